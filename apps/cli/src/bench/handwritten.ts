import type { SeededRng } from '@stolik/kernel/random';

/**
 * Random Connect Four playouts as one would write them with no framework around: one function, local variables, no contract.
 * The same tables and generator as examples/connect-four, so the ratio is what the contract costs.
 */
export function handwrittenPlayout(rng: SeededRng, lines: Uint8Array, heights: Uint8Array, hasFour: Uint8Array): number {
  lines.fill(0);
  heights.fill(0);
  let side = 0;
  for (let discs = 0; discs < 42; ) {
    const column = rng.below(7);
    const row = heights[column]!;
    if (row === 6) continue;
    heights[column] = row + 1;
    discs++;
    const base = side * 37;
    const inRow = lines[base + row]! | (1 << column);
    lines[base + row] = inRow;
    const inColumn = lines[base + 6 + column]! | (1 << row);
    lines[base + 6 + column] = inColumn;
    const rising = lines[base + 18 + column - row]! | (1 << column);
    lines[base + 18 + column - row] = rising;
    const falling = lines[base + 25 + column + row]! | (1 << column);
    lines[base + 25 + column + row] = falling;
    if (hasFour[inRow]! | hasFour[inColumn]! | hasFour[rising]! | hasFour[falling]!) return side;
    side = 1 - side;
  }
  return -1;
}
