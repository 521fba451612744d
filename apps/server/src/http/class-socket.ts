import type { Who } from '@stolik/class/commands';
import { type ClassClientMessage, type ClassNoCode, MOST_CLASS_BYTES, readClassMessage } from '@stolik/wire/class';
import type { ByeCode } from '@stolik/wire/messages';
import type { Classes, Member } from '../classes/classes.ts';
import type { ClassOnlooker } from '../classes/live-class.ts';
import { TOO_MANY } from '../limits/misses.ts';
import { type Caller, CLASS_PATH, Connection, type Place } from './sockets.ts';

/** At `/api/class` one connection is one class, seen by its teacher, a pupil or the wall. */
export const classesPlace = (classes: Classes): Place => ({
  path: CLASS_PATH,
  longest: MOST_CLASS_BYTES,
  welcome: (caller) => new InClass(caller, classes),
});

class InClass extends Connection implements ClassOnlooker {
  who: Who = { kind: 'wall' };
  drawn = 0;
  private member: Member | undefined;
  private readonly classes: Classes;

  constructor(caller: Caller, classes: Classes) {
    super(caller);
    this.classes = classes;
  }

  get subject(): string | undefined {
    return this.member?.room.room.id;
  }

  protected read(text: string): boolean {
    const message = readClassMessage(text);
    if (message.ok) this.take(message.value);
    return message.ok;
  }

  protected leave(): void {
    this.member?.room.leave(this);
  }

  private take(message: ClassClientMessage): void {
    if (message[0] === 'ping') this.send('["pong"]');
    else if (message[0] === 'hi') this.begin(message[1], () => this.enter(message[2]));
    else this.hear(() => this.member && this.wish(this.member, message));
  }

  private async enter(token: string): Promise<ByeCode | undefined> {
    const member = await this.limits.misses.look(this.address, () => this.classes.findMember(token));
    if (member === TOO_MANY) return 'too-fast';
    if (!member) return (await this.classes.isEnded({ token })) ? 'ended' : 'bad-token';
    this.who = member.who;
    this.drawn = member.drawn;
    await member.room.join(this);
    this.member = member;
    // The operator may have closed it meanwhile.
    return (await this.classes.isEnded({ id: member.room.room.id })) ? 'ended' : undefined;
  }

  private wish(member: Member, [, id, wish]: Extract<ClassClientMessage, readonly ['do', ...unknown[]]>): void {
    if (!member.room.isTheirs(member)) {
      this.bye('bad-token');
      return;
    }
    // What is written down has a measure, or one child could fill the log of all.
    const { who, room } = member;
    const answer = (outcome: 'ok' | ClassNoCode): void => {
      this.classes.counts.wished(wish.kind, outcome);
      this.send(JSON.stringify(outcome === 'ok' ? ['ok', id] : ['no', id, outcome]));
    };
    if (who.kind === 'pupil' && wish.kind !== 'at' && !this.limits.asides.allows(`${room.room.id} ${who.pupil}`)) {
      answer('too-fast');
      return;
    }
    this.classes.wish(member, wish, id).then(
      (granted) => answer(granted.ok ? 'ok' : granted.problem),
      (error: unknown) => answer(this.whyFailed(error)),
    );
  }
}
