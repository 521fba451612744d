import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { Limiter } from '../../src/limits/bucket.ts';
import { type Limits, noLimits } from '../../src/limits/limits.ts';
import { call, openHouse, type TestHouse } from './house.ts';

let house: TestHouse;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await house.close();
});

const open = async (limits: Partial<Limits>): Promise<void> => {
  house = await openHouse({ limits: { ...noLimits(), ...limits } });
};

/** A stranger from an address of its own, who says this and then waits. */
async function knock(text = ''): Promise<{ readonly socket: Socket; heard(): string }> {
  const socket = connect({ port: Number(new URL(house.url).port), host: '127.0.0.1', localAddress: '127.0.0.2' });
  sockets.push(socket);
  let heard = '';
  socket.on('data', (data) => {
    heard += data.toString('latin1');
  });
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(text);
  return { socket, heard: () => heard };
}

const until = (isSo: () => boolean | Promise<boolean>): Promise<unknown> => vi.waitUntil(isSo, { timeout: 60_000 });
const isGone = ({ socket }: { readonly socket: Socket }): boolean => socket.destroyed || socket.readableEnded;
const knocks = (count: number, text?: string): ReturnType<typeof Promise.all<ReturnType<typeof knock>[]>> =>
  Promise.all(Array.from({ length: count }, () => knock(text)));
const isServed = async (): Promise<boolean> => (await call(house.url, '/api/health')).status === 200;

test('an address has so many connections that have not asked for anything, slow bodies among them; others are served', async () => {
  await open({ silentEach: 5 });
  const slow =
    'POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"ga';
  const strangers = [...(await knocks(3)), ...(await knocks(2, slow)), ...(await knocks(20))];
  await until(() => strangers.filter(isGone).length === 20);
  expect(strangers.slice(0, 5).some(isGone)).toBe(false);
  expect(house.online.door.refused).toBe(20);
  expect(await isServed()).toBe(true);
  // Who asks for something is one of them no more, and somebody else may come.
  const [first] = strangers;
  first!.socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await until(() => first!.heard().startsWith('HTTP/1.1 200'));
  const another = await knock('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await until(() => another.heard().startsWith('HTTP/1.1 200'));
});

test('who has gone is not counted, whether they were heard or not', async () => {
  await open({ silentEach: 2, socketsEach: 3 });
  for (let round = 0; round < 4; round++) {
    const asked = await knock('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await until(() => asked.heard().startsWith('HTTP/1.1 200'));
    const silent = await knocks(2);
    const [late] = await knocks(1);
    await until(() => isGone(late!));
    for (const { socket } of [asked, ...silent]) socket.destroy();
    await until(() => new Promise<boolean>((done) => house.app.server.getConnections((_, open) => done(open <= 1))));
  }
  expect(house.online.door.refused).toBe(4);
});

test('of the connections that wait for another request an address keeps a few, and those that are used stay', async () => {
  await open({ idleEach: 3 });
  const GET = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const asked: Awaited<ReturnType<typeof knock>>[] = [];
  for (let count = 0; count < 3; count++) {
    const one = await knock(GET);
    await until(() => one.heard().startsWith('HTTP/1.1 200'));
    asked.push(one);
  }
  // The first is used again, so the second has waited longest.
  asked[0]!.socket.write(GET);
  await until(() => asked[0]!.heard().split('HTTP/1.1 200').length === 3);
  const another = await knock(GET);
  await until(() => isGone(asked[1]!));
  expect([asked[0]!, asked[2]!, another].some(isGone)).toBe(false);
  // A WebSocket is no idle connection, also where a request came before it.
  const key = Buffer.alloc(16).toString('base64');
  asked[0]!.socket.write(
    `GET /api/play HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  );
  await until(() => asked[0]!.heard().includes('HTTP/1.1 101'));
  for (let count = 0; count < 5; count++) {
    const one = await knock(GET);
    await until(() => one.heard().startsWith('HTTP/1.1 200'));
  }
  await until(() => isGone(asked[2]!) && isGone(another));
  expect(isGone(asked[0]!)).toBe(false);
  expect(await isServed()).toBe(true);
});

test('an idle connection is closed soon, but not sooner than a proxy in front expects', async () => {
  await open({});
  expect(house.app.server.keepAliveTimeout).toBe(10_000);
  const behind = await openHouse({ proxies: 1 });
  // Caddy keeps its own for two minutes, nginx for one.
  expect(behind.app.server.keepAliveTimeout).toBeGreaterThan(120_000);
  await behind.close();
});

test('so many knocks a second, heard or not', async () => {
  await open({ knocking: new Limiter(10, 0.001) });
  const strangers = await knocks(30, 'GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  await until(() => strangers.every(isGone));
  expect(strangers.filter((one) => one.heard().startsWith('HTTP/1.1 200'))).toHaveLength(10);
  expect(await isServed()).toBe(true);
});

test('who sends a heap of requests without waiting for answers is cut off, and not let in again for a while', async () => {
  await open({ knocking: new Limiter(20, 0.001) });
  const heap = await knock('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(1500));
  await until(() => isGone(heap));
  const next = await knock('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await until(() => isGone(next));
  expect(next.heard()).toBe('');
  expect(await isServed()).toBe(true);
});

test('so many requests a second on however many connections, and then the connection ends', async () => {
  await open({ requests: new Limiter(5, 0.001) });
  const [one] = await knocks(1);
  for (let i = 0; i < 5; i++) {
    one!.socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await until(() => one!.heard().split('HTTP/1.1 200').length === i + 2);
  }
  one!.socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await until(() => isGone(one!));
  expect(one!.heard()).toContain('HTTP/1.1 429');
  expect(await isServed()).toBe(true);
});

test('a large body counts for as much as it is large, and is not read where that is too much', async () => {
  await open({ requests: new Limiter(700, 0.001) });
  const bomb = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
  const head = 'POST /api/mine HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  const large = await knocks(6, `${head}Content-Length: ${bomb.length}\r\n\r\n${bomb}`);
  const [endless] = await knocks(1, `${head}Transfer-Encoding: chunked\r\n\r\n`);
  await until(() => [...large, endless!].filter((one) => one.heard().startsWith('HTTP/1.1 429')).length === 5);
  expect(large.filter((one) => one.heard().startsWith('HTTP/1.1 400'))).toHaveLength(2);
  expect(await isServed()).toBe(true);
});

test('behind a proxy everybody comes from one address, and the proxy is the door', async () => {
  house = await openHouse({ limits: { ...noLimits(), silentEach: 1, knocking: new Limiter(1, 0.001) }, proxies: 1 });
  const strangers = await knocks(5, 'GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await until(() => strangers.every((one) => one.heard().startsWith('HTTP/1.1 200')));
  expect(house.online.door.refused).toBe(0);
});
