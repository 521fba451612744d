import { beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '../fake-storage.ts';

const storage = new FakeStorage();
const { stored } = storage;

beforeEach(() => storage.install());

const PLACE = { table: 'abc', code: 'BCDFGH', game: 'micropul', seat: 1, token: 'secret' };

test('a place is kept, found again by table and code, forgotten and brought back', async () => {
  const { places, keepPlace, findPlace, findPlaceByCode, forgetPlace } = await import('../../src/session/online/places.ts');
  expect(keepPlace(PLACE)).toBe(true);
  expect(findPlace('abc')).toMatchObject(PLACE);
  expect(findPlaceByCode('BCDFGH')?.token).toBe('secret');
  expect([...stored.keys()]).toEqual(['stolik.place.abc']);
  const restore = forgetPlace('abc');
  expect(places()).toEqual([]);
  expect(stored.size).toBe(0);
  restore();
  expect(findPlace('abc')).toMatchObject(PLACE);
});

test('another tab and damaged entries are taken into account', async () => {
  stored.set('stolik.place.bad', '{"table": 5');
  stored.set('stolik.place.half', '{"table": "half"}');
  const { places } = await import('../../src/session/online/places.ts');
  expect(places()).toEqual([]);
  stored.set('stolik.place.abc', JSON.stringify({ ...PLACE, savedAt: 1 }));
  storage.tell('stolik.place.abc');
  expect(places().map(({ table }) => table)).toEqual(['abc']);
});

test('a forbidden storage keeps the seat for this page', async () => {
  const { places, keepPlace } = await import('../../src/session/online/places.ts');
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(keepPlace(PLACE)).toBe(false);
  expect(places()).toHaveLength(1);
});
