import type { Action, Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';

/** How long a player may think: so many iterations (the same answer for the same seed, on every machine), or until time is over. */
export type Budget =
  | { readonly iterations: number }
  /** `clock` tells milliseconds; it is handed in, for pure code has no clock. */
  | { readonly milliseconds: number; readonly clock: () => number };

/** One of the actions that were thought about. */
export interface Candidate {
  readonly action: Action;
  /** Expected result for the thinking seat: 0 lost, 1 won. */
  readonly value: number;
  /** The share of the thinking it got, or with which it would be played. */
  readonly weight: number;
}

export interface Thought {
  readonly action: Action;
  /** Best first; at least the action itself. */
  readonly candidates: readonly Candidate[];
  readonly iterations: number;
}

/**
 * Decides for a seat. `world` is a world redealt for that seat, so what the seat may not see is not in it; a player that wants
 * more worlds redeals this one. `world` is the player's own: it may be changed.
 */
export type Player<State> = (world: State, seat: Seat, rng: Rng, budget: Budget) => Thought;
