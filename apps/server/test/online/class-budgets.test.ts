import { once } from 'node:events';
import type { DeskView, PupilView } from '@stolik/class/views';
import type { ClassRequest } from '@stolik/wire/class';
import { Packer } from '@stolik/wire/packing';
import { WIRE_VERSION } from '@stolik/wire/version';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Connection } from '../../src/http/sockets.ts';
import { Limiter } from '../../src/limits/bucket.ts';
import { type Limits, noLimits } from '../../src/limits/limits.ts';
import { Pool } from '../../src/limits/pool.ts';
import { call, openHouse, type TestHouse } from './house.ts';
import { type Device, Lesson } from './lesson.ts';

// What somebody of a class uses up is their own: never what the teacher, another pupil or another class needs.

let house: TestHouse;
afterEach(() => house.close());
const open = async (limits: Partial<Limits> = {}): Promise<void> => {
  house = await openHouse({ limits: { ...noLimits(), ...limits } });
};

describe('what may not be requested uses up nothing', () => {
  test('a pupil and the wall ask for what is the teacher’s, and the teacher still has all of it', async () => {
    await open({ laying: new Limiter(2, 0.001), teaching: new Limiter(12, 0.001) });
    const lesson = await Lesson.open(house.url, 4);
    const [pupil, wall] = [await lesson.pupil(0), await lesson.wall()];
    const play = {
      kind: 'play',
      plan: { game: 'connect-four', options: {}, isSameDeal: false, level: 'random' },
      whom: 'all',
    } as const;
    for (let times = 0; times < 8; times++) {
      expect(await pupil.request(play)).toMatchObject({ ok: false, code: 'not-yours' });
      expect(await wall.request({ kind: 'guests' })).toMatchObject({ ok: false, code: 'not-yours' });
    }
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
    await lesson.desk.does(play);
    lesson.close();
  });

  test('what one pupil writes leaves the teacher and other pupils their part', async () => {
    await open({ writing: new Limiter(6000, 0.001) });
    const lesson = await Lesson.open(house.url, 2);
    const [one, other] = [await lesson.pupil(0), await lesson.pupil(1)];
    const facts = Array.from({ length: 4 }, (_, index) => [`circuit-chain-${index + 1}`, 3, 0] as [string, 3, number]);
    // Sent again later by the client, so nobody waits for all of them here.
    for (let times = 0; times < 15; times++) void one.request({ kind: 'did', facts });
    await vi.waitUntil(() => one.heard.some((text) => text.includes('"too-fast"')), { timeout: 60_000 });
    await other.does({ kind: 'did', facts: facts.slice(0, 1) });
    const items = Array.from({ length: 40 }, (_, index) => `circuit-chain-${index + 1}`);
    await lesson.desk.does({ kind: 'task', whom: 'all', task: { kind: 'lessons', game: 'circuit', items } });
    expect((await lesson.desk.until(({ task }) => task !== undefined)).pupils[1]!.progress).toHaveLength(1);
    lesson.close();
  });
});

/** Writes until it is told to be slower. */
async function useUp(device: Device, request: (turn: number) => ClassRequest): Promise<void> {
  const isSlow = (): boolean => device.heard.some((text) => text.includes('"too-fast"'));
  for (let turn = 0; turn < 100 && !isSlow(); turn++) {
    const heard = device.heard.length;
    // Sent again later by the client, so nobody waits for the answer.
    void device.request(request(turn));
    await vi.waitUntil(() => device.heard.slice(heard).some((text) => /^\["(ok|no)"/.test(text)), { timeout: 60_000 });
  }
  expect(isSlow()).toBe(true);
}

describe('what pupils share', () => {
  const claim =
    (thing: string) =>
    (turn: number): ClassRequest => ({ kind: 'did', facts: [[thing, 3, turn]] });

  test('is not used up by claims that nobody believes', async () => {
    await open({ writing: new Limiter(6000, 0.001) });
    const lesson = await Lesson.open(house.url, 14);
    for (let index = 0; index < 13; index++)
      await useUp((await lesson.pupil(index)) as unknown as Device, claim(`made-up-${'x'.repeat(40)}`));
    const last = await lesson.pupil(13);
    expect(await last.request({ kind: 'did', facts: [['circuit-chain-1', 3, 0]] })).toEqual({ ok: true });
    lesson.close();
  });

  test('is not used up by guests', async () => {
    await open({ writing: new Limiter(6000, 0.001) });
    const lesson = await Lesson.open(house.url, 1);
    await lesson.desk.does({ kind: 'pin', on: true });
    const { pin } = await lesson.desk.until((view) => view.pin !== '');
    for (let index = 0; index < 13; index++) {
      const { body } = await call(house.url, '/api/classes/pin', { pin });
      const guest = lesson.device(body.token);
      await guest.until(() => true);
      await useUp(guest, claim('circuit-chain-1'));
    }
    const pupil = await lesson.pupil(0);
    expect(await pupil.request({ kind: 'did', facts: [['circuit-chain-1', 3, 0]] })).toEqual({ ok: true });
    lesson.close();
  });
});

describe('what classes of an address share', () => {
  const FOUR = { game: 'connect-four', options: {}, isSameDeal: false, level: 'random' };
  const ALL = { kind: 'play', plan: FOUR, whom: 'all' } as const;
  let now = Date.UTC(2026, 10, 2);
  /** A class of yesterday, and one that uses up everything. */
  const openBoth = async (limits: Partial<Limits>): Promise<readonly [Lesson, Lesson]> => {
    house = await openHouse({ limits: { ...noLimits(), ...limits }, now: () => now });
    const lesson = await Lesson.open(house.url, 2);
    await lesson.desk.does({ kind: 'pairs', way: { how: 'hand', groups: [[0, 1]] } });
    now += 24 * 3_600_000;
    return [lesson, await Lesson.open(house.url, 1)];
  };

  test('to write is not all: a class still has a little of its own, but not one that was just opened', async () => {
    const [lesson, other] = await openBoth({ writingEach: new Limiter(5000, 0.001), writingOwn: new Limiter(2000, 0.001) });
    const label = (turn: number): ClassRequest => ({ kind: 'label', label: `${turn}`.padEnd(12, 'x') });
    await useUp(other.desk as unknown as Device, label);
    for (let turn = 0; turn < 5; turn++) expect(await lesson.desk.request(label(turn))).toEqual({ ok: true });
    await (await lesson.pupil(0)).does({ kind: 'did', facts: [['circuit-chain-1', 3, 0]] });
    // Its own is little.
    await useUp(lesson.desk as unknown as Device, label);
    for (const each of [lesson, other]) each.close();
  });

  test('to lay tables is not all', async () => {
    const [lesson, other] = await openBoth({ layingEach: new Limiter(3, 0.001), layingOwn: new Limiter(2, 0.001) });
    await other.desk.does({ kind: 'pairs', way: { how: 'hand', groups: [[0]] } });
    await useUp(other.desk as unknown as Device, () => ALL);
    expect(await lesson.desk.request(ALL)).toEqual({ ok: true });
    for (const each of [lesson, other]) each.close();
  });
});

test('“Eyes on me” pays for all tables that are held with the class', async () => {
  await open({ writing: new Limiter(6000, 0.001) });
  const lesson = await Lesson.open(house.url, 6);
  await lesson.desk.does({ kind: 'pairs', way: { how: 'hand', groups: Array.from({ length: 6 }, (_, pupil) => [pupil]) } });
  const eyes = (turn: number): ClassRequest => ({ kind: 'eyes', on: turn % 2 === 0 });
  for (let turn = 0; turn < 10; turn++) await lesson.desk.does(eyes(turn));
  await lesson.desk.does({
    kind: 'play',
    plan: { game: 'connect-four', options: {}, isSameDeal: false, level: 'random' },
    whom: 'all',
  });
  const heard = lesson.desk.heard.length;
  await useUp(lesson.desk as unknown as Device, eyes);
  // Ten that touched no table were nothing beside these.
  expect(lesson.desk.heard.slice(heard).filter((text) => text.startsWith('["ok"')).length).toBeLessThan(8);
  lesson.close();
});

test('what all classes of an address have of their own has a limit too', () => {
  const pool = new Pool(new Limiter(10, 0.001), new Limiter(50, 0.001));
  const count = Array.from({ length: 40 }, (_, index) => pool.allows(`class ${index}`, '192.0.2.1', 5)).filter(Boolean).length;
  expect(count).toBe(20);
  expect(pool.allows('class 1', '192.0.2.2', 5)).toBe(true);
});

describe('coming in', () => {
  test('what pupils have done is packed once, however often somebody comes in', async () => {
    await open();
    const lesson = await Lesson.open(house.url, 2);
    const items = Array.from({ length: 100 }, (_, index) => `circuit-chain-${index}`);
    await lesson.desk.does({ kind: 'task', whom: 'all', task: { kind: 'lessons', game: 'circuit', items } });
    for (const pupil of [await lesson.pupil(0), await lesson.pupil(1)])
      await pupil.does({ kind: 'did', facts: items.map((item) => [item, 3, 0]) });
    await lesson.desk.until(({ pupils }) => pupils.every(({ progress }) => progress.length === items.length));
    const pack = vi.spyOn(Packer.prototype, 'pack');
    const again = [lesson.device<DeskView>(lesson.teacherToken), lesson.device<DeskView>(lesson.teacherToken)];
    for (const desk of again) expect((await desk.until(() => true)).pupils[1]!.progress).toHaveLength(items.length);
    expect(pack).toHaveBeenCalled();
    const facts = pack.mock.calls.filter(([value]) => Array.isArray(value) && value.length === 3 && items.includes(value[0]));
    // The first of them at most: it may come before the desk that is there was prepared for what it has been told.
    expect(facts.length).toBeLessThanOrEqual(items.length * 2);
    pack.mockRestore();
    lesson.close();
  });

  test('who comes in again and again to be told everything has to wait, and nobody else', async () => {
    await open({ viewing: new Limiter(3000, 0.001) });
    const lesson = await Lesson.open(house.url, 2);
    const codes: string[] = [];
    for (let times = 0; times < 12 && !codes.includes('too-fast'); times++) {
      const socket = new WebSocket(`${house.url.replace('http', 'ws')}/api/class`);
      socket.on('open', () => socket.send(JSON.stringify(['hi', WIRE_VERSION, lesson.teacherToken])));
      codes.push(
        await new Promise((done) => {
          socket.on('message', (data: Buffer) => {
            const [word, code] = JSON.parse(data.toString());
            if (word === 'bye' || word === 'view') done(word === 'bye' ? code : 'in');
          });
        }),
      );
      socket.terminate();
    }
    expect(codes.at(-1)).toBe('too-fast');
    await (await lesson.pupil(0)).until(() => true);
    lesson.close();
  });

  test('who comes in with many devices at the same moment is told no more than one after the other', async () => {
    await open({ viewing: new Limiter(200, 0.001) });
    const lesson = await Lesson.open(house.url, 1);
    const token = await lesson.tokenOf(0);
    const sockets = Array.from({ length: 30 }, () => new WebSocket(`${house.url.replace('http', 'ws')}/api/class`));
    await Promise.all(sockets.map((socket) => once(socket, 'open')));
    // Nobody is told anything before all have shown their token.
    const { classes } = house.online;
    const [findMember, join] = [classes.findMember.bind(classes), classes.join.bind(classes)];
    const shown = Promise.withResolvers<void>();
    let count = 0;
    vi.spyOn(classes, 'findMember').mockImplementation(async (token) => {
      const member = await findMember(token);
      if (++count === sockets.length) setImmediate(() => shown.resolve());
      return member;
    });
    vi.spyOn(classes, 'join').mockImplementation(async (...who) => {
      await shown.promise;
      return join(...who);
    });
    const answered = sockets.map(
      (socket) =>
        new Promise<string>((done) => {
          socket.on('message', (data: Buffer) => {
            const [word, code] = JSON.parse(data.toString());
            if (word === 'bye' || word === 'view') done(word === 'bye' ? code : word);
          });
        }),
    );
    for (const socket of sockets) socket.send(JSON.stringify(['hi', WIRE_VERSION, token]));
    const answers = await Promise.all(answered);
    const views = answers.filter((answer) => answer === 'view');
    // A view of a pupil has some eighty characters here.
    expect([views.length > 0, views.length <= 4]).toEqual([true, true]);
    expect(answers.filter((answer) => answer === 'too-fast')).toHaveLength(30 - views.length);
    for (const socket of sockets) socket.terminate();
    lesson.close();
  });
});

test('who is removed is never told a token that plays on', async () => {
  await open();
  const lesson = await Lesson.open(house.url, 2);
  const pupils = [await lesson.pupil(0), await lesson.pupil(1)];
  await lesson.desk.does({ kind: 'pairs', way: { how: 'hand', groups: [[0, 1]] } });
  const plan = { game: 'connect-four', options: {}, isSameDeal: false, level: 'random' };
  await lesson.desk.does({ kind: 'play', plan, whom: 'all' });
  const { table } = await pupils[0]!.until((view: PupilView) => view.table?.token !== undefined);
  // The device is told something all the time.
  const noise = setInterval(() => void pupils[0]!.request({ kind: 'at', doing: 'circuit-chain-1' }), 2);
  await lesson.desk.does({ kind: 'remove', pupil: 0 });
  await pupils[0]!.ended();
  clearInterval(noise);
  const told = [...pupils[0]!.heard.join('\n').matchAll(new RegExp(`${table!.id}\\.\\d+\\.\\d+\\.[\\w-]{10,}`, 'g'))].map(
    ([token]) => token,
  );
  const tokens = new Set([table!.token!, (pupils[0]!.view as PupilView).table?.token ?? table!.token!, ...told]);
  for (const token of tokens) {
    const socket = new WebSocket(`${house.url.replace('http', 'ws')}/api/play`);
    socket.on('open', () => socket.send(JSON.stringify(['hi', WIRE_VERSION, table!.id, token, -1, ''])));
    const first = await new Promise((done) =>
      socket.on('message', (data: Buffer) => done(JSON.parse(data.toString()).slice(0, 2))),
    );
    expect(first).toEqual(['bye', 'bad-token']);
  }
  expect(tokens.size).toBe(1);
  lesson.close();
});

test('numbers of lessons are given back, however fast they are switched', async () => {
  await open();
  const lesson = await Lesson.open(house.url, 1);
  const { store } = house.online;
  const kept = vi.spyOn(store, 'keep');
  await Promise.all(Array.from({ length: 12 }, (_, index) => lesson.desk.request({ kind: 'pin', on: index % 3 !== 2 })));
  await lesson.desk.does({ kind: 'pin', on: false });
  await lesson.desk.until(({ pin }) => pin === '');
  const names = kept.mock.calls.map(([name]) => name).filter((name) => name.startsWith('pin '));
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(await store.noted(name)).toBeUndefined();
  await lesson.desk.does({ kind: 'pin', on: true });
  const { pin } = await lesson.desk.until((view) => view.pin !== '');
  expect(await call(house.url, '/api/classes/pin', { pin })).toMatchObject({ status: 201 });
  lesson.close();
});

test('a class that the operator has closed and reopened still has its number', async () => {
  await open();
  const lesson = await Lesson.open(house.url, 1);
  const { classes, store } = house.online;
  await lesson.desk.does({ kind: 'pin', on: true });
  const { pin } = await lesson.desk.until((view) => view.pin !== '');
  await classes.setEnded(lesson.id, true);
  expect(await classes.findByPin(pin)).toBeUndefined();
  await classes.setEnded(lesson.id, false);
  expect((await classes.findByPin(pin))?.room.id).toBe(lesson.id);
  // The number of a class that is gone is given back.
  await store.remove(lesson.id);
  await classes.setEnded(lesson.id, true);
  expect(await classes.findByPin(pin)).toBeUndefined();
  expect(await store.noted(`pin ${pin}`)).toBeUndefined();
  lesson.close();
});

/** Nobody comes in until they are released. */
function held(): () => void {
  const { classes } = house.online;
  const find = classes.findMember.bind(classes);
  let release: () => void = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  vi.spyOn(classes, 'findMember').mockImplementation(async (token) => {
    await released;
    return find(token);
  });
  return () => release();
}

test('what comes before its sender has come in is read only then, and nothing of it is kept for who has gone', async () => {
  await open();
  const lesson = await Lesson.open(house.url, 2);
  const release = held();
  const holding = vi.spyOn(Connection.prototype, 'held', 'get');
  const reading = vi.spyOn(JSON, 'parse');
  const request = JSON.stringify(['do', 'w1', { kind: 'at', doing: 'x', shows: ['x'.repeat(200)] }]);
  const early = async (pupil: number): Promise<{ socket: WebSocket; heard: string[]; connection: Connection }> => {
    const socket = new WebSocket(`${house.url.replace('http', 'ws')}/api/class`);
    const heard: string[] = [];
    socket.on('message', (data) => heard.push((data as Buffer).toString()));
    await once(socket, 'open');
    holding.mockClear();
    for (const text of [JSON.stringify(['hi', WIRE_VERSION, await lesson.tokenOf(pupil)]), request, '["ping"]'])
      socket.send(text);
    await vi.waitUntil(() => heard.includes('["pong"]'), { timeout: 60_000 });
    return { socket, heard, connection: holding.mock.contexts[0] as Connection };
  };
  const [staying, going] = [await early(0), await early(1)];
  expect(reading.mock.calls.filter(([text]) => text === request)).toEqual([]);
  expect(going.connection.held).toBeGreaterThan(request.length);
  going.socket.terminate();
  await vi.waitUntil(() => going.connection.held === 0, { timeout: 60_000 });
  release();
  await vi.waitUntil(() => staying.heard.includes('["ok","w1"]'), { timeout: 60_000 });
  expect(reading.mock.calls.filter(([text]) => text === request)).toHaveLength(1);
  expect(staying.connection.held).toBe(0);
  for (const spy of [holding, reading]) spy.mockRestore();
  staying.socket.terminate();
  lesson.close();
});

test('requests that wait until their sender has come in are counted, and who waits with most of them is dropped', async () => {
  await open({ unread: 100 * 1024 });
  const lesson = await Lesson.open(house.url, 2);
  const release = held();
  const early = async (pupil: number, requests: number, length: number): Promise<{ socket: WebSocket; heard: string[] }> => {
    const token = await lesson.tokenOf(pupil);
    const socket = new WebSocket(`${house.url.replace('http', 'ws')}/api/class`);
    const heard: string[] = [];
    socket.on('message', (data) => heard.push((data as Buffer).toString()));
    await once(socket, 'open');
    socket.send(JSON.stringify(['hi', WIRE_VERSION, token]));
    const shows = Array.from({ length: length / 250 }, () => 'x'.repeat(240));
    for (let index = 0; index < requests; index++)
      socket.send(JSON.stringify(['do', `w${index}`, { kind: 'at', doing: 'x', shows }]));
    return { socket, heard };
  };
  const modest = await early(0, 2, 250);
  const rude = await early(1, 12, 10_000);
  await once(rude.socket, 'close');
  expect(modest.socket.readyState).toBe(WebSocket.OPEN);
  release();
  await vi.waitUntil(() => modest.heard.some((text) => text === '["ok","w1"]'), { timeout: 60_000 });
  modest.socket.terminate();
  lesson.close();
});
