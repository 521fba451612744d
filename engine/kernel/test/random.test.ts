import { expect, test } from 'vitest';
import { SeededRng, shuffle } from '../src/random.ts';

test('the same seed gives the same numbers, another seed others', () => {
  const draw = (seed: number | string): number[] => {
    const rng = new SeededRng(seed);
    return Array.from({ length: 20 }, () => rng.below(1_000_000));
  };
  expect(draw(5)).toEqual(draw(5));
  expect(draw(5)).not.toEqual(draw(6));
  expect(draw('a table')).toEqual(draw('a table'));
  expect(draw('a table')).not.toEqual(draw('another table'));
});

test('a seed means the same game in every version', () => {
  const rng = new SeededRng('stolik');
  expect(Array.from({ length: 6 }, () => rng.below(1000))).toEqual([914, 401, 577, 961, 529, 123]);
});

test('numbers stay below their bound and every one comes', () => {
  const rng = new SeededRng(1);
  for (const bound of [1, 2, 6, 7, 48, 1000]) {
    const hits = new Set<number>();
    for (let i = 0; i < bound * 30; i++) {
      const number = rng.below(bound);
      expect(Number.isInteger(number) && number >= 0 && number < bound).toBe(true);
      hits.add(number);
    }
    expect(hits.size).toBe(bound);
  }
});

test('every order of three comes equally often out of a shuffle', () => {
  const rng = new SeededRng(9);
  const orders = new Map<string, number>();
  for (let i = 0; i < 12_000; i++) {
    const order = shuffle(['a', 'b', 'c'], rng).join('');
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  expect(orders.size).toBe(6);
  for (const count of orders.values()) expect(Math.abs(count - 2000)).toBeLessThan(200);
});
