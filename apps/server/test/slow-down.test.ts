import { expect, test } from 'vitest';
import { SlowDown } from '../src/classes/slow-down.ts';

const MINUTE = 60_000;

function slowDown(free = 3, longest = 10_000) {
  const clock = { now: 1_000_000 };
  const slow = new SlowDown(() => clock.now, free, longest);
  const missed = (key: string, times: number): number => {
    for (let time = 0; time < times; time++) slow.miss(key);
    return slow.waits(key);
  };
  return { clock, slow, missed };
}

test('the first misses are free, then the wait doubles up to the longest', () => {
  const { missed } = slowDown();
  expect(missed('fox', 3)).toBe(0);
  expect([1, 2, 3, 4, 5, 6].map(() => missed('fox', 1))).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000]);
});

test('a wait ends by itself, and another key never waits', () => {
  const { clock, slow, missed } = slowDown();
  expect(missed('fox', 5)).toBe(2000);
  expect(slow.waits('owl')).toBe(0);
  clock.now += 1500;
  expect(slow.waits('fox')).toBe(500);
  clock.now += 1500;
  expect(slow.waits('fox')).toBe(0);
});

test('misses are forgotten after half an hour without another', () => {
  const { clock, slow, missed } = slowDown();
  missed('fox', 4);
  clock.now += 30 * MINUTE - 1;
  expect(missed('fox', 1)).toBe(2000);
  clock.now += 30 * MINUTE;
  expect(slow.waits('fox')).toBe(0);
  expect(missed('fox', 4)).toBe(1000);
});

test('the right answer forgives all misses and says how many there were', () => {
  const { slow, missed } = slowDown();
  missed('fox', 5);
  expect([slow.forgive('fox'), slow.waits('fox'), slow.forgive('fox')]).toEqual([5, 0, 0]);
});

test('of too many keys the one that missed longest ago is forgotten', () => {
  const { slow, missed } = slowDown(0);
  missed('first', 1);
  missed('second', 1);
  missed('first', 1);
  for (let key = 0; key < 19_999; key++) slow.miss(`stranger ${key}`);
  expect([slow.waits('first') > 0, slow.waits('second')]).toEqual([true, 0]);
});
