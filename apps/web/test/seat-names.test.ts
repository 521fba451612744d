import type { Language } from '@stolik/kernel/language';
import { BOT_NAMES } from '@stolik/search/names';
import { expect, test } from 'vitest';
import { en } from '../src/base/messages/en.ts';
import { pl } from '../src/base/messages/pl.ts';
import { ru } from '../src/base/messages/ru.ts';
import { nameWidth } from '../src/shell/table/name-width.ts';

const word = (name: string): number => Number(nameWidth(name)['--word']);
const line = (name: string): number => Number(nameWidth(name)['--line']);

/** A card of four beside each other on a phone of 360 px has 74 px for a name, one of three 93; widths are a little more than they are. */
const fits = (ems: number, pixels: number): boolean => ems * 12 <= pixels * 1.03;

test('common long names are seen whole on the smallest cards, in letters of 12 px', () => {
  for (const name of ['Maksymilian', 'Stanisława', 'Александра', 'Małgorzata', 'Константин', 'Christopher'])
    expect(fits(word(name), 74), name).toBe(true);
  for (const name of ['Maksymilian', 'Aleksandra', 'Екатерина', 'Святослав']) expect(fits(line(name), 93), name).toBe(true);
});

test('a name of two words is as wide as the longer one where it may stand on two lines', () => {
  expect(word('Anna Maksymilian')).toBe(word('Maksymilian'));
  expect(line('Anna Maksymilian')).toBeGreaterThan(word('Anna Maksymilian'));
  expect(word('')).toBe(1);
});

test('bots are called the same here and in the terminal', () => {
  for (const [language, { names }] of Object.entries({ en, ru, pl }))
    expect(names.bots).toEqual(BOT_NAMES.map((name) => name[language as Language]));
});
