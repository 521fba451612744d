import type { Action, ActionList, Outcome, Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';

/** Answers questions about the actions of one position after the other. */
export interface Allowed<State> {
  /** The position that `has` is asked about, until the next call: this seat is to move, and nothing is played in between. */
  begin(state: State, seat: Seat): void;
  has(action: Action): boolean;
}

/**
 * Knowledge about a game beyond its rules: small functions that a searcher calls often, so they allocate nothing. They read only
 * the state, and the searcher hands them only worlds that the thinking seat holds possible.
 */
export interface Knowledge<State> {
  /** How each seat stands in an unfinished position, as a chance of winning: `out[seat]` from 0 (lost) to 1 (won). */
  evaluate(state: State, out: Float64Array): void;
  /**
   * How promising each action looks before it is searched: `out[i]` for `actions.items[i]`, on a scale where a step of 1 makes an
   * action about 2.7 times as likely to be worth a look.
   */
  prior?(state: State, seat: Seat, actions: ActionList, out: Float64Array): void;
  /** Tells legal actions from others, for games that can do so much faster than by listing them all. */
  readonly allowed?: Allowed<State>;
  /** A quick sensible action for playouts; without it they play at random. */
  rollout?(state: State, seat: Seat, rng: Rng): Action;
  /** What a finished game is worth to each seat, 0 to 1; default is reward.ts. */
  reward?(state: State, outcome: Outcome, out: Float64Array): void;
}
