import { LANGUAGES, type Language } from '@stolik/kernel/language';
import { describe, expect, test } from 'vitest';
import {
  ANIMALS,
  animalOf,
  HOWS,
  isNickname,
  type Nickname,
  PICTURES,
  sayAnimal,
  sayNickname,
  sayPicture,
} from '../src/names.ts';

const ALL = HOWS.flatMap((how) => ANIMALS.map((animal): Nickname => `${how}-${animal}`));

/** Two words, each with one capital and in the letters of its language; in Russian and Polish the first has a masculine ending. */
const PHRASE: Readonly<Record<Language, RegExp>> = {
  en: /^[A-Z][a-z]+ [A-Z][a-z]+$/,
  ru: /^[А-ЯЁ][а-яё]+(ый|ий|ой) [А-ЯЁ][а-яё]+$/,
  pl: /^[A-ZĄĆĘŁŃÓŚŹŻ][a-ząćęłńóśźż]+[yi] [A-ZĄĆĘŁŃÓŚŹŻ][a-ząćęłńóśźż]+$/,
};
/** Masculine nouns that do not end like one. */
const UNDECLINED = ['Фламинго', 'Кенгуру'];

describe('what a pupil is called', () => {
  test('there are enough words for a class of 42, each animal once', () => {
    expect(HOWS).toHaveLength(24);
    expect(ANIMALS).toHaveLength(42);
    expect(PICTURES).toHaveLength(12);
    expect(ALL).toHaveLength(1008);
  });

  test.each(LANGUAGES)('every nickname is a phrase of %s and no two are alike', (language) => {
    const phrases = ALL.map((id) => sayNickname(id, language));
    expect(phrases.filter((phrase) => !PHRASE[language].test(phrase))).toEqual([]);
    expect(new Set(phrases).size).toBe(phrases.length);
    expect(phrases.filter((phrase) => phrase.length > 26)).toEqual([]);
  });

  test.each(['ru', 'pl'] as const)('no animal of %s has a feminine or neuter name', (language) => {
    const names = ANIMALS.map((animal) => sayAnimal(animal, language));
    expect(names.filter((name) => /[аяоеaoeę]$/u.test(name) && !UNDECLINED.includes(name))).toEqual([]);
  });

  test.each(LANGUAGES)('every animal and every picture has a word of its own in %s', (language) => {
    expect(new Set(ANIMALS.map((animal) => sayAnimal(animal, language))).size).toBe(ANIMALS.length);
    expect(new Set(PICTURES.map((picture) => sayPicture(picture, language))).size).toBe(PICTURES.length);
    expect(PICTURES.every((picture) => sayPicture(picture, language).trim() !== '')).toBe(true);
  });

  test('an id is read, and nothing else is', () => {
    expect(sayNickname('brave-fox', 'en')).toBe('Brave Fox');
    expect(sayNickname('brave-fox', 'ru')).toBe('Храбрый Лис');
    expect(sayNickname('brave-fox', 'pl')).toBe('Dzielny Lis');
    expect(animalOf('merry-hedgehog')).toBe('hedgehog');
    expect(ALL.every(isNickname)).toBe(true);
    for (const raw of [
      '',
      '-',
      'fox',
      'brave',
      'brave-',
      '-fox',
      'fox-brave',
      'brave-fox-',
      'Brave-fox',
      'brave fox',
      'constructor-fox',
      'brave-toString',
    ])
      expect(isNickname(raw), raw).toBe(false);
  });
});
