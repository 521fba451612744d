import { connectFour } from '@stolik/connect-four/game';
import { WIRE_VERSION } from '@stolik/wire/version';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { BotPool } from '../../src/bots/pool.ts';
import type { BusMessage } from '../../src/bus/bus.ts';
import { LocalBus } from '../../src/bus/local.ts';
import { Signer } from '../../src/guests/tokens.ts';
import { Limiter } from '../../src/limits/bucket.ts';
import { noLimits } from '../../src/limits/limits.ts';
import { Capacity } from '../../src/live/capacity.ts';
import { SqliteStore } from '../../src/store/sqlite.ts';
import { MOST_WATCHERS } from '../../src/tables/live.ts';
import type { Subscriber } from '../../src/tables/subscriber.ts';
import { Tables } from '../../src/tables/tables.ts';
import { call, openHouse, openSeated, START, type TestHouse } from './house.ts';

let house: TestHouse;
let now = START;
const limits = { ...noLimits(), opening: new Limiter(30, 0.0001), strangers: new Limiter(2, 0.0001) };
beforeAll(async () => {
  house = await openHouse({ limits, now: () => now, codeLength: 8, storage: { tables: 30, classes: 3, bytes: 1e12 } });
});
afterAll(() => house.close());

const open = (more: object = {}) =>
  call(house.url, '/api/tables', { game: 'connect-four', seats: ['me', 'open'], name: 'Merry Cat', ...more });

test('a code opens a table while people gather there, then only its id does; whoever comes too late is told so', async () => {
  const { body } = await open();
  expect(body.code).toHaveLength(8);
  expect((await call(house.url, `/api/tables/${body.code}`)).status).toBe(200);
  expect((await call(house.url, `/api/tables/${body.code}/join`, { name: 'Two' })).status).toBe(201);
  expect(await call(house.url, `/api/tables/${body.code}`)).toMatchObject({ status: 410, body: { problem: { at: 'table' } } });
  expect((await call(house.url, `/api/tables/${body.code}/join`, { name: 'Three' })).status).toBe(410);
  expect((await call(house.url, `/api/tables/${body.table}`)).status).toBe(200);
  const { table } = (await house.online.tables.findPlace(body.token))!;
  await table.request(0, ['resign', 'r']);
  expect((await call(house.url, `/api/tables/${body.code}/log`)).status).toBe(404);
  expect((await call(house.url, `/api/tables/${body.table}/log`)).status).toBe(200);
});

test('one address has a few tables in the lobby; those whose host is gone are not listed, and the list has pages', async () => {
  const listed = async (query = '') =>
    (await call(house.url, `/api/tables${query}`)).body.map(({ code }: { code: string }) => code);
  const opened: string[] = [];
  for (let i = 0; i < 5; i++) opened.push((await open({ isOpen: true })).body.code);
  expect((await open({ isOpen: true })).status).toBe(429);
  expect((await listed()).toSorted()).toEqual(opened.toSorted());
  expect(await listed('?from=4')).toHaveLength(1);
  expect(await listed('?from=5')).toEqual([]);
  const { body: host } = await call(house.url, `/api/tables/${opened[0]}`);
  const stays = await house.online.tables.find(host.room.id);
  await stays!.watch(looking(0, stays!.session.satAt[0]));
  now += 6 * 60_000;
  await house.online.tables.takeStock();
  expect(await listed()).toEqual([opened[0]]);
  expect((await open({ isOpen: true })).status).toBe(201);
});

test('who opens many tables at the same moment has no more of them in the lobby', async () => {
  const seats = [{ kind: 'open' }, { kind: 'open' }] as const;
  const request = { game: 'connect-four', options: {}, seats, pace: { kind: 'free' }, isOpen: true } as const;
  const opened = await Promise.all(Array.from({ length: 9 }, () => house.online.tables.open(request, 'elsewhere')));
  expect(opened.filter(({ ok }) => ok)).toHaveLength(5);
});

test('nobody takes all the seats of the lobby', async () => {
  const codes = [];
  for (let i = 0; i < 3; i++) codes.push((await open({ isOpen: true })).body.code);
  const statuses = [];
  for (const code of codes) statuses.push((await call(house.url, `/api/tables/${code}/join`, { name: 'Brave Fox' })).status);
  expect(statuses).toEqual([201, 201, 429]);
});

test('another game is another table: it counts as one that was opened', async () => {
  const { table, tokens } = await openSeated(house.url, 'connect-four', 2);
  const { table: live } = (await house.online.tables.findPlace(tokens[0]!))!;
  await live.request(0, ['resign', 'r']);
  const socket = new WebSocket(`${house.url.replace('http', 'ws')}/api/play`);
  const heard: unknown[][] = [];
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString())));
  socket.on('open', () => {
    socket.send(JSON.stringify(['hi', WIRE_VERSION, table, tokens[0], -1, '']));
    while (limits.opening.allows('127.0.0.1'));
    socket.send(JSON.stringify(['again', 'g1']));
  });
  await vi.waitUntil(() => heard.some(([, id]) => id === 'g1'), { timeout: 60_000 });
  expect(heard.find(([, id]) => id === 'g1')).toEqual(['no', 'g1', 'too-fast']);
  socket.terminate();
});

test('the last tenth takes no more tables, and says that it is not the guest’s fault', async () => {
  const { tables, capacity } = house.online;
  const request = {
    game: 'connect-four',
    options: {},
    seats: [{ kind: 'open' }, { kind: 'open' }],
    pace: { kind: 'free' },
    isOpen: false,
  } as const;
  while (capacity.takesNew('tables')) expect((await tables.open(request)).ok).toBe(true);
  expect(await tables.open(request)).toMatchObject({ ok: false, problem: { at: 'server' } });
  expect(await house.online.store.countTables()).toBe(27);
});

test('a page of somebody else is not served, whatever its visitor may do', async () => {
  const ask = (headers: Record<string, string>) =>
    house.app.inject({ method: 'POST', url: '/api/bot/account', headers: { host: 'stolik.example', ...headers } });
  expect((await ask({ origin: 'https://evil.example' })).statusCode).toBe(403);
  const form = await house.app.inject({
    method: 'POST',
    url: '/bots',
    headers: { host: 'stolik.example', origin: 'https://evil.example' },
  });
  expect(form.statusCode).toBe(403);
  const link = await house.app.inject({ url: '/rules', headers: { host: 'stolik.example', 'sec-fetch-site': 'cross-site' } });
  expect(link.statusCode).toBe(200);
  const refused = new WebSocket(`${house.url.replace('http', 'ws')}/api/play`, { origin: 'https://evil.example' });
  expect(await new Promise((done) => refused.on('error', ({ message }) => done(message)))).toContain('403');
});

test('who asks again and again whether the server is ready does not make it look each time', async () => {
  const look = vi.spyOn(house.online.store, 'check');
  const answers = await Promise.all(Array.from({ length: 30 }, () => call(house.url, '/api/ready')));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(look.mock.calls.length).toBeLessThan(10);
  look.mockRestore();
});

test('a server that nobody has told of the proxy before it says so, and shows its figures to nobody', async () => {
  const said: string[] = [];
  const told = await openHouse({ complain: (what) => said.push(what) });
  const measure = (headers: Record<string, string> = {}): Promise<number> =>
    fetch(`${told.url}/metrics`, { headers }).then(({ status }) => status);
  expect(await measure()).toBe(200);
  expect(await measure({ 'x-forwarded-for': '203.0.113.7' })).toBe(403);
  expect(await measure()).toBe(403);
  expect(said.join()).toContain('TRUST_PROXY=1');
  await told.close();
});

/** Somebody who looks on and writes down what they are told. */
function looking(viewer: number, satAt = -1): Subscriber & { readonly heard: unknown[][]; readonly byes: string[] } {
  const heard: unknown[][] = [];
  const byes: string[] = [];
  return {
    viewer,
    satAt,
    shapes: 0,
    heard,
    byes,
    send: (text) => void heard.push(JSON.parse(text)),
    bye: (code) => void byes.push(code),
  };
}

/** Tables of one process whose others are played by the test. */
async function tablesWith(bus: LocalBus) {
  const store = new SqliteStore(':memory:');
  const bots = new BotPool(1);
  const offers = [{ game: connectFour, levels: ['random', 'greedy'] }];
  const tables = new Tables({
    store,
    bus,
    bots,
    offers,
    capacity: new Capacity(),
    freeBytes: async () => undefined,
    signer: new Signer('key'),
    now: () => now,
    complain: () => {},
  });
  tables.hesitation = 0;
  const seats = [{ kind: 'open' }, { kind: 'open' }] as const;
  const opened = await tables.open({ game: 'connect-four', options: {}, seats, pace: { kind: 'free' }, isOpen: false });
  if (!opened.ok) throw new Error(opened.problem.says);
  for (const name of ['Ola', 'Ewa']) await tables.sit(opened.value, undefined, { name, salt: '' });
  return { store, tables, bots, table: opened.value };
}

test('many who come and go together are a few messages, and so many may look on', async () => {
  const { table, bots } = await tablesWith(new LocalBus());
  const first = looking(-2);
  await table.watch(first);
  const crowd = Array.from({ length: MOST_WATCHERS - 1 }, () => looking(-2));
  for (const one of crowd) await table.watch(one);
  const late = looking(-2);
  await table.watch(late);
  expect(late.byes).toEqual(['too-many']);
  await vi.waitUntil(() => first.heard.at(-1)?.[2] === MOST_WATCHERS, { timeout: 60_000 });
  expect(first.heard.length).toBeLessThan(10);
  for (const one of crowd) table.leave(one);
  await vi.waitUntil(() => first.heard.at(-1)?.[2] === 1, { timeout: 60_000 });
  expect(first.heard.length).toBeLessThan(20);
  await bots.close();
});

test('what another process says is looked up in the store: forged news end no game', async () => {
  const bus = new (class extends LocalBus {
    override readonly kind = 'nats' as never;
  })();
  const { table, bots, store } = await tablesWith(bus);
  await table.watch(looking(-2));
  const { id, version } = table.session;
  const entries = ['{"kind":"resign","seat":0,"at":1}', '{"kind":"over","seed":"00","at":1}'];
  bus.publish(id, { kind: 'entries', version: version + 2, entries });
  bus.publish(id, { kind: 'news-of-a-later-version' } as unknown as BusMessage);
  bus.publish(id, { kind: 'said', seat: 7, phrase: 'hello' });
  await table.refresh();
  expect(table.session).toMatchObject({ phase: 'playing', version });
  // What is really there is found.
  await store.append(id, version, ['{"kind":"play","seat":0,"text":"drop a","at":5}']);
  bus.publish(id, { kind: 'entries', version: version + 1, entries: [] });
  await vi.waitUntil(() => table.session.version === version + 1, { timeout: 60_000 });
  await bots.close();
});

test('bots play for nobody no longer than a minute, and go on when somebody looks', async () => {
  const { table, tables, bots, store } = await tablesWith(new LocalBus());
  now += 120_000;
  for (const seat of [0, 1]) await table.request(seat, ['leave', `l${seat}`]);
  const quiet = table.session.version;
  expect(await store.claimDue(now + 3_600_000, 1, 10)).toEqual([]);
  expect(tables.alone.count).toBe(0);
  const watcher = looking(-2);
  await table.watch(watcher);
  await vi.waitUntil(() => table.session.phase === 'over', { timeout: 60_000 });
  expect(table.session.version).toBeGreaterThan(quiet + 7);
  await bots.close();
});
