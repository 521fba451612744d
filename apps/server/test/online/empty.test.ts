import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { forgetOld, keepForgetting, USUAL_RETENTION } from '../../src/tables/retention.ts';
import { call, openHouse, openSeated, type TestHouse } from './house.ts';

const MINUTE = 60_000;
let house: TestHouse;
let now = 1_800_000_000_000;
beforeAll(async () => {
  house = await openHouse({ now: () => now });
});
afterAll(() => house.close());

const forget = (): Promise<number> => forgetOld(house.online.store, USUAL_RETENTION, now);
/** A table at which nobody sits down. */
const openEmpty = async (more: object = {}) =>
  (await call(house.url, '/api/tables', { game: 'connect-four', seats: ['open', 'open'], ...more })).body.room;
const join = (code: string): Promise<{ readonly status: number }> =>
  call(house.url, `/api/tables/${code}/join`, { name: 'Merry Cat' });
const isThere = async (id: string): Promise<boolean> => (await house.online.store.load(id)) !== undefined;

test('a table at which nobody has ever sat is gone after ten minutes, and one at which somebody has is kept', async () => {
  const [empty, visited, left] = [await openEmpty(), await openEmpty(), await openEmpty()];
  const seated = await openSeated(house.url, 'connect-four', 2);
  expect((await join(visited.code)).status).toBe(201);
  expect((await join(left.code)).status).toBe(201);
  await (await house.online.tables.find(left.id))!.wish(0, ['leave', 'l1']);
  now += 9 * MINUTE;
  expect(await forget()).toBe(0);
  now += 2 * MINUTE;
  expect(await forget()).toBe(1);
  expect(await Promise.all([empty, visited, left].map(({ id }) => isThere(id)))).toEqual([false, true, true]);
  expect(await isThere(seated.table)).toBe(true);
  expect((await join(empty.code)).status).toBe(404);
});

test('whoever sits down before that has the table for as long as anybody', async () => {
  const empty = await openEmpty();
  now += 9 * MINUTE;
  expect((await join(empty.code)).status).toBe(201);
  now += 600 * MINUTE;
  expect(await forget()).toBe(0);
  expect(await isThere(empty.id)).toBe(true);
});

test('a table with nobody at it is not in the lobby, before anybody came and after all have left', async () => {
  const listed = async (): Promise<string[]> =>
    (await call(house.url, '/api/tables')).body.map(({ code }: { readonly code: string }) => code);
  const { code, id } = await openEmpty({ isOpen: true });
  expect(await listed()).toEqual([]);
  expect((await join(code)).status).toBe(201);
  expect(await listed()).toEqual([code]);
  await (await house.online.tables.find(id))!.wish(0, ['leave', 'l1']);
  expect(await listed()).toEqual([]);
});

test('it is looked for every minute, by the clock of the house', () => {
  vi.useFakeTimers();
  try {
    const asked: (readonly [phase: string, before: number])[] = [];
    const forgets = async (phase: string, before: number): Promise<number> => {
      asked.push([phase, before]);
      return 0;
    };
    const stop = keepForgetting({ forget: forgets, tidy: async () => {} } as never, USUAL_RETENTION, expect.fail, () => 1e12);
    vi.advanceTimersByTime(3 * MINUTE);
    expect(asked).toEqual(Array.from({ length: 3 }, () => ['empty', 1e12 - 10 * MINUTE]));
    stop();
    vi.advanceTimersByTime(120 * MINUTE);
    expect(asked).toHaveLength(3);
  } finally {
    vi.useRealTimers();
  }
});
