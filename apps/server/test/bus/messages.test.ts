import { expect, test } from 'vitest';
import { readBusMessage } from '../../src/bus/bus.ts';
import { readNatsUrl } from '../../src/bus/nats.ts';

test.each([
  'this is no json',
  'null',
  '[]',
  '{"kind":"news-of-a-later-version"}',
  '{"kind":"entries","version":"5","entries":[]}',
  '{"kind":"entries","version":5}',
  '{"kind":"said","seat":-1,"phrase":"hello"}',
  '{"kind":"here","process":"x","seats":"all","watchers":0}',
  '{"kind":"here","process":"x","seats":[0],"watchers":null}',
])('%s is passed over', (text) => {
  expect(readBusMessage(text)).toBeUndefined();
});

test('entries of another server are a hint and nothing more', () => {
  const forged = JSON.stringify({ kind: 'entries', version: 7, entries: ['{"kind":"resign","seat":0}', '{"kind":"over"}'] });
  expect(readBusMessage(forged)).toEqual({ kind: 'entries', version: 9, entries: [] });
});

test.each([
  ['nats://one:4222', { servers: ['one:4222'] }],
  ['one:4222, two:4222', { servers: ['one:4222', 'two:4222'] }],
  [
    'nats://stolik:pass%2Fword@one:4222,nats://stolik:x@two:4222',
    { servers: ['one:4222', 'two:4222'], user: 'stolik', pass: 'pass/word' },
  ],
  ['nats://secret@one:4222', { servers: ['one:4222'], token: 'secret' }],
])('NATS_URL %s', (url, options) => {
  expect(readNatsUrl(url)).toEqual(options);
});
