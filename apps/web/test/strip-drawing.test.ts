import type { Strip } from '@stolik/search/reviewed';
import { expect, test } from 'vitest';
import { BOX, changedTurns, drawStrip } from '../src/shell/table/strip-drawing.ts';

const stripOf = (...lines: readonly (readonly number[])[]): Strip => ({
  name: 'Points',
  isLess: false,
  isChance: false,
  lines: lines.map((values, seat) => ({ seats: [seat], values })),
  whens: lines[0]!.slice(1).map((_, index) => ({ turn: index + 1 })),
  steps: lines[0]!.slice(1).map((_, index) => index * 10),
});

test('a line goes from the left edge to the right one, and more is higher', () => {
  const { lines, ticks } = drawStrip(stripOf([0, 2, 2, 4]), []);
  expect(lines[0]!.path).toBe(`M${BOX.left} ${BOX.bottom}H117.3V42H208.7V42H${BOX.right}V${BOX.top}`);
  expect(ticks).toEqual([
    { value: 4, y: BOX.top },
    { value: 0, y: BOX.bottom },
  ]);
});

test('where less is better, less is higher; nothing at all is always in sight', () => {
  const { ticks } = drawStrip({ ...stripOf([3, 3, 5]), isLess: true }, []);
  expect(ticks).toEqual([
    { value: 5, y: BOX.bottom },
    { value: 0, y: BOX.top },
  ]);
  expect(drawStrip({ ...stripOf([0.5, 0.7]), isChance: true }, []).ticks.map(({ value }) => value)).toEqual([1, 0]);
  // Nothing ever happened: one line in the middle.
  expect(drawStrip(stripOf([0, 0, 0]), []).ticks).toHaveLength(1);
});

test('the table has one row for each turn that changed something', () => {
  const strip = { ...stripOf([0, 1, 1, 1, 1, 4], [0, 0, 2, 2, 2, 2]), whens: [1, 1, 2, 2, 3].map((turn) => ({ turn })) };
  expect(changedTurns(strip)).toEqual([1, 4]);
  expect(changedTurns(stripOf([0, 0, 0]))).toEqual([]);
});

test('labels and marks keep apart, in their order and inside the drawing', () => {
  const { lines, marks } = drawStrip(stripOf([0, 1, 5], [0, 0, 5], [0, 2, 5]), [0, 0, 10, 12, 19]);
  const ends = lines.map(({ end }) => end).toSorted((a, b) => a - b);
  for (const [index, end] of ends.entries()) if (index > 0) expect(end - ends[index - 1]!).toBeGreaterThanOrEqual(14.9);
  for (const [index, x] of marks.entries()) if (index > 0) expect(x - marks[index - 1]!).toBeGreaterThanOrEqual(16.9);
  expect(Math.max(...marks)).toBeLessThanOrEqual(BOX.right);
  expect(Math.min(...marks)).toBeGreaterThanOrEqual(BOX.left);
});
