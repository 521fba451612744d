import { expect, test, vi } from 'vitest';
import { isUntouched, isWhatIf, type Kept } from '../src/session/kept/shelf.ts';
import { FakeStorage } from './fake-storage.ts';

const table = (more: Partial<Kept>): Kept => ({
  id: 'a',
  game: 'micropul',
  sitters: [
    { kind: 'person', name: 'Ola' },
    { kind: 'bot', name: 'Oto', level: '2' },
  ],
  isOver: false,
  asked: [0],
  moves: 1,
  own: 0,
  savedAt: 1,
  ...more,
});

test('a table is untouched until a person has moved there, whatever bots did', () => {
  expect(isUntouched(table({}))).toBe(true);
  expect(isUntouched(table({ moves: 2, own: 1 }))).toBe(false);
  expect(isUntouched(table({ isOver: true }))).toBe(false);
});

test('where another way is tried, moves of the game it comes from are nobody’s', () => {
  expect(isUntouched(table({ moves: 30, own: 14, given: 14 }))).toBe(true);
  expect(isUntouched(table({ moves: 32, own: 15, given: 14 }))).toBe(false);
  expect([table({}), table({ given: 0 })].map(isWhatIf)).toEqual([false, true]);
});

test('tables and seats that were kept before the page came are there', async () => {
  const storage = new FakeStorage();
  storage.install();
  const seat = { table: 't', code: 'ABCDEF', game: 'micropul', seat: 0, token: 'secret', savedAt: 2 };
  storage.stored.set('stolik.table.a', JSON.stringify(table({})));
  storage.stored.set('stolik.place.t', JSON.stringify(seat));
  const { tables } = await import('../src/session/kept/shelf.ts');
  const { places } = await import('../src/session/online/places.ts');
  expect(tables().map(({ id }) => id)).toEqual(['a']);
  expect(places().map(({ token }) => token)).toEqual(['secret']);
  vi.unstubAllGlobals();
});
