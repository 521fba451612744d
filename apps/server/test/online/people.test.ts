import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { QUESTION_LASTS } from '@stolik/table/questions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answered, call, openHouse, openSeated, Player, type TestHouse } from './house.ts';
import { findGame } from './offers.ts';

let house: TestHouse;
let now = Date.now();
beforeAll(async () => {
  house = await openHouse({ now: () => now });
});
afterAll(() => house.close());

const enter = (game: string, table: string, token: string, url = house.url): Player => {
  const player = new Player(url, findGame(game), table, token, 1);
  player.plays = false;
  return player;
};

async function seatCodes(table: string, token: string): Promise<readonly { seat: number; code: string }[]> {
  const answer = await fetch(`${house.url}/api/tables/${table}/seats`, { headers: { authorization: `Bearer ${token}` } });
  return answer.json() as Promise<readonly { seat: number; code: string }[]>;
}

const take = (code: string, name?: string): Promise<Answered> => call(house.url, '/api/seat', { code, ...(name && { name }) });

test('a seat comes back on another phone by its code; the old one is out, and strangers guess nothing', async () => {
  const { table, tokens } = await openSeated(house.url, 'connect-four', 2);
  const [one, two] = tokens.map((token) => enter('connect-four', table, token)) as [Player, Player];
  await two.until(() => two.scene.room.phase === 'playing');
  const own = await seatCodes(table, tokens[1]!);
  expect(own).toEqual([{ seat: 2, code: expect.stringMatching(/^[B-Z]{10}$/) }]);
  expect(
    (await seatCodes(table, tokens[0]!)).map(({ seat }) => seat),
    'the host keeps all',
  ).toEqual([1, 2]);
  const { code } = own[0]!;
  expect(await take(code.slice(0, -1) + (code.endsWith('B') ? 'C' : 'B'))).toMatchObject({ status: 404 });
  expect(await take(code.slice(0, 6)), 'that of the table alone').toMatchObject({ status: 404 });
  const back = await take(`${code.slice(0, 6)}-${code.slice(6).toLowerCase()}`);
  expect(back).toMatchObject({ status: 201, body: { table, seat: 2, game: 'connect-four' } });
  const again = enter('connect-four', table, back.body.token);
  await again.until(() => again.scene.viewer === 1 && again.scene.room.seats[1]?.kind === 'person');
  expect(await call(house.url, '/api/mine', { tokens: [tokens[1]] })).toMatchObject({ body: [null] });
  expect(await take(code), 'once').toMatchObject({ status: 404 });
  for (const player of [one, two, again]) player.close();
});

test('the host frees a seat of a running game and gives it to somebody else, who is not shown what it held before', async () => {
  const { table, tokens } = await openSeated(house.url, 'micropul', 2);
  const players = tokens.map((token) => enter('micropul', table, token));
  const [one, two] = players as [Player, Player];
  await Promise.all(players.map((player) => player.until(() => player.scene.room.phase === 'playing' && player.scene.isPresent)));
  expect(two.scene.passages.length).toBeGreaterThan(0);
  expect(await two.connection.wish(['free', 0])).toMatchObject({ code: 'not-yours' });
  expect(await one.connection.wish(['free', 1])).toMatchObject({ ok: true });
  await one.until(() => {
    const sitter = one.scene.room.seats[1];
    return sitter?.kind === 'person' && sitter.standIn !== undefined;
  }, 'a bot in the seat');
  expect(await call(house.url, '/api/mine', { tokens: [tokens[1]] })).toMatchObject({ body: [null] });
  const { code } = (await seatCodes(table, tokens[0]!))[1]!;
  const taken = await take(code, 'Cy');
  expect(taken.status).toBe(201);
  const next = enter('micropul', table, taken.body.token);
  await next.until(() => next.scene.isPresent, 'the present');
  expect(next.scene.passages.filter((_, index) => index < one.scene.passages.length - 1)).toHaveLength(0);
  await one.until(() => (one.scene.room.seats[1] as { name?: string }).name === 'Cy', 'everybody to see it');
  for (const player of [...players, next]) player.close();
});

test('two change places before the game, and their pages come to the new ones by themselves', async () => {
  const opened = await call(house.url, '/api/tables', { game: 'circuit', seats: ['me', 'open', 'open'], name: 'Ada' });
  const joined = await call(house.url, `/api/tables/${opened.body.code}/join`, { name: 'Bo' });
  const { table } = opened.body;
  const [ada, bo] = [opened, joined].map(({ body }) => enter('circuit', table, body.token)) as [Player, Player];
  await Promise.all([ada, bo].map((player) => player.until(() => player.scene.isPresent)));
  expect(await ada.connection.wish(['swap', 0, 1])).toMatchObject({ ok: true });
  await bo.until(() => bo.scene.viewer === 0, 'the other place');
  await ada.until(() => ada.scene.viewer === 1 && ada.scene.room.host === 1, 'the other place');
  expect(await ada.connection.wish(['free', 0])).toMatchObject({ ok: true });
  await ada.until(() => ada.scene.room.seats[0]?.kind === 'open');
  ada.close();
  bo.close();
});

test('those who look on are sent away and not let in while the people of a table want nobody', async () => {
  const { table, tokens } = await openSeated(house.url, 'connect-four', 2);
  const [one, watcher] = [enter('connect-four', table, tokens[0]!), enter('connect-four', table, '')];
  await one.until(() => one.scene.watchers === 1, 'somebody to look on');
  expect(await one.connection.wish(['door', 1])).toMatchObject({ ok: true });
  await one.until(() => one.scene.watchers === 0 && one.scene.room.isShut === true, 'nobody to look on');
  expect(await call(house.url, `/api/tables/${table}`)).toMatchObject({ status: 403, body: { problem: { at: 'door' } } });
  await one.connection.wish(['resign']);
  await one.until(() => one.scene.room.phase === 'over');
  expect(await call(house.url, `/api/tables/${table}/log`)).toMatchObject({ status: 403 });
  const own = await fetch(`${house.url}/api/tables/${table}/log`, { headers: { authorization: `Bearer ${tokens[0]}` } });
  expect(own.status).toBe(200);
  watcher.close();
  one.close();
});

test('a question that nobody answers is over after a while, for everybody', async () => {
  const { table, tokens } = await openSeated(house.url, 'connect-four', 2);
  const [one, two] = tokens.map((token) => enter('connect-four', table, token)) as [Player, Player];
  await one.until(() => one.isAsked());
  await one.connection.wish(['act', 0, 'drop a']);
  await one.connection.wish(['undo']);
  await two.until(() => two.scene.room.question !== undefined, 'the question');
  expect(two.scene.room.question).toMatchObject({ whom: [1], ends: QUESTION_LASTS });
  now += QUESTION_LASTS;
  await two.until(() => two.scene.room.question === undefined, 'its end', 10_000);
  expect(two.scene.passages).toHaveLength(1);
  one.close();
  two.close();
});

test('a rematch says whom it waits for, and takes others when they do not come', async () => {
  const { table, tokens } = await openSeated(house.url, 'connect-four', 2);
  const one = enter('connect-four', table, tokens[0]!);
  await one.until(() => one.scene.room.phase === 'playing');
  await one.connection.wish(['resign']);
  await one.connection.wish(['again']);
  await one.until(() => one.scene.room.rematch !== undefined);
  const { rematch: code, rematchTable } = one.scene.room;
  const { room } = (await call(house.url, `/api/tables/${rematchTable}`)).body;
  expect(room.seats).toMatchObject([{ keptFor: 'Guest 1' }, { keptFor: 'Anna' }]);
  expect(room.kept).toBe(90_000);
  expect(await call(house.url, `/api/tables/${code}/join`, { from: tokens[0] })).toMatchObject({
    status: 201,
    body: { seat: 2 },
  });
  expect(await call(house.url, `/api/tables/${code}/join`, { from: tokens[0] }), 'one seat each').toMatchObject({ status: 409 });
  expect(await call(house.url, `/api/tables/${code}/join`, { name: 'Cy' })).toMatchObject({ status: 400 });
  now += 90_000;
  expect(await call(house.url, `/api/tables/${code}/join`, { name: 'Cy' })).toMatchObject({ status: 201, body: { seat: 1 } });
  one.close();
});

test('a kept seat is found wherever the host of the rematch has moved it', async () => {
  const { table, tokens } = await openSeated(house.url, 'circuit', 3);
  const { table: live } = (await house.online.tables.findPlace(tokens[0]!))!;
  for (const seat of [0, 1, 2]) await live.wish(seat, ['resign', `r${seat}`]);
  await house.online.tables.again(live, 0, 'again');
  const code = live.session.rematch!;
  const sit = (from: string | undefined): Promise<Answered> => call(house.url, `/api/tables/${code}/join`, { from });
  expect(await sit(tokens[0])).toMatchObject({ status: 201, body: { seat: 2 } });
  const next = (await house.online.tables.find(live.session.rematchTable!))!;
  expect(await next.wish(1, ['swap', 's', 0, 2])).toMatchObject({ ok: true });
  expect(await sit(tokens[2])).toMatchObject({ status: 201, body: { seat: 3 } });
  expect(await sit(tokens[1])).toMatchObject({ status: 201, body: { seat: 1 } });
  expect(table).not.toBe(next.session.id);
});

test('time in which no server was there is nobody’s', async () => {
  const data = mkdtempSync(join(tmpdir(), 'stolik-outage-'));
  let time = Date.now();
  const open = (): Promise<TestHouse> => openHouse({ data, now: () => time });
  const first = await open();
  const { table, tokens } = await openSeated(first.url, 'connect-four', 2, { pace: { minutes: 1, seconds: 0 } });
  time += 10_000;
  await first.close();
  time += 75_000;
  const second = await open();
  const one = enter('connect-four', table, tokens[0]!, second.url);
  await one.until(() => one.scene.isPresent);
  expect(one.scene.room).toMatchObject({ clocks: [50_000, 60_000], running: [0], seats: [{ name: 'Anna' }, {}] });
  expect(one.scene.room.seats[0]).not.toHaveProperty('standIn');
  one.close();
  await second.close();
  rmSync(data, { recursive: true, force: true });
});
