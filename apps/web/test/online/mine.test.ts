import { beforeEach, expect, test, vi } from 'vitest';
import type { Place } from '../../src/session/online/places.ts';
import type { Mine } from '../../src/session/online/read.ts';

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => {});
});

const place = (table: string, savedAt: number): Place => ({
  table,
  code: 'BCDFGH',
  game: 'micropul',
  seat: 0,
  token: 't',
  savedAt,
});
const mine = (phase: 'gathering' | 'playing', isAsked: boolean, at: number): Mine =>
  ({ room: { phase }, seat: 0, isAsked, version: 1, at }) as unknown as Mine;

test('tables that wait for me come first, then those that wait for people, then the rest; the latest of each first', async () => {
  const { inOrder } = await import('../../src/session/online/mine.ts');
  const places = [place('unknown', 5), place('others', 4), place('open', 3), place('old turn', 2), place('new turn', 1)];
  const known = new Map([
    ['others', mine('playing', false, 90)],
    ['open', mine('gathering', false, 10)],
    ['old turn', mine('playing', true, 20)],
    ['new turn', mine('playing', true, 80)],
  ]);
  expect(inOrder(places, known).map(({ table }) => table)).toEqual(['new turn', 'old turn', 'open', 'others', 'unknown']);
});
