import type { Action, Seat } from '@stolik/kernel/game';
import type { Rng, SeededRng } from '@stolik/kernel/random';

/**
 * The effort a player may spend, as data: a number of iterations (the same answer for the same seed, on every machine), or a
 * time.
 */
export type Effort = { readonly iterations: number } | { readonly milliseconds: number };

/** An effort with the clock that a time needs. */
export type Budget = (
  | { readonly iterations: number }
  /** `clock` tells milliseconds; it is handed in, for pure code has no clock. */
  | { readonly milliseconds: number; readonly clock: () => number }
) & {
  /** Actions that are looked at as well as the promising ones, so that something can be said about them: who reviews a game asks for it. */
  readonly consider?: readonly Action[];
  /** What this player remembers of the game so far, as its own `recall` has put it (book.ts). */
  readonly memory?: unknown;
  /** Iterations give up when this clock says so: nobody waits for ever on a slow machine. */
  readonly deadline?: Deadline;
};

export interface Deadline {
  readonly clock: () => number;
  readonly at: number;
}

export const isPast = ({ clock, at }: Deadline): boolean => clock() >= at;

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
 * Decides for a seat. `world` is redealt for that seat, so it doesn't contain what the seat may not see; a player that wants more
 * worlds redeals this one. The player owns `world` and may change it.
 */
export type Player<State> = (world: State, seat: Seat, rng: Rng, budget: Budget) => Thought;

/** The true state and the future dice, which no seat at a real table has. For upper bounds in the arena only. */
export interface Truth<State> {
  readonly state: State;
  /** A copy of the generator that will roll the chance to come. */
  readonly chance: SeededRng;
}

/** A player that is shown everything. Never offered to clients. */
export type Seer<State> = (truth: Truth<State>, seat: Seat, rng: Rng, budget: Budget) => Thought;

/** Thinking that can be done in slices, so that a worker can hear "stop" between them. */
export interface Thinking {
  /** Thinks on until this budget is spent. */
  think(budget: Budget): void;
  /** What is thought so far; at any moment, also before the first slice. */
  thought(): Thought;
}

export const withClock = (effort: Effort, clock: () => number): Budget =>
  'iterations' in effort ? effort : { milliseconds: effort.milliseconds, clock };

/** Only this action came into question. */
export const foregone = (action: Action): Thought => ({
  action,
  candidates: [{ action, value: 0.5, weight: 1 }],
  iterations: 0,
});

/** Most thinking first, then the better value, then the smaller action, so that the order never depends on who came first. */
export const byWeight = (a: Candidate, b: Candidate): number => b.weight - a.weight || b.value - a.value || a.action - b.action;
