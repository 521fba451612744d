import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { LocalBus } from '../../src/bus/local.ts';
import { SqliteStore } from '../../src/store/sqlite.ts';
import { forgetOld, keepForgetting, USUAL_RETENTION } from '../../src/tables/retention.ts';
import { call, openHouse, openSeated, type TestHouse } from './house.ts';
import { Device, Lesson, nicknameOf } from './lesson.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Reaches all servers, as NATS does. */
class Between extends LocalBus {
  override readonly kind = 'between' as never;
}

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
  await (await house.online.tables.find(left.id))!.request(0, ['leave', 'l1']);
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
  await (await house.online.tables.find(id))!.request(0, ['leave', 'l1']);
  expect(await listed()).toEqual([]);
});

test('a class without a pupil is gone after some days; with its first one, at whichever server, it stays for a year', async () => {
  const shared = { store: new SqliteStore(':memory:'), bus: new Between() };
  const [one, two] = await Promise.all([openHouse({ shared, now: () => now }), openHouse({ shared, now: () => now })]);
  const [empty, used, guests] = await Promise.all([0, 0, 0].map((pupils) => Lesson.open(one.url, pupils)));
  const there = (): Promise<boolean[]> =>
    Promise.all([empty, used, guests].map(async (lesson) => (await shared.store.load(lesson!.id, 0, 1)) !== undefined));
  now += 3 * DAY;
  await guests!.desk.does({ kind: 'pin', on: true });
  const { pin } = await guests!.desk.until((view) => view.pin !== '');
  expect((await call(two.url, '/api/classes/pin', { pin })).status).toBe(201);
  const elsewhere = new Device(two.url, used!.teacherToken);
  await elsewhere.does({ kind: 'pupil', pupil: 0, name: nicknameOf(0), ...used!.secretsOf(0, 0) });
  // The pupil has left: what they have done is still there.
  await elsewhere.does({ kind: 'remove', pupil: 0 });
  now += 90 * MINUTE;
  await used!.desk.does({ kind: 'label', label: '6B' });
  now += DAY;
  expect(await forgetOld(shared.store, USUAL_RETENTION, now)).toBe(1);
  expect(await there()).toEqual([false, true, true]);
  now += 400 * DAY;
  expect(await forgetOld(shared.store, USUAL_RETENTION, now)).toBe(2);
  for (const lesson of [empty, used, guests]) lesson!.close();
  elsewhere.close();
  await Promise.all([one.close(), two.close()]);
  await shared.store.close();
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
