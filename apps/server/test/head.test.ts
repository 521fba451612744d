import { nim } from '@stolik/kernel/testing/nim';
import { PROMISED } from '@stolik/table/chance';
import { reduce } from '@stolik/table/commands';
import type { Entry } from '@stolik/table/entry';
import { openSession, type Session } from '@stolik/table/session';
import { expect, test } from 'vitest';
import { headOf } from '../src/tables/head.ts';

const NOW = 5000;

/** A table in the lobby after these commands. */
function lobby(...commands: readonly Parameters<typeof reduce>[1][]): Session {
  const opening = {
    game: nim.id,
    rulesVersion: nim.rulesVersion,
    options: {},
    seats: [{ kind: 'open' }, { kind: 'open' }],
    pace: { kind: 'free' },
    isOpen: true,
    code: 'ABCDEF',
    commitment: '',
  } as const;
  const entry: Extract<Entry, { kind: 'open' }> = { kind: 'open', at: 1000, opening };
  let session = openSession({ id: 'table', game: nim, seed: '', chance: PROMISED }, entry);
  for (const command of commands) {
    const changed = reduce(session, command, { now: NOW, levels: [], isHere: () => true });
    if (!changed.ok) throw new Error(changed.problem.code);
    session = changed.value.after;
  }
  return session;
}
const sit = (seat: number) => ({ kind: 'sit', seat, name: `person ${seat}`, salt: '' }) as const;

test('a table is in the lobby while somebody sits at it and seats are free', () => {
  const { isOpen, phase, free, summary } = headOf(lobby(sit(0)), NOW);
  expect({ isOpen, phase, free }).toEqual({ isOpen: true, phase: 'gathering', free: 1 });
  expect(JSON.parse(summary)).toMatchObject({ seats: [{ name: 'person 0' }, { kind: 'open' }] });
});

test('where nobody is at the table nobody is to be met there', () => {
  expect(headOf(lobby(), NOW)).toMatchObject({ isOpen: false, phase: 'empty', summary: '' });
  const left = lobby(sit(0), { kind: 'leave', seat: 0, id: 'l' });
  expect(headOf(left, NOW)).toMatchObject({ isOpen: false, free: 2, summary: '' });
});

test('a table that plays is in no lobby and has no free seats', () => {
  expect(headOf(lobby(sit(0), sit(1)), NOW)).toMatchObject({ isOpen: false, phase: 'playing', free: 0 });
});
