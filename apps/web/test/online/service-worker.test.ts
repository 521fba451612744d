import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test, vi } from 'vitest';

const SOURCE = readFileSync(join(import.meta.dirname, '../../build/service-worker.js'), 'utf8');
const WORDS = { language: 'pl', title: 'Twój ruch', bodies: { micropul: 'micropul: wszyscy czekają na ciebie.' } };

interface Happening {
  waitUntil(work: Promise<unknown>): void;
}

const shown: { title: string; options: Record<string, unknown> }[] = [];
const opened: string[] = [];
let windows: { url: string; navigate: (to: string) => Promise<unknown>; focus: () => Promise<void> }[] = [];
let words: unknown;
let listeners = new Map<string, (event: never) => void>();

beforeEach(() => {
  shown.length = opened.length = 0;
  windows = [];
  words = WORDS;
  listeners = new Map();
  const self = {
    location: { origin: 'https://stolik.example' },
    addEventListener: (kind: string, call: (event: never) => void) => listeners.set(kind, call),
    registration: {
      showNotification: async (title: string, options: Record<string, unknown>) => shown.push({ title, options }),
    },
    clients: {
      matchAll: async () => windows,
      openWindow: async (address: string) => opened.push(address),
    },
  };
  const caches = { match: async () => (words === undefined ? undefined : { json: async () => words }) };
  runInNewContext(SOURCE, { self, caches, VERSION: 'test', FILES: [], URL });
});

async function happen(kind: string, event: object): Promise<void> {
  const works: Promise<unknown>[] = [];
  const whole = { ...event, waitUntil: (work: Promise<unknown>) => works.push(work) } satisfies Happening;
  listeners.get(kind)?.(whole as never);
  await Promise.all(works);
}

const push = (json: () => unknown): Promise<void> => happen('push', { data: { json } });

test('"your turn" is shown in the words the page laid ready, one notice for a table', async () => {
  await push(() => ({ kind: 'turn', table: 'abcdefghijkm', game: 'micropul', seat: 2 }));
  expect(shown).toMatchObject([
    {
      title: 'Twój ruch',
      options: { body: WORDS.bodies.micropul, lang: 'pl', tag: 'abcdefghijkm', data: { address: '/#/online/abcdefghijkm' } },
    },
  ]);
});

test('something strange shows our name only, and leads home', async () => {
  const strange = [
    () => ({ kind: 'turn', table: '../evil', game: 'micropul' }),
    () => ({ kind: 'advertisement', table: 'abc', game: 'micropul' }),
    () => null,
    () => JSON.parse('no json'),
  ];
  for (const json of strange) await push(json);
  await happen('push', { data: null });
  expect(shown).toHaveLength(5);
  for (const { options } of shown) expect(options).toMatchObject({ body: '', tag: 'stolik', data: { address: '/' } });
});

test('without words it is still told which page wants something', async () => {
  words = undefined;
  await push(() => ({ kind: 'turn', table: 'abc', game: 'micropul' }));
  expect(shown[0]).toMatchObject({ title: 'Stolik', options: { tag: 'abc' } });
});

test('a tap goes to the window with the table, to another of ours, or opens one', async () => {
  const close = vi.fn<() => void>();
  const notification = { close, data: { address: '/#/online/abc' } };
  await happen('notificationclick', { notification });
  expect(opened).toEqual(['/#/online/abc']);
  const focus = vi.fn<() => Promise<void>>(async () => {});
  const navigate = vi.fn<(to: string) => Promise<unknown>>(async () => ({ focus }));
  windows = [{ url: 'https://stolik.example/#/', navigate, focus }];
  await happen('notificationclick', { notification });
  expect(navigate).toHaveBeenCalledWith('/#/online/abc');
  windows.push({ url: 'https://stolik.example/#/online/abc', navigate: vi.fn<(to: string) => Promise<unknown>>(), focus });
  await happen('notificationclick', { notification });
  expect(navigate).toHaveBeenCalledOnce();
  expect(focus).toHaveBeenCalledTimes(2);
  expect(close).toHaveBeenCalledTimes(3);
});
