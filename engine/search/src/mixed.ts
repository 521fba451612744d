import type { Rng } from '@stolik/kernel/random';
import { fraction } from './choose.ts';
import type { OracleChoice } from './oracle.ts';
import type { Candidate, Thought } from './player.ts';

/** Shares below this are noise of the solver: they are not played. */
const LEAST_SHARE = 0.02;

/**
 * The choice played from a mixed strategy. At temperature 0 it is the mix itself; higher temperatures also play what merely looks
 * good. A loss of `temperature` in worth makes a choice 2.7 times less likely.
 */
export function playMixed(choices: readonly OracleChoice[], temperature: number, rng: Rng, iterations: number): Thought {
  const weights = temperature > 0 ? softened(choices, temperature) : cleaned(choices);
  const candidates = choices
    .map(({ action, worth }, index): Candidate => ({ action, value: worth, weight: weights[index]! }))
    .sort((a, b) => b.weight - a.weight || b.value - a.value || a.action - b.action);
  let left = fraction(rng);
  for (const { action, weight } of candidates) {
    left -= weight;
    if (left < 0) return { action, candidates, iterations };
  }
  return { action: candidates[0]!.action, candidates, iterations };
}

function cleaned(choices: readonly OracleChoice[]): number[] {
  const most = Math.max(...choices.map(({ share }) => share));
  return normalised(choices.map(({ share }) => (share >= Math.min(LEAST_SHARE, most) ? share : 0)));
}

function softened(choices: readonly OracleChoice[], temperature: number): number[] {
  const most = Math.max(...choices.map(({ worth }) => worth));
  return normalised(choices.map(({ worth }) => Math.exp((worth - most) / temperature)));
}

function normalised(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (total > 0 ? weight / total : 1 / weights.length));
}
