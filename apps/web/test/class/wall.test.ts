import type { WallBoard, WallView } from '@stolik/class/views';
import { expect, test } from 'vitest';
import { circlesOf, withCircles } from '../../src/pages/class/wall/answers.ts';
import {
  around,
  aspectOf,
  barsOf,
  gridOf,
  heightFor,
  justOver,
  newest,
  pageOf,
  pageWith,
  shownOn,
  smallOnes,
  stillThinking,
  timeLeft,
} from '../../src/pages/class/wall/wall.ts';

const board = (id: string, isOver = false): WallBoard => ({ id, game: 'circuit', names: [], isOver, look: '' });
const many = (count: number) => Array.from({ length: count }, (_, index) => board(`t${index}`));

test.each([
  [1, 1, 1, 1],
  [12, 4, 3, 1],
  [13, 5, 3, 1],
  [20, 5, 4, 1],
  [21, 5, 4, 2],
  [0, 1, 1, 1],
])('%i boards lie %i by %i on %i pages', (count, columns, rows, pages) =>
  expect(gridOf(count)).toMatchObject({ columns, rows, pages }),
);

test('upright boards lie in fewer rows, so that they are larger', () => {
  expect(aspectOf('10 20 300 400')).toBe(0.75);
  expect(gridOf(12, [0.75])).toMatchObject({ columns: 6, rows: 2, pages: 1 });
  expect(gridOf(40, [0.75]).pages).toBe(2);
});

test('the wall is as high as the projector: from 16:9 to 4:3, and boards use it', () => {
  expect(heightFor(1920, 1080)).toBe(1080);
  expect(heightFor(3840, 2160)).toBe(1080);
  expect(heightFor(1024, 768)).toBe(1440);
  expect(heightFor(1280, 800)).toBe(1200);
  expect(heightFor(2560, 1080)).toBe(1080);
  expect(heightFor(800, 900)).toBe(1440);
  expect(gridOf(18, [1.6], 1440).rows).toBeGreaterThan(gridOf(18, [1.6]).rows);
});

test('many upright boards have their animals beside them, few have them below', () => {
  expect(gridOf(18, [0.8])).toMatchObject({ columns: 6, rows: 3, seats: 'beside' });
  expect(gridOf(2, [1.4])).toMatchObject({ seats: 'below' });
});

test('boards don’t change places with every tile, but when they become clearly larger', () => {
  const before = gridOf(12, [1.6]);
  expect(gridOf(12, [1.3], 1080, before)).toMatchObject({ columns: before.columns, rows: before.rows });
  expect(gridOf(12, [0.6], 1080, before).columns).toBeGreaterThan(before.columns);
});

test('the wall turns to the page of a table that has just ended', () => {
  const boards = many(30);
  const grid = gridOf(30);
  expect(pageOf(boards, grid, 1)).toHaveLength(10);
  expect(pageWith(boards, grid, 't25')).toBe(1);
  expect(justOver(boards, boards.with(25, board('t25', true)))).toBe('t25');
  expect(justOver(boards, [...boards, board('new', true)])).toBeUndefined();
});

test('the lamp is on whoever sat down last', () => {
  expect(newest(['brave-fox'], ['brave-fox', 'wise-owl'])).toBe('wise-owl');
  expect(newest(['brave-fox', 'wise-owl'], ['brave-fox'])).toBeUndefined();
});

test.each([4, 19, 24, 30, 36])('%i stools stand around the table, nobody twice and nobody left out', (count) => {
  const names = Array.from({ length: count }, (_, index) => index);
  const { top, right, bottom, left } = around(names, count);
  expect([...top, ...left, ...bottom, ...right].filter((each) => each !== null).sort((a, b) => a - b)).toEqual(names);
  expect(top.length).toBe(bottom.length);
  expect(left.length).toBe(right.length);
  expect(left.length).toBeLessThanOrEqual(7);
});

test('bars: the longest is whole, rare answers come together', () => {
  const counts = [9, 3, 2, 2, 1, 1, 1].map((count, index) => [[`a${index}`], count] as const);
  const bars = barsOf(counts, 6);
  expect(bars).toHaveLength(6);
  expect(bars[0]).toEqual({ answer: ['a0'], count: 9, share: 1 });
  expect(bars.at(-1)).toMatchObject({ answer: [], count: 2 });
  expect(barsOf(counts.slice(0, 6), 6).at(-1)?.answer).toEqual(['a5']);
});

test('who still thinks is here and has not answered', () => {
  const asked = { answered: 1 } as WallView['asked'];
  expect(stillThinking({ here: ['brave-fox', 'wise-owl'], asked })).toBe(1);
  expect(stillThinking({ here: [], asked })).toBe(0);
});

test('what is gone is not shown: the boards are there instead', () => {
  const view = { boards: [board('t1')], wall: { kind: 'board', table: 't1' } } as unknown as WallView;
  expect(shownOn(view, 0)).toBe('board');
  expect(shownOn({ ...view, boards: [] }, 0)).toBe('boards');
  expect(shownOn({ ...view, wall: { kind: 'question' } }, 0)).toBe('boards');
});

test('what a lesson has brought is shown until the next day, when the class gathers again', () => {
  const view = { boards: [], wall: { kind: 'recap', isRanked: false }, planAt: 1000 } as unknown as WallView;
  const hours = (count: number): number => 1000 + count * 3_600_000;
  expect(shownOn(view, hours(1))).toBe('recap');
  expect(shownOn(view, hours(20))).toBe('gather');
  expect(shownOn({ ...view, plan: { plan: 'loops', step: 1 } }, hours(20))).toBe('recap');
});

test('the minutes of a step run out and stay at none', () => {
  const minute = 60_000;
  expect(timeLeft(10, 1000, 1000)).toEqual({ minutes: 10, share: 1 });
  expect(timeLeft(10, 1000, 1000 + 5.5 * minute)).toEqual({ minutes: 5, share: 0.45 });
  expect(timeLeft(10, 1000, 1000 + 30 * minute)).toEqual({ minutes: 0, share: 0 });
  // The clock of this device is behind the server's.
  expect(timeLeft(10, 1000, 0)).toEqual({ minutes: 10, share: 1 });
});

test('answers that touch the same place are one circle, and one that touches it twice counts once', () => {
  const spots: Readonly<Record<string, { x: number; y: number }>> = { a3: { x: 50, y: 50 }, c3: { x: 250, y: 50 } };
  const spotsOf = (answer: readonly string[]) => answer.flatMap((text) => spots[text.split(' ').at(-1)!] ?? []);
  const counts = [
    [['lay R0 a3'], 6],
    [['lay R1 a3', 'lay W0 a3'], 2],
    [['lay R0 c3'], 2],
    [['pass'], 1],
  ] as const;
  expect(circlesOf(counts, spotsOf)).toEqual([
    { x: 50, y: 50, count: 8, share: 1 },
    { x: 250, y: 50, count: 2, share: 0.25 },
  ]);
});

test('a circle beyond the rim is seen whole', () => {
  const board = { box: '0 0 300 100', parts: [] };
  expect(withCircles(board, []).box).toBe('0 0 300 100');
  expect(withCircles(board, [{ x: 350, y: 50, count: 3, share: 1 }])).toMatchObject({
    box: '0 0 394 100',
    parts: [['answers', expect.stringContaining('>3</text>')]],
  });
});

test('whoever works at something has a small board of their own, with a star when it is solved', () => {
  const work = { name: 'brave-fox', thing: 'l-1', shows: [], isSolved: false } as const;
  const before = smallOnes({ boards: [board('t0')], works: [work] });
  const now = smallOnes({ boards: [board('t0')], works: [{ ...work, isSolved: true }] });
  expect(before.map(({ names }) => names)).toEqual([[], ['brave-fox']]);
  expect(justOver(before, now)).toBe('brave-fox l-1');
  // Two at one device have one board.
  expect(smallOnes({ boards: [], works: [{ ...work, others: ['wise-owl'] }] }).map(({ names }) => names)).toEqual([
    ['brave-fox', 'wise-owl'],
  ]);
});
