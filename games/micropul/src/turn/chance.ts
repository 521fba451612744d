import type { Action } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import type { State } from './state.ts';

/** The pending chance with its true odds: who begins, or any of the unseen tiles. */
export function roll(state: State, rng: Rng): Action {
  return state.phase === 'first' ? rng.below(state.seats) : state.pool[rng.below(state.pool.length)]!;
}
