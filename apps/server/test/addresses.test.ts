import type { IncomingMessage } from 'node:http';
import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { buildApp, PLACES } from '../src/app.ts';
import { houseAddresses } from '../src/interfaces.ts';
import { addressKey, addressOf } from '../src/limits/address.ts';
import { Limiter } from '../src/limits/bucket.ts';

const asked = (forwarded?: string | string[]): IncomingMessage =>
  ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '10.0.0.1' } }) as never;

test('of X-Forwarded-For only what our own proxies added is believed', () => {
  expect(addressOf(asked('1.1.1.1'), 0)).toBe('10.0.0.1');
  expect(addressOf(asked('127.0.0.1, 6.6.6.6'), 1)).toBe('6.6.6.6');
  expect(addressOf(asked('127.0.0.1, 6.6.6.6, 10.0.0.2'), 2)).toBe('6.6.6.6');
  expect(addressOf(asked(), 1)).toBe('10.0.0.1');
});

test('pages and the interface go by the same address as connections', async () => {
  const app = buildApp(PLACES, console.error, (made) => made.get('/api/who', async ({ ip }) => ({ ip })), 1);
  const answer = await app.inject({ url: '/api/who', headers: { 'x-forwarded-for': '127.0.0.1, 6.6.6.6' } });
  expect(answer.json()).toEqual({ ip: '6.6.6.6' });
  await app.close();
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::'],
  ['2001:0DB8:1:2::1', '2001:db8:1:2::'],
  ['2001:db8::1', '2001:db8::'],
  ['::1', '::'],
  ['fe80::1%eth0', 'fe80::'],
  ['192.0.2.7:50123', '192.0.2.7'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::'],
  ['nonsense', 'nonsense'],
])('limits take %s for %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test('a request that dribbles in is ended', () => {
  expect(buildApp().server.requestTimeout).toBeGreaterThan(0);
});

test('so many searches through the rules, and whole books as often as anybody likes', async () => {
  const app = buildApp(PLACES, console.error, undefined, 0, new Limiter(2, 0.001));
  const ask = async (url: string): Promise<number> => (await app.inject(url)).statusCode;
  expect([await ask('/rules?q=tile'), await ask('/rules/micropul?q=tile'), await ask('/rules?q=stone')]).toEqual([200, 200, 429]);
  for (let i = 0; i < 5; i++) expect(await ask('/rules/micropul')).toBe(200);
  expect((await app.inject('/rules/micropul')).body).not.toBe((await app.inject('/rules/circuit')).body);
  await app.close();
});

test('an invitation shows the address of the room, not that of a container, a tunnel or nobody', () => {
  const at = (address: string, internal = false) => [{ address, internal, family: 'IPv4' }] as unknown as NetworkInterfaceInfo[];
  const found = houseAddresses({
    lo: at('127.0.0.1', true),
    docker0: at('172.17.0.1'),
    'br-3f2a': at('172.18.0.1'),
    tun0: at('10.8.0.2'),
    eth1: at('169.254.7.7'),
    wlan0: [...at('192.168.1.20'), { address: 'fe80::1', internal: false, family: 'IPv6' } as unknown as NetworkInterfaceInfo],
  });
  expect(found).toEqual(['192.168.1.20', '169.254.7.7', '172.17.0.1', '172.18.0.1', '10.8.0.2']);
});
