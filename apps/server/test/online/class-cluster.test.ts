import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeskView, PupilView, WallView } from '@stolik/class/views';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { LocalBus } from '../../src/bus/local.ts';
import { PAGE } from '../../src/classes/loading.ts';
import { SqliteStore } from '../../src/store/sqlite.ts';
import { call, openHouse, Player, type TestHouse } from './house.ts';
import { Device, Lesson, nicknameOf } from './lesson.ts';
import { findGame } from './offers.ts';

/** Reaches both servers, as NATS does. */
class Between extends LocalBus {
  override readonly kind = 'between' as never;
}

const data = mkdtempSync(join(tmpdir(), 'stolik-two-'));
const shared = { store: new SqliteStore(join(data, 'stolik.sqlite')), bus: new Between() };
const complaints: string[] = [];
let one: TestHouse;
let two: TestHouse;
beforeAll(async () => {
  const complain = (what: string, error: unknown): void => void complaints.push(`${what} ${String(error)}`);
  one = await openHouse({ data, shared, complain });
  two = await openHouse({ data, shared, complain });
});
afterAll(async () => {
  expect(complaints).toEqual([]);
  await one.close();
  await two.close();
  await shared.store.close();
  rmSync(data, { recursive: true });
});

const FOUR = { game: 'connect-four', options: {}, isSameDeal: false, level: 'random' };
const isSeated = (view: PupilView): boolean => view.table?.token !== undefined;

/** The desk and pupils 0 and 2 at the first server, the wall and pupils 1 and 3 at the second. */
async function spread(): Promise<{
  lesson: Lesson;
  wall: Device<WallView>;
  pupils: readonly Device<PupilView>[];
  urls: readonly string[];
}> {
  const lesson = await Lesson.open(one.url, 4);
  const urls = [0, 1, 2, 3].map((index) => (index % 2 ? two.url : one.url));
  const pupils = await Promise.all(
    urls.map(async (url, pupil) => {
      const entered = await call(url, '/api/classes/card', { class: lesson.id, pupil, card: lesson.card(pupil) });
      expect(entered.status).toBe(201);
      const device = new Device<PupilView>(url, entered.body.token);
      lesson.devices.push(device as unknown as Device);
      await device.until(() => true);
      return device;
    }),
  );
  const wall = new Device<WallView>(two.url, lesson.desk.view.wallKey);
  lesson.devices.push(wall as unknown as Device);
  await wall.until(() => true);
  return { lesson, wall, pupils, urls };
}

test('a lesson over two servers: seats, presence, screens, hints, progress and the end of games', async () => {
  const { lesson, wall, pupils, urls } = await spread();
  const { desk } = lesson;
  await desk.until((view) => view.pupils.every(({ isHere }) => isHere));
  await wall.until(({ here }) => here.length === 4);

  const task = { kind: 'lessons', game: 'circuit', items: ['circuit-chain-1', 'circuit-chain-2'] } as const;
  await desk.does({ kind: 'task', whom: 'all', task });
  await Promise.all(pupils.map((pupil) => pupil.until((view) => view.task?.kind === 'lessons')));
  await pupils[1]!.does({ kind: 'at', doing: 'circuit-chain-1', shows: ['lay E1 c1'] });
  await pupils[2]!.does({ kind: 'at', doing: 'circuit-chain-2' });
  await pupils[1]!.does({ kind: 'device', lacks: ['sound'] });
  await desk.until(({ pupils: all }) => all[1]!.lacks?.[0] === 'sound' && all[2]!.lacks === undefined);
  const doing = (view: DeskView): unknown[] => view.pupils.map((pupil) => pupil.doing?.thing);
  await desk.until((view) => JSON.stringify(doing(view)) === '[null,"circuit-chain-1","circuit-chain-2",null]');
  await wall.until(({ works }) => works.length === 2 && works[0]!.shows[0] === 'lay E1 c1');
  await pupils[3]!.does({ kind: 'did', facts: [['circuit-chain-1', 3, 1]] });
  await desk.until((view) => view.pupils[3]!.stars === 3);

  await desk.does({ kind: 'hint', whom: [1, 2] });
  await Promise.all([1, 2].map((index) => pupils[index]!.until(({ hints }) => hints > 0)));
  expect([pupils[0]!.view.hints, pupils[3]!.view.hints]).toEqual([0, 0]);

  // A desk that connects to the second server knows what is shown at the first.
  const second = new Device<DeskView>(two.url, lesson.teacherToken);
  lesson.devices.push(second as unknown as Device);
  await second.until((view) => JSON.stringify(doing(view)) === '[null,"circuit-chain-1","circuit-chain-2",null]');
  await second.until((view) => view.pupils[1]!.lacks?.[0] === 'sound');

  await desk.does({
    kind: 'pairs',
    way: {
      how: 'hand',
      groups: [
        [0, 1],
        [2, 3],
      ],
    },
  });
  await desk.does({ kind: 'play', plan: FOUR, whom: 'all' });
  await Promise.all(pupils.map((pupil) => pupil.until(isSeated)));
  // Whose turn it is reaches every server, whichever the move was made at.
  await desk.until(({ tables }) => tables.length === 2 && tables.every(({ asked }) => asked.length === 1));
  const players = pupils.map(({ view }, index) => {
    const { id, game, token } = view.table!;
    const player = new Player(urls[index]!, findGame(game), id, token!, index);
    player.plays = false;
    return player;
  });
  await Promise.all(players.map((player) => player.until(() => player.scene.room.phase === 'playing')));
  await desk.does({ kind: 'eyes', on: true });
  await Promise.all(players.map((player) => player.until(() => player.scene.room.isHeld === true)));
  await second.does({ kind: 'eyes', on: false });
  for (const player of players) {
    player.plays = true;
    await player.until(() => player.scene.room.isHeld !== true);
    player.act();
  }
  await Promise.all(players.map((player) => player.until(() => player.isOver, 'the end')));
  await desk.until(({ tables }) => tables.every(({ isOver }) => isOver));
  await second.until(({ tables }) => tables.every(({ isOver }) => isOver));
  for (const player of players) player.close();

  // Somebody who goes is away everywhere.
  pupils[1]!.close();
  await desk.until((view) => !view.pupils[1]!.isHere && view.pupils[1]!.doing === undefined);
  lesson.close();
});

test('what changes at one server holds at the other: new secrets, a code, a number, and the end of the class', async () => {
  const { lesson, wall, pupils } = await spread();
  const { desk } = lesson;
  await desk.does({ kind: 'secrets', pupil: 1, ...lesson.secretsOf(1, 1) });
  await pupils[1]!.ended();
  expect(pupils[1]!.bye).toBe('bad-token');
  const old = await call(two.url, '/api/classes/card', { class: lesson.id, pupil: 1, card: lesson.card(1) });
  const fresh = await call(two.url, '/api/classes/card', { class: lesson.id, pupil: 1, card: lesson.card(1, 1) });
  expect([old.status, fresh.status]).toEqual([403, 201]);

  await desk.does({ kind: 'code' });
  const { code } = await desk.until((view) => view.code !== lesson.code);
  await wall.until((view) => view.code === code);
  expect((await call(two.url, '/api/classes/animals', { code })).body.pupils[0].isHere).toBe(true);
  expect((await call(two.url, '/api/classes/animals', { code: lesson.code })).status).toBe(404);

  await desk.does({ kind: 'pin', on: true });
  const { pin } = await desk.until((view) => view.pin !== '');
  const guest = await call(two.url, '/api/classes/pin', { pin });
  expect(guest).toMatchObject({ status: 201, body: { pupil: 4 } });
  await desk.until((view) => view.pupils.length === 5);

  const removed = await fetch(`${one.url}/api/classes/${lesson.id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${lesson.teacherToken}` },
  });
  expect(removed.status).toBe(204);
  await Promise.all([wall, pupils[3]!].map((device) => (device as Device).ended()));
  await vi.waitUntil(() => two.online.classes.loaded === one.online.classes.loaded, { timeout: 60_000 });
  expect((await call(two.url, '/api/classes/animals', { code })).status).toBe(404);
  lesson.close();
});

test('wrong pictures at one server are told to the desk at the other, a pass is good at both, and guests go everywhere', async () => {
  const lesson = await Lesson.open(one.url, 1);
  const show = async (url: string, pictures: readonly number[], pass = ''): Promise<number> => {
    const headers = { 'content-type': 'application/json', ...(pass && { 'stolik-pass': pass }) };
    const body = JSON.stringify({ code: lesson.code, pupil: 0, pictures });
    return (await fetch(`${url}/api/classes/pictures`, { method: 'POST', headers, body })).status;
  };
  const right = lesson.pictures(0);
  const wrong = right.map((picture) => (picture + 1) % 12);
  for (let tries = 0; tries < 3; tries++) expect(await show(two.url, wrong)).toBe(403);
  await lesson.desk.until(({ pupils }) => pupils[0]!.tried?.count === 3);
  expect(await show(two.url, right)).toBe(429);
  const { body } = await call(one.url, '/api/pass', {});
  expect(await show(two.url, right, body.pass)).toBe(201);

  await lesson.desk.does({ kind: 'pin', on: true });
  const { pin } = await lesson.desk.until((view) => view.pin !== '');
  const { body: guest } = await call(two.url, '/api/classes/pin', { pin });
  const device = new Device<PupilView>(two.url, guest.token);
  lesson.devices.push(device as unknown as Device);
  await device.until(({ isGuest }) => isGuest);
  await lesson.desk.until(({ pupils }) => pupils.length === 2);
  await lesson.desk.does({ kind: 'guests' });
  await device.ended();
  // Another guest at the other server has the number, and the old token is nobody's.
  expect((await call(two.url, '/api/classes/pin', { pin })).body.pupil).toBe(guest.pupil);
  const old = new Device(one.url, guest.token);
  await old.ended();
  expect(old.bye).toBe('bad-token');
  lesson.close();
});

test('wrong pictures count at both servers together', async () => {
  const { lesson } = await spread();
  const wrong = lesson.pictures(0).map((picture) => (picture + 1) % 12);
  const tries = [one.url, two.url, one.url, two.url];
  const answers: number[] = [];
  for (const url of tries)
    answers.push((await call(url, '/api/classes/pictures', { code: lesson.code, pupil: 0, pictures: wrong })).status);
  // Two are free; the third makes whoever tries again wait, wherever that is.
  expect(answers).toEqual([403, 403, 403, 429]);
  lesson.close();
});

test('a forged hint from the far future is ignored, and the next real one is shown', async () => {
  const { lesson, pupils } = await spread();
  const forged = 9e15;
  shared.bus.publish(lesson.id, { kind: 'hint', whom: [0, 1], at: forged });
  await lesson.desk.does({ kind: 'hint', whom: [0, 1] });
  for (const pupil of pupils.slice(0, 2)) expect((await pupil.until(({ hints }) => hints > 0)).hints).toBeLessThan(forged);
  lesson.close();
});

test('what one server has written in its thousands the other reads page by page and in slices', async () => {
  const lesson = await Lesson.open(one.url, 1);
  const room = (await one.online.classes.find(lesson.id))!;
  const late = (await two.online.classes.find(lesson.id))!;
  const sliced = vi.spyOn(two.online.tables.slices, 'run');
  const loaded = vi.spyOn(shared.store, 'load');
  const from = late.room.version;
  for (let written = 0; written < 2 * PAGE + 7; written++)
    await room.change({ kind: 'label', label: `${written}` }, { kind: 'teacher' });
  loaded.mockClear();
  await late.refresh();
  expect(late.room).toEqual(room.room);
  expect(loaded.mock.calls).toEqual([0, 1, 2].map((page) => [lesson.id, from + page * PAGE, PAGE]));
  expect(sliced).toHaveBeenCalledTimes(3);
  lesson.close();
});

test('nothing is refused on a class that is behind: two desks add pupils in turn, and no word of one reaches the other', async () => {
  const lesson = await Lesson.open(one.url, 0);
  const other = new Device<DeskView>(two.url, lesson.teacherToken);
  lesson.devices.push(other as unknown as Device);
  await other.until(() => true);
  const silent = vi.spyOn(shared.bus, 'publish').mockImplementation(() => {});
  for (let pupil = 0; pupil < 4; pupil++) {
    const request = { kind: 'pupil', pupil, name: nicknameOf(pupil), ...lesson.secretsOf(pupil, 0) } as const;
    expect(await (pupil % 2 ? other : lesson.desk).request(request)).toEqual({ ok: true });
  }
  // What is wrong stays wrong, after one look at the store.
  const loaded = vi.spyOn(shared.store, 'load');
  loaded.mockClear();
  const late = { kind: 'pupil', pupil: 0, name: nicknameOf(9), ...lesson.secretsOf(0, 0) } as const;
  expect(await other.request(late)).toMatchObject({ ok: false, code: 'not-now' });
  expect(loaded.mock.calls.map(([id]) => id)).toEqual([lesson.id]);
  loaded.mockRestore();
  silent.mockRestore();
  lesson.close();
});

test('a number that one server draws while the other removes its class is given back', async () => {
  const lesson = await Lesson.open(one.url, 0);
  const remove = shared.store.remove.bind(shared.store);
  const spy = vi.spyOn(shared.store, 'remove').mockImplementationOnce(async (id) => {
    const count = await remove(id);
    await shared.store.keep('pin 54321', () => lesson.id);
    return count;
  });
  await one.online.classes.remove((await one.online.classes.find(lesson.id))!);
  spy.mockRestore();
  expect(await shared.store.noted('pin 54321')).toBeUndefined();
  lesson.close();
});
