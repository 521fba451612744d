import { readFileSync } from 'node:fs';
import { loadRules } from '@stolik/games/games';
import type { AnyGame } from '@stolik/kernel/game';
import { LANGUAGES } from '@stolik/kernel/language';
import { costOf } from '@stolik/kernel/lessons/prove';
import { type Asked, askPuzzle } from '@stolik/kernel/puzzles/asked';
import { type Puzzle, parsePuzzle } from '@stolik/kernel/puzzles/puzzle';
import { unwrap } from '@stolik/kernel/result';
import { expect, test, vi } from 'vitest';
import { loadAllWords } from '../../src/games/golems/words/by-language.ts';
import { solutionIn, storyOf } from '../../src/shell/study/came-of.ts';
import type { Came, PuzzlePart } from '../../src/shell/study/part.ts';

// The pages run on Solid as browsers get it; Node would be given the one for servers.
vi.mock('solid-js', () => vi.importActual('../../../../node_modules/solid-js/dist/solid.js'));

// What is drawn is looked at in a browser.
vi.mock('../../src/games/golems/study/known.tsx', () => ({ Known: () => null }));

await loadAllWords();

const GAMES = [
  ['micropul', 'micropul/puzzles'],
  ['golems6', 'golems/puzzles/golems6'],
  ['golems4', 'golems/puzzles/golems4'],
] as const;

async function some(id: string, folder: string) {
  const game = await loadRules(id);
  const { puzzles: part }: { puzzles: PuzzlePart } = await import(`../../src/games/${id}/puzzles.ts`);
  const lines = readFileSync(new URL(`../../../../games/${folder}/1.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const all = lines.filter((_, number) => number % 6 === 0).map((line): Puzzle => unwrap(parsePuzzle(JSON.parse(line))));
  return { part, all: all.map((puzzle) => ({ puzzle, asked: unwrap(askPuzzle(game, part.rules, puzzle)) })) };
}

/** What has come of the solution; of a question that is read, of what it is about. */
function solved({ game, start, worth, enough }: Asked, puzzle: Puzzle, part: PuzzlePart): Came {
  const plays = puzzle.goal.kind === 'predict' ? [part.read!.plays(puzzle.goal)] : puzzle.solution;
  const line = solutionIn({ game, start }, { ...puzzle, solution: plays });
  const state = playedIn(game, start, puzzle.seat, line);
  const { seat } = puzzle;
  const story = () => storyOf({ game, start }, seat, line);
  return { seat, wanted: enough, got: worth(state), answer: plays, view: game.view(state, seat), story };
}

function playedIn(game: AnyGame, start: unknown, seat: number, line: readonly number[]): unknown {
  const state: unknown = game.clone(start);
  for (const action of line) game.play(state, seat, action);
  return state;
}

test.each(GAMES)('why a solution of %s works is said in every language', async (id, folder) => {
  const { part, all } = await some(id, folder);
  const told = new Set<string>();
  for (const { puzzle, asked } of all) {
    const came = solved(asked, puzzle, part);
    for (const language of LANGUAGES) {
      const reasons = part.why!(puzzle.goal, came, language);
      if (reasons.length > 0) told.add(puzzle.goal.kind);
      for (const reason of reasons) expect(reason, puzzle.id).toMatch(/\S.*[.!]$/u);
    }
  }
  // Secret programs do not run, and several rounds are watched.
  const silent = ['unhurt', 'sure', 'treasure', 'gears'];
  const kinds = new Set(all.map(({ puzzle }) => puzzle.goal.kind).filter((kind) => !silent.includes(kind)));
  for (const kind of kinds) expect(told).toContain(kind);
});

test.each(GAMES.slice(1))('of %s the last row that is told ends on the place that was asked for', async (id, folder) => {
  const { part, all } = await some(id, folder);
  let seen = 0;
  for (const { puzzle, asked } of all) {
    const { kind, at } = puzzle.goal;
    const place = kind === 'predict' ? puzzle.solution[0]!.split(' ')[0]! : at;
    if (!['predict', 'reach', 'repair', 'shorten'].includes(kind) || typeof place !== 'string') continue;
    const last = part.why!(puzzle.goal, solved(asked, puzzle, part), 'en').at(-1);
    if (last === undefined || place === 'out') continue;
    expect(last, puzzle.id).toContain(place);
    seen++;
  }
  expect(seen).toBeGreaterThan(10);
});

test.each(GAMES)('a solution of %s costs what its decisions cost', async (id, folder) => {
  const { part, all } = await some(id, folder);
  for (const { puzzle, asked } of all.filter((each) => !each.asked.reading)) {
    const line = solutionIn(asked, puzzle);
    expect(line, puzzle.id).toHaveLength(puzzle.solution.length);
    expect(costOf(part.rules, line)).toBeGreaterThan(0);
  }
});
