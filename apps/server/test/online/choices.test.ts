import { canonicalJson } from '@stolik/kernel/json';
import { parseLog, replay } from '@stolik/kernel/log';
import { checkChance } from '@stolik/table/fair';
import type { Room } from '@stolik/wire/room';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, openHouse, Player, type TestHouse } from './house.ts';
import { findGame } from './offers.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const SALT = '00ff';
const open = async (body: object) => (await call(house.url, '/api/tables', { name: 'Ola', salt: SALT, ...body })).body;
const join = (code: string, body: object) => call(house.url, `/api/tables/${code}/join`, { salt: SALT, ...body });
/** By code while people gather, by id always. */
const roomOf = async (table: string): Promise<Room> => (await call(house.url, `/api/tables/${table}`)).body.room;
const coloursAt = async (code: string) => (await roomOf(code)).seats.map(({ colour }) => colour);

test('[C2.1] everybody takes a colour that nobody has; what is proposed for a free seat can be taken', async () => {
  const { code } = await open({ game: 'circuit', seats: ['me', 'open', 'open', { bot: 'greedy' }], colours: ['blue', 'red'] });
  expect(await coloursAt(code)).toEqual(['blue', 'red', 'green', 'yellow']);
  expect(await join(code, { name: 'Ewa', seat: 2, colour: 'blue' })).toMatchObject({
    status: 409,
    body: { problem: { at: 'choice' } },
  });
  expect(await join(code, { name: 'Ewa', seat: 2, colour: 'yellow' })).toMatchObject({ status: 409 });
  expect(await join(code, { name: 'Ewa', seat: 2, colour: 'mauve' })).toMatchObject({
    status: 400,
    body: { problem: { at: 'colour' } },
  });
  expect(await join(code, { name: 'Ewa', seat: 2, colour: 'green' })).toMatchObject({ status: 201 });
  expect(await coloursAt(code)).toEqual(['blue', 'green', 'red', 'yellow']);
  expect((await open({ game: 'circuit', seats: ['me', 'open'], colours: ['mauve'] })).problem.at).toBe('colours');
});

test('a colour is changed while people come, and stays with the table', async () => {
  const game = findGame('micropul');
  const opened = await open({ game: 'micropul', seats: ['me', 'open'] });
  const ola = new Player(house.url, game, opened.table, opened.token, 1);
  await ola.until(() => ola.connection.scene?.isPresent === true, 'the table');
  expect(await ola.connection.request(['colour', 'mauve'])).toMatchObject({ ok: false, code: 'stale' });
  expect(await ola.connection.request(['colour', 'yellow'])).toMatchObject({ ok: true });
  expect(await coloursAt(opened.code)).toEqual(['yellow', 'blue']);
  await join(opened.code, { name: 'Ewa' });
  expect(await ola.connection.request(['colour', 'red'])).toMatchObject({ ok: false, code: 'not-now' });
  expect(house.online.tables.findGame('micropul')).toBeDefined();
  expect((await roomOf(opened.table)).seats).toMatchObject([{ colour: 'yellow' }, { name: 'Ewa', colour: 'blue' }]);
  ola.close();
});

test('[G6.2.1] everybody chooses who they lead among those left, or leaves it to chance; all see the same', async () => {
  const game = findGame('golems6');
  const opened = await open({
    game: 'golems6',
    options: { scenario: 'cross' },
    seats: ['me', 'open', 'open'],
    leads: ['random', '', ''],
  });
  const [, two, three] = game.leads!.of({ scenario: 'cross' }, 3);
  const ola = new Player(house.url, game, opened.table, opened.token, 1);
  ola.plays = false;
  await ola.until(() => ola.connection.scene?.isPresent === true, 'the table');
  // What is proposed for a free seat is free; who was to have it gets the other.
  const ewa = await join(opened.code, { name: 'Ewa', seat: 2, lead: three });
  expect(ewa.status).toBe(201);
  expect((await roomOf(opened.code)).options['golems']).toMatchObject([expect.anything(), three, two]);
  await ola.until(() => ola.scene.room.leads?.[1] === three && ola.scene.isPresent, 'the choice of the other');
  expect(game.view(ola.scene.world, 0)).toMatchObject({ golems: [{}, { type: three }, { type: two }] });
  expect(await join(opened.code, { name: 'Mila', seat: 3, lead: three })).toMatchObject({
    status: 409,
    body: { problem: { at: 'choice' } },
  });
  expect(await join(opened.code, { name: 'Mila', seat: 3, lead: 'wizard' })).toMatchObject({ status: 409 });
  const mila = await join(opened.code, { name: 'Mila', seat: 3, lead: 'random' });
  expect(mila.status).toBe(201);
  const room = await roomOf(opened.table);
  const led = game.leads!.of(room.options, 3);
  expect(room.phase).toBe('playing');
  expect(new Set(led).size).toBe(led.length);
  expect(led[1]).toBe(three);
  const players = [ewa, mila].map(({ body }, seat) => new Player(house.url, game, opened.table, body.token, seat + 2));
  ola.plays = true;
  ola.act();
  for (const player of [ola, ...players]) await player.until(() => player.isOver, 'the end');
  const log = parseLog(await fetch(`${house.url}/api/tables/${opened.table}/log`).then((response) => response.text()));
  if (!log.ok) throw new Error(log.problem.says);
  const replayed = replay(game, log.value);
  if (!replayed.ok) throw new Error(replayed.problem.says);
  for (const player of [ola, ...players]) {
    expect(canonicalJson(player.scene.world)).toBe(canonicalJson(replayed.value.state));
    expect(player.scene.passages).toHaveLength(replayed.value.steps);
    player.close();
  }
  expect(checkChance(game, log.value, log.value.chance!)).toMatchObject({ ok: true });
});

test('[G6.2.1] the host lets the youngest choose first: the others wait, and the game with them', async () => {
  const game = findGame('golems4');
  const opened = await open({ game: 'golems4', seats: ['me', 'open'], first: 2 });
  const ola = new Player(house.url, game, opened.table, opened.token, 1);
  ola.plays = false;
  await ola.until(() => ola.connection.scene?.isPresent === true, 'the table');
  expect(await ola.connection.request(['lead', 'red'])).toMatchObject({ ok: false, code: 'not-now' });
  const kasia = await join(opened.code, { name: 'Kasia' });
  const child = new Player(house.url, game, opened.table, kasia.body.token, 2);
  child.plays = false;
  await child.until(() => child.connection.scene?.isPresent === true, 'the table');
  expect(child.scene.room).toMatchObject({ phase: 'gathering', first: 1, leads: ['', ''] });
  expect(await child.connection.request(['first', 0])).toMatchObject({ ok: false, code: 'not-yours' });
  expect(await child.connection.request(['lead', 'yellow'])).toMatchObject({ ok: true });
  expect(await ola.connection.request(['lead', 'yellow'])).toMatchObject({ ok: false, code: 'stale' });
  expect(await ola.connection.request(['lead', 'green'])).toMatchObject({ ok: true });
  await child.until(() => child.scene.room.phase === 'playing', 'the game');
  expect(child.scene.room.options['golems']).toEqual(['green', 'yellow']);
  for (const player of [ola, child]) player.close();
});
