import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeskView, PupilView } from '@stolik/class/views';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { BusMessage } from '../../src/bus/bus.ts';
import { LocalBus } from '../../src/bus/local.ts';
import { SqliteStore } from '../../src/store/sqlite.ts';
import { openHouse, Player, START, type TestHouse } from './house.ts';
import { Device, Lesson } from './lesson.ts';
import { findGame } from './offers.ts';
import { questionOfLesson } from './question.ts';

/** Reaches both servers, as NATS does, and loses messages of the kinds it is told. */
class Lossy extends LocalBus {
  override readonly kind = 'lossy' as never;
  loses: readonly BusMessage['kind'][] = [];

  override publish(log: string, message: BusMessage): void {
    if (!this.loses.includes(message.kind)) super.publish(log, message);
  }
}

const data = mkdtempSync(join(tmpdir(), 'stolik-losses-'));
const bus = new Lossy();
const store = new SqliteStore(join(data, 'stolik.sqlite'));
let clock = START;
let one: TestHouse;
let two: TestHouse;
beforeAll(async () => {
  const now = (): number => clock;
  one = await openHouse({ data, shared: { store, bus }, now });
  two = await openHouse({ data, shared: { store, bus }, now });
});
afterAll(async () => {
  await one.close();
  await two.close();
  await store.close();
  rmSync(data, { recursive: true });
});

const PLAY = {
  kind: 'play',
  plan: { game: 'connect-four', options: {}, isSameDeal: false, level: 'random' },
  whom: 'all',
} as const;

/** A pair whose devices and desk are at the first server. */
async function openPair(): Promise<{ lesson: Lesson; pupils: readonly Device<PupilView>[] }> {
  const lesson = await Lesson.open(one.url, 2);
  const pupils = [await lesson.pupil(0), await lesson.pupil(1)];
  await lesson.desk.does({ kind: 'pairs', way: { how: 'hand', groups: [[0, 1]] } });
  return { lesson, pupils };
}

function deskAt(url: string, lesson: Lesson): Device<DeskView> {
  const desk = new Device<DeskView>(url, lesson.teacherToken);
  lesson.devices.push(desk as unknown as Device);
  return desk;
}

const seatedAt = (url: string, pupils: readonly Device<PupilView>[]): Promise<Player[]> =>
  Promise.all(
    pupils.map(async (pupil) => {
      const { table } = await pupil.until((view) => view.table?.token !== undefined);
      const player = new Player(url, findGame('connect-four'), table!.id, table!.token!, pupil.view.pupil);
      player.plays = false;
      await player.until(() => player.scene.room.phase === 'playing');
      return player;
    }),
  );

test('tables that one server holds are released by the other, though nobody plays there', async () => {
  const { lesson, pupils } = await openPair();
  const second = deskAt(two.url, lesson);
  await lesson.desk.does(PLAY);
  const [player, partner] = await seatedAt(one.url, pupils);
  await second.until(({ tables }) => tables[0]?.asked.length === 1);
  await lesson.desk.does({ kind: 'eyes', on: true });
  await player!.until(() => player!.scene.room.isHeld === true);
  await second.does({ kind: 'eyes', on: false });
  await player!.until(() => player!.scene.room.isHeld !== true, 'the table to go on', 15_000);
  // A bot that the first has seated is sent away by the second.
  const [{ id: table }] = second.view.tables as [DeskView['tables'][0]];
  await lesson.desk.does({ kind: 'bot', table, seat: 1, on: true });
  expect(await second.request({ kind: 'bot', table, seat: 1, on: false })).toEqual({ ok: true });
  for (const one of [player!, partner!]) one.close();
  lesson.close();
});

test('a request that both servers get at once lays one table for a pair', async () => {
  const { lesson } = await openPair();
  await deskAt(two.url, lesson).until(({ groups }) => groups.length === 1);
  const members = await Promise.all([one, two].map(({ online }) => online.classes.findMember(lesson.teacherToken)));
  const granted = await Promise.all([one, two].map(({ online }, index) => online.classes.request(members[index]!, PLAY, 'same')));
  expect(granted.map(({ ok }) => ok)).toEqual([true, true]);
  await lesson.desk.until(({ task }) => task?.kind === 'game');
  await Promise.all(members.map((member) => member!.room.refresh()));
  expect(members.map((member) => member!.room.tables().length)).toEqual([1, 1]);
  lesson.close();
});

test('a game whose end was told to nobody is shown over nevertheless', async () => {
  const { lesson, pupils } = await openPair();
  await lesson.desk.does(PLAY);
  // The class is known to the first server alone, the table is played at the second: as if that had died after the last move.
  bus.loses = ['stand'];
  const players = await seatedAt(two.url, pupils);
  for (const player of players) {
    player.plays = true;
    player.act();
  }
  await Promise.all(players.map((player) => player.until(() => player.isOver, 'the end')));
  for (const player of players) player.close();
  bus.loses = [];
  expect(lesson.desk.view.tables[0]!.isOver).toBe(false);
  await one.online.classes.tellHere();
  await lesson.desk.until(({ tables }) => tables[0]!.isOver);
  lesson.close();
});

test('pupils of a server that has died are away after a minute, unless they are back', async () => {
  const { lesson } = await openPair();
  const alone = await Lesson.open(one.url, 2);
  await alone.pupil(0);
  bus.publish(alone.id, { kind: 'here', process: 'dead', seats: [0, 1], watchers: 0 });
  await alone.desk.until((view) => view.pupils.every(({ isHere }) => isHere));
  clock += 61_000;
  await one.online.classes.tellHere();
  const { pupils } = await alone.desk.until((view) => !view.pupils[1]!.isHere);
  expect(pupils[0]!.isHere).toBe(true);
  alone.close();
  lesson.close();
});

test('a server that comes into a lesson late knows of hints that were sent before', async () => {
  const { lesson, pupils } = await openPair();
  await lesson.desk.does({ kind: 'hint', whom: [1] });
  const { hints } = await pupils[1]!.until((view) => view.hints > 0);
  const moved = new Device<PupilView>(two.url, await lesson.tokenOf(1));
  lesson.devices.push(moved as unknown as Device);
  await moved.until((view) => view.hints === hints);
  await lesson.desk.does({ kind: 'hint', whom: [1] });
  await moved.until((view) => view.hints > hints);
  expect(pupils[0]!.view.hints).toBe(0);
  lesson.close();
});

test('a server that loses every race while another writes for a whole class gets its turn', async () => {
  const { lesson, pupils } = await openPair();
  await lesson.desk.does({ kind: 'task', whom: 'all', task: { kind: 'lessons', game: 'circuit', items: ['l-1', 'l-2'] } });
  const append = store.append.bind(store);
  let others = 0;
  const spy = vi.spyOn(store, 'append').mockImplementation(async (id, version, entries, head) => {
    // The other server is always a moment faster, for as long as it has something to write.
    if (id === lesson.id && others++ < 30) await append(id, version, [`{"kind":"label","label":"${others}","at":1}`]);
    return append(id, version, entries, head);
  });
  expect(await pupils[0]!.request({ kind: 'did', facts: [['l-1', 3, 0]] })).toEqual({ ok: true });
  spy.mockRestore();
  await lesson.desk.until((view) => view.label === '30' && view.pupils[0]!.stars === 3);
  lesson.close();
});

test('whoever reconnects finds what another server acknowledged and did not tell before it died', async () => {
  const { lesson, pupils } = await openPair();
  const { question, solution } = questionOfLesson();
  const other = new Device<PupilView>(two.url, await lesson.tokenOf(0));
  lesson.devices.push(other as unknown as Device);
  const second = deskAt(two.url, lesson);
  await Promise.all([other.until(() => true), second.until(() => true)]);
  bus.loses = ['entries'];
  await lesson.desk.does({ kind: 'task', whom: 'all', task: { kind: 'lessons', game: 'circuit', items: ['made-up-1'] } });
  await lesson.desk.does({ kind: 'ask', question, solution });
  const { asked } = await pupils[0]!.until((view) => view.asked !== undefined);
  expect(second.view.asked).toBeUndefined();
  // What a pupil has done and answered is not refused because this server has not heard of it.
  await other.does({ kind: 'did', facts: [['made-up-1', 2, 0]] });
  await other.does({ kind: 'answer', asked: asked!.id, answer: solution });
  await second.until((view) => view.asked !== undefined && view.pupils[0]!.stars === 2);
  await lesson.desk.does({ kind: 'label', label: '7A' });
  const late = deskAt(two.url, lesson);
  await late.until((view) => view.label === '7A');
  bus.loses = [];
  lesson.close();
});
