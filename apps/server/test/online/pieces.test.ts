import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openHouse, type TestHouse } from './house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function connected(path: string): Promise<WebSocket> {
  const socket = new WebSocket(`${house.url.replace('http', 'ws')}${path}`);
  await once(socket, 'open');
  return socket;
}

test.each(['/api/play', '/api/class'])('%s: a message in pieces without an end is refused, not kept', async (path) => {
  const socket = await connected(path);
  const closed = once(socket, 'close');
  for (let piece = 0; piece < 20; piece++) socket.send('x', { fin: false });
  expect((await closed)[0]).toBe(1008);
});

test.each(['/api/play', '/api/class'])('%s: pongs that nobody asked for end the connection', async (path) => {
  const socket = await connected(path);
  const closed = once(socket, 'close');
  for (let pong = 0; pong < 40; pong++) socket.pong();
  expect((await closed)[0]).toBe(1006);
});
