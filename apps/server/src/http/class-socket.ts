import { pupilOf } from '@stolik/class/classroom';
import type { Who } from '@stolik/class/commands';
import {
  type ClassClientMessage,
  type ClassNoCode,
  type ClassWish,
  MOST_CLASS_BYTES,
  readClassMessage,
} from '@stolik/wire/class';
import type { ByeCode } from '@stolik/wire/messages';
import type { Classes, Member } from '../classes/classes.ts';
import type { ClassOnlooker } from '../classes/live-class.ts';
import { tablesFor } from '../classes/tables.ts';
import { Pool } from '../limits/pool.ts';
import { Turns } from '../turns.ts';
import { type Caller, CLASS_PATH, Connection, type Place } from './sockets.ts';

/** At `/api/class` one connection is one class, seen by its teacher, a pupil or the wall. */
export const classesPlace = (classes: Classes): Place => {
  const coming = new Turns();
  return { path: CLASS_PATH, longest: MOST_CLASS_BYTES, welcome: (caller) => new InClass(caller, classes, coming) };
};

type Doing = Extract<ClassClientMessage, readonly ['do', ...unknown[]]>;

/** However little a screen shows, everybody who looks at the class is told. */
const SHOWN_AT_LEAST = 1024;
/** One pupil may write a tenth of what all of them together may. */
const PUPIL_COSTS = 10;
/** From this age on a class has something of its own, see `Pool`. */
const SETTLED_AFTER = 3_600_000;

class InClass extends Connection implements ClassOnlooker {
  who: Who = { kind: 'wall' };
  drawn = 0;
  private member: Member | undefined;
  private unvouch: (() => void) | undefined;
  private readonly classes: Classes;
  private readonly coming: Turns;
  private readonly writing: Pool;
  private readonly laying: Pool;

  constructor(caller: Caller, classes: Classes, coming: Turns) {
    super(caller);
    this.classes = classes;
    this.coming = coming;
    const { writingOwn, writingEach, layingOwn, layingEach } = caller.limits;
    this.writing = new Pool(writingOwn, writingEach);
    this.laying = new Pool(layingOwn, layingEach);
  }

  get subject(): string | undefined {
    return this.member?.room.room.id;
  }

  protected read(text: string): boolean {
    const message = readClassMessage(text);
    if (message.ok) this.take(message.value, text.length);
    return message.ok;
  }

  protected leave(): void {
    this.member?.room.leave(this);
    this.unvouch?.();
    this.unvouch = undefined;
  }

  protected override caughtUp(): void {
    this.member?.room.caughtUp(this);
  }

  private take(message: ClassClientMessage, size: number): void {
    if (message[0] === 'ping') this.send('["pong"]');
    else if (message[0] === 'hi') this.begin(message[1], () => this.enter(message[2]));
    else this.hear(() => this.member && this.wish(this.member, message, size));
  }

  private async enter(token: string): Promise<ByeCode | undefined> {
    // Nobody guesses a token: whatever others at this address do, it is looked at.
    const member = await this.classes.findMember(token);
    // Another server, or this one a minute later, may be able to go on with it: the client keeps its place and reconnects.
    if (!member && this.classes.whyUnopened(token)) return 'closing';
    if (!member) return (await this.classes.isEnded({ token })) ? 'ended' : 'bad-token';
    const own = keyOf(member);
    // How much somebody is told is known afterwards: one after the other, so that the next one finds it counted.
    return this.coming.take(own, () => this.join(member, own));
  }

  private async join(member: Member, own: string): Promise<ByeCode | undefined> {
    if (this.isGone) return 'closing';
    if (!this.limits.viewing.has(own, 0)) return 'too-fast';
    this.who = member.who;
    this.drawn = member.drawn;
    const told = await this.classes.join(member.room, this);
    if (told === undefined) return 'closing';
    this.limits.viewing.charge(own, told);
    this.member = member;
    if (member.who.kind === 'teacher') this.unvouch = this.classes.vouch(this.address, member.room);
    // The operator may have closed it meanwhile.
    return (await this.classes.isEnded({ id: member.room.room.id })) ? 'ended' : undefined;
  }

  private wish(member: Member, [, id, wish]: Doing, size: number): void {
    if (!member.room.isTheirs(member)) {
      this.bye('bad-token');
      return;
    }
    const answer = (outcome: 'ok' | ClassNoCode): void => {
      this.classes.counts.wished(wish.kind, outcome);
      this.send(JSON.stringify(outcome === 'ok' ? ['ok', id] : ['no', id, outcome]));
    };
    // Before any limit: what somebody may not wish must use up nothing of those who may.
    if (!mayAsk(member.who, wish)) {
      answer('not-yours');
      return;
    }
    if (!this.mayWish(member, wish, size)) {
      answer('too-fast');
      return;
    }
    const onWritten = (written: number): void => this.wrote(member, written);
    this.classes.wish(member, wish, id, onWritten).then(
      (granted) => answer(granted.ok ? 'ok' : granted.problem),
      (error: unknown) => answer(this.whyFailed(error)),
    );
  }

  /** Whatever is written, shown or opened has a limit: by pupil, by class and by address, for anybody can open a class. */
  private mayWish(member: Member, wish: ClassWish, size: number): boolean {
    const { limits, address, writing } = this;
    const { who, room } = member;
    const { id } = room.room;
    const own = keyOf(member);
    if (wish.kind === 'at') return limits.showing.allows(own, size + SHOWN_AT_LEAST);
    if (who.kind === 'pupil') {
      const isLittle = limits.asides.allows(own) && limits.writing.allows(own, PUPIL_COSTS * size);
      const key = poolOf(member);
      // What they share is charged for what is written: claims that nobody believes must use up nothing of others.
      return isLittle && limits.writing.has(key, size) && writing.has(reserveOf(member, key), address, size);
    }
    const tables = tablesFor(room.room, wish);
    const reserve = reserveOf(member, id);
    if (!limits.teaching.allows(own)) return false;
    if (tables > 0 && !(limits.laying.allows(id, tables) && this.laying.allows(reserve, address, tables))) return false;
    return limits.writing.allows(id, size) && writing.allows(reserve, address, size);
  }

  private wrote(member: Member, size: number): void {
    const key = poolOf(member);
    this.limits.writing.charge(key, size);
    this.writing.charge(reserveOf(member, key), this.address, size);
  }
}

/** All pupils of a class write together so much, and all guests as much: guests are strangers. */
const poolOf = ({ who, room: { room } }: Member): string =>
  `${room.id} ${who.kind === 'pupil' && pupilOf(room, who.pupil)?.isGuest ? 'guests' : 'pupils'}`;

/** A class that was just opened has nothing of its own: whoever uses up what an address has would open another, and another. */
const reserveOf = ({ room }: Member, key: string): string | undefined => (room.age >= SETTLED_AFTER ? key : undefined);

/** What a pupil may ask for, and nobody else. The wall asks for nothing. */
const OF_PUPILS: readonly ClassWish['kind'][] = ['at', 'did', 'answer'];

const mayAsk = ({ kind }: Who, wish: ClassWish): boolean => kind === (OF_PUPILS.includes(wish.kind) ? 'pupil' : 'teacher');

/** By what somebody of a class is limited: no pupil uses up what is the teacher's or another pupil's, nor a guest what the next one has. */
const keyOf = ({ who, drawn, room: { room } }: Member): string =>
  who.kind === 'pupil' ? `${room.id} ${who.pupil} ${drawn}` : who.kind === 'wall' ? `${room.id} wall` : room.id;
