import { ActionList } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { describe, expect, test } from 'vitest';
import { Purse } from '../src/purse.ts';
import { MOST_KEPT, Sieve } from '../src/sieve.ts';

const listOf = (actions: readonly number[]): ActionList => {
  const list = new ActionList();
  for (const action of actions) list.push(action);
  return list;
};
const plenty = (): Purse => new Purse({ iterations: 1e9 });
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const best = ({ best, count }: Sieve): number[] => [...best.subarray(0, count)];

describe('few actions meet every rival', () => {
  test('the best come through, best first, with what they got on average by the weight of the rivals', () => {
    const payoff = [
      [0.2, 1, 0],
      [0.9, 0, 0.3],
      [0.5, 0.5, 0.5],
      [0.6, 0.1, 1],
    ];
    const shares = Float64Array.of(0.5, 0.3, 0.1);
    const sieve = new Sieve();
    const actions = [40, 41, 42, 43];
    sieve.run(listOf(actions), shares, 3, (action, rival) => payoff[action - 40]![rival]!, 3, plenty());
    const worth = payoff.map((row) => row.reduce((sum, got, rival) => sum + got * shares[rival]!, 0) / 0.9);
    // 0.4444, 0.5333, 0.5, 0.4778
    expect(best(sieve)).toEqual([41, 42, 43]);
    expect([...sieve.worth.subarray(0, 3)].map((each) => each.toFixed(6))).toEqual(
      [1, 2, 3].map((index) => worth[index]!.toFixed(6)),
    );
  });

  test('of equals the first in the list comes first, and no more are kept than there is room for', () => {
    const sieve = new Sieve();
    sieve.run(listOf([7, 3, 5]), Float64Array.of(1), 1, () => 0.5, 9, plenty());
    expect(best(sieve)).toEqual([7, 3, 5]);
    sieve.run(listOf(upTo(200)), Float64Array.of(1), 1, () => 0.5, 1000, plenty());
    expect(sieve.count).toBe(MOST_KEPT);
  });

  test('against nobody all are worth a half', () => {
    const sieve = new Sieve();
    sieve.run(listOf([1, 2]), new Float64Array(0), 0, () => 1, 2, plenty());
    expect(best(sieve)).toEqual([1, 2]);
    expect(sieve.worth[0]).toBe(0.5);
  });
});

describe('many actions', () => {
  /** Action 777 is a little behind against the first rival and best against all together. */
  const meet = (action: number, rival: number): number => {
    if (action === 777) return rival === 0 ? 0.8 : 1;
    const rng = new SeededRng(action * 31 + rival);
    return rng.below(1000) / 1250;
  };

  test('the best of thousands is found for a fraction of the meetings', () => {
    const sieve = new Sieve();
    const purse = plenty();
    const shares = new Float64Array(16).fill(1 / 16);
    sieve.run(listOf(upTo(5000)), shares, 16, meet, 4, purse);
    expect(best(sieve)[0]).toBe(777);
    expect(sieve.worth[0]).toBeCloseTo((0.8 + 15) / 16, 6);
    expect(sieve.worth[0]).toBeGreaterThan(sieve.worth[1]!);
    // All meet the first rival, a third of them two more, a ninth four more, and so on.
    expect(purse.spent).toBeGreaterThan(5000);
    expect(purse.spent).toBeLessThan(5000 * 3.5);
  });

  test('when the purse is empty, those who have met anybody are ranked', () => {
    const sieve = new Sieve();
    const purse = new Purse({ iterations: 100 });
    sieve.run(listOf(upTo(5000)), Float64Array.of(0.5, 0.5), 2, (action) => action / 5000, 5, purse);
    expect(purse.spent).toBe(100);
    expect(best(sieve)).toEqual([99, 98, 97, 96, 95]);
  });

  test('nothing is left of the last time', () => {
    const sieve = new Sieve();
    sieve.run(listOf(upTo(300)), Float64Array.of(1), 1, (action) => action, 5, plenty());
    sieve.run(listOf([1, 2]), Float64Array.of(1), 1, (action) => 1 / action, 5, plenty());
    expect(best(sieve)).toEqual([1, 2]);
    expect([...sieve.worth.subarray(0, 2)]).toEqual([1, 0.5]);
  });
});
