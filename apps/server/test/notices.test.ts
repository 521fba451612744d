import { createECDH, createPublicKey, verify } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { encryptFor } from '../src/notices/encrypt.ts';
import { isPushService, Notices } from '../src/notices/notices.ts';
import { Vapid } from '../src/notices/vapid.ts';
import { call, openHouse, openSeated } from './online/house.ts';

test('the example of RFC 8291 comes out byte for byte', () => {
  const sender = createECDH('prime256v1');
  sender.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'));
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const sealed = encryptFor(
    keys,
    'When I grow up, I want to be a watermelon',
    sender,
    Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
  );
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('who sends a notice is signed, for this service and a day at most', () => {
  const vapid = new Vapid(Vapid.fresh());
  const header = vapid.authorization('https://fcm.googleapis.com/fcm/send/x', 1_000_000_000_000);
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(header) ?? [];
  expect(key).toBe(vapid.publicKey);
  const [head = '', claims = '', signature = ''] = token.split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: 'https://fcm.googleapis.com',
    exp: 1_000_043_200,
  });
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isRight).toBe(true);
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=x', true],
  ['https://web.push.apple.com/abc', true],
  ['http://fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://fcm.googleapis.com.evil.example/x', false],
  ['https://user@fcm.googleapis.com/x', false],
  ['https://:word@fcm.googleapis.com/x', false],
  ['https://127.0.0.1/x', false],
  ['https://localhost:8080/api', false],
  ['file:///etc/passwd', false],
  ['nonsense', false],
])('is %s a push service: %s', (endpoint, isOne) => {
  expect(isPushService(endpoint)).toBe(isOne);
});

test('who is away and asked gets a notice without names; a subscription that is gone is forgotten', async () => {
  const calls: { url: string; bytes: number; ttl: string | null }[] = [];
  const house = await openHouse({
    fetch: (async (url: string, init: { body: Uint8Array; headers: Record<string, string> }) => {
      calls.push({ url, bytes: init.body.length, ttl: new Headers(init.headers).get('ttl') });
      return new Response(null, { status: calls.length > 1 ? 410 : 201 });
    }) as never,
  });
  const { tokens, table } = await openSeated(house.url, 'connect-four', 2);
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const keys = { p256dh: browser.getPublicKey('base64url'), auth: Buffer.alloc(16, 7).toString('base64url') };
  const subscribe = (token: string, endpoint: string, given: object = keys): Promise<Response> =>
    fetch(`${house.url}/api/notices`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ endpoint, keys: given }),
    });
  const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
  expect((await subscribe('nobody', endpoint)).status).toBe(403);
  expect((await subscribe(tokens[1]!, 'https://127.0.0.1/steal')).status).toBe(400);
  const nowhere = { ...keys, p256dh: Buffer.alloc(65).toString('base64url') };
  expect((await subscribe(tokens[1]!, endpoint, nowhere)).status).toBe(400);
  expect((await subscribe(tokens[1]!, endpoint)).status).toBe(204);
  const found = await house.online.tables.findPlace(tokens[0]!);
  for (const [seat, decision] of [
    [0, 0],
    [1, 0],
    [0, 1],
  ] as const) {
    await found?.table.request(seat, ['act', `n${seat}${decision}`, decision, 'drop a']);
  }
  await vi.waitUntil(() => calls.length === 2, { timeout: 60_000 });
  expect(calls[0]).toEqual({ url: endpoint, bytes: calls[1]!.bytes, ttl: String(24 * 3600) });
  await vi.waitUntil(async () => (await house.online.store.subscriptions(table)).length === 0, { timeout: 60_000 });
  await house.close();
});

test('notices go with the person: to another place, and no longer where somebody else has the seat', async () => {
  const calls: string[] = [];
  const house = await openHouse({
    fetch: (async (url: string) => {
      calls.push(url);
      return new Response(null, { status: 201 });
    }) as never,
  });
  const opened = await call(house.url, '/api/tables', { game: 'circuit', seats: ['me', 'open', 'open'], name: 'Ada' });
  const joined = await call(house.url, `/api/tables/${opened.body.code}/join`, { name: 'Bo' });
  const { table, code, token } = opened.body;
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const keys = { p256dh: browser.getPublicKey('base64url'), auth: Buffer.alloc(16, 7).toString('base64url') };
  const subscribe = async (of: string, name: string): Promise<void> => {
    const { status } = await fetch(`${house.url}/api/notices`, {
      method: 'POST',
      headers: { authorization: `Bearer ${of}`, 'content-type': 'application/json' },
      body: JSON.stringify({ endpoint: `https://web.push.apple.com/${name}`, keys }),
    });
    expect(status).toBe(204);
  };
  await subscribe(token, 'ada');
  await subscribe(joined.body.token, 'bo');
  const live = (await house.online.tables.find(table))!;
  const notices = async (seat: number): Promise<readonly string[]> => {
    calls.length = 0;
    await house.online.notices.onAsked(live, seat);
    return calls.map((url) => url.split('/').at(-1)!);
  };
  expect(await notices(0)).toEqual(['ada']);
  await live.request(0, ['swap', 's', 0, 1]);
  expect([await notices(0), await notices(1)]).toEqual([['bo'], ['ada']]);
  await call(house.url, `/api/tables/${code}/join`, { name: 'Cy' });
  await live.request(1, ['free', 'f', 0]);
  expect(await notices(0)).toEqual([]);
  await house.close();
});

/** Notices of a table for whoever sits at seat 1, and where they were sent to. */
function noticesTo(session: object, isWatched: boolean) {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const keys = JSON.stringify({ p256dh: browser.getPublicKey('base64url'), auth: Buffer.alloc(16, 7).toString('base64url') });
  const sent: string[] = [];
  const notices = new Notices({
    store: { subscriptions: async () => [{ table: 't', seat: 0, endpoint: 'https://web.push.apple.com/abc', keys }] } as never,
    vapid: new Vapid(Vapid.fresh()),
    complain: (what) => sent.push(what),
    fetch: (async (url: string) => {
      sent.push(url);
      return new Response(null, { status: 201 });
    }) as never,
  });
  const table = { isWatchedBy: () => isWatched, session: { id: 't', opening: { game: 'x' }, ...session } };
  return { sent, asked: () => notices.onAsked(table as never, 0) };
}

test('a notice goes to nobody who looks at the table, and to nobody for whom a bot plays', async () => {
  const person = { kind: 'person', name: 'Ada' };
  for (const [session, isWatched, count] of [
    [{ seats: [person] }, false, 1],
    [{ seats: [person] }, true, 0],
    [{ seats: [{ ...person, standIn: '2' }] }, false, 0],
  ] as const) {
    const { sent, asked } = noticesTo(session, isWatched);
    await asked();
    expect(sent).toHaveLength(count);
  }
});

test('a subscription that never works is told of once and then given up; whom to write to about it is said', async () => {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const keys = JSON.stringify({ p256dh: browser.getPublicKey('base64url'), auth: Buffer.alloc(16, 7).toString('base64url') });
  const endpoint = 'https://web.push.apple.com/abc';
  const complaints: string[] = [];
  const gone: string[] = [];
  const sent: string[] = [];
  const store = {
    subscriptions: async () => (gone.length > 0 ? [] : [{ table: 't', seat: 0, endpoint, keys }]),
    unsubscribe: async (which: string) => void gone.push(which),
  };
  const notices = new Notices({
    store: store as never,
    vapid: new Vapid(Vapid.fresh(), 'mailto:host@example.org'),
    complain: (what) => complaints.push(what),
    fetch: (async (_: string, { headers }: { headers: Record<string, string> }) => {
      sent.push(Buffer.from(headers['authorization']!.split('.')[1]!, 'base64url').toString());
      throw new Error('no way there');
    }) as never,
  });
  const table = { isWatchedBy: () => false, session: { id: 't', opening: { game: 'x' }, seats: [] } };
  for (let turn = 0; turn < 8; turn++) await notices.onAsked(table as never, 0);
  expect(sent).toHaveLength(5);
  expect(sent[0]).toContain('"sub":"mailto:host@example.org"');
  expect(gone).toEqual([endpoint]);
  expect(complaints).toHaveLength(1);
});
