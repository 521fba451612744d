import { SeededRng } from '@stolik/kernel/random';
import { describe, expect, test } from 'vitest';
import { copyCells } from '../../src/core/world.ts';

describe('copies of what lies and stands in the cells', () => {
  test('hold the same and stay apart, however large the field', () => {
    const rng = new SeededRng(1);
    for (const cells of [16, 64, 65, 100, 900, 5000]) {
      const first = Uint8Array.from({ length: cells }, () => rng.below(256));
      const copies = Array.from({ length: 100 }, () => copyCells(first));
      for (const [index, copy] of copies.entries()) copy[index % cells] = index;
      for (const [index, copy] of copies.entries()) {
        const own = first.slice();
        own[index % cells] = index;
        expect(copy).toEqual(own);
      }
    }
  });
});
