import { CHARACTERS } from '@stolik/search/characters';
import { expect, test } from 'vitest';
import { LEVELS4, LEVELS6 } from '../../src/bots/levels.ts';
import { type Fortune, likingOf, TEMPER_NAMES, TEMPERS } from '../../src/bots/temper.ts';

const QUIET: Fortune = { way: 4, strikes: 0, dealt: 0, taken: 0, isDraw: false };

test('each level of both editions has the temper of its character', () => {
  expect(TEMPER_NAMES).toEqual(CHARACTERS.map(({ epithet }) => epithet.en.split(' ')[1]));
  for (const levels of [LEVELS4, LEVELS6])
    expect(levels.map(({ mind }) => mind.temper)).toEqual(TEMPER_NAMES.map((name) => TEMPERS[name]));
});

test('the brawler swings at nothing, the gambler trades blows, the careful one does not, the fox trusts its memory', () => {
  const change = (name: keyof typeof TEMPERS, to: Partial<Fortune>): number =>
    likingOf(TEMPERS[name], { ...QUIET, ...to }) - likingOf(TEMPERS[name], QUIET);
  expect(change('brawler', { strikes: 1 })).toBeGreaterThan(change('builder', { strikes: 1 }));
  expect(change('gambler', { strikes: 1 })).toBe(0);
  expect(change('gambler', { dealt: 1, taken: 1 })).toBeGreaterThan(0);
  expect(change('careful', { dealt: 1, taken: 1 })).toBeLessThan(0);
  expect(Math.max(...TEMPER_NAMES.map((name) => TEMPERS[name].recall))).toBe(TEMPERS.fox.recall);
});
