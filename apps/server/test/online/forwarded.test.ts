import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RATES, usualLimits } from '../../src/limits/limits.ts';
import { openHouse, type TestHouse } from './house.ts';

/*
 * Codes can be guessed so often by one address. Who asks writes into X-Forwarded-For whatever they like, with every guess something
 * else: straight to a server that knows of no proxy, and through the one that a server was told of.
 */
const [MOST] = RATES.misses;
const GUESSES = MOST + 30;

let [straight, behind]: TestHouse[] = [];
let proxy: Server;
const urlOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  // As usual but for how often one may ask at all, or that would stop them sooner.
  const limits = () => usualLimits({ joining: [10_000, 1000] });
  straight = await openHouse({ limits: limits() });
  behind = await openHouse({ limits: limits(), proxies: 1 });
  // What nginx makes of `$proxy_add_x_forwarded_for`: it adds who it sees, and takes nothing away.
  proxy = createServer((asked, answer) => {
    const given = [asked.headers['x-forwarded-for'] ?? []].flat();
    const headers = { ...asked.headers, 'x-forwarded-for': [...given, asked.socket.remoteAddress].join(', ') };
    const passed = request(behind!.url + asked.url, { method: asked.method, headers }, (from) => {
      answer.writeHead(from.statusCode!, from.headers);
      from.pipe(answer);
    });
    asked.pipe(passed);
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
}, 60_000);
afterAll(async () => {
  proxy.closeAllConnections();
  proxy.close();
  await Promise.all([straight!.close(), behind!.close()]);
});

interface Guess {
  readonly headers?: Record<string, string>;
  readonly localAddress?: string;
}

function guess(url: string, { headers = {}, localAddress = '127.0.0.2' }: Guess): Promise<number> {
  return new Promise((done, fail) => {
    const asked = request(url, { headers, localAddress }, (answer) => done(answer.resume().statusCode!));
    asked.on('error', fail).end();
  });
}

const FORGED: readonly (readonly [string, (turn: number) => Record<string, string>])[] = [
  ['another address each time', (turn) => ({ 'x-forwarded-for': `203.0.113.${turn}` })],
  ['a whole row of them', (turn) => ({ 'x-forwarded-for': `203.0.113.${turn}, 198.51.100.${turn}, 127.0.0.1` })],
  ['other headers of that kind', (turn) => ({ forwarded: `for=203.0.113.${turn}`, 'x-real-ip': `203.0.113.${turn}` })],
];

test.each(FORGED)('%s: as many guesses as without, straight and through a proxy', async (_, forge) => {
  const codes = FORGED.findIndex(([, each]) => each === forge);
  for (const url of [straight!.url, urlOf(proxy)]) {
    // Each from an address of its own: what another test has used up is not theirs.
    const localAddress = `127.0.0.${20 + codes}`;
    const statuses: number[] = [];
    for (let turn = 0; turn < GUESSES; turn++)
      statuses.push(await guess(`${url}/api/tables/BCDF${letters(turn)}`, { headers: forge(turn % 250), localAddress }));
    const heard = statuses.filter((status) => status === 404).length;
    // Some seconds may pass meanwhile, and one more is allowed every five.
    expect(heard).toBeGreaterThanOrEqual(MOST);
    expect(heard).toBeLessThan(MOST + 20);
    expect(statuses.at(-1)).toBe(429);
    expect(await guess(`${url}/api/tables/BCDFBB`, { localAddress: '127.0.0.9' }), 'somebody else').toBe(404);
  }
});

const ALPHABET = 'BCDFGHJKLMNPQRSTVWXZ';
const letters = (turn: number): string => ALPHABET[Math.floor(turn / 20)]! + ALPHABET[turn % 20]!;

test('who rents a whole IPv6 network opens four times as many tables as one address, and not 256 times', async () => {
  const house = await openHouse({ limits: usualLimits({ opening: [5, 0.5] }, () => 0), proxies: 1 });
  const open = async (turn: number): Promise<number> => {
    const response = await fetch(`${house.url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `2001:db8:1:${turn.toString(16)}::1` },
      body: JSON.stringify({ game: 'connect-four', seats: ['open', 'open'] }),
    });
    return response.status;
  };
  const statuses: number[] = [];
  for (let turn = 0; turn < 256; turn++) statuses.push(await open(turn));
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(236);
  await house.close();
});
