import type { GameEvent } from '@stolik/kernel/game';
import type { LawSpec } from '@stolik/kernel/laws/spec';
import type { Telling } from '@stolik/kernel/telling';
import { nim } from '@stolik/kernel/testing/nim';
import { expect, test } from 'vitest';
import { checkTelling } from '../src/law/telling.ts';
import { byNumber, listed, speechOf } from '../src/speech.ts';

const nameOf = (seat: number): string => ['Ola', 'Kuba'][seat]!;

test('who listens is "you", everybody else has a name', () => {
  const en = speechOf({ language: 'en', nameOf, you: 0 });
  expect(en.does(0, 'lays', 'lay')).toBe('You lay');
  expect(en.does(1, 'lays', 'lay')).toBe('Kuba lays');
  expect(en.doing(0, 'lays', 'lay')).toBe('you lay');
  expect(en.names([0, 1])).toBe('you and Kuba');
  const ru = speechOf({ language: 'ru', nameOf, you: 0 });
  expect(ru.does(0, 'кладёт', 'кладёте')).toBe('Вы кладёте');
  expect(ru.Name(0)).toBe('Вы');
  const pl = speechOf({ language: 'pl', nameOf, you: 0 });
  expect(pl.does(0, 'kładzie', 'kładziesz')).toBe('Kładziesz');
  expect(pl.doing(1, 'kładzie', 'kładziesz')).toBe('Kuba kładzie');
  expect(speechOf(byNumber('pl')).Name(1)).toBe('Gracz 2');
  expect(listed(['a', 'b', 'c'], 'ru')).toBe('a, b и c');
});

test('names are isolated where a sentence takes them', () => {
  const hebrew = speechOf({ language: 'en', nameOf: (seat) => ['רות', 'Ola'][seat]! });
  expect(hebrew.does(0, 'lays 3', 'lay 3')).toBe('\u2068רות\u2069 lays 3');
  expect(hebrew.names([0, 1])).toBe('\u2068רות\u2069 and Ola');
});

const laid: GameEvent = { kind: 'laid', seat: 0 } as GameEvent;
const told = (tell: (telling: Telling) => string, unnamed: readonly string[] = []): (() => void) => {
  const game = { ...nim, tell: (_: unknown, telling: Telling) => tell(telling) };
  return () => checkTelling({ game, unnamed } as unknown as LawSpec, laid);
};

test('a sentence that fits every name passes', () => {
  const says = { en: ['lays', 'lay'], ru: ['кладёт', 'кладёте'], pl: ['kładzie', 'kładziesz'] } as const;
  const tell = (telling: Telling): string => {
    const [they, you] = says[telling.language];
    return `${speechOf(telling).does(0, they, you)} 1.`;
  };
  expect(told(tell)).not.toThrow();
});

test.each([
  ['somebody is called by a number', () => 'Player 1.'],
  ['something is not filled in', ({ nameOf: of }: Telling) => `${of(0)}: {cell}.`],
  ['a word of another language', ({ nameOf: of }: Telling) => `${of(0)}: tile.`],
  ['whom it is about', () => '1.'],
  ['says whether it is a woman', ({ nameOf: of, language }: Telling) => (language === 'ru' ? `${of(0)} вышел.` : `${of(0)}.`)],
  ['says whether it is a woman', ({ nameOf: of, language }: Telling) => (language === 'pl' ? `${of(0)} wygrała.` : `${of(0)}.`)],
])('%s: it is noticed', (why, tell) => {
  expect(told(tell, why === 'whom it is about' ? [] : ['laid'])).toThrow(why);
});
