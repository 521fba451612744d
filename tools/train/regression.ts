/** A weight's guess before any data, and what it can't be below or above, whatever they say. */
export interface Belief {
  readonly guess: number;
  readonly least: number;
  readonly most: number;
}

const SWEEPS = 3000;

/**
 * Weights that foretell `target` from `features` best, pulled towards the guesses by `strength` and kept within their bounds: what bots
 * happen to do together with something good is not therefore good (a stone kept to the end is never worse than none).
 */
export function ridge<Row>(
  rows: readonly Row[],
  features: (row: Row) => Float64Array,
  target: (row: Row) => number,
  beliefs: readonly Belief[],
  strength: number,
): Float64Array {
  const size = beliefs.length;
  const matrix = Array.from({ length: size }, () => new Float64Array(size));
  const right = new Float64Array(size);
  for (const row of rows) {
    const values = features(row);
    const wanted = target(row);
    for (let i = 0; i < size; i++) {
      const value = values[i]!;
      if (value === 0) continue;
      right[i]! += value * wanted;
      const line = matrix[i]!;
      for (let j = 0; j < size; j++) line[j]! += value * values[j]!;
    }
  }
  for (const [i, { guess }] of beliefs.entries()) {
    matrix[i]![i]! += strength;
    right[i]! += strength * guess;
  }
  return descend(matrix, right, beliefs);
}

/** Coordinate descent: each weight in turn takes its best value within its bounds. */
function descend(matrix: readonly Float64Array[], right: Float64Array, beliefs: readonly Belief[]): Float64Array {
  const weights = Float64Array.from(beliefs, ({ guess }) => guess);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const [i, { least, most }] of beliefs.entries()) {
      const line = matrix[i]!;
      let rest = right[i]!;
      for (let j = 0; j < weights.length; j++) if (j !== i) rest -= line[j]! * weights[j]!;
      weights[i] = Math.max(least, Math.min(most, rest / line[i]!));
    }
  }
  return weights;
}

/** Mean surprise at the results, when the logistic function of `logit` is the chance of winning. */
export function logLoss<Row extends { readonly result: number }>(
  rows: readonly Row[],
  logit: (row: Row, index: number) => number,
): number {
  let sum = 0;
  for (const [index, row] of rows.entries()) {
    const chance = Math.min(1 - 1e-6, Math.max(1e-6, 1 / (1 + Math.exp(-logit(row, index)))));
    sum -= row.result * Math.log(chance) + (1 - row.result) * Math.log(1 - chance);
  }
  return sum / rows.length;
}
