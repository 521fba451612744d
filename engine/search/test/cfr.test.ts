import { SeededRng } from '@stolik/kernel/random';
import { expect, test } from 'vitest';
import { solveByCfr, solveBySampling } from '../src/cfr.ts';
import { exploitabilityOf, growTree, strategyValue } from '../src/small-game.ts';
import { goofspiel, kuhn } from './kuhn-goofspiel.ts';

test('Kuhn poker is worth -1/18 to who begins, and the strategy can hardly be exploited', () => {
  const tree = growTree(kuhn);
  const strategy = solveByCfr(tree, 2000);
  expect(tree.sets).toBe(12);
  expect(strategyValue(tree, strategy, 0)).toBeCloseTo(-1 / 18, 3);
  expect(exploitabilityOf(tree, strategy)).toBeLessThan(0.001);
  // With the king one always calls, with the jack never.
  const callWith = (card: number): number => strategy[tree.setBase[tree.setWords.indexOf(`${card} b`)]! + 1]!;
  expect(callWith(2)).toBeGreaterThan(0.999);
  expect(callWith(0)).toBeLessThan(0.001);
  expect(callWith(1)).toBeCloseTo(1 / 3, 1);
});

test('Kuhn poker by external sampling', () => {
  const tree = growTree(kuhn);
  const strategy = solveBySampling(tree, 60_000, new SeededRng(3));
  expect(strategyValue(tree, strategy, 0)).toBeCloseTo(-1 / 18, 2);
  expect(exploitabilityOf(tree, strategy)).toBeLessThan(0.02);
});

test.each([3, 4])('Goofspiel with %i cards: nobody can gain a hundredth', (cards) => {
  const tree = growTree(goofspiel(cards));
  const strategy = solveByCfr(tree, cards === 3 ? 300 : 60);
  expect(strategyValue(tree, strategy, 0)).toBeCloseTo(0, 2);
  expect(exploitabilityOf(tree, strategy)).toBeLessThan(0.01);
});

test('the same seed gives the same strategy, another seed another', () => {
  const tree = growTree(goofspiel(3));
  const one = solveBySampling(tree, 300, new SeededRng(1));
  expect(solveBySampling(tree, 300, new SeededRng(1))).toEqual(one);
  expect(solveBySampling(tree, 300, new SeededRng(2))).not.toEqual(one);
});
