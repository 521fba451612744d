import { connect } from 'node:net';
import { SeededRng } from '@stolik/kernel/random';
import { WIRE_VERSION } from '@stolik/wire/version';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { call, openHouse, openSeated, Player, type TestHouse } from './house.ts';
import { findGame } from './offers.ts';

const SHARE = process.env['STOLIK_LONG'] ? 1 : 20;
const MESSAGES = 80_000 / SHARE;
const REQUESTS = 12_000 / SHARE;
const RAW = 8_000 / SHARE;

let house: TestHouse;
const complaints: unknown[] = [];
const rng = new SeededRng(2026);
beforeAll(async () => {
  house = await openHouse({ complain: (what, error) => complaints.push([what, error]) });
});
afterAll(() => house.close());

const pick = <T>(items: readonly T[]): T => items[rng.below(items.length)]!;
const times = (count: number, make: () => string): string => Array.from({ length: count }, make).join('');
const letters = (most: number): string =>
  times(rng.below(most), () =>
    String.fromCodePoint(pick([rng.below(128), rng.below(0xd7ff), 0x1f600 + rng.below(60), 0, 0x202e])),
  );

const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  2 ** 53,
  '',
  '__proto__',
  'constructor',
  "'; DROP TABLE tables; --",
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '\u0000',
  [],
  {},
  { __proto__: { isAdmin: true } },
  [[[[[[[[]]]]]]]],
];

function anything(): unknown {
  const kind = rng.below(4);
  if (kind === 0) return pick(HOSTILE);
  if (kind === 1) return letters(40);
  if (kind === 2) return rng.below(1e6) - 5e5;
  return Array.from({ length: rng.below(4) }, () => pick(HOSTILE));
}

const WORDS = [
  'hi',
  'act',
  'undo',
  'answer',
  'bot',
  'back',
  'pause',
  'say',
  'leave',
  'begin',
  'again',
  'resign',
  'ping',
  'hello',
  '+',
  'room',
];

/** Right in form and wrong in sense, damaged, or nonsense altogether. */
function hostileMessage(table: string, token: string): string {
  const kind = rng.below(6);
  const id = `f${rng.below(1000)}`;
  if (kind === 0) return letters(200);
  if (kind === 1) return JSON.stringify([pick(WORDS), ...Array.from({ length: rng.below(6) }, anything)]);
  if (kind === 2)
    return JSON.stringify(['act', id, rng.below(5), pick(['drop a', 'drop z', 'lay', letters(30), 'resign', 'drop a, drop b'])]);
  if (kind === 3)
    return JSON.stringify([
      'hi',
      1,
      pick([table, letters(8), '']),
      pick([token, token.replace(/.$/, 'x'), '']),
      rng.below(9) - 1,
      '',
    ]);
  if (kind === 4)
    return JSON.stringify(
      pick([
        ['answer', id, id, 1],
        ['bot', id, rng.below(8), 'greedy'],
        ['begin', id, 'random'],
        ['back', id],
        ['again', id],
        ['ping'],
      ]),
    );
  const right = JSON.stringify(['act', id, 0, 'drop d']);
  const at = rng.below(right.length);
  return right.slice(0, at) + pick(['', '"', ']', '\\', '\u0000', '{']) + right.slice(at + rng.below(3));
}

test(`${MESSAGES} hostile messages: no crash, no leak, no stuck table`, { timeout: 300_000 }, async () => {
  const { table, tokens } = await openSeated(house.url, 'connect-four', 2);
  const { table: secret } = await openSeated(house.url, 'golems6', 2);
  const heard: string[] = [];
  let sent = 0;
  while (sent < MESSAGES) {
    // Some come as the seat that is not asked, some as strangers, some without a word of greeting.
    const sockets = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        open(i % 4 === 0 ? undefined : ['hi', WIRE_VERSION, i % 2 ? table : secret, i % 3 ? '' : tokens[1]!, -1, ''], heard),
      ),
    );
    for (const socket of sockets) {
      for (let i = 0; i < 100 && socket.readyState === WebSocket.OPEN; i++) {
        socket.send(hostileMessage(table, tokens[1]!));
        sent++;
      }
    }
    await Promise.all(sockets.map(drain));
  }
  expect(complaints).toEqual([]);
  expect((await call(house.url, '/api/health')).status).toBe(200);
  for (const text of heard) expect(text).not.toMatch(/"seed":"[0-9a-f]{64}"|node:|\/src\/|at .*\.ts:/);
  await expectPlayable(table, tokens);
});

function open(greeting: readonly unknown[] | undefined, heard: string[]): Promise<WebSocket> {
  return new Promise((done) => {
    const socket = new WebSocket(`${house.url.replace('http', 'ws')}/api/play`);
    socket.on('message', (data: Buffer) => heard.length < 20_000 && heard.push(data.toString()));
    socket.on('error', () => {});
    socket.on('open', () => {
      if (!greeting) return done(socket);
      socket.send(JSON.stringify(greeting));
      socket.once('message', () => done(socket));
    });
  });
}

/** Until everything sent has been looked at: a ping comes back, or the server has hung up. */
function drain(socket: WebSocket): Promise<void> {
  return new Promise((done) => {
    if (socket.readyState !== WebSocket.OPEN) return done();
    const end = (): void => {
      socket.terminate();
      done();
    };
    socket.once('pong', end);
    socket.once('close', end);
    socket.ping();
  });
}

/** A table is not stuck: the same people can resign, or are at the end already. */
async function expectPlayable(table: string, tokens: readonly string[]): Promise<void> {
  const players = tokens.map((token, seat) => new Player(house.url, findGame('connect-four'), table, token, seat));
  const [one] = players as [Player, Player];
  await one.until(() => one.connection.scene !== undefined);
  for (const player of players) {
    if (player.connection.scene?.room.isPaused) await player.connection.request(['pause', 0]);
    await player.connection.request(['back']);
    player.act();
  }
  await one.until(() => one.isOver, 'the end', 30_000);
  for (const player of players) player.close();
}

const PATHS = [
  '/api/tables',
  '/api/mine',
  '/api/tables/BCDFGH/join',
  '/api/tables/abcdefghijkm',
  '/api/tables/BCDFGH/log',
  '/api/name',
  '/api/games',
  '/metrics',
  '/api/',
  '/api/tables/%00',
  '/api/tables/..%2f..',
  '/api/bot/account',
];
const METHODS = ['GET', 'POST', 'DELETE', 'PUT', 'PATCH', 'OPTIONS'];

function hostileBody(): string {
  const keys = ['game', 'options', 'seats', 'pace', 'isOpen', 'name', 'salt', 'seat', 'from', 'tokens', '__proto__', letters(5)];
  const right = { game: 'connect-four', seats: ['me', 'open'], name: 'A' };
  const body: Record<string, unknown> = rng.below(2) ? { ...right } : {};
  for (let i = 0; i < rng.below(5); i++) body[pick(keys)] = anything();
  const text = JSON.stringify(pick<unknown>([body, body, body, anything()])) ?? '';
  return rng.below(6) ? text : text.slice(0, rng.below(text.length + 1));
}

test(`${REQUESTS} hostile requests are answered with a reason, never with our mistake`, { timeout: 300_000 }, async () => {
  const statuses = new Map<number, number>();
  for (let done = 0; done < REQUESTS; done += 50) {
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        const method = pick(METHODS) as 'GET';
        const payload = method === 'GET' ? undefined : hostileBody();
        const headers = {
          'content-type': pick(['application/json', 'application/json', 'text/plain', 'application/x-www-form-urlencoded']),
        };
        const response = await house.app.inject({ method, url: pick(PATHS), headers, ...(payload !== undefined && { payload }) });
        statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1);
        if (response.statusCode >= 500) throw new Error(`${method} ${payload}: ${response.body}`);
        expect(response.body).not.toMatch(/node:|\/src\/|at .*\.ts:/);
      }),
    );
  }
  expect(complaints).toEqual([]);
  expect([...statuses.keys()].every((status) => status < 500)).toBe(true);
});

test(`${RAW} pieces of noise on the bare socket`, { timeout: 300_000 }, async () => {
  const { hostname, port } = new URL(house.url);
  const noise = (): string =>
    pick([
      letters(300),
      `GET /api/play HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: ${letters(10)}\r\n\r\n`,
      `GET /api/play HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n${letters(60)}`,
      `POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 999999999\r\n\r\n{`,
      `GET ${'/'.repeat(rng.below(9000))} HTTP/1.1\r\n\r\n`,
      `${letters(5)} /api/mine HTTP/9.9\r\n${letters(50)}: ${letters(50)}\r\n\r\n`,
    ]);
  for (let done = 0; done < RAW; done += 100) {
    await Promise.all(
      Array.from(
        { length: 100 },
        () =>
          new Promise<void>((finish) => {
            const socket = connect(Number(port), hostname, () => socket.end(noise()));
            socket.on('error', () => finish());
            socket.on('close', () => finish());
            socket.resume();
            socket.setTimeout(500, () => socket.destroy());
          }),
      ),
    );
  }
  expect((await call(house.url, '/api/health')).status).toBe(200);
  expect(complaints).toEqual([]);
});
