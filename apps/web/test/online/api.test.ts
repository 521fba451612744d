import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../../src/session/online/api.ts';
import { readCode } from '../../src/session/online/code.ts';

const ROOM = {
  id: 'abcdefghijkm',
  code: 'BCDFGH',
  game: 'micropul',
  options: {},
  pace: { kind: 'free' },
  isOpen: false,
  phase: 'gathering',
  seats: [{ kind: 'person', name: 'Ola' }, { kind: 'open' }],
  host: 0,
  isPaused: false,
  commitment: 'c0ffee',
};

function answer(body: unknown, status = 200): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  vi.stubGlobal('fetch', async () => new Response(status === 204 ? null : text, { status }));
}
afterEach(() => vi.unstubAllGlobals());

test('codes are read as people type them, and nothing else is taken for one', () => {
  for (const typed of ['BCDFGH', 'bcdfgh', ' bcd fgh ', 'bcd-fgh', 'BCD–FGH', 'ВСDFGН']) expect(readCode(typed)).toBe('BCDFGH');
  for (const typed of ['', 'BCDFG', 'BCDFGHJ', 'ABCDFG', 'BCD1GH', '../../x', 'ЖЖЖЖЖЖ']) expect(readCode(typed)).toBeUndefined();
});

test('a room is taken when it is one, with seats counted from 0', async () => {
  answer({ room: ROOM });
  expect(await api.room('BCDFGH')).toEqual({ ok: true, value: ROOM });
  answer([{ room: ROOM, seat: 2, isAsked: true, version: 3, at: 5 }, null]);
  expect(await api.mine(['a', 'b'])).toMatchObject({ ok: true, value: [{ seat: 1, isAsked: true }, null] });
  answer({ table: 'abcdefghijkm', code: 'BCDFGH', seat: 1, token: 't' }, 201);
  expect(await api.join('BCDFGH', 'Ola')).toMatchObject({ ok: true, value: { seat: 0 } });
  // The promise is kept whole: the commitment and the rule that chance follows.
  answer({ table: 'abcdefghijkm', code: 'BCDFGH', seat: 1, token: 't', commitment: 'c0ffee', chance: 2 }, 201);
  expect(await api.join('BCDFGH', 'Ola')).toMatchObject({ ok: true, value: { chance: { commitment: 'c0ffee', version: 2 } } });
});

test('what is no answer of ours is told as such and breaks nothing', async () => {
  const kindOf = async (): Promise<unknown> => {
    const told = await api.room('BCDFGH');
    return told.ok || told.problem.kind;
  };
  for (const strange of ['<!doctype html>', [], { room: { ...ROOM, seats: 'two' } }, { room: { ...ROOM, pace: {} } }, 'null']) {
    answer(strange);
    expect(await kindOf()).toBe('no-server');
  }
  answer({ problem: { at: 'table', says: 'there is no such table' } }, 404);
  expect(await kindOf()).toBe('no-table');
  answer('<html>not found</html>', 404);
  expect(await kindOf()).toBe('no-server');
  answer({ problem: { at: 'seat', says: 'that seat is taken' } }, 409);
  expect(await kindOf()).toBe('seat-taken');
  answer({ problem: { at: 'address', says: 'too many' } }, 429);
  expect(await kindOf()).toBe('too-fast');
  answer({ problem: { at: 'operator', says: 'closed' } }, 403);
  expect(await kindOf()).toBe('ended');
  answer({ problem: { at: 'address', says: 'blocked' } }, 403);
  expect(await kindOf()).toBe('blocked');
  answer({ problem: { at: 'token', says: 'not yours' } }, 403);
  expect(await kindOf()).toBe('not-yours');
  answer({ problem: { at: 'store', says: 'the disk is full' }, request: 'a-1' }, 503);
  expect(await kindOf()).toBe('unsaved');
  answer({ problem: { at: 'closing', says: 'restarting' } }, 503);
  expect(await kindOf()).toBe('no-network');
  answer('bad gateway', 502);
  expect(await kindOf()).toBe('broken');
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await kindOf()).toBe('no-network');
});

test('tables of the lobby that cannot be read are left out', async () => {
  const listed = {
    code: 'BCDFGH',
    game: 'micropul',
    free: 1,
    at: 1,
    options: {},
    pace: { kind: 'days', days: 3 },
    seats: ROOM.seats,
  };
  answer([listed, { code: 5 }]);
  expect(await api.lobby()).toEqual({ ok: true, value: [listed] });
});
