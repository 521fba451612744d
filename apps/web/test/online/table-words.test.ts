import { PHRASES } from '@stolik/wire/room';
import { expect, test } from 'vitest';
import { en } from '../../src/words/en/online/table.ts';
import { pl } from '../../src/words/pl/online/table.ts';
import { ru } from '../../src/words/ru/online/table.ts';

test('numbers take their right forms', () => {
  expect([1, 3, 12].map(en.since)).toEqual([
    'Since your last turn: 1 move.',
    'Since your last turn: 3 moves.',
    'Since your last turn: 12 moves.',
  ]);
  expect([1, 3, 12, 21].map(ru.since)).toEqual([
    'С вашего последнего хода: 1 ход.',
    'С вашего последнего хода: 3 хода.',
    'С вашего последнего хода: 12 ходов.',
    'С вашего последнего хода: 21 ход.',
  ]);
  expect([1, 3, 12, 22].map(pl.since)).toEqual([
    'Od twojego ostatniego ruchu: 1 ruch.',
    'Od twojego ostatniego ruchu: 3 ruchy.',
    'Od twojego ostatniego ruchu: 12 ruchów.',
    'Od twojego ostatniego ruchu: 22 ruchy.',
  ]);
  expect([60, 31, 22].map(ru.lowTime)).toEqual(['Осталось 60 секунд.', 'Осталась 31 секунда.', 'Осталось 22 секунды.']);
  expect([1, 4, 5].map(pl.watchers)).toEqual(['1 osoba ogląda.', '4 osoby oglądają.', '5 osób ogląda.']);
});

test('why nothing could be saved, and who has closed a table, is said in three languages', () => {
  const said = [en, ru, pl].flatMap(({ refusals, ended, endedHint, blocked, blockedHint }) => [
    refusals.unsaved,
    ended,
    endedHint,
    blocked,
    blockedHint,
  ]);
  expect(new Set(said).size).toBe(15);
  expect(said.every((text) => text !== undefined && text.length > 20)).toBe(true);
});

test.each([
  ['en', en],
  ['ru', ru],
  ['pl', pl],
] as const)('every phrase has its own words in %s', (_, words) => {
  const said = PHRASES.map((phrase) => words.phrases[phrase]);
  expect(said.every((text) => text.length > 1 && text.length <= 16)).toBe(true);
  expect(new Set(said).size).toBe(PHRASES.length);
});
