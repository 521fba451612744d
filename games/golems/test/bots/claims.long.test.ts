import { unwrap } from '@stolik/kernel/result';
import { playAdvised } from '@stolik/search/claims';
import { figureOf, type LivelyTable } from '@stolik/search/lively';
import { describe, expect, test } from 'vitest';
import { lively4 } from '../../src/bots/lively4.ts';
import { lively6 } from '../../src/bots/lively6.ts';
import { EDITIONS } from './table.ts';

const LIVELY = { golems6: { lively: lively6, options: { subprogram: false } }, golems4: { lively: lively4, options: {} } };
const GAMES = 40;
const GRADES = ['likely', 'often', 'lucky', 'hardly'];

describe.each(EDITIONS)('$game.id', ({ game, book }) => {
  const { lively, options } = LIVELY[game.id as keyof typeof LIVELY];
  // How good an idea is does not matter here: what is claimed of it must be true.
  const quick = { ...book, adviser: { ...book.adviser, iterations: 2000 } };

  test.each([1, 2, 3, 4, 5])('what a hint claims against level %i is what happens', (level) => {
    const own = { ...book.levels[level - 1]!, level: String(level) };
    const table = {
      game,
      lively,
      options: unwrap(game.parseOptions(options, 2)),
      seed: 'claims',
      seating: () => ({ sitting: [{ player: own.player, effort: own.effort }, own], rival: 0 }),
      clock: () => 0,
    } as LivelyTable;
    const games = Array.from({ length: GAMES }, (_, index) => playAdvised(table, quick, index));
    const figure = (key: string): number => figureOf(lively.measures.find((measure) => measure.key === key)!, games) ?? 0;
    for (const name of ['hit', 'hurt']) {
      const graded = GRADES.map((grade) => `${name}${grade[0]!.toUpperCase()}${grade.slice(1)}`);
      const made = graded.map((grade) => figure(`${grade}Hints`));
      const all = made.reduce((sum, count) => sum + count, 0);
      expect(all).toBeGreaterThanOrEqual(3 * GAMES);
      const mean = (part: string): number => graded.reduce((sum, grade, at) => sum + made[at]! * figure(grade + part), 0) / all;
      expect(Math.abs(mean('Claimed') - mean('Happened')), name).toBeLessThanOrEqual(0.12);
      for (const [at, grade] of graded.entries()) {
        const [claimed, happened] = [figure(`${grade}Claimed`), figure(`${grade}Happened`)];
        // Ten points, and what so few cases leave to chance: two standard errors.
        const few = 2 * Math.sqrt((claimed * (1 - claimed)) / made[at]!);
        if (made[at]! >= 30) expect(Math.abs(claimed - happened), grade).toBeLessThanOrEqual(0.1 + few);
      }
    }
  });
});
