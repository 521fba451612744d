import { LANGUAGES } from '@stolik/kernel/language';
import { expect, test } from 'vitest';
import { CHARACTERS, characterOf } from '../src/characters.ts';
import { levelWords } from '../src/levels.ts';

const none = { en: '', ru: '', pl: '' };

test('six bots have names and epithets of their own in every language', () => {
  expect(CHARACTERS).toHaveLength(6);
  for (const language of LANGUAGES) {
    expect(new Set(CHARACTERS.map(({ name }) => name[language])).size).toBe(6);
    expect(new Set(CHARACTERS.map(({ epithet }) => epithet[language])).size).toBe(6);
    for (const { epithet } of CHARACTERS) expect(epithet[language]).toMatch(/^\p{Ll}/u);
  }
});

test('every level has the character of its place, in every game', () => {
  const levels = levelWords(
    CHARACTERS.map(() => none),
    [],
  );
  for (const { id, character } of levels) expect(characterOf(id)).toBe(character);
  expect(levels.map(({ character }) => character)).toEqual(CHARACTERS);
  expect(characterOf('7')).toBeUndefined();
  expect(characterOf('random')).toBeUndefined();
});
