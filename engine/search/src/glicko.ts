/**
 * Ratings that know how sure they are: Glicko-2 by Mark Glickman ("Example of the Glicko-2 system", 2022), whose letters the comments name. Every
 * answer is a period of its own.
 */
export interface Rating {
  readonly rating: number;
  /** By how much it may be wrong. */
  readonly deviation: number;
  /** How much the strength itself changes. */
  readonly volatility: number;
}

export interface Result {
  readonly rating: number;
  readonly deviation: number;
  /** 1 won, 0 lost. */
  readonly score: number;
}

export const UNKNOWN: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

const SCALE = 173.7178;
const MIDDLE = 1500;
/** How fast volatility may change (tau). */
const CHANGE = 0.5;
const CLOSE_ENOUGH = 0.000001;

const weightOf = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);

/** The rating after these results, all of one period. */
export function rated(before: Rating, results: readonly Result[]): Rating {
  const mu = (before.rating - MIDDLE) / SCALE;
  const phi = before.deviation / SCALE;
  const met = results.map(({ rating, deviation, score }) => {
    const weight = weightOf(deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-weight * (mu - (rating - MIDDLE) / SCALE)));
    return { weight, expected, score };
  });
  const information = met.reduce((sum, { weight, expected }) => sum + weight ** 2 * expected * (1 - expected), 0);
  if (information === 0) return { ...before, deviation: Math.hypot(phi, before.volatility) * SCALE };
  // v and the sum of which delta is v times.
  const variance = 1 / information;
  const surplus = met.reduce((sum, { weight, expected, score }) => sum + weight * (score - expected), 0);
  const volatility = volatilityAfter(before.volatility, phi, variance, variance * surplus);
  const drifted = Math.hypot(phi, volatility);
  const sure = 1 / Math.sqrt(1 / drifted ** 2 + information);
  return { rating: (mu + sure ** 2 * surplus) * SCALE + MIDDLE, deviation: sure * SCALE, volatility };
}

/** Step 5: by the Illinois algorithm. */
function volatilityAfter(sigma: number, phi: number, v: number, delta: number): number {
  const a = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const power = Math.exp(x);
    return (power * (delta ** 2 - phi ** 2 - v - power)) / (2 * (phi ** 2 + v + power) ** 2) - (x - a) / CHANGE ** 2;
  };
  let low = a;
  let high = a - CHANGE;
  if (delta ** 2 > phi ** 2 + v) high = Math.log(delta ** 2 - phi ** 2 - v);
  else while (f(high) < 0) high -= CHANGE;
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > CLOSE_ENOUGH) {
    const between = low + ((low - high) * atLow) / (atHigh - atLow);
    const atBetween = f(between);
    if (atBetween * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [between, atBetween];
  }
  return Math.exp(low / 2);
}
