import type { Sitter } from '@stolik/table/table';
import { describe, expect, test } from 'vitest';
import { readLessons } from '../../build/lessons.ts';
import type { Kept } from '../../src/session/kept/shelf.ts';
import { signsOf } from '../../src/session/learn/daily.ts';
import { chaptersDone, isBegun, lessonsInOrder, nextLesson, nextStep, starsAt } from '../../src/session/learn/lessons.ts';
import { facedAt, tally } from '../../src/session/learn/played.ts';
import { NOTHING_LEARNT, readLearnt, withAnswer, withLesson } from '../../src/session/learn/progress.ts';
import { comingBack, weakest } from '../../src/session/learn/summary.ts';
import { again, answered, BEGINNING, lessonStars, shows } from '../../src/shell/study/attempt.ts';
import type { Guide } from '../../src/shell/study/guides.ts';

const chapter = (name: string, count: number) => ({
  chapter: name,
  levels: Array.from({ length: count }, (_, index) => ({ id: `${name}-${index + 1}` })),
});
const CHAPTERS = [chapter('touch', 2), chapter('plus', 3)];
const done = (...ids: readonly string[]) =>
  ids.reduce((learnt, id, index) => withLesson(learnt, id, { stars: 2, day: 100 + index }), NOTHING_LEARNT);

describe('the way through lessons', () => {
  test('levels are numbered through all chapters', () => {
    expect(lessonsInOrder(CHAPTERS)[3]).toEqual({ id: 'plus-2', number: 4, chapter: 'plus', step: 2, steps: 3 });
  });

  test('the next one is after the last that was done; then what was left out; then none', () => {
    expect(nextLesson(CHAPTERS, done())?.id).toBe('touch-1');
    expect(nextLesson(CHAPTERS, done('plus-1'))?.id).toBe('plus-2');
    expect(nextLesson(CHAPTERS, done('touch-1', 'plus-3'))?.id).toBe('touch-2');
    expect(nextLesson(CHAPTERS, done('touch-1', 'touch-2', 'plus-1', 'plus-2', 'plus-3'))).toBeUndefined();
    expect([isBegun(CHAPTERS, done()), isBegun(CHAPTERS, done('touch-1'))]).toEqual([false, true]);
  });

  test('the next small step is in the game somebody learnt last', () => {
    const games = { one: CHAPTERS, two: [chapter('mend', 2)] };
    expect(nextStep(games, done())).toMatchObject({ game: 'one', place: { id: 'touch-1' }, isFirst: true });
    expect(nextStep(games, done('touch-1', 'mend-1'))).toMatchObject({ game: 'two', place: { id: 'mend-2' }, isFirst: false });
    expect(nextStep(games, done('touch-1', 'mend-1', 'mend-2'))).toMatchObject({ game: 'one', place: { id: 'touch-2' } });
    expect(nextStep({}, done())).toBeUndefined();
  });
});

describe('stars', () => {
  test('once won they stay, and they travel in the file', () => {
    const learnt = withLesson(done('touch-1'), 'touch-1', { stars: 1, day: 200 });
    expect(learnt.lessons['touch-1']).toEqual({ stars: 2, day: 200 });
    expect(readLearnt(JSON.parse(JSON.stringify(learnt)))).toEqual(learnt);
    const broken = { lessons: { a: { stars: 4, day: 1 }, b: 3, c: { stars: 3, day: 7 } } };
    expect(starsAt(readLearnt(broken)!, 'c')).toBe(3);
    expect(Object.keys(readLearnt(broken)!.lessons)).toEqual(['c']);
    expect(readLearnt({ puzzles: {}, days: {} })).toEqual(NOTHING_LEARNT);
  });

  test('wrong tries cost nothing, what an answer costs does; what was only shown brings none', () => {
    const missed = again(answered(BEGINNING, false));
    expect(lessonStars(answered(missed, true, 2), 2)).toBe(3);
    expect(lessonStars(answered(missed, true, 3), 2)).toBe(2);
    expect(lessonStars(missed, 2)).toBeUndefined();
    const shown = answered(shows(BEGINNING), true, 2);
    expect(lessonStars(shown, 2)).toBeUndefined();
    expect(lessonStars(answered(again(shown), true, 2), 2)).toBe(3);
  });
});

describe('games played', () => {
  const person: Sitter = { kind: 'person', name: 'Ada' };
  const bot = (level: string): Sitter => ({ kind: 'bot', name: 'Volt', level });
  const kept = (sitters: readonly Sitter[], more: Partial<Kept> = {}) =>
    ({ id: 'x', game: 'micropul', sitters, isOver: true, asked: [], moves: 9, savedAt: 1, ...more }) as Kept;

  test('one person against bots counts, at the level of the strongest', () => {
    expect(facedAt(kept([bot('2'), person, bot('4')]))).toEqual({ seat: 1, level: '4' });
    expect(facedAt(kept([person, person, bot('1')]))).toBeUndefined();
    expect(facedAt(kept([person]))).toBeUndefined();
    expect(facedAt(kept([person, bot('1')], { isOver: false }))).toBeUndefined();
    expect(facedAt(kept([person, bot('1')], { given: 3 }))).toBeUndefined();
  });

  test('are told by level', () => {
    const games = [true, true, false].map((isWon) => ({ game: 'micropul', level: '2', isWon }));
    expect(tally(games, [{ id: '1' }, { id: '2' }])).toEqual([{ id: '2', won: 2, lost: 1 }]);
  });
});

test('what is shared of a day shows tries and hints, and nothing of the answer', () => {
  expect(signsOf({ tries: 1, isSolved: true, hadHint: false })).toEqual(['right']);
  expect(signsOf({ tries: 3, isSolved: true, hadHint: true })).toEqual(['hint', 'miss', 'miss', 'right']);
  expect(signsOf({ tries: 2, isSolved: false, hadHint: false })).toEqual(['miss', 'miss']);
  expect(signsOf({ tries: 40, isSolved: true, hadHint: true })).toEqual(['hint', 'miss', 'miss', 'miss', 'miss', 'right']);
});

test('weak themes of all games come first, and what comes back is told by its day', () => {
  const puzzle = (id: string, theme: string) => ({ id, rating: 1000, goal: { kind: 'close' }, themes: [theme] });
  const answer = { rating: 1000, isSolved: true, tries: 1, hadHint: false, day: 100 };
  let learnt = withAnswer(NOTHING_LEARNT, { ...answer, game: 'one', id: 'a' });
  learnt = withAnswer(learnt, { ...answer, game: 'two', id: 'b', isSolved: false });
  const games = [
    { game: 'one', all: [puzzle('a', 'plus'), puzzle('z', 'new')], progress: learnt.puzzles['one']! },
    { game: 'two', all: [puzzle('b', 'ice')], progress: learnt.puzzles['two']! },
  ];
  expect(weakest(games, 5).map(({ theme }) => theme)).toEqual(['ice', 'plus']);
  expect(comingBack(games.map(({ game, progress }) => [game, progress] as const))).toEqual([{ game: 'two', id: 'b', day: 103 }]);
});

test('the client is given the lessons of every game, chapter by chapter', () => {
  const { chapters } = readLessons();
  expect([...chapters.keys()]).toContain('micropul');
  for (const [game, all] of chapters) {
    expect(new Set(all.map((each) => each.chapter)).size).toBe(all.length);
    expect(all.every((each) => each.game === game)).toBe(true);
  }
});

test('the guide’s story goes on with the chapters that are done whole', async () => {
  expect(chaptersDone(CHAPTERS, done('touch-1'))).toBe(0);
  expect(chaptersDone(CHAPTERS, done('touch-1', 'touch-2'))).toBe(0.5);
  expect(chaptersDone(CHAPTERS, done('touch-1', 'touch-2', 'plus-1', 'plus-2', 'plus-3'))).toBe(1);
  for (const game of ['micropul', 'circuit', 'golems6', 'golems4']) {
    const { guide }: { guide: Guide } = await import(`../../src/games/${game}/guide.ts`);
    const scenes = [0, 0.34, 0.67, 1].map((share) => guide.drawn(share));
    expect(new Set(scenes).size, game).toBe(scenes.length);
    for (const scene of scenes) expect(scene).not.toMatch(/NaN|undefined/);
  }
});
