import type { Language } from './language.ts';
import type { Leads } from './leads.ts';
import type { Rng } from './random.ts';
import type { Problem, Result } from './result.ts';
import type { Seat } from './seat.ts';
import type { Telling } from './telling.ts';

export type { Seat } from './seat.ts';

// A flavour keeps a Seat from being passed as an Action without making literals need a cast.
/** A decision as a whole number, meaningful together with the state it is made in. At most 2^53 - 1. */
export type Action = number & { readonly flavour?: 'action' };

/** Chance acts like a seat: its outcomes are actions, written in the log. */
export const CHANCE = -1;
/** A spectator without a seat: sees only what is open to all. */
export const WATCHER = -2;
/** Sees the whole truth: replays of finished games, tests. Never a client of a running game. */
export const REFEREE = -3;

export type Actor = Seat | typeof CHANCE;
export type Viewer = Seat | typeof WATCHER | typeof REFEREE;

/** How a game ended. */
export interface Outcome {
  /** Everyone who has won (all of a team); empty when nobody has won alone. */
  readonly winners: readonly Seat[];
  /** Points by seat, where the game counts points. */
  readonly scores: readonly number[];
  /** Why it is over: a word of the game's own texts (`core-emptied`) and the clause that says so. */
  readonly reason: string;
  readonly clause: string;
}

/**
 * The actors that must decide now. All kinds have the same fields in the same order, so engines see one shape. Games return
 * the ready-made values below, and allocate only at the end of a game.
 */
export type Next =
  | { readonly kind: 'turn'; readonly seat: Seat; readonly seats: readonly Seat[]; readonly outcome: undefined }
  | { readonly kind: 'together'; readonly seat: typeof CHANCE; readonly seats: readonly Seat[]; readonly outcome: undefined }
  | { readonly kind: 'chance'; readonly seat: typeof CHANCE; readonly seats: readonly Seat[]; readonly outcome: undefined }
  | { readonly kind: 'over'; readonly seat: typeof CHANCE; readonly seats: readonly Seat[]; readonly outcome: Outcome };

// Nothing here is frozen but by its type: V8 has no quick way to an element of a frozen array, and a frozen object is another shape.
const NOBODY: readonly Seat[] = [];
const MAX_SEATS = 8;

/** `TURN[seat]`: that seat decides alone. */
export const TURN: readonly Next[] = Array.from(
  { length: MAX_SEATS },
  (_, seat): Next => ({ kind: 'turn', seat, seats: [seat], outcome: undefined }),
);

/** `TOGETHER[mask]`: the seats whose bits are set decide at once, in secret. */
export const TOGETHER: readonly Next[] = Array.from({ length: 1 << MAX_SEATS }, (_, mask): Next => {
  const seats = Array.from({ length: MAX_SEATS }, (_, seat) => seat).filter((seat) => mask & (1 << seat));
  return { kind: 'together', seat: CHANCE, seats, outcome: undefined };
});

/** Chance is to be rolled. */
export const ROLL: Next = { kind: 'chance', seat: CHANCE, seats: NOBODY, outcome: undefined };

export function over(outcome: Outcome): Next {
  return { kind: 'over', seat: CHANCE, seats: NOBODY, outcome };
}

/** Why an action is not allowed. The sentence is made by `Game.explain` from the code and the details. */
export interface Refusal {
  readonly code: string;
  readonly clause: string;
  readonly details?: Readonly<Record<string, string | number>>;
}

/** A text that is no action: either it can't be read at all, or it names something no state could allow. */
export type ReadProblem = ({ readonly kind: 'unreadable' } & Problem) | { readonly kind: 'refused'; readonly refusal: Refusal };

/** A past-tense fact, one animation each. Plain JSON. */
export interface GameEvent {
  readonly kind: string;
}

export type Emit<Event> = (event: Event) => void;

/** Grows as needed and keeps its memory: `legal` is called millions of times. */
export class ActionList {
  items = new Float64Array(256);
  length = 0;

  clear(): void {
    this.length = 0;
  }

  push(action: Action): void {
    if (this.length === this.items.length) {
      const larger = new Float64Array(this.items.length * 2);
      larger.set(this.items);
      this.items = larger;
    }
    this.items[this.length++] = action;
  }

  at(index: number): Action {
    const action = index < this.length ? this.items[index] : undefined;
    if (action === undefined) throw new RangeError(`no action ${index} in a list of ${this.length}`);
    return action;
  }

  toArray(): Action[] {
    return Array.from(this.items.subarray(0, this.length));
  }
}

/**
 * The rules of one game. Every method is pure but `play` and `resign`, which change a state that the caller owns.
 *
 * State is flat and plain: numbers, strings, booleans, arrays, typed arrays, plain objects. It has no closures, Map, Set or Date;
 * a half-made decision is data in it. So any moment can be saved, sent, forked and compared (see json.ts).
 */
export interface Game<State, View, Event extends GameEvent, Options> {
  readonly id: string;
  /** Grows when the same log would replay to another state. */
  readonly rulesVersion: number;
  /**
   * The oldest version whose tables can still be finished by the rules they began with: `parseOptions` then takes `rulings`, the
   * version to play by. Left out: only the present one.
   */
  readonly oldestRules?: number;
  readonly seats: { readonly min: number; readonly max: number };

  /** Where every seat chooses what it leads. */
  readonly leads?: Leads;

  /** Reads options a stranger sent; unknown keys, bad values and seat counts that don't go together are problems. */
  parseOptions(raw: unknown, seats: number): Result<Options>;
  /** The beginning, without randomness: shuffles and the choice of the first player are chance steps. */
  setup(options: Options, seats: number): State;
  clone(state: State): State;
  /** How many seats this table was set up for. */
  seatsAt(state: State): number;

  next(state: State): Next;
  /**
   * Appends all actions of this actor; for CHANCE, all outcomes that can come (each once, whatever its weight).
   * Where `count` says there are too many to list, callers sample instead.
   */
  legal(state: State, actor: Actor, out: ActionList): void;
  /** How many actions `legal` would list, cheaply; needed only by games whose decisions can be too many to list. */
  count?(state: State, seat: Seat): number;
  /** A uniformly random action of `legal`, without listing it: playouts live on this. */
  sample(state: State, seat: Seat, rng: Rng): Action;
  /** The outcome of the pending chance, with its true odds. */
  roll(state: State, rng: Rng): Action;
  /** Why this actor may not do this now; undefined exactly for what `legal` lists. Tells nothing the seat may not know. */
  refuse(state: State, actor: Actor, action: Action): Refusal | undefined;
  /** Does a legal action. Emits events in rule order; with no `emit` none are made. */
  play(state: State, actor: Actor, action: Action, emit?: Emit<Event>): void;
  /** This seat resigns or leaves for good; possible at any moment while the game runs and the seat is still in it. */
  resign(state: State, seat: Seat, emit?: Emit<Event>): void;
  /**
   * Whether this seat's pending decision can show it something hidden as soon as it is made (a choice after which programs run
   * on and barrels open). Such a decision can't be taken back. Default: no; commits made together are the table's own concern.
   */
  isFinal?(state: State, seat: Seat): boolean;
  /** The decision taken for a seat whose time is over. */
  overtime(state: State, seat: Seat): Action;

  /** Built up from what the viewer may see, never stripped. Plain JSON. */
  view(state: State, viewer: Viewer): View;
  /** The event as this viewer sees it, or undefined when they notice nothing. */
  see(event: Event, viewer: Viewer): Event | undefined;
  /**
   * The view after one more event, both as the same viewer sees them. Events lead from every view to the next. Any moment of
   * any game can therefore be shown, also between two events, without the state.
   */
  follow(view: View, event: Event): View;
  /** Another world that this seat (or WATCHER) cannot tell from the real one, drawn with the right odds where that is cheap. */
  redeal(state: State, viewer: Viewer, rng: Rng): State;

  /** Notation of an action (`lay WW..@0,-1`, `draw W1.+`). For a legal action `read` gives it back. */
  write(state: State, actor: Actor, action: Action): string;
  read(state: State, actor: Actor, text: string): Result<Action, ReadProblem>;

  /**
   * Games whose turn may hold two decisions that people write as one line (`lay I0 a1, lay L2 b1`).
   * `split` takes such a line apart; `continues` says that the pending decision belongs on the line of the one before.
   */
  readonly lines?: { split(text: string): readonly string[]; continues(state: State): boolean };

  /** A seen event as one sentence, or two; empty when there is nothing to say. Terminal, table, log, film and review say it so. */
  tell(event: Event, telling: Telling): string;
  /** A refusal as one sentence without the clause. */
  explain(refusal: Refusal, language: Language): string;
}

/** A game whose types don't matter to the caller: tables, replays, the terminal. */
// biome-ignore lint/suspicious/noExplicitAny: State, View, Event and Options of an unknown game
export type AnyGame = Game<any, any, any, any>;
