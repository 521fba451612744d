import { once } from 'node:events';
import type { Who } from '@stolik/class/commands';
import { ANIMALS, type Nickname } from '@stolik/class/names';
import { teacherHash } from '@stolik/class/secrets';
import { WIRE_VERSION } from '@stolik/wire/version';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { ClassSubscriber, LiveClass } from '../../src/classes/live-class.ts';
import { Told } from '../../src/classes/told.ts';
import { GROWTH, mostHeard, mostInUse, mostLoading, mostUnread } from '../../src/heap.ts';
import { Busy } from '../../src/live/loads.ts';
import { whose } from '../../src/slices.ts';
import { call, openHouse, type TestHouse } from './house.ts';
import { Lesson } from './lesson.ts';

// The memory of classes is shared by customers: nobody keeps others out with classes of their own.

const heap = vi.hoisted(() => ({ characters: 0 }));
// Half of it is for classes.
vi.mock('../../src/old-space.ts', () => ({ oldSpace: () => 2 * GROWTH * heap.characters }));

const KB = 1024;
const TEACHER: Who = { kind: 'teacher' };
let house: TestHouse;
beforeEach(async () => {
  heap.characters = 1000 * KB;
  house = await openHouse();
});
afterEach(() => house.close());

/** Somebody at a desk: what they were told is kept. */
class Desk implements ClassSubscriber {
  readonly address: string;
  readonly who: Who;
  readonly drawn = 0;
  shapes = 0;
  readonly heard: string[] = [];
  why: string | undefined;

  constructor(address: string, who: Who) {
    this.address = address;
    this.who = who;
  }

  send(text: string): void {
    this.heard.push(text);
  }
  bye(code: string): void {
    this.why = code;
  }
  lags(): boolean {
    return false;
  }
}

const openClass = async (): Promise<LiveClass> => {
  const opened = await house.online.classes.open('5B', 'en', teacherHash('x'));
  if (!opened.ok) throw new Error(opened.problem.says);
  return opened.value;
};

/** Writes so many characters, as a class does in many lessons. */
async function grow(room: LiveClass, characters: number): Promise<void> {
  const items = Array.from({ length: 100 }, (_, index) => `circuit-chain-${'x'.repeat(60)}${index}`);
  for (const most = room.bytes + characters; room.bytes < most; ) {
    const changed = await room.change({ kind: 'task', whom: 'all', task: { kind: 'lessons', game: 'circuit', items } }, TEACHER);
    if (!changed.ok) throw new Error(changed.problem);
  }
}

async function joined(room: LiveClass, address: string, who = TEACHER): Promise<Desk | undefined> {
  const desk = new Desk(address, who);
  return (await house.online.classes.join(room, desk)) === undefined ? undefined : desk;
}

test('a class counts for the customer who uses it now, whoever was there before', async () => {
  const mine = await Promise.all([openClass(), openClass(), openClass()]);
  for (const [index, room] of mine.entries()) {
    // The wall stays here; the teacher comes for a moment from somewhere else each time.
    await joined(room, '192.0.2.1', { kind: 'wall' });
    room.leave((await joined(room, `203.0.113.${index}`))!);
    await grow(room, 310 * KB);
  }
  const theirs = await openClass();
  await grow(theirs, 400 * KB);
  expect(await joined(theirs, '198.51.100.7')).toBeDefined();
});

test('whoever fills the memory with classes in use gives way to the next teacher, and never the other way', async () => {
  const mine = await Promise.all([openClass(), openClass(), openClass()]);
  const desks = await Promise.all(mine.map((room) => joined(room, '192.0.2.1')));
  for (const room of mine) await grow(room, 320 * KB);
  const theirs = await openClass();
  await grow(theirs, 200 * KB);
  const desk = await joined(theirs, '198.51.100.7');
  expect(desk?.heard.length).toBeGreaterThan(0);
  expect(desks.filter((each) => each?.why === 'closing')).toHaveLength(1);
  // Who was closed comes back when there is memory again, not before, and takes nobody else's.
  const closed = mine[desks.findIndex((each) => each?.why === 'closing')]!;
  const again = (await house.online.classes.find(closed.room.id))!;
  expect(again).toBe(closed);
  expect(await joined(again, '192.0.2.1')).toBeUndefined();
  expect(desk?.why).toBeUndefined();
  theirs.leave(desk!);
  expect(await joined((await house.online.classes.find(closed.room.id))!, '192.0.2.1')).toBeDefined();
});

test('classes that grow in use never take more than the memory of all', async () => {
  const [lesson, ...others] = await Promise.all([openClass(), openClass(), openClass(), openClass()]);
  await grow(lesson!, 150 * KB);
  const teacher = await joined(lesson!, '198.51.100.7');
  const desks = await Promise.all(others.map((room) => joined(room, '2001:db8:1:1::')));
  for (const room of others) await grow(room, 400 * KB);
  expect(desks.map((desk) => desk?.why)).toContain('closing');
  expect(teacher?.why).toBeUndefined();
});

test('many small classes in use take no more than the memory of all either', async () => {
  const rooms = await Promise.all(Array.from({ length: 24 }, openClass));
  const desks = await Promise.all(rooms.map((room) => joined(room, '192.0.2.1')));
  for (const room of rooms) await grow(room, 50 * KB);
  const left = rooms.filter((_, index) => desks[index]?.why === undefined);
  expect(left.length).toBeGreaterThan(0);
  expect(left.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(mostInUse() + 64 * KB);
});

test('a class writes no more than fits into the memory, or nobody could open it again', async () => {
  const room = await openClass();
  const desk = await joined(room, '192.0.2.1');
  await expect(grow(room, 1200 * KB)).rejects.toThrow('full');
  room.leave(desk!);
  expect(await joined(room, '192.0.2.1')).toBeDefined();
});

test('a lesson stays one lesson while strangers open a hundred classes', async () => {
  const lesson = await Lesson.open(house.url, 1);
  for (let times = 0; times < 110; times++) await openClass();
  const pupil = await lesson.pupil(0);
  await lesson.desk.until(({ pupils }) => pupils[0]!.isHere);
  await lesson.desk.does({ kind: 'label', label: '7A' });
  expect((await pupil.until(({ label }) => label === '7A')).label).toBe('7A');
  lesson.close();
});

test('what was under way in a class that was closed is known where it is opened again', async () => {
  const room = await openClass();
  await grow(room, 10 * KB);
  const desk = await joined(room, '192.0.2.1');
  const other = await openClass();
  const { store, classes } = house.online;
  const append = store.append.bind(store);
  let again: LiveClass | undefined;
  const spy = vi.spyOn(store, 'append').mockImplementationOnce(async (...entries) => {
    heap.characters = room.bytes;
    await joined(other, '198.51.100.7');
    expect(desk?.why).toBe('closing');
    again = await classes.find(room.room.id);
    return append(...entries);
  });
  heap.characters = 1000 * KB;
  const granted = await classes.request({ room, who: TEACHER, drawn: 0 }, { kind: 'label', label: '7A' }, 'w1');
  spy.mockRestore();
  expect(granted.ok).toBe(true);
  expect(again?.room.label).toBe('7A');
});

/** As after a restart: it is in the store alone. */
async function unload({ room }: LiveClass): Promise<string> {
  await house.online.classes.setEnded(room.id, true);
  await house.online.classes.setEnded(room.id, false);
  return room.id;
}

test('classes that are asked for at once are loaded a few at a time, and all of them come', async () => {
  const rooms = await Promise.all(Array.from({ length: 8 }, openClass));
  for (const room of rooms) await grow(room, 60 * KB);
  const ids = await Promise.all(rooms.map(unload));
  const { store, classes, tables } = house.online;
  let begun = 0;
  let release = (): void => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  const snapshot = store.snapshot.bind(store);
  const spy = vi.spyOn(store, 'snapshot').mockImplementation(async (id) => {
    begun++;
    await released;
    return snapshot(id);
  });
  const finding = Promise.all(ids.map((id) => classes.find(id)));
  for (let turns = 0; turns < 20; turns++) await new Promise((next) => setImmediate(next));
  expect(begun).toBeGreaterThan(0);
  expect(begun * 60 * KB).toBeLessThanOrEqual(mostLoading());
  release();
  const found = await finding;
  spy.mockRestore();
  expect(found.map((room) => room?.room.id)).toEqual(ids);
  expect(begun).toBe(8);
  expect(tables.loads.weight).toBe(0);
});

test('a wrong key costs one row, and the right one opens the class', async () => {
  const room = await openClass();
  const id = await unload(room);
  const { store, classes } = house.online;
  const spy = vi.spyOn(store, 'snapshot');
  const tokenOf = (key: string): string => `teacher.${id}.${key.padEnd(22, 'A')}`;
  expect(await classes.findMember(tokenOf('B'))).toBeUndefined();
  const answer = await call(house.url, '/api/classes/teacher', { class: id, key: 'C'.repeat(22) });
  expect(answer.status).toBe(403);
  expect(spy).not.toHaveBeenCalled();
  const opened = await classes.open('6A', 'en', teacherHash('D'.repeat(22)));
  if (!opened.ok) throw new Error(opened.problem.says);
  const own = await unload(opened.value);
  spy.mockClear();
  expect(await classes.findMember(`teacher.${own}.${'D'.repeat(22)}`)).toMatchObject({ who: { kind: 'teacher' } });
  expect(spy).toHaveBeenCalledTimes(1);
  spy.mockRestore();
});

test('a class for which there is no memory is not even loaded, and clients are told to try again', async () => {
  const large = await openClass();
  await grow(large, 800 * KB);
  const id = await unload(large);
  const [one, two] = [await openClass(), await openClass()];
  const desks = [await joined(one, '192.0.2.1'), await joined(two, '192.0.2.1')];
  for (const room of [one, two]) await grow(room, 400 * KB);
  const { classes, store } = house.online;
  const spy = vi.spyOn(store, 'snapshot');
  await expect(whose.run('192.0.2.1', () => classes.find(id))).rejects.toBeInstanceOf(Busy);
  const list = await call(house.url, '/api/classes/animals', { code: large.code });
  expect(list).toEqual({
    status: 503,
    body: { problem: { at: 'closing', says: 'this server is busy; try again in a moment' } },
  });
  expect(spy).not.toHaveBeenCalled();
  spy.mockRestore();
  expect(desks.map((desk) => desk?.why)).toEqual([undefined, undefined]);
  for (const [index, room] of [one, two].entries()) room.leave(desks[index]!);
  expect(await classes.find(id)).toBeDefined();
});

test('classes that nobody uses get what those in use leave', async () => {
  const [used, ...idle] = await Promise.all(Array.from({ length: 4 }, openClass));
  for (const room of idle) await grow(room, 150 * KB);
  expect(house.online.classes.loaded).toBe(4);
  await joined(used!, '192.0.2.1');
  await grow(used!, 800 * KB);
  // The next one that is loaded makes room, and never at the cost of one in use.
  await openClass();
  expect(house.online.classes.loaded).toBeLessThan(4);
  expect(await house.online.classes.find(used!.room.id)).toBe(used);
});

/** A class of so many pupils, each of whom shows so many characters. */
async function screens(count: number, length: number, address: string): Promise<{ room: LiveClass; pupils: readonly Desk[] }> {
  const room = await openClass();
  const pupils: Desk[] = [];
  for (let pupil = 0; pupil < count; pupil++) {
    const hashes = { card: '', pictures: '' };
    const changed = await room.change({ kind: 'pupil', pupil, name: nicknameOf(pupil), hashes }, TEACHER);
    if (!changed.ok) throw new Error(changed.problem);
    pupils.push((await joined(room, address, { kind: 'pupil', pupil }))!);
    room.at(pupil, { thing: 'x', shows: ['s'.repeat(length - 1)] });
  }
  return { room, pupils };
}
const nicknameOf = (pupil: number): Nickname => `brave-${ANIMALS[pupil]!}`;

test('what screens show counts, and goes with the last device of its pupil', async () => {
  const { room, pupils } = await screens(3, 10 * KB, '192.0.2.1');
  const before = room.bytes;
  const second = (await joined(room, '192.0.2.1', { kind: 'pupil', pupil: 0 }))!;
  room.leave(pupils[0]!);
  expect(room.observed.doing(0)?.thing).toBe('x');
  room.leave(second);
  expect(room.observed.doing(0)).toBeUndefined();
  expect(room.bytes).toBe(before - 10 * KB);
  // Their last word may come later than they go.
  room.at(0, { thing: 'x', shows: ['s'.repeat(KB)] });
  expect(room.bytes).toBe(before - 10 * KB);
  room.at(1, { thing: '', shows: [] });
  for (const pupil of pupils.slice(1)) room.leave(pupil);
  expect(room.bytes).toBe(before - 30 * KB);
});

test('classes whose screens show more than the memory of all are closed like those that have written it', async () => {
  const one = await screens(6, 90 * KB, '192.0.2.1');
  const two = await screens(6, 90 * KB, '192.0.2.1');
  const closed = [one, two].filter(({ pupils }) => pupils[0]!.why === 'closing');
  expect(closed).toHaveLength(1);
});

test('a class that fills the memory alone is not closed for its screens', async () => {
  const { room, pupils } = await screens(1, KB, '192.0.2.1');
  await grow(room, 900 * KB);
  room.at(0, { thing: 'x', shows: ['s'.repeat(200 * KB)] });
  expect(pupils[0]!.why).toBeUndefined();
  expect(room.observed.doing(0)).toBeUndefined();
});

test('nothing of what was told stays when the last one goes', async () => {
  const room = await openClass();
  const [desk, wall] = [await joined(room, '192.0.2.1'), await joined(room, '192.0.2.1', { kind: 'wall' })];
  const clear = vi.spyOn(Told.prototype, 'clear');
  room.leave(desk!);
  expect(clear).not.toHaveBeenCalled();
  room.leave(wall!);
  expect(clear).toHaveBeenCalledTimes(1);
  clear.mockRestore();
  const again = await joined(room, '192.0.2.1');
  expect(again?.heard.map((text) => text.slice(0, 4))).toEqual(['["#"', '["vi']);
});

test('all that strangers can fill leaves a quarter of the heap', () => {
  const bytes = 2 * GROWTH * heap.characters;
  expect(mostUnread()).toBe(bytes / 8);
  expect(GROWTH * (mostInUse() + mostLoading()) + 32 * mostHeard() + mostUnread()).toBe((bytes * 3) / 4);
  heap.characters = 1e9;
  expect(mostUnread()).toBe(256 * 1024 * 1024);
});

/** A busy machine takes long for 200 kB of requests. */
const PATIENT = { timeout: 60_000 };

test('long requests that come at once wait as they were sent, and somebody else is heard meanwhile', async () => {
  const lesson = await Lesson.open(house.url, 1);
  const { classes } = house.online;
  const request = classes.request.bind(classes);
  let release: () => void = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  const begun: string[] = [];
  const spy = vi.spyOn(classes, 'request').mockImplementation(async (member, requested, id, onWritten) => {
    begun.push(id);
    if (id.startsWith('long')) await released;
    return request(member, requested, id, onWritten);
  });
  const token = `teacher.${lesson.id}.${lesson.key}`;
  const speak = async (localAddress: string): Promise<{ socket: WebSocket; heard: string[] }> => {
    const socket = new WebSocket(`${house.url.replace('http', 'ws')}/api/class`, { localAddress });
    const heard: string[] = [];
    socket.on('message', (data) => heard.push((data as Buffer).toString()));
    await once(socket, 'open');
    socket.send(JSON.stringify(['hi', WIRE_VERSION, token]));
    await vi.waitUntil(() => heard.some((text) => text.startsWith('["view"')), PATIENT);
    return { socket, heard };
  };
  const [loud, other] = [await speak('127.0.0.1'), await speak('127.0.0.2')];
  const items = Array.from({ length: 200 }, (_, index) => `${'x'.repeat(50)}${index}`);
  const texts = Array.from({ length: 20 }, (_, index) =>
    JSON.stringify(['do', `long${index}`, { kind: 'task', whom: 'all', task: { kind: 'lessons', game: 'circuit', items } }]),
  );
  for (const text of texts) loud.socket.send(text);
  await vi.waitUntil(() => begun.length > 0, PATIENT);
  other.socket.send(JSON.stringify(['do', 'short', { kind: 'label', label: '7A' }]));
  await vi.waitUntil(() => other.heard.includes('["ok","short"]'), PATIENT);
  const long = begun.filter((id) => id !== 'short');
  expect(long.length * texts[0]!.length).toBeLessThanOrEqual(mostHeard());
  release();
  await vi.waitUntil(() => loud.heard.includes('["ok","long19"]'), PATIENT);
  expect(begun.filter((id) => id !== 'short')).toEqual(texts.map((_, index) => `long${index}`));
  spy.mockRestore();
  for (const { socket } of [loud, other]) socket.terminate();
  lesson.close();
});
