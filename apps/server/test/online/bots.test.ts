import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Answered, call, misspelt, openHouse, Player, type TestHouse } from './house.ts';
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

test.each(['micropul', 'circuit', 'golems6', 'golems4'])('the bot in TypeScript plays %s to the end', async (game) => {
  expect(await playAgainst(process.execPath, 'random-bot.ts', game)).toMatch(/sitting in seat 2[\s\S]*over:/);
});

test.each(['micropul', 'circuit', 'golems6', 'golems4'])('the bot in Python plays %s to the end', async (game) => {
  const hasPython = spawnSync('python3', ['--version']).status === 0;
  if (!hasPython) console.warn('\n!!! SKIPPED: the bot in Python. There is no python3 here. !!!\n');
  const said = hasPython ? await playAgainst('python3', 'random_bot.py', game) : 'over:';
  expect(said).toContain('over:');
});

test('the examples stay forty lines of code', () => {
  for (const file of ['random_bot.py', 'random-bot.ts']) {
    const lines = readFileSync(join(ROOT, 'examples/bots', file), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '');
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

/** A bot that does nothing by itself: its lines as they come, and a way to ask. */
async function openBot(code: string, url = house.url): Promise<Handmade> {
  const { key } = (await call(url, '/api/bot/account', {})).body as { key: string };
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const post = async (path: string, body: object = {}): Promise<Answered> => {
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(`${url}/api/bot/tables/${path}`, init);
    return { status: response.status, body: await response.json() };
  };
  const { body: place } = await post(`${code}/join`);
  const lines: Line[] = [];
  const response = await fetch(`${url}/api/bot/tables/${place.table}/stream`, { headers });
  const ended = (async () => {
    let rest = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      const texts = (rest + chunk).split('\n');
      rest = texts.pop() ?? '';
      lines.push(...texts.filter((text) => text !== '').map((text) => JSON.parse(text)));
    }
  })();
  const until = async (isIt: (line: Line) => boolean, from = 0): Promise<Line> => {
    await vi.waitUntil(() => lines.slice(from).some(isIt), { timeout: 60_000 });
    return lines.slice(from).find(isIt)!;
  };
  return { place, lines, until, post, ended };
}

// biome-ignore lint/suspicious/noExplicitAny: lines are looked at by expectations
type Line = any;

interface Handmade {
  readonly place: { readonly table: string; readonly seat: number; readonly game: string };
  readonly lines: readonly Line[];
  /** The first such line, of those after so many. */
  until(isIt: (line: Line) => boolean, from?: number): Promise<Line>;
  post(path: string, body?: object): Promise<Answered>;
  readonly ended: Promise<void>;
}

const isAsked = ({ type }: Line): boolean => type === 'asked';

test('a bot is asked again after a pause, answers who wants to take back, and comes to another game', async () => {
  const opened = await call(house.url, '/api/tables', { game: 'connect-four', seats: ['open', 'me'], name: 'Ada' });
  const person = new Player(house.url, findGame('connect-four'), opened.body.table, opened.body.token, 3);
  person.plays = false;
  const bot = await openBot(opened.body.code);
  expect(bot.place).toMatchObject({ seat: 1, game: 'connect-four' });
  const first = await bot.until(isAsked);
  await person.until(() => person.scene.isPresent, 'the table');
  // In a pause nothing is decided; after it the same is asked again.
  expect(await person.connection.request(['pause', 1])).toMatchObject({ ok: true });
  const move = (line: Line): Promise<Answered> =>
    bot.post(`${bot.place.table}/move`, { decision: line.decision, move: line.moves[0] });
  expect(await move(first)).toMatchObject({ status: 409, body: { problem: { at: 'not-now' } } });
  const asked = bot.lines.length;
  expect(await person.connection.request(['pause', 0])).toMatchObject({ ok: true });
  const again = await bot.until(isAsked, asked);
  expect(again).toMatchObject({ decision: first.decision, moves: first.moves });
  expect((await move(again)).status).toBe(200);
  expect(await bot.until(({ type }) => type === 'steps')).toMatchObject({ steps: [{ actor: 1, events: [{ seat: 1 }] }] });
  // The person takes back, and the bot does not mind.
  await person.until(() => person.isAsked(), 'the turn');
  expect(await person.connection.request(['act', 0, person.choose()])).toMatchObject({ ok: true });
  const before = bot.lines.length;
  const [requested, question] = await Promise.all([
    person.connection.request(['undo']),
    bot.until(({ type }) => type === 'question', before),
  ]);
  expect(requested).toMatchObject({ ok: true });
  expect(question).toMatchObject({ kind: 'undo', by: 2, seat: 2 });
  expect(await bot.post(`${bot.place.table}/answer`, { question: question.question, yes: true })).toMatchObject({ status: 200 });
  expect(await bot.until(({ type }) => type === 'undone')).toMatchObject({ seat: 2 });
  expect(await bot.post(`${bot.place.table}/answer`, { question: 'none', yes: true })).toMatchObject({ status: 409 });
  expect(await bot.post(`${bot.place.table}/again`)).toMatchObject({ status: 409 });
  // The end, and another game.
  expect(await person.connection.request(['resign'])).toMatchObject({ ok: true });
  await bot.ended;
  expect(bot.lines.at(-1)).toMatchObject({ type: 'over' });
  expect(await person.connection.request(['again'])).toMatchObject({ ok: true });
  const next = await bot.post(`${bot.place.table}/again`);
  expect(next).toMatchObject({ status: 201, body: { game: 'connect-four' } });
  expect(next.body.table).not.toBe(bot.place.table);
  expect(await bot.post(`${bot.place.table}/again`)).toEqual(next);
  person.close();
});

test('a server that goes down ends the streams of bots and does not wait for them', async () => {
  const other = await openHouse();
  const { body: opened } = await call(other.url, '/api/tables', { game: 'connect-four', seats: ['me', 'open'], name: 'Ada' });
  const bot = await openBot(opened.code, other.url);
  await bot.until(({ type }) => type === 'table');
  await other.close();
  await bot.ended;
  expect(bot.lines.map(({ type }) => type)).toEqual(['table', 'room']);
});

test('what docs/bots.md tells of options and views is so', async () => {
  const text = readFileSync(join(ROOT, 'docs/bots.md'), 'utf8');
  const told = [...text.matchAll(/### A view of (\w+)\n+```json\n([\s\S]*?)```\n([\s\S]*?)(?=\n##)/g)];
  expect(told.map(([, game]) => game)).toEqual(['micropul', 'circuit', 'golems6', 'golems4']);
  for (const [, game, body = '', table = ''] of told) {
    const opened = await call(house.url, '/api/tables', JSON.parse(body));
    expect(opened.status, game).toBe(201);
    const bot = await openBot(opened.body.code);
    const person = new Player(house.url, findGame(game!), opened.body.table, opened.body.token, 5);
    const asked = await bot.until(isAsked);
    const keys = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, key]) => key);
    expect(Object.keys(asked.view), game).toEqual(keys);
    expect(bot.lines[0]).toMatchObject({ type: 'table', interface: 2, game, seat: 2, options: JSON.parse(body).options });
    expect(asked.moves ?? asked.some).not.toHaveLength(0);
    expect(await bot.post(`${bot.place.table}/resign`)).toMatchObject({ status: 200 });
    await bot.ended;
    person.close();
  }
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
