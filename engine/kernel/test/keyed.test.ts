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

  test('is exactly even: a word from the last, incomplete round of a bound is drawn again', () => {
    const drawn = (bound: number, ...words: number[]): readonly [number, number] => {
      class Told extends KeyedRng {
        override bits(): number {
          return words.shift()!;
        }
      }
      return [new Told(bytes(32)).below(bound), words.length];
    };
    const LAST = 2 ** 32 - 1;
    // 2^32 = 3 * 1,431,655,765 + 1: the last word alone is too many.
    expect(drawn(3, LAST, 5)).toEqual([2, 0]);
    expect(drawn(3, LAST - 1, 5)).toEqual([2, 1]);
    // 2^32 = 48 * 89,478,485 + 16
    expect(drawn(48, LAST, LAST - 15, LAST - 16, 1)).toEqual([47, 1]);
    // A power of two divides it: nothing is left over.
    expect(drawn(2, LAST, 0)).toEqual([1, 1]);
    expect(drawn(2 ** 32, LAST, 0)).toEqual([LAST, 1]);
    // The largest waste there is: nearly half of all words.
    expect(drawn(2 ** 31 + 1, 2 ** 31 + 1, 2 ** 31, 7)).toEqual([2 ** 31, 1]);
  });

  test('a second block follows when the first is used up', () => {
    const rng = new KeyedRng(bytes(32), bytes(12));
    const out = new Uint32Array(16);
    for (const counter of [0, 1, 2]) {
      chachaBlock(wordsOf(bytes(32)), counter, wordsOf(bytes(12)), out);
      expect(Array.from({ length: 16 }, () => rng.bits())).toEqual([...out]);
    }
  });

  test('refuses keys and nonces of the wrong length', () => {
    expect(() => new KeyedRng(bytes(31))).toThrow('32 bytes');
    expect(() => new KeyedRng(bytes(32), bytes(8))).toThrow('12 bytes');
  });
});
