/** Weights that foretell `target` from `features` best, pulled towards `before` by `strength`. */
export function ridge<Row>(
  rows: readonly Row[],
  features: (row: Row) => Float64Array,
  target: (row: Row) => number,
  before: Float64Array,
  strength: number,
): Float64Array {
  const size = before.length;
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
  for (let i = 0; i < size; i++) {
    matrix[i]![i]! += strength;
    right[i]! += strength * before[i]!;
  }
  return solve(matrix, right);
}

/** Gaussian elimination with pivots; changes its arguments. */
function solve(matrix: Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(matrix[row]![column]!) > Math.abs(matrix[pivot]![column]!)) pivot = row;
    }
    [matrix[column], matrix[pivot]] = [matrix[pivot]!, matrix[column]!];
    [right[column], right[pivot]] = [right[pivot]!, right[column]!];
    for (let row = column + 1; row < size; row++) {
      const factor = matrix[row]![column]! / matrix[column]![column]!;
      if (factor === 0) continue;
      for (let i = column; i < size; i++) matrix[row]![i]! -= factor * matrix[column]![i]!;
      right[row]! -= factor * right[column]!;
    }
  }
  const solution = new Float64Array(size);
  for (let row = size - 1; row >= 0; row--) {
    let sum = right[row]!;
    for (let i = row + 1; i < size; i++) sum -= matrix[row]![i]! * solution[i]!;
    solution[row] = sum / matrix[row]![row]!;
  }
  return solution;
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
