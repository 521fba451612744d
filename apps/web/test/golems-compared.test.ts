import { golems4 } from '@stolik/golems/v4/game';
import { golems6 } from '@stolik/golems/v6/game';
import { CHANCE } from '@stolik/kernel/game';
import { unwrap } from '@stolik/kernel/result';
import { expect, test } from 'vitest';
import { comparedOf } from '../src/games/golems/model/compared.ts';
import { loadAllWords, wordsOf } from '../src/games/golems/words/by-language.ts';
import { wayInWords } from '../src/games/golems/words/way.ts';
import { edition4 } from '../src/games/golems4/edition.ts';
import { edition6 } from '../src/games/golems6/edition.ts';

await loadAllWords();

test('a program of a moment of the review has its rows and the way they would have led', () => {
  const state = golems6.setup(unwrap(golems6.parseOptions({ scenario: 'duel' }, 2)), 2);
  const view = golems6.view(state, 0);
  const compared = comparedOf(view, 0, edition6, 'program F 2(F) L F')!;
  expect(compared.blocks.map(({ row }) => row)).toEqual([1, 2, 3, 4]);
  expect(compared.ghost?.start).toBe(view.golems[0]!.at);
  expect(wayInWords(compared.ghost!, wordsOf('en', 'golems6'))).toMatch(/^[a-f]\d( → [a-f]\d)+, .+\.$/);
});

test('[G4.3.2] blocks of v4 keep the numbers of their rows', () => {
  const state = golems4.setup(unwrap(golems4.parseOptions({ scenario: 'summer-duel' }, 2)), 2);
  golems4.play(state, CHANCE, 1);
  const compared = comparedOf(golems4.view(state, 0), 0, edition4, 'program 2 F L')!;
  expect(compared.blocks.map(({ row, height }) => [row, height])).toEqual([
    [1, 2],
    [3, 1],
  ]);
});

test('other decisions are not compared as programs', () => {
  const state = golems6.setup(unwrap(golems6.parseOptions({ scenario: 'duel' }, 2)), 2);
  const view = golems6.view(state, 0);
  for (const text of ['exit b2', 'subprogram F A', 'program Q']) expect(comparedOf(view, 0, edition6, text)).toBeUndefined();
});
