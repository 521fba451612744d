import { findGame as findManifest, GAMES, loadBots } from '@stolik/games/games';
import { WATCHER } from '@stolik/kernel/game';
import { canonicalJson } from '@stolik/kernel/json';
import { parseLog, replay } from '@stolik/kernel/log';
import { findRung, isSeer } from '@stolik/search/book';
import { levelNow } from '@stolik/search/manifest';
import { checkChance } from '@stolik/table/fair';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OFFERS } from '../../src/games.ts';
import { addAddresses } from '../../src/http/addresses.ts';
import { call, openHouse, openSeated, Player, type TestHouse } from './house.ts';
import { findGame } from './offers.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test.each([
  ['micropul', 2, {}],
  ['circuit', 3, {}],
  ['golems6', 2, { scenario: 'cross' }],
  ['golems4', 2, {}],
  ['connect-four', 2, {}],
])('%s is played over the network to the end by %i people with a spectator', async (id, seats, options) => {
  const game = findGame(id);
  const { table, tokens } = await openSeated(house.url, id, seats, { options });
  const watcher = new Player(house.url, game, table, '', 0);
  const players = tokens.map((token, seat) => new Player(house.url, game, table, token, seat + 1));
  await Promise.all([...players, watcher].map((player) => player.until(() => player.isOver, 'the end')));
  const log = await fetch(`${house.url}/api/tables/${table}/log`).then((response) => response.text());
  const read = parseLog(log);
  if (!read.ok) throw new Error(read.problem.says);
  const replayed = replay(game, read.value);
  if (!replayed.ok) throw new Error(replayed.problem.says);
  for (const player of [...players, watcher]) {
    expect(canonicalJson(player.scene.world)).toBe(canonicalJson(replayed.value.state));
    expect(player.scene.passages).toHaveLength(replayed.value.steps);
    expect(player.answers.every((answer) => answer.ok || answer.code === 'stale')).toBe(true);
  }
  expect(watcher.scene.viewer).toBe(WATCHER);
  expect(checkChance(game, read.value, read.value.chance!)).toMatchObject({ ok: true });
  expect(read.value.chance?.salts.every((salt) => salt.length === 32)).toBe(true);
  for (const player of [...players, watcher]) player.close();
});

test('whoever comes in the middle, or comes again, sees the same as those who stayed', async () => {
  const game = findGame('circuit');
  const { table, tokens } = await openSeated(house.url, 'circuit', 2);
  const players = tokens.map((token, seat) => new Player(house.url, game, table, token, seat + 5));
  const [first, second] = players as [Player, Player];
  await first.until(() => first.scene.decision > 3, 'four decisions');
  for (const player of players) player.plays = false;
  await first.until(() => first.scene.version === second.scene.version, 'both the same');
  const late = new Player(house.url, game, table, tokens[0]!, 1);
  late.plays = false;
  const present = new Player(house.url, game, table, tokens[0]!, 1, undefined, false);
  present.plays = false;
  await Promise.all(
    [late, present].map((one) => one.until(() => one.connection.scene?.version === first.scene.version, 'the present')),
  );
  expect(canonicalJson(late.scene.world)).toBe(canonicalJson(first.scene.world));
  expect(canonicalJson(late.scene.passages)).toBe(canonicalJson(first.scene.passages));
  expect(canonicalJson(present.scene.world)).toBe(canonicalJson(first.scene.world));
  expect(late.scene.decision).toBe(first.scene.decision);
  expect(present.scene.passages).toHaveLength(0);
  for (const player of [...players, late, present]) player.close();
});

test('a bot plays in a third seat, and a stand-in for who leaves; the seat is taken back', async () => {
  const game = findGame('circuit');
  const request = { game: 'circuit', seats: ['me', 'open', { bot: 'greedy' }], name: 'Ola' };
  const { body: opened } = await call(house.url, '/api/tables', request);
  const { body: joined } = await call(house.url, `/api/tables/${opened.code}/join`, { name: 'Ewa' });
  const [ola, ewa] = [opened, joined].map(({ token }, seat) => new Player(house.url, game, opened.table, token, seat + 9)) as [
    Player,
    Player,
  ];
  await ola.until(() => ola.scene.passages.some(({ actor }) => actor === 2), 'a move of the bot');
  ewa.plays = false;
  expect(await ewa.connection.request(['leave'])).toMatchObject({ ok: true });
  expect(ewa.scene.room.seats[1]).toMatchObject({ kind: 'person', standIn: '2' });
  const before = ola.scene.passages.filter(({ actor }) => actor === 1).length;
  await ola.until(() => ola.scene.passages.filter(({ actor }) => actor === 1).length > before, 'a move of the stand-in');
  expect(await ewa.connection.request(['back'])).toMatchObject({ ok: true });
  ewa.plays = true;
  ewa.act();
  await Promise.all([ola, ewa].map((player) => player.until(() => player.isOver, 'the end')));
  for (const player of [ola, ewa]) player.close();
});

test('bots are offered by number, and their former names are still taken', async () => {
  const response = await fetch(`${house.url}/api/games`);
  const offered = (await response.json()) as { id: string; levels: string[] }[];
  for (const { id } of GAMES) {
    expect(offered.find((each) => each.id === id)?.levels).toEqual(['1', '2', '3', '4', '5', '6']);
    const opened = await call(house.url, '/api/tables', { game: id, seats: ['me', { bot: 'random' }], name: 'Ola' });
    expect(opened, id).toMatchObject({ status: 201 });
  }
});

test('sparring partners sit down where the game has them, and nowhere else', async () => {
  const at = (game: string, bot: string) => call(house.url, '/api/tables', { game, seats: ['me', { bot }], name: 'Ola' });
  for (const game of ['golems6', 'golems4'])
    for (const bot of ['statue', 'copycat']) expect(await at(game, bot), game).toMatchObject({ status: 201 });
  expect(await at('micropul', 'statue')).toMatchObject({ status: 400, body: { problem: { at: 'seats' } } });
  expect(await at('golems6', 'dragon')).toMatchObject({ status: 400, body: { problem: { at: 'seats' } } });
});

test('among strangers nobody brings texts of their own, not even inside a scenario', async () => {
  const request = { game: 'golems6', seats: ['me', 'open'], name: 'Merry Fox', isOpen: true };
  const listed = await call(house.url, '/api/tables', { ...request, options: { scenario: 'cross' } });
  expect(listed).toMatchObject({ status: 201 });
  const own = await call(house.url, '/api/tables', { ...request, options: { scenario: { title: 'call me at …' } } });
  expect(own).toMatchObject({ status: 400, body: { problem: { at: 'options' } } });
});

test('only the machine itself is told where its network finds it', async () => {
  const app = Fastify();
  addAddresses(app, () => ['http://192.168.1.5:8080/']);
  const ask = async (host: string, remoteAddress: string): Promise<unknown> =>
    (await app.inject({ url: '/api/addresses', headers: { host }, remoteAddress })).json();
  expect(await ask('localhost:8080', '127.0.0.1')).toEqual(['http://192.168.1.5:8080/']);
  expect(await ask('stolik.example', '127.0.0.1')).toEqual([]);
  expect(await ask('localhost:8080', '192.168.1.7')).toEqual([]);
});

test('every level that is offered has a bot, also by its former name', async () => {
  for (const { game, levels, sparring = [], former = [] } of OFFERS) {
    const manifest = findManifest(game.id)!;
    const book = await loadBots(game.id);
    for (const level of [...levels, ...sparring, ...former]) {
      const rung = findRung(book, levelNow(manifest, level));
      expect(rung && !isSeer(rung), `${game.id} ${level}`).toBe(true);
    }
  }
});
