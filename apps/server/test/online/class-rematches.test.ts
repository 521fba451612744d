import { MOST_TABLES } from '@stolik/class/commands';
import type { PupilView } from '@stolik/class/views';
import { isSalting } from '@stolik/table/choices';
import { sealOf } from '@stolik/table/seal';
import type { Session } from '@stolik/table/session';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { LiveTable } from '../../src/tables/live.ts';
import { type Answered, call, openHouse, type TestHouse } from './house.ts';
import { type Device, Lesson } from './lesson.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const FOUR = { game: 'connect-four', options: {}, isSameDeal: false, level: 'random' };
const isSeated = (view: PupilView): boolean => view.table?.token !== undefined;

interface Playing {
  readonly lesson: Lesson;
  readonly devices: readonly Device<PupilView>[];
  readonly table: LiveTable;
}

/** Two pupils at a table of the class. */
async function playing(): Promise<Playing> {
  const lesson = await Lesson.open(house.url, 2);
  const devices = await Promise.all([0, 1].map((index) => lesson.pupil(index)));
  await lesson.desk.does({ kind: 'pairs', way: { how: 'hand', groups: [[0, 1]] } });
  await lesson.desk.does({ kind: 'play', plan: FOUR, whom: 'all' });
  await Promise.all(devices.map((device) => device.until(isSeated)));
  return { lesson, devices, table: (await house.online.tables.find(devices[0]!.view.table!.id))! };
}

const end = (table: LiveTable): Promise<unknown> => table.change(() => ({ kind: 'resign', seat: 0 }));

const tokenAt = (table: LiveTable, seat: number): string => house.online.tables.tokenOf(table, seat);

const join = (code: string, from: string, seal?: string): Promise<Answered> =>
  call(house.url, `/api/tables/${code}/join`, { from, ...(seal !== undefined && { seal }) });

/** The table for another game, with nobody there yet. */
async function opened(before: LiveTable): Promise<LiveTable> {
  const again = await house.online.tables.again(before, 0, 'again-1');
  if (!again.ok) throw new Error(again.problem.says);
  return (await house.online.tables.find(before.session.rematchTable!))!;
}

/** Another game of both; seats have moved on by one. */
async function rematch(before: LiveTable): Promise<{ readonly table: LiveTable; readonly tokens: readonly string[] }> {
  await end(before);
  const table = await opened(before);
  const tokens: string[] = [];
  for (const seat of [0, 1]) tokens.push((await join(table.session.opening.code, tokenAt(before, seat))).body.token);
  expect(table.session.phase).toBe('playing');
  return { table, tokens };
}

const seatOf = async (token: string): Promise<number | undefined> => (await house.online.tables.findPlace(token))?.place.seat;

const standIn = ({ seats }: Session, seat: number): string | undefined => {
  const sitter = seats[seat];
  return sitter?.kind === 'person' ? sitter.standIn : undefined;
};

test('“Eyes on me” pays for rematches that it holds and lets go on, once each', async () => {
  const { lesson, table: first } = await playing();
  const { classes, tables } = house.online;
  const member = (await classes.findMember(lesson.teacherToken))!;
  const paid = async (id: string, on: boolean): Promise<number> => {
    let sum = 0;
    await classes.request(member, { kind: 'eyes', on }, id, (size) => {
      sum += size;
    });
    return sum;
  };
  expect([await paid('e1', true), await paid('e2', false)]).toEqual([0, 0]);
  await rematch(first);
  expect([await paid('e3', true), await paid('e3', true), await paid('e4', false)]).toEqual([100, 0, 100]);
  expect((await tables.ofClass(lesson.id)).length).toBe(2);
  lesson.close();
});

test('a class keeps only so many games', async () => {
  const { lesson, table } = await playing();
  await end(table);
  const many = Array.from({ length: 5000 }, (_, index) => ({ id: `t${index}`, phase: 'over' as const }));
  const spy = vi.spyOn(house.online.store, 'tablesOf').mockResolvedValueOnce(many).mockResolvedValueOnce([]);
  expect(await house.online.tables.again(table, 0, 'again-1')).toMatchObject({ ok: false, problem: { at: 'class' } });
  spy.mockRestore();
  expect(await house.online.tables.again(table, 0, 'again-1')).toMatchObject({ ok: true });
  lesson.close();
});

test('one pupil can’t use up the games that a class keeps: others begin theirs', async () => {
  const { lesson, devices, table } = await playing();
  const { tables } = house.online;
  await end(table);
  for (let games = 0; games < 40; games++) {
    expect(tables.rematches.mayBegin(lesson.id, { pupil: 0, drawn: 0 })).toBe(true);
    tables.rematches.began(lesson.id, { pupil: 0, drawn: 0 });
  }
  const seatOf = ({ view }: Device<PupilView>): number => view.table!.seat;
  expect(await tables.again(table, seatOf(devices[0]!), 'again-1')).toMatchObject({ ok: false, problem: { at: 'class' } });
  const request = { kind: 'again', table: table.session.id } as const;
  // Asks again by itself when it was too fast.
  void devices[0]!.request(request);
  await vi.waitUntil(() => devices[0]!.heard.some((text) => text.includes('"too-fast"')), { timeout: 60_000 });
  expect(await devices[1]!.request(request)).toEqual({ ok: true });
  expect(await tables.again(table, seatOf(devices[1]!), 'again-2')).toMatchObject({ ok: true });
  lesson.close();
});

test('the teacher holds rematches too, those that are opened or begun meanwhile, and lets them go on', async () => {
  const { lesson, table: first } = await playing();
  const { table: second } = await rematch(first);
  await lesson.desk.does({ kind: 'eyes', on: true });
  expect(second.session.isHeld).toBe(true);
  await lesson.desk.does({ kind: 'eyes', on: false });
  expect(second.session.isHeld).toBe(false);
  await end(second);
  await lesson.desk.does({ kind: 'eyes', on: true });
  const third = await opened(second);
  expect(third.session.isHeld).toBe(true);
  lesson.close();
});

test('a rematch whose salts are being told is put right when it begins', async () => {
  const { lesson, table: first } = await playing();
  await end(first);
  const table = await opened(first);
  const salts = ['a'.repeat(32), 'b'.repeat(32)];
  for (const [seat, salt] of salts.entries()) await join(table.session.opening.code, tokenAt(first, seat), sealOf(salt));
  await lesson.desk.does({ kind: 'eyes', on: true });
  await lesson.desk.does({ kind: 'remove', pupil: 0 });
  expect([isSalting(table.session), table.session.isHeld]).toEqual([true, false]);
  const own = table.session.seats.findIndex((_, seat) => table.session.seals[seat] === sealOf(salts[0]!));
  for (const [pupil, salt] of salts.entries())
    await table.change(() => ({ kind: 'salt', seat: pupil === 0 ? own : 1 - own, salt, id: `salt-${pupil}` }));
  await expect.poll(() => [table.session.isHeld, standIn(table.session, own) !== undefined]).toEqual([true, true]);
  expect(standIn(table.session, 1 - own)).toBeUndefined();
  lesson.close();
});

test('a removed pupil loses the seat at a rematch: the token is no good, and a bot goes on', async () => {
  const { lesson, table: first } = await playing();
  const { table, tokens } = await rematch(first);
  const seat = (await seatOf(tokens[0]!))!;
  await lesson.desk.does({ kind: 'remove', pupil: 0 });
  expect(await seatOf(tokens[0]!)).toBeUndefined();
  expect(standIn(table.session, seat)).toBeDefined();
  expect(await seatOf(tokens[1]!)).toBe(1 - seat);
  expect(standIn(table.session, 1 - seat)).toBeUndefined();
  lesson.close();
});

test('a removed pupil for whom a bot played already does not come back, at the table or at a rematch', async () => {
  const { lesson, devices, table: first } = await playing();
  const early = devices[0]!.view.table!.token!;
  const own = (await seatOf(early))!;
  await first.change(() => ({ kind: 'leave', seat: own }));
  await lesson.desk.does({ kind: 'remove', pupil: 0 });
  expect(await seatOf(early)).toBeUndefined();
  expect(standIn(first.session, own)).toBeDefined();
  const other = await playing();
  const { table, tokens } = await rematch(other.table);
  const seat = (await seatOf(tokens[0]!))!;
  await table.change(() => ({ kind: 'leave', seat }));
  await other.lesson.desk.does({ kind: 'remove', pupil: 0 });
  expect(await seatOf(tokens[0]!)).toBeUndefined();
  expect(standIn(table.session, seat)).toBeDefined();
  const { version } = table.session;
  await other.lesson.desk.does({ kind: 'remove', pupil: 1 });
  // Only the seat of the one who has just gone.
  expect(table.session.version).toBe(version + 2);
  for (const each of [lesson, other.lesson]) each.close();
});

test('the finished table of a removed pupil opens no rematch, and lets them into none', async () => {
  const { lesson, table } = await playing();
  const { tables } = house.online;
  await end(table);
  await lesson.desk.does({ kind: 'remove', pupil: 0 });
  const [gone, stays] = [0, 1];
  const before = await house.online.store.countTables();
  expect(await tables.again(table, gone, 'again-1')).toMatchObject({ ok: false, problem: { at: 'class' } });
  expect(await house.online.store.countTables()).toBe(before);
  const again = await tables.again(table, stays, 'again-2');
  const code = (again as Extract<typeof again, { ok: true }>).value;
  expect(await join(code, tokenAt(table, gone))).toMatchObject({ status: 400, body: { problem: { at: 'class' } } });
  expect((await join(code, tokenAt(table, stays))).status).toBe(201);
  // Nobody is waited for who can't come.
  const next = (await tables.find(table.session.rematchTable!))!;
  expect(next.session.seats.filter((seat) => seat.kind === 'open' && seat.keptFor !== undefined)).toEqual([]);
  lesson.close();
});

test('somebody who sits down at a rematch while the teacher removes them gets up again', async () => {
  const { lesson, table: first } = await playing();
  await end(first);
  const table = await opened(first);
  const kept = table.session.opening.seats.findIndex((plan) => plan.kind === 'open' && plan.of?.pupil === 0);
  const plan = table.session.opening.seats[kept];
  await lesson.desk.does({ kind: 'remove', pupil: 0 });
  // As a request does that was allowed a moment before.
  const name = plan?.kind === 'open' ? plan.keptFor! : '';
  await house.online.tables.sit(table, kept, { name, salt: '' });
  await expect.poll(() => table.session.seats[kept]?.kind).toBe('open');
  lesson.close();
});

test('a pupil with new secrets keeps the table of the class; devices with the old ones have no rematch', async () => {
  const { lesson, devices, table: first } = await playing();
  const { table, tokens } = await rematch(first);
  const seat = (await seatOf(tokens[0]!))!;
  const old = devices[0]!.view.table!.token!;
  await lesson.desk.does({ kind: 'secrets', pupil: 0, ...lesson.secretsOf(0, 1) });
  expect(await seatOf(tokens[0]!)).toBeUndefined();
  expect(standIn(table.session, seat)).toBeDefined();
  expect(await seatOf(old), 'of the finished table too').toBeUndefined();
  const fresh = lesson.device<PupilView>(await lesson.tokenOf(0, 1));
  const { table: own } = await fresh.until(isSeated);
  expect(await seatOf(own!.token!)).toBe(0);
  await lesson.desk.does({ kind: 'play', plan: FOUR, whom: 'all' });
  const last = (await house.online.tables.find((await fresh.until((view) => view.table?.id !== own!.id)).table!.id))!;
  await end(last);
  // With the next lesson the table is put away, and keeps its tokens.
  await lesson.desk.does({ kind: 'lesson' });
  await lesson.desk.does({ kind: 'secrets', pupil: 0, ...lesson.secretsOf(0, 2) });
  expect(await house.online.tables.again(last, 0, 'again-1')).toMatchObject({ ok: false, problem: { at: 'class' } });
  expect((await house.online.tables.again(last, 1, 'again-2')).ok).toBe(true);
  lesson.close();
});

test('a class has no more games under way than can be held with it', async () => {
  const { lesson, table } = await playing();
  await end(table);
  const listed = vi.spyOn(house.online.tables, 'ofClass');
  const games = (phase: 'playing' | 'over') => Array.from({ length: 3 * MOST_TABLES }, (_, index) => ({ id: `${index}`, phase }));
  listed.mockResolvedValueOnce(games('playing'));
  expect(await house.online.tables.again(table, 0, 'again-1')).toMatchObject({ ok: false, problem: { at: 'class' } });
  // Those that are over are nobody's burden.
  listed.mockResolvedValueOnce(games('over'));
  expect(await house.online.tables.again(table, 0, 'again-1')).toMatchObject({ ok: true });
  listed.mockRestore();
  lesson.close();
});
