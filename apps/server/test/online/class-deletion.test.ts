import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PupilView } from '@stolik/class/views';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { call, openHouse, Player, type TestHouse } from './house.ts';
import { type Device, Lesson } from './lesson.ts';
import { findGame } from './offers.ts';

const data = mkdtempSync(join(tmpdir(), 'stolik-class-gone-'));
const folder = join(data, 'tables');
let house: TestHouse;
beforeAll(async () => {
  house = await openHouse({ data: folder });
});
afterAll(async () => {
  await house.app.close();
  rmSync(data, { recursive: true, force: true });
});

const FOUR = { game: 'connect-four', options: {}, isSameDeal: false, level: 'random' };
const isSeated = (view: PupilView): boolean => view.table?.token !== undefined;

const bytesOfStore = (): string =>
  readdirSync(folder)
    .filter((name) => name.startsWith('stolik.sqlite'))
    .map((name) => readFileSync(join(folder, name)).toString('latin1'))
    .join('\n');

const remove = (lesson: Lesson, { url } = house): Promise<Response> =>
  fetch(`${url}/api/classes/${lesson.id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${lesson.teacherToken}` },
  });

async function playing(label: string): Promise<{ lesson: Lesson; devices: Device<PupilView>[]; players: Player[] }> {
  const lesson = await Lesson.open(house.url, 2, label);
  const devices = await Promise.all([0, 1].map((index) => lesson.pupil(index)));
  await lesson.desk.does({ kind: 'pairs', way: { how: 'hand', groups: [[0, 1]] } });
  await lesson.desk.does({ kind: 'play', plan: FOUR, whom: 'all' });
  await Promise.all(devices.map((device) => device.until(isSeated)));
  const players = devices.map(({ view }) => {
    const { id, game, token } = view.table!;
    return new Player(house.url, findGame(game), id, token!, view.pupil);
  });
  return { lesson, devices, players };
}

test('a class that is deleted many times at once is deleted once, and its tables are listed once and checked once', async () => {
  const { store, classes, tables } = house.online;
  const before = await store.countTables();
  const lesson = await Lesson.open(house.url, 12);
  const groups = [0, 2, 4, 6, 8, 10].map((pupil) => [pupil, pupil + 1]);
  await lesson.desk.does({ kind: 'pairs', way: { how: 'hand', groups } });
  for (let times = 0; times < 5; times++) await lesson.desk.does({ kind: 'play', plan: FOUR, whom: 'all' });
  const { room } = (await classes.findMember(lesson.teacherToken))!;
  expect(room.room.tables).toHaveLength(30);
  const listed = vi.spyOn(tables, 'ofClass');
  await Promise.all(Array.from({ length: 5 }, () => classes.remove(room)));
  // Before the log goes and after it, each until nothing is left.
  expect(listed).toHaveBeenCalledTimes(3);
  listed.mockRestore();
  expect(await store.countTables()).toBe(before);
  lesson.close();
});

test('a class or a table that is deleted makes room for another at once', async () => {
  const small = await openHouse({ storage: { tables: 2, classes: 3, bytes: 1e12 } });
  const openTable = () => call(small.url, '/api/tables', { game: 'connect-four', seats: ['me', 'open'], name: 'Ann', salt: '' });
  const openClass = () => call(small.url, '/api/classes', { label: '1A', language: 'en', teacher: 'ab'.repeat(32) });
  const lesson = await Lesson.open(small.url, 1);
  expect([(await openClass()).status, (await openClass()).status, (await openClass()).status]).toEqual([201, 201, 503]);
  expect((await remove(lesson, small)).status).toBe(204);
  expect([(await openClass()).status, (await openClass()).status]).toEqual([201, 503]);
  const opened = [await openTable(), await openTable()];
  expect([...opened, await openTable()].map(({ status }) => status)).toEqual([201, 201, 503]);
  const { table, token } = opened[0]!.body;
  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch(`${small.url}/api/tables/${table}`, { method: 'DELETE', headers })).status).toBe(204);
  expect([(await openTable()).status, (await openTable()).status]).toEqual([201, 503]);
  const counted = small.online.capacity.stored;
  await small.online.tables.takeStock();
  expect(counted).toMatchObject({ tables: small.online.capacity.stored.tables, classes: small.online.capacity.stored.classes });
  lesson.close();
  await small.close();
});

test('tables that are being laid while the class is deleted are gone with it', async () => {
  const { store } = house.online;
  const before = await store.countTables();
  const lesson = await Lesson.open(house.url, 12);
  const groups = [0, 2, 4, 6, 8, 10].map((pupil) => [pupil, pupil + 1]);
  await lesson.desk.does({ kind: 'pairs', way: { how: 'hand', groups } });
  const member = (await house.online.classes.findMember(lesson.teacherToken))!;
  const laying = house.online.classes.request(member, { kind: 'play', plan: FOUR, whom: 'all' }, 'play-1');
  await Promise.all([laying, house.online.classes.remove(member.room)]);
  expect(await store.countTables()).toBe(before);
  lesson.close();
});

/** Ends the game at a table, and lets its people open another and sit down there. */
async function rematch(id: string): Promise<string> {
  const { tables } = house.online;
  const table = (await tables.find(id))!;
  await table.change(() => ({ kind: 'resign', seat: 0 }));
  const opened = await tables.again(table, 0, 'again-1');
  if (!opened.ok) throw new Error(opened.problem.says);
  for (const seat of [0, 1]) await call(house.url, `/api/tables/${opened.value}/join`, { from: tables.tokenOf(table, seat) });
  return table.session.rematchTable!;
}

test('a rematch is gone with its class also where the table before it was deleted by its host', async () => {
  const { tables, store } = house.online;
  const { lesson, devices, players } = await playing('Gap');
  for (const player of players) player.close();
  const second = await rematch(devices[0]!.view.table!.id);
  const third = await rematch(second);
  await tables.remove(second);
  expect((await store.load(third))?.id).toBe(third);
  expect((await remove(lesson)).status).toBe(204);
  expect(await store.load(third)).toBeUndefined();
  expect(await tables.find(third)).toBeUndefined();
  lesson.close();
});

test('a table that a server had laid when it died, before the class knew, is gone with the class', async () => {
  const { tables, store } = house.online;
  const lesson = await Lesson.open(house.url, 1);
  const seats = [{ kind: 'open' }, { kind: 'bot', level: 'random' }] as const;
  const laid = await tables.open({
    game: FOUR.game,
    options: {},
    seats,
    pace: { kind: 'free' },
    isOpen: false,
    class: lesson.id,
  });
  const { id } = (laid as Extract<typeof laid, { ok: true }>).value.session;
  await tables.sit((await tables.find(id))!, 0, { name: 'brave-fox', salt: '' });
  expect((await remove(lesson)).status).toBe(204);
  expect(await store.load(id)).toBeUndefined();
  lesson.close();
});

test('a rematch that is opened in the middle of the deletion is gone with the class', async () => {
  const { tables, store } = house.online;
  const before = await store.countTables();
  const { lesson, devices, players } = await playing('Race');
  for (const player of players) player.close();
  const { id } = devices[0]!.view.table!;
  const table = (await tables.find(id))!;
  await table.change(() => ({ kind: 'resign', seat: 0 }));
  const removing = vi.spyOn(store, 'remove').mockImplementationOnce(async (...ids: readonly string[]) => {
    // The class has read by now which tables it has.
    expect((await tables.again(table, 0, 'again-1')).ok).toBe(true);
    return store.remove(...ids);
  });
  expect((await remove(lesson)).status).toBe(204);
  removing.mockRestore();
  expect(await store.countTables()).toBe(before);
  lesson.close();
});

test('a rematch that is opened while its class is being removed finds no class, and is removed again', async () => {
  const { tables, store, classes } = house.online;
  const before = await store.countTables();
  const { lesson, devices, players } = await playing('Late');
  for (const player of players) player.close();
  const table = (await tables.find(devices[0]!.view.table!.id))!;
  await table.change(() => ({ kind: 'resign', seat: 0 }));
  const member = (await classes.findMember(lesson.teacherToken))!;
  const creating = vi.spyOn(store, 'create').mockImplementationOnce(async (...wanted) => {
    await classes.remove(member.room);
    return store.create(...wanted);
  });
  expect((await tables.again(table, 0, 'again-1')).ok).toBe(false);
  creating.mockRestore();
  expect(await store.countTables()).toBe(before);
  lesson.close();
});

/** Another game of the same people, played to its end. */
async function again(before: readonly Player[], from: readonly string[]) {
  const [one] = before as [Player];
  await one.connection.request(['again']);
  await one.until(() => one.scene.room.rematchTable !== undefined, 'another table');
  const { rematch: code, rematchTable: table } = one.scene.room;
  const tokens: string[] = [];
  for (const token of from) tokens.push((await call(house.url, `/api/tables/${code}/join`, { from: token })).body.token);
  const players = tokens.map((token, index) => new Player(house.url, findGame('connect-four'), table!, token, index));
  await Promise.all(players.map((player) => player.until(() => player.isOver, 'the end')));
  return { table: table!, tokens, players };
}

test('a deleted class is gone: its log, its number, its tables, the rematches of its tables, from memory and from the disk', async () => {
  const { lesson, devices, players } = await playing('Zebra7');
  await lesson.desk.does({ kind: 'pin', on: true });
  const { pin } = await lesson.desk.until((view) => view.pin !== '');
  const { id: first, token } = devices[0]!.view.table!;
  const endpoint = 'https://push.example/marked-endpoint';
  await house.online.store.subscribe({ table: first, seat: 0, endpoint, keys: 'marked-keys' });
  await Promise.all(players.map((player) => player.until(() => player.isOver, 'the end')));
  const second = await again(players, [token!, devices[1]!.view.table!.token!]);
  const third = await again(second.players, second.tokens);
  const { tables, store, classes } = house.online;
  const ids = [lesson.id, first, second.table, third.table];
  const marks = ['Zebra7', ...ids, endpoint, 'marked-keys', `pin ${pin}`];
  const before = bytesOfStore();
  for (const mark of marks) expect([mark, before.includes(mark)]).toEqual([mark, true]);
  expect((await remove(lesson)).status).toBe(204);
  const wal = readFileSync(join(folder, 'stolik.sqlite-wal')).toString('latin1');
  expect(marks.filter((mark) => wal.includes(mark))).toEqual([]);
  for (const id of ids) expect(await store.load(id)).toBeUndefined();
  expect(await store.subscriptions(first)).toEqual([]);
  expect(await classes.findByPin(pin)).toBeUndefined();
  expect(await tables.findPlace(token!)).toBeUndefined();
  expect(await tables.find(third.table)).toBeUndefined();
  await Promise.all(devices.map((device) => device.ended()));
  for (const player of [...players, ...second.players, ...third.players]) player.close();
  lesson.close();
  await house.online.close();
  // Whatever rows had left behind on their way from page to page is gone when the server starts again.
  const fresh = await openHouse({ data: folder });
  const after = bytesOfStore();
  for (const mark of marks) expect([mark, after.includes(mark)]).toEqual([mark, false]);
  await fresh.close();
});
