import { advance, type Classroom, openClass } from '@stolik/class/classroom';
import type { Entry } from '@stolik/class/entry';
import { ANIMALS } from '@stolik/class/names';
import { expect, test } from 'vitest';
import { Copies } from '../src/classes/copies.ts';
import { readingSnapshot, writingSnapshot } from '../src/classes/snapshots.ts';

const AT = 1_700_000_000_000;
const PUPILS = 30;
const THINGS = 200;

/** Everybody has solved everything, and many tables were put away. */
function longClass(): Classroom {
  const items = Array.from({ length: THINGS }, (_, index) => `thing-${index}`);
  const table = (index: number): readonly Entry[] => [
    {
      kind: 'table',
      at: AT,
      table: { id: `table-${index}`, game: 'micropul', seats: [index % PUPILS, null], isSameDeal: false, deal: undefined },
    },
    { kind: 'away', at: AT, table: `table-${index}` },
  ];
  const entries: readonly Entry[] = [
    { kind: 'task', at: AT, whom: 'all', task: { kind: 'lessons', game: 'circuit', items } },
    ...ANIMALS.slice(0, PUPILS).flatMap((animal, pupil): Entry[] => [
      { kind: 'pupil', at: AT, pupil, name: `brave-${animal}`, card: '', pictures: '' },
      { kind: 'did', at: AT, pupil, facts: items.map((item) => [item, 3, 1]) },
    ]),
    ...Array.from({ length: 1000 }, (_, index) => table(index)).flat(),
  ];
  return entries.reduce(advance, openClass('abcdefghjkmn', { kind: 'open', at: AT, label: '5B', language: 'en', teacher: '' }));
}

/** What comes of it, and how many steps it took. */
function inSteps<T>(work: Generator<void, T, void>): { readonly result: T; readonly steps: number } {
  for (let steps = 1; ; steps++) {
    const next = work.next();
    if (next.done) return { result: next.value, steps };
  }
}

test('a snapshot is written and read in many short steps, and is the same class', () => {
  const room = longClass();
  const { result: text, steps } = inSteps(writingSnapshot({ room, bytes: 5 }));
  expect(steps).toBeGreaterThan(PUPILS);
  const lines = text!.split('\n');
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(text!.length / 10);
  const read = inSteps(readingSnapshot(text));
  expect(read.steps).toBe(lines.length + room.pupils.length);
  expect(read.result).toEqual({ room, bytes: 5 });
});

test('a task that many pupils have of their own is written once and is in memory once', () => {
  const items = Array.from({ length: 200 }, (_, index) => `${index}`.padEnd(60, 'q'));
  const task = { kind: 'lessons', game: 'circuit', items } as const;
  const whom = Array.from({ length: PUPILS - 1 }, (_, pupil) => pupil);
  const before = longClass();
  const room = advance(before, { kind: 'task', at: AT, whom, task });
  const lengthOf = (of: Classroom): number => inSteps(writingSnapshot({ room: of, bytes: 5 })).result!.length;
  expect(lengthOf(room) - lengthOf(before)).toBeLessThan(5 * JSON.stringify(task).length);
  const read = inSteps(readingSnapshot(inSteps(writingSnapshot({ room, bytes: 5 })).result)).result;
  expect(read).toEqual({ room, bytes: 5 });
  expect(new Set(read!.room.pupils.map((pupil) => pupil.task))).toEqual(new Set([task, undefined]));
});

test('what was given to many by name is in memory once, also where it is read from a snapshot', () => {
  const items = Array.from({ length: 200 }, (_, index) => `given-${index}`);
  const whom = Array.from({ length: PUPILS }, (_, pupil) => pupil);
  const give = (before: Classroom, to: readonly number[], names: readonly string[]): Classroom =>
    advance(before, { kind: 'task', at: AT, whom: to, task: { kind: 'lessons', game: 'circuit', items: names } });
  const room = give(give(give(longClass(), [0], ['one']), whom, items.slice(100)), whom, items);
  const listsOf = ({ pupils }: Classroom): number => new Set(pupils.map(({ given }) => given.things)).size;
  expect(listsOf(room)).toBe(2);
  const read = inSteps(readingSnapshot(inSteps(writingSnapshot({ room, bytes: 5 })).result)).result;
  expect(read).toEqual({ room, bytes: 5 });
  expect(listsOf(read!.room)).toBe(2);
});

test('a snapshot that is cut, damaged or of another program is none', () => {
  const text = inSteps(writingSnapshot({ room: longClass(), bytes: 5 })).result!;
  const other = text.replace(/"form":"[^"]*"/, '"form":"later"');
  for (const wrong of [undefined, '', '{"format":6}', other, text.slice(0, -10), `${text}\n["other",1]`, `${text}\n7`])
    expect(inSteps(readingSnapshot(wrong)).result).toBeUndefined();
});

test('what says the same in the same order is in memory once', () => {
  const copies = new Copies();
  const first = { game: 'circuit', items: ['a', 'b'] };
  expect(copies.of(first, undefined)).toBe(first);
  expect(copies.of({ game: 'circuit', items: ['a', 'b'] }, undefined)).toBe(first);
  // Changes go by the order of fields.
  const turned = { items: ['a', 'b'], game: 'circuit' };
  expect(copies.of(turned, undefined)).toBe(turned);
  const known = { game: 'circuit', items: ['a', 'b'] };
  expect(copies.of(known, known)).toBe(known);
});
