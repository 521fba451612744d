import type { AnyGame, GameEvent, Next, Viewer } from '@stolik/kernel/game';
import { type GameLog, LogWriter, replaying } from '@stolik/kernel/log';
import { optionsUnder } from '@stolik/kernel/options';
import { ok, type Result } from '@stolik/kernel/result';
import { playStep, type Step, writeStep } from '@stolik/kernel/steps';
import { headOf } from './log.ts';
import { mayRead, type Passage } from './sight.ts';
import { openTable, type Sitter, stateAfter, type Table } from './table.ts';

/** A step and all that came of it, as the referee knows it. */
interface Entry {
  readonly step: Step;
  /** How it was asked for: a commit of a `together` is its seat's secret. */
  readonly asked: Next['kind'];
  /** As it stands in logs. */
  readonly text: string;
  readonly events: readonly GameEvent[];
  /** After the step; nobody changes it. */
  readonly state: unknown;
}

/**
 * Every moment of a table, kept beside it by whoever shows it: films start anywhere, what each viewer may read and the log are there
 * without playing the game again. It follows the table, and every step is played once.
 */
export class Chronicle {
  private readonly game: AnyGame;
  private readonly start: unknown;
  private readonly entries: Entry[] = [];
  private readonly read = new Map<Viewer, Passage[]>();
  private written: { readonly sitters: readonly Sitter[]; readonly writer: LogWriter; count: number } | undefined;

  constructor(game: AnyGame, table: Pick<Table, 'options' | 'seats'>) {
    this.game = game;
    this.start = stateAfter(game, table, []);
  }

  add(entry: Entry): void {
    this.entries.push(entry);
  }

  /** Takes over what the table has now; after an undo that is less. `events`: what came of the step that was made just now. */
  follow({ steps, state: now }: Table, events?: readonly GameEvent[]): void {
    const same = this.entries.findIndex(({ step }, index) => step !== steps[index]);
    const isOneMore = same < 0 && steps.length === this.entries.length + 1;
    if (same >= 0) this.cut(same);
    for (const step of steps.slice(this.entries.length)) {
      const before = this.stateAt(this.entries.length);
      const asked = this.game.next(before).kind;
      const text = writeStep(this.game, before, step);
      if (events && isOneMore) this.add({ step, asked, text, events, state: now });
      else this.add({ step, asked, text, ...this.played(before, step) });
    }
  }

  private played(before: unknown, step: Step): Pick<Entry, 'events' | 'state'> {
    const events: GameEvent[] = [];
    const state: unknown = this.game.clone(before);
    playStep(this.game, state, step, (event) => events.push(event));
    return { events, state };
  }

  private cut(count: number): void {
    this.entries.length = count;
    for (const passages of this.read.values()) passages.length = Math.min(passages.length, count);
    if (this.written && this.written.count > count) this.written = undefined;
  }

  /** After so many steps; not to be changed. */
  stateAt(count: number): unknown {
    return count === 0 ? this.start : this.entries[count - 1]!.state;
  }

  /** What the step after the first `count` did, as the referee sees it. */
  eventsAfter(count: number): readonly GameEvent[] {
    return this.entries[count]?.events ?? [];
  }

  /**
   * Whether people have laid something in secret here that is then shown to all at once. At one device the screen is everybody's after
   * every decision of such a game; in others whoever has moved keeps it until the next one takes it.
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
    for (const entry of this.entries.slice(known.length)) known.push(this.passage(entry, known.length + 1, viewer));
    return [...known];
  }

  private passage({ step, asked, text, events }: Entry, after: number, viewer: Viewer): Passage {
    return {
      after,
      actor: step.actor,
      text: mayRead(viewer, step, asked) ? text.slice(text.indexOf(':') + 2) : undefined,
      events: events.flatMap((event) => this.game.see(event, viewer) ?? []),
    };
  }

  /** The whole truth as a log file, for whoever owns the device. */
  log(table: Table): GameLog {
    return this.write(table).log();
  }

  /** Brings the log up to the last entry: done step by step it is never much at once. */
  write(table: Table): LogWriter {
    if (this.written?.sitters !== table.sitters)
      this.written = { sitters: table.sitters, writer: new LogWriter(this.game, headOf(table)), count: 0 };
    const { writer } = this.written;
    for (const { step, text, state } of this.entries.slice(this.written.count)) {
      writer.add(this.stateAt(this.written.count++), step, text);
      writer.check(state);
    }
    return writer;
  }
}

export interface Recalled {
  readonly table: Table;
  readonly chronicle: Chronicle;
}

/** A table that goes on where a log stops, and all its moments: a little each time it is asked, one step at most. Every step is checked. */
export function* recalling(game: AnyGame, log: GameLog, sitters: readonly Sitter[]): Generator<void, Result<Recalled>, void> {
  const agreed = optionsUnder(game, log.rulesVersion, log.options);
  if (!agreed.ok) return agreed;
  const opened = openTable(game, agreed.value as Table['options'], sitters);
  if (!opened.ok) return opened;
  yield;
  const chronicle = new Chronicle(game, opened.value);
  yield;
  const steps: Step[] = [];
  const played = replaying(game, log, true);
  for (;;) {
    const { done, value } = played.next();
    if (!done) {
      const { step, asked, text, events, state } = value;
      steps.push(step);
      chronicle.add({ step, asked, text, events, state: game.clone(state) });
      chronicle.write(opened.value);
      yield;
    } else if (!value.ok) return value;
    else return ok({ table: { ...opened.value, steps, state: value.value.state, version: steps.length }, chronicle });
  }
}
