import { pupilOf } from '@stolik/class/classroom';
import type { Who } from '@stolik/class/commands';
import type { ClassSeat } from '@stolik/table/entry';
import {
  type ClassClientMessage,
  type ClassNoCode,
  type ClassRequest,
  MOST_CLASS_BYTES,
  readClassMessage,
} from '@stolik/wire/class';
import type { ByeCode } from '@stolik/wire/messages';
import type { Classes, Member } from '../classes/classes.ts';
import type { ClassSubscriber } from '../classes/live-class.ts';
import { TABLE_COSTS, tablesFor, touchedBy } from '../classes/tables.ts';
import { Pool } from '../limits/pool.ts';
import { Turns } from '../turns.ts';
import { Hearing } from './hearing.ts';
import { type Caller, CLASS_PATH, Connection, type Place } from './sockets.ts';

/** At `/api/class` one connection is one class, seen by its teacher, a pupil or the wall. */
export const classesPlace = (classes: Classes): Place => {
  const coming = new Turns();
  const hearing = new Hearing(classes.slices);
  return { path: CLASS_PATH, longest: MOST_CLASS_BYTES, welcome: (caller) => new InClass(caller, classes, coming, hearing) };
};

type Doing = Extract<ClassClientMessage, readonly ['do', ...unknown[]]>;

/** The minimum cost: even a small change of a screen is sent to every viewer of the class. */
const SHOWN_AT_LEAST = 1024;
/** One pupil may write a tenth of what all of them together may. */
const PUPIL_COSTS = 10;
/** From this age on a class has something of its own, see `Pool`. */
const SETTLED_AFTER = 3_600_000;

class InClass extends Connection implements ClassSubscriber {
  who: Who = { kind: 'wall' };
  drawn = 0;
  private member: Member | undefined;
  private unvouch: (() => void) | undefined;
  private readonly classes: Classes;
  private readonly coming: Turns;
  private readonly writing: Pool;
  private readonly laying: Pool;

  constructor(caller: Caller, classes: Classes, coming: Turns, hearing: Hearing) {
    super(caller, hearing);
    this.classes = classes;
    this.coming = coming;
    const { writingOwn, writingEach, layingOwn, layingEach } = caller.limits;
    this.writing = new Pool(writingOwn, writingEach);
    this.laying = new Pool(layingOwn, layingEach);
  }

  get subject(): string | undefined {
    return this.member?.room.room.id;
  }

  protected read(text: string): boolean | Promise<unknown> {
    const message = readClassMessage(text);
    return message.ok && (this.take(message.value, text.length) ?? true);
  }

  protected leave(): void {
    this.member?.room.leave(this);
    // A connection that is closed may be in memory for a while, and its class must not be for that.
    this.member = undefined;
    this.unvouch?.();
    this.unvouch = undefined;
  }

  protected override caughtUp(): void {
    this.member?.room.caughtUp(this);
  }

  private take(message: ClassClientMessage, size: number): Promise<void> | undefined {
    if (message[0] === 'ping') this.send('["pong"]');
    else if (message[0] === 'hi') this.begin(message[1], () => this.enter(message[2]));
    else if (this.hasComeIn() && this.member) return this.request(this.member, message, size);
    return undefined;
  }

  private async enter(token: string): Promise<ByeCode | undefined> {
    // Nobody guesses a token: whatever others at this address do, it is looked at.
    const member = await this.classes.findMember(token);
    // Another server, or this one a minute later, may resume it: the client keeps its seat and reconnects.
    if (!member && this.classes.whyUnopened(token)) return 'closing';
    if (!member) return (await this.classes.isEnded({ token })) ? 'ended' : 'bad-token';
    const own = keyOf(member);
    // The size of a snapshot is known only afterwards: serialize, so that the next client finds it charged.
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

  /** The promise is kept when the request has been answered. */
  private request(member: Member, [, id, request]: Doing, size: number): Promise<void> | undefined {
    if (!member.room.isTheirs(member)) {
      this.bye('bad-token');
      return undefined;
    }
    const answer = (outcome: 'ok' | ClassNoCode): void => {
      this.classes.counts.requested(request.kind, outcome);
      this.send(JSON.stringify(outcome === 'ok' ? ['ok', id] : ['no', id, outcome]));
    };
    // Before any limit: a forbidden request must not use up the budget of others.
    if (!mayAsk(member.who, request)) {
      answer('not-yours');
      return undefined;
    }
    if (!this.mayRequest(member, request, size)) {
      answer('too-fast');
      return undefined;
    }
    const onWritten = (written: number): void => this.wrote(member, request, written);
    return this.classes.request(member, request, id, onWritten).then(
      (granted) => answer(granted.ok ? 'ok' : granted.problem),
      (error: unknown) => answer(this.whyFailed(error)),
    );
  }

  /** Whatever is written, shown or opened has a limit: by pupil, by class and by address, for anybody can open a class. */
  private mayRequest(member: Member, request: ClassRequest, size: number): boolean {
    const { limits, address, writing } = this;
    const { who, room } = member;
    const { id } = room.room;
    const own = keyOf(member);
    if (request.kind === 'at' || request.kind === 'device') return limits.showing.allows(own, size + SHOWN_AT_LEAST);
    if (who.kind === 'pupil') {
      const isLittle = limits.asides.allows(own) && limits.writing.allows(own, PUPIL_COSTS * size);
      const key = poolOf(member);
      if (request.kind === 'again' && !this.mayPlayAgain(member, own)) return false;
      // What they share is charged for what is written: claims that nobody believes must use up nothing of others.
      return isLittle && limits.writing.has(key, size) && writing.has(reserveOf(member, key), address, size);
    }
    const tables = tablesFor(room.room, request);
    const reserve = reserveOf(member, id);
    if (!limits.teaching.allows(own)) return false;
    if (tables > 0 && !(limits.laying.allows(id, tables) && this.laying.allows(reserve, address, tables))) return false;
    const written = size + TABLE_COSTS * touchedBy(room.room, request);
    return limits.writing.allows(id, written) && writing.allows(reserve, address, written);
  }

  /** Pupils open tables from what they have, never from what the teacher has; one of them a tenth of it. */
  private mayPlayAgain(member: Member, own: string): boolean {
    const { limits, address, laying } = this;
    const key = poolOf(member);
    const seat = seatOf(member);
    if (seat && !this.classes.rematches.mayBegin(member.room.room.id, seat)) return false;
    return limits.laying.allows(own, PUPIL_COSTS) && limits.laying.has(key) && laying.has(reserveOf(member, key), address, 1);
  }

  private wrote(member: Member, request: ClassRequest, size: number): void {
    const key = poolOf(member);
    if (request.kind === 'again' && size > 0) {
      this.limits.laying.charge(key, 1);
      this.laying.charge(reserveOf(member, key), this.address, 1);
      const seat = seatOf(member);
      if (seat) this.classes.rematches.began(member.room.room.id, seat);
    }
    this.limits.writing.charge(key, size);
    this.writing.charge(reserveOf(member, key), this.address, size);
  }
}

/** All pupils of a class write together so much, and all guests as much: guests are strangers. The teacher has the same alone. */
function poolOf({ who, room: { room } }: Member): string {
  if (who.kind !== 'pupil') return room.id;
  return `${room.id} ${pupilOf(room, who.pupil)?.isGuest ? 'guests' : 'pupils'}`;
}

const seatOf = ({ who, drawn }: Member): ClassSeat | undefined =>
  who.kind === 'pupil' ? { pupil: who.pupil, drawn } : undefined;

/** A new class has no reserve: otherwise an address could get more budget by opening class after class. */
const reserveOf = ({ room }: Member, key: string): string | undefined => (room.age >= SETTLED_AFTER ? key : undefined);

/** What a pupil may ask for, and nobody else. The wall asks for nothing. */
const OF_PUPILS: readonly ClassRequest['kind'][] = ['at', 'device', 'did', 'answer', 'again', 'share', 'nickname'];

const mayAsk = ({ kind }: Who, request: ClassRequest): boolean =>
  kind === (OF_PUPILS.includes(request.kind) ? 'pupil' : 'teacher');

/** The key of a member's limits: no pupil uses up the budget of the teacher or another pupil, and no guest that of the next one. */
const keyOf = ({ who, drawn, room: { room } }: Member): string =>
  who.kind === 'pupil' ? `${room.id} ${who.pupil} ${drawn}` : who.kind === 'wall' ? `${room.id} wall` : room.id;
