import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '../fake-storage.ts';

const SHARED = { problem: { at: 'address', says: 'too many' }, shared: true };

/** The server's answers, in order; what was asked of it is kept. */
function serve(...answers: readonly (readonly [status: number, body: unknown])[]): string[] {
  const asked: string[] = [];
  const left = [...answers];
  vi.stubGlobal('fetch', async (path: string, { headers }: { readonly headers: Record<string, string> }) => {
    asked.push(`${path} ${headers['stolik-pass'] ?? 'without'}`);
    const [status, body] = left.shift()!;
    return new Response(JSON.stringify(body), { status });
  });
  return asked;
}

const storage = new FakeStorage();
const { stored: kept } = storage;
beforeEach(() => storage.install());
afterEach(() => vi.unstubAllGlobals());

const fresh = async () => (await import('../../src/session/class/api.ts')).classApi;
const LIST = { class: 'abcdefghijkm', label: '5B', pupils: [] };
const ENTERED = { class: 'abcdefghijkm', pupil: 0, name: 'brave-fox', token: 't' };

test('as long as nobody is in the way no pass is asked for, kept or sent', async () => {
  const asked = serve([200, LIST], [404, { problem: { at: 'code', says: 'none' } }]);
  const api = await fresh();
  expect((await api.animals('1234')).ok).toBe(true);
  expect(await api.animals('4321')).toMatchObject({ problem: { kind: 'no-class' } });
  expect(asked).toEqual(['/api/classes/animals without', '/api/classes/animals without']);
  expect(kept.size).toBe(0);
});

test('where others have used up what this address shares, a pass is fetched and the code tried again with it', async () => {
  const asked = serve(
    [429, SHARED],
    [201, { pass: 'p1' }],
    [200, LIST],
    [201, { ...ENTERED, pass: 'p2' }],
    [429, SHARED],
    [429, {}],
  );
  const api = await fresh();
  expect((await api.animals('1234')).ok).toBe(true);
  expect((await api.byPictures('1234', 0, [1, 2, 3])).ok).toBe(true);
  // No more passes for this address: it is told so.
  expect(await api.animals('1234')).toMatchObject({ problem: { kind: 'too-fast' } });
  expect(asked).toEqual([
    '/api/classes/animals without',
    '/api/pass without',
    '/api/classes/animals p1',
    '/api/classes/pictures p1',
    '/api/classes/animals p2',
    '/api/pass p2',
  ]);
  expect(kept.get('stolik.pass')).toBe('p2');
});

test('what this device did itself is not tried again', async () => {
  const asked = serve([429, { problem: { at: 'pictures', says: 'slower' }, wait: 4000 }]);
  expect(await (await fresh()).byPictures('1234', 0, [1, 2, 3])).toMatchObject({ problem: { kind: 'too-fast', wait: 4000 } });
  expect(asked).toHaveLength(1);
});

test('a browser that keeps nothing has its pass as long as the page lives', async () => {
  vi.stubGlobal('localStorage', undefined);
  const asked = serve([201, { ...ENTERED, pass: 'p1' }], [200, LIST]);
  const api = await fresh();
  await api.byCard('abcdefghijkm', 0, 'c');
  await api.animals('1234');
  expect(asked[1]).toBe('/api/classes/animals p1');
});

test('tables are found by code in the same way', async () => {
  kept.set('stolik.pass', 'p1');
  const asked = serve([429, SHARED], [201, { pass: 'p2' }], [404, { problem: { at: 'table', says: 'none' } }]);
  const { api } = await import('../../src/session/online/api.ts');
  expect(await api.room('BCDFGH')).toMatchObject({ problem: { kind: 'no-table' } });
  expect(asked).toEqual(['/api/tables/BCDFGH p1', '/api/pass p1', '/api/tables/BCDFGH p2']);
});
