import type { Who } from '@stolik/class/commands';
import { teacherHash } from '@stolik/class/secrets';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClassOnlooker, LiveClass } from '../../src/classes/live-class.ts';
import { openHouse, type TestHouse } from './house.ts';
import { Lesson } from './lesson.ts';

// The memory of classes is shared by customers: nobody keeps others out with classes of their own.

const heap = vi.hoisted(() => ({ characters: 0 }));
vi.mock('node:v8', async (original) => {
  const actual = await original<typeof import('node:v8')>();
  // Half of it is for classes, twenty bytes for each character of their logs.
  return { ...actual, getHeapStatistics: () => ({ ...actual.getHeapStatistics(), heap_size_limit: 40 * heap.characters }) };
});

const KB = 1024;
const TEACHER: Who = { kind: 'teacher' };
let house: TestHouse;
beforeEach(async () => {
  heap.characters = 1000 * KB;
  house = await openHouse();
});
afterEach(() => house.close());

/** Somebody at a desk: what they were told is kept. */
class Desk implements ClassOnlooker {
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
  expect(again).not.toBe(closed);
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
  const granted = await classes.wish({ room, who: TEACHER, drawn: 0 }, { kind: 'label', label: '7A' }, 'w1');
  spy.mockRestore();
  expect(granted.ok).toBe(true);
  expect(again).not.toBe(room);
  expect(again?.room.label).toBe('7A');
});
