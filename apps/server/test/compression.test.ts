import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { buildApp, PLACES } from '../src/app.ts';
import { accepts } from '../src/compression.ts';

const SCRIPT = 'export const word = "table";\n'.repeat(200);
const PICTURE = Buffer.from('already small');
let app: FastifyInstance;

beforeAll(() => {
  const client = mkdtempSync(join(tmpdir(), 'stolik-gzip-'));
  mkdirSync(join(client, 'assets'));
  writeFileSync(join(client, 'index.html'), `<!doctype html>${'<p>table</p>'.repeat(100)}`);
  writeFileSync(join(client, 'assets', 'main-abc.js'), SCRIPT);
  writeFileSync(join(client, 'assets', 'squeezed-abc.js'), SCRIPT);
  writeFileSync(join(client, 'assets', 'squeezed-abc.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(client, 'assets', 'tiny-abc.js'), '1');
  writeFileSync(join(client, 'assets', 'icon-abc.png'), PICTURE);
  app = buildApp({ ...PLACES, client });
  rmSync(client, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test('a script goes gzipped to who takes it, whole to who does not, and caches keep both apart', async () => {
  const small = await get('/assets/main-abc.js', { 'accept-encoding': 'gzip, deflate, br' });
  expect(small.headers['content-encoding']).toBe('gzip');
  expect(small.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(small.headers['content-length']).toBe(String(small.rawPayload.length));
  expect(gunzipSync(small.rawPayload).toString()).toBe(SCRIPT);
  const whole = await get('/assets/main-abc.js');
  expect(whole.headers['content-encoding']).toBeUndefined();
  expect(whole.body).toBe(SCRIPT);
  for (const answer of [small, whole]) expect(answer.headers['vary']).toBe('accept-encoding');
  expect(small.headers['etag']).not.toBe(whole.headers['etag']);
});

test('what the build has squeezed goes so to who takes it, gzipped to others, and is no file of its own', async () => {
  const squeezed = await get('/assets/squeezed-abc.js', { 'accept-encoding': 'gzip, deflate, br' });
  expect(squeezed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(squeezed.rawPayload).toString()).toBe(SCRIPT);
  const gzipped = await get('/assets/squeezed-abc.js', { 'accept-encoding': 'gzip' });
  expect(gzipped.headers['content-encoding']).toBe('gzip');
  expect(gzipped.headers['etag']).not.toBe(squeezed.headers['etag']);
  expect((await get('/assets/squeezed-abc.js.br')).statusCode).toBe(404);
});

test('the home page of the client goes gzipped too', async () => {
  const home = await get('/', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(home.rawPayload).toString()).toContain('<p>table</p>');
});

test('who has the gzipped file already does not get it again', async () => {
  const headers = { 'accept-encoding': 'gzip' };
  const { headers: first } = await get('/assets/main-abc.js', headers);
  const again = await get('/assets/main-abc.js', { ...headers, 'if-none-match': String(first['etag']) });
  expect([again.statusCode, again.body, again.headers['vary']]).toEqual([304, '', 'accept-encoding']);
});

test.each(['/assets/icon-abc.png', '/assets/tiny-abc.js'])(
  '%s, which gzip would not make smaller, goes as it is',
  async (url) => {
    const answer = await get(url, { 'accept-encoding': 'gzip' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['vary']).toBeUndefined();
  },
);

test.each([
  ['gzip, deflate, br', true],
  ['deflate, GZIP;q=0.5', true],
  ['*', true],
  ['br;q=1, *;q=0.1', true],
  ['gzip;q=0', false],
  ['*, gzip;q=0', false],
  ['*;q=0', false],
  ['gzip;q=much', false],
  ['br', false],
  ['', false],
  [undefined, false],
])('Accept-Encoding %s takes gzip: %s', (header, isTaken) => {
  expect(accepts(header, 'gzip')).toBe(isTaken);
});
