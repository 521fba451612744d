import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { AnyGame } from '@stolik/kernel/game';
import { parseLog, replay } from '@stolik/kernel/log';
import { unwrap } from '@stolik/kernel/result';
import { checkChance } from '@stolik/table/fair';
import { afterAll, expect, test, vi } from 'vitest';
import { NatsBus } from '../../src/bus/nats.ts';
import type { Offer } from '../../src/games.ts';
import { MIGRATIONS, SqliteStore } from '../../src/store/sqlite.ts';
import { NewerStore } from '../../src/store/store.ts';
import { withNats } from '../bus/nats.ts';
import { startNats } from '../bus/start-nats.ts';
import { startPostgres } from '../store/postgres.ts';
import { around, call, openHouse, openSeated, Player, salt } from './house.ts';
import { findGame, TEST_OFFERS } from './offers.ts';

/** Folders that servers of earlier versions have left; see the README beside them. */
const STORES = join(import.meta.dirname, 'stores');
const NAMES = readdirSync(STORES).flatMap((file) => (file.endsWith('.sql') ? [file.slice(0, -4)] : []));
const GAMES = ['micropul', 'circuit', 'golems6', 'golems4'];
/** They are old, and are not to be swept away for that. */
const FOR_EVER = { empty: 1e6, gathering: 1e6, playing: 1e6, over: 1e6, class: 1e6, 'empty-class': 1e6 };

interface Left {
  readonly key: string;
  readonly tables: Readonly<
    Record<string, { readonly table: string; readonly code: string; readonly tokens: readonly string[] }>
  >;
}

const folder = mkdtempSync(join(tmpdir(), 'stolik-upgrade-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function layOut(name: string, as = name): { readonly data: string; readonly left: Left } {
  const data = join(folder, as);
  const left = JSON.parse(readFileSync(join(STORES, `${name}.json`), 'utf8')) as Left;
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(join(data, 'key'), left.key, { mode: 0o600 });
  const db = new DatabaseSync(join(data, 'stolik.sqlite'));
  db.exec(readFileSync(join(STORES, `${name}.sql`), 'utf8'));
  db.close();
  return { data, left };
}

test('there is a store of every schema that was ever released', () => {
  const versions = NAMES.map((name) =>
    Number(/user_version = (\d+)/.exec(readFileSync(join(STORES, `${name}.sql`), 'utf8'))?.[1]),
  );
  // The first step and the second were released together.
  const released = Array.from({ length: MIGRATIONS.length - 1 }, (_, index) => index + 2);
  expect([...new Set(versions)].sort((a, b) => a - b)).toEqual(released);
});

test.each(NAMES)('%s: every table opens, is played to its end, and its log is proven', async (name) => {
  const { data, left } = layOut(name);
  const house = await openHouse({ data, retention: FOR_EVER });
  for (const id of GAMES) {
    const { table, tokens } = left.tables[id]!;
    const players = tokens.map((token, seat) => new Player(house.url, findGame(id), table, token, seat + 1));
    await players[0]!.until(() => players[0]!.scene.isPresent, `${id} as it stood`);
    expect(players[0]!.scene.version).toBeGreaterThan(4);
    if (players[0]!.scene.room.isPaused) expect(await players[0]!.connection.request(['pause', 0])).toMatchObject({ ok: true });
    await Promise.all(players.map((player) => player.until(() => player.isOver, `the end of ${id}`)));
    for (const player of players) player.close();
    const log = unwrap(parseLog(await fetch(`${house.url}/api/tables/${table}/log`).then((response) => response.text())));
    unwrap(replay(findGame(id), log));
    unwrap(checkChance(findGame(id), log, log.chance!));
  }
  const gathering = left.tables['gathering']!;
  const joined = await call(house.url, `/api/tables/${gathering.code}/join`, { name: 'Late', salt: salt() });
  expect(joined).toMatchObject({ status: 201, body: { seat: 2 } });
  const [mine] = (await call(house.url, '/api/mine', { tokens: gathering.tokens })).body;
  expect(mine).toMatchObject({ room: { phase: 'playing' }, seat: 1 });
  await house.close();
});

/** What the page and a program hear of a table that can't be gone on with. */
async function hear(url: string, table: string, token: string): Promise<string> {
  const said: string[] = [];
  const surroundings = around(url, (text) => said.push(text));
  const socket = surroundings.connect({
    opened: () => socket.send(JSON.stringify(['hi', 2, table, token, 0, ''])),
    received: () => {},
    closed: () => said.push('closed'),
  });
  await vi.waitUntil(() => said.includes('closed'), { timeout: 60_000 });
  return said[0]!;
}

const asOffered = (game: AnyGame): readonly Offer[] =>
  TEST_OFFERS.map((offer): Offer => (offer.game.id === game.id ? { ...offer, game } : offer));

test('rules that are played no more: page and programs are told so in words, and the others go on', async () => {
  const { data, left } = layOut(NAMES[0]!, 'no-more');
  const { oldestRules: _, ...later } = findGame('circuit');
  const house = await openHouse({
    data,
    retention: FOR_EVER,
    offers: asOffered({ ...later, rulesVersion: 9 }),
    complain: () => {},
  });
  const { table, tokens } = left.tables['circuit']!;
  const refused = { at: 'rules', says: expect.stringMatching(/version 1 of the rules, which are no longer played/) };
  expect(await call(house.url, `/api/tables/${table}`)).toEqual({ status: 409, body: { problem: refused } });
  expect(await call(house.url, `/api/tables/${table}/log`)).toEqual({ status: 409, body: { problem: refused } });
  const mine = await call(house.url, '/api/mine', { tokens: [tokens[0], left.tables['micropul']!.tokens[0], 'nobody'] });
  // A browser forgets what is null: this seat may be of use again.
  expect(mine).toMatchObject({ status: 200, body: [{ problem: refused }, { seat: 1 }, null] });
  for (const token of [tokens[0]!, '']) expect(await hear(house.url, table, token)).toBe('["bye","unplayable"]');
  await house.close();
});

test('a log that can’t be played again is no error of ours, and is kept', async () => {
  const { data, left } = layOut(NAMES[1]!, 'damaged');
  const { table, code, tokens } = left.tables['micropul']!;
  const db = new DatabaseSync(join(data, 'stolik.sqlite'));
  db.prepare(`UPDATE entries SET body = ? WHERE table_id = ? AND seq = 6`).run('{"kind":"a-later-kind","at":1}', table);
  db.exec(`UPDATE tables SET due_at = 1`);
  db.close();
  const complaints: string[] = [];
  const house = await openHouse({ data, retention: FOR_EVER, complain: (what) => complaints.push(what) });
  const problem = { at: 'rules', says: expect.stringContaining('nothing is lost') };
  expect(await call(house.url, `/api/tables/${table}`)).toEqual({ status: 409, body: { problem } });
  expect(await call(house.url, `/api/tables/${code}`)).toEqual({ status: 409, body: { problem } });
  expect(await hear(house.url, table, tokens[0]!)).toBe('["bye","unplayable"]');
  expect((await house.online.store.load(table))?.entries.length).toBeGreaterThan(6);
  // It is due with all the others, and holds none of them up.
  await vi.waitUntil(async () => (await house.online.store.claimDue(2, 1, 50)).length === 0, { timeout: 60_000 });
  expect(new Set(complaints)).toEqual(new Set([expect.stringContaining(`table ${table} can't be opened`)]));
  await house.close();
});

test('going back one version of the rules is refused with a sentence, before any door is open', async () => {
  const data = join(folder, 'back');
  const next = { ...findGame('circuit'), rulesVersion: findGame('circuit').rulesVersion + 1 };
  const newer = await openHouse({ data, offers: asOffered(next) });
  await newer.close();
  const going = openHouse({ data });
  await expect(going).rejects.toThrow(NewerStore);
  await expect(going).rejects.toThrow('tables of circuit here follow rules of version 3, this program knows up to 2');
  await (await openHouse({ data, offers: asOffered(next) })).close();
});

test('where a newer program may have written other kinds of entries an older one does not start, and changes nothing', async () => {
  const data = join(folder, 'other-entries');
  await (await openHouse({ data })).close();
  const store = new SqliteStore(join(data, 'stolik.sqlite'));
  await store.raise('entries table', 999);
  await expect(openHouse({ data })).rejects.toThrow('the log of a table here may hold entries of version 999');
  expect(await store.noted('entries table')).toBe('999');
  await store.close();
});

withNats('a rolling upgrade', () => {
  test('two servers of different versions on one bus: what one does not know is passed over, and its people go to the other', {
    timeout: 120_000,
  }, async () => {
    const [postgres, nats] = [await startPostgres(), await startNats()];
    const plan = { databaseUrl: await postgres.database(), natsUrl: nats.url, complain: () => {} };
    const [old, next] = [await openHouse(plan), await openHouse(plan)];
    const { table, tokens } = await openSeated(old.url, 'connect-four', 2);
    let to = old.url;
    const players = tokens.map((token, seat) => new Player(() => to, findGame('connect-four'), table, token, seat + 1));
    for (const player of players) player.plays = false;
    await Promise.all(players.map((player) => player.until(() => player.scene.isPresent, 'the table')));
    // The newer one says something on the bus that the older has never heard of.
    const bus = await NatsBus.open(nats.url);
    bus.publish(table, { kind: 'news-of-a-later-version', x: 1 } as never);
    await bus.check();
    // And here it writes what the older can't follow; whoever is there is sent away and comes to the newer one.
    const { version } = (await next.online.store.load(table))!;
    to = next.url;
    const later = JSON.stringify({ kind: 'a-later-kind', at: 1 });
    expect(await next.online.store.append(table, version, [later])).toBe(true);
    bus.publish(table, { kind: 'entries', version: version + 1, entries: [] });
    await vi.waitUntil(() => old.online.tables.unopened.find(table) !== undefined, { timeout: 60_000 });
    expect(await call(old.url, `/api/tables/${table}`)).toMatchObject({ status: 409, body: { problem: { at: 'rules' } } });
    // Other tables of the older server go on.
    const other = await openSeated(old.url, 'connect-four', 2);
    to = old.url;
    const pair = other.tokens.map((token, seat) => new Player(() => to, findGame('connect-four'), other.table, token, seat + 1));
    await Promise.all(pair.map((player) => player.until(() => player.isOver, 'the end')));
    for (const player of [...players, ...pair]) player.close();
    await bus.close();
    await Promise.all([old.close(), next.close()]);
    await nats.stop();
    await postgres.stop();
  });
});

test('a store of today is the same after an older one was opened', async () => {
  const { data } = layOut(NAMES[0]!, 'compared');
  const store = new SqliteStore(join(data, 'stolik.sqlite'));
  await store.close();
  const shape = (path: string): readonly unknown[] => {
    const db = new DatabaseSync(path);
    const rows = db.prepare('SELECT type, name, tbl_name FROM sqlite_master ORDER BY name').all();
    db.close();
    return rows;
  };
  await new SqliteStore(join(folder, 'fresh.sqlite')).close();
  expect(shape(join(data, 'stolik.sqlite'))).toEqual(shape(join(folder, 'fresh.sqlite')));
});
