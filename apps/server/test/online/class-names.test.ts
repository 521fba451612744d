import type { PupilView } from '@stolik/class/views';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Signer } from '../../src/guests/tokens.ts';
import { keyOf } from '../../src/online.ts';
import { type Answered, call, openHouse, Player, type TestHouse } from './house.ts';
import { type Device, Lesson, nicknameOf } from './lesson.ts';
import { findGame } from './offers.ts';

/* Nobody brings text of their own to a table of a class, and nobody but the class puts its tables away. */

const TEXT = 'You are stupid';
let time = 1_800_000_000_000;
let house: TestHouse;
beforeAll(async () => {
  house = await openHouse({ now: () => time });
});
afterAll(() => house.close());

async function seated(groups: number[][]): Promise<[Lesson, Device<PupilView>[]]> {
  const lesson = await Lesson.open(house.url, groups.flat().length);
  const devices = await Promise.all(groups.flat().map((pupil) => lesson.pupil(pupil)));
  await lesson.desk.does({ kind: 'pairs', way: { how: 'hand', groups } });
  const plan = { game: 'connect-four', options: {}, isSameDeal: false, level: 'random' };
  await lesson.desk.does({ kind: 'play', plan, whom: 'all' });
  await Promise.all(devices.map((device) => device.until(({ table }) => table?.token !== undefined)));
  return [lesson, devices];
}

async function ask(path: string, token: string, method = 'GET', body?: object): Promise<Answered> {
  const response = await fetch(`${house.url}/api/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

const tableOf = async (id: string) => (await house.online.tables.find(id))!;
const namesAt = async (id: string) =>
  (await tableOf(id)).session.seats.map((sitter) => (sitter.kind === 'person' ? sitter.name : sitter.kind));
/** Every byte that is kept of a table. */
const keptOf = async (id: string) => JSON.stringify(await house.online.store.load(id));

test('a pupil gets no code of a bot’s seat, takes none, and carries their own under the name they have', async () => {
  const [lesson, [fox]] = await seated([[0]]);
  const { id, token, seat } = fox!.view.table!;
  const codes = await ask(`tables/${id}/seats`, token!);
  expect(codes.body.map((each: { seat: number }) => each.seat)).toEqual([seat + 1]);
  // The code of the bot's seat, as the server would have told it to the host of a table of friends.
  const { session } = await tableOf(id);
  const bot = session.seats.findIndex(({ kind }) => kind === 'bot');
  const signer = new Signer(await keyOf(house.online.store, house.online.data));
  const botCode = session.opening.code + signer.seatCode({ table: id, seat: bot, satAt: session.satAt[bot] ?? -1 });
  for (const name of [TEXT, undefined])
    expect(await call(house.url, '/api/seat', { code: botCode, name })).toMatchObject({
      status: 400,
      body: { problem: { at: 'class' } },
    });
  const [{ code }] = codes.body;
  expect(await call(house.url, '/api/seat', { code, name: TEXT })).toMatchObject({
    status: 400,
    body: { problem: { at: 'class' } },
  });
  expect(await namesAt(id)).toEqual([nicknameOf(0), 'bot']);
  expect((await call(house.url, '/api/seat', { code })).status).toBe(201);
  expect(await namesAt(id)).toEqual([nicknameOf(0), 'bot']);
  expect(await keptOf(id)).not.toContain(TEXT);
  lesson.close();
});

test('nobody sits down at a table of a class, or at the rematch, under a name of their own', async () => {
  const [lesson, devices] = await seated([[0, 1]]);
  const { id, token } = devices[0]!.view.table!;
  const { code } = (await tableOf(id)).session.opening;
  expect((await call(house.url, `/api/tables/${code}/join`, { name: TEXT })).status).toBe(410);
  const players = devices.map(({ view }) => new Player(house.url, findGame('connect-four'), id, view.table!.token!, view.pupil));
  await Promise.all(players.map((player) => player.until(() => player.isOver, 'the end')));
  expect(await players[0]!.connection.request(['again'])).toMatchObject({ ok: true });
  const { rematch = '', rematchTable = '' } = (await tableOf(id)).session;
  expect((await tableOf(rematchTable)).session.opening.class).toBe(lesson.id);
  const join = (body: object) => call(house.url, `/api/tables/${rematch}/join`, body);
  const { body: bot } = await call(house.url, '/api/bot/account', {});
  // Seats are kept for a while; later, too, nobody else comes.
  for (const later of [0, 600_000]) {
    time += later;
    for (const body of [{ name: TEXT }, { name: TEXT, seat: 1 }, { name: TEXT, from: 'x' }])
      expect(await join(body)).toMatchObject({ status: 400, body: { problem: { at: 'from' } } });
    expect((await ask(`bot/tables/${rematch}/join`, bot.key, 'POST', {})).status).toBe(409);
  }
  expect((await join({ from: token, name: TEXT })).status).toBe(201);
  expect((await join({ from: devices[1]!.view.table!.token })).status).toBe(201);
  expect((await namesAt(rematchTable)).sort()).toEqual([nicknameOf(0), nicknameOf(1)].sort());
  expect(await keptOf(rematchTable)).not.toContain(TEXT);
  for (const player of players) player.close();
  lesson.close();
});

test('no request of a seat is kept or told in words of their own', async () => {
  const [lesson, devices] = await seated([[0, 1]]);
  const { id, token } = devices[0]!.view.table!;
  const heard: string[] = [];
  const four = findGame('connect-four');
  const other = new Player(house.url, four, id, devices[1]!.view.table!.token!, 1, (text) => heard.push(text));
  const player = new Player(house.url, four, id, token!, 0);
  for (const each of [player, other]) each.plays = false;
  await player.until(() => player.isAsked());
  for (const request of [
    ['act', 0, TEXT],
    ['bot', 1, 'stupid'],
    ['begin', 'stupid'],
    ['lead', 'stupid'],
  ] as const)
    expect(await player.connection.request(request), request[0]).toMatchObject({ ok: false });
  await ask('notices', token!, 'POST', { endpoint: `https://push.example.org/${TEXT}`, keys: { p256dh: TEXT, auth: TEXT } });
  expect(await player.connection.request(['act', 0, player.choose()])).toMatchObject({ ok: true });
  await other.until(() => other.scene.passages.length === 1);
  const told = [...heard, ...devices[1]!.heard, ...lesson.desk.heard];
  for (const text of [await keptOf(id), ...told]) expect(text.toLowerCase()).not.toContain('stupid');
  // Phrases are those that are offered: with any other the connection is closed.
  const rude = new Player(house.url, four, id, token!, 0);
  await rude.until(() => rude.scene.isPresent);
  void rude.connection.request(['say', TEXT as never]);
  await rude.until(() => rude.says.includes('malformed'), 'the end');
  expect(heard.join()).not.toContain(TEXT);
  for (const each of [player, other, rude]) each.close();
  lesson.close();
});

test('a pupil alone with a bot deletes no table of the class; the class does', async () => {
  const [lesson, [fox]] = await seated([[0]]);
  const { id, token } = fox!.view.table!;
  expect(await ask(`tables/${id}`, token!, 'DELETE')).toMatchObject({ status: 403, body: { problem: { at: 'class' } } });
  expect((await ask(`tables/${id}/me`, token!, 'DELETE')).status).toBe(204);
  expect(await house.online.store.load(id)).toBeDefined();
  expect((await ask(`classes/${lesson.id}`, lesson.teacherToken, 'DELETE')).status).toBe(204);
  expect(await house.online.store.load(id)).toBeUndefined();
  lesson.close();
});
