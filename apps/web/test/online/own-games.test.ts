import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Place } from '../../src/session/online/places.ts';

vi.stubGlobal('localStorage', { length: 0 });
vi.stubGlobal('addEventListener', () => {});
const { collectGames } = await import('../../src/session/online/own-games.ts');

const place = (index: number, more: Partial<Place> = {}): Place => ({
  table: `table${index}`,
  code: 'BCDFGH',
  game: 'micropul',
  seat: 1,
  token: `token${index}`,
  savedAt: 0,
  ...more,
});

const asked: string[][] = [];
let refusals = 0;

/** A server that knows every token but those of gathering tables, and now and then has too much to do. */
async function serve(_: string, { body }: { readonly body: string }): Promise<Response> {
  const { tokens } = JSON.parse(body) as { tokens: string[] };
  if (refusals-- > 0) return Response.json({ problem: { at: 'address', says: 'slower' } }, { status: 429 });
  asked.push(tokens);
  const games = tokens.map((token) => {
    const index = Number(token.slice(5));
    const head = { table: `table${index}`, game: 'micropul', seat: 2, at: 0 };
    return index % 2 === 0 ? { ...head, log: { stolik: 1 } } : { ...head, film: {} };
  });
  return Response.json({ stolik: 'games', version: 1, games });
}

beforeEach(() => {
  asked.length = 0;
  refusals = 0;
  vi.stubGlobal('fetch', serve);
});
afterEach(() => vi.unstubAllGlobals());

test('all games in one file, a few asked for at a time, each finished one with what this browser has kept', async () => {
  const chance = { commitment: 'c', salt: 's', seals: ['x', 'y'], seen: { version: 9, rolled: 3, undone: 0 } };
  const places = Array.from({ length: 23 }, (_, index) => place(index, index < 2 ? { chance } : {}));
  const file = await collectGames(places);
  if (!file.ok) throw new Error(file.problem.kind);
  expect(asked.map((tokens) => tokens.length)).toEqual([10, 10, 3]);
  expect(file.value).toMatchObject({ stolik: 'games', version: 1 });
  expect(file.value.games).toHaveLength(23);
  expect(file.value.games[0]?.kept).toEqual({ ...chance, seat: 2 });
  expect(file.value.games[1], 'a running game has nothing to check yet').not.toHaveProperty('kept');
  expect(file.value.games[2]).not.toHaveProperty('kept');
});

test('a server that asks for patience gets it, and then the games come', async () => {
  refusals = 3;
  let waits = 0;
  const file = await collectGames([place(0)], async () => void waits++);
  expect(file).toMatchObject({ ok: true });
  expect(waits).toBe(3);
});

test('what goes wrong is said, and nothing is half saved', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
  expect(await collectGames([place(0)])).toMatchObject({ ok: false, problem: { kind: 'no-network' } });
});
