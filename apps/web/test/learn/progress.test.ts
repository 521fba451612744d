import { SeededRng } from '@stolik/kernel/random';
import { describe, expect, test } from 'vitest';
import { choosePuzzle } from '../../src/session/learn/choose.ts';
import {
  dateOf,
  dayOf,
  firstOpen,
  gameOfDay,
  marksOf,
  puzzleOfDay,
  readDate,
  SIZES,
  threeOfDay,
} from '../../src/session/learn/daily.ts';
import {
  merged,
  NEWCOMER,
  NOTHING_LEARNT,
  progressIn,
  readLearnt,
  readLearntFile,
  withAnswer,
  withDay,
  withLesson,
} from '../../src/session/learn/progress.ts';
import { placeOf } from '../../src/session/learn/summary.ts';

const answer = { game: 'micropul', id: 'a', rating: 1200, isSolved: true, tries: 1, hadHint: false, day: 100 };
const all = Array.from({ length: 400 }, (_, number) => ({
  id: `p${number}`,
  rating: 900 + 2 * number,
  goal: { kind: number % 2 ? 'close' : 'tiles' },
  themes: number % 5 ? ['plus'] : ['end'],
}));

describe('how somebody gets on', () => {
  test('a right answer at once raises the rating, a second one to the same puzzle does not', () => {
    const once = withAnswer(NOTHING_LEARNT, answer);
    expect(progressIn(once, 'micropul').rating.rating).toBeGreaterThan(NEWCOMER);
    expect(progressIn(withAnswer(once, answer), 'micropul').rating).toEqual(progressIn(once, 'micropul').rating);
  });

  test('a hint or a second try is no win, and the puzzle comes back once, after three days', () => {
    for (const missed of [{ hadHint: true }, { tries: 2 }, { isSolved: false }]) {
      const after = withAnswer(NOTHING_LEARNT, { ...answer, ...missed });
      expect(progressIn(after, 'micropul').rating.rating).toBeLessThan(NEWCOMER);
      expect(progressIn(after, 'micropul').seen['a']?.back).toBe(103);
      const again = withAnswer(after, { ...answer, ...missed, day: 104 });
      expect(progressIn(again, 'micropul').seen['a']?.back).toBeUndefined();
    }
  });

  test('only the first look at a puzzle is rated, also where it was missed', () => {
    const missed = withAnswer(NOTHING_LEARNT, { ...answer, isSolved: false });
    const again = withAnswer(missed, { ...answer, day: 103 });
    expect(progressIn(again, 'micropul').rating).toEqual(progressIn(missed, 'micropul').rating);
    expect(progressIn(again, 'micropul').seen['a']?.isSolved).toBe(true);
  });

  test('a puzzle that was missed is back on its day, and has come back once after that', () => {
    const missed = withAnswer(NOTHING_LEARNT, { ...answer, isSolved: false });
    const backOn = (day: number) =>
      progressIn(withAnswer(missed, { ...answer, isSolved: false, day }), 'micropul').seen['a']?.back;
    expect([102, 103].map(backOn)).toEqual([105, undefined]);
  });

  test('what another device kept is read, entry by entry; nonsense is not', () => {
    const after = withDay(withAnswer(NOTHING_LEARNT, answer), '2026-11-16', 1, { tries: 2, isSolved: true, hadHint: false });
    expect(readLearnt(JSON.parse(JSON.stringify(after)))).toEqual(after);
    expect(readLearnt([])).toBeUndefined();
    expect(readLearnt({ puzzles: { micropul: { rating: { rating: 'x' }, seen: {} } }, days: { never: [] } })).toEqual(
      NOTHING_LEARNT,
    );
  });

  test('a day is filled in once; a missed one can still be solved later', () => {
    const missed = withDay(NOTHING_LEARNT, '2026-11-16', 0, { tries: 1, isSolved: false, hadHint: false });
    const later = withDay(missed, '2026-11-16', 0, { tries: 2, isSolved: true, hadHint: true });
    expect(later.days['2026-11-16']).toEqual([{ tries: 3, isSolved: true, hadHint: true }, null, null]);
    expect(withDay(later, '2026-11-16', 0, { tries: 1, isSolved: false, hadHint: false })).toBe(later);
    expect(marksOf(later.days['2026-11-16']![0]!)).toBe('◇○○●');
  });
});

describe('the next puzzle', () => {
  const progress = progressIn(NOTHING_LEARNT, 'micropul');

  test('is near one’s place and of the kind requested for', () => {
    const next = choosePuzzle(all, progress, {}, 1, new SeededRng('a'))!;
    expect(Math.abs(next.rating - NEWCOMER)).toBeLessThan(20);
    expect(choosePuzzle(all, progress, { kind: 'close' }, 1, new SeededRng('a'))!.goal.kind).toBe('close');
    expect(choosePuzzle(all, progress, { theme: 'end' }, 1, new SeededRng('a'))!.themes).toContain('end');
    expect(choosePuzzle(all, progress, { kind: 'none' }, 1, new SeededRng('a'))).toBeUndefined();
  });

  test('is what was missed, when it is due; and the oldest when all are known', () => {
    const missed = withAnswer(NOTHING_LEARNT, { ...answer, id: 'p7', isSolved: false, day: 1 });
    const seen = progressIn(missed, 'micropul');
    expect(choosePuzzle(all, seen, {}, 3, new SeededRng('a'))!.id).not.toBe('p7');
    expect(choosePuzzle(all, seen, {}, 4, new SeededRng('a'))!.id).toBe('p7');
    let known = NOTHING_LEARNT;
    for (const [day, { id }] of all.entries()) known = withAnswer(known, { ...answer, id, day });
    expect(choosePuzzle(all, progressIn(known, 'micropul'), {}, 999, new SeededRng('a'))!.id).toBe('p0');
  });
});

test('paths of two devices become one, whichever comes to which', () => {
  const mark = { tries: 1, isSolved: true, hadHint: false };
  let tablet = withLesson(withAnswer(NOTHING_LEARNT, answer), 'l1', { stars: 1, day: 7 });
  tablet = withDay(withAnswer(tablet, { ...answer, id: 'c', isSolved: false, day: 101 }), '2026-11-16', 0, mark);
  let phone = withLesson(withLesson(NOTHING_LEARNT, 'l1', { stars: 3, day: 5 }), 'l2', { stars: 2, day: 5 });
  for (const id of ['b', 'c']) phone = withAnswer(phone, { ...answer, id });
  phone = withDay(phone, '2026-11-16', 0, { ...mark, isSolved: false });
  phone = withDay(phone, '2026-11-16', 2, mark);
  phone = withAnswer(phone, { ...answer, game: 'circuit' });
  for (const one of [merged(tablet, phone), merged(phone, tablet)]) {
    expect(one.lessons).toEqual({ l1: { stars: 3, day: 7 }, l2: { stars: 2, day: 5 } });
    expect(Object.keys(one.puzzles['micropul']!.seen).sort()).toEqual(['a', 'b', 'c']);
    expect(one.puzzles['micropul']!.seen['c']).toMatchObject({ isSolved: true, day: 101, back: 104 });
    expect(one.puzzles['circuit']).toEqual(phone.puzzles['circuit']);
    expect(one.days['2026-11-16']).toEqual([mark, null, mark]);
  }
  const deviations = [tablet, phone].map(({ puzzles }) => puzzles['micropul']!.rating.deviation);
  expect(merged(tablet, phone).puzzles['micropul']!.rating.deviation).toBe(Math.min(...deviations));
});

test('one’s place among the bots shows when it is known, as a range', () => {
  const ratings = [1000, 1200, 1500, 1800];
  const at = (rating: number, deviation = 100) => placeOf(ratings, { rating: { rating, deviation, volatility: 0.06 } });
  expect([900, 1000, 1250, 1700, 1800, 2400].map((rating) => at(rating))).toEqual([
    [0, 0],
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 3],
    [3, 3],
  ]);
  expect(at(1700, 145)).toBeUndefined();
  let learnt = NOTHING_LEARNT;
  let solved = 0;
  while (!placeOf(ratings, progressIn(learnt, 'micropul')))
    learnt = withAnswer(learnt, { ...answer, id: `p${solved}`, isSolved: solved++ % 2 === 0 });
  expect(solved).toBeGreaterThan(6);
  expect(solved).toBeLessThan(16);
});

test('a file of something else is not taken for a path', () => {
  const known = withAnswer(NOTHING_LEARNT, answer);
  expect(readLearntFile(JSON.stringify(known))).toEqual(known);
  for (const other of ['{"name":"micropul","version":1}', '{}', '[]', '7', 'null', '', JSON.stringify(known).slice(0, -9)])
    expect(readLearntFile(other), other).toBeUndefined();
});

describe('the three of a day', () => {
  const games = ['a', 'b', 'c', 'd'];

  test('differ in game and size, and none comes again within a year', () => {
    for (const size of SIZES) {
      const met = new Set(
        Array.from({ length: 366 }, (_, day) => `${gameOfDay(games, day, size)} ${puzzleOfDay(all, 4, day, size)!.id}`),
      );
      expect(met.size).toBe(366);
    }
    const ratings = SIZES.map((size) => puzzleOfDay(all, 4, 20_000, size)!.rating);
    expect([...ratings].sort((a, b) => a - b)).toEqual(ratings);
    expect(new Set(SIZES.map((size) => gameOfDay(games, 20_000, size))).size).toBe(3);
  });

  test('are in the order of their names on every day of five years', () => {
    const files = { a: all, b: all.map(({ id, rating, ...rest }) => ({ ...rest, id: `b${id}`, rating: rating * 2 - 1200 })) };
    for (let day = 20_000; day < 20_000 + 5 * 366; day++) {
      const ratings = threeOfDay({ ...files, c: files.b, d: all }, games, day).map(({ puzzle }) => puzzle.rating);
      expect(ratings).toHaveLength(3);
      expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
    }
  });

  test('follow the calendar of the place, and dates are read only where they exist', () => {
    expect(dateOf(dayOf(new Date(2026, 10, 16, 23, 59)))).toBe('2026-11-16');
    expect(dateOf(dayOf(new Date(2026, 10, 16, 0, 1)))).toBe('2026-11-16');
    expect(readDate('2026-11-16')).toBe(dayOf(new Date(2026, 10, 16)));
    for (const bad of ['2026-02-30', '16.11.2026', '', '2026-13-01']) expect(readDate(bad)).toBeUndefined();
  });

  test('go on with the first that isn’t solved', () => {
    const mark = { tries: 1, isSolved: true, hadHint: false };
    expect(firstOpen(undefined)).toBe(0);
    expect(firstOpen([mark, { ...mark, isSolved: false }, null])).toBe(1);
    expect(firstOpen([mark, mark, mark])).toBeUndefined();
  });
});
