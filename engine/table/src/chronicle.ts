import { type AnyGame, CHANCE, type GameEvent, type Next, type Viewer } from '@stolik/kernel/game';
import { type GameLog, LogWriter, replaying } from '@stolik/kernel/log';
import { optionsUnder } from '@stolik/kernel/options';
import { ok, type Result } from '@stolik/kernel/result';
import { playStep, type Step } from '@stolik/kernel/steps';
import { openLocal } from './local.ts';
import { headOf } from './log.ts';
import { advance, type Session, withMade } from './session.ts';
import { type Made, type Passage, seenBy } from './sight.ts';
import { type Sitter, stateAfter, type Table } from './table.ts';

/**
 * Every moment of a table, cached for display. Films start anywhere, and each viewer's passages and the log are available
 * without a replay. It follows the table and plays every step once.
 */
export class Chronicle {
  private readonly game: AnyGame;
  private readonly start: unknown;
  private readonly entries: Made[] = [];
  private readonly read = new Map<Viewer, Passage[]>();
  private written: { readonly sitters: readonly Sitter[]; readonly writer: LogWriter; count: number } | undefined;

  constructor(game: AnyGame, table: Pick<Table, 'options' | 'seats'>) {
    this.game = game;
    this.start = stateAfter(game, table, []);
  }

  add(entry: Made): void {
    this.entries.push(entry);
  }

  /** Takes over what the table has now; after an undo that is less. `made`: the steps that were made just now. */
  follow({ steps }: Table, made: readonly Made[] = []): void {
    const same = this.entries.findIndex(({ step }, index) => step !== steps[index]);
    if (same >= 0) this.cut(same);
    for (const step of steps.slice(this.entries.length))
      this.add(made.find((one) => one.step === step) ?? this.played(this.stateAt(this.entries.length), step));
  }

  private played(before: unknown, step: Step): Made {
    const asked = this.game.next(before).kind;
    const text = step.kind === 'resign' ? 'resign' : this.game.write(before, step.actor, step.action);
    const events: GameEvent[] = [];
    const after: unknown = this.game.clone(before);
    playStep(this.game, after, step, (event) => events.push(event));
    return { step, asked, text, events, before, after };
  }

  private cut(count: number): void {
    this.entries.length = count;
    for (const passages of this.read.values()) passages.length = Math.min(passages.length, count);
    if (this.written && this.written.count > count) this.written = undefined;
  }

  /** The state after this number of steps; do not change it. */
  stateAt(count: number): unknown {
    return count === 0 ? this.start : this.entries[count - 1]!.after;
  }

  /** What the step after the first `count` did, as the referee sees it. */
  eventsAfter(count: number): readonly GameEvent[] {
    return this.entries[count]?.events ?? [];
  }

  /**
   * Whether this game has secret commits that are revealed together. On a shared device its screen is free after every
   * decision. In other games the player who moved keeps it until the next one takes it.
   */
  get isPlayedInRounds(): boolean {
    return this.entries.some(({ asked }) => asked === 'together');
  }

  /** How the step after the first `count` was asked for. */
  askedAt(count: number): Next['kind'] | undefined {
    return this.entries[count]?.asked;
  }

  /** The log as this viewer may read it. What has been read stays the same object. */
  passages(viewer: Viewer): readonly Passage[] {
    const known = this.read.get(viewer) ?? [];
    this.read.set(viewer, known);
    for (const made of this.entries.slice(known.length))
      known.push({ after: known.length + 1, ...seenBy(this.game, made, viewer) });
    return [...known];
  }

  /** The whole truth as a log file, for the owner of the device. */
  log(table: Table): GameLog {
    return this.write(table).log();
  }

  /** Brings the log up to the last entry: done step by step it is never much at once. */
  write(table: Table): LogWriter {
    if (this.written?.sitters !== table.sitters)
      this.written = { sitters: table.sitters, writer: new LogWriter(this.game, headOf(table)), count: 0 };
    const { writer } = this.written;
    for (const { step, text, before, after } of this.entries.slice(this.written.count)) {
      this.written.count++;
      writer.add(before, step, lineOf(step, text));
      writer.check(after);
    }
    return writer;
  }
}

/** A step as it stands in logs. */
const lineOf = ({ actor }: Step, text: string): string => `${actor === CHANCE ? 'chance' : actor + 1}: ${text}`;

export interface Recalled {
  readonly session: Session;
  readonly chronicle: Chronicle;
}

/**
 * A session on one device that continues a log, with all its moments, as a generator of at most one step per iteration.
 * Every step is checked.
 */
export function* recalling(game: AnyGame, log: GameLog, sitters: readonly Sitter[]): Generator<void, Result<Recalled>, void> {
  const agreed = optionsUnder(game, log.rulesVersion, log.options);
  if (!agreed.ok) return agreed;
  const opened = openLocal(game, agreed.value as Table['options'], sitters);
  if (!opened.ok) return opened;
  yield;
  let session = opened.value;
  const chronicle = new Chronicle(game, session.table);
  yield;
  const played = replaying(game, log, true);
  for (;;) {
    const { done, value } = played.next();
    if (!done) {
      const { step, asked, text, events, state } = value;
      const made = {
        step,
        asked,
        text: text.slice(text.indexOf(':') + 2),
        events,
        before: session.table.state,
        after: game.clone(state),
      };
      session = withMade(session, made);
      chronicle.add(made);
      chronicle.write(session.table);
      yield;
    } else if (!value.ok) return value;
    else
      return ok({
        session: session.next.kind === 'over' ? advance(session, { kind: 'over', seed: '', at: 0 }) : session,
        chronicle,
      });
  }
}
