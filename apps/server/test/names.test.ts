import { expect, test } from 'vitest';
import { generateName, readName } from '../src/guests/names.ts';

const isName = (name: string): boolean => readName(name, false).ok;

test.each([
  'admin',
  'ADMIN',
  'Admin 2',
  'admin2',
  'a.d.m.i.n',
  'Аdmіn', // Cyrillic А and і
  'adm1n',
  '4dmin',
  'Ádmïn',
  'ΑDΜΙΝ', // Greek but for the D
  'ᴀᴅᴍɪɴ',
  'adrnin',
  'Stolik',
  'StoIik', // a capital i
  'Sto1ik',
  'Stolik Team',
  'Столик',
  'Cтoлик', // three Latin letters
  'Ola Moderator',
  'Модератор',
  'Администратор 1',
  'Obsługa',
  'Obsluga',
  'Поддержка',
  'Bot',
  'Бот 3',
  'Oto',
  'Вольт',
  'Zuse',
])('%s pretends to be the house', (name) => {
  expect(readName(name, false)).toEqual({
    ok: false,
    problem: { at: 'reserved', says: 'this name could be mistaken for Stolik itself or a bot; choose another' },
  });
});

test.each([
  'Ola',
  'Ada',
  'Ада',
  'Admiral',
  'Adam',
  'Бота',
  'Robot',
  'Modest',
  'Tomek',
  'Otto',
  'Omar',
  'Битл',
  'Мама',
  'Ola 2',
  'Stasia',
  'Roman',
  'Виктор',
  'Serwacy',
  'רות',
])('%s is a name', (name) => {
  expect(readName(name, false)).toEqual({ ok: true, value: name });
});

test('generated names are never refused', () => {
  for (const language of ['en', 'ru', 'pl'] as const)
    for (let count = 0; count < 300; count++) {
      const name = generateName(language);
      expect(readName(name, true)).toEqual({ ok: true, value: name });
      expect(isName(name)).toBe(true);
    }
});

test('what is no name is told apart from what is reserved', () => {
  expect(readName('<b>', false)).toMatchObject({ ok: false, problem: { at: 'name' } });
  expect(readName('admin', true), 'among strangers only generated names').toMatchObject({ ok: false, problem: { at: 'name' } });
});
