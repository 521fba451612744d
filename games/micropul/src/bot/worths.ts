import { bucketOf, OPEN, OPEN_GROUPS, SURE } from './features.ts';

/** Groups with at least this number of open sides are worth the same. */
export const MANY_OPEN = 9;

/** The worth of a group with one stone, by its open sides up to MANY_OPEN: `perPoint * points + fixed`. */
export interface Worths {
  readonly perPoint: Float64Array;
  readonly fixed: Float64Array;
}

/** Reads from the weights of features what groups are worth. */
export function worthsOf(weights: Float64Array): Worths {
  const perPoint = new Float64Array(MANY_OPEN + 1);
  const fixed = new Float64Array(MANY_OPEN + 1);
  perPoint[0] = weights[SURE]!;
  for (let open = 1; open <= MANY_OPEN; open++) {
    perPoint[open] = weights[OPEN + bucketOf(open)]!;
    fixed[open] = weights[OPEN_GROUPS]!;
  }
  return { perPoint, fixed };
}
