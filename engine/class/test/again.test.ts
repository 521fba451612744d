import { expect, test } from 'vitest';
import { type Classroom, isAgreed, openTables } from '../src/classroom.ts';
import { reduce } from '../src/commands.ts';
import { pupilView, wallView } from '../src/views.ts';
import { after, changed, HOUSE, live, pupil, refusal, roomOf, TEACHER } from './rooms.ts';

const TABLE = { id: 't1', game: 'micropul', seats: [0, 1], isSameDeal: false };
const AGAIN = { kind: 'again', table: 't1' } as const;

/** A game of two that is over. */
function over(seats: readonly (number | null)[] = TABLE.seats): Classroom {
  const room = after(roomOf(3), { kind: 'table', table: { ...TABLE, seats } }, HOUSE);
  return after(room, { kind: 'over', table: 't1' }, HOUSE);
}

const all = (): boolean => true;
const isReady = (room: Classroom, isHere: (pupil: number) => boolean = all): boolean =>
  isAgreed(room, room.tables.find(({ id }) => id === 't1')!, isHere);

test('a table is played at again when all who are here want to; nobody waits for a bot or for who is away', () => {
  const one = after(over(), AGAIN, pupil(0));
  expect([isReady(over()), isReady(one), isReady(after(one, AGAIN, pupil(1)))]).toEqual([false, false, true]);
  expect(isReady(one, (index) => index === 0)).toBe(true);
  expect(isReady(after(one, { kind: 'remove', pupil: 1 }))).toBe(true);
  expect(isReady(after(over([0, null]), AGAIN, pupil(0)))).toBe(true);
  expect(isReady(after(after(one, AGAIN, pupil(1)), { kind: 'away', table: 't1' }))).toBe(false);
});

test('both are told who wants to; the same said twice is nothing new', () => {
  const one = after(over(), AGAIN, pupil(1));
  expect([0, 1].map((index) => pupilView(one, index, live())!.table!.again)).toEqual([[1], [1]]);
  expect(changed(one, AGAIN, pupil(1)).entries).toEqual([]);
  expect(one.pupils[1]!.wrote).toBe(1);
});

test('only at one’s own table, when its game is over, and not while all look at the teacher', () => {
  expect(refusal(over(), AGAIN, pupil(2))).toBe('unknown');
  expect(refusal(over(), { kind: 'again', table: 't2' }, pupil(0))).toBe('unknown');
  expect(refusal(after(roomOf(), { kind: 'table', table: TABLE }, HOUSE), AGAIN, pupil(0))).toBe('not-now');
  expect(refusal(after(over(), { kind: 'eyes', on: true }), AGAIN, pupil(0))).toBe('eyes');
  expect(refusal(over(), AGAIN, TEACHER)).toBe('not-yours');
  const away = after(over(), { kind: 'away', table: 't1' });
  expect(refusal(away, AGAIN, pupil(0))).toBe('unknown');
});

test('the next table takes the place of the one before, on the wall too', () => {
  const shown = after(over(), { kind: 'wall', wall: { kind: 'board', table: 't1' } });
  const next = after(shown, { kind: 'table', table: { ...TABLE, id: 't2', seats: [1, 0] } }, HOUSE);
  expect(openTables(next).map(({ id }) => id)).toEqual(['t2']);
  expect(wallView(next, live()).wall).toEqual({ kind: 'board', table: 't2' });
  // Another table changes nothing there.
  const other = after(shown, { kind: 'table', table: { ...TABLE, id: 't3', seats: [2, null] } }, HOUSE);
  expect(wallView(other, live()).wall).toEqual({ kind: 'board', table: 't1' });
});

test('what pupils write by it is bounded as all they write is', () => {
  let room = over();
  const full = { ...room, pupils: room.pupils.map((each) => ({ ...each, wrote: 4000 })) };
  expect(reduce(full, AGAIN, pupil(0), 2000)).toEqual({ ok: false, problem: 'full' });
  expect(reduce(full, { kind: 'share', others: [1] }, pupil(0), 2000)).toEqual({ ok: false, problem: 'full' });
  room = after(room, { kind: 'share', others: [1] }, pupil(0));
  expect(room.pupils[0]!.wrote).toBe(1);
});

test('a game that is over is over once, however many servers say so', () => {
  expect(changed(over(), { kind: 'over', table: 't1' }, HOUSE).entries).toEqual([]);
  const away = after(over(), { kind: 'away', table: 't1' });
  expect(changed(away, { kind: 'away', table: 't1' }).entries).toEqual([]);
});
