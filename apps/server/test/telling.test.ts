import { expect, test } from 'vitest';
import { TellCosts } from '../src/classes/telling.ts';

test('classes of one customer count together, those of others and those nobody uses don’t', () => {
  const costs = new TellCosts();
  const [one, two, other] = [{ isIdle: false }, { isIdle: false }, { isIdle: false }];
  expect(costs.note(one, 'a', 5)).toBe(5);
  expect(costs.note(other, 'b', 7)).toBe(7);
  expect(costs.note(two, 'a', 3)).toBe(8);
  // The last time counts.
  expect(costs.note(one, 'a', 1)).toBe(4);
  two.isIdle = true;
  expect(costs.note(one, 'a', 2)).toBe(2);
  // Its teacher is connected from elsewhere now.
  two.isIdle = false;
  expect(costs.note(two, 'b', 1)).toBe(8);
});
