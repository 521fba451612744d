import type { Action } from '@stolik/kernel/game';
import type { Candidate, Thought } from './player.ts';

/** Joins what several workers thought about the same position with different seeds: thinking adds up, values are averaged by it. */
export function mergeThoughts(thoughts: readonly Thought[]): Thought {
  const first = thoughts[0];
  if (!first) throw new Error('there is nothing to merge');
  const sums = new Map<Action, { value: number; weight: number }>();
  let iterations = 0;
  for (const thought of thoughts) {
    iterations += thought.iterations;
    for (const { action, value, weight } of thought.candidates) {
      const sum = sums.get(action) ?? { value: 0, weight: 0 };
      // A worker that had no iteration at all still has an opinion, a light one.
      const amount = weight * Math.max(thought.iterations, 1e-3);
      sum.value += value * amount;
      sum.weight += amount;
      sums.set(action, sum);
    }
  }
  const total = [...sums.values()].reduce((sum, { weight }) => sum + weight, 0);
  const candidates = [...sums].map(([action, { value, weight }]): Candidate => {
    return { action, value: weight > 0 ? value / weight : 0, weight: total > 0 ? weight / total : 0 };
  });
  candidates.sort(byWeight);
  return { action: candidates[0]!.action, candidates, iterations };
}

/** Most thinking first, then the better value, then the smaller action, so that the order never depends on who came first. */
export const byWeight = (a: Candidate, b: Candidate): number => b.weight - a.weight || b.value - a.value || a.action - b.action;
