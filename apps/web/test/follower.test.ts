import type { AnyGame } from '@stolik/kernel/game';
import { type NimEvent, nim } from '@stolik/kernel/testing/nim';
import { expect, test } from 'vitest';
import { follower } from '../src/session/film/follower.ts';

test('a film goes on from the event before, begins again where another moment is shown, and can go back', () => {
  let calls = 0;
  const counted: AnyGame = {
    ...nim,
    follow: (view, event) => {
      calls++;
      return nim.follow(view, event);
    },
  };
  const takes: readonly NimEvent[] = [3, 1, 2].map((count, index) => ({ kind: 'matchesTaken', seat: index % 2, count }));
  const read = follower(counted);
  const start = { left: 9, turn: 0, gone: -1 };
  expect(read(start, [])).toBe(start);
  expect(takes.map((_, index) => read(start, takes.slice(0, index + 1)))).toMatchObject([{ left: 6 }, { left: 5 }, { left: 3 }]);
  expect(calls).toBe(3);
  expect(read(start, takes.slice(0, 1))).toMatchObject({ left: 6, turn: 1 });
  expect(read({ ...start, left: 8 }, takes.slice(0, 1))).toMatchObject({ left: 5 });
  expect(start).toEqual({ left: 9, turn: 0, gone: -1 });
});
