import { expect, test } from 'vitest';
import { Blocks, readNetwork } from '../src/operator/networks.ts';

test.each([
  ['203.0.113.7', '203.0.113.7/32'],
  [' 203.0.113.7/24 ', '203.0.113.0/24'],
  ['10.0.0.0/8', '10.0.0.0/8'],
  ['::ffff:203.0.113.7', '203.0.113.7/32'],
  ['2001:db8:1:2:3::4', '2001:db8:1:2::/64'],
  ['2001:DB8::1/48', '2001:db8::/48'],
  ['2001:db8::1/128', '2001:db8::1/128'],
])('%s is the network %s', (text, network) => {
  expect(readNetwork(text)).toEqual({ ok: true, value: network });
});

test.each([
  ['', 'an address or a network is expected'],
  ['example.org', 'an address or a network is expected'],
  ['203.0.113', 'an address or a network is expected'],
  ['203.0.113.0/24/8', 'an address or a network is expected'],
  ['203.0.113.0/', 'a number from 0 to 32'],
  ['203.0.113.0/33', 'a number from 0 to 32'],
  ['203.0.113.0/-1', 'a number from 0 to 32'],
  ['2001:db8::/129', 'a number from 0 to 128'],
  ['0.0.0.0/0', 'too wide'],
  ['2000::/3', 'too wide'],
  ['127.0.0.1', 'the machine of the server itself'],
  ['127.0.0.0/8', 'the machine of the server itself'],
  ['::1', 'the machine of the server itself'],
])('%j is refused', (text, says) => {
  expect(readNetwork(text)).toMatchObject({ ok: false, problem: { says: expect.stringContaining(says) } });
});

test('who is in a blocked network, in whatever way the address is written, and nobody else', () => {
  const blocks = new Blocks(['203.0.113.0/24', '2001:db8:1:2::/64', '198.51.100.7/32']);
  for (const address of [
    '203.0.113.0',
    '203.0.113.255',
    '::ffff:203.0.113.9',
    '203.0.113.9:4711',
    '2001:db8:1:2::99',
    '[2001:db8:1:2:ffff::1]:80',
    '198.51.100.7',
  ])
    expect([address, blocks.has(address)]).toEqual([address, true]);
  for (const address of [
    '203.0.114.0',
    '198.51.100.8',
    '2001:db8:1:3::1',
    '::ffff:203.0.112.9',
    '127.0.0.1',
    '::1',
    '',
    'unknown',
  ])
    expect([address, blocks.has(address)]).toEqual([address, false]);
  expect(new Blocks([]).has('203.0.113.1')).toBe(false);
});
