import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { WATCHER } from '@stolik/kernel/game';
import { WIRE_VERSION } from '@stolik/wire/version';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { LiveTable } from '../../src/tables/live.ts';
import { openHouse, openSeated, type TestHouse } from './house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Two people look on: one reads, the other stops after the greeting. */
async function openPair(): Promise<{ table: LiveTable; reader: WebSocket; sleeper: WebSocket }> {
  const { table } = await openSeated(house.url, 'connect-four', 2);
  const join = async (): Promise<WebSocket> => {
    const socket = new WebSocket(`${house.url.replace('http', 'ws')}/api/play`);
    socket.on('error', () => {});
    await once(socket, 'open');
    socket.send(JSON.stringify(['hi', WIRE_VERSION, table, '', -1, '']));
    await once(socket, 'message');
    return socket;
  };
  const [reader, sleeper] = [await join(), await join()];
  sleeper.pause();
  return { table: (await house.online.tables.find(table))!, reader, sleeper };
}

const countOf = (socket: WebSocket): (() => number) => {
  let count = 0;
  socket.on('message', (data) => {
    if ((data as Buffer).toString().startsWith('["said"')) count++;
  });
  return () => count;
};

test('who does not read is dropped, however slowly it piles up; who reads gets everything', async () => {
  const { table, reader, sleeper } = await openPair();
  const heard = countOf(reader);
  expect(house.online.sockets.connections).toBe(2);
  let said = 0;
  while (house.online.sockets.connections === 2) {
    for (let i = 0; i < 2000; i++, said++) table.say(WATCHER, 'hello');
    while (heard() < said - 2000) await nextTurn();
    expect(said).toBeLessThan(4_000_000);
  }
  while (heard() < said) await nextTurn();
  expect(heard()).toBe(said);
  expect(house.online.sockets.connections).toBe(1);
  sleeper.terminate();
  reader.terminate();
  while (house.online.sockets.connections > 0) await nextTurn();
});

test('what piles up within one round of events counts as well', async () => {
  const { table, reader, sleeper } = await openPair();
  for (let i = 0; i < 50_000; i++) table.say(WATCHER, 'hello');
  while (house.online.sockets.connections > 0) await nextTurn();
  expect(house.online.sockets.connections).toBe(0);
  for (const socket of [reader, sleeper]) socket.terminate();
});
