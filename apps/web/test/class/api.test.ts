import { afterEach, expect, test, vi } from 'vitest';
import { classApi } from '../../src/session/class/api.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [403, { problem: { at: 'operator', says: 'closed' } }, 'ended'],
  [403, { problem: { at: 'address', says: 'blocked' } }, 'blocked'],
  [403, { problem: { at: 'card', says: 'no good' } }, 'wrong'],
  [503, { problem: { at: 'store', says: 'the disk is full' }, request: 'a-1' }, 'unsaved'],
  [503, { problem: { at: 'server', says: 'no room' } }, 'full'],
  [503, { problem: { at: 'closing', says: 'restarting' } }, 'no-network'],
  [404, { problem: { at: 'code', says: 'no such class' } }, 'no-class'],
  [404, {}, 'no-server'],
  [429, { problem: { at: 'pictures', says: 'slower' }, wait: 700 }, 'too-fast'],
  [500, { problem: { at: 'request', says: 'our mistake' } }, 'broken'],
])('%i %j is told as %s', async (status, body, kind) => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
  expect(await classApi.byCard('aaaaaaaaaaaa', 0, 'card')).toMatchObject({ ok: false, problem: { kind } });
});
