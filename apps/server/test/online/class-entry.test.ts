import { cardOf, keyOf, teacherHash } from '@stolik/class/secrets';
import { QUIET_FOR, stuckOf } from '@stolik/class/stuck';
import type { DeskView, PupilView } from '@stolik/class/views';
import { CLASS_REQUESTS, type ClassRequest } from '@stolik/wire/class';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { usualLimits } from '../../src/limits/limits.ts';
import { call, misspelt, openHouse, type TestHouse } from './house.ts';
import { Lesson, nicknameOf } from './lesson.ts';

let house: TestHouse;
let now = 1_800_000_000_000;
beforeAll(async () => {
  house = await openHouse({ now: () => now, reach: { from: 'house', names: [], proxies: 0 } });
});
afterAll(() => house.close());

const enter = (way: string, body: object) => call(house.url, `/api/classes/${way}`, body);
const wrongOf = (pictures: readonly number[]): number[] => [((pictures[0] ?? 0) + 1) % 12, ...pictures.slice(1)];

describe('coming in', () => {
  test('by a card, on as many devices as one likes, and again with the same token', async () => {
    const lesson = await Lesson.open(house.url, 2);
    const entered = await enter('card', { class: lesson.id, pupil: 1, card: lesson.card(1) });
    expect(entered).toMatchObject({ status: 201, body: { class: lesson.id, pupil: 1, name: nicknameOf(1) } });
    const [one, two] = [await lesson.pupil(1), lesson.device<PupilView>(entered.body.token)];
    await two.until(() => true);
    expect(two.view).toEqual(one.view);
    await lesson.desk.until(({ pupils }) => pupils[1]!.isHere && !pupils[0]!.isHere);
    one.close();
    two.close();
    await lesson.desk.until(({ pupils }) => !pupils[1]!.isHere);
    expect(await enter('card', { class: lesson.id, pupil: 0, card: lesson.card(1) })).toMatchObject({ status: 403 });
    expect(await enter('card', { class: lesson.id, pupil: 1, card: misspelt(lesson.card(1)) })).toMatchObject({ status: 403 });
    expect(await enter('card', { class: lesson.id, pupil: 7, card: lesson.card(7) })).toMatchObject({ status: 403 });
    lesson.close();
  });

  test('by a longer code where a house has used up the short ones; those that are in use stay', async () => {
    const before = await Lesson.open(house.url, 1);
    const { store } = house.online;
    const { create, recode } = store;
    const isShort = (code: string): boolean => /^\d{4}$/.test(code);
    const creating = vi
      .spyOn(store, 'create')
      .mockImplementation(async (table, entries) => (isShort(table.code) ? false : create.call(store, table, entries)));
    const recoding = vi
      .spyOn(store, 'recode')
      .mockImplementation(async (id, code) => (isShort(code) ? false : recode.call(store, id, code)));
    const lesson = await Lesson.open(house.url, 1);
    await lesson.desk.does({ kind: 'code' });
    const { code } = await lesson.desk.until((view) => view.code !== lesson.code);
    creating.mockRestore();
    recoding.mockRestore();
    for (const each of [lesson.code, code]) expect(each).toMatch(/^[A-Z]{6}$/);
    for (const [each, room] of [
      [code.toLowerCase(), lesson],
      [before.code, before],
    ] as const)
      expect(await enter('animals', { code: each })).toMatchObject({ status: 200, body: { class: room.id } });
    for (const each of [before, lesson]) each.close();
  });

  test('by code, animal and three pictures', async () => {
    const lesson = await Lesson.open(house.url, 3);
    expect(lesson.code).toMatch(/^\d{4}$/);
    const list = await enter('animals', { code: ` ${lesson.code.slice(0, 2)} ${lesson.code.slice(2)}` });
    expect(list.body).toEqual({
      class: lesson.id,
      label: '5B',
      language: 'pl',
      pupils: [0, 1, 2].map((pupil) => ({ pupil, name: nicknameOf(pupil), isHere: false })),
    });
    const entered = await enter('pictures', { code: lesson.code, pupil: 2, pictures: lesson.pictures(2) });
    expect(entered).toMatchObject({ status: 201, body: { pupil: 2 } });
    await lesson.device(entered.body.token).until(({ who }) => who === 'pupil');
    // Drawn again: the old code opens nothing.
    await lesson.desk.does({ kind: 'code' });
    const { code } = await lesson.desk.until((view) => view.code !== lesson.code);
    expect(await enter('animals', { code: lesson.code })).toMatchObject({ status: 404 });
    expect(await enter('pictures', { code: lesson.code, pupil: 2, pictures: lesson.pictures(2) })).toMatchObject({ status: 404 });
    expect(await enter('animals', { code })).toMatchObject({ status: 200 });
    lesson.close();
  });

  test('wrong pictures slow down, longer each time, and never lock out; others are not slowed', async () => {
    const lesson = await Lesson.open(house.url, 2);
    const attempt = (pupil: number, pictures: readonly number[]) => enter('pictures', { code: lesson.code, pupil, pictures });
    const wrong = wrongOf(lesson.pictures(0));
    const waits: number[] = [];
    for (let tries = 0; tries < 12; tries++) {
      const answer = await attempt(0, wrong);
      expect(answer.status).toBe(403);
      waits.push(answer.body.wait / 1000);
      if (answer.body.wait === 0) continue;
      expect(await attempt(0, lesson.pictures(0))).toMatchObject({ status: 429, body: { wait: answer.body.wait } });
      now += answer.body.wait;
    }
    expect(waits).toEqual([0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 240, 240]);
    expect(await attempt(1, lesson.pictures(1))).toMatchObject({ status: 201 });
    expect(await attempt(0, lesson.pictures(0))).toMatchObject({ status: 201 });
    expect(await attempt(0, wrong)).toMatchObject({ status: 403, body: { wait: 0 } });
    lesson.close();
  });

  test('by the number on the wall for one lesson, under names that are made up', async () => {
    const lesson = await Lesson.open(house.url, 1);
    await lesson.desk.does({ kind: 'pin', on: true });
    const { pin } = await lesson.desk.until((view) => view.pin !== '');
    expect(pin).toMatch(/^\d{5}$/);
    expect((await lesson.wall()).view.pin).toBe(pin);
    const guests = await Promise.all(Array.from({ length: 5 }, () => enter('pin', { pin })));
    expect(guests.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(guests.map(({ body }) => body.pupil))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(new Set(guests.map(({ body }) => body.name.split('-')[1])).size).toBe(5);
    const guest = lesson.device<PupilView>(guests[0]!.body.token);
    await guest.until(({ isGuest }) => isGuest);
    await lesson.desk.does({ kind: 'remove', pupil: guests[0]!.body.pupil });
    await guest.ended();
    expect(guest.bye).toBe('bad-token');
    // With secrets of their own a guest stays.
    const stays = guests[1]!.body.pupil as number;
    await lesson.desk.does({ kind: 'secrets', pupil: stays, ...lesson.secretsOf(stays, 1) });
    expect(await enter('card', { class: lesson.id, pupil: stays, card: lesson.card(stays, 1) })).toMatchObject({ status: 201 });
    await lesson.desk.does({ kind: 'pin', on: false });
    expect(await enter('pin', { pin })).toMatchObject({ status: 404 });
    lesson.close();
  });

  test('coming in again and again collects no passes: without one to show it is always the same', async () => {
    const lesson = await Lesson.open(house.url, 2);
    const passes = await Promise.all(
      [0, 0, 0, 1].map(async (pupil) => (await enter('card', { class: lesson.id, pupil, card: lesson.card(pupil) })).body.pass),
    );
    expect(passes[1]).toBe(passes[0]);
    expect(passes[2]).toBe(passes[0]);
    expect(passes[3]).not.toBe(passes[0]);
    lesson.close();
  });

  test('a guest with the number of another is shown with nothing of theirs', async () => {
    const lesson = await Lesson.open(house.url, 1);
    await lesson.desk.does({ kind: 'task', whom: 'all', task: { kind: 'lessons', game: 'circuit', items: ['circuit-lamp'] } });
    await lesson.desk.does({ kind: 'pin', on: true });
    const { pin } = await lesson.desk.until((view) => view.pin !== '');
    const { body } = await enter('pin', { pin });
    const first = lesson.device<PupilView>(body.token);
    await first.until(({ isGuest }) => isGuest);
    await first.does({ kind: 'at', doing: 'circuit-lamp' });
    const shown = (view: DeskView) => view.pupils.find(({ pupil }) => pupil === body.pupil);
    await lesson.desk.until((view) => shown(view)?.doing?.thing === 'circuit-lamp');
    await lesson.desk.does({ kind: 'hint', whom: [body.pupil] });
    await first.until(({ hints }) => hints > 0);
    await lesson.desk.does({ kind: 'remove', pupil: body.pupil });
    const { body: other } = await enter('pin', { pin });
    expect(other.pupil).toBe(body.pupil);
    const second = lesson.device<PupilView>(other.token);
    expect((await second.until(({ isGuest }) => isGuest)).hints).toBe(0);
    // Until the desk is told of the second, it shows the first under the same number.
    const isSecond = (view: DeskView): boolean => shown(view)?.isHere === true && shown(view)?.drawn !== 0;
    expect(shown(await lesson.desk.until(isSecond))).not.toHaveProperty('doing');
    lesson.close();
  });

  test('secrets drawn again: the old card, the old pictures and the old token are no good any more', async () => {
    const lesson = await Lesson.open(house.url, 1);
    const pupil = await lesson.pupil(0);
    await lesson.desk.does({ kind: 'secrets', pupil: 0, ...lesson.secretsOf(0, 1) });
    await pupil.ended();
    expect(await enter('card', { class: lesson.id, pupil: 0, card: lesson.card(0) })).toMatchObject({ status: 403 });
    const again = lesson.device(await lesson.tokenOf(0, 1));
    await again.until(({ who }) => who === 'pupil');
    lesson.close();
  });
});

describe('the teacher', () => {
  test('comes back with the key from the printed sheet, and nobody with another', async () => {
    const lesson = await Lesson.open(house.url, 1);
    expect(await enter('teacher', { class: lesson.id, key: lesson.key })).toEqual({
      status: 200,
      body: { class: lesson.id, label: '5B', language: 'pl' },
    });
    for (const key of [misspelt(lesson.key), lesson.card(0)])
      expect(await enter('teacher', { class: lesson.id, key })).toMatchObject({ status: 403 });
    lesson.close();
  });

  test('wipes everything away, and only the teacher can', async () => {
    const lesson = await Lesson.open(house.url, 2);
    const pupil = await lesson.pupil(0);
    await lesson.desk.does({ kind: 'pairs', way: { how: 'hand', groups: [[0, 1]] } });
    const plan = { game: 'micropul', options: {}, isSameDeal: false, level: levelOf('micropul') };
    await lesson.desk.does({ kind: 'play', plan, whom: 'all' });
    const { table } = await pupil.until((view) => view.table?.token !== undefined);
    const remove = (token: string) =>
      fetch(`${house.url}/api/classes/${lesson.id}`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
    for (const token of ['', await lesson.tokenOf(0), lesson.desk.view.wallKey, table!.token!])
      expect((await remove(token)).status).toBe(403);
    expect((await remove(lesson.teacherToken)).status).toBe(204);
    await Promise.all([pupil.ended(), lesson.desk.ended()]);
    const { store } = house.online;
    expect([await store.load(lesson.id), await store.load(table!.id)]).toEqual([undefined, undefined]);
    expect(await enter('teacher', { class: lesson.id, key: lesson.key })).toMatchObject({ status: 403 });
    lesson.close();
  });

  test('a label is short and plain', async () => {
    const teacher = teacherHash(keyOf(new Uint8Array(16)));
    for (const label of ['', '<b>5B', 'x'.repeat(25), ' 5B', 7])
      expect(await call(house.url, '/api/classes', { label, language: 'pl', teacher })).toMatchObject({ status: 400 });
    expect(await call(house.url, '/api/classes', { label: '5 Б', language: 'ru', teacher })).toMatchObject({ status: 201 });
  });
});

const levelOf = (game: string): string => house.online.tables.offers.get(game)!.levels[0]!;

/** Something of each kind that could be requested, as a pupil would have to send it. */
const requestsOf = (lesson: Lesson): Readonly<Record<string, ClassRequest>> => {
  const question = { id: 'x-1', game: 'micropul', players: 2, options: {}, position: {}, seat: 0, goal: { kind: 'free' } };
  const all: readonly ClassRequest[] = [
    { kind: 'label', label: 'mine' },
    { kind: 'pupil', pupil: 2, name: 'bold-bison', ...lesson.secretsOf(2, 0) },
    { kind: 'rename', pupil: 1, name: 'bold-bison' },
    { kind: 'remove', pupil: 1 },
    { kind: 'guests' },
    { kind: 'secrets', pupil: 1, ...lesson.secretsOf(1, 1) },
    { kind: 'code' },
    { kind: 'wallKey' },
    { kind: 'pin', on: true },
    { kind: 'lesson' },
    { kind: 'pace', pace: { kind: 'open' } },
    { kind: 'eyes', on: true },
    { kind: 'wall', wall: { kind: 'recap', isRanked: true } },
    { kind: 'task', whom: 'all', task: { kind: 'free' } },
    { kind: 'pairs', way: { how: 'hand', groups: [[0, 1]] } },
    { kind: 'play', plan: { game: 'micropul', options: {}, isSameDeal: false, level: 'x' }, whom: 'all' },
    { kind: 'hint', whom: [1] },
    { kind: 'restart', table: 'abc' },
    { kind: 'away', table: 'abc' },
    { kind: 'unstar', pupil: 1, things: 'all' },
    { kind: 'restar', pupil: 1, things: ['x-1'] },
    { kind: 'bot', table: 'abc', seat: 0, on: true },
    { kind: 'time', table: 'abc', seat: 0, seconds: 60 },
    { kind: 'ask', question, solution: [] },
    { kind: 'close' },
    { kind: 'unask' },
    { kind: 'playOut', answer: ['a'] },
    { kind: 'plan', plan: null },
    { kind: 'did', facts: [['x-1', 1, 0]] },
    { kind: 'answer', asked: 'q1', answer: ['a'] },
    { kind: 'at', doing: 'x-1' },
    { kind: 'device', lacks: ['sound'] },
    { kind: 'nickname', name: 'calm-rhino' },
    { kind: 'again', table: 'abc' },
    { kind: 'share', others: [1] },
  ];
  return Object.fromEntries(all.map((request) => [request.kind, request]));
};

test('a pupil’s token and the wall’s never act as a teacher’s, whatever they ask for', async () => {
  const lesson = await Lesson.open(house.url, 2);
  const [pupil, wall] = [await lesson.pupil(0), await lesson.wall()];
  const requests = requestsOf(lesson);
  expect(Object.keys(requests).toSorted()).toEqual(CLASS_REQUESTS.toSorted());
  const before = lesson.desk.view;
  for (const [kind, request] of Object.entries(requests)) {
    expect([kind, await wall.request(request)]).toEqual([kind, { ok: false, code: 'not-yours' }]);
    if (['did', 'answer', 'at', 'device', 'again', 'share', 'nickname'].includes(kind)) continue;
    expect([kind, await pupil.request(request)]).toEqual([kind, { ok: false, code: 'not-yours' }]);
  }
  const { code, pin, label, isHeld, groups } = lesson.desk.view;
  expect({ code, pin, label, isHeld, groups }).toEqual({
    code: before.code,
    pin: '',
    label: '5B',
    isHeld: false,
    groups: before.groups,
  });
  lesson.close();
});

test('without a key, with a card, a seat or somebody else’s class nobody gets as far as a request', async () => {
  const [lesson, other] = [await Lesson.open(house.url, 2), await Lesson.open(house.url, 1)];
  await lesson.desk.does({ kind: 'pairs', way: { how: 'hand', groups: [[0, 1]] } });
  const plan = { game: 'micropul', options: {}, isSameDeal: false, level: levelOf('micropul') };
  await lesson.desk.does({ kind: 'play', plan, whom: 'all' });
  const pupil = await lesson.pupil(0);
  const { table } = await pupil.until((view) => view.table?.token !== undefined);
  const [laid] = (await lesson.desk.until(({ tables }) => tables.length > 0)).tables;
  const before = JSON.stringify((await house.online.store.load(lesson.id))!.entries);
  const keys = [
    'x',
    `teacher.${lesson.id}.`,
    `teacher.${lesson.id}.${other.key}`,
    `teacher.${lesson.id}.${lesson.card(0)}`,
    `teacher.${other.id}.${lesson.key}`,
    lesson.key,
    lesson.card(0),
    table!.token!,
    laid!.look,
    laid!.looks[0]!,
  ];
  for (const token of keys) {
    const device = lesson.device<DeskView>(token);
    // What is sent before one is known is never done.
    for (const request of Object.values(requestsOf(lesson))) void device.request(request);
    await device.ended();
    expect([token, device.connection.view, device.bye === undefined]).toEqual([token, undefined, false]);
  }
  // The desk of one class is nothing in another.
  expect((await other.desk.request({ kind: 'remove', pupil: 1 })).ok).toBe(false);
  expect(JSON.stringify((await house.online.store.load(lesson.id))!.entries)).toBe(before);
  lesson.close();
  other.close();
});

test('the desk is told what it needs to know who is stuck', async () => {
  const lesson = await Lesson.open(house.url, 2);
  const [quiet, unlucky] = [await lesson.pupil(0), await lesson.pupil(1)];
  await lesson.desk.does({ kind: 'task', whom: 'all', task: { kind: 'lessons', game: 'circuit', items: ['l-1', 'l-2'] } });
  await unlucky.does({ kind: 'at', doing: 'l-2' });
  await unlucky.does({
    kind: 'did',
    facts: [
      ['l-1', 3, 4],
      ['l-2', 0, 3],
    ],
  });
  const { pupils } = await lesson.desk.until((view) => view.pupils[1]!.tries === 3);
  expect(pupils.map((pupil) => stuckOf(pupil, false, now))).toEqual([undefined, { why: 'tries', count: 3 }]);
  expect(stuckOf(pupils[0]!, false, now + QUIET_FOR)).toEqual({ why: 'quiet', for: QUIET_FOR });
  now += QUIET_FOR;
  await quiet.does({
    kind: 'did',
    facts: [
      ['l-1', 1, 0],
      ['l-2', 1, 0],
    ],
  });
  const later = await lesson.desk.until((view) => view.pupils[0]!.stars === 2);
  expect(stuckOf(later.pupils[0]!, false, now + 10 * QUIET_FOR)).toBeUndefined();
  lesson.close();
});

test('a device that claims what nobody gave, or what does not exist, brings no stars; the teacher takes back what it has', async () => {
  const lesson = await Lesson.open(house.url, 1);
  const [wall, pupil] = [await lesson.wall(), await lesson.pupil(0)];
  const task = { kind: 'lessons', game: 'circuit', items: ['circuit-chain-1'] } as const;
  await lesson.desk.does({ kind: 'task', whom: 'all', task });
  await pupil.does({
    kind: 'did',
    facts: [
      ['circuit-chain-1', 3, 0],
      ['circuit-chain-2', 2, 0],
      ['anything-i-like', 3, 0],
      ['miss-smith', 3, 0],
    ],
  });
  // Nothing of it is left: acknowledged, so that the device does not send it for ever, and not written down.
  await pupil.does({ kind: 'did', facts: [['still-nothing', 3, 0]] });
  await wall.until(({ stars }) => stars === 3);
  const stored = (await house.online.store.load(lesson.id))!.entries.join();
  for (const claimed of ['anything-i-like', 'miss-smith', 'still-nothing']) expect(stored).not.toContain(claimed);
  // A real level that was done early counts when it is given, or when they may do what they like.
  await lesson.desk.does({ kind: 'task', whom: 'all', task: { kind: 'free' } });
  await wall.until(({ stars }) => stars === 5);
  await lesson.desk.does({ kind: 'unstar', pupil: 0, things: ['circuit-chain-1'] });
  await wall.until(({ stars }) => stars === 2);
  await pupil.until(({ progress }) => progress.length === 1);
  await lesson.desk.does({ kind: 'unstar', pupil: 0, things: 'all' });
  await wall.until(({ stars }) => stars === 0);
  await lesson.desk.does({ kind: 'restar', pupil: 0, things: ['circuit-chain-1'] });
  await wall.until(({ stars }) => stars === 3);
  expect(await pupil.request({ kind: 'restar', pupil: 0, things: 'all' })).toEqual({ ok: false, code: 'not-yours' });
  lesson.close();
});

test('no token can be made into another', async () => {
  const lesson = await Lesson.open(house.url, 2);
  const token = await lesson.tokenOf(0);
  const [, room, index, drawn, signature] = token.split('.');
  const made = [
    `teacher.${room}.${signature}`,
    `teacher.${room}.${lesson.card(0)}`,
    `wall.${room}.${index}.${drawn}.${signature}`,
    `pupil.${room}.1.${drawn}.${signature}`,
    `pupil.${room}.${index}.1.${signature}`,
    misspelt(token),
    `teacher.${room}.${cardOf(lesson.key, lesson.id, 0, 1)}`,
    lesson.desk.view.wallKey.replace('wall', 'pupil'),
  ];
  for (const one of made) {
    const device = lesson.device<DeskView>(one);
    await device.ended();
    expect(device.bye).toBe('bad-token');
    expect(device.connection.view).toBeUndefined();
  }
  await lesson.desk.does({ kind: 'wallKey' });
  const { wallKey } = await lesson.desk.until((view) => view.wallKey.split('.')[3] === '1');
  const old = lesson.device(wallKey.replace('.1.', '.0.'));
  await old.ended();
  lesson.close();
});

test('thirty-five pupils come in from one address at once, twice, and all the limits are the usual ones', async () => {
  const strict = await openHouse({ limits: usualLimits(), reach: { from: 'house', names: [], proxies: 0 } });
  const lesson = await Lesson.open(strict.url, 35);
  for (let times = 0; times < 2; times++) {
    const tokens = await Promise.all(
      Array.from({ length: 35 }, async (_, pupil) => {
        expect((await call(strict.url, '/api/classes/animals', { code: lesson.code })).status).toBe(200);
        const body = { code: lesson.code, pupil, pictures: lesson.pictures(pupil) };
        const entered = await call(strict.url, '/api/classes/pictures', body);
        expect(entered.status).toBe(201);
        return entered.body.token as string;
      }),
    );
    const devices = tokens.map((token) => lesson.device<PupilView>(token));
    await Promise.all(devices.map((device) => device.until(() => true)));
    await lesson.desk.until(({ pupils }) => pupils.every(({ isHere }) => isHere));
    for (const device of devices) device.close();
  }
  lesson.close();
  await strict.close();
});

test('one child can’t fill the log of all, and nothing that was done is lost by it', async () => {
  const strict = await openHouse({ limits: usualLimits({ asides: [3, 4] }) });
  const lesson = await Lesson.open(strict.url, 1);
  const pupil = await lesson.pupil(0);
  const things = Array.from({ length: 8 }, (_, index) => `l-${index}`);
  await lesson.desk.does({ kind: 'task', whom: 'all', task: { kind: 'lessons', game: 'circuit', items: things } });
  const told = await Promise.all(things.map((thing) => pupil.request({ kind: 'did', facts: [[thing, 1, 0]] })));
  expect(told).toEqual(things.map(() => ({ ok: true })));
  expect(pupil.heard.some((text) => text.includes('too-fast'))).toBe(true);
  await lesson.desk.until(({ pupils }) => pupils[0]!.stars === 8);
  lesson.close();
  await strict.close();
});
