import type { Action, GameEvent, Next, Seat } from '@stolik/kernel/game';
import type { Json } from '@stolik/kernel/json';
import type { GameLog } from '@stolik/kernel/log';
import type { Rng } from '@stolik/kernel/random';
import { ok, type Result, unwrap } from '@stolik/kernel/result';
import { Chronicle, recalling } from '@stolik/table/chronicle';
import type { Passage } from '@stolik/table/sight';
import { type Command, decisionOf, openTable, reduce, type Sitter, type Table } from '@stolik/table/table';
import { type NoUndo, stepsAfterUndo } from '@stolik/table/undo';
import type { CatalogEntry } from '../catalog.ts';

/** Who sits where: names for the log, and the level of the bots. */
export interface Seating {
  readonly names: readonly string[];
  readonly bots: readonly (string | null)[];
}

/** A game at one terminal: the table of engine/table, its chance and its bots. */
export class Match {
  readonly entry: CatalogEntry;
  private readonly rng: Rng;
  private readonly chronicle: Chronicle;
  private table: Table;

  private constructor(entry: CatalogEntry, rng: Rng, table: Table, chronicle: Chronicle) {
    this.entry = entry;
    this.rng = rng;
    this.table = table;
    this.chronicle = chronicle;
  }

  static begin(entry: CatalogEntry, seats: number, options: Readonly<Record<string, unknown>>, rng: Rng): Match {
    const table = unwrap(openTable(entry.game, options as { readonly [key: string]: Json }, strangers(seats)));
    return new Match(entry, rng, table, new Chronicle(entry.game, table));
  }

  static resume(entry: CatalogEntry, log: GameLog, rng: Rng): Result<Match> {
    const work = recalling(entry.game, log, strangers(log.seats));
    for (;;) {
      const { done, value } = work.next();
      if (!done) continue;
      return value.ok ? ok(new Match(entry, rng, value.value.table, value.value.chronicle)) : value;
    }
  }

  /** Everybody takes their seat; until then nobody is known. */
  sit({ names, bots }: Seating): void {
    for (const [seat, name] of names.entries()) {
      const level = bots[seat] ?? null;
      this.change({ kind: 'sit', seat, sitter: level === null ? { kind: 'person', name } : { kind: 'bot', name, level } });
    }
  }

  get seats(): number {
    return this.table.seats;
  }

  get state(): unknown {
    return this.table.state;
  }

  get next(): Next {
    return this.entry.game.next(this.table.state);
  }

  get stepCount(): number {
    return this.table.steps.length;
  }

  get isPlayedInRounds(): boolean {
    return this.chronicle.isPlayedInRounds;
  }

  act(seat: Seat, action: Action): readonly GameEvent[] {
    return this.change({ kind: 'act', seat, decision: decisionOf(this.table, seat), action });
  }

  resign(seat: Seat): readonly GameEvent[] {
    return this.change({ kind: 'resign', seat });
  }

  rollChance(): readonly GameEvent[] {
    return this.change({ kind: 'chance', result: this.entry.game.roll(this.table.state, this.rng) });
  }

  playBot(seat: Seat): readonly GameEvent[] {
    const { game, greedy } = this.entry;
    const world = game.redeal(this.table.state, seat, this.rng);
    return this.act(seat, greedy(world, seat, this.rng));
  }

  /** Takes this seat's last decision back, or says why it stays. */
  undo(seat: Seat): NoUndo | undefined {
    const left = stepsAfterUndo(this.entry.game, this.table, seat, (count) => this.chronicle.stateAt(count));
    if (!left.ok) return left.problem;
    this.change({ kind: 'undo', seat });
    return undefined;
  }

  /** What has happened, as this seat may read it. */
  passages(seat: Seat): readonly Passage[] {
    return this.chronicle.passages(seat);
  }

  /** The whole truth: for the file alone. */
  log(): GameLog {
    return this.chronicle.log(this.table);
  }

  private change(command: Command): readonly GameEvent[] {
    const changed = reduce(this.entry.game, this.table, command);
    if (!changed.ok) throw new Error(`${this.entry.game.id} refused "${command.kind}": ${JSON.stringify(changed.problem)}`);
    this.table = changed.value.table;
    this.chronicle.follow(this.table, changed.value.events);
    return changed.value.events;
  }
}

const strangers = (seats: number): Sitter[] => Array.from({ length: seats }, (): Sitter => ({ kind: 'person', name: '' }));
