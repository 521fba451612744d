import { SeededRng } from '@stolik/kernel/random';
import { expect, test } from 'vitest';
import { CELLS, cellCount, HALF_CELLS, hasCell } from '../src/board/geometry.ts';

test('the cells of a set are counted as one would by hand', () => {
  const rng = new SeededRng(1);
  const full = 2 ** HALF_CELLS;
  const sets = Array.from({ length: 200 }, () => [rng.below(full), rng.below(full)] as const);
  for (const [low, high] of [...sets, [0, 0] as const, [full - 1, full - 1] as const]) {
    const held = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => hasCell(low, high, cell));
    expect(cellCount(low, high)).toBe(held.length);
  }
});
