import { inEach } from '@stolik/look/catalog';
import { expect, test } from 'vitest';
import { isOnlyPutTogether } from '../../build/words.ts';
import { fetchWords, later } from '../../src/base/messages/later.ts';

const en = { yes: 'yes', of: { cats: (count: number) => `${count} cats` }, days: ['Monday'] };
const pl = { yes: 'tak', of: { cats: (count: number) => `${count} kotów` }, days: ['poniedziałek'] };

test('a catalog speaks English until its language has been fetched, also where languages stand together', async () => {
  const late = later('pl', async () => [{}, pl], 1, en);
  const words = inEach({ en, ru: en, pl: late });
  const { cats } = words.of;
  expect([late.yes, words.yes.pl, cats.pl(5), words.days[0]!.pl]).toEqual(['yes', 'yes', '5 cats', 'Monday']);
  await fetchWords('ru');
  expect(words.yes.pl).toBe('yes');
  await fetchWords('pl');
  expect([late.yes, words.yes.pl, cats.pl(5), words.days[0]!.pl]).toEqual(['tak', 'tak', '5 kotów', 'poniedziałek']);
  expect({ ...words.yes }).toEqual({ en: 'yes', ru: 'yes', pl: 'tak' });
});

test('words that could not be fetched are asked for again, and once fetched never more', async () => {
  let asked = 0;
  const fetchAll = async () => {
    asked += 1;
    if (asked === 1) throw new Error('no network');
    return [{ ...en, yes: 'да' }];
  };
  const late = later('ru', fetchAll, 0, en);
  await expect(fetchWords('ru')).rejects.toThrow('no network');
  expect(late.yes).toBe('yes');
  await fetchWords('ru');
  await fetchWords('ru');
  expect([late.yes, asked]).toEqual(['да', 2]);
});

const IMPORTS = `import { en } from './en/tell.ts';\nimport { ru } from './ru/tell.ts';\n`;

test.each([
  ['handed to inEach', 'const WORDS = inEach({ en, ru, pl });', true],
  ['put beside the others', 'const TEXTS: Readonly<Record<Language, Texts>> = { en, ru, pl };', true],
  ['put beside the others of an edition', 'const TEXTS = { golems6: { en, ru, pl }, golems4 };', true],
  ['its code in a string', "const TEXTS = { en, ru, pl };\nconst isRussian = language === 'ru';", true],
  ['read at once', 'const WORDS = { en, ru, pl };\nconst NAMES = Object.keys(ru);', false],
  ['set at once', "const WORDS = { en, ru: typesetAll(ru, 'ru'), pl };", false],
  ['copied', 'const WORDS = { ...ru };', false],
])('a catalog may come later where it is only put together with others: %s', (_, code, mayComeLater) => {
  expect(isOnlyPutTogether(IMPORTS + code, './ru/tell.ts')).toBe(mayComeLater);
});
