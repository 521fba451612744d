import { WIRE_VERSION } from '@stolik/wire/version';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { AddressLimiter, Bucket, Limiter } from '../src/limits/bucket.ts';
import { noLimits, usualLimits } from '../src/limits/limits.ts';
import { type Caller, Misses, SeatMisses, TooMany } from '../src/limits/misses.ts';
import { Tally } from '../src/limits/tally.ts';
import { call, openHouse, openSeated, type TestHouse } from './online/house.ts';

test('so many at once, then so many a second, for each key', () => {
  let now = 0;
  const limiter = new Limiter(3, 2, () => now);
  expect([1, 2, 3, 4].map(() => limiter.allows('a'))).toEqual([true, true, true, false]);
  expect(limiter.allows('b')).toBe(true);
  now += 500;
  expect([limiter.allows('a'), limiter.allows('a')]).toEqual([true, false]);
  now += 60_000;
  expect([1, 2, 3, 4].map(() => limiter.allows('a'))).toEqual([true, true, true, false]);
});

test('who was charged far too much waits for two full buckets at most', () => {
  const limiter = new Limiter(3, 1, () => 0);
  limiter.charge('a', 1000);
  expect(limiter.waitFor('a')).toBe(4000);
});

test('a flood from a hundred thousand addresses does not fill the memory', () => {
  const limiter = new Limiter(1, 0.001, () => 0);
  for (let i = 0; i < 100_000; i++) limiter.allows(String(i));
  expect((limiter as unknown as { buckets: Map<string, unknown> }).buckets.size).toBeLessThanOrEqual(50_001);
});

test('wider networks of IPv6 have buckets of their own, larger ones; IPv4 has none', () => {
  let now = 0;
  const limiter = new AddressLimiter(10, 1, { 56: 4, 48: 16 }, () => now);
  const times = (count: number, address: (index: number) => string): number =>
    Array.from({ length: count }, (_, index) => limiter.allows(address(index))).filter(Boolean).length;
  expect(times(50, () => '2001:db8:1:1::')).toBe(10);
  // The rest of the same 56 bits, then of the same 48 bits.
  expect(times(500, (index) => `2001:db8:1:${(index % 256).toString(16)}::`)).toBe(30);
  expect(times(5000, (index) => `2001:db8:1:${((index % 255) + 1).toString(16)}00::`)).toBe(120);
  expect(times(50, () => '2001:db8:2:1::')).toBe(10);
  expect(times(300, (index) => `192.0.2.${index}`)).toBe(300);
  // Nothing was taken from anybody by what was refused.
  now += 1000;
  expect([times(50, () => '2001:db8:1:1::'), times(50, () => '2001:db8:1:abcd::')]).toEqual([1, 10]);
  // The same limiter may count several things.
  expect(times(50, () => 'pass 2001:db8:1:1::')).toBe(10);
});

test.each([
  'opening',
  'listing',
  'joining',
  'entering',
  'strangers',
  'asking',
  'connecting',
  'knocking',
  'requests',
  'talking',
  'films',
  'chatter',
  'writingEach',
  'layingEach',
  'botsEach',
  'guests',
  'guestsByPass',
  'guestsElsewhere',
  'issuing',
] as const)('%s counts networks, so that nobody has 256 times as much by renting one', (name) => {
  const limiter = usualLimits({ [name]: [2, 0.001] }, () => 0)[name];
  const heard = Array.from({ length: 256 }, (_, index) => limiter.allows(`2001:db8:1:${index.toString(16)}::`));
  expect(heard.filter(Boolean)).toHaveLength(name === 'issuing' ? 4 : 8);
});

test('the fuller the house, the fewer for one: ten customers are not the whole house', () => {
  const tally = new Tally();
  const fill = (address: string): number => {
    const before = tally.of(address);
    while (tally.hasRoom(address, 3000, 30_000)) tally.add(address, 1);
    return tally.of(address) - before;
  };
  expect(fill('192.0.2.1')).toBe(2728);
  for (let index = 2; index <= 10; index++) fill(`192.0.2.${index}`);
  expect(fill('198.51.100.1')).toBeGreaterThan(1000);
  // One customer, however many networks of 64 bits they connect from.
  const first = fill('2001:db8:1:1::');
  expect([first > 900, fill('2001:db8:1:2::'), fill('2001:db8:1:ff00::')]).toEqual([true, 0, 0]);
  tally.add('2001:db8:1:1::', -1);
  expect(tally.hasRoom('2001:db8:1:2::', 3000, 30_000)).toBe(true);
});

test('the bucket of one connection', () => {
  const bucket = new Bucket(2, 1, 0);
  expect([bucket.allows(0), bucket.allows(0), bucket.allows(0), bucket.allows(1000)]).toEqual([true, true, false, true]);
  expect(bucket.allows(1000), 'the same second is not given twice').toBe(false);
});

const caller = (address: string): Caller => ({ address, isOwn: false });
const withPass: Caller = { address: '192.0.2.1', isOwn: true, pass: { id: 'p', issuedAt: 1, been: [] } };

test('a store that fails costs nobody a guess', async () => {
  const misses = new Misses(new Limiter(0, 1), new Limiter(2, 0.001), new Limiter(10, 1));
  const failing = (): Promise<string> => Promise.reject(new Error('no store'));
  for (let time = 0; time < 5; time++) await expect(misses.look(withPass, failing)).rejects.toThrow('no store');
  expect(await misses.look(withPass, async () => 'found')).toBe('found');
});

test('while the whole world has guessed too much, a pass has two guesses', async () => {
  const misses = new Misses(new Limiter(0, 1), new Limiter(5, 0.001), new Limiter(0, 0.001));
  const nothing = async (): Promise<undefined> => undefined;
  expect(await misses.look(withPass, nothing)).toBeUndefined();
  expect(await misses.look(withPass, nothing)).toBeUndefined();
  expect(await misses.look(withPass, nothing)).toBeInstanceOf(TooMany);
});

test('guesses at the seats of one table are counted together, wherever they come from', () => {
  const many = (): Limiter => new Limiter(100, 1);
  const misses = new SeatMisses(many(), many(), many(), new Limiter(3, 0.001));
  for (let index = 1; index <= 3; index++) misses.missed('t', caller(`192.0.2.${index}`));
  expect(misses.whyNot('t', caller('198.51.100.1'))).toEqual(new TooMany(false));
  expect(misses.whyNot('other', caller('198.51.100.1'))).toBeUndefined();
});

let house: TestHouse;
beforeAll(async () => {
  const limits = { ...noLimits(), opening: new Limiter(2, 0.01), connecting: new Limiter(2, 0.01), messages: [5, 1] as const };
  house = await openHouse({ limits });
});
afterAll(() => house.close());

test('who opens too many tables, or connects too often, or talks too fast, is told so', async () => {
  const { table, tokens } = await openSeated(house.url, 'connect-four', 2);
  const request = { game: 'connect-four', seats: ['me', 'open'], name: 'A' };
  expect((await call(house.url, '/api/tables', request)).status).toBe(201);
  expect((await call(house.url, '/api/tables', request)).status).toBe(429);
  const connect = (): Promise<{ socket: WebSocket; last: string[] }> =>
    new Promise((done, fail) => {
      const socket = new WebSocket(`${house.url.replace('http', 'ws')}/api/play`);
      const last: string[] = [];
      socket.on('message', (data: Buffer) => last.push(data.toString()));
      socket.on('open', () => done({ socket, last }));
      socket.on('error', fail);
    });
  const { socket, last } = await connect();
  const closed = new Promise((done) => socket.on('close', done));
  socket.send(JSON.stringify(['hi', WIRE_VERSION, table, tokens[0], -1, '']));
  for (let i = 0; i < 20; i++) socket.send('["ping"]');
  await closed;
  expect(last).toContain('["bye","too-fast"]');
  (await connect()).socket.terminate();
  await expect(connect()).rejects.toThrow('429');
});

test('codes that nobody has are counted wherever they are tried, and those of seats by their table', async () => {
  const misses = Misses.usual([6, 0.0001]);
  const guessed = await openHouse({ limits: { ...noLimits(), misses, seatMisses: new SeatMisses(new Limiter(2, 0.0001)) } });
  const { body } = await call(guessed.url, '/api/tables', { game: 'connect-four', seats: ['me', 'open'], name: 'A' });
  const seat = async (): Promise<number> => (await call(guessed.url, '/api/seat', { code: `${body.code}BBBB` })).status;
  expect([await seat(), await seat(), await seat()]).toEqual([404, 404, 429]);
  const statuses: number[] = [];
  for (const path of ['', '/join', '', '/join', ''])
    statuses.push((await call(guessed.url, `/api/tables/BBBBBB${path}`, path === '' ? undefined : { name: 'B' })).status);
  expect(statuses).toEqual([404, 404, 404, 404, 429]);
  await guessed.close();
});
