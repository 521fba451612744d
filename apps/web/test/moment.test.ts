import { expect, test } from 'vitest';
import { covered } from '../src/shell/table/card-place.ts';
import { reviewKey } from '../src/shell/table/kept-review.ts';

test('a card covers nothing of a place beside it, and counts what it lies over', () => {
  const card = { left: 0, right: 360, top: 450, bottom: 740 };
  const at = (left: number, top: number) => ({ left, right: left + 40, top, bottom: top + 40 });
  expect(covered(card, at(100, 200))).toBe(0);
  expect(covered(card, at(400, 500))).toBe(0);
  // Also a little around it is to be seen.
  expect(covered(card, at(100, 405))).toBeGreaterThan(0);
  expect(covered(card, at(100, 500))).toBeGreaterThan(covered(card, at(100, 420)));
});

test('a review is known again for the same game in the same language only', () => {
  const steps = [
    { kind: 'play', actor: 0, action: 3 },
    { kind: 'resign', actor: 1 },
  ] as const;
  const order = { game: 'micropul', seats: 2, steps, of: [0], language: 'en' } as const;
  expect(reviewKey({ ...order, steps: [...steps] })).toBe(reviewKey(order));
  const others = [
    { ...order, language: 'ru' as const },
    { ...order, of: [1] },
    { ...order, game: 'circuit' },
    { ...order, steps: [{ kind: 'play', actor: 0, action: 4 } as const, steps[1]] },
  ];
  expect(new Set([order, ...others].map(reviewKey)).size).toBe(5);
});
