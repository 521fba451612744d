import { readProgram } from '@stolik/golems/programs';
import { BLANK, DRAUGHT, FROST, JAM, SWAP, THAW } from '@stolik/golems/v4';
import { golems4 } from '@stolik/golems/v4/game';
import { golems6 } from '@stolik/golems/v6/game';
import { CHANCE } from '@stolik/kernel/game';
import { LANGUAGES } from '@stolik/kernel/language';
import { unwrap } from '@stolik/kernel/result';
import { expect, test } from 'vitest';
import { ghostOf } from '../src/games/golems/model/ghost.ts';
import { loadAllWords, wordsOf } from '../src/games/golems/words/by-language.ts';
import { forecastOf } from '../src/games/golems/words/forecast.ts';
import { edition4 } from '../src/games/golems4/edition.ts';
import { edition6 } from '../src/games/golems6/edition.ts';

await loadAllWords();

const program6 = (text: string) => unwrap(readProgram(text, 'golems6') as never) as never;
const program4 = (text: string) => unwrap(readProgram(text, 'golems4') as never) as never;

test('[G6.3.5] the ghost walks its own program as if nobody interfered', () => {
  const state = golems6.setup(unwrap(golems6.parseOptions({ scenario: 'duel' }, 2)), 2);
  const view = golems6.view(state, 0);
  const ghost = ghostOf(edition6, view, 0, program6('F 2(F) L F'));
  expect(ghost?.start).toBe(view.golems[0]!.at);
  expect(ghost?.stops.map(({ row }) => row)).toEqual([1, 2, 3, 4]);
  expect(ghost?.stops[1]?.way).toHaveLength(2);
});

test('[G6.11.3] kids: the ghost goes on after the treasure', () => {
  const state = golems6.setup(unwrap(golems6.parseOptions({ scenario: 'treasure' }, 2)), 2);
  const ghost = ghostOf(edition6, golems6.view(state, 0), 0, program6('F L F'));
  expect(ghost?.stops).toHaveLength(3);
});

test('[G4.3.2] the ghost of v4 walks blocks of several rows', () => {
  const state = golems4.setup(unwrap(golems4.parseOptions({ scenario: 'summer-duel' }, 2)), 2);
  golems4.play(state, CHANCE, 1);
  const ghost = ghostOf(edition4, golems4.view(state, 0), 0, program4('2 F L'));
  expect(ghost?.stops.map(({ row }) => row)).toContain(3);
  expect(ghost?.stops[0]?.way).toHaveLength(2);
});

test('[G4.1.4] the ghost of v4 walks rows in the order that the card of the round gives them, once each has its card', () => {
  const ends = (card: number, text: string): string => {
    const state = golems4.setup(unwrap(golems4.parseOptions({ scenario: 'summer-duel' }, 2)), 2);
    golems4.play(state, CHANCE, card);
    const { cell, facing } = ghostOf(edition4, golems4.view(state, 0), 0, program4(text))!.stops.at(-1)!;
    return `${cell} ${facing}`;
  };
  expect(ends(BLANK, 'F R S D')).toBe('b2 E');
  expect(ends(SWAP, 'F R S D')).toBe('c1 E');
  expect(ends(DRAUGHT, 'F R S D')).toBe('c1 E');
  expect(ends(SWAP, 'F R')).toBe('b2 E');
  // Who will jam which row is nobody's to predict.
  expect(ends(JAM, 'F R S D')).toBe('b2 E');
});

test('[G4.1.4] the ghost of v4 walks over water that the card of the round freezes, and not over ice that it thaws', () => {
  const state = golems4.setup(unwrap(golems4.parseOptions({ scenario: 'barrels-and-bombs' }, 2)), 2);
  const ends = (card: number): string => {
    const drawn = golems4.clone(state);
    golems4.play(drawn, CHANCE, card);
    const { cell, facing } = ghostOf(edition4, golems4.view(drawn, 0), 0, program4('F L F F'))!.stops.at(-1)!;
    return `${cell} ${facing}`;
  };
  expect([ends(BLANK), ends(FROST)]).toEqual(['b2 W', 'a2 W']);
  golems4.play(state, CHANCE, FROST);
  for (const seat of [0, 1]) golems4.play(state, seat, unwrap(golems4.read(state, seat, 'program S D L R') as never) as never);
  expect([ends(BLANK), ends(THAW)]).toEqual(['a2 W', 'b2 W']);
});

test('[G6.5.6] a program that never ends is told before it is laid, with its row and what it costs', () => {
  const state = golems6.setup(unwrap(golems6.parseOptions({ scenario: 'duel' }, 2)), 2);
  const forecast = (text: string, language: 'en' | 'ru' | 'pl' = 'en') =>
    forecastOf(ghostOf(edition6, golems6.view(state, 0), 0, program6(text))!.stops, wordsOf(language, 'golems6'));
  expect(forecast('S W(L) S S')).toBe('Row 2: endless loop, 1 damage.');
  expect(forecast('S W(L) S S', 'ru')).toBe('Ряд 2: бесконечный цикл, 1\u00a0повреждение.');
  expect(forecast('S W(L) S S', 'pl')).toBe('Rząd 2: pętla bez końca, 1\u00a0uszkodzenie.');
  // Nothing to say of plain steps; how an If answers is seen on the field.
  expect(forecast('F L F S')).toBeUndefined();
  expect(forecast('?(L:F) S S S')).toBeUndefined();
  // Beside the cards of an If a lone "no" would be read with the last of them.
  const [stop] = ghostOf(edition6, golems6.view(state, 0), 0, program6('?(L:F) S S S'))!.stops;
  const says = LANGUAGES.map((language) => wordsOf(language, 'golems6').note(stop!.notes));
  expect(says).toEqual(['answer: no', 'ответ: нет', 'odpowiedź: nie']);
});

test('[G4.1.4] the rows of a v4 program lie in the order in which they run, a bonus with its cards', () => {
  const state = golems4.setup(unwrap(golems4.parseOptions({ scenario: 'summer-duel' }, 2)), 2);
  const under = (event: string | null) => ({ ...golems4.view(state, 0), event });
  expect(edition4.inRunOrder(under('draught'), ['F', '2 F', 'A'])).toEqual(['2 F', 'A', 'F']);
  expect(edition4.inRunOrder(under('swap'), ['F', '2 F', 'A'])).toEqual(['A', '2 F', 'F']);
  for (const event of ['jam', 'frost', null]) expect(edition4.inRunOrder(under(event), ['F', 'A'])).toEqual(['F', 'A']);
  expect(edition4.inRunOrder(under('draught'), ['?(A:D)'])).toEqual(['?(A:D)']);
});
