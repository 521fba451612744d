import type { AnyGame, Seat } from '@stolik/kernel/game';
import { PROMISED } from '../src/chance.ts';
import { type Change, type Command, type No, reduce } from '../src/commands.ts';
import { type Entry, readEntry, type SeatPlan, writeEntry } from '../src/entry.ts';
import { commitmentOf } from '../src/seal.ts';
import type { Pace } from '../src/seats.ts';
import { advance, openSession, type Session } from '../src/session.ts';
import { decisionOf } from '../src/table.ts';

export const SEED = '5e'.repeat(32);
const LEVELS = ['random', 'greedy'];

export interface Given {
  readonly seats?: readonly SeatPlan[];
  readonly pace?: Pace;
  /** In the lobby, among strangers. */
  readonly isOpen?: boolean;
  /** The class whose table it is. */
  readonly class?: string;
  /** The table before this one, where the same people play again. */
  readonly previous?: string;
  /** The rule of chance; 2 at tables of today. */
  readonly chance?: 1 | 2;
}

/** A table across the network, with a clock that is moved by hand. Every entry goes through its text, as a store would keep it. */
export class Online {
  session: Session;
  now = 1000;
  here: readonly Seat[] = [0, 1, 2];
  seenAt = 0;
  readonly texts: string[] = [];
  private ids = 0;

  constructor(
    game: AnyGame,
    people: number,
    {
      seats = Array.from({ length: people }, () => ({ kind: 'open' })),
      pace = { kind: 'free' },
      isOpen = false,
      ...more
    }: Given = {},
  ) {
    const opening = {
      game: game.id,
      rulesVersion: 1,
      options: {},
      seats,
      pace,
      isOpen,
      code: 'ABCDEF',
      commitment: commitmentOf(SEED),
      chance: 2 as const,
      ...more,
    };
    const open: Extract<Entry, { kind: 'open' }> = { kind: 'open', at: this.now, opening };
    this.session = openSession({ id: 'table', game, seed: SEED, chance: PROMISED }, open);
    this.texts.push(writeEntry(open));
  }

  /** Undefined where it was done, otherwise why not. */
  ask(command: Command): No | undefined {
    const around = { now: this.now, levels: LEVELS, isHere: (seat: Seat) => this.here.includes(seat), seenAt: () => this.seenAt };
    const changed = reduce(this.session, command, around);
    if (!changed.ok) return changed.problem;
    this.take(changed.value);
    return undefined;
  }

  private take({ entries, after }: Change): void {
    this.texts.push(...entries.map(writeEntry));
    this.session = after;
  }

  sitAll(): this {
    for (const [seat, { kind }] of this.session.seats.entries())
      if (kind === 'open') this.ask({ kind: 'sit', seat, name: `person ${seat + 1}`, salt: `${seat}` });
    return this;
  }

  act(seat: Seat, what: string | number): No | undefined {
    return this.ask({ kind: 'act', seat, decision: decisionOf(this.session.table, seat), what, id: this.id() });
  }

  undo(seat: Seat): No | undefined {
    return this.ask({ kind: 'undo', seat, id: this.id() });
  }

  answer(seat: Seat, yes: boolean): No | undefined {
    return this.ask({ kind: 'answer', seat, question: this.session.question?.id ?? 'none', yes, id: this.id() });
  }

  id(): string {
    return `id${this.ids++}`;
  }

  get steps(): number {
    return this.session.table.steps.length;
  }

  /** The session that another reader makes of what was written. */
  again(): Session {
    const [first, ...rest] = this.texts.map(readEntry);
    const { id, game, seed } = this.session;
    return rest.reduce(advance, openSession({ id, game, seed, chance: PROMISED }, first as Extract<Entry, { kind: 'open' }>));
  }
}
