import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gameOfDay, puzzleOfDay, readDate, SIZES, sizeOf } from '../../src/session/learn/daily.ts';

const GAMES = join(import.meta.dirname, '../../../../games');
const FOLDERS: Readonly<Record<string, string>> = {
  micropul: 'micropul/puzzles',
  circuit: 'circuit/puzzles',
  golems6: 'golems/puzzles/golems6',
  golems4: 'golems/puzzles/golems4',
};
interface Line {
  readonly id: string;
  readonly rating: number;
}
const linesOf = (game: string, file: string): readonly Line[] =>
  readFileSync(join(GAMES, FOLDERS[game]!, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
const ids = Object.keys(FOLDERS);
const dailies = Object.fromEntries(ids.map((game) => [game, linesOf(game, 'daily.jsonl')]));

const FIRST = readDate('2026-01-01')!;
const FIVE_YEARS = 5 * 365 + 2;
const days = Array.from({ length: FIVE_YEARS }, (_, number) => {
  const day = FIRST + number;
  return SIZES.map((size) => {
    const game = gameOfDay(ids, day, size);
    return { game, puzzle: puzzleOfDay(dailies[game]!, ids.length, day, size)! };
  });
});

describe('the day’s three of five years', () => {
  test('are easy, medium and hard in this order, each of another game', () => {
    for (const three of days) {
      const [small, middle, hard] = three.map(({ puzzle }) => puzzle.rating);
      expect(small! < middle! && middle! < hard!, three.map(({ puzzle }) => puzzle.id).join()).toBe(true);
      expect(new Set(three.map(({ game }) => game)).size).toBe(3);
    }
  });

  test('bring no puzzle twice within half a year', () => {
    const last = new Map<string, number>();
    for (const [number, three] of days.entries())
      for (const { puzzle } of three) {
        expect(number - (last.get(puzzle.id) ?? -183), puzzle.id).toBeGreaterThan(182);
        last.set(puzzle.id, number);
      }
  });

  test.each(ids)('nobody meets those of %s before their day', (game) => {
    const others = new Set(linesOf(game, '1.jsonl').map(({ id }) => id));
    expect(dailies[game]!.filter(({ id }) => others.has(id))).toEqual([]);
    for (const size of SIZES) expect(dailies[game]!.filter((each) => sizeOf(each) === size).length).toBeGreaterThanOrEqual(46);
  });
});
