import { expect, test } from 'vitest';
import { type Classroom, isDealOver } from '../src/classroom.ts';
import type { Command } from '../src/commands.ts';
import { after, HOUSE, refusal, roomOf } from './rooms.ts';

const laid = (id: string, tables = 2): Command => ({
  kind: 'table',
  table: { id, game: 'micropul', seats: [0, 1], isSameDeal: true, deal: { id: 'd1', tables } },
});
const over = (room: Classroom, table: string): Classroom => after(room, { kind: 'over', table }, HOUSE);
const away = (room: Classroom, table: string): Classroom => after(room, { kind: 'away', table });
const both = (): Classroom => after(after(roomOf(4), laid('t1'), HOUSE), laid('t2'), HOUSE);

test('a deal is over when all its tables are over or put away', () => {
  expect(isDealOver(both(), 'd1')).toBe(false);
  expect(isDealOver(over(both(), 't1'), 'd1')).toBe(false);
  expect(isDealOver(over(over(both(), 't1'), 't2'), 'd1')).toBe(true);
  expect(isDealOver(away(over(both(), 't1'), 't2'), 'd1')).toBe(true);
  expect(isDealOver(after(over(both(), 't1'), { kind: 'lesson' }), 'd1')).toBe(true);
  expect(isDealOver(both(), 'unknown')).toBe(false);
});

test('it is not over while its tables are still being laid, unless those were put away', () => {
  const one = after(roomOf(4), laid('t1'), HOUSE);
  expect(isDealOver(over(one, 't1'), 'd1')).toBe(false);
  expect(isDealOver(away(one, 't1'), 'd1')).toBe(true);
});

test('a table that begins again with the deal keeps it open; once over, it never begins again', () => {
  const again = away(after(over(both(), 't1'), laid('t3'), HOUSE), 't2');
  expect(isDealOver(again, 'd1')).toBe(false);
  const done = over(again, 't3');
  expect(isDealOver(done, 'd1')).toBe(true);
  expect(refusal(done, laid('t4'), HOUSE)).toBe('not-now');
});
