import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyPuzzleRules, provePuzzle } from '@stolik/kernel/puzzles/prove';
import { type Puzzle, parsePuzzle } from '@stolik/kernel/puzzles/puzzle';
import { unwrap } from '@stolik/kernel/result';
import { expect, test } from 'vitest';
import { micropul } from '../src/game.ts';
import { micropulPuzzles } from '../src/puzzles/puzzles.ts';

const shipped: readonly Puzzle[] = readFileSync(join(import.meta.dirname, '../puzzles/1.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => unwrap(parsePuzzle(JSON.parse(line))));

const faultsOf = (puzzle: Puzzle): readonly string[] =>
  unwrap(provePuzzle(micropul, micropulPuzzles as AnyPuzzleRules, puzzle)).faults;

test('[M1.1] [M2.1] every puzzle is a position of a game: 48 tiles on the board, in hands, in supplies and in the core', () => {
  const counts = shipped.map(({ position }) => {
    const { board, hands, supplies, core } = position as {
      readonly board: readonly string[];
      readonly hands: readonly (readonly string[])[];
      readonly supplies: readonly number[];
      readonly core: number;
    };
    return [board.length, ...hands.map((hand) => hand.length), ...supplies, core].reduce((a, b) => a + b);
  });
  expect(new Set(counts)).toEqual(new Set([48]));
});

test('[M1.1] a puzzle with a tile too many is not proved', () => {
  const puzzle = shipped[0]!;
  expect(faultsOf(puzzle)).toEqual([]);
  const core = Number(puzzle.position['core']) + 1;
  expect(faultsOf({ ...puzzle, position: { ...puzzle.position, core } })).toContain('there are 48 tiles, not 49 [M1.1]');
});
