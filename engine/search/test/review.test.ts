import { expect, test } from 'vitest';
import { advise } from '../src/advice.ts';
import type { AnyBook } from '../src/book.ts';
import { TEXTBOOK, treePlayer } from '../src/ismcts.ts';
import type { Player } from '../src/player.ts';
import { type Judgement, judge, lessonsOf, suspect } from '../src/review.ts';
import { type Board, ticTacToe } from './tic-tac-toe.ts';

const bookOf = (player: Player<unknown>, iterations = 2000): AnyBook => ({
  game: 'tic-tac-toe',
  levels: [],
  ladder: [],
  adviser: { player, iterations },
});
const book = bookOf(treePlayer<unknown>(ticTacToe, undefined, TEXTBOOK));
const narrow = bookOf(treePlayer<unknown>(ticTacToe, undefined, { ...TEXTBOOK, widening: { base: 1, factor: 0, power: 1 } }));

const win: Board = { marks: [0b000000011, 0b000011000], turn: 0 };

test('a win that was not taken is a mistake, and the win is named; the win itself never is one', () => {
  const decision = { step: 4, seat: 0, played: 8, state: win };
  expect(suspect(ticTacToe, book, decision)).toBeGreaterThan(0.1);
  const judgement = judge(ticTacToe, book, decision)!;
  expect(judgement).toMatchObject({ step: 4, seat: 0, played: 8, best: 2 });
  expect(judgement.bestValue).toBeGreaterThan(0.95);
  expect(judgement.playedValue).toBeLessThan(0.6);
  expect(judge(ticTacToe, book, { ...decision, played: 2 })).toBeUndefined();
});

test('what was played is looked at even by a player that would not have', () => {
  for (const played of [5, 6, 7, 8]) {
    expect(judge(ticTacToe, narrow, { step: 4, seat: 0, played, state: win })?.played ?? played).toBe(played);
  }
});

test('the same position is answered alike, and says when its best ideas are about equal', () => {
  const empty: Board = { marks: [0, 0], turn: 0 };
  const advice = advise(ticTacToe, book, win, 0);
  expect(advise(ticTacToe, book, win, 0)).toEqual(advice);
  expect(advice).toMatchObject({ isClose: false, isHasty: false });
  expect(advice.ideas[0]).toMatchObject({ action: 2, same: [] });
  const equal = bookOf((_, __, ___, ____) => ({
    action: 4,
    candidates: [4, 0, 1].map((action) => ({ action, value: action === 1 ? 0.3 : 0.5, weight: 0.3 })),
    iterations: 1,
  }));
  expect(advise(ticTacToe, equal, empty, 0)).toMatchObject({ isClose: true, ideas: [{ action: 4 }, { action: 0 }] });
});

test('equal actions are one idea, and of equal ideas the more appealing one comes first', () => {
  const player: Player<unknown> = () => ({
    action: 0,
    candidates: [0, 2, 4].map((action) => ({ action, value: 0.5, weight: 0.3 })),
    iterations: 1,
  });
  const corners = (action: number): string => (action === 4 ? 'middle' : 'corner');
  const named = { ...book, adviser: { player, iterations: 1, ideas: () => corners, appeal: () => (action: number) => action } };
  const { ideas } = advise(ticTacToe, named, { marks: [0, 0], turn: 0 }, 0);
  expect(ideas).toMatchObject([
    { action: 4, same: [] },
    { action: 2, same: [0] },
  ]);
});

const thinking =
  (values: Readonly<Record<number, number>>): Player<unknown> =>
  () => ({
    action: 0,
    candidates: Object.entries(values).map(([action, value]) => ({ action: Number(action), value, weight: 0.2 })),
    iterations: 1,
  });
const nothing: Board = { marks: [0, 0], turn: 0 };

test('only an idea of another purpose is called about equal, and it comes before more of the same', () => {
  const purposes = () => (action: number) => (action < 5 ? 'build' : 'block');
  const advising = (values: Readonly<Record<number, number>>) =>
    advise(ticTacToe, { ...book, adviser: { player: thinking(values), iterations: 1, purposes } }, nothing, 0);
  expect(advising({ 0: 0.5, 1: 0.5, 2: 0.49, 6: 0.49 })).toMatchObject({
    isClose: true,
    ideas: [{ action: 0 }, { action: 6 }, { action: 1 }],
  });
  expect(advising({ 0: 0.5, 1: 0.5, 2: 0.5 })).toMatchObject({
    isClose: false,
    ideas: [{ action: 0 }, { action: 1 }, { action: 2 }],
  });
  expect(advising({ 0: 0.5, 1: 0.49, 6: 0.45 })).toMatchObject({
    isClose: false,
    ideas: [{ action: 0 }, { action: 1 }, { action: 6 }],
  });
});

test('an idle action is never said first while there is another, however little the other was thought of', () => {
  const idle = () => (action: number) => action < 2;
  const first = (values: Readonly<Record<number, number>>) =>
    advise(ticTacToe, { ...book, adviser: { player: thinking(values), iterations: 1, idle } }, nothing, 0).ideas[0]!.action;
  expect(first({ 0: 0.6, 1: 0.6, 2: 0.55 })).toBe(2);
  expect(first({ 0: 0.9, 3: 0.1, 2: 0.4 })).toBe(2);
  expect(first({ 0: 0.6, 1: 0.5 })).toBe(0);
});

test('a thought that is past its deadline says so', () => {
  let now = 0;
  const clock = (): number => now++;
  const { isHasty, thought } = advise(ticTacToe, book, win, 0, { clock, at: 3 });
  expect(isHasty).toBe(true);
  expect(thought.iterations).toBeLessThan(2000);
});

const at = (step: number, lost: number, idea = String(step)): Judgement => ({
  step,
  seat: 0,
  played: 1,
  best: 2,
  playedValue: 0.5 - lost,
  bestValue: 0.5,
  idea,
  better: [],
});

test('the worst few are taken, in the order of the game', () => {
  const found = lessonsOf([at(1, 0.3), at(3, 0.1), at(4, 0.4), at(5, 0.2)], 3);
  expect(found.map(({ step }) => step)).toEqual([1, 4, 5]);
});

test('one idea missed three times is one lesson', () => {
  const found = lessonsOf([at(7, 0.2, 'iron c1'), at(3, 0.3, 'iron c1'), at(5, 0.3), at(9, 0.2, 'iron c1')]);
  expect(found).toMatchObject([
    { step: 3, again: [7, 9] },
    { step: 5, again: [] },
  ]);
});
