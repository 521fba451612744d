import { expect, test } from 'vitest';
import { isolated, typeset, typesetAll, unmarked } from '../src/typography.ts';

const shown = (text: string): string => text.replaceAll('\u00a0', '~');

test.each([
  ['ru', 'Соедините плюс с минусом — и всё: 2 очка', 'Соедините плюс с~минусом~— и~всё: 2~очка'],
  ['ru', 'И в игре на двоих', 'И~в~игре на~двоих'],
  ['ru', 'По сети', 'По сети'],
  ['ru', 'Игра идёт на электрическом щитке', 'Игра идёт на электрическом щитке'],
  ['ru', 'Набирает 81% очков, -2 за дым, поле 4x4', 'Набирает 81~% очков, −2 за~дым, поле 4×4'],
  ['ru', 'Кто-то ходит: npm start -- --lan', 'Кто-то ходит: npm start -- --lan'],
  ['ru', 'Решило всё вместе: запас 30 : 16, группы 10 : 4.', 'Решило всё вместе: запас 30~:~16, группы 10~:~4.'],
  ['pl', 'Żarówki i diody w tej turze z planszy', 'Żarówki i~diody w~tej turze z~planszy'],
  ['pl', 'Stój – to 81 % gry, 3 ruchy', 'Stój~– to 81% gry, 3~ruchy'],
  ['en', "It's 81 % of a game, -2 points", 'It’s 81% of a game, −2 points'],
  ['en', 'Table t-1, 2026-11-16, c3-4', 'Table t-1, 2026-11-16, c3-4'],
] as const)('in %s “%s” is set as “%s”', (language, text, set) => {
  expect(shown(typeset(text, language))).toBe(set);
  expect(typeset(typeset(text, language), language)).toBe(typeset(text, language));
});

test.each(['Мы играем и в снегу, и на льду, и у воды', 'Gramy w śniegu i na lodzie, a potem z wody'])(
  'nothing longer than a long word can’t be broken: %s',
  (text) => {
    const language = /\p{Script=Cyrillic}/u.test(text) ? 'ru' : 'pl';
    for (const chunk of typeset(text, language).split(' ')) expect(chunk.length).toBeLessThanOrEqual(14);
  },
);

test('a catalog keeps its shape: lists, records and functions are set where they end', () => {
  const words = {
    a: 'вы снова в игре',
    list: ['и так, и этак'],
    of: (count: number) => `это всего лишь ${count} очка`,
    more: { deep: () => ({ says: 'идём прямо к цели' }) },
    size: 3,
  };
  const set = typesetAll(words, 'ru');
  expect(shown(set.a)).toBe('вы снова в~игре');
  expect(set.list.map(shown)).toEqual(['и~так, и~этак']);
  expect(shown(set.of(2))).toBe('это всего лишь 2~очка');
  expect(shown(set.more.deep().says)).toBe('идём прямо к~цели');
  expect(set.size).toBe(3);
  expect(Object.keys(set)).toEqual(Object.keys(words));
  expect(set.more).toBe(set.more);
});

test('a name that is written from right to left turns nothing around it', () => {
  const ruth = '\u2068רות\u2069';
  expect(isolated('רות')).toBe(ruth);
  expect(isolated(ruth), 'once is enough').toBe(ruth);
  expect(unmarked(ruth)).toBe('רות');
  expect(isolated('سارة 2')).toBe('\u2068سارة 2\u2069');
  for (const name of ['Ola', 'Ёж', 'Łucja 2', 'Ἀθηνᾶ', '小明', '42']) expect(isolated(name)).toBe(name);
  const words = typesetAll({ beats: (one: string, other: string, by: number) => `${one} beats ${other}: ${by}` }, 'en');
  expect(words.beats('רות', 'Ola', 3)).toBe(`${ruth} beats Ola: 3`);
});
