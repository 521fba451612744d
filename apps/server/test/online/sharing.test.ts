import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WIRE_VERSION } from '@stolik/wire/version';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { whose } from '../../src/slices.ts';
import { call, openHouse, openSeated, Player, type TestHouse } from './house.ts';
import { findGame } from './offers.ts';

/*
 * Costly work is shared by address. Somebody keeps the server busy with so many long things, and somebody else asks for what takes a
 * moment: counted is not time, but how often it is the busy one's turn until then.
 */
const LONG_THINGS = 60;
const [GREEDY, OTHER] = ['127.0.0.2', '127.0.0.3'];

let house: TestHouse;
const data = mkdtempSync(join(tmpdir(), 'stolik-sharing-'));
const tables: string[] = [];

beforeAll(async () => {
  // Tables that nobody has in memory: each is asked for once.
  const before = await openHouse({ data });
  for (let i = 0; i < 4; i++) {
    const { table, tokens } = await openSeated(before.url, 'connect-four', 2);
    const players = tokens.map((token, seat) => new Player(before.url, findGame('connect-four'), table, token, seat + i));
    await Promise.all(players.map((player) => player.until(() => player.isOver, 'the end of a game to ask for')));
    for (const player of players) player.close();
    tables.push(table);
  }
  await before.close();
  house = await openHouse({ data });
}, 60_000);
afterAll(async () => {
  await house.close();
  rmSync(data, { recursive: true, force: true });
});

/** Whole pasts go over sockets. */
function askForFilm(table: string, localAddress: string): Promise<void> {
  return new Promise((done, fail) => {
    const socket = new WebSocket(`${house.url.replace('http', 'ws')}/api/play`, { localAddress });
    socket.on('error', fail);
    socket.on('open', () => socket.send(JSON.stringify(['hi', WIRE_VERSION, table, '', 0, ''])));
    socket.on('message', (bytes: Buffer) => {
      if (!bytes.toString().startsWith('["here"')) return;
      socket.terminate();
      done();
    });
  });
}

/** A table has to be loaded before anything can be said of it. */
function askForRoom(table: string, localAddress: string): Promise<void> {
  return new Promise((done, fail) => {
    const asked = request(`${house.url}/api/tables/${table}`, { localAddress }, (answer) => {
      if (answer.statusCode !== 200) fail(new Error(`${answer.statusCode}`));
      answer.resume().on('end', done);
    });
    asked.on('error', fail).end();
  });
}

/** How often it was the greedy one's turn while somebody at this address waited. */
async function turnsWhile(ask: () => Promise<void>): Promise<number> {
  let [turns, last, isEnough] = [0, -1, false];
  function* busy(which: number): Generator<void, void, void> {
    while (!isEnough) {
      if (last !== which) turns++;
      last = which;
      yield;
    }
  }
  const { slices } = house.online.tables;
  const all = whose.run(GREEDY, () => Array.from({ length: LONG_THINGS }, (_, i) => slices.run(busy(i))));
  turns = 0;
  await ask();
  const found = turns;
  isEnough = true;
  await Promise.all(all);
  return found;
}

test.each([
  ['the past of a table', askForFilm, 0],
  ['a table from the store', askForRoom, 2],
] as const)('who asks for %s waits for those at the same address, and hardly for others', async (_, ask, first) => {
  const [one, two] = tables.slice(first);
  const others = await turnsWhile(() => ask(one!, OTHER));
  const own = await turnsWhile(() => ask(two!, GREEDY));
  expect(others).toBeLessThan(LONG_THINGS / 2);
  expect(own).toBeGreaterThanOrEqual(LONG_THINGS);
});

test('bots are asked for whoever opened the table', async () => {
  const asked = vi.spyOn(house.online.bots, 'ask');
  const seats = [{ kind: 'bot', level: 'random' }, { kind: 'open' }] as const;
  const opening = { game: 'connect-four', options: {}, seats, pace: { kind: 'free' }, isOpen: false } as const;
  for (const from of [GREEDY, OTHER]) {
    const opened = await house.online.tables.open(opening, from);
    if (opened.ok) await house.online.tables.sit(opened.value, undefined, { name: 'Ola', salt: '' });
  }
  await vi.waitUntil(() => asked.mock.calls.length >= 2, { timeout: 60_000 });
  expect(asked.mock.calls.map(([, share]) => share?.from)).toEqual([GREEDY, OTHER]);
});

test('a table is opened for the address it was asked from', async () => {
  const open = vi.spyOn(house.online.tables, 'open');
  await call(house.url, '/api/tables', { game: 'connect-four', seats: ['me', 'open'], name: 'Ola' });
  expect(open.mock.calls.at(-1)?.[1]).toBe('127.0.0.1');
});
