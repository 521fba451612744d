import { readFileSync } from 'node:fs';
import { golems4 } from '@stolik/golems/v4/game';
import { golems6 } from '@stolik/golems/v6/game';
import type { AnyGame } from '@stolik/kernel/game';
import { LANGUAGES } from '@stolik/kernel/language';
import { parseChapter } from '@stolik/kernel/lessons/chapter';
import { type Asked, askPuzzle } from '@stolik/kernel/puzzles/asked';
import { type ClosedQuestion, parsePuzzle } from '@stolik/kernel/puzzles/puzzle';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { expect, test, vi } from 'vitest';
import { wrongRowOf } from '../../src/games/golems/study/strayed.ts';
import { loadAllWords } from '../../src/games/golems/words/by-language.ts';
import { edition4 } from '../../src/games/golems4/edition.ts';
import { puzzles as puzzles4 } from '../../src/games/golems4/puzzles.ts';
import { edition6 } from '../../src/games/golems6/edition.ts';
import { puzzles as puzzles6 } from '../../src/games/golems6/puzzles.ts';
import { strayedAt } from '../../src/shell/study/came-of.ts';
import type { PuzzlePart } from '../../src/shell/study/part.ts';

// The pages run on Solid as browsers get it; Node would be given the one for servers.
vi.mock('solid-js', () => vi.importActual('../../../../node_modules/solid-js/dist/solid.js'));

// What is drawn is looked at in a browser.
vi.mock('../../src/games/golems/study/known.tsx', () => ({ Known: () => null }));

await loadAllWords();

const LESSONS = new URL('../../../../games/golems/lessons/golems6/', import.meta.url);
const GAMES = new URL('../../../../games/golems/puzzles/', import.meta.url);

function levelOf(file: string, id: string): ClosedQuestion {
  const { levels } = unwrap(parseChapter(JSON.parse(readFileSync(new URL(file, LESSONS), 'utf8')), 'golems6'));
  return levels.find((level) => level.id === id)!;
}

function answered(asked: Asked, seat: number, text: string) {
  const read = asked.game.read(asked.game.clone(asked.start), seat, text);
  return read.ok ? strayedAt(asked, seat, [read.value]) : undefined;
}

const SWORD = levelOf('06-strike.json', 'golems6-strike-1');

test.each([
  ['A A', { row: 1, why: { kind: 'reach', reach: 1, away: 2 } }],
  ['F S', { row: 2, why: { kind: 'met' } }],
  ['L A', { row: 1, why: { kind: 'met' } }],
])('[G6.7.1] the first wrong row of %s in “The first strike”, with its reason', (program, wrong) => {
  const asked = unwrap(askPuzzle(golems6 as AnyGame, puzzles6.rules, SWORD));
  const strayed = answered(asked, SWORD.seat, `program ${program}`)!;
  expect(wrongRowOf(edition6, SWORD.seat, strayed as never)).toMatchObject(wrong);
});

test('a right program has no wrong row; a strike too short is told with both distances', () => {
  const asked = unwrap(askPuzzle(golems6 as AnyGame, puzzles6.rules, SWORD));
  expect(answered(asked, SWORD.seat, 'program F A')).toBeUndefined();
  const strayed = () => answered(asked, SWORD.seat, 'program A A');
  const missed = { seat: SWORD.seat, wanted: 1, got: 0, answer: [], view: asked.game.view(asked.start, SWORD.seat), strayed };
  const says = LANGUAGES.map((language) => (puzzles6 as PuzzlePart).missed(SWORD.goal, missed as never, language).says);
  for (const text of says) expect(text).toMatch(/1.*2/u);
  expect(says[0]).toContain('Row 1 is the first that goes wrong: the strike reaches 1 cell, the rival is 2 away.');
});

test.each([
  [golems6 as AnyGame, puzzles6, edition6, 'golems6'],
  [golems4 as AnyGame, puzzles4, edition4, 'golems4'],
] as const)('of programs by chance the row that is named is where they leave the right ones', (game, part, edition, folder) => {
  const rng = new SeededRng('strayed');
  const lines = readFileSync(new URL(`${folder}/1.jsonl`, GAMES), 'utf8')
    .trim()
    .split('\n');
  let told = 0;
  for (const line of lines.filter((_, number) => number % 40 === 0)) {
    const puzzle = unwrap(parsePuzzle(JSON.parse(line)));
    const asked = unwrap(askPuzzle(game, part.rules, puzzle));
    if (asked.reading) continue;
    const action = asked.game.sample(asked.start, puzzle.seat, rng);
    const strayed = strayedAt(asked, puzzle.seat, [action]);
    if (!strayed) continue;
    expect(strayed.rights).not.toContain(strayed.played);
    expect(strayed.rights).toContain(puzzle.solution[0]);
    const wrong = wrongRowOf(edition as never, puzzle.seat, strayed as never)!;
    expect(wrong.row, puzzle.id).toBeGreaterThan(0);
    expect(wrong.row, puzzle.id).toBeLessThan(10);
    told++;
  }
  expect(told).toBeGreaterThan(4);
});
