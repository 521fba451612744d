import type { Outcome } from '@stolik/kernel/game';

/** How much of the reward is the margin; the rest is winning or losing. */
const MARGIN_SHARE = 0.15;

/**
 * The worth of a finished game to each seat. Winning is nearly all of it. A small part is the margin, so a search prefers the
 * safer of two wins and the closer of two losses. `scale` is a margin that people would call clear; 0 ignores the margin. Without
 * a winner everyone gets an equal share.
 */
export function rewardOf(outcome: Outcome, seats: number, scale: number, out: Float64Array): void {
  const { winners, scores } = outcome;
  const usesMargin = scale > 0 && scores.length === seats && seats > 1;
  for (let seat = 0; seat < seats; seat++) {
    const result = winners.length === 0 ? 1 / seats : winners.includes(seat) ? 1 : 0;
    if (!usesMargin) out[seat] = result;
    else out[seat] = (1 - MARGIN_SHARE) * result + MARGIN_SHARE * logistic(marginOf(scores, seat) / scale);
  }
}

function marginOf(scores: readonly number[], seat: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < scores.length; other++) if (other !== seat) best = Math.max(best, scores[other]!);
  return scores[seat]! - best;
}

export const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
