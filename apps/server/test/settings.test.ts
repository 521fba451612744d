import { expect, test } from 'vitest';
import { whoOpensAt } from '../src/classes/who-opens.ts';
import { examine } from '../src/health.ts';
import { ANYWHERE, isForeign, isMisled, type Reach } from '../src/http/foreign.ts';
import { usualLimits } from '../src/limits/limits.ts';
import { readSettings } from '../src/settings.ts';

test('what an operator says in the environment', () => {
  const read = readSettings({
    TRUST_PROXY: '2',
    STOLIK_KEEP: 'over=7, gathering=0.5, empty-class=1',
    STOLIK_LIMITS: 'opening=5/0.1,connections=100',
    STOLIK_ROOM: 'gigabytes=2, classes=7',
    STOLIK_CONTACT: 'mailto:me@example.org',
    STOLIK_HOSTS: 'Stolik.Example, other',
    STOLIK_CODE_LETTERS: '8',
  });
  expect(read).toEqual({
    ok: true,
    value: {
      proxies: 2,
      retention: { empty: 10 / (24 * 60), gathering: 0.5, playing: 60, over: 7, class: 400, 'empty-class': 1 },
      limits: { opening: [5, 0.1], connections: 100 },
      storage: { tables: 500_000, classes: 7, bytes: 2e9 },
      contact: 'mailto:me@example.org',
      hosts: ['stolik.example', 'other'],
      codeLength: 8,
      drainFor: 7000,
    },
  });
  const limits = usualLimits(read.ok ? read.value.limits : {});
  expect(Array.from({ length: 7 }, () => limits.opening.allows('x'))).toEqual([true, true, true, true, true, false, false]);
  expect(limits.connections).toBe(100);
  expect(limits.opening.refused).toBe(2);
});

test.each([
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY'],
  [{ STOLIK_KEEP: 'over=forever' }, 'STOLIK_KEEP'],
  [{ STOLIK_KEEP: 'finished=3' }, 'STOLIK_KEEP'],
  [{ STOLIK_LIMITS: 'opening=5' }, 'STOLIK_LIMITS'],
  [{ STOLIK_LIMITS: 'everything=5/5' }, 'STOLIK_LIMITS'],
  [{ STOLIK_ROOM: 'tables=-1' }, 'STOLIK_ROOM'],
  [{ STOLIK_CONTACT: 'me' }, 'STOLIK_CONTACT'],
  [{ STOLIK_CODE_LETTERS: '4' }, 'STOLIK_CODE_LETTERS'],
  [{ STOLIK_CLASSES: 'friends' }, 'STOLIK_CLASSES'],
  [{ STOLIK_CLASSES: 'password' }, 'STOLIK_CLASS_PASSWORD'],
  [{ STOLIK_CLASSES: 'password', STOLIK_CLASS_PASSWORD: 'short' }, 'STOLIK_CLASS_PASSWORD'],
  [{ STOLIK_CLASSES: 'anybody', STOLIK_CLASS_PASSWORD: 'long enough' }, 'STOLIK_CLASS_PASSWORD'],
])('%j is refused by its name', (env, at) => {
  expect(readSettings(env)).toMatchObject({ ok: false, problem: { at } });
});

test.each([
  [{}, undefined],
  [{ STOLIK_CLASSES: 'nobody' }, { who: 'nobody' }],
  [{ STOLIK_CLASSES: 'anybody' }, { who: 'anybody' }],
  [{ STOLIK_CLASS_PASSWORD: 'long enough' }, { who: 'password', password: 'long enough' }],
])('who opens classes by %j', (env, whoOpens) => {
  expect(readSettings(env)).toMatchObject({ ok: true, value: { whoOpens } });
});

test('who opens classes where nothing is said goes by who can reach the server', () => {
  expect((['machine', 'house', 'anywhere'] as const).map((from) => whoOpensAt(from).who)).toEqual([
    'anybody',
    'anybody',
    'nobody',
  ]);
});

const machine: Reach = { from: 'machine', names: [], proxies: 0 };
const house: Reach = { from: 'house', names: ['games.school.example', 'clubs.school.example:8443'], proxies: 0 };

test.each([
  ['localhost:8080', false, false],
  ['127.0.0.1:8080', false, false],
  ['[::1]:8080', false, false],
  ['192.168.1.7:8080', true, false],
  ['laptop', true, false],
  ['laptop.local:8080', true, false],
  ['games.school.example', true, false],
  ['clubs.school.example', true, false],
  ['rebound.evil.example:8080', true, true],
  ['', true, false],
])('a request for %s misleads this machine: %s, this house: %s', (host, atMachine, inHouse) => {
  expect([isMisled({ host }, machine), isMisled({ host }, house), isMisled({ host }, ANYWHERE)]).toEqual([
    atMachine,
    inHouse,
    false,
  ]);
});

test.each([
  [{ host: 'a.example' }, false],
  [{ host: 'a.example', origin: 'https://a.example' }, false],
  [{ host: 'a.example:8080', origin: 'http://a.example:8080' }, false],
  [{ host: 'a.example', origin: 'https://evil.example' }, true],
  [{ host: 'a.example', origin: 'null' }, true],
  [{ host: 'a.example', origin: 'http://a.example:81' }, true],
  [{ host: 'inner:8080', origin: 'https://games.school.example' }, false],
  [{ host: 'inner:8080', origin: 'http://games.school.example' }, false],
  [{ host: 'inner:8080', origin: 'https://games.school.example:8443' }, true],
  [{ host: 'games.school.example:8080', origin: 'http://games.school.example:8080' }, false],
  [{ host: 'inner:8080', origin: 'https://clubs.school.example:8443' }, false],
  [{ host: 'inner:8080', origin: 'https://clubs.school.example' }, true],
  [{ host: 'inner:8080', 'x-forwarded-host': 'a.example', origin: 'https://a.example' }, true],
  [{ host: 'a.example', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, true],
  [{ host: 'a.example', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, false],
])('%j is from a page of somebody else: %s', (headers, isOne) => {
  expect(isForeign(headers, house)).toBe(isOne);
});

test('behind a proxy that says which name was asked for that name counts', () => {
  const headers = { host: 'inner:8080', 'x-forwarded-host': 'a.example', origin: 'https://a.example' };
  expect(isForeign(headers, { ...ANYWHERE, proxies: 1 })).toBe(false);
});

const fine = async (): Promise<void> => {};
const broken = async (): Promise<void> => {
  throw new Error('gone');
};
const NOW = 1_000_000;
const never = { count: 0, at: 0 };

test.each([
  ['all is well', { store: { kind: 'sqlite', check: fine, failures: never } }, 1e12, true, []],
  ['other servers are out of reach', { bus: { check: broken } }, 1e12, true, ['bus']],
  ['the store is', { store: { kind: 'postgres', check: broken, failures: never } }, 1e12, false, ['store']],
  ['it shuts down', { standing: { isLeaving: true, isFailing: false } }, 1e12, false, ['closing']],
  ['nobody caught an exception', { standing: { isLeaving: true, isFailing: true } }, 1e12, false, ['closing', 'failing']],
  ['the disk is full', {}, 1e6, false, ['disk-full']],
  ['the disk is nearly full', {}, 1e8, true, ['disk-nearly-full']],
  [
    'a write has failed just now',
    { store: { kind: 'sqlite', check: fine, failures: { count: 1, at: NOW - 1 } } },
    1e12,
    false,
    ['writes'],
  ],
] as const)('ready: %s', async (_, given, free, ok, problems) => {
  const standing = { isLeaving: false, isFailing: false };
  const usual = { store: { kind: 'sqlite', check: fine, failures: never }, bus: { check: fine }, standing, data: '' };
  expect(
    await examine(
      { ...usual, ...given },
      async () => free,
      () => NOW,
    ),
  ).toMatchObject({ ok, problems });
});
