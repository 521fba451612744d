import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame, GAMES } from '@stolik/games/games';
import type { Language } from '@stolik/kernel/language';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp, PLACES } from '../src/app.ts';
import { isHouseAddress } from '../src/headers.ts';
import { escapeText } from '../src/html.ts';
import { SITE_WORDS } from '../src/pages/site-words.ts';

/** Whether or not somebody has built the client here, the server's own pages are tested. */
const WITHOUT_CLIENT = { ...PLACES, client: join(PLACES.docs, 'no-client') };

let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  app = buildApp(WITHOUT_CLIENT);
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** Over a real socket and with the path exactly as written: fetch would tidy up `..` before it is sent. */
function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((done, fail) => {
    httpRequest({ host: '127.0.0.1', port, path, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, text }));
    })
      .on('error', fail)
      .end();
  });
}

test('the home page names the games and how to play them', async () => {
  const { status, headers, text } = await get('/');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  for (const { id } of GAMES) {
    expect(text).toContain(`npx stolik play ${id}`);
    expect(text).toContain(`href="/rules/${id}"`);
  }
  expect(text).toContain('Jean-François Lassonde');
  expect(text).toContain('Mikhail and Alexander Kazantsev');
});

test.each([
  '/',
  '/rules',
  '/rules?q=stone',
  '/rules/micropul',
  '/rules/circuit',
  '/rules/golems6',
  '/rules/golems4',
  '/cases',
  '/nothing',
])('%s has one h1, landmarks, a language, unique ids, no inline script or style', async (path) => {
  const { text } = await get(path);
  expect(text.match(/<h1[ >]/g)).toHaveLength(1);
  for (const mark of ['<html lang="en">', '<main ', '<header ', '<footer ', '<nav ', '<title>']) expect(text).toContain(mark);
  expect(text).not.toMatch(/<script|<style|\sstyle="|\son\w+="/);
  const ids = [...text.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
  expect(ids).toHaveLength(new Set(ids).size);
});

test.each(['/', '/rules/micropul', '/nothing', '/assets/nothing.css'])('%s carries the security headers', async (path) => {
  const { headers } = await get(path);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
});

test('at an address of the house browsers are not told what they can’t do there', () => {
  expect(['192.168.0.7', '10.0.0.1', 'laptop.local'].every(isHouseAddress)).toBe(true);
  expect(['127.0.0.1', 'localhost', 'stolik.example', '::1'].some(isHouseAddress)).toBe(false);
});

test('pages ask nothing of other hosts', async () => {
  for (const path of ['/', '/rules', '/rules/golems6', '/cases']) {
    const { text } = await get(path);
    expect(text).not.toMatch(/(src|href|action)="(https?:)?\/\//);
  }
});

test('every style, font and picture a page names is there', async () => {
  const { text } = await get('/');
  const urls = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1]!);
  expect(urls.length).toBeGreaterThanOrEqual(7);
  const fontStyles = await get(urls.find((url) => url.includes('fonts'))!);
  urls.push(...[...fontStyles.text.matchAll(/url\(([^)]+)\)/g)].map((match) => match[1]!));
  for (const url of new Set(urls)) {
    const { status, headers } = await get(url);
    expect([url, status]).toEqual([url, 200]);
    expect(headers['cache-control']).toContain('immutable');
  }
});

test('nobody keeps an answer of the API, nor a refusal', async () => {
  for (const url of ['/api/games', '/api/health', '/api/openapi.json', '/api/classes', '/api/nothing', '/api/tables/AAAAAA'])
    expect([url, (await get(url)).headers['cache-control']]).toEqual([url, 'no-store']);
});

test('a browser that has a file already does not get it again', async () => {
  const { text } = await get('/');
  const url = /href="(\/assets\/site[^"]+)"/.exec(text)![1]!;
  const { headers } = await get(url);
  const again = await get(url, { 'if-none-match': String(headers['etag']) });
  expect([again.status, again.text]).toEqual([304, '']);
});

test('a rules page gives each clause an address, tags their meaning, names of clauses a link', async () => {
  const { text } = await get('/rules/micropul');
  expect(text).toContain('id="M4.1"');
  expect(text).toContain('<a class="num" href="#M4.1"');
  expect(text).toContain('<abbr class="tag tag-s" title="from the rulebook">S</abbr>');
  expect(text).toContain('<a class="ref" href="/rules/micropul#M5.3">M5.3</a>');
  const circuit = await get('/rules/circuit');
  expect(circuit.text).toContain('<th scope="col">base position (rotation 0)</th>');
  const golems4 = await get('/rules/golems4');
  expect(golems4.text).toContain('<a class="ref" href="/rules/golems6#G6.6.1">G6.6.1</a>');
  expect(golems4.text).toContain('id="G4.5"');
});

test('a query shows only the clauses that have its words, marked', async () => {
  const { text } = await get('/rules/micropul?q=big+tile');
  expect(text).toContain('<mark>big</mark>');
  expect(text).toContain('id="M5.1"');
  expect(text).not.toContain('id="M7.4"');
  const everywhere = await get('/rules?q=magnet');
  expect(everywhere.text).toContain('href="/rules/circuit#C3.3"');
  const nothing = await get('/rules?q=xyzzy');
  expect(nothing.text).toContain('No clause has “xyzzy”');
});

test.each([
  ['ru', 'ru-RU,ru;q=0.9,en;q=0.8'],
  ['pl', 'de, pl;q=0.7, en;q=0.3'],
  ['en', 'de-DE'],
])('pages are in %s for a browser that asks for %s', async (language, header) => {
  const words = SITE_WORDS[language as Language];
  const pages = [
    ['/', words.home.title],
    ['/rules', words.rules.title],
    ['/rules/circuit', findGame('circuit')!.title[language as Language]],
    ['/cases', words.cases.title],
    ['/nothing', words.problem.nothing.title],
  ] as const;
  for (const [path, title] of pages) {
    const { headers, text } = await get(path, { 'accept-language': header });
    expect(headers['content-language']).toBe(language);
    expect(headers['vary']).toBe('accept-language');
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain(`<h1>${escapeText(title)}</h1>`);
  }
});

test('a language chosen by hand goes along', async () => {
  const { text } = await get('/rules?q=magnes&lang=pl', { 'accept-language': 'ru' });
  expect(text).toContain('<html lang="pl">');
  expect(text).toContain('href="/rules/circuit?lang=pl#C3.3"');
  expect(text).toContain('<input type="hidden" name="lang" value="pl">');
  expect(text).toContain('href="/rules?q=magnes&amp;lang=en"');
  const clause = await get('/rules/M4.1?lang=pl');
  expect(clause.headers['location']).toBe('/rules/micropul?lang=pl#M4.1');
  const elsewhere = await get('//evil.example/x');
  expect(elsewhere.text).not.toContain('href="//');
  expect((await get('/rules?lang=xx')).text).toContain('<html lang="en">');
});

test('no page in Russian or Polish says anything in English but code and names', async () => {
  for (const language of ['ru', 'pl']) {
    for (const path of ['/', '/rules', '/rules/micropul', '/nothing']) {
      const { text } = await get(path, { 'accept-language': language });
      const said = text.replace(/<(code|cite)>.*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' ');
      expect(said).not.toMatch(/\b(the|and|of|with|this|is|rules|clause)\b/i);
    }
  }
});

test('a query is shown as text, whatever it holds', async () => {
  const { text } = await get(`/rules?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(text).not.toContain('<script');
  expect(text).toContain('&lt;script&gt;');
  const odd = await get('/rules/circuit?q=a&q=b&q[x]=(((');
  expect(odd.status).toBe(200);
});

test('/rules/M4.1 leads to the clause', async () => {
  const { status, headers } = await get('/rules/M4.1');
  expect([status, headers['location']]).toEqual([302, '/rules/micropul#M4.1']);
});

test.each(['/c', '/c/', '/C'])('%s, the address on a class screen, leads to the keypad', async (path) => {
  const { status, headers } = await get(path);
  expect([status, headers['location']]).toEqual([302, '/#/class']);
});

test('the cases page has the notation of each game', async () => {
  const { text } = await get('/cases');
  expect(text).toContain('npx stolik case');
  expect(text).toContain('golems6 and golems4');
});

test.each(['/nothing', '/rules/chess', '/rules/M99', '/assets/site.css', '/favicon.ico', '/%E0%A4%A', '/index.html'])(
  '%s gives a clear 404 page or refusal',
  async (path) => {
    const { status, text } = await get(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(text).toContain('Nothing here');
  },
);

test.each([
  '/../package.json',
  '/assets/../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/%2e%2e/%2e%2e/package.json',
  '/rules/..%2f..%2fpackage',
  '//etc/passwd',
  '/assets/%00',
])('%s does not lead out', async (path) => {
  const { status, text } = await get(path);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(text).not.toContain('workspaces');
});

test('a method that is not asked for is refused', async () => {
  const answer = await app.inject({ method: 'DELETE', url: '/rules' });
  expect(answer.statusCode).toBe(404);
});

test('our own mistake is told as such, and the log gets it', async () => {
  const complaints: unknown[] = [];
  const broken = buildApp(PLACES, (error) => complaints.push(error));
  broken.get('/broken', () => {
    throw new Error('an invariant');
  });
  const answer = await broken.inject('/broken');
  expect(answer.statusCode).toBe(500);
  expect(answer.body).toContain('Something broke');
  expect(answer.body).not.toContain('an invariant');
  expect(complaints).toHaveLength(1);
});

test('a built client takes the place of the home page', async () => {
  const client = mkdtempSync(join(tmpdir(), 'stolik-client-'));
  mkdirSync(join(client, 'assets'));
  writeFileSync(join(client, 'index.html'), '<!doctype html><title>the client</title>');
  writeFileSync(join(client, 'assets', 'main-abc.js'), 'export {};');
  const withClient = buildApp({ ...PLACES, client });
  rmSync(client, { recursive: true });
  const home = await withClient.inject('/');
  expect(home.body).toContain('the client');
  expect(home.headers['cache-control']).toBe('no-cache');
  const script = await withClient.inject('/assets/main-abc.js');
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(script.headers['cache-control']).toContain('immutable');
  expect((await withClient.inject('/rules')).body).toContain('The rules');
});
