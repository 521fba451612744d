import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tableOf } from '@stolik/class/classroom';
import type { Who } from '@stolik/class/commands';
import type { ClassRequest } from '@stolik/wire/class';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Member } from '../../src/classes/classes.ts';
import { call, openHouse, type TestHouse } from './house.ts';
import { Lesson } from './lesson.ts';

// Two desks of one class at the same moment, and servers that die between two writes.

const TEACHER: Who = { kind: 'teacher' };
let data: string;
let house: TestHouse;
beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'stolik-races-'));
  house = await openHouse({ data });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await house.close();
  rmSync(data, { recursive: true });
});

const FOUR = { game: 'connect-four', options: {}, isSameDeal: false, level: 'random' };
const play = (more: Partial<typeof FOUR> = {}, whom: 'all' | readonly number[] = 'all'): ClassRequest =>
  ({ kind: 'play', plan: { ...FOUR, ...more }, whom }) as ClassRequest;

async function openPairs(groups: readonly (readonly number[])[]): Promise<{ lesson: Lesson; member: Member }> {
  const lesson = await Lesson.open(() => house.url, groups.flat().length);
  await lesson.desk.does({ kind: 'pairs', way: { how: 'hand', groups } });
  return { lesson, member: (await house.online.classes.findMember(lesson.teacherToken))! };
}

/** Does something else before entries with this word are written. */
function beforeWriting(word: string, work: () => void): void {
  const { store } = house.online;
  const append = store.append.bind(store);
  let isDone = false;
  vi.spyOn(store, 'append').mockImplementation(async (...all) => {
    if (!isDone && all[2].some((entry) => entry.includes(word))) {
      isDone = true;
      // Not in the same call: nothing of a class begins another change of it in the middle of one.
      await Promise.resolve();
      work();
    }
    return append(...all);
  });
}

const tableAt = async ({ room }: Member, pupil: number) => (await house.online.tables.find(tableOf(room.room, pupil)!.id))!;

test('somebody who is removed while a table is laid for them loses the seat: a bot goes on', async () => {
  const { lesson, member } = await openPairs([[0, 1]]);
  const { classes } = house.online;
  let removed: Promise<unknown> | undefined;
  beforeWriting('"kind":"table"', () => {
    removed = classes.request(member, { kind: 'remove', pupil: 0 }, 'remove-1');
  });
  await classes.request(member, play(), 'play-1');
  expect(await removed).toMatchObject({ ok: true });
  const { session } = await tableAt(member, 1);
  expect(session.seats[0]).toMatchObject({ kind: 'person', standIn: expect.anything() });
  lesson.close();
});

test('somebody who gets another card while a table is laid for them has another token for the seat', async () => {
  const { lesson, member } = await openPairs([[0, 1]]);
  const { classes, tables } = house.online;
  let changed: Promise<unknown> | undefined;
  beforeWriting('"kind":"table"', () => {
    changed = classes.request(member, { kind: 'secrets', pupil: 0, ...lesson.secretsOf(0, 1) }, 'secrets-1');
  });
  const sat = vi.spyOn(tables, 'sit');
  await classes.request(member, play(), 'play-1');
  expect(await changed).toMatchObject({ ok: true });
  const first = await sat.mock.results[0]!.value;
  expect(await tables.findPlace(first.value.token)).toBeUndefined();
  lesson.close();
});

test('a table of a deal that is laid while a lesson puts all away is held too, and stays so', async () => {
  const { lesson, member } = await openPairs([
    [0, 1],
    [2, 3],
  ]);
  const { classes, tables } = house.online;
  const level = tables.offers.get('micropul')!.levels[0]!;
  const deal = (whom: readonly number[]): ClassRequest => play({ game: 'micropul', isSameDeal: true, level }, whom);
  await classes.request(member, deal([0, 1]), 'play-1');
  const first = tableOf(member.room.room, 0)!.id;
  let second = '';
  const findFresh = tables.findFresh.bind(tables);
  vi.spyOn(tables, 'findFresh').mockImplementationOnce(async (table) => {
    await classes.request(member, deal([2, 3]), 'play-2');
    second = tableOf(member.room.room, 2)!.id;
    return findFresh(table);
  });
  expect(await classes.request(member, { kind: 'lesson' }, 'lesson-1')).toMatchObject({ ok: true });
  expect(member.room.tables()).toEqual([]);
  const held = async () => Promise.all([first, second].map(async (id) => (await tables.find(id))!.session.isHeld));
  expect(await held()).toEqual([true, true]);
  lesson.close();
});

test('a table of a deal that is put away while the class is let go on is not let go on', async () => {
  const { lesson, member } = await openPairs([[0, 1]]);
  const { classes, tables } = house.online;
  const level = tables.offers.get('micropul')!.levels[0]!;
  await classes.request(member, play({ game: 'micropul', isSameDeal: true, level }), 'play-1');
  await classes.request(member, { kind: 'eyes', on: true }, 'eyes-1');
  const { id } = tableOf(member.room.room, 0)!;
  const findFresh = tables.findFresh.bind(tables);
  // The tables to let go on were listed; this one is put away before its turn.
  vi.spyOn(tables, 'findFresh').mockImplementationOnce(async (table) => {
    await classes.request(member, { kind: 'away', table: id }, 'away-1');
    return findFresh(table);
  });
  await classes.request(member, { kind: 'eyes', on: false }, 'eyes-2');
  expect((await tables.find(id))!.session.isHeld).toBe(true);
  lesson.close();
});

test('a guest who was removed when the server died has lost the seat, also where another guest has that number now', async () => {
  const { lesson, member } = await openPairs([[0]]);
  await lesson.desk.does({ kind: 'pin', on: true });
  const { pin } = await lesson.desk.until((view) => view.pin !== '');
  const { body: guest } = await call(house.url, '/api/classes/pin', { pin });
  await lesson.desk.does({ kind: 'pairs', way: { how: 'hand', groups: [[0, guest.pupil]] } });
  await lesson.desk.does(play());
  const table = await tableAt(member, 0);
  // Only the class has been written.
  await member.room.change({ kind: 'guests' }, TEACHER);
  expect((await call(house.url, '/api/classes/pin', { pin })).body.pupil).toBe(guest.pupil);
  expect(table.session.seats[1]).not.toHaveProperty('standIn');
  await house.close();
  house = await openHouse({ data });
  await house.online.classes.find(lesson.id);
  await vi.waitUntil(
    async () => {
      const seat = (await house.online.tables.find(table.session.id))!.session.seats[1];
      return seat?.kind === 'person' && seat.standIn !== undefined;
    },
    { timeout: 60_000 },
  );
  lesson.close();
});

test('somebody who is removed loses the seat at a table that was put away, too', async () => {
  const { lesson, member } = await openPairs([[0, 1]]);
  const { classes } = house.online;
  await classes.request(member, play(), 'play-1');
  const table = await tableAt(member, 1);
  await classes.request(member, { kind: 'away', table: table.session.id }, 'away-1');
  expect(table.session.seats[0]).not.toHaveProperty('standIn');
  await classes.request(member, { kind: 'remove', pupil: 0 }, 'remove-1');
  expect(table.session.seats[0]).toMatchObject({ kind: 'person', standIn: expect.anything() });
  lesson.close();
});
