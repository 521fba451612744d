import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectFour } from '@stolik/connect-four/game';
import { WIRE_VERSION } from '@stolik/wire/version';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type AdminPlan, readAdmin, runAdmin } from '../../src/operator/admin.ts';
import { Operator } from '../../src/operator/operator.ts';
import type { Ended } from '../../src/operator/orders.ts';
import { SqliteStore } from '../../src/store/sqlite.ts';
import { call, openHouse, openSeated, Player, START, type TestHouse } from './house.ts';
import { Lesson } from './lesson.ts';
import { TEST_OFFERS } from './offers.ts';

const folder = mkdtempSync(join(tmpdir(), 'stolik-operator-'));
const data = join(folder, 'data');
const said: string[] = [];
let house: TestHouse;
/** The command runs in another process, so it has the file open for itself. */
let beside: SqliteStore;
beforeAll(async () => {
  house = await openHouse({ data, proxies: 1, say: (what, facts) => said.push(`${what} ${JSON.stringify(facts)}`) });
  beside = new SqliteStore(join(data, 'stolik.sqlite'));
});
afterAll(async () => {
  await beside.close();
  await house.close();
  rmSync(folder, { recursive: true, force: true });
});

const PATIENCE = { timeout: 60_000, interval: 20 };

/** `stolik admin …` against the running server. */
async function admin(...args: readonly string[]): Promise<string> {
  const words = readAdmin(args);
  if (!words.ok || !words.value) throw new Error(words.ok ? 'help' : `${words.problem.at}: ${words.problem.says}`);
  const wait = (): Promise<void> => house.online.operator.look();
  const plan: AdminPlan = { store: beside, offers: TEST_OFFERS, now: Date.now, wait };
  const done = await runAdmin(plan, words.value);
  return done.ok ? done.value : `refused: ${done.problem.says}`;
}

interface Heard {
  readonly socket: WebSocket;
  readonly byes: string[];
}

/** A connection to a table from an address, as a proxy passes it on. */
async function connect(table: string, token: string, from = '192.0.2.1'): Promise<Heard> {
  const socket = new WebSocket(`${house.url.replace('http', 'ws')}/api/play`, { headers: { 'x-forwarded-for': from } });
  const byes: string[] = [];
  let isThere = false;
  socket.on('message', (text: Buffer) => {
    const [word, code] = JSON.parse(text.toString());
    if (word === 'bye') byes.push(code);
    if (word === 'bye' || word === 'here') isThere = true;
  });
  await once(socket, 'open');
  socket.send(JSON.stringify(['hi', WIRE_VERSION, table, token, -1, '']));
  await vi.waitUntil(() => isThere, PATIENCE);
  return { socket, byes };
}

const fetchFrom = (from: string, path: string, more: Record<string, string> = {}): Promise<Response> =>
  fetch(house.url + path, { headers: { 'x-forwarded-for': from, ...more } });

test('a table that is closed: everybody there is told so, nobody comes in, and it can be reopened', async () => {
  const { table, tokens, code } = await openSeated(house.url, 'connect-four', 2);
  const [seat, watcher] = [await connect(table, tokens[0]!), await connect(table, '')];
  // Nothing but the store leads from the command to the server.
  expect(await admin('end', code)).toContain(`Closed: table ${table} (connect-four, playing,`);
  await vi.waitUntil(() => seat.byes.length > 0 && watcher.byes.length > 0, PATIENCE);
  expect([seat.byes, watcher.byes]).toEqual([['ended'], ['ended']]);
  const problem = { at: 'operator', says: 'the operator of this server has closed this table' };
  expect(await call(house.url, `/api/tables/${table}`)).toEqual({ status: 403, body: { problem } });
  expect((await call(house.url, '/api/mine', { tokens: [tokens[0]] })).body).toEqual([{ problem }]);
  expect((await connect(table, tokens[1]!)).byes).toEqual(['ended']);
  expect(said).toContainEqual(expect.stringContaining(table));
  expect(await admin('inspect', table)).toContain('closed by an operator');
  expect(await admin('reopen', table)).toContain('Reopened');
  await house.online.operator.look();
  const player = new Player(house.url, connectFour, table, tokens[0]!, 1);
  await player.until(() => player.scene.isPresent);
  player.close();
  expect(await admin('reopen', table)).toBe('refused: no operator has closed it');
});

test('an open table that is closed is not offered in the lobby', async () => {
  const opened = await call(house.url, '/api/tables', {
    game: 'connect-four',
    seats: ['me', 'open'],
    name: 'Merry Cat',
    isOpen: true,
  });
  const { table, code } = opened.body;
  const listed = async (): Promise<string[]> =>
    (await call(house.url, '/api/tables')).body.map((each: { code: string }) => each.code);
  expect(await listed()).toContain(code);
  await admin('end', table);
  await house.online.operator.look();
  expect(await listed()).not.toContain(code);
});

test('a table that is removed: first nobody is there any more, then nothing is; but not by mistake', async () => {
  const { table, tokens } = await openSeated(house.url, 'connect-four', 2);
  const seat = await connect(table, tokens[0]!);
  expect(await admin('delete', table)).toMatch(/^refused: this removes table .* for good; add --yes to do it$/);
  expect(seat.byes).toEqual([]);
  expect(await admin('delete', table, '--yes')).toContain(`Removed: table ${table}`);
  expect(await beside.load(table)).toBeUndefined();
  await vi.waitUntil(() => seat.byes.length > 0, PATIENCE);
  expect(seat.byes).toEqual(['ended']);
  expect((await call(house.url, `/api/tables/${table}`)).status).toBe(403);
  expect(await admin('inspect', table)).toBe('refused: there is no table or class with this id or code');
});

test('a class that is closed, with its tables: desk, wall and pupils are told so, and no way leads in', async () => {
  const lesson = await Lesson.open(house.url, 2);
  await lesson.desk.does({ kind: 'pin', on: true });
  const { pin } = await lesson.desk.until((view) => view.pin !== '');
  const pupil = await lesson.pupil(0);
  const wall = await lesson.wall();
  await lesson.desk.does({ kind: 'pairs', way: { how: 'hand', groups: [[0, 1]] } });
  const plan = { game: 'connect-four', options: {}, isSameDeal: false, level: 'random' };
  await lesson.desk.does({ kind: 'play', plan, whom: 'all' });
  const table = (await pupil.until((view) => view.table !== undefined)).table!.id;
  const { tables } = house.online;
  const live = (await tables.find(table))!;
  await live.change(() => ({ kind: 'resign', seat: 0 }));
  expect((await tables.again(live, 0, 'again-1')).ok).toBe(true);
  const rematch = live.session.rematchTable!;
  const [atTable, atRematch] = [await connect(table, ''), await connect(rematch, '')];
  expect(await admin('end', lesson.id)).toContain(`Closed: class ${lesson.id} (`);
  await Promise.all([lesson.desk, pupil, wall].map((device) => device.ended()));
  await vi.waitUntil(() => atTable.byes.length > 0 && atRematch.byes.length > 0, PATIENCE);
  expect([lesson.desk.bye, pupil.bye, wall.bye]).toEqual(['ended', 'ended', 'ended']);
  expect([atTable.byes, atRematch.byes]).toEqual([['ended'], ['ended']]);
  const ways: readonly [string, object][] = [
    ['teacher', { class: lesson.id, key: lesson.key }],
    ['card', { class: lesson.id, pupil: 0, card: 'A'.repeat(22) }],
    ['animals', { code: lesson.code }],
    ['pin', { pin }],
  ];
  for (const [way, body] of ways)
    expect([way, await call(house.url, `/api/classes/${way}`, body)]).toEqual([
      way,
      { status: 403, body: { problem: { at: 'operator', says: 'the operator of this server has closed this class' } } },
    ]);
  await admin('reopen', lesson.id);
  await house.online.operator.look();
  expect((await call(house.url, '/api/classes/teacher', { class: lesson.id, key: lesson.key })).status).toBe(200);
  expect((await call(house.url, '/api/classes/animals', { code: lesson.code })).status).toBe(200);
  expect(await admin('delete', lesson.id, '--yes')).toContain('and 2 of its tables');
  for (const id of [lesson.id, table, rematch]) expect([id, await beside.load(id)]).toEqual([id, undefined]);
  expect(await beside.noted(`pin ${pin}`)).toBeUndefined();
  lesson.close();
});

test('a blocked network: who is connected and who comes is told so, everybody else plays on, and it can be taken back', async () => {
  const { table, tokens } = await openSeated(house.url, 'connect-four', 2);
  const [bad, good] = [await connect(table, tokens[0]!, '203.0.113.77'), await connect(table, tokens[1]!, '203.0.112.77')];
  expect(await admin('block', '203.0.113.0/24', '--days', '2', '--note', 'floods')).toContain(
    'Nobody from 203.0.113.0/24 is served for 2 days.',
  );
  await vi.waitUntil(() => bad.byes.length > 0, PATIENCE);
  expect([bad.byes, good.byes]).toEqual([['blocked'], []]);
  const refused = await fetchFrom('203.0.113.1', '/api/games');
  expect([refused.status, await refused.json()]).toEqual([
    403,
    { problem: { at: 'address', says: 'the operator of this server has blocked your network' } },
  ]);
  for (const [language, title] of [
    ['en', 'This server is closed to your network'],
    ['ru', 'Для вашей сети этот сервер закрыт'],
    ['pl', 'Ten serwer jest zamknięty dla twojej sieci'],
  ] as const) {
    const page = await fetchFrom('203.0.113.1', '/rules', { 'accept-language': language });
    const text = await page.text();
    expect([page.status, text.replaceAll('\u00a0', ' ').includes(title)]).toEqual([403, true]);
    // The page itself needs its styles.
    const style = /href="(\/assets\/site[^"]+)"/.exec(text)![1]!;
    expect((await fetchFrom('203.0.113.1', style)).status).toBe(200);
  }
  expect((await connect(table, tokens[0]!, '203.0.113.200')).byes).toEqual(['blocked']);
  expect((await fetchFrom('203.0.112.1', '/api/games')).status).toBe(200);
  expect(await admin('blocks')).toMatch(/203\.0\.113\.0\/24 +floods +0 min +48 h/);
  expect(said.join()).not.toContain('203.0.113');
  expect(await admin('unblock', '203.0.113.0/24')).toBe('203.0.113.0/24 is served again.');
  await house.online.operator.look();
  expect((await fetchFrom('203.0.113.1', '/api/games')).status).toBe(200);
  expect(await admin('unblock', '203.0.113.0/24')).toContain('is not blocked');
  expect(await admin('blocks')).toBe('Nothing is blocked.');
  bad.socket.terminate();
  good.socket.terminate();
});

test('the stream of a bot from a blocked network ends', async () => {
  const from = { 'x-forwarded-for': '198.51.100.9' };
  const made = await fetch(`${house.url}/api/bot/account`, { method: 'POST', headers: from });
  const { key } = (await made.json()) as { key: string };
  const { body } = await call(house.url, '/api/tables', { game: 'connect-four', seats: ['open', 'me'], name: 'Anna' });
  const headers = { ...from, authorization: `Bearer ${key}` };
  await fetch(`${house.url}/api/bot/tables/${body.code}/join`, { method: 'POST', headers });
  const stream = await fetch(`${house.url}/api/bot/tables/${body.table}/stream`, { headers });
  await admin('block', '198.51.100.9');
  await house.online.operator.look();
  expect(await stream.text()).toContain('"type":"table"');
  await admin('unblock', '198.51.100.9');
});

test('what there is and what it costs; names only where they are asked for; who is connected is told by the server', async () => {
  const { table, tokens } = await openSeated(house.url, 'connect-four', 2);
  const seat = await connect(table, tokens[0]!);
  const listed = JSON.parse(await admin('list', '--by', 'opened', '--limit', '500', '--json')) as {
    id: string;
    entries: number;
    bytes: number;
  }[];
  const own = listed.find(({ id }) => id === table)!;
  expect(own).toMatchObject({ game: 'connect-four', phase: 'playing', entries: 4 });
  const stored = (await beside.load(table))!.entries;
  expect(own.bytes).toBe(stored.reduce((sum, text) => sum + Buffer.byteLength(text), 0));
  const text = await admin('list', '--limit', '500');
  expect(text).toMatch(new RegExp(`^${table} +connect-four +playing +\\d+ B +4 +0 min +\\d+ min$`, 'm'));
  expect(text).not.toContain('Anna');
  expect(await admin('list', '--limit', '500', '--names')).toContain('Anna');
  const shown = await admin('inspect', table);
  expect(shown).toMatch(/connections 1, at one server/);
  expect(shown).toContain('seat 1 person');
  expect(shown).not.toContain('Anna');
  expect(await admin('inspect', table, '--names')).toContain('seat 1 person Anna');
  expect(JSON.parse(await admin('inspect', table, '--json'))).toMatchObject({
    servers: 1,
    connections: 1,
    seatsHere: [1],
    isEnded: false,
  });
  expect((await beside.notes('asked ')).concat(await beside.notes('answered '))).toEqual([]);
  const lesson = await Lesson.open(house.url, 1, 'Foxes');
  const plain = await admin('inspect', lesson.id);
  expect(plain).toContain('pupils 1');
  expect(plain).not.toContain('Foxes');
  expect(await admin('inspect', lesson.id, '--names')).toContain('label Foxes');
  lesson.close();
  seat.socket.terminate();
});

test('a log that can’t be read is still weighed, closed and removed', async () => {
  const head = { phase: 'playing', isOpen: false, free: 0, dueAt: undefined, at: Date.now(), summary: '' } as const;
  await beside.create({ id: 'brokenbroken', code: 'BRKNBR', game: 'connect-four', seed: '', head }, ['{"kind":"later"}', 'x']);
  expect(await admin('inspect', 'brokenbroken')).toContain('its log can’t be read by this program');
  expect(await admin('delete', 'brokenbroken', '--yes')).toContain('Removed');
});

/** Another server on the same store, which writes down what it is told to do. */
function watching(store: SqliteStore, now: () => number) {
  const done: string[] = [];
  const note = (what: string) => (ended: Ended) => void done.push(`${what} ${ended.id}`);
  const operator = new Operator({
    store,
    process: 'other',
    now,
    onEnded: async (ended) => note('end')(ended),
    onReopened: note('reopen'),
    present: async () => ({ connections: 2, seats: [] }),
    say: () => {},
    complain: () => {},
  });
  return { operator, done };
}

test('every server on a store obeys, those that start later too; a block ends by itself and its address is forgotten', async () => {
  let now = START;
  const store = new SqliteStore(':memory:');
  const plan: AdminPlan = { store, offers: TEST_OFFERS, now: () => now, wait: async () => {} };
  const order = async (...args: string[]) => {
    const words = readAdmin(args);
    return words.ok && words.value ? runAdmin(plan, words.value) : words;
  };
  const first = watching(store, () => now);
  await first.operator.start();
  const head = { phase: 'over', isOpen: false, free: 0, dueAt: undefined, at: 1, summary: '' } as const;
  await store.create({ id: 'aaaaaaaaaaaa', code: 'C', game: 'connect-four', seed: '', head }, ['a']);
  await order('end', 'aaaaaaaaaaaa');
  await order('block', '2001:db8::/48', '--days', '1');
  const later = watching(store, () => now);
  await later.operator.start();
  await first.operator.look();
  for (const { operator, done } of [first, later]) {
    expect(done).toEqual(['end aaaaaaaaaaaa']);
    expect([operator.isBlocked('2001:db8:0:9::1'), operator.isBlocked('2001:db9::1')]).toEqual([true, false]);
    expect(operator.counts).toEqual({ blocks: 1, ended: 1 });
  }
  now += 24 * 3_600_000;
  await first.operator.look();
  expect(first.operator.isBlocked('2001:db8:0:9::1')).toBe(false);
  expect(await store.notes('operator block')).toEqual([]);
  first.operator.close();
  later.operator.close();
  await store.close();
});

test('without an order a look is one question to the store', async () => {
  const store = new SqliteStore(':memory:');
  const { operator } = watching(store, () => START);
  await operator.start();
  operator.close();
  const [noted, notes] = [vi.spyOn(store, 'noted'), vi.spyOn(store, 'notes')];
  await operator.look();
  expect([noted.mock.calls.length, notes.mock.calls.length]).toEqual([1, 0]);
  await store.close();
});

test.each([
  [['dance'], 'dance: there is no such command; there are list, inspect'],
  [['end'], 'end: which table or class? stolik admin end ID'],
  [['block'], 'block: which network?'],
  [['list', 'all'], 'all: stolik admin list takes nothing'],
  [['end', 'a', 'b'], 'b: stolik admin end takes one ID'],
  [['list', '--yes'], '--yes: not with list; it takes --by ORDER'],
  [['list', '--frob'], "admin: Unknown option '--frob'"],
])('%j is refused with a sentence', (args, says) => {
  const words = readAdmin(args);
  expect(words.ok ? '' : `${words.problem.at}: ${words.problem.says}`).toContain(says);
});

test.each([
  [['list', '--by', 'colour'], 'there are bytes, entries'],
  [['list', '--limit', '0'], 'a number from 1 to 100000 is expected'],
  [['block', '203.0.113.7', '--days', 'many'], 'a number from 1 to 3650 is expected'],
  [['block', '127.0.0.1'], 'this is the machine of the server itself'],
  [['end', 'BCDFGH'], 'there is no table or class with this id or code'],
])('%j is refused with a sentence, and nothing happens', async (args, says) => {
  expect(await admin(...args)).toContain(`refused: ${says}`);
});
