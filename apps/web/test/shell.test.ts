import { expect, test } from 'vitest';
import { packLog, unpackRecorded } from '../src/session/kept/link.ts';
import { en } from '../src/words/en/messages.ts';
import { en as enPages } from '../src/words/en/pages.ts';
import { pl } from '../src/words/pl/messages.ts';
import { pl as plPages } from '../src/words/pl/pages.ts';
import { ru } from '../src/words/ru/messages.ts';
import { ru as ruPages } from '../src/words/ru/pages.ts';

const LOG = {
  stolik: 1,
  game: 'micropul',
  rulesVersion: 1,
  seats: 2,
  options: {},
  names: ['Ola', 'Żaba'],
  steps: ['1: take'],
} as const;

test('a game goes into a link and comes out the same', async () => {
  const code = await packLog(LOG);
  expect(code).toMatch(/^[\w-]+$/);
  expect(await unpackRecorded(code)).toEqual({ ok: true, value: { log: LOG } });
});

test('a damaged link, a cut one and one that swells are told, never thrown', async () => {
  const code = await packLog(LOG);
  for (const bad of ['', '%', 'nonsense', code.slice(0, -6), `${code}AAAA`.replace(/^..../, 'zzzz')]) {
    expect(await unpackRecorded(bad)).toMatchObject({ ok: false });
  }
  const bomb = await packLog({ ...LOG, steps: ['x'.repeat(5_000_000)] });
  expect(await unpackRecorded(bomb)).toMatchObject({ ok: false });
});

/** Every word of a catalog, functions called with plain values. */
function wordsIn(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(value('3', 5))]];
  return Object.entries(value as object).flatMap(([key, inner]) => wordsIn(inner, `${path}.${key}`));
}

test.each([
  ['every page', en, [ru, pl]],
  ['pages and dialogs', enPages, [ruPages, plPages]],
] as const)('every word of %s exists in three languages and none was left in English', (_, inEnglish, others) => {
  const english = new Map(wordsIn(inEnglish));
  for (const catalog of others) {
    for (const [path, text] of wordsIn(catalog)) {
      expect(text.includes('undefined'), path).toBe(false);
      if (path !== '.rules.english') expect(text, path).not.toBe('');
      if (/[A-Za-z]{4}/.test(text) && !/^\.(names|about\.letters|settings)/.test(path)) {
        const isShared = ['Bot', 'Link', '3 · Stolik'].includes(text);
        expect(isShared || text !== english.get(path), `${path}: ${text}`).toBe(true);
      }
    }
  }
});

test('counted words have their right forms', () => {
  expect([1, 2, 5, 21].map(ruPages.result.points)).toEqual(['1 очко', '2 очка', '5 очков', '21 очко']);
  expect([1, 2, 5, 22].map(plPages.result.points)).toEqual(['1 punkt', '2 punkty', '5 punktów', '22 punkty']);
  expect([0, 1, 2].map(enPages.rules.clauses)).toEqual(['0 clauses', '1 clause', '2 clauses']);
});
