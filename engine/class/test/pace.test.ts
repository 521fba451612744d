import { expect, test } from 'vitest';
import { isOpenAt, listItems, listOf } from '../src/pace.ts';
import type { ClassPace, Task } from '../src/things.ts';

const LIST: Task = { kind: 'lessons', game: 'circuit', items: ['a', 'b', 'c'] };
const open = (pace: ClassPace): readonly string[] =>
  listItems(LIST, pace, () => undefined).flatMap(({ id, isOpen }) => (isOpen ? [id] : []));

test('a locked class may do nothing, an open one everything', () => {
  expect(open({ kind: 'locked' })).toEqual([]);
  expect(open({ kind: 'open' })).toEqual(['a', 'b', 'c']);
});

test('up to an item includes that item and no later one', () => {
  expect(open({ kind: 'upTo', item: 0 })).toEqual(['a']);
  expect(open({ kind: 'upTo', item: 1 })).toEqual(['a', 'b']);
  expect([1, 2].map((index) => isOpenAt({ kind: 'upTo', item: 1 }, index))).toEqual([true, false]);
});

test('an item is solved by its first star', () => {
  const stars = new Map([
    ['a', 0],
    ['b', 1],
  ]);
  const items = listItems(LIST, { kind: 'open' }, (id) => stars.get(id));
  expect(items.map(({ isSolved }) => isSolved)).toEqual([false, true, false]);
});

test('what is no list has no items', () => {
  expect(listOf({ kind: 'free' })).toBeUndefined();
  expect(listItems({ kind: 'free' }, { kind: 'open' }, () => 3)).toEqual([]);
  expect(listItems(undefined, { kind: 'open' }, () => 3)).toEqual([]);
});
