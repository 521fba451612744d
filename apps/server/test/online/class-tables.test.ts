import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeskTable, PupilView } from '@stolik/class/views';
import { WATCHER } from '@stolik/kernel/game';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openHouse, Player, type TestHouse } from './house.ts';
import { type Device, Lesson, nicknameOf } from './lesson.ts';
import { findGame } from './offers.ts';
import { questionOfLesson } from './question.ts';

const data = mkdtempSync(join(tmpdir(), 'stolik-class-'));
let house: TestHouse;
beforeAll(async () => {
  house = await openHouse({ data: join(data, 'tables') });
});
afterAll(async () => {
  await house.close();
  rmSync(data, { recursive: true });
});

const FOUR = { game: 'connect-four', options: {}, isSameDeal: false, level: 'random' };

/** Sits down with what the class has told, and plays by itself if requested. */
function playerOf({ view }: Device<PupilView>, plays: boolean, url: string | (() => string) = house.url): Player {
  const { id, game, token } = view.table!;
  const player = new Player(url, findGame(game), id, token!, view.pupil);
  player.plays = plays;
  return player;
}

const isSeated = (view: PupilView): boolean => view.table?.token !== undefined;

async function seated(pupils: number, groups: number[][], plan: object = {}): Promise<[Lesson, Device<PupilView>[]]> {
  const lesson = await Lesson.open(house.url, pupils);
  const devices = await Promise.all(Array.from({ length: pupils }, (_, index) => lesson.pupil(index)));
  await lesson.desk.does({ kind: 'pairs', way: { how: 'hand', groups } });
  await lesson.desk.does({ kind: 'play', plan: { ...FOUR, ...plan }, whom: 'all' });
  await Promise.all(devices.map((device) => device.until(isSeated)));
  return [lesson, devices];
}

describe('tables of a class', () => {
  test('are laid for pairs, the odd one plays with a bot, and nobody types a code', async () => {
    const [lesson, devices] = await seated(3, [[0, 1], [2]]);
    expect(devices.map(({ view }) => view.table?.names)).toEqual([
      [nicknameOf(0), nicknameOf(1)],
      [nicknameOf(0), nicknameOf(1)],
      [nicknameOf(2), null],
    ]);
    expect(devices[0]!.view.table!.id).toBe(devices[1]!.view.table!.id);
    const players = devices.map((device) => playerOf(device, true));
    await Promise.all(players.map((player) => player.until(() => player.isOver, 'the end')));
    expect(players[0]!.scene.room.seats.map((seat) => seat.kind === 'person' && seat.name)).toEqual([
      nicknameOf(0),
      nicknameOf(1),
    ]);
    await lesson.desk.until(({ tables }) => tables.length === 2 && tables.every(({ isOver }) => isOver));
    expect(lesson.desk.view.recap.games).toBe(2);
    for (const player of players) player.close();
    lesson.close();
  });

  test('have the same deal where the teacher wants it, and say so', async () => {
    const [lesson, devices] = await seated(
      4,
      [
        [0, 1],
        [2, 3],
      ],
      { game: 'micropul', isSameDeal: true, level: levelOf('micropul') },
    );
    const players = [0, 2].map((index) => playerOf(devices[index]!, false));
    await Promise.all(players.map((player) => player.until(() => player.scene.room.phase === 'playing')));
    const [one, other] = players.map(({ scene }) => scene);
    expect(one!.room.commitment).toBe(other!.room.commitment);
    expect(one!.world).toEqual(other!.world);
    expect([one!.room.isSameDeal, other!.room.isSameDeal]).toEqual([true, true]);
    const first = devices[0]!.view.table!.id;
    await lesson.desk.does({ kind: 'restart', table: first });
    const again = await devices[0]!.until(({ table }) => table?.token !== undefined && table.id !== first);
    await devices[1]!.until(({ table }) => table?.id === again.table?.id);
    const fresh = playerOf(devices[0]!, false);
    await fresh.until(() => fresh.scene.room.phase === 'playing');
    expect(fresh.scene.room.commitment).toBe(one!.room.commitment);
    for (const player of [...players, fresh]) player.close();
    lesson.close();
  });

  test('eyes to me: moves are refused, clocks stand still, and nothing is lost', async () => {
    const [lesson, devices] = await seated(2, [[0, 1]], { clock: { minutes: 5, seconds: 0 } });
    const [one, two] = devices.map((device) => playerOf(device, false)) as [Player, Player];
    await one.until(() => one.isAsked());
    await lesson.desk.does({ kind: 'eyes', on: true });
    await Promise.all(devices.map((device) => device.until(({ isHeld }) => isHeld)));
    await one.until(() => one.scene.room.isHeld === true);
    expect(one.scene.room.running).toEqual([]);
    const text = one.choose();
    expect(await one.connection.request(['act', 0, text])).toMatchObject({ ok: false, code: 'eyes' });
    expect(await one.connection.request(['resign'])).toMatchObject({ ok: false, code: 'eyes' });
    // What is laid meanwhile stands still too.
    await lesson.desk.does({ kind: 'eyes', on: false });
    await one.until(() => one.scene.room.isHeld !== true);
    expect(one.scene.room.running).toEqual([0]);
    expect(await one.connection.request(['act', 0, text])).toMatchObject({ ok: true });
    await two.until(() => two.scene.passages.length === 1);
    const left = two.scene.room.clocks![1]!;
    await lesson.desk.does({ kind: 'time', table: devices[0]!.view.table!.id, seat: 1, seconds: 60 });
    await two.until(() => two.scene.room.clocks![1]! > left + 50_000);
    for (const player of [one, two]) player.close();
    lesson.close();
  });

  describe('however slow the store is, tables stand still as the class does', () => {
    /** The store keeps what is written to the class, or to its tables, until it is let go. */
    function slowly(lesson: Lesson, isClass: boolean): { written: string[]; go(): void } {
      const { store } = house.online;
      const { promise, resolve } = Promise.withResolvers<void>();
      const append = store.append.bind(store);
      const written: string[] = [];
      const spy = vi.spyOn(store, 'append').mockImplementation(async (id, version, entries, head) => {
        written.push(...entries);
        if ((id === lesson.id) === isClass) await promise;
        return append(id, version, entries, head);
      });
      const go = (): void => {
        spy.mockRestore();
        resolve();
      };
      return { written, go };
    }
    const isHeld = async (id: string): Promise<unknown> => (await house.online.tables.find(id))?.session.isHeld;

    test('held and released before the table was held', async () => {
      const [lesson, [pupil]] = await seated(2, [[0, 1]]);
      const { go } = slowly(lesson, false);
      const on = lesson.desk.does({ kind: 'eyes', on: true });
      await pupil!.until((view) => view.isHeld);
      const off = lesson.desk.does({ kind: 'eyes', on: false });
      await pupil!.until((view) => !view.isHeld);
      go();
      await Promise.all([on, off]);
      expect(await isHeld(pupil!.view.table!.id)).toBe(false);
      lesson.close();
    });

    test('held while it was laid', async () => {
      const [lesson, [pupil]] = await seated(2, [[0, 1]]);
      const former = pupil!.view.table!.id;
      const { written, go } = slowly(lesson, true);
      const eyes = lesson.desk.does({ kind: 'eyes', on: true });
      const play = lesson.desk.does({ kind: 'play', plan: FOUR, whom: 'all' });
      await vi.waitUntil(() => written.filter((entry) => entry.includes('"sit"')).length === 2, { timeout: 60_000 });
      go();
      await Promise.all([eyes, play]);
      const { table } = await pupil!.until((view) => view.table?.id !== former && isSeated(view));
      expect(await isHeld(table!.id)).toBe(true);
      lesson.close();
    });
  });

  test('a new start that is asked for twice under one id is one', async () => {
    const [lesson] = await seated(2, [[0, 1]]);
    const { classes } = house.online;
    const teacher = (await classes.findMember(lesson.teacherToken))!;
    const [{ id: table }] = lesson.desk.view.tables as [DeskTable];
    const restart = () => classes.request(teacher, { kind: 'restart', table }, 'same');
    const granted = [...(await Promise.all([restart(), restart()])), await restart()];
    expect(granted.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(teacher.room.room.tables.map(({ isAway }) => isAway)).toEqual([true, false]);
    lesson.close();
  });

  test('a bot plays for a child who is not there, and the child plays on later', async () => {
    const [lesson, devices] = await seated(2, [[0, 1]]);
    const [one, two] = devices.map((device) => playerOf(device, false)) as [Player, Player];
    await one.until(() => one.isAsked());
    const table = devices[0]!.view.table!.id;
    await lesson.desk.does({ kind: 'bot', table, seat: 0, on: true });
    await two.until(() => two.scene.passages.length === 1);
    expect(await lesson.desk.request({ kind: 'bot', table, seat: 7, on: true })).toEqual({ ok: false, code: 'unknown' });
    await lesson.desk.does({ kind: 'bot', table, seat: 0, on: false });
    two.plays = true;
    two.act();
    await one.until(() => one.isAsked());
    for (const player of [one, two]) player.close();
    lesson.close();
  });

  test('who is taken out of the class has nothing to do with the table any more: a bot goes on', async () => {
    const [lesson, devices] = await seated(2, [[0, 1]]);
    const one = playerOf(devices[0]!, false);
    await one.until(() => one.isAsked());
    const { token, id } = devices[0]!.view.table!;
    await lesson.desk.does({ kind: 'remove', pupil: 0 });
    await devices[0]!.ended();
    expect(await house.online.tables.findPlace(token!)).toBeUndefined();
    const two = playerOf(devices[1]!, false);
    await two.until(() => two.scene.passages.length === 1 && two.isAsked());
    expect(two.scene.room.id).toBe(id);
    one.close();
    two.close();
    lesson.close();
  });

  test('the teacher looks over a shoulder and the wall at the board, and nobody notices', async () => {
    const [lesson, devices] = await seated(2, [[0, 1]], { game: 'micropul', level: levelOf('micropul') });
    const players = devices.map((device) => playerOf(device, false)) as [Player, Player];
    await Promise.all(players.map((player) => player.until(() => player.scene.here.length === 2)));
    const wall = await lesson.wall();
    const [table] = (await lesson.desk.until(({ tables }) => tables.length === 1)).tables;
    const look = (token: string): Player => new Player(house.url, findGame('micropul'), table!.id, token, 1);
    const [over, open] = [look(table!.looks[1]!), look(wall.view.boards[0]!.look)];
    for (const subscriber of [over, open]) {
      subscriber.plays = false;
      await subscriber.until(() => subscriber.scene.isPresent);
    }
    expect(over.scene.world).toEqual(players[1].scene.world);
    expect(open.scene.world).not.toEqual(players[1].scene.world);
    expect([over.scene.here, over.scene.watchers]).toEqual([[0, 1], 0]);
    for (const player of players) expect([player.scene.here, player.scene.watchers]).toEqual([[0, 1], 0]);
    // Shown what the seat sees, and may do nothing there.
    for (const request of [['act', 0, 'anything'], ['resign'], ['leave'], ['say', 'hello']] as const)
      expect(await over.connection.request(request)).toMatchObject({ ok: false, code: 'not-yours' });
    players[1].close();
    await players[0].until(() => players[0].scene.here.length === 1);
    // The teacher who looks over a shoulder is not the child who has gone.
    const live = (await house.online.tables.find(table!.id))!;
    expect([live.isWatchedBy(0), live.isWatchedBy(1)]).toEqual([true, false]);
    players[0].plays = true;
    players[0].act();
    await over.until(() => over.scene.passages.length > 0);
    for (const one of [...players, over, open]) one.close();
    lesson.close();
  });

  test('tokens to look at a table end with the key of the wall, and with the table', async () => {
    const [lesson] = await seated(2, [[0, 1]], { game: 'micropul', level: levelOf('micropul') });
    const { tables } = house.online;
    const [table] = (await lesson.desk.until(({ tables: all }) => all.length === 1)).tables;
    const old = [table!.look, ...table!.looks];
    const found = (tokens: readonly string[]) => Promise.all(tokens.map(async (token) => (await tables.findLook(token))?.viewer));
    expect(await found(old)).toEqual([WATCHER, 0, 1]);
    await lesson.desk.does({ kind: 'wallKey' });
    expect(await found(old)).toEqual([undefined, undefined, undefined]);
    const [now] = (await lesson.desk.until(({ tables: all }) => all[0]!.look !== table!.look)).tables;
    const fresh = [now!.look, ...now!.looks];
    expect(await found(fresh)).toEqual([WATCHER, 0, 1]);
    await lesson.desk.does({ kind: 'away', table: table!.id });
    expect(await found(fresh)).toEqual([undefined, undefined, undefined]);
    lesson.close();
  });

  test('that all their pupils have left are put away, and nothing that the class does touches them any more', async () => {
    const [lesson] = await seated(3, [[0, 1], [2]]);
    const { tables } = await lesson.desk.until((view) => view.tables.length === 2);
    const shared = tables.find(({ seats }) => seats.includes(0))!;
    await lesson.desk.does({ kind: 'remove', pupil: 0 });
    await lesson.desk.until((view) => view.pupils.length === 2);
    expect(lesson.desk.view.tables).toHaveLength(2);
    await lesson.desk.does({ kind: 'remove', pupil: 1 });
    const left = await lesson.desk.until((view) => view.tables.length === 1);
    expect(left.tables[0]!.id).not.toBe(shared.id);
    const found: string[] = [];
    const { tables: all } = house.online;
    const findFresh = all.findFresh.bind(all);
    const spy = vi.spyOn(all, 'findFresh').mockImplementation((id) => {
      found.push(id);
      return findFresh(id);
    });
    await lesson.desk.does({ kind: 'eyes', on: true });
    await lesson.desk.does({ kind: 'remove', pupil: 2 });
    spy.mockRestore();
    expect(found).toContain(left.tables[0]!.id);
    expect(found).not.toContain(shared.id);
    await lesson.desk.until((view) => view.tables.length === 0);
    lesson.close();
  });

  test('whoever is alone plays against the sparring partner that the teacher has chosen', async () => {
    const lesson = await Lesson.open(house.url, 1);
    await lesson.desk.does({ kind: 'pairs', way: { how: 'hand', groups: [[0]] } });
    const plan = { game: 'golems6', options: {}, isSameDeal: true, level: 'copycat' };
    await lesson.desk.does({ kind: 'play', plan, whom: 'all' });
    const [table] = (await lesson.desk.until(({ tables }) => tables.length === 1)).tables;
    const live = await house.online.tables.find(table!.id);
    expect(live?.session.seats).toMatchObject([{ kind: 'person' }, { kind: 'bot', level: 'copycat' }]);
    lesson.close();
  });

  test('what can’t be laid is said', async () => {
    const lesson = await Lesson.open(house.url, 3);
    const play = (more: object) => lesson.desk.request({ kind: 'play', plan: { ...FOUR, ...more }, whom: 'all' });
    expect(await play({})).toEqual({ ok: false, code: 'not-now' });
    await lesson.desk.does({ kind: 'pairs', way: { how: 'hand', groups: [[0, 1, 2]] } });
    expect(await play({})).toEqual({ ok: false, code: 'full' });
    expect(await play({ game: 'chess' })).toEqual({ ok: false, code: 'unknown' });
    expect(await play({ level: 'genius' })).toEqual({ ok: false, code: 'unknown' });
    expect(await play({ level: 'statue' }), 'a game without a Statue').toEqual({ ok: false, code: 'unknown' });
    await lesson.desk.does({ kind: 'pairs', way: { how: 'hand', groups: [[0, 1], [2]] } });
    expect(await play({ game: 'micropul', options: { box: 'none' }, level: levelOf('micropul') })).toEqual({
      ok: false,
      code: 'unknown',
    });
    lesson.close();
  });
});

const levelOf = (game: string): string => house.online.tables.offers.get(game)!.levels[0]!;

test('everybody solves this: only decisions of the position are taken, and the wall counts them without names', async () => {
  const lesson = await Lesson.open(house.url, 3);
  const [wall, ...pupils] = [await lesson.wall(), await lesson.pupil(0), await lesson.pupil(1), await lesson.pupil(2)] as const;
  const { question, solution } = questionOfLesson();
  expect(await lesson.desk.request({ kind: 'ask', question: { ...question, position: { nonsense: 1 } }, solution })).toEqual({
    ok: false,
    code: 'unreadable',
  });
  await lesson.desk.does({ kind: 'ask', question, solution });
  const { asked } = await pupils[0].until((view) => view.asked !== undefined);
  const answer = (pupil: Device<PupilView>, text: string) => pupil.request({ kind: 'answer', asked: asked!.id, answer: [text] });
  for (const rude of ['you are all silly', 'HELLO', solution[0]!.replace(/.$/, '?')])
    expect(await answer(pupils[0], rude)).toEqual({ ok: false, code: 'unreadable' });
  for (const pupil of [pupils[0], pupils[1]]) expect(await answer(pupil, ` ${solution[0]} `.trim())).toEqual({ ok: true });
  const hidden = await wall.until((view) => view.asked?.answered === 2);
  expect(hidden.asked?.counts).toBeUndefined();
  expect(pupils[2].view.asked?.mine).toBeUndefined();
  await lesson.desk.does({ kind: 'close' });
  const counted = await wall.until((view) => view.asked?.counts !== undefined);
  expect(counted.asked?.counts).toEqual([[solution, 2]]);
  expect(await answer(pupils[2], solution[0]!)).toEqual({ ok: false, code: 'not-now' });
  await lesson.desk.does({ kind: 'playOut', answer: solution });
  await wall.until((view) => view.asked?.played !== undefined);
  const told = pupils[2].heard.join('\n');
  expect(told.split(JSON.stringify(solution[0])).length - 1).toBeLessThanOrEqual(1);
  lesson.close();
});

/** A whole lesson: what the server has kept of it, and what everybody was told. */
test('after a lesson nobody’s name and nobody’s secret is in the data, in the logs, or was told to others', async () => {
  const own = join(data, 'lesson');
  const complaints: string[] = [];
  const here = await openHouse({ data: own, complain: (what, error) => complaints.push(`${what} ${String(error)}`) });
  const lesson = await Lesson.open(here.url, 4);
  // The teacher's own list, which never leaves the browser.
  const realNames = Array.from({ length: 4 }, () => `Zofia-${randomBytes(6).toString('hex')}`);
  const wall = await lesson.wall();
  await lesson.desk.does({ kind: 'pin', on: true });
  const devices = await Promise.all([0, 1, 2, 3].map((index) => lesson.pupil(index)));
  await lesson.desk.does({
    kind: 'task',
    whom: 'all',
    task: { kind: 'lessons', game: 'circuit', items: ['circuit-chain-1', 'circuit-chain-2'] },
  });
  await lesson.desk.does({ kind: 'plan', plan: { plan: 'closed-chain', step: 1 } });
  for (const [index, device] of devices.entries()) {
    await device.does({ kind: 'at', doing: 'circuit-chain-1' });
    await device.does({ kind: 'did', facts: [['circuit-chain-1', ((index % 3) + 1) as 1, index]] });
  }
  await lesson.desk.does({ kind: 'pairs', way: { how: 'ladder', odd: 'bot', whom: [0, 1, 2, 3] } });
  await lesson.desk.does({ kind: 'play', plan: FOUR, whom: 'all' });
  await Promise.all(devices.map((device) => device.until(isSeated)));
  const players = devices.map((device) => playerOf(device, true, here.url));
  await Promise.all(players.map((player) => player.until(() => player.isOver, 'the end')));
  await lesson.desk.does({ kind: 'wall', wall: { kind: 'recap', isRanked: false } });
  await wall.until(({ recap }) => recap?.stars === 1 + 2 + 3 + 1);
  const tokens = await Promise.all([0, 1, 2, 3].map((index) => lesson.tokenOf(index)));
  const cards = [0, 1, 2, 3].map((index) => lesson.card(index));
  const heard = new Map(devices.map((device, index) => [index, device.heard.join('\n')]));
  for (const player of players) player.close();
  lesson.close();
  await here.close();

  const secrets = [lesson.key, ...cards, ...tokens.map((token) => token.split('.').at(-1)!)];
  for (const text of [...heard.values(), wall.heard.join('\n'), lesson.desk.heard.join('\n')])
    for (const secret of [...cards, lesson.key, ...realNames]) expect(text).not.toContain(secret);
  // The token of a seat is told to who sits there, and to nobody else.
  for (const [index, device] of devices.entries()) {
    const token = device.view.table!.token!;
    for (const [other, text] of heard) if (other !== index) expect(text).not.toContain(token);
    expect(wall.heard.join('\n') + lesson.desk.heard.join('\n')).not.toContain(token);
  }
  const files = readdirSync(own, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const bytes = readFileSync(join(file.parentPath, file.name));
    for (const secret of [...secrets, ...realNames]) expect([file.name, bytes.includes(secret)]).toEqual([file.name, false]);
  }
  expect(complaints).toEqual([]);
});
