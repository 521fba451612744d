import { describe, expect, test } from 'vitest';
import { chachaBlock, KeyedRng, wordsOf } from '../src/keyed.ts';

const bytes = (count: number, from = 0): Uint8Array => Uint8Array.from({ length: count }, (_, index) => index + from);

test('the block function gives the test vector of RFC 8439, 2.3.2', () => {
  const nonce = Uint8Array.of(0, 0, 0, 9, 0, 0, 0, 0x4a, 0, 0, 0, 0);
  const out = new Uint32Array(16);
  chachaBlock(wordsOf(bytes(32)), 1, wordsOf(nonce), out);
  expect([...out].map((word) => word.toString(16).padStart(8, '0'))).toEqual(
    (
      'e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 ' +
      '466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2'
    ).split(' '),
  );
});

describe('keyed chance', () => {
  test('is repeatable with the key and different with another key or nonce', () => {
    const draw = (rng: KeyedRng): number[] => Array.from({ length: 40 }, () => rng.below(1000));
    const first = draw(new KeyedRng(bytes(32)));
    expect(draw(new KeyedRng(bytes(32)))).toEqual(first);
    expect(draw(new KeyedRng(bytes(32, 1)))).not.toEqual(first);
    expect(draw(new KeyedRng(bytes(32), bytes(12, 5)))).not.toEqual(first);
  });

  test('is even over small and awkward bounds', () => {
    const rng = new KeyedRng(bytes(32, 7));
    for (const bound of [2, 3, 7, 48]) {
      const hits = new Array<number>(bound).fill(0);
      for (let i = 0; i < bound * 2000; i++) hits[rng.below(bound)]!++;
      expect(Math.min(...hits)).toBeGreaterThan(1750);
      expect(Math.max(...hits)).toBeLessThan(2250);
    }
  });

  test('refuses keys and nonces of the wrong length', () => {
    expect(() => new KeyedRng(bytes(31))).toThrow('32 bytes');
    expect(() => new KeyedRng(bytes(32), bytes(8))).toThrow('12 bytes');
  });
});
