import { connect } from 'node:net';
import { WIRE_VERSION } from '@stolik/wire/version';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { BotPool } from '../../src/bots/pool.ts';
import { questionFor } from '../../src/bots/question.ts';
import { Limiter } from '../../src/limits/bucket.ts';
import { noLimits } from '../../src/limits/limits.ts';
import { type Answered, call, openHouse, openSeated, START, type TestHouse } from './house.ts';
import { findGame } from './offers.ts';

let house: TestHouse;
let now = START;
const limits = {
  ...noLimits(),
  asides: new Limiter(30, 0.001),
  bots: new Limiter(10, 0.001),
  connectionsEach: 40,
  listing: new Limiter(3, 0.001),
};
beforeAll(async () => {
  house = await openHouse({ limits, now: () => now });
});
afterAll(() => house.close());

const entered: Rude[] = [];
afterEach(async () => {
  for (const { socket } of entered.splice(0)) socket.terminate();
  await vi.waitUntil(() => house.online.sockets.connections === 0, { timeout: 60_000 });
});

// biome-ignore lint/suspicious/noExplicitAny: what a server says is looked at by expectations
type Heard = any[];

/** A socket that does as it likes. */
class Rude {
  readonly heard: Heard[] = [];
  readonly socket: WebSocket;
  private count = 0;

  constructor(table: string, token: string) {
    this.socket = new WebSocket(`${house.url.replace('http', 'ws')}/api/play`);
    this.socket.on('message', (data) => this.heard.push(JSON.parse((data as Buffer).toString())));
    this.socket.on('open', () => this.say('hi', WIRE_VERSION, table, token, -1, ''));
    this.socket.on('error', () => {});
  }

  say(...message: unknown[]): void {
    this.socket.send(JSON.stringify(message));
  }

  hears(word: string, which: (message: Heard) => boolean = () => true): Promise<Heard> {
    const find = (): Heard | undefined => this.heard.findLast((message) => message[0] === word && which(message));
    return vi.waitUntil(find, { timeout: 60_000, interval: 5 }) as Promise<Heard>;
  }

  /** The answer to a request: "ok", or the code of a no. */
  async request(word: string, ...rest: unknown[]): Promise<string> {
    const id = `w${++this.count}`;
    this.say(word, id, ...rest);
    const isAnswer = (message: Heard): boolean => message[0] !== 'room' && message[1] === id;
    const answer = await vi.waitUntil(() => this.heard.find(isAnswer), { timeout: 60_000, interval: 5 });
    return answer![0] === 'ok' ? 'ok' : String(answer![2]);
  }
}

async function enter(table: string, token: string): Promise<Rude> {
  const rude = new Rude(table, token);
  entered.push(rude);
  await rude.hears('here');
  return rude;
}

const keyed = async (path: string, key: string, body?: object): Promise<Answered> => {
  const headers = { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) };
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const response = await fetch(house.url + path, init);
  return { status: response.status, body: await response.json() };
};

test('who has left a seat sees nothing of the next one there, and does nothing for them', async () => {
  const seats = { game: 'golems6', seats: ['me', 'open', 'open'], name: 'Host' };
  const { body: golems } = await call(house.url, '/api/tables', seats);
  const { body: spy } = await call(house.url, `/api/tables/${golems.code}/join`, { name: 'Spy' });
  const stays = await enter(golems.table, spy.token);
  expect(await stays.request('leave')).toBe('ok');
  expect(await stays.request('say', 'hello')).toBe('not-yours');
  await call(house.url, `/api/tables/${golems.code}/join`, { name: 'Victim', seat: 2 });
  await stays.hears('bye', ([, code]) => code === 'bad-token');
  const told = stays.heard.length;
  const { body: third } = await call(house.url, `/api/tables/${golems.code}/join`, { name: 'Third' });
  const seated = await enter(golems.table, third.token);
  await vi.waitUntil(() => stays.socket.readyState === WebSocket.CLOSED, { timeout: 60_000 });
  expect(stays.heard.slice(told)).toEqual([]);
  expect((await seated.hears('here'))[1]).toEqual([2]);
});

test.each(['/api/play', '/api/class'])(
  'a connection that pings and never reads is ended before it fills the memory: %s',
  async (path) => {
    const tight = await openHouse({ limits: { ...noLimits(), messages: [20, 1] } });
    const socket = connect(Number(new URL(tight.url).port), '127.0.0.1');
    socket.on('error', () => {});
    const closed = new Promise((done) => socket.on('close', done));
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n` +
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    const ping = Buffer.concat([Buffer.from([0x89, 0x80 | 125, 0, 0, 0, 0]), Buffer.alloc(125, 97)]);
    let back = '';
    socket.on('data', (data) => {
      if (back === '') socket.write(Buffer.concat(Array.from({ length: 5000 }, () => ping)));
      back += data.toString('latin1');
    });
    await closed;
    expect(back).toContain('["bye","too-fast"]');
    expect(back.length).toBeLessThan(20_000);
    await tight.close();
  },
);

test('connections are counted together, wherever they go', async () => {
  const tight = await openHouse({ limits: { ...noLimits(), connections: 2 } });
  const knock = (path: string): Promise<string> =>
    new Promise((done) => {
      const socket = new WebSocket(`${tight.url.replace('http', 'ws')}${path}`);
      socket.on('open', () => done('open'));
      socket.on('error', ({ message }) => done(message));
    });
  expect([await knock('/api/play'), await knock('/api/class')]).toEqual(['open', 'open']);
  expect([await knock('/api/play'), await knock('/api/class')].every((said) => said.includes('503'))).toBe(true);
  expect(tight.online.sockets).toMatchObject({ connections: 2, refused: 2 });
  await tight.close();
});

test('who requests something before they have said which table is sent away', async () => {
  const { table } = await openSeated(house.url, 'connect-four', 2);
  const socket = new WebSocket(`${house.url.replace('http', 'ws')}/api/play`);
  const said = new Promise<string>((done) => socket.on('message', (data) => done((data as Buffer).toString())));
  socket.on('open', () => {
    socket.send(JSON.stringify(['undo', 'w1']));
    socket.send(JSON.stringify(['hi', WIRE_VERSION, table, '', -1, '']));
  });
  expect(await said).toBe('["bye","malformed"]');
  socket.terminate();
});

test('a ping as other clients send it is answered', async () => {
  const { table } = await openSeated(house.url, 'connect-four', 2);
  const watcher = await enter(table, '');
  const ponged = new Promise<string>((done) => watcher.socket.on('pong', (data: Buffer) => done(data.toString())));
  watcher.socket.ping('abc');
  expect(await ponged).toBe('abc');
});

test('the seats of a rematch are not for bots that overheard its code', async () => {
  const { table, tokens } = await openSeated(house.url, 'connect-four', 2);
  const one = await enter(table, tokens[0]!);
  const watcher = await enter(table, '');
  expect(await one.request('resign')).toBe('ok');
  const before = await house.online.store.countTables();
  for (let i = 0; i < 20; i++) one.say('again', `a${i}`);
  const room = (await watcher.hears('room', ([, , { rematch }]) => rematch !== undefined))[2];
  await one.hears('ok', ([, id]) => id === 'a19');
  expect((await house.online.store.countTables()) - before).toBe(1);
  const { body: account } = await call(house.url, '/api/bot/account', {});
  expect(await keyed(`/api/bot/tables/${room.rematch}/join`, account.key, {})).toMatchObject({ status: 409 });
});

test('who opened the table is its host, wherever they sit', async () => {
  const request = { game: 'connect-four', seats: ['open', 'me'], name: 'Opener' };
  const { body: opened } = await call(house.url, '/api/tables', request);
  const { body: guest } = await call(house.url, `/api/tables/${opened.code}/join`, { name: 'Guest' });
  expect((await call(house.url, `/api/tables/${opened.table}`)).body.room.host).toBe(1);
  const wipe = async (token: string): Promise<number> => {
    const init = { method: 'DELETE', headers: { authorization: `Bearer ${token}` } };
    return (await fetch(`${house.url}/api/tables/${opened.table}`, init)).status;
  };
  expect([await wipe(guest.token), await wipe(opened.token)]).toEqual([403, 409]);
});

test('what is no move is limited by the seat, moves are not', async () => {
  const { table, tokens } = await openSeated(house.url, 'connect-four', 2);
  const [one, again] = [await enter(table, tokens[0]!), await enter(table, tokens[0]!)];
  for (let i = 0; i < 15; i++)
    expect([await one.request('say', 'hurry'), await again.request('say', 'hello')]).toEqual(['ok', 'ok']);
  expect(await again.request('pause', 1)).toBe('too-fast');
  const other = await enter(table, tokens[1]!);
  expect([await other.request('pause', 1), await other.request('pause', 0)]).toEqual(['ok', 'ok']);
  expect(await one.request('act', 0, 'drop a')).toBe('ok');
});

test('a seat has so many connections, an address too', async () => {
  const { table, tokens } = await openSeated(house.url, 'connect-four', 2);
  const first = await enter(table, tokens[0]!);
  const more: Rude[] = [];
  for (let i = 0; i < 16; i++) more.push(await enter(table, tokens[0]!));
  await first.hears('bye', ([, code]) => code === 'too-many');
  await vi.waitUntil(() => first.socket.readyState === WebSocket.CLOSED, { timeout: 60_000 });
  expect(more.at(-1)!.heard.some(([word]) => word === 'bye')).toBe(false);
  const refused = new Promise<string>((done) => {
    for (let i = 0; i < 30; i++) {
      const rude = new Rude(table, '');
      rude.socket.on('error', ({ message }) => done(message));
      entered.push(rude);
    }
  });
  expect(await refused).toContain('429');
});

test('a bot asks so often, and its move after one that was taken back is no repetition', async () => {
  const { body: opened } = await call(house.url, '/api/tables', { game: 'connect-four', seats: ['open', 'me'], name: 'Ida' });
  const { body: account } = await call(house.url, '/api/bot/account', {});
  await keyed(`/api/bot/tables/${opened.code}/join`, account.key, {});
  const move = (text: string): Promise<Answered> =>
    keyed(`/api/bot/tables/${opened.table}/move`, account.key, { decision: 0, move: text });
  expect(await move('drop a')).toMatchObject({ status: 200 });
  const { table } = (await house.online.tables.findPlace(opened.token))!;
  await table.request(0, ['undo', 'u1']);
  await table.request(1, ['answer', 'u2', 'u1', 1]);
  expect(table.session.table.steps).toHaveLength(0);
  expect(await move('drop b')).toMatchObject({ status: 200 });
  expect(table.session.table.steps).toHaveLength(1);
  const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await move('drop c')).status));
  expect(statuses).toContain(429);
});

test('one who is here and thinks is not replaced by a single opponent, nor anybody where a move has days', async () => {
  const { table, tokens } = await openSeated(house.url, 'connect-four', 2);
  const [one, two] = [await enter(table, tokens[0]!), await enter(table, tokens[1]!)];
  now += 60_000;
  expect(await two.request('bot', 0, 'greedy')).toBe('not-now');
  one.socket.terminate();
  await two.hears('here', ([, seats]) => seats.length === 1);
  expect(await two.request('bot', 0, 'greedy')).toBe('not-now');
  now += 60_000;
  expect(await two.request('bot', 0, 'greedy')).toBe('ok');
  const slow = await openSeated(house.url, 'connect-four', 2, { pace: { days: 3 } });
  const waits = await enter(slow.table, slow.tokens[1]!);
  now += 60_000;
  expect(await waits.request('bot', 0, 'greedy')).toBe('not-now');
});

test('who comes back and moves is not replaced by a vote that was asked for before', async () => {
  const { tokens } = await openSeated(house.url, 'circuit', 3);
  const { table: live } = (await house.online.tables.findPlace(tokens[0]!))!;
  const about = live.session.next.seats[0]!;
  const [by, other] = [0, 1, 2].filter((seat) => seat !== about) as [number, number];
  // Somebody is here to be asked.
  await enter(live.session.id, tokens[other]!);
  now += 60_000;
  expect((await live.request(by, ['bot', 'b1', about, '2'])).ok).toBe(true);
  expect(live.session.question?.whom).toEqual([other]);
  const { game } = live.session;
  const { state } = live.session.table;
  const action = game.sample(state, about, { below: () => 0, next: () => 0 } as never);
  expect((await live.request(about, ['act', 'a1', 0, game.write(state, about, action)])).ok).toBe(true);
  expect(live.session.question).toBeUndefined();
  expect((await live.request(other, ['answer', 'v1', 'b1', 1])).ok).toBe(false);
});

test('a request to take back that was refused twice is not asked again', async () => {
  const { tokens } = await openSeated(house.url, 'connect-four', 2);
  const { table } = (await house.online.tables.findPlace(tokens[0]!))!;
  await table.request(0, ['act', 'a', 0, 'drop a']);
  for (const id of ['u1', 'u2']) {
    expect((await table.request(0, ['undo', id])).ok).toBe(true);
    expect((await table.request(1, ['answer', `${id}-no`, id, 0])).ok).toBe(true);
  }
  expect(await table.request(0, ['undo', 'u3'])).toMatchObject({ ok: false, problem: { code: 'not-now' } });
});

test('what somebody played before they were away is not taken back behind their back', async () => {
  const { tokens } = await openSeated(house.url, 'connect-four', 2);
  const { table } = (await house.online.tables.findPlace(tokens[0]!))!;
  await table.request(0, ['act', 'a', 0, 'drop a']);
  await table.request(1, ['act', 'b', 0, 'drop b']);
  await table.request(1, ['leave', 'l']);
  expect(await table.request(0, ['undo', 'u1'])).toMatchObject({ ok: false, problem: { code: 'not-now' } });
  expect(table.session.table.steps).toHaveLength(2);
});

test('deciding again and again gives no time', async () => {
  const { tokens } = await openSeated(house.url, 'golems4', 2, { pace: { minutes: 1, seconds: 60 } });
  const { table } = (await house.online.tables.findPlace(tokens[0]!))!;
  const { game } = table.session;
  const seat = table.session.next.seats[0]!;
  expect(table.session.next.kind).toBe('together');
  for (let i = 0; i < 5; i++) {
    now += 1000;
    const { state } = table.session.table;
    const text = game.write(state, seat, game.sample(state, seat, { below: () => 0, next: () => 0 } as never));
    expect(await table.request(seat, ['act', `a${i}`, 0, text])).toMatchObject({ ok: true });
    expect(await table.request(seat, ['undo', `u${i}`])).toMatchObject({ ok: true });
  }
  expect(table.session.clock.left[seat]).toBe(55_000);
});

test.each(['\u3164', '\u115f', 'a\u034f', `a${'\u0301'.repeat(9)}`, 'a\u202eb', 'a\u200bb'])('%j is no name', async (name) => {
  expect((await call(house.url, '/api/tables', { game: 'connect-four', seats: ['me', 'open'], name })).status).toBe(400);
});

test.each(['Zoë', 'Łucja', 'Ёжик', 'स्त्री', 'שלום', "O'Neil", 'Nguyễn'])('%s is a name', async (name) => {
  expect((await call(house.url, '/api/tables', { game: 'connect-four', seats: ['me', 'open'], name })).status).toBe(201);
});

test('options inside of options inside of options are refused and break nothing', async () => {
  const deep = (open: string, close: string): string => open.repeat(9000) + close.repeat(9000);
  for (const options of [`{"a":${deep('[', ']')}}`, `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`]) {
    const body = `{"game":"golems6","seats":["me","open"],"name":"A","options":${options}}`;
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    expect((await fetch(`${house.url}/api/tables`, init)).status).toBe(400);
  }
});

test.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])(
  'an option called %s is refused as any other',
  async (name) => {
    const body = `{"game":"micropul","seats":["me","open"],"name":"A","options":{"${name}":1}}`;
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    expect((await fetch(`${house.url}/api/tables`, init)).status).toBe(400);
  },
);

test('so many tables of one address in the lobby', async () => {
  const request = { game: 'connect-four', seats: ['me', 'open'], name: 'Merry Cat', isOpen: true };
  const statuses = [];
  for (let i = 0; i < 4; i++) statuses.push((await call(house.url, '/api/tables', request)).status);
  expect(statuses).toEqual([201, 201, 201, 429]);
  expect((await call(house.url, '/api/tables', { ...request, isOpen: false })).status).toBe(201);
});

test('bots of tables that somebody looks at come before those of tables left to bots', async () => {
  const pool = new BotPool(1);
  const game = findGame('connect-four');
  const state = game.setup({}, 2);
  const answered: string[] = [];
  const ask = async (who: string, isAwaited: boolean): Promise<void> => {
    await pool.ask(questionFor(game, state, 0, 'random'), { isAwaited: () => isAwaited, table: who, from: who });
    answered.push(who);
  };
  await Promise.all([ask('first', false), ask('left', false), ask('left', false), ask('awaited', true), ask('left', false)]);
  expect(answered).toEqual(['first', 'awaited', 'left', 'left', 'left']);
  await pool.close();
});

test('a table that somebody only asked about does not stay in memory', async () => {
  const quiet = await openHouse();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    const { tables } = quiet.online;
    const seats = [{ kind: 'open' }, { kind: 'open' }] as const;
    const request = { game: 'connect-four', options: {}, seats, pace: { kind: 'free' }, isOpen: false } as const;
    for (let round = 0; round < 3; round++) {
      const opened = await Promise.all(Array.from({ length: 100 }, () => tables.open(request)));
      for (const table of opened) if (table.ok) await tables.find(table.value.session.id);
    }
    expect(tables.loaded).toBeGreaterThanOrEqual(300);
    vi.advanceTimersByTime(10_000);
    await tables.settle();
    expect(tables.loaded).toBeLessThanOrEqual(200);
  } finally {
    vi.useRealTimers();
    await quiet.close();
  }
});
