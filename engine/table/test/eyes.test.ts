import { expect, test } from 'vitest';
import { findDeadline, leftAt } from '../src/clock.ts';
import { MOST_ENTRIES } from '../src/commands.ts';
import { Online } from './online.ts';
import { NOD, pocket } from './pocket.ts';

const CLOCK = { kind: 'clock', minutes: 1, seconds: 0 } as const;
const two = (): Online => new Online(pocket, 2, { pace: CLOCK }).sitAll();

test('while everybody looks at the teacher nothing can be done, no clock runs, and then all goes on', () => {
  const table = two();
  const [seat = 0] = table.session.next.seats;
  table.now += 10_000;
  expect(table.ask({ kind: 'eyes', on: true })).toBeUndefined();
  expect(table.session.isHeld).toBe(true);
  expect(findDeadline(table.session)).toBeUndefined();
  const left = leftAt(table.session, table.now);
  table.now += 600_000;
  expect(leftAt(table.session, table.now)).toEqual(left);
  expect(table.act(seat, NOD)).toEqual({ code: 'eyes' });
  expect(table.undo(seat)).toEqual({ code: 'eyes' });
  expect(table.ask({ kind: 'resign', seat })).toEqual({ code: 'eyes' });
  expect(table.ask({ kind: 'eyes', on: true })).toEqual({ code: 'not-now' });
  expect(table.ask({ kind: 'eyes', on: false })).toBeUndefined();
  expect(leftAt(table.session, table.now)).toEqual(left);
  expect(table.act(seat, NOD)).toBeUndefined();
  expect(table.again().isHeld).toBe(false);
});

test('a teacher gives more time, also to somebody whose time was over', () => {
  const table = two();
  const [seat = 0] = table.session.next.seats;
  table.now += 61_000;
  expect(table.ask({ kind: 'overtime' })).toBeUndefined();
  expect(table.ask({ kind: 'back', seat })).toEqual({ code: 'not-now' });
  expect(table.ask({ kind: 'time', seat, milliseconds: 30_000 })).toBeUndefined();
  expect(table.ask({ kind: 'back', seat })).toBeUndefined();
  expect(leftAt(table.session, table.now)[seat]).toBe(30_000);
  expect(table.again().clock).toEqual(table.session.clock);
  const free = new Online(pocket, 2).sitAll();
  expect(free.ask({ kind: 'time', seat: 0, milliseconds: 1000 })).toEqual({ code: 'not-now' });
});

test('a log is not filled with time that the teacher gives', () => {
  const table = two();
  while (table.session.version < MOST_ENTRIES) expect(table.ask({ kind: 'time', seat: 0, milliseconds: 1 })).toBeUndefined();
  expect(table.ask({ kind: 'time', seat: 0, milliseconds: 1 })).toEqual({ code: 'not-now' });
  expect(table.ask({ kind: 'eyes', on: true }), 'the class is still held').toBeUndefined();
});
