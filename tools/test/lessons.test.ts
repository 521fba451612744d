import { findEntry } from '@stolik/cli/catalog';
import { readRuleBook } from '@stolik/games/rules/read';
import type { Chapter, Level } from '@stolik/kernel/lessons/chapter';
import { proveLevel } from '@stolik/kernel/lessons/prove';
import { unwrap } from '@stolik/kernel/result';
import { describe, expect, test } from 'vitest';
import { lessonsOfAllGames } from '../lesson-files.ts';
import { judgeLessons, rulebookClauses } from '../lessons.ts';

const BOOK = readRuleBook(
  'a game',
  `# A game

## M0 The game
1. [S] What it is.

## M1 Things
1. [S] A thing
2. [R] A ruling
3. [A] Elsewhere said. [S] Said in the rulebook too.

## M8 Alone
[S] One clause without a number.
`,
);

const chapter = (...levels: readonly (readonly [id: string, ...clauses: string[]])[]): Chapter =>
  ({ levels: levels.map(([id, ...clauses]) => ({ id, clauses }) as unknown as Level) }) as unknown as Chapter;

test('what the rulebook says has to be met; rulings and what the game is need not', () => {
  expect(rulebookClauses(BOOK)).toEqual(['M1.1', 'M1.3', 'M8']);
});

test('a clause is met in a level, or left out for a reason', () => {
  expect(judgeLessons(BOOK, [chapter(['a-1', 'M1.1', 'M1.2']), chapter(['b-1', 'M8'])], { 'M1.3': 'nobody needs it' })).toEqual({
    demanded: 3,
    missing: [],
    wrong: [],
  });
  expect(judgeLessons(BOOK, [chapter(['a-1', 'M8'])], {}).missing).toEqual(['M1.1', 'M1.3']);
});

test('clauses that do not exist, reasons that are none and ids used twice are noticed', () => {
  const leftOut = { 'M1.1': 'met all the same', 'M1.3': ' ', 'M9.9': 'unknown' };
  expect(judgeLessons(BOOK, [chapter(['a-1', 'M1.1', 'M7.1']), chapter(['a-1', 'M8'])], leftOut).wrong).toEqual([
    'a-1 names M7.1, which does not exist',
    'left-out.json leaves out M1.1, which is met in a level',
    'left-out.json does not say why M1.3 is left out',
    'left-out.json names M9.9, which does not exist',
    'a-1 stands in two chapters',
  ]);
});

describe.each(lessonsOfAllGames().map((lessons) => [lessons.game, lessons] as const))('the lessons of %s', (id, lessons) => {
  const { game, puzzles } = unwrap(findEntry(id));

  test('meet every clause of the rulebook', () => {
    expect(lessons.judged).toMatchObject({ missing: [], wrong: [] });
  });

  test.each(lessons.chapters.flatMap(({ levels }) => levels.map((level) => [level.id, level] as const)))(
    '%s is solved by its solution, and by none that costs less',
    (_, level) => {
      expect(unwrap(proveLevel(game, puzzles!, level)).faults).toEqual([]);
    },
  );
});
