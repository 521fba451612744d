import { readdirSync, readFileSync } from 'node:fs';
import type { GameEvent } from '@stolik/kernel/game';
import { LANGUAGES } from '@stolik/kernel/language';
import { type Level, parseChapter } from '@stolik/kernel/lessons/chapter';
import { type AnyPuzzleRules, layPuzzle } from '@stolik/kernel/puzzles/prove';
import { namedIn } from '@stolik/kernel/puzzles/puzzle';
import { unwrap } from '@stolik/kernel/result';
import { describe, expect, test } from 'vitest';
import type { Puzzled } from '../src/puzzles/edition.ts';
import { edition4, golems4Puzzles } from '../src/puzzles/v4.ts';
import { edition6, golems6Puzzles } from '../src/puzzles/v6.ts';

/** What must happen in a level that says it shows a clause: one of these, in its answer or in the program it is about. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  'G6.4.3': ['logicLaid', 'logicPicked'],
  'G6.4.4': ['logicLaid'],
  'G6.4.5': ['logicPicked'],
  'G6.5.4': ['pointsBlocked'],
  'G6.5.6': ['loopBegan', 'loopDetected'],
  'G6.5.7': ['strikeMade'],
  'G6.6.2': ['moveBlocked', 'golemMoved'],
  'G6.6.4': ['golemSlid'],
  'G6.6.5': ['commandSwallowed'],
  'G6.7.1': ['strikeMade'],
  'G6.7.3': ['barrelOpened'],
  'G6.8.1': ['barrelPushed', 'barrelOpened'],
  'G6.8.4': ['waterEntered'],
  'G6.10.1': ['golemOut'],
  'G6.10.2': ['gameOver'],
  'G6.11.3': ['goalTaken'],
  'G4.1.4': ['eventActed'],
  'G4.4.3': ['defended'],
  'G4.5': ['attacked'],
  'G4.6.4': ['commandSwallowed'],
  'G4.7.1': ['barrelPushed', 'barrelOpened'],
  'G4.7.2': ['moveBlocked'],
  'G4.7.3': ['waterEntered'],
  'G4.7.6': ['golemTurned'],
  'G4.9.1': ['golemOut'],
  'G4.9.2': ['gameOver'],
};

const EDITIONS: readonly (readonly [string, Puzzled, AnyPuzzleRules])[] = [
  ['golems6', edition6 as unknown as Puzzled, golems6Puzzles],
  ['golems4', edition4 as unknown as Puzzled, golems4Puzzles],
];

describe.each(EDITIONS)('lessons of %s', (id, { game }, rules) => {
  const folder = new URL(`../lessons/${id}/`, import.meta.url);
  const levels = readdirSync(folder)
    .filter((name) => /^\d/.test(name))
    .sort()
    .flatMap((name) => unwrap(parseChapter(JSON.parse(readFileSync(new URL(name, folder), 'utf8')), id)).levels);

  function happens(level: Level, line: readonly string[]): readonly string[] {
    const state = unwrap(layPuzzle(game, rules, level));
    const kinds: string[] = [];
    for (const text of line) {
      const read = game.read(state, level.seat, text);
      if (!read.ok) throw new Error(`${level.id}: ${text} cannot be read`);
      game.play(state, level.seat, read.value, (event: GameEvent) => kinds.push(event.kind));
    }
    return kinds;
  }

  test.each(levels.map((level) => [level.id, level] as const))('%s makes happen what it says it shows', (_, level) => {
    const named = namedIn(level.goal, 'program');
    const isRead = level.goal.kind === 'predict';
    const kinds = [
      ...(isRead ? [] : happens(level, level.solution)),
      ...(isRead || level.goal.kind === 'repair' ? happens(level, [`program ${named}`]) : []),
    ];
    const unseen = level.clauses.filter((clause) => SHOWN[clause] && !SHOWN[clause].some((kind) => kinds.includes(kind)));
    expect(unseen, kinds.join(' ')).toEqual([]);
  });

  test('[G6.0.5] every lesson opens with a talk', () => {
    expect(levels.length).toBeGreaterThanOrEqual(20);
    for (const { words } of levels) for (const language of LANGUAGES) expect(words[language].tale.length).toBeGreaterThan(20);
  });
});

test('young players begin: no word has to be read for eight levels', () => {
  const { levels } = unwrap(
    parseChapter(JSON.parse(readFileSync(new URL('../lessons/golems6/01-steps.json', import.meta.url), 'utf8')), 'golems6'),
  );
  expect(levels.every(({ kids, options }) => kids && options['kids'] === true)).toBe(true);
  expect(levels.length).toBeGreaterThanOrEqual(6);
});
