import type { Rng } from '@stolik/kernel/random';
import type { Candidate, Player, Thought } from './player.ts';

/**
 * Chooses one of the candidates; more thinking makes it likelier. Temperature 0 takes the first; at 1 the odds are those of the
 * thinking. A candidate with less than a twentieth of the first's thinking is never played.
 */
export function chooseAt(temperature: number, candidates: readonly Candidate[], rng: Rng): Candidate {
  const first = candidates[0]!;
  if (temperature <= 0) return first;
  const odds = candidates.map(({ weight }) => {
    const share = weight / Math.max(first.weight, 1e-9);
    return share < LEAST_SHARE ? 0 : share ** (1 / temperature);
  });
  let pick = fraction(rng) * odds.reduce((sum, each) => sum + each, 0);
  for (const [index, each] of odds.entries()) {
    pick -= each;
    if (pick < 0) return candidates[index]!;
  }
  return first;
}

const LEAST_SHARE = 0.05;
const STEPS = 2 ** 30;

/** From 0 up to, not including, 1. */
export const fraction = (rng: Rng): number => rng.below(STEPS) / STEPS;

/** An index below `count`, drawn by these shares; they add up to about 1. */
export function draw(shares: Float64Array, count: number, rng: Rng): number {
  let left = fraction(rng);
  for (let i = 0; i < count; i++) {
    left -= shares[i]!;
    if (left < 0) return i;
  }
  let last = count - 1;
  while (last > 0 && shares[last] === 0) last--;
  return last;
}

/** The same player, who does not always take what it thinks best. */
export function atTemperature<State>(temperature: number, player: Player<State>): Player<State> {
  return (world, seat, rng, budget): Thought => {
    const thought = player(world, seat, rng, budget);
    return { ...thought, action: chooseAt(temperature, thought.candidates, rng).action };
  };
}
