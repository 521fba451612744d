import { expect, test } from 'vitest';
import { loadEverySpoken, spoken } from '../src/base/messages/spoken.ts';

const counting = () => {
  const asked: string[] = [];
  const fetched = (language: string, word: string) => async () => {
    asked.push(language);
    return word;
  };
  const words = spoken<string>({ en: fetched('en', 'Table'), ru: fetched('ru', 'Стол'), pl: fetched('pl', 'Stół') });
  return { asked, words };
};

test('only the language that is read is fetched, once', async () => {
  const { asked, words } = counting();
  expect(() => words.in('ru')).toThrow('before they are loaded');
  await words.load('ru');
  await words.load('ru');
  expect(words.in('ru')).toBe('Стол');
  expect(asked).toEqual(['ru']);
});

test('what has not come yet is said in a language that has', async () => {
  const { words } = counting();
  await words.load('pl');
  expect(words.in('en')).toBe('Stół');
  await words.load('en');
  expect(words.in('en')).toBe('Table');
});

test('whoever changes the language fetches all that is read, and nothing else', async () => {
  const [read, other] = [counting(), counting()];
  await read.words.load('en');
  await loadEverySpoken('ru');
  expect(read.words.in('ru')).toBe('Стол');
  expect(other.asked).toEqual([]);
});
