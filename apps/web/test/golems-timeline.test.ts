import { expect, test } from 'vitest';
import type { RoundReel, RowSpan } from '../src/games/golems/story/reel.ts';
import { frameAt, rowAt, rowCount, rowIndexAt, shareAt, shareIn, type Timeline } from '../src/games/golems/story/timeline.ts';

const span = (row: number, from: number, to: number): RowSpan => ({ row, from, to, passes: [] }) as unknown as RowSpan;

const reel = (rows: readonly RowSpan[], runFrom = 0): RoundReel => ({ rows, runFrom }) as unknown as RoundReel;

const ROUND = reel([span(1, 0, 10), span(2, 10, 14)]);
const strip = (change: Partial<Timeline> = {}): Timeline => ({ round: ROUND, count: 4, isRunning: false, ...change });

test('the strip has the rows that were seen and those still to come, at least one', () => {
  expect(rowCount(ROUND, 4)).toBe(4);
  expect(rowCount(ROUND, 0)).toBe(2);
  expect(rowCount(reel([]), 0)).toBe(1);
});

test('rows to come go on counting; those of another run begin with 1', () => {
  expect([0, 1, 2, 3].map((index) => rowAt(ROUND, index))).toEqual([1, 2, 3, 4]);
  const second = reel([span(1, 0, 5), span(2, 5, 9)], 2);
  expect(rowCount(second, 3)).toBe(5);
  expect([2, 3, 4].map((index) => rowAt(second, index))).toEqual([1, 2, 3]);
});

test('a moment lies in its row by how far the row has come', () => {
  const [first, second] = ROUND.rows;
  expect(shareIn(strip(), first!, 5)).toBe(0.5);
  expect(shareIn(strip(), second!, 12)).toBe(0.5);
  expect(shareIn(strip(), first!, 99)).toBe(1);
});

test('a row that runs leaves room for what is to come', () => {
  const [first, second] = ROUND.rows;
  expect(shareIn(strip({ isRunning: true }), second!, 12)).toBe(0.4);
  expect(shareIn(strip({ isRunning: true }), first!, 5)).toBe(0.5);
});

test('"now" stands before the first row, then in the one that is shown', () => {
  expect(rowIndexAt(ROUND, 0)).toBe(-1);
  expect(shareAt(strip(), 0)).toBe(0);
  expect(rowIndexAt(ROUND, 10)).toBe(0);
  expect(rowIndexAt(ROUND, 11)).toBe(1);
  expect(shareAt(strip(), 12.5)).toBe((1 + 0.5) / 4);
});

test('a touch of the strip leads to the moment there, and not beyond what has been shown', () => {
  expect(frameAt(strip(), 0)).toBe(0);
  expect(frameAt(strip(), 0.125)).toBe(5);
  expect(frameAt(strip(), 0.25 + 0.125)).toBe(12);
  expect(frameAt(strip(), 0.99)).toBe(14);
  expect(frameAt(strip({ round: reel([]) }), 0.5)).toBeUndefined();
});
