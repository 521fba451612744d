import { describe, expect, test } from 'vitest';
import { COMMON } from '../../src/base/sound/common.ts';
import type { Recipe, Recipes } from '../../src/base/sound/recipe.ts';
import { RATE } from '../../src/base/sound/synth.ts';
import { RECIPES as CIRCUIT } from '../../src/games/circuit/board/sounds.ts';
import { RECIPES as GOLEMS } from '../../src/games/golems/board/sounds.ts';
import { RECIPES as MICROPUL } from '../../src/games/micropul/board/sounds.ts';
import { distance, featuresOf, heardIn, rendered } from './analysis.ts';

const decibels = (loudness: number): number => 20 * Math.log10(loudness);

/** The sizes at which one of its parts begins. */
const sizesOf = ({ parts }: Recipe): readonly number[] => [...new Set([1, ...parts.map(({ least = 1 }) => least)])];

/** What can be heard at a table of the game: its own, and the house's where it has none of that name. `lay` and `take` belong to pages. */
function heardAt(own: Recipes): Recipes {
  const { lay, take, ...house } = COMMON;
  return { ...house, ...own };
}

describe.each<[string, Recipes]>([
  ['the house', COMMON],
  ['micropul', MICROPUL],
  ['the circuit', CIRCUIT],
  ['Golems', GOLEMS],
])('%s', (_, recipes) => {
  test.each(Object.entries(recipes))(
    '%s can be heard, never clips, ends soon and quietly, and is the same each time',
    (_name, recipe) => {
      for (const size of sizesOf(recipe)) {
        const samples = rendered(recipe, size);
        expect(samples.every(Number.isFinite)).toBe(true);
        expect(samples.length / RATE).toBeGreaterThan(0.03);
        expect(samples.length / RATE).toBeLessThan(2);
        const { loudest, peak } = heardIn(samples);
        expect(peak).toBeLessThan(0.9);
        expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.002);
        expect(Math.abs(decibels(loudest) - recipe.loud)).toBeLessThan(1);
        expect(rendered(recipe, size)).toEqual(samples);
      }
    },
  );
});

test.each<[string, Recipes]>([
  ['micropul', MICROPUL],
  ['the circuit', CIRCUIT],
  ['Golems', GOLEMS],
])('nothing at a table of %s sounds like another thing', (_, own) => {
  const all = Object.entries(heardAt(own)).map(([name, recipe]) => [name, featuresOf(rendered(recipe))] as const);
  const alike = all.flatMap(([name, features], index) =>
    all.slice(index + 1).flatMap(([other, others]) => (distance(features, others) < 3.5 ? [`${name} and ${other}`] : [])),
  );
  expect(alike).toEqual([]);
});

test('a chord of a larger group has more notes', () => {
  const [small, large] = [rendered(MICROPUL.closed, 1), rendered(MICROPUL.closed, 16)];
  expect(distance(featuresOf(small), featuresOf(large))).toBeGreaterThan(5);
  const notes = (size: number): number => MICROPUL.closed.parts.filter(({ least }) => least <= size).length;
  expect([1, 4, 8, 16].map(notes)).toEqual([2, 3, 5, 8]);
});

test('steps are quiet, a blow that hits is the loudest, a loss is softer than a win', () => {
  const steps = [GOLEMS.step, GOLEMS.stepRobot, GOLEMS.stepIce, GOLEMS.stepSnow, GOLEMS.turn];
  for (const step of steps) expect(step.loud).toBeLessThanOrEqual(GOLEMS.clang.loud - 15);
  for (const { loud } of Object.values(GOLEMS)) expect(loud).toBeLessThanOrEqual(GOLEMS.clang.loud);
  expect(GOLEMS.swing.loud).toBeLessThan(GOLEMS.clang.loud - 10);
  expect(COMMON.loss.loud).toBeLessThan(COMMON.win.loud - 5);
});
