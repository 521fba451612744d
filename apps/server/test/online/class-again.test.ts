import type { PupilView } from '@stolik/class/views';
import { afterEach, expect, test, vi } from 'vitest';
import { Limiter } from '../../src/limits/bucket.ts';
import { type Limits, noLimits } from '../../src/limits/limits.ts';
import type { LiveTable } from '../../src/tables/live.ts';
import { openHouse, type TestHouse } from './house.ts';
import { type Device, Lesson, nicknameOf } from './lesson.ts';

let house: TestHouse;
afterEach(() => house.close());
const open = async (limits: Partial<Limits> = {}): Promise<void> => {
  house = await openHouse({ limits: { ...noLimits(), ...limits } });
};

const FOUR = { game: 'connect-four', options: {}, isSameDeal: false, level: 'random' };

/** Pupils at tables of these groups. */
async function seated(groups: number[][], isSameDeal = false): Promise<[Lesson, readonly Device<PupilView>[]]> {
  const pupils = groups.flat().length;
  const lesson = await Lesson.open(house.url, pupils);
  const devices = await Promise.all(Array.from({ length: pupils }, (_, index) => lesson.pupil(index)));
  await lesson.desk.until((view) => view.pupils.every(({ isHere }) => isHere));
  await lesson.desk.does({ kind: 'pairs', way: { how: 'hand', groups } });
  await lesson.desk.does({ kind: 'play', plan: { ...FOUR, isSameDeal }, whom: 'all' });
  await Promise.all(devices.map((device) => device.until((view) => view.table?.token !== undefined)));
  return [lesson, devices];
}

const tableOf = async ({ view }: Device<PupilView>): Promise<LiveTable> => (await house.online.tables.find(view.table!.id))!;

/** The game of a pupil ends; answers the id of the table. */
async function end(device: Device<PupilView>): Promise<string> {
  const table = await tableOf(device);
  await table.change(() => ({ kind: 'resign', seat: device.view.table!.seat }));
  await device.until((view) => view.table?.isOver === true);
  return table.session.id;
}

const isNext = (before: string) => (view: PupilView) => view.table?.token !== undefined && view.table.id !== before;

test('both want to play again: the next table is laid in the class, and desk and wall follow', async () => {
  await open();
  const [lesson, devices] = await seated([[0, 1]]);
  const wall = await lesson.wall();
  const before = await end(devices[0]!);
  await lesson.desk.does({ kind: 'wall', wall: { kind: 'board', table: before } });
  await devices[0]!.does({ kind: 'again', table: before });
  await devices[1]!.until(({ table }) => table?.again.length === 1);
  expect(devices[1]!.view.table).toMatchObject({ id: before, again: [0] });
  await devices[1]!.does({ kind: 'again', table: before });
  const [one, other] = await Promise.all(devices.map((device) => device.until(isNext(before))));
  // Everybody moves on by one seat, under the names of the class.
  expect([one!.table!.id, one!.table!.seat, other!.table!.seat]).toEqual([other!.table!.id, 1, 0]);
  expect(one!.table!.names).toEqual([nicknameOf(1), nicknameOf(0)]);
  const { id } = one!.table!;
  const desk = await lesson.desk.until(({ tables }) => tables[0]?.id === id);
  expect(desk.tables).toHaveLength(1);
  await wall.until((view) => view.boards.length === 1 && view.boards[0]!.id === id);
  expect(wall.view.wall).toEqual({ kind: 'board', table: id });
  await lesson.desk.does({ kind: 'eyes', on: true });
  expect((await tableOf(devices[0]!)).session.isHeld).toBe(true);
  lesson.close();
});

test('who plays with a bot, or whose partner has gone, waits for nobody; the one who is away keeps the seat', async () => {
  await open();
  const [lesson, [one, other, alone]] = await seated([[0, 1], [2]]);
  const before = await end(alone!);
  await alone!.does({ kind: 'again', table: before });
  await alone!.until(isNext(before));
  const both = await end(one!);
  await one!.does({ kind: 'again', table: both });
  other!.close();
  await lesson.desk.until(({ pupils }) => !pupils[1]!.isHere);
  // Asked again: the same request, and nobody is left to wait for.
  await one!.does({ kind: 'again', table: both });
  expect((await one!.until(isNext(both))).table!.names).toEqual([nicknameOf(1), nicknameOf(0)]);
  lesson.close();
});

test('with the same deal at every table, who plays again gets another deal, and nothing of the first is told', async () => {
  await open();
  const [lesson, devices] = await seated(
    [
      [0, 1],
      [2, 3],
    ],
    true,
  );
  const deal = (await tableOf(devices[0]!)).session.opening;
  const before = await end(devices[0]!);
  for (const device of devices.slice(0, 2)) await device.does({ kind: 'again', table: before });
  await devices[0]!.until(isNext(before));
  const { opening } = (await tableOf(devices[0]!)).session;
  expect(opening.commitment).not.toBe(deal.commitment);
  expect([devices[0]!.view.table!.isSameDeal, devices[2]!.view.table!.isSameDeal]).toEqual([false, true]);
  lesson.close();
});

test('one who plays again and again leaves the other pupils and the teacher their tables', async () => {
  await open({ laying: new Limiter(40, 0.001) });
  const [lesson, [one, other]] = await seated([[0], [1]]);
  const isSlow = (): boolean => one!.heard.some((text) => text.includes('"too-fast"'));
  for (let turn = 0; turn < 20 && !isSlow(); turn++) {
    const before = await end(one!);
    const { length } = one!.heard;
    // Sent again later by the client, so nobody waits for the answer.
    void one!.request({ kind: 'again', table: before });
    await vi.waitUntil(() => isSlow() || one!.heard.length > length + 1, { timeout: 60_000 });
    if (!isSlow()) await one!.until(isNext(before));
  }
  expect(isSlow()).toBe(true);
  const before = await end(other!);
  await other!.does({ kind: 'again', table: before });
  await other!.until(isNext(before));
  await lesson.desk.does({ kind: 'play', plan: FOUR, whom: 'all' });
  lesson.close();
});

test('requests to play again that come to nothing use up nothing of others', async () => {
  const laying = new Limiter(40, 0.001);
  await open({ laying });
  const [lesson, [one, other]] = await seated([[0], [1]]);
  for (let turn = 0; turn < 4; turn++)
    expect(await one!.request({ kind: 'again', table: one!.view.table!.id })).toMatchObject({ code: 'not-now' });
  expect(laying.used(`${lesson.id} pupils`)).toBe(0);
  const before = await end(other!);
  await other!.does({ kind: 'again', table: before });
  expect(laying.used(`${lesson.id} pupils`)).toBeCloseTo(1, 1);
  lesson.close();
});

test('two at one device are together for the desk, and sit at one table however chance pairs', async () => {
  await open();
  const lesson = await Lesson.open(house.url, 4);
  const devices = await Promise.all([0, 1, 2, 3].map((index) => lesson.pupil(index)));
  await devices[0]!.does({ kind: 'share', others: [3] });
  expect(lesson.desk.view.shared).toEqual([]);
  await devices[3]!.does({ kind: 'share', others: [0] });
  await lesson.desk.until(({ shared }) => shared.length === 1);
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    await lesson.desk.does({ kind: 'pairs', way: { how: 'random', seed, odd: 'bot', whom: [0, 1, 2, 3], most: 2 } });
    await lesson.desk.until(({ groups }) => groups.length === 2);
    expect(lesson.desk.view.groups[0]).toEqual([0, 3]);
  }
  lesson.close();
});
