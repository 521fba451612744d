import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canonicalJson } from '@stolik/kernel/json';
import { parseLog, replay } from '@stolik/kernel/log';
import { checkChance } from '@stolik/table/fair';
import { finishedIn, type GamesFile } from '@stolik/table/games-file';
import { openFilm, readFilm } from '@stolik/wire/film';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { LocalBus } from '../../src/bus/local.ts';
import { SqliteStore } from '../../src/store/sqlite.ts';
import { call, misspelt, openHouse, Player, salt, type TestHouse } from './house.ts';
import { findGame } from './offers.ts';

/** Reaches both servers, as NATS does. */
class Between extends LocalBus {
  override readonly kind = 'between' as never;
}

const data = mkdtempSync(join(tmpdir(), 'stolik-own-'));
const shared = { store: new SqliteStore(join(data, 'stolik.sqlite')), bus: new Between() };
let house: TestHouse;
let other: TestHouse;
beforeAll(async () => {
  house = await openHouse({ data, shared });
  other = await openHouse({ data, shared });
});
afterAll(async () => {
  await house.close();
  await other.close();
  await shared.store.close();
  rmSync(data, { recursive: true });
});

interface Seated {
  readonly table: string;
  readonly tokens: readonly string[];
}

async function sit(game: string, names: readonly string[], more: object = {}): Promise<Seated> {
  const [first, ...others] = names;
  const seats = ['me', ...others.map(() => 'open')];
  const opened = await call(house.url, '/api/tables', { game, seats, name: first, salt: salt(), ...more });
  const tokens = [opened.body.token];
  for (const name of others) {
    const joined = await call(house.url, `/api/tables/${opened.body.code}/join`, { name, salt: salt() });
    tokens.push(joined.body.token);
  }
  return { table: opened.body.table, tokens };
}

const forget = async (table: string, token: string, url = house.url): Promise<number> =>
  (await fetch(`${url}/api/tables/${table}/me`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } })).status;

const stored = async (table: string): Promise<string> => (await shared.store.load(table))?.entries.join('\n') ?? '';

const player = (game: string, table: string, token: string, seed = 1, url = house.url): Player =>
  new Player(url, findGame(game), table, token, seed);

/** A game of two that is over. */
async function finished(game: string, names: readonly string[]): Promise<Seated> {
  const seated = await sit(game, names);
  const players = seated.tokens.map((token, seat) => player(game, seated.table, token, seat + 1));
  await Promise.all(players.map((each) => each.until(() => each.isOver, 'the end')));
  for (const each of players) each.close();
  return seated;
}

const keys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: Buffer.alloc(16, 7).toString('base64url'),
};

async function subscribe(token: string, endpoint: string): Promise<void> {
  const response = await fetch(`${house.url}/api/notices`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ endpoint, keys }),
  });
  expect(response.status).toBe(204);
}

test('a guest deletes their part of a finished game: name, token and notices are gone, the game and its proof stay', async () => {
  const game = findGame('micropul');
  const { table, tokens } = await finished('micropul', ['Brunhilde', 'Zdzisława']);
  const push = (name: string): string => `https://fcm.googleapis.com/${table}/${name}`;
  await subscribe(tokens[0]!, push('host'));
  await subscribe(tokens[1]!, push('guest'));
  const before = (await call(house.url, `/api/tables/${table}/log`)).body;
  expect(before.names).toEqual(['Brunhilde', 'Zdzisława']);
  // The host looks on at the other server.
  const host = player('micropul', table, tokens[0]!, 1, other.url);
  await host.until(() => true);
  const version = host.scene.version;

  expect(await forget(table, tokens[1]!)).toBe(204);
  await host.until(() => host.scene.version > version, 'the news');
  expect(host.scene.room.seats).toMatchObject([
    { kind: 'person', name: 'Brunhilde' },
    { kind: 'person', name: 'Guest 2', isForgotten: true },
  ]);
  expect(await stored(table)).not.toContain('Zdzisława');
  expect(await stored(table)).toContain('Brunhilde');
  expect((await shared.store.subscriptions(table)).map(({ endpoint }) => endpoint)).toEqual([push('host')]);

  const after = await call(other.url, `/api/tables/${table}/log`);
  expect(after.body).toEqual({ ...before, names: ['Brunhilde', 'Guest 2'] });
  const log = parseLog(JSON.stringify(after.body));
  if (!log.ok) throw new Error(log.problem.says);
  expect(replay(game, log.value)).toMatchObject({ ok: true });
  expect(checkChance(game, log.value, log.value.chance!)).toMatchObject({ ok: true });

  // Whoever reads it again finds the same, and the past can be told from the start.
  const spectator = player('micropul', table, '');
  await spectator.until(() => spectator.scene.isPresent);
  expect(spectator.scene.room.seats[1]).toMatchObject({ name: 'Guest 2' });
  expect(spectator.scene.passages.length).toBe(log.value.steps.length);
  expect((await call(house.url, '/api/mine', { tokens })).body).toMatchObject([{ seat: 1 }, null]);
  expect(await forget(table, tokens[1]!), 'the token is no good any more').toBe(403);
  for (const each of [host, spectator]) each.close();
});

test('in a game that goes on a bot plays there, and the others play to the end', async () => {
  const { table, tokens } = await sit('circuit', ['Brunhilde', 'Zdzisława', 'Cy']);
  const players = [0, 2].map((seat) => player('circuit', table, tokens[seat]!, seat + 1));
  const leaving = player('circuit', table, tokens[1]!, 9);
  await leaving.until(() => leaving.answers.length > 1, 'two moves');
  expect(await forget(table, tokens[1]!)).toBe(204);
  await Promise.all(players.map((each) => each.until(() => each.isOver, 'the end')));
  expect(players[0]!.scene.room.seats[1]).toMatchObject({ name: 'Guest 2', isForgotten: true });
  expect(await stored(table)).not.toContain('Zdzisława');
  for (const each of [...players, leaving]) each.close();
});

test('before the game the seat is free again, and nothing of the name is left', async () => {
  const { table, tokens } = await sit('micropul', ['Brunhilde', 'Zdzisława'], { seats: ['me', 'open', 'open'], game: 'circuit' });
  expect(await forget(table, tokens[1]!)).toBe(204);
  expect((await call(house.url, `/api/tables/${table}`)).body.room.seats[1].kind).toBe('open');
  expect(await stored(table)).not.toContain('Zdzisława');
});

test('nobody deletes somebody else', async () => {
  const { table, tokens } = await sit('micropul', ['Brunhilde', 'Zdzisława']);
  const elsewhere = await sit('micropul', ['Ola', 'Ewa']);
  for (const token of ['', 'nonsense', misspelt(tokens[0]!), elsewhere.tokens[0]!]) expect(await forget(table, token)).toBe(403);
  expect(await forget('nosuchtable1', tokens[0]!)).toBe(403);
  expect(await stored(table)).toContain('Zdzisława');
});

test('when everybody has gone so has the table', async () => {
  const { table, tokens } = await finished('micropul', ['Brunhilde', 'Zdzisława']);
  expect(await forget(table, tokens[0]!)).toBe(204);
  expect((await call(house.url, `/api/tables/${table}`)).body.room.host, 'the other one is the host').toBe(1);
  expect(await forget(table, tokens[1]!, other.url)).toBe(204);
  expect((await call(other.url, `/api/tables/${table}`)).status).toBe(404);
  expect(await shared.store.load(table)).toBeUndefined();
});

test('the next table of the same people keeps no seat for that name', async () => {
  const { table, tokens } = await finished('micropul', ['Brunhilde', 'Zdzisława']);
  const host = player('micropul', table, tokens[0]!);
  await host.until(() => true);
  expect(await host.connection.request(['again'])).toMatchObject({ ok: true });
  await host.until(() => host.scene.room.rematchTable !== undefined);
  const next = host.scene.room.rematchTable!;
  expect(await stored(next)).toContain('Zdzisława');
  expect(await forget(table, tokens[1]!)).toBe(204);
  expect(await stored(next)).not.toContain('Zdzisława');
  const { seats } = (await call(other.url, `/api/tables/${next}`)).body.room;
  expect(seats.filter((seat: { keptFor?: string }) => seat.keptFor !== undefined)).toMatchObject([{ keptFor: 'Brunhilde' }]);
  host.close();
});

const save = async (tokens: readonly string[]): Promise<GamesFile> => {
  const answer = await call(house.url, '/api/mine/games', { tokens });
  expect(answer.status).toBe(200);
  return answer.body;
};

test('all games of a person in one file: finished ones as logs, others as what their seat has seen', async () => {
  const over = await finished('micropul', ['Ola', 'Ewa']);
  const running = await sit('micropul', ['Ola', 'Ewa']);
  const gathering = await sit('circuit', ['Ola'], { seats: ['me', 'open'] });
  const players = running.tokens.map((token, seat) => player('micropul', running.table, token, seat + 1));
  await players[0]!.until(() => players[0]!.answers.length > 2, 'three moves');
  for (const each of players) each.plays = false;
  await players[0]!.until(() => players.every((each) => each.scene.version === players[0]!.scene.version));

  const file = await save([over.tokens[1]!, running.tokens[0]!, gathering.tokens[0]!, 'nonsense']);
  expect(file).toMatchObject({
    stolik: 'games',
    version: 1,
    games: [
      { table: over.table, seat: 2 },
      { table: running.table, seat: 1 },
    ],
  });
  const log = (await call(house.url, `/api/tables/${over.table}/log`)).body;
  expect(finishedIn(file)).toMatchObject({ ok: true, value: [{ number: 1, log }] });

  const game = findGame('micropul');
  const film = readFilm(file.games[1]!.film);
  if (!film.ok) throw new Error(film.problem.says);
  const shown = openFilm(game, film.value);
  if (!shown.ok) throw new Error(shown.problem.says);
  const { scene } = players[0]!;
  expect(film.value).toMatchObject({ viewer: 0, names: ['Ola', 'Ewa'] });
  expect(shown.value.steps).toHaveLength(scene.passages.length);
  // Not a bit more than what this seat was told on its own screen.
  expect(canonicalJson(shown.value.steps.at(-1)!.world)).toBe(canonicalJson(scene.world));
  for (const each of players) each.close();
});

test('who took a seat in the middle of a game gets its present and not its past', async () => {
  const { table, tokens } = await sit('micropul', ['Ola', 'Ewa']);
  const players = tokens.map((token, seat) => player('micropul', table, token, seat + 1));
  await players[0]!.until(() => players[0]!.answers.length > 1, 'two moves');
  for (const each of players) each.plays = false;
  const codes = await fetch(`${house.url}/api/tables/${table}/seats`, { headers: { authorization: `Bearer ${tokens[1]}` } });
  const [{ code }] = (await codes.json()) as [{ code: string }];
  // Somebody who is connected would be asked first.
  players[1]!.close();
  const carried = await vi.waitUntil(
    async () => {
      const answer = await call(house.url, '/api/seat', { code });
      return answer.status === 201 && answer;
    },
    { timeout: 60_000 },
  );
  const [saved] = (await save([carried.body.token])).games;
  expect(saved?.film).toMatchObject({ viewer: 1, steps: [] });
  for (const each of players) each.close();
});
