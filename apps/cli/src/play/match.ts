import type { Action, GameEvent, Next, Seat, Viewer } from '@stolik/kernel/game';
import type { Json } from '@stolik/kernel/json';
import type { GameLog } from '@stolik/kernel/log';
import type { Rng } from '@stolik/kernel/random';
import { ok, type Result } from '@stolik/kernel/result';
import type { Known, Recall } from '@stolik/search/book';
import { decide } from '@stolik/search/decide';
import { memoryAfter } from '@stolik/search/memory';
import { Chronicle, recalling } from '@stolik/table/chronicle';
import { type Command, type No, reduce } from '@stolik/table/commands';
import { atHome, openLocal } from '@stolik/table/local';
import { logOf } from '@stolik/table/log';
import type { Session } from '@stolik/table/session';
import type { Passage } from '@stolik/table/sight';
import { decisionOf, type Sitter, stateAfter, type Table } from '@stolik/table/table';
import type { NoUndo } from '@stolik/table/undo';
import type { CatalogEntry } from '../catalog.ts';
import { mindOf } from './opponents.ts';

/** The session of one terminal, held in memory: its chance, its bots and its log are here. */
export class Match {
  readonly entry: CatalogEntry;
  private readonly rng: Rng;
  private readonly chronicle: Chronicle;
  private session: Session;

  private constructor(entry: CatalogEntry, rng: Rng, session: Session, chronicle: Chronicle) {
    this.entry = entry;
    this.rng = rng;
    this.session = session;
    this.chronicle = chronicle;
  }

  static begin(
    entry: CatalogEntry,
    options: { readonly [key: string]: Json },
    sitters: readonly Sitter[],
    rng: Rng,
  ): Result<Match> {
    const opened = openLocal(entry.game, options, sitters);
    return opened.ok ? ok(new Match(entry, rng, opened.value, new Chronicle(entry.game, opened.value.table))) : opened;
  }

  static resume(entry: CatalogEntry, log: GameLog, sitters: readonly Sitter[], rng: Rng): Result<Match> {
    const work = recalling(entry.game, log, sitters);
    for (;;) {
      const { done, value } = work.next();
      if (!done) continue;
      return value.ok ? ok(new Match(entry, rng, value.value.session, value.value.chronicle)) : value;
    }
  }

  /** The same table as it stood before this step, to be played on in another way. */
  before(step: number): Result<Match> {
    const { table } = this.session;
    const { game } = this.entry;
    const steps = table.steps.slice(0, step);
    const log = logOf(game, { ...table, steps, state: stateAfter(game, table, steps) });
    return Match.resume(this.entry, log, table.sitters, this.rng);
  }

  get state(): unknown {
    return this.session.table.state;
  }

  get next(): Next {
    return this.session.next;
  }

  get names(): readonly string[] {
    return this.session.table.sitters.map(({ name }) => name);
  }

  /** What is being played and everything that was decided and rolled. The caller keeps the secrets in it. */
  get table(): Pick<Table, 'options' | 'seats' | 'steps' | 'sitters'> {
    return this.session.table;
  }

  get stepCount(): number {
    return this.session.table.steps.length;
  }

  get isPlayedInRounds(): boolean {
    return this.chronicle.isPlayedInRounds;
  }

  /** What chance owes before anybody can decide. */
  settle(): readonly GameEvent[] {
    return this.done({ kind: 'settle' });
  }

  /** A decision, and what chance makes of it. */
  act(seat: Seat, action: Action): readonly GameEvent[] {
    return this.done({ kind: 'act', seat, decision: decisionOf(this.session.table, seat), what: action });
  }

  resign(seat: Seat): readonly GameEvent[] {
    return this.done({ kind: 'resign', seat });
  }

  playBot(seat: Seat): readonly GameEvent[] {
    const sitter = this.session.table.sitters[seat];
    if (sitter?.kind !== 'bot') throw new Error(`seat ${seat + 1} has no bot`);
    const { player, effort, recall } = mindOf(this.entry, sitter.level);
    const budget = { ...effort, memory: this.memoryOf(recall, seat) };
    const { action } = decide(this.entry.game, player, this.state, seat, this.rng, budget);
    return this.done({ kind: 'botAct', seat, action });
  }

  /** What somebody on this seat remembers of the game. */
  private memoryOf(recall: Recall | undefined, seat: Seat): unknown {
    const { game } = this.entry;
    return memoryAfter(game, recall, () => stateAfter(game, this.table, []), this.table.steps, seat);
  }

  /** What a hint for this seat may go by beside the position. */
  knownBy(seat: Seat): Known {
    return { memory: this.memoryOf(this.entry.book.adviser.recall, seat), levels: this.levels };
  }

  /** By seat the level of the bot that sits there. */
  get levels(): readonly (string | undefined)[] {
    return this.table.sitters.map((sitter) => (sitter.kind === 'bot' ? sitter.level : undefined));
  }

  /** Takes this seat's last decision back, or says why it stays. */
  undo(seat: Seat): NoUndo | undefined {
    const changed = this.change({ kind: 'undo', seat });
    return changed.ok ? undefined : (changed.problem.why ?? 'nothing');
  }

  /** What has happened, as this seat or a referee may read it. */
  passages(seat: Viewer): readonly Passage[] {
    return this.chronicle.passages(seat);
  }

  /** The whole truth: for the file alone. */
  log(): GameLog {
    return this.chronicle.log(this.session.table);
  }

  private done(command: Command): readonly GameEvent[] {
    const changed = this.change(command);
    if (!changed.ok) throw new Error(`${this.entry.game.id} refused "${command.kind}": ${JSON.stringify(changed.problem)}`);
    return changed.value;
  }

  private change(command: Command): Result<readonly GameEvent[], No> {
    const changed = reduce(this.session, command, atHome(this.rng));
    if (!changed.ok) return changed;
    const { after, made } = changed.value;
    this.session = after;
    this.chronicle.follow(after.table, made);
    return ok(made.flatMap(({ events }) => events));
  }
}
