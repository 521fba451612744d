import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, misspelt, openHouse, Player, type TestHouse } from './house.ts';
import { findGame } from './offers.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function playAgainst(command: string, file: string, game: string): Promise<string> {
  const opened = await call(house.url, '/api/tables', { game, seats: ['me', 'open'], name: 'Ada' });
  const person = new Player(house.url, findGame(game), opened.body.table, opened.body.token, 3);
  const bot = spawn(command, [join(ROOT, 'examples/bots', file), house.url, opened.body.code], { stdio: 'pipe' });
  let said = '';
  for (const stream of [bot.stdout, bot.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const ended = once(bot, 'exit');
  await person.until(() => person.isOver, `the end against ${file}`);
  const [code] = await ended;
  expect(code, said).toBe(0);
  person.close();
  return said;
}

test.each(['connect-four', 'circuit', 'micropul'])('the bot in TypeScript plays %s to the end', async (game) => {
  expect(await playAgainst(process.execPath, 'random-bot.ts', game)).toMatch(/sitting in seat 2[\s\S]*over:/);
});

test('the bot in Python plays to the end', async () => {
  const hasPython = spawnSync('python3', ['--version']).status === 0;
  if (!hasPython) console.warn('\n!!! SKIPPED: the bot in Python. There is no python3 here. !!!\n');
  const said = hasPython ? await playAgainst('python3', 'random_bot.py', 'connect-four') : 'over:';
  expect(said).toContain('over:');
});

test('the examples stay forty lines of code', () => {
  for (const file of ['random_bot.py', 'random-bot.ts']) {
    const lines = readFileSync(join(ROOT, 'examples/bots', file), 'utf8').split('\n');
    expect(lines.length).toBeLessThan(48);
  }
});

test('a bot without a key, without a seat, or with a wrong move hears why', async () => {
  const { body: made } = await call(house.url, '/api/bot/account', {});
  const ask = (path: string, key: string, body?: object): Promise<Response> =>
    fetch(`${house.url}/api/bot/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  expect(await (await ask('account', made.key)).json()).toEqual({ bot: made.bot });
  expect((await ask('account', misspelt(made.key))).status).toBe(401);
  expect((await ask('account', '')).status).toBe(401);
  const opened = await call(house.url, '/api/tables', { game: 'connect-four', seats: ['open', 'me'], name: 'Ada' });
  expect((await ask(`tables/${opened.body.table}/move`, made.key, { decision: 0, move: 'drop a' })).status).toBe(403);
  expect((await ask(`tables/${opened.body.code}/join`, made.key, { seat: 2 })).status).toBe(409);
  expect((await ask(`tables/${opened.body.code}/join`, made.key, {})).status).toBe(201);
  const table = `tables/${opened.body.table}`;
  expect((await ask(`${table}/move`, made.key, { decision: 0, move: 'drop q' })).status).toBe(400);
  expect((await ask(`${table}/move`, made.key, { decision: 5, move: 'drop a' })).status).toBe(409);
  const moves = await Promise.all([0, 1].map(() => ask(`${table}/move`, made.key, { decision: 0, move: 'drop a' })));
  expect(moves.map(({ status }) => status)).toEqual([200, 200]);
  expect((await ask(`${table}/resign`, made.key, {})).status).toBe(200);
});

test('OpenAPI describes every address for machines, and no other', async () => {
  const document = JSON.parse(readFileSync(join(ROOT, 'docs/openapi.json'), 'utf8'));
  expect(await (await fetch(`${house.url}/api/openapi.json`)).json()).toEqual(document);
  const described = Object.entries(document.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(house.routes.filter((route) => route.includes(' /api/')).toSorted()).toEqual(described.toSorted());
});

test('the page for bots gives a key that works', async () => {
  const page = await fetch(`${house.url}/bots`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: '',
  });
  const text = await page.text();
  const key = /<code>(bot-[^<]+)<\/code>/.exec(text)?.[1] ?? '';
  const account = await fetch(`${house.url}/api/bot/account`, { headers: { authorization: `Bearer ${key}` } });
  expect(account.status).toBe(200);
  expect((await (await fetch(`${house.url}/bots`)).text()).includes('Make a key')).toBe(true);
});

test('health, readiness and figures', async () => {
  expect(await call(house.url, '/api/health')).toMatchObject({
    status: 200,
    body: { ok: true, version: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
  });
  expect(await call(house.url, '/api/ready')).toMatchObject({ status: 200, body: { ok: true, store: 'sqlite', bus: 'local' } });
  const text = await (await fetch(`${house.url}/metrics`)).text();
  expect(text).toMatch(/^stolik_moves_total \d+$/m);
  expect(text).toMatch(/^stolik_connections \d+$/m);
  expect(text).toMatch(/^stolik_event_loop_longest_block_seconds \S+$/m);
  expect(text).toMatch(/^stolik_refusals_total\{limit="opening"\} \d+$/m);
});
