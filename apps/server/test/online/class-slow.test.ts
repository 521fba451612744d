import type { Who } from '@stolik/class/commands';
import { ANIMALS } from '@stolik/class/names';
import { teacherHash } from '@stolik/class/secrets';
import type { DeskView } from '@stolik/class/views';
import type { ClassServerMessage } from '@stolik/wire/class';
import { patched } from '@stolik/wire/delta';
import { Unpacker } from '@stolik/wire/packing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClassSubscriber, LiveClass } from '../../src/classes/live-class.ts';
import { openHouse, type TestHouse } from './house.ts';
import { Lesson } from './lesson.ts';

// A desk on a slow line: nobody who makes its class change often may cut it off.

const TEACHER: Who = { kind: 'teacher' };
let house: TestHouse;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

/** What a client makes of what it is sent. */
class Desk implements ClassSubscriber {
  readonly address = '192.0.2.1';
  readonly who = TEACHER;
  readonly drawn = 0;
  shapes = 0;
  told = 0;
  isSlow = false;
  readonly words: string[] = [];
  view: DeskView | undefined;
  private readonly unpacker = new Unpacker();
  private readonly watchers = new Set<() => void>();

  send(text: string): void {
    this.told += text.length;
    const message = JSON.parse(text) as ClassServerMessage;
    this.words.push(message[0]);
    if (message[0] === '#') this.unpacker.learn(message.slice(1) as never);
    if (message[0] === 'view') this.view = this.unpacker.unpack(message[2]) as unknown as DeskView;
    if (message[0] === '+') this.view = patched(this.unpacker, this.view, message[1]) as DeskView;
    for (const watcher of this.watchers) watcher();
  }
  bye(): void {}
  lags(): boolean {
    return this.isSlow;
  }

  until(label: string): Promise<void> {
    return new Promise((done) => {
      const look = (): void => {
        if (this.view?.label === label) done();
      };
      this.watchers.add(look);
      look();
    });
  }
}

async function openClass(): Promise<LiveClass> {
  const opened = await house.online.classes.open('5B', 'en', teacherHash('x'));
  if (!opened.ok) throw new Error(opened.problem.says);
  return opened.value;
}

test('a desk that is behind is told no changes, then one view with all of them, then changes again', async () => {
  const room = await openClass();
  const [slow, quick] = [new Desk(), new Desk()];
  for (const desk of [slow, quick]) await house.online.classes.join(room, desk);
  const relabel = async (label: string): Promise<void> => {
    await room.change({ kind: 'label', label }, TEACHER);
    await quick.until(label);
  };
  slow.isSlow = true;
  slow.words.length = 0;
  for (const label of ['6A', '6B', '6C']) await relabel(label);
  expect(slow.words).toEqual([]);
  // It has read a little; what it does not know yet is no base for changes.
  slow.isSlow = false;
  await relabel('6D');
  expect(slow.words).toEqual([]);
  room.caughtUp(slow);
  await slow.until('6D');
  expect(slow.words).toEqual(['view']);
  expect(slow.view).toEqual(quick.view);
  // Only once.
  room.caughtUp(slow);
  await relabel('7A');
  await slow.until('7A');
  expect(slow.words).toEqual(['view', '+']);
  expect(slow.view).toEqual(quick.view);
});

test('what is told is what was counted aside, and what has changed meanwhile is told next', async () => {
  const room = await openClass();
  const desk = new Desk();
  await house.online.classes.join(room, desk);
  // No other telling comes between.
  room['isTelling'] = true;
  const preparing = vi.spyOn(room['told'], 'preparing').mockImplementation(function* () {
    yield;
  });
  const telling = room['telling']();
  telling.next();
  await room.change({ kind: 'label', label: '6A' }, TEACHER);
  while (!telling.next().done);
  expect(desk.view?.label).toBe('5B');
  preparing.mockRestore();
  room['isTelling'] = false;
  room.tellSoon();
  await desk.until('6A');
});

test('somebody who has left is told nothing when their line is free', async () => {
  const room = await openClass();
  const [slow, quick] = [new Desk(), new Desk()];
  for (const desk of [slow, quick]) await house.online.classes.join(room, desk);
  slow.isSlow = true;
  slow.words.length = 0;
  await room.change({ kind: 'label', label: '6A' }, TEACHER);
  await quick.until('6A');
  room.leave(slow);
  room.caughtUp(slow);
  expect(slow.words).toEqual([]);
});

test('a desk is told its class in steps, and what changes meanwhile is in it', async () => {
  const room = await openClass();
  for (const [pupil, animal] of ANIMALS.slice(0, 3).entries())
    await room.change({ kind: 'pupil', pupil, name: `brave-${animal}`, hashes: { card: '', pictures: '' } }, TEACHER);
  const [quick, coming] = [new Desk(), new Desk()];
  await house.online.classes.join(room, quick);
  const { slices } = house.online.tables;
  // Of this piece of work no step is done by itself.
  const held: Pick<Generator<void, unknown, void>, 'next'>[] = [];
  let told: (length: number) => void = () => {};
  const spy = vi.spyOn(slices, 'run').mockImplementation((work) => {
    held.push(work);
    return new Promise((done) => {
      told = done as (length: unknown) => void;
    });
  });
  const joining = house.online.classes.join(room, coming);
  await vi.waitUntil(() => held.length > 0, { timeout: 60_000 });
  spy.mockRestore();
  const [work] = held;
  expect(work!.next().done).toBe(false);
  await room.change({ kind: 'label', label: '6A' }, TEACHER);
  await quick.until('6A');
  expect(coming.words).toEqual([]);
  let steps = 1;
  for (let next = work!.next(); ; next = work!.next(), steps++) {
    if (!next.done) continue;
    told(next.value as number);
    break;
  }
  expect(steps).toBe(3);
  expect(await joining).toBe(coming.told);
  expect(coming.words).toEqual(['#', 'view']);
  expect(coming.view).toEqual(quick.view);
  await room.change({ kind: 'label', label: '6B' }, TEACHER);
  await coming.until('6B');
  expect(coming.words).toEqual(['#', 'view', '+']);
});

test('names of fields count as told', async () => {
  const room = await openClass();
  const desk = new Desk();
  expect(await house.online.classes.join(room, desk)).toBe(desk.told);
  expect(desk.words).toEqual(['#', 'view']);
});

test('one change of half a megabyte leaves nobody behind who reads all of it', async () => {
  const lesson = await Lesson.open(house.url, 30);
  const room = (await house.online.classes.find(lesson.id))!;
  for (let pupil = 0; pupil < 30; pupil++)
    for (let from = 0; from < 800; from += 200) {
      const facts = Array.from({ length: 200 }, (_, index) => [`circuit-chain-${from + index}`, 3, 1] as [string, 3, number]);
      expect(await room.change({ kind: 'did', facts }, { kind: 'pupil', pupil })).toMatchObject({ ok: true });
    }
  await lesson.desk.does({ kind: 'task', whom: 'all', task: { kind: 'free' } });
  await lesson.desk.does({ kind: 'label', label: '6A' });
  await lesson.desk.until(({ label, task }) => label === '6A' && task?.kind === 'free');
  expect(Math.max(...lesson.desk.heard.map((text) => text.length))).toBeGreaterThan(256 * 1024);
  expect(lesson.desk.heard.filter((text) => text.startsWith('["view"'))).toHaveLength(1);
  lesson.close();
});
