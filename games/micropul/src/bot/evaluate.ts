import type { Outcome, Seat } from '@stolik/kernel/game';
import { logistic, rewardOf } from '@stolik/search/reward';
import type { State } from '../turn/state.ts';
import { FEATURES, fillFeatures } from './features.ts';
import { type Weighing, weightsFor } from './weights.ts';

const row = new Float64Array(FEATURES);

/** Expected points at the end, the mover's less the other's; alone, simply the points. */
export function expectedMargin(state: State, mover: Seat, weigh: Weighing = weightsFor): number {
  const { weights } = weigh(state).at(state);
  fillFeatures(state, mover, row);
  let sum = 0;
  for (let i = 0; i < FEATURES; i++) sum += row[i]! * weights[i]!;
  return sum;
}

/** Alone there is nobody to beat: from 0 for 20 points to 1 for 120. */
const soloValue = (points: number): number => Math.max(0, Math.min(1, (points - 20) / 100));
/** A clear win between two. */
const MARGIN = 12;

export function evaluate(state: State, out: Float64Array, weigh: Weighing = weightsFor): void {
  const mover = state.turn;
  const margin = expectedMargin(state, mover, weigh);
  if (state.seats === 1) {
    out[0] = soloValue(margin);
    return;
  }
  const chance = logistic(margin / weigh(state).at(state).scale);
  out[mover] = chance;
  out[1 - mover] = 1 - chance;
}

export function reward(state: State, outcome: Outcome, out: Float64Array): void {
  if (state.seats > 1) rewardOf(outcome, 2, MARGIN, out);
  else out[0] = outcome.winners.length > 0 ? soloValue(outcome.scores[0]!) : 0;
}
