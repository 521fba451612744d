import { SeededRng } from '@stolik/kernel/random';
import { expect, test } from 'vitest';
import { TEXTBOOK, treePlayer } from '../src/ismcts.ts';
import { type Judgement, judge, review, turningPoints } from '../src/review.ts';
import { type Board, ticTacToe } from './ticTacToe.ts';

const tree = treePlayer<unknown>(ticTacToe, undefined, TEXTBOOK);
const narrow = treePlayer<unknown>(ticTacToe, undefined, { ...TEXTBOOK, widening: { base: 1, factor: 0, power: 1 } });

test('a win that was not taken is a turning point, and the win is named', () => {
  const win: Board = { marks: [0b000000011, 0b000011000], turn: 0 };
  const decision = { step: 4, seat: 0, played: 8, state: win };
  const judgement = review(ticTacToe, tree, decision, new SeededRng(1), { iterations: 2000 })!;
  expect(judgement).toMatchObject({ step: 4, seat: 0, played: 8, best: 2 });
  expect(judgement.bestValue).toBeGreaterThan(0.95);
  expect(judgement.playedValue).toBeLessThan(0.6);
  expect(turningPoints([judgement])).toEqual([judgement]);
});

test('what was played is looked at even by a player that would not have', () => {
  const win: Board = { marks: [0b000000011, 0b000011000], turn: 0 };
  for (const played of [2, 5, 6, 7, 8]) {
    const judgement = review(ticTacToe, narrow, { step: 4, seat: 0, played, state: win }, new SeededRng(1), { iterations: 200 });
    expect(judgement?.played).toBe(played);
  }
});

test('nothing is said about an action that was not looked at', () => {
  expect(judge(0, 0, 7, { action: 2, candidates: [{ action: 2, value: 1, weight: 1 }], iterations: 1 })).toBeUndefined();
});

test('the worst few are taken, in the order of the game', () => {
  const at = (step: number, lost: number): Judgement => ({
    step,
    seat: 0,
    played: 1,
    best: 2,
    playedValue: 0.5 - lost,
    bestValue: 0.5,
  });
  const found = turningPoints([at(1, 0.3), at(2, 0.01), at(3, 0.1), at(4, 0.4), at(5, 0.2)], 3);
  expect(found.map(({ step }) => step)).toEqual([1, 4, 5]);
});
