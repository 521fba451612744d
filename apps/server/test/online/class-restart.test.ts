import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PupilView } from '@stolik/class/views';
import { expect, test, vi } from 'vitest';
import { runBackup, runRestore } from '../../src/commands.ts';
import { Busy } from '../../src/live/loads.ts';
import { forgetOld, USUAL_RETENTION } from '../../src/tables/retention.ts';
import { freePort } from '../free-port.ts';
import { openHouse, Player } from './house.ts';
import { type Device, Lesson, nicknameOf } from './lesson.ts';
import { Mortal } from './mortal.ts';
import { findGame } from './offers.ts';

const PLAN = { game: 'connect-four', options: {}, isSameDeal: false, level: 'random' };
const isSeated = (view: PupilView): boolean => view.table?.token !== undefined;

test('a server killed in the middle of a lesson: everybody is back by themselves, and nothing is lost', async () => {
  const data = mkdtempSync(join(tmpdir(), 'stolik-class-kill-'));
  const server = new Mortal(await freePort(), data);
  await server.live();
  const lesson = await Lesson.open(server.url, 4);
  const [wall, ...devices] = [await lesson.wall(), ...(await Promise.all([0, 1, 2, 3].map((index) => lesson.pupil(index))))];
  const pupils = devices as Device<PupilView>[];
  await lesson.desk.does({ kind: 'task', whom: 'all', task: { kind: 'lessons', game: 'circuit', items: ['l-1', 'l-2'] } });
  await lesson.desk.does({
    kind: 'pairs',
    way: {
      how: 'hand',
      groups: [
        [0, 1],
        [2, 3],
      ],
    },
  });
  await lesson.desk.does({ kind: 'play', plan: PLAN, whom: 'all' });
  await Promise.all(pupils.map((pupil) => pupil.until(isSeated)));
  const tokens = pupils.map(({ view }) => view.table!.token);
  const players = pupils.map(({ view }) => {
    const { id, token } = view.table!;
    return new Player(server.url, findGame('connect-four'), id, token!, view.pupil);
  });
  await players[0]!.until(() => players[0]!.scene.passages.length > 2);
  await lesson.desk.does({ kind: 'eyes', on: true });
  await pupils[1]!.does({ kind: 'did', facts: [['l-1', 3, 1]] });
  await server.die();
  // Requested while there is no server: done when there is one again.
  const late = pupils[2]!.request({ kind: 'did', facts: [['l-1', 2, 0]] });
  const goOn = lesson.desk.request({ kind: 'eyes', on: false });
  await server.live();
  expect([await late, await goOn]).toEqual([{ ok: true }, { ok: true }]);
  await lesson.desk.until(
    (view) => view.pupils.every(({ isHere }) => isHere) && view.pupils[1]!.stars === 3 && view.pupils[2]!.stars === 2,
  );
  await wall.until(({ here, stars }) => here.length === 4 && stars === 5);
  await Promise.all(pupils.map((pupil, index) => pupil.until(({ table, isHeld }) => table?.token === tokens[index] && !isHeld)));
  await Promise.all(players.map((player) => player.until(() => player.isOver, 'the end')));
  await lesson.desk.until(({ tables }) => tables.every(({ isOver }) => isOver));
  for (const player of players) {
    expect(player.answers.filter((answer) => !answer.ok && answer.code !== 'eyes' && answer.code !== 'stale')).toEqual([]);
    player.close();
  }
  lesson.close();
  await server.die();
  rmSync(data, { recursive: true });
});

test('what a server that died has left undone is done by the next one', async () => {
  const data = mkdtempSync(join(tmpdir(), 'stolik-class-held-'));
  let house = await openHouse({ data });
  const lesson = await Lesson.open(() => house.url, 2);
  const pupil = await lesson.pupil(0);
  await lesson.desk.does({ kind: 'pairs', way: { how: 'hand', groups: [[0, 1]] } });
  await lesson.desk.does({ kind: 'play', plan: PLAN, whom: 'all' });
  const { id, token } = (await pupil.until(isSeated)).table!;
  // The class is held, but not yet its tables.
  const live = (await house.online.classes.find(lesson.id))!;
  await live.change({ kind: 'eyes', on: true }, { kind: 'teacher' });
  expect((await house.online.tables.find(id))?.session.isHeld).toBe(false);
  await house.close();
  house = await openHouse({ data });
  const player = new Player(() => house.url, findGame('connect-four'), id, token!, 1);
  player.plays = false;
  await lesson.desk.until(({ pupils }) => pupils[0]!.isHere);
  await player.until(() => player.scene.room.isHeld === true);
  expect(pupil.view.table?.token).toBe(token);
  player.close();
  lesson.close();
  await house.close();
  rmSync(data, { recursive: true });
});

test('a server that dies while it lays tables: the next one lays those that are missing, and nobody loses a table', async () => {
  const data = mkdtempSync(join(tmpdir(), 'stolik-class-laying-'));
  let house = await openHouse({ data });
  const lesson = await Lesson.open(() => house.url, 4);
  const [first, second] = [await lesson.pupil(0), await lesson.pupil(2)];
  const groups = [
    [0, 1],
    [2, 3],
  ];
  await lesson.desk.does({ kind: 'pairs', way: { how: 'hand', groups } });
  const { tables } = house.online;
  const open = tables.open.bind(tables);
  vi.spyOn(tables, 'open')
    .mockImplementationOnce(open)
    .mockImplementationOnce(() => new Promise(() => {}));
  const level = tables.offers.get('micropul')!.levels[0]!;
  const played = lesson.desk.request({
    kind: 'play',
    plan: { game: 'micropul', options: {}, isSameDeal: true, level },
    whom: 'all',
  });
  const { table: before } = await first.until(isSeated);
  await house.close();
  house = await openHouse({ data });
  expect(await played).toEqual({ ok: true });
  const { table: missing } = await second.until(isSeated);
  await lesson.desk.until(({ tables, pupils }) => tables.length === 2 && pupils[0]!.isHere);
  expect((await first.until(isSeated)).table).toMatchObject({ id: before!.id, token: before!.token });
  const laid = await Promise.all([before!, missing!].map(({ id }) => house.online.tables.find(id)));
  const { room } = (await house.online.classes.find(lesson.id))!;
  expect(room.tables).toHaveLength(2);
  expect(new Set(laid.map((table) => table!.session.seed)).size).toBe(1);
  expect(new Set(room.tables.map(({ deal }) => deal!.id)).size).toBe(1);
  lesson.close();
  await house.close();
  rmSync(data, { recursive: true });
});

test('where a server can’t find the tables of a class at once, it finds them later: seats and ends of games', async () => {
  const data = mkdtempSync(join(tmpdir(), 'stolik-class-wrong-'));
  let house = await openHouse({ data });
  const lesson = await Lesson.open(() => house.url, 2);
  const pupil = await lesson.pupil(0);
  await lesson.desk.does({ kind: 'pairs', way: { how: 'hand', groups: [[0, 1]] } });
  await lesson.desk.does({ kind: 'play', plan: PLAN, whom: 'all' });
  const { id, token } = (await pupil.until(isSeated)).table!;
  lesson.close();
  await house.close();
  house = await openHouse({ data, complain: () => {} });
  const busy = vi.spyOn(house.online.tables, 'findFresh').mockRejectedValueOnce(new Busy());
  const again = lesson.device<PupilView>(await lesson.tokenOf(0));
  const seated = await again.until(isSeated);
  expect(busy.mock.settledResults[0]?.type).toBe('rejected');
  expect(seated.table).toMatchObject({ id, token });
  // The last move is told to the class in vain.
  const table = (await house.online.tables.find(id))!;
  const live = (await house.online.classes.find(lesson.id))!;
  vi.spyOn(live, 'change').mockRejectedValueOnce(new Error('the store is away'));
  await table.change(() => ({ kind: 'resign', seat: 0 }));
  await again.until((view) => view.table?.isOver === true);
  again.close();
  await house.close();
  rmSync(data, { recursive: true });
});

test('classes are in backups, and are forgotten 400 days after their last use', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stolik-class-backup-'));
  const at = (data: string) => ({ data: join(folder, data), databaseUrl: undefined, natsUrl: undefined });
  const day = 24 * 3_600_000;
  let now = Date.UTC(2026, 10, 1);
  const old = await openHouse({ data: join(folder, 'old'), now: () => now });
  const lesson = await Lesson.open(old.url, 2);
  const token = await lesson.tokenOf(1);
  await lesson.desk.does({ kind: 'label', label: '6A' });
  await runBackup(join(folder, 'all.backup'), at('old'));
  lesson.close();
  await old.close();
  await runRestore(join(folder, 'all.backup'), at('new'));
  const again = await openHouse({ data: join(folder, 'new'), now: () => now });
  const found = await again.online.classes.findMember(token);
  expect(found?.who).toEqual({ kind: 'pupil', pupil: 1 });
  expect(found?.room.room).toMatchObject({ label: '6A', pupils: [{ name: nicknameOf(0) }, { name: nicknameOf(1) }] });
  now += 300 * day;
  await found!.room.change({ kind: 'did', facts: [['x-1', 1, 0]] }, found!.who);
  const { store } = again.online;
  expect(await forgetOld(store, USUAL_RETENTION, now + 399 * day)).toBe(0);
  expect(await forgetOld(store, USUAL_RETENTION, now + 401 * day)).toBe(1);
  expect(await store.load(lesson.id)).toBeUndefined();
  await again.close();
  rmSync(folder, { recursive: true, force: true });
});
