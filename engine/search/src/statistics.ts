/** The result of a contest over deals: games within one deal depend on each other, deals don't. */
export interface Summary {
  readonly deals: number;
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** A's share of the points, and its 95 % interval. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** Rating difference that this share means, 0 for equal players, with its interval. */
  readonly elo: number;
  readonly eloLow: number;
  readonly eloHigh: number;
}

const Z = 1.959964;

/** `results` has the shares of each deal's games. An even share is 1/2 for two seats, 1/n for n. */
export function summarise(results: readonly (readonly number[])[], seats: number): Summary {
  const all = results.flat();
  const share = mean(all);
  const [low, high] = wilson(share, effectiveGames(results, share));
  const even = seats > 1 ? 1 / seats : 0.5;
  return {
    deals: results.length,
    games: all.length,
    wins: all.filter((each) => each === 1).length,
    draws: all.filter((each) => each > 0 && each < 1).length,
    losses: all.filter((each) => each === 0).length,
    share,
    low,
    high,
    elo: eloOf(share, even),
    eloLow: eloOf(low, even),
    eloHigh: eloOf(high, even),
  };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

/** So many independent games would tell as much as these deals; never fewer than the deals, where all came out alike. */
function effectiveGames(results: readonly (readonly number[])[], share: number): number {
  const means = results.map(mean);
  const spread = varianceOf(means) / Math.max(means.length, 1);
  const all = results.flat().length;
  if (spread <= 0) return all;
  return Math.max(1, Math.min(2 * all, (share * (1 - share)) / spread));
}

export function varianceOf(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
}

/** Wilson's interval: honest also near 0 and 1. */
export function wilson(share: number, games: number): [number, number] {
  if (games <= 0) return [0, 1];
  const z2 = Z * Z;
  const middle = (share + z2 / (2 * games)) / (1 + z2 / games);
  const half = (Z / (1 + z2 / games)) * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games * games));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** The rating difference at which this share is expected, compared with an even one; at most 1200 either way. */
export function eloOf(share: number, even = 0.5): number {
  const odds = (share / (1 - share)) * ((1 - even) / even);
  return Math.max(-1200, Math.min(1200, 400 * Math.log10(odds)));
}

export const shareOfElo = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

export type Verdict = 'better' | 'not better' | 'open';

/**
 * Sequential probability ratio test over deals (normal approximation): is A better by `elo1`, or not even by `elo0`? Both errors 5 %.
 * For two seats.
 */
export function sprt(results: readonly (readonly number[])[], elo0: number, elo1: number): { llr: number; verdict: Verdict } {
  const means = results.map(mean);
  const spread = Math.max(varianceOf(means), 1 / (4 * Math.max(means.length, 1)) / 4);
  const [s0, s1] = [shareOfElo(elo0), shareOfElo(elo1)];
  const llr = (means.length * (s1 - s0) * (2 * mean(means) - s0 - s1)) / (2 * spread);
  return { llr, verdict: llr >= BOUND ? 'better' : llr <= -BOUND ? 'not better' : 'open' };
}

const BOUND = Math.log(0.95 / 0.05);
