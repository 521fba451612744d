import { expect, test } from 'vitest';
import { fitsBeside, tooMany } from '../src/classes/large.ts';

const MB = 1024 * 1024;
const room = (bytes: number, isIdle = false) => ({ bytes, isIdle });

test('a large class that nobody uses comes in only beside so many others; one in use, or small, always does', () => {
  const others = [room(2 * MB), room(MB), room(MB, true), room(5000)];
  expect(fitsBeside(room(MB, true), others, 4 * MB)).toBe(true);
  expect(fitsBeside(room(2 * MB, true), others, 4 * MB)).toBe(false);
  expect(fitsBeside(room(2 * MB), others, 4 * MB)).toBe(true);
  expect(fitsBeside(room(50_000, true), [room(9 * MB)], 4 * MB)).toBe(true);
});

test('of idle classes the longest unused go, by number and by size', () => {
  const idle = new Map([
    ['a', 3 * MB],
    ['b', MB],
    ['c', MB],
  ]);
  expect(tooMany(idle, 100, 10 * MB)).toEqual([]);
  expect(tooMany(idle, 2, 10 * MB)).toEqual(['a']);
  expect(tooMany(idle, 100, 1.5 * MB)).toEqual(['a', 'b']);
  // One that is larger than all the room is still used.
  expect(tooMany(idle, 0, 0)).toEqual(['a', 'b']);
});
