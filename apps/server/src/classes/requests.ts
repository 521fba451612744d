import type { Command, Who } from '@stolik/class/commands';
import type { Task } from '@stolik/class/things';
import { parsedOptions } from '@stolik/kernel/options';
import type { ClassRequest } from '@stolik/wire/class';
import type { Bus } from '../bus/bus.ts';
import { freshClassCode, type Signer } from '../guests/tokens.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { type InTurn, type ReadAnswer, readerFor } from './answers.ts';
import { believable } from './believable.ts';
import { GRANTED, type Granted, no } from './granted.ts';
import type { LiveClass } from './live-class.ts';
import type { Pins } from './pins.ts';
import { type ClassTables, TABLE_COSTS } from './tables.ts';

interface RequestsPlan {
  readonly store: Store;
  readonly bus: Bus;
  readonly signer: Signer;
  readonly tables: Tables;
  readonly isInHouse: boolean;
}

/** Who requests something. */
interface Asking {
  readonly room: LiveClass;
  readonly who: Who;
  /** Of the request: it is the same where it is sent again. */
  readonly id: string;
  /** Receives the number of characters written for a pupil, or at tables that the class does not know. */
  readonly onWritten?: ((size: number) => void) | undefined;
}

/** What people of classes request, and what the server does for it. */
export class Requests {
  private readonly plan: RequestsPlan;
  private readonly laying: ClassTables;
  private readonly pins: Pins;
  private readonly readers = new Map<string, Promise<ReadAnswer | undefined>>();

  constructor(plan: RequestsPlan, laying: ClassTables, pins: Pins) {
    this.plan = plan;
    this.laying = laying;
    this.pins = pins;
  }

  /** Handles a request of a class. `reduce` decides permissions; actions of the server itself are for the teacher alone. */
  async grant(asking: Asking, request: ClassRequest): Promise<Granted> {
    const { room, who, id } = asking;
    if (request.kind === 'at') {
      if (who.kind !== 'pupil') return no('not-yours');
      room.at(who.pupil, { thing: request.doing, shows: request.shows ?? [] });
      return GRANTED;
    }
    if (request.kind === 'device') {
      if (who.kind !== 'pupil') return no('not-yours');
      room.device(who.pupil, request.lacks);
      return GRANTED;
    }
    if (request.kind === 'did' || request.kind === 'answer') return this.byPupil(asking, request);
    if (request.kind === 'again' || request.kind === 'share' || request.kind === 'nickname') {
      const changed = await room.change(request, who, id, asking.onWritten);
      if (!changed.ok) return changed;
      // Sent again, it finds what a server that died has left undone.
      return request.kind === 'again' ? this.laying.playAgain(room, request.table, changed.value) : GRANTED;
    }
    if (who.kind !== 'teacher') return no('not-yours');
    switch (request.kind) {
      case 'pupil':
      case 'secrets': {
        const { pupil, card, pictures } = request;
        const hashes = { card, pictures: this.plan.signer.pictureHash(room.room.id, pupil, pictures) };
        const command: Command =
          request.kind === 'pupil' ? { kind: 'pupil', pupil, name: request.name, hashes } : { kind: 'secrets', pupil, hashes };
        const before = room.room;
        const granted = await this.write(room, command, who, id);
        if (!granted.ok) return granted;
        // A device that plays with the old card is out, at the table too; so is a guest who had that animal.
        if (request.kind === 'pupil') await this.laying.dismissGone(room, before);
        else await this.laying.redrawn(room, pupil, before);
        return granted;
      }
      case 'remove':
      case 'guests': {
        // Written first: a member of the class would receive a new token for the seat.
        const before = room.room;
        const granted = await this.write(room, request, who, id);
        if (granted.ok) await this.laying.dismissGone(room, before);
        return granted;
      }
      case 'eyes': {
        const granted = await this.write(room, request, who, id);
        if (!granted.ok) return granted;
        const rematches = await this.laying.hold(room);
        asking.onWritten?.(TABLE_COSTS * rematches);
        return granted;
      }
      case 'code':
        return this.recode(room);
      case 'pin':
        return this.pins.set(room, request.on);
      case 'task':
        return (await this.inTurn(room)(() => this.isKnown(request.task)))
          ? this.write(room, request, who, id)
          : no('unreadable');
      case 'play':
        return this.laying.play(room, request, id);
      case 'hint':
        room.hint(request.whom);
        return GRANTED;
      case 'restart':
        return this.laying.restart(room, request, id);
      case 'lesson':
      case 'away': {
        if (room.room.granted.includes(id)) return GRANTED;
        // A lesson puts all tables of the last one away.
        const away = request.kind === 'away' ? [request.table] : room.tables().map((table) => table.id);
        return this.laying.putAway(room, away, () => this.write(room, request, who, id));
      }
      case 'bot':
      case 'time':
        return this.laying.help(room, request);
      case 'ask':
        return (await this.readerOf(room, request.question)) ? this.write(room, request, who, id) : no('unreadable');
      default:
        return this.write(room, request, who, id);
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
    { room, who, id, onWritten }: Asking,
    request: Extract<ClassRequest, { readonly kind: 'did' | 'answer' }>,
  ): Promise<Granted> {
    const write = async (command: Command): Promise<Granted> => {
      const changed = await room.change(command, who, id, onWritten);
      return changed.ok ? GRANTED : changed;
    };
    if (who.kind === 'pupil') room.moved(who.pupil);
    if (request.kind === 'did') {
      let facts = who.kind === 'pupil' ? await believable(room.room, who.pupil, request.facts) : request.facts;
      // Another process may have given it a moment ago.
      if (who.kind === 'pupil' && facts.length < request.facts.length && (await this.hasNews(room)))
        facts = await believable(room.room, who.pupil, request.facts);
      return facts.length > 0 || who.kind !== 'pupil' ? write({ ...request, facts }) : GRANTED;
    }
    if (room.room.asked?.id !== request.asked) await this.hasNews(room);
    const { asked } = room.room;
    // Nobody's own words get in: what no question has read goes to none, also where it is asked before this is written.
    if (asked?.id !== request.asked) return write({ ...request, asked: '', answer: [] });
    const reader = await this.readerOf(room, asked.question);
    const answer = await reader?.(request.answer, this.inTurn(room));
    return answer ? write({ ...request, answer }) : no('unreadable');
  }

  /** Whether other processes have written what this one did not know. */
  private async hasNews(room: LiveClass): Promise<boolean> {
    if (this.plan.bus.kind === 'local') return false;
    const { version } = room.room;
    await room.refresh();
    return room.room.version !== version;
  }

  /** What was sent is read in turn: a thousand boards at once must not hold everybody else up. */
  private inTurn(room: LiveClass): InTurn {
    return (work) => this.plan.tables.slices.once(work, room.askers);
  }

  /** Positions are laid once, and a few are remembered. */
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
