import { type Action, CHANCE, type GameEvent, type Next, type Seat } from '@stolik/kernel/game';
import { type GameLog, LogWriter, replay } from '@stolik/kernel/log';
import { optionsUnder } from '@stolik/kernel/options';
import type { Rng } from '@stolik/kernel/random';
import { ok, type Result, unwrap } from '@stolik/kernel/result';
import { playStep, type Step } from '@stolik/kernel/steps';
import type { CatalogEntry } from '../catalog.ts';

/** Who sits where: names for the log, and the level of the bots. */
export interface Seating {
  readonly names: readonly string[];
  readonly bots: readonly (string | null)[];
}

interface Played {
  readonly step: Step;
  /** The state before the step, for taking it back. */
  readonly before: unknown;
}

/** A game at one terminal: its steps so far and the state they led to. */
export class Match {
  readonly entry: CatalogEntry;
  readonly seats: number;
  private readonly options: Readonly<Record<string, unknown>>;
  private readonly rng: Rng;
  private readonly played: Played[] = [];
  private current: unknown;

  private constructor(entry: CatalogEntry, seats: number, options: Readonly<Record<string, unknown>>, rng: Rng) {
    this.entry = entry;
    this.seats = seats;
    this.options = options;
    this.rng = rng;
    this.current = entry.game.setup(unwrap(entry.game.parseOptions(options, seats)), seats);
  }

  static begin(entry: CatalogEntry, seats: number, options: Readonly<Record<string, unknown>>, rng: Rng): Match {
    return new Match(entry, seats, options, rng);
  }

  static resume(entry: CatalogEntry, log: GameLog, rng: Rng): Result<Match> {
    const steps: Step[] = [];
    const replayed = replay(entry.game, log, ({ step }) => steps.push(step));
    if (!replayed.ok) return replayed;
    const match = new Match(entry, log.seats, unwrap(optionsUnder(entry.game, log.rulesVersion, log.options)), rng);
    for (const step of steps) match.play(step);
    return ok(match);
  }

  get state(): unknown {
    return this.current;
  }

  get next(): Next {
    return this.entry.game.next(this.current);
  }

  get stepCount(): number {
    return this.played.length;
  }

  /** Plays a step on a copy; the state before it is kept for taking back. */
  play(step: Step): readonly GameEvent[] {
    const { game } = this.entry;
    const events: GameEvent[] = [];
    const after = game.clone(this.current);
    playStep(game, after, step, (event) => events.push(event));
    this.played.push({ step, before: this.current });
    this.current = after;
    return events;
  }

  rollChance(): readonly GameEvent[] {
    const action: Action = this.entry.game.roll(this.current, this.rng);
    return this.play({ kind: 'play', actor: CHANCE, action });
  }

  playBot(seat: Seat): readonly GameEvent[] {
    const { game, greedy } = this.entry;
    const world = game.redeal(this.current, seat, this.rng);
    return this.play({ kind: 'play', actor: seat, action: greedy(world, seat, this.rng) });
  }

  /** How many steps go back to just before this seat's last decision; undefined when it has made none. */
  stepsBackTo(seat: Seat): number | undefined {
    const index = this.played.findLastIndex(({ step }) => step.actor === seat);
    return index < 0 ? undefined : this.played.length - index;
  }

  /** Whether chance or somebody else has acted in the last `count` steps. */
  hasOthersIn(count: number, seat: Seat): boolean {
    return this.played.slice(-count).some(({ step }) => step.actor !== seat);
  }

  takeBack(count: number): void {
    const [first] = this.played.splice(-count);
    if (first) this.current = first.before;
  }

  log({ names, bots }: Seating): GameLog {
    const { game } = this.entry;
    const writer = new LogWriter(game, { seats: this.seats, options: this.options, names, bots });
    for (const [index, { step, before }] of this.played.entries()) {
      writer.add(before, step);
      writer.check(this.played[index + 1]?.before ?? this.current);
    }
    return writer.log();
  }
}
