import { expect, test } from 'vitest';
import { en } from '../../src/words/en/online/pages.ts';
import { pl } from '../../src/words/pl/online/pages.ts';
import { ru } from '../../src/words/ru/online/pages.ts';

/** Every word of a catalogue, functions called with plain values. */
function wordsIn(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(value(3, 5))]];
  return Object.entries(value as object).flatMap(([key, inner]) => wordsIn(inner, `${path}.${key}`));
}

/** Written the same everywhere. */
const SHARED = ['.setup.bot', '.gathering.link', '.pace.clock'];

test('every word around online tables exists in three languages and none was left in English', () => {
  const english = new Map(wordsIn(en));
  for (const [language, catalogue] of Object.entries({ ru, pl })) {
    const words = wordsIn(catalogue);
    expect(words.map(([path]) => path)).toEqual([...english.keys()]);
    for (const [path, text] of words) {
      expect(text, path).not.toMatch(/undefined|^$/);
      if (!SHARED.includes(path)) expect(text, `${language}${path}`).not.toBe(english.get(path));
    }
  }
});

test('counted nouns have the right form', () => {
  expect([1, 2, 5, 21].map(ru.lobby.free)).toEqual([
    '1 свободное место',
    '2 свободных места',
    '5 свободных мест',
    '21 свободное место',
  ]);
  expect([1, 2, 5, 22].map(pl.lobby.free)).toEqual([
    '1 wolne miejsce',
    '2 wolne miejsca',
    '5 wolnych miejsc',
    '22 wolne miejsca',
  ]);
  expect(en.gathering.missing(1)).toMatch(/^1 seat is free\./);
  expect(ru.gathering.missing(3)).toMatch(/^Свободны 3 места\./);
  expect(pl.gathering.missing(5)).toMatch(/^Wolnych jest 5 miejsc\./);
  expect([1, 3].map(ru.pace.days)).toEqual(['1 день на ход', '3 дня на ход']);
});
