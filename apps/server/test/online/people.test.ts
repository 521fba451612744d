import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { QUESTION_LASTS } from '@stolik/table/questions';
import type { RoomSeat } from '@stolik/wire/room';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answered, call, misspelt, openHouse, openSeated, Player, START, type TestHouse } from './house.ts';
import { findGame } from './offers.ts';

let house: TestHouse;
let now = START;
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

const takeBack = async (token: string): Promise<Answered> => {
  const init = { method: 'POST', headers: { authorization: `Bearer ${token}` } };
  const answer = await fetch(`${house.url}/api/seat/back`, init);
  return { status: answer.status, body: await answer.json() };
};
const isMine = async (token: string): Promise<boolean> =>
  (await call(house.url, '/api/mine', { tokens: [token] })).body[0] !== null;
const sitterAt = (player: Player, seat: number) => player.scene.room.seats[seat] as Extract<RoomSeat, { kind: 'person' }>;

async function playing(game: string, seats = 2): Promise<{ table: string; tokens: readonly string[]; players: Player[] }> {
  const { table, tokens } = await openSeated(house.url, game, seats);
  const players = tokens.map((token) => enter(game, table, token));
  await Promise.all(players.map((player) => player.until(() => player.scene.room.phase === 'playing' && player.scene.isPresent)));
  await players[0]!.until(() => players[0]!.scene.here.length === seats, 'everybody');
  return { table, tokens, players };
}

test('a seat comes back on another phone by its code; the old one is out, and strangers guess nothing', async () => {
  const { table, tokens, players } = await playing('connect-four');
  const [one, two] = players as [Player, Player];
  const own = await seatCodes(table, tokens[1]!);
  expect(own).toEqual([{ seat: 2, code: expect.stringMatching(/^[B-Z]{10}$/) }]);
  const { code } = own[0]!;
  expect(await take(code.slice(0, -1) + (code.endsWith('B') ? 'C' : 'B'))).toMatchObject({ status: 404 });
  expect(await take(code.slice(0, 6)), 'that of the table alone').toMatchObject({ status: 404 });
  // The phone is dead.
  two.close();
  await one.until(() => one.scene.here.length === 1, 'nobody there');
  const back = await take(`${code.slice(0, 6)}-${code.slice(6).toLowerCase()}`);
  expect(back).toMatchObject({ status: 201, body: { table, seat: 2, game: 'connect-four' } });
  const again = enter('connect-four', table, back.body.token);
  await again.until(() => again.scene.viewer === 1 && again.scene.room.seats[1]?.kind === 'person');
  expect(await isMine(tokens[1]!)).toBe(false);
  expect(await take(code), 'once').toMatchObject({ status: 404 });
  for (const player of [one, again]) player.close();
});

test('a host gets no code of another person’s seat, before the game or in it, whatever becomes of that seat', async () => {
  const opened = await call(house.url, '/api/tables', { game: 'micropul', seats: ['me', 'open'], name: 'Ann', salt: '' });
  const { table, code, token } = opened.body;
  const seats = async (): Promise<readonly number[]> => (await seatCodes(table, token)).map(({ seat }) => seat);
  const guest = await call(house.url, `/api/tables/${code}/join`, { name: 'Bob', salt: '' });
  expect(await seats()).toEqual([1]);
  const [ann, bob] = [enter('micropul', table, token), enter('micropul', table, guest.body.token)];
  await ann.until(() => ann.scene.here.length === 2);
  expect(await seats()).toEqual([1]);
  bob.close();
  await ann.until(() => ann.scene.here.length === 1);
  expect(await ann.connection.request(['free', 1])).toMatchObject({ ok: true });
  await ann.until(() => sitterAt(ann, 1).isFreed === true, 'the bot');
  expect(await seats()).toEqual([1]);
  // The bot plays until the guest is back: nobody else comes to that hand, and the guest’s own token is still good.
  expect(await isMine(guest.body.token)).toBe(true);
  const back = enter('micropul', table, guest.body.token);
  await back.until(() => back.scene.viewer === 1);
  expect(await back.connection.request(['back'])).toMatchObject({ ok: true });
  await ann.until(() => sitterAt(ann, 1).isFreed === undefined && sitterAt(ann, 1).standIn === undefined, 'the guest');
  for (const player of [ann, back]) player.close();
});

test('a bot’s seat is somebody’s by the code that the host has', async () => {
  const request = { game: 'micropul', seats: ['me', { bot: 'random' }], name: 'Ann', salt: '' };
  const { table, token } = (await call(house.url, '/api/tables', request)).body;
  const codes = await seatCodes(table, token);
  expect(codes.map(({ seat }) => seat)).toEqual([1, 2]);
  expect(await take(codes[1]!.code)).toMatchObject({ status: 400, body: { problem: { at: 'name' } } });
  const taken = await take(codes[1]!.code, 'Cy');
  expect(taken).toMatchObject({ status: 201, body: { seat: 2 } });
  const cy = enter('micropul', table, taken.body.token);
  await cy.until(() => cy.scene.isPresent && cy.scene.viewer === 1);
  expect(cy.scene.passages, 'the present alone').toEqual([]);
  cy.close();
});

test('who is connected is asked before their seat is freed or carried away: everybody hears it, and a no keeps it', async () => {
  const { table, tokens, players } = await playing('connect-four', 2);
  const [ann, bob] = players as [Player, Player];
  expect(await bob.connection.request(['free', 0])).toMatchObject({ code: 'not-yours' });
  expect(await ann.connection.request(['free', 1])).toMatchObject({ ok: true });
  await bob.until(() => bob.scene.room.question?.kind === 'free', 'the question');
  expect(sitterAt(bob, 1).standIn).toBeUndefined();
  expect(await bob.connection.request(['answer', bob.scene.room.question!.id, 0])).toMatchObject({ ok: true });
  await ann.until(() => ann.scene.room.question === undefined);
  const { code } = (await seatCodes(table, tokens[1]!))[0]!;
  expect(await take(code)).toEqual({ status: 202, body: { ends: QUESTION_LASTS } });
  await ann.until(() => ann.scene.room.question?.kind === 'carry', 'all to hear it');
  expect(ann.scene.room.question).toMatchObject({ seat: 1, whom: [1] });
  expect(JSON.stringify(ann.scene.room)).not.toContain(code);
  expect((await take(code)).status).toBe(202);
  await bob.connection.request(['answer', bob.scene.room.question!.id, 0]);
  expect(await take(code)).toMatchObject({ status: 409, body: { problem: { at: 'refused' } } });
  expect(await isMine(tokens[1]!)).toBe(true);
  for (const player of players) player.close();
});

test('silence moves a seat after half a minute; whoever lost it takes it back, and the one who had it is out', async () => {
  const { table, tokens, players } = await playing('micropul');
  const [ann, bob] = players as [Player, Player];
  const { code } = (await seatCodes(table, tokens[1]!))[0]!;
  expect((await take(code)).status).toBe(202);
  now += QUESTION_LASTS;
  const carried = await take(code);
  expect(carried).toMatchObject({ status: 201, body: { seat: 2 } });
  await ann.until(() => sitterAt(ann, 1).moves === 1, 'all to see it');
  expect([await isMine(tokens[1]!), await isMine(carried.body.token)]).toEqual([false, true]);
  expect((await takeBack(carried.body.token)).status, 'it has it').toBe(403);
  const back = await takeBack(tokens[1]!);
  expect(back).toMatchObject({ status: 201, body: { table, seat: 2, game: 'micropul' } });
  expect(await isMine(carried.body.token)).toBe(false);
  expect((await takeBack(carried.body.token)).status).toBe(403);
  expect((await takeBack(misspelt(tokens[1]!))).status).toBe(403);
  expect((await takeBack(tokens[0]!)).status, 'nothing was taken from this one').toBe(403);
  const again = enter('micropul', table, back.body.token);
  await again.until(() => again.scene.viewer === 1 && again.scene.isPresent);
  for (const player of [ann, bob, again]) player.close();
});

test('two change places before the game, and their pages come to the new ones by themselves', async () => {
  const opened = await call(house.url, '/api/tables', { game: 'circuit', seats: ['me', 'open', 'open'], name: 'Ada' });
  const joined = await call(house.url, `/api/tables/${opened.body.code}/join`, { name: 'Bo' });
  const { table } = opened.body;
  const [ada, bo] = [opened, joined].map(({ body }) => enter('circuit', table, body.token)) as [Player, Player];
  await Promise.all([ada, bo].map((player) => player.until(() => player.scene.isPresent)));
  expect(await ada.connection.request(['swap', 0, 1])).toMatchObject({ ok: true });
  await bo.until(() => bo.scene.viewer === 0, 'the other place');
  await ada.until(() => ada.scene.viewer === 1 && ada.scene.room.host === 1, 'the other place');
  expect(await ada.connection.request(['free', 0])).toMatchObject({ ok: true });
  await ada.until(() => ada.scene.room.seats[0]?.kind === 'open');
  ada.close();
  bo.close();
});

test('those who look on are sent away and not let in while the people of a table want nobody', async () => {
  const { table, tokens } = await openSeated(house.url, 'connect-four', 2);
  const [one, watcher] = [enter('connect-four', table, tokens[0]!), enter('connect-four', table, '')];
  await one.until(() => one.scene.watchers === 1, 'somebody to look on');
  expect(await one.connection.request(['door', 1])).toMatchObject({ ok: true });
  await one.until(() => one.scene.watchers === 0 && one.scene.room.isShut === true, 'nobody to look on');
  expect(await call(house.url, `/api/tables/${table}`)).toMatchObject({ status: 403, body: { problem: { at: 'door' } } });
  await one.connection.request(['resign']);
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
  await one.connection.request(['act', 0, 'drop a']);
  await one.connection.request(['undo']);
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
  await one.connection.request(['resign']);
  await one.connection.request(['again']);
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
  for (const seat of [0, 1, 2]) await live.request(seat, ['resign', `r${seat}`]);
  await house.online.tables.again(live, 0, 'again');
  const code = live.session.rematch!;
  const sit = (from: string | undefined): Promise<Answered> => call(house.url, `/api/tables/${code}/join`, { from });
  expect(await sit(tokens[0])).toMatchObject({ status: 201, body: { seat: 2 } });
  const next = (await house.online.tables.find(live.session.rematchTable!))!;
  expect(await next.request(1, ['swap', 's', 0, 2])).toMatchObject({ ok: true });
  expect(await sit(tokens[2])).toMatchObject({ status: 201, body: { seat: 3 } });
  expect(await sit(tokens[1])).toMatchObject({ status: 201, body: { seat: 1 } });
  expect(table).not.toBe(next.session.id);
});

test('time in which no server was there is nobody’s', async () => {
  const data = mkdtempSync(join(tmpdir(), 'stolik-outage-'));
  let time = START;
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
