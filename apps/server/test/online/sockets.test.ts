import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { WIRE_VERSION } from '@stolik/wire/version';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Limiter } from '../../src/limits/bucket.ts';
import { noLimits } from '../../src/limits/limits.ts';
import { openHouse, openSeated, type TestHouse } from './house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse({ limits: { ...noLimits(), connecting: new Limiter(3, 0.001) } });
});
afterAll(() => house.close());

const HANDSHAKE = 'Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

/** Says this and never ends its own half. */
function half(text: string, { url }: TestHouse = house): { readonly socket: Socket; heard(): string } {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true });
  let heard = '';
  socket.on('data', (data) => {
    heard += data.toString('latin1');
  });
  socket.on('error', () => {});
  socket.write(text);
  return { socket, heard: () => heard };
}

const openAtServer = (): Promise<number> =>
  new Promise((done, fail) => {
    house.app.server.getConnections((error, count) => (error ? fail(error) : done(count)));
  });

/** A socket that has said these things, and what it hears. */
function talk(...said: readonly unknown[][]): { readonly socket: WebSocket; readonly heard: unknown[][] } {
  const socket = new WebSocket(`${house.url.replace('http', 'ws')}/api/play`);
  const heard: unknown[][] = [];
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString())));
  socket.on('open', () => {
    for (const message of said) socket.send(JSON.stringify(message));
  });
  return { socket, heard };
}

test('requests that come right after "hi" are answered like any other', async () => {
  const { table, tokens } = await openSeated(house.url, 'connect-four', 2);
  const hi = ['hi', WIRE_VERSION, table, tokens[0], -1, ''];
  const { socket, heard } = talk(hi, ['act', 'a1', 0, 'drop a'], ['say', 's1', 'hello']);
  await vi.waitUntil(() => heard.some(([word, id]) => word === 'ok' && id === 'a1'), { timeout: 60_000 });
  expect(heard.some(([word]) => word === 'bye')).toBe(false);
  socket.terminate();
});

test('who sends what is no move again and again is sent away, and only they', async () => {
  const { table, tokens } = await openSeated(house.url, 'connect-four', 2);
  const hi = ['hi', WIRE_VERSION, table, tokens[0], -1, ''];
  const { socket, heard } = talk(hi, ...Array.from({ length: 12 }, (_, i) => ['act', `n${i}`, 0, 'drop everything']));
  await vi.waitUntil(() => heard.at(-1)?.[0] === 'bye', { timeout: 60_000 });
  expect(heard.filter(([word, , code]) => word === 'no' && code === 'unreadable')).toHaveLength(12);
  socket.terminate();
});

test('who opens many sockets and says nothing loses the oldest; others at the address come in', async () => {
  const crowded = await openHouse({ limits: { ...noLimits(), silentEach: 4 } });
  const { table, tokens } = await openSeated(crowded.url, 'connect-four', 2);
  const address = `${crowded.url.replace('http', 'ws')}/api/play`;
  const gone: number[] = [];
  const opened: WebSocket[] = [];
  const openSilent = async (): Promise<void> => {
    const number = opened.length;
    const socket = new WebSocket(address);
    opened.push(socket.on('close', () => gone.push(number)));
    await vi.waitUntil(() => socket.readyState === WebSocket.OPEN, { timeout: 60_000 });
  };
  for (let count = 0; count < 4; count++) await openSilent();
  const heard: string[] = [];
  const player = new WebSocket(address).on('message', (data: Buffer) => heard.push(data.toString()));
  player.on('open', () => player.send(JSON.stringify(['hi', WIRE_VERSION, table, tokens[0], -1, ''])));
  await vi.waitUntil(() => heard.length > 0, { timeout: 60_000 });
  for (let count = 0; count < 8; count++) await openSilent();
  await vi.waitUntil(() => gone.length === 8, { timeout: 60_000 });
  expect(gone).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  // Who has come in stays.
  expect(player.readyState).toBe(WebSocket.OPEN);
  expect(heard.join()).not.toContain('"bye"');
  for (const socket of [player, ...opened]) socket.terminate();
  await crowded.close();
});

test('nothing is parsed of what comes after somebody was told that it was too much', async () => {
  const strict = await openHouse({ limits: { ...noLimits(), messages: [5, 0.001] } });
  const { socket, heard } = half(`GET /api/play HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n${HANDSHAKE}`, strict);
  await vi.waitUntil(() => heard().startsWith('HTTP/1.1 101'), { timeout: 60_000 });
  const ping = Buffer.from([0x81, 0x88, 0, 0, 0, 0, ...Buffer.from('["ping"]')]);
  // Never answers the goodbye, as browsers do: what it says goes on.
  for (let i = 0; i < 6; i++) socket.write(ping);
  await vi.waitUntil(() => heard().includes('["bye","too-fast"]'), { timeout: 60_000 });
  const { received } = strict.online.sockets.traffic.get('/api/play')!;
  socket.write(Buffer.concat(Array.from({ length: 200_000 }, () => ping)));
  await vi.waitUntil(() => strict.online.sockets.connections === 0, { timeout: 60_000 });
  // At the end, one piece that was read before: 64 KB, or 5,000 of these.
  expect(strict.online.sockets.traffic.get('/api/play')!.received - received).toBeLessThan(20_000);
  socket.destroy();
  await strict.close();
});

test('replies that nobody reads count as what is not read: the flood is dropped, and others are answered', async () => {
  const small = await openHouse({ limits: { ...noLimits(), unread: 2_000_000 }, proxies: 1 });
  const ask = (address: string, times: number): string =>
    `GET /rules/golems6?lang=en HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\n\r\n`.repeat(times);
  let dropped = 0;
  small.app.server.on('connection', (socket) => socket.on('close', () => dropped++));
  const flood = Array.from({ length: 8 }, () => half(ask('203.0.113.7', 200), small).socket.pause());
  await vi.waitUntil(() => dropped > 0, { timeout: 60_000 });
  const answer = await fetch(`${small.url}/rules/golems6`, { headers: { 'x-forwarded-for': '203.0.113.8' } });
  expect([answer.status, (await answer.text()).length > 10_000]).toEqual([200, true]);
  expect(small.app.server.timeout).toBe(60_000);
  for (const socket of flood) socket.destroy();
  await small.close();
});

test('whose greeting is late loses the socket, and is told nothing that would keep them from coming again', async () => {
  const patient = await openHouse({ limits: noLimits() });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const socket = new WebSocket(`${patient.url.replace('http', 'ws')}/api/play`);
  const heard: string[] = [];
  socket.on('message', (data: Buffer) => heard.push(data.toString()));
  await once(socket, 'open');
  const closed = once(socket, 'close');
  vi.advanceTimersByTime(10_000);
  await closed;
  vi.useRealTimers();
  expect(heard).toEqual([]);
  await patient.close();
});

test('an upgrade that is refused is let go, whatever its sender keeps open', async () => {
  const third = talk();
  await vi.waitUntil(() => third.socket.readyState === WebSocket.OPEN, { timeout: 60_000 });
  third.socket.terminate();
  await vi.waitUntil(() => house.online.sockets.connections === 0, { timeout: 60_000 });
  house.app.server.closeIdleConnections();
  const refused = Array.from({ length: 5 }, () =>
    half(`GET /api/play HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n${HANDSHAKE}`),
  );
  await vi.waitUntil(() => refused.every(({ heard }) => heard().startsWith('HTTP/1.1 429')), { timeout: 60_000 });
  await vi.waitUntil(async () => (await openAtServer()) === 0, { timeout: 60_000 });
  expect(house.online.sockets.refused).toBe(5);
  for (const { socket } of refused) socket.destroy();
});

test.each(['h2c', 'TLS/1.0', 'websocket'])('a page is a page also for who offers to speak %s', async (protocol) => {
  const { socket, heard } = half(`GET /api/games HTTP/1.1\r\nHost: x\r\nUpgrade: ${protocol}\r\n${HANDSHAKE}`);
  await vi.waitUntil(() => heard().includes('micropul'), { timeout: 60_000 });
  expect(heard()).toMatch(/^HTTP\/1.1 200/);
  socket.destroy();
});

test('what is too long to be a request is refused with the headers of every answer', async () => {
  const { socket, heard } = half(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`);
  await vi.waitUntil(() => heard() !== '', { timeout: 60_000 });
  expect(heard()).toMatch(/^HTTP\/1.1 431/);
  expect(heard()).toContain('content-security-policy');
  socket.destroy();
});
