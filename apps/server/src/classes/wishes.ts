import type { Command, Who } from '@stolik/class/commands';
import type { Task } from '@stolik/class/things';
import { parsedOptions } from '@stolik/kernel/options';
import type { ClassWish } from '@stolik/wire/class';
import type { Bus } from '../bus/bus.ts';
import { freshClassCode, type Signer } from '../guests/tokens.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { type InTurn, type ReadAnswer, readerFor } from './answers.ts';
import { believable } from './believable.ts';
import { GRANTED, type Granted, no } from './granted.ts';
import type { LiveClass } from './live-class.ts';
import type { Pins } from './pins.ts';
import type { ClassTables } from './tables.ts';

interface WishesPlan {
  readonly store: Store;
  readonly bus: Bus;
  readonly signer: Signer;
  readonly tables: Tables;
  readonly isInHouse: boolean;
}

/** Who wishes something. */
interface Wishing {
  readonly room: LiveClass;
  readonly who: Who;
  /** Of the wish: it is the same where it is sent again. */
  readonly id: string;
  /** Is told how many characters were written for a pupil. */
  readonly onWritten?: ((size: number) => void) | undefined;
}

/** What people of classes wish, and what the server does for it. */
export class Wishes {
  private readonly plan: WishesPlan;
  private readonly laying: ClassTables;
  private readonly pins: Pins;
  private readonly readers = new Map<string, Promise<ReadAnswer | undefined>>();

  constructor(plan: WishesPlan, laying: ClassTables, pins: Pins) {
    this.plan = plan;
    this.laying = laying;
    this.pins = pins;
  }

  /** Does what somebody of a class wishes. Who may what is decided by `reduce`; what the server itself does is the teacher's alone. */
  async grant(wishing: Wishing, wish: ClassWish): Promise<Granted> {
    const { room, who, id } = wishing;
    if (wish.kind === 'at') {
      if (who.kind !== 'pupil') return no('not-yours');
      room.at(who.pupil, { thing: wish.doing, shows: wish.shows ?? [] });
      return GRANTED;
    }
    if (wish.kind === 'did' || wish.kind === 'answer') return this.byPupil(wishing, wish);
    if (who.kind !== 'teacher') return no('not-yours');
    switch (wish.kind) {
      case 'pupil':
      case 'secrets': {
        const { pupil, card, pictures } = wish;
        const hashes = { card, pictures: this.plan.signer.pictureHash(room.room.id, pupil, pictures) };
        const command: Command =
          wish.kind === 'pupil' ? { kind: 'pupil', pupil, name: wish.name, hashes } : { kind: 'secrets', pupil, hashes };
        const before = room.room;
        const granted = await this.write(room, command, who, id);
        if (!granted.ok) return granted;
        // A device that plays with the old card is out, at the table too; so is a guest who had that animal.
        if (wish.kind === 'pupil') await this.laying.dismissGone(room, before);
        else await this.laying.redrawn(room, pupil, before);
        return granted;
      }
      case 'remove':
      case 'guests': {
        // Written first: to somebody of the class a new token for the seat would be told.
        const before = room.room;
        const granted = await this.write(room, wish, who, id);
        if (granted.ok) await this.laying.dismissGone(room, before);
        return granted;
      }
      case 'eyes': {
        const granted = await this.write(room, wish, who, id);
        if (granted.ok) await this.laying.hold(room);
        return granted;
      }
      case 'code':
        return this.recode(room);
      case 'pin':
        return this.pins.set(room, wish.on);
      case 'task':
        return (await this.inTurn(room)(() => this.isKnown(wish.task))) ? this.write(room, wish, who, id) : no('unreadable');
      case 'play':
        return this.laying.play(room, wish, id);
      case 'hint':
        room.hint(wish.whom);
        return GRANTED;
      case 'restart':
        return this.laying.restart(room, wish, id);
      case 'lesson':
      case 'away': {
        if (room.room.granted.includes(id)) return GRANTED;
        // A lesson puts all tables of the last one away.
        const away = wish.kind === 'away' ? [wish.table] : room.tables().map((table) => table.id);
        return this.laying.putAway(room, away, () => this.write(room, wish, who, id));
      }
      case 'bot':
      case 'time':
        return this.laying.help(room, wish);
      case 'ask':
        return (await this.readerOf(room, wish.question)) ? this.write(room, wish, who, id) : no('unreadable');
      default:
        return this.write(room, wish, who, id);
    }
  }

  /** What is said about a game is read by that game, as at a table. */
  private isKnown(task: Task): boolean {
    if (!('game' in task)) return true;
    const game = this.plan.tables.findGame(task.game);
    if (!game || task.kind !== 'game') return game !== undefined;
    const { min, max } = game.seats;
    const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
    return counts.some((seats) => parsedOptions(game, task.options, seats).ok);
  }

  private async write(room: LiveClass, command: Command, who: Who, id: string): Promise<Granted> {
    const changed = await room.change(command, who, id);
    return changed.ok ? GRANTED : changed;
  }

  private async byPupil(
    { room, who, id, onWritten }: Wishing,
    wish: Extract<ClassWish, { readonly kind: 'did' | 'answer' }>,
  ): Promise<Granted> {
    const write = async (command: Command): Promise<Granted> => {
      const changed = await room.change(command, who, id, onWritten);
      return changed.ok ? GRANTED : changed;
    };
    if (who.kind === 'pupil') room.moved(who.pupil);
    if (wish.kind === 'did') {
      let facts = who.kind === 'pupil' ? await believable(room.room, who.pupil, wish.facts) : wish.facts;
      // Another process may have given it a moment ago.
      if (who.kind === 'pupil' && facts.length < wish.facts.length && (await this.hasNews(room)))
        facts = await believable(room.room, who.pupil, wish.facts);
      return facts.length > 0 || who.kind !== 'pupil' ? write({ ...wish, facts }) : GRANTED;
    }
    if (room.room.asked?.id !== wish.asked) await this.hasNews(room);
    const { asked } = room.room;
    // Nobody's own words get in: what no question has read goes to none, also where it is asked before this is written.
    if (asked?.id !== wish.asked) return write({ ...wish, asked: '', answer: [] });
    const answer = await (await this.readerOf(room, asked.question))?.(wish.answer);
    return answer ? write({ ...wish, answer }) : no('unreadable');
  }

  /** Whether other processes have written what this one did not know. */
  private async hasNews(room: LiveClass): Promise<boolean> {
    if (this.plan.bus.kind === 'local') return false;
    const { version } = room.room;
    await room.refresh();
    return room.room.version !== version;
  }

  /** Positions are laid once, and a few are remembered. */
  /** What was sent is read in turn: a thousand boards at once must not hold everybody else up. */
  private inTurn(room: LiveClass): InTurn {
    return (work) => this.plan.tables.slices.once(work, room.usedFrom ?? '');
  }

  private readerOf(room: LiveClass, question: Parameters<typeof readerFor>[1]): Promise<ReadAnswer | undefined> {
    const key = JSON.stringify(question);
    const known = this.readers.get(key);
    if (known) return known;
    const game = this.plan.tables.findGame(question.game);
    const reader = game ? readerFor(game, question, this.inTurn(room)).catch(() => undefined) : Promise.resolve(undefined);
    this.readers.set(key, reader);
    if (this.readers.size > 50) this.readers.delete(this.readers.keys().next().value!);
    return reader;
  }

  private async recode(room: LiveClass): Promise<Granted> {
    for (let tries = 0; tries < 20; tries++) {
      const code = freshClassCode(this.plan.isInHouse, tries);
      if (!(await this.plan.store.recode(room.room.id, code))) continue;
      room.recoded(code);
      return GRANTED;
    }
    return no('broken');
  }
}
