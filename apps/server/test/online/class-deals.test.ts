import type { PupilView } from '@stolik/class/views';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withNats } from '../bus/nats.ts';
import { startNats } from '../bus/start-nats.ts';
import { startPostgres } from '../store/postgres.ts';
import { call, openHouse, Player, type TestHouse } from './house.ts';
import { type Device, Lesson } from './lesson.ts';
import { findGame } from './offers.ts';

let house: TestHouse;
let now = Date.UTC(2026, 10, 2);
beforeAll(async () => {
  house = await openHouse({ now: () => now });
});
afterAll(() => house.close());

const isSeated = (view: PupilView): boolean => view.table?.token !== undefined;
const PAIRS = [
  [0, 1],
  [2, 3],
];

const planAt = ({ online }: TestHouse, isSameDeal = true) => ({
  game: 'micropul',
  options: {},
  isSameDeal,
  level: online.tables.offers.get('micropul')!.levels[0]!,
});

/** Two tables of one deal; a player of each. */
class Deal {
  readonly lesson: Lesson;
  readonly devices: readonly Device<PupilView>[];
  readonly players: Player[] = [];
  readonly url: string;

  private constructor(url: string, lesson: Lesson, devices: readonly Device<PupilView>[]) {
    this.url = url;
    this.lesson = lesson;
    this.devices = devices;
  }

  static async play(at: TestHouse = house): Promise<Deal> {
    const lesson = await Lesson.open(at.url, 4);
    const devices = await Promise.all([0, 1, 2, 3].map((index) => lesson.pupil(index)));
    await lesson.desk.does({ kind: 'pairs', way: { how: 'hand', groups: PAIRS } });
    await lesson.desk.does({ kind: 'play', plan: planAt(at), whom: 'all' });
    await Promise.all(devices.map((device) => device.until(isSeated)));
    return new Deal(at.url, lesson, devices);
  }

  table(pair: 0 | 1): string {
    return this.devices[pair * 2]!.view.table!.id;
  }

  sit(index: number): Player {
    const { id, token } = this.devices[index]!.view.table!;
    const player = new Player(this.url, findGame('micropul'), id, token!, index);
    player.plays = false;
    this.players.push(player);
    return player;
  }

  /** Whoever of a pair begins. */
  async beginner(pair: 0 | 1): Promise<Player> {
    const both = [this.sit(pair * 2), this.sit(pair * 2 + 1)] as const;
    await both[0].until(() => both.some((player) => player.isAsked()), 'a turn');
    return both.find((player) => player.isAsked())!;
  }

  /** The first of a pair gives up, and the class hears of it. */
  async resign(pair: 0 | 1): Promise<string> {
    const id = this.table(pair);
    const player = this.sit(pair * 2);
    await player.until(() => player.scene.room.phase === 'playing');
    await player.connection.request(['resign']);
    await this.lesson.desk.until(({ tables }) => tables.some((table) => table.id === id && table.isOver));
    return id;
  }

  close(): void {
    for (const player of this.players) player.close();
    this.lesson.close();
  }
}

const WITHHELD = { status: 409, body: { problem: { at: 'deal', says: expect.stringContaining('same seed') } } };
const logOf = (table: string, url = house.url) => call(url, `/api/tables/${table}/log`);

test('while one table of a deal is played, the log of a finished one waits; then both are shown with the same seed', async () => {
  const deal = await Deal.play();
  const first = await deal.resign(0);
  expect(await logOf(first)).toEqual(WITHHELD);
  const second = await deal.resign(1);
  const logs = [await logOf(first), await logOf(second)];
  expect(logs.map(({ status }) => status)).toEqual([200, 200]);
  expect(logs[0]!.body.chance.seed).toBe(logs[1]!.body.chance.seed);
  deal.close();
});

test('a table that is put away ends its part: nobody goes on there, and the others get their log', async () => {
  const deal = await Deal.play();
  const first = await deal.resign(0);
  const late = await deal.beginner(1);
  const [text, left] = [late.choose(), deal.table(1)];
  await deal.lesson.desk.does({ kind: 'away', table: left });
  expect((await logOf(first)).status).toBe(200);
  // Whoever has kept the token plays on with public chance no more, also when the class goes on after a pause.
  expect(await late.connection.request(['act', 0, text])).toMatchObject({ ok: false, code: 'eyes' });
  for (const on of [true, false]) await deal.lesson.desk.does({ kind: 'eyes', on });
  expect(await late.connection.request(['act', 0, text])).toMatchObject({ ok: false, code: 'eyes' });
  deal.close();
});

test('a new lesson puts all tables away; asked for twice, it leaves the tables of this lesson alone', async () => {
  const deal = await Deal.play();
  const first = await deal.resign(0);
  const { classes } = house.online;
  const member = (await classes.findMember(deal.lesson.teacherToken))!;
  expect(await classes.request(member, { kind: 'lesson' }, 'lesson-1')).toEqual({ ok: true, value: true });
  expect((await logOf(first)).status).toBe(200);
  await deal.lesson.desk.does({ kind: 'play', plan: planAt(house), whom: 'all' });
  await deal.devices[0]!.until((view) => isSeated(view) && view.table!.id !== first);
  expect(await classes.request(member, { kind: 'lesson' }, 'lesson-1')).toEqual({ ok: true, value: true });
  await deal.devices[1]!.until(({ table }) => table?.id === deal.table(0));
  const player = await deal.beginner(0);
  expect(await player.connection.request(['act', 0, player.choose()])).toMatchObject({ ok: true });
  deal.close();
});

test('a table begins again with the same deal while others play it, and with another once it is over', async () => {
  const deal = await Deal.play();
  const first = await deal.resign(0);
  const before = deal.table(1);
  const seedOf = async (id: string) => (await house.online.tables.find(id))!.session.seed;
  await deal.lesson.desk.does({ kind: 'restart', table: before });
  for (const index of [2, 3]) await deal.devices[index]!.until(({ table }) => table?.id !== before && table?.token !== undefined);
  expect(await seedOf(deal.table(1))).toBe(await seedOf(first));
  expect(await logOf(first)).toEqual(WITHHELD);
  const second = await deal.resign(1);
  expect((await logOf(first)).status).toBe(200);
  await deal.lesson.desk.does({ kind: 'restart', table: second });
  await deal.devices[2]!.until(({ table }) => table?.id !== second && table?.token !== undefined);
  expect(await seedOf(deal.table(1))).not.toBe(await seedOf(first));
  expect((await house.online.tables.find(deal.table(1)))!.session.opening.isSameDeal).toBeUndefined();
  deal.close();
});

test('a table that shares its chance with nobody shows its log at once', async () => {
  const deal = await Deal.play();
  await deal.lesson.desk.does({ kind: 'play', plan: planAt(house, false), whom: 'all' });
  await deal.devices[0]!.until(({ table }) => table?.isSameDeal === false && table.token !== undefined);
  const own = await deal.resign(0);
  expect((await logOf(own)).status).toBe(200);
  deal.close();
});

test('a table from before deals had names shows its log a day later', async () => {
  const { tables } = house.online;
  const seats = [{ kind: 'bot', level: 'random' } as const, { kind: 'open' } as const];
  const request = { game: 'micropul', options: {}, seats, pace: { kind: 'free' }, isOpen: false, isSameDeal: true } as const;
  const opened = await tables.open(request);
  if (!opened.ok) throw new Error(opened.problem.says);
  await tables.sit(opened.value, 1, { name: 'Ola', salt: '' });
  expect((await opened.value.change(() => ({ kind: 'resign', seat: 1 }))).ok).toBe(true);
  expect(await logOf(opened.value.session.id)).toEqual(WITHHELD);
  now += 24 * 3_600_000;
  expect((await logOf(opened.value.session.id)).status).toBe(200);
});

withNats('a deal with two servers', () => {
  test('each knows when it is over, also after a restart, and both forget a class that one of them deletes', {
    timeout: 120_000,
  }, async () => {
    const [postgres, nats] = [await startPostgres(), await startNats()];
    const plan = { databaseUrl: await postgres.database(), natsUrl: nats.url };
    let [one, other] = [await openHouse(plan), await openHouse(plan)];
    const deal = await Deal.play(one);
    const first = await deal.resign(0);
    for (const { url } of [one, other]) expect(await logOf(first, url)).toEqual(WITHHELD);
    await other.close();
    other = await openHouse(plan);
    expect(await logOf(first, other.url)).toEqual(WITHHELD);
    const second = await deal.resign(1);
    for (const { url } of [other, one]) for (const id of [first, second]) expect((await logOf(id, url)).status).toBe(200);
    const subscriber = new Player(other.url, findGame('micropul'), second, '', 9);
    await subscriber.until(() => subscriber.scene.isPresent);
    const headers = { authorization: `Bearer ${deal.lesson.teacherToken}` };
    expect((await fetch(`${one.url}/api/classes/${deal.lesson.id}`, { method: 'DELETE', headers })).status).toBe(204);
    expect((await logOf(first, other.url)).status).toBe(404);
    expect(await other.online.classes.findMember(deal.lesson.teacherToken)).toBeUndefined();
    subscriber.close();
    deal.close();
    await Promise.all([one.close(), other.close()]);
    await nats.stop();
    await postgres.stop();
  });
});
