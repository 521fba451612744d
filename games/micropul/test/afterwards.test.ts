import type { AnyGame } from '@stolik/kernel/game';
import { askPuzzle } from '@stolik/kernel/puzzles/asked';
import { unwrap } from '@stolik/kernel/result';
import { expect, test } from 'vitest';
import { micropul } from '../src/game.ts';
import { micropulPuzzles } from '../src/puzzles/puzzles.ts';

const POSITION = {
  board: ['WWBB@0,0', 'BW1.@-1,0', 'BBWW@0,-1', 'BBW2@-1,-1', 'BWB+@1,-1'],
  hands: [['BB.2', 'big:B1'], ['B1W1']],
  supplies: [3, 3],
  core: 20,
  turn: 1,
};

function asked(goal: { readonly kind: string; readonly [key: string]: string | number }, options = { openHands: true }) {
  return askPuzzle(micropul as AnyGame, micropulPuzzles, {
    id: 'micropul-try-1',
    game: 'micropul',
    players: 2,
    options,
    position: POSITION,
    seat: 0,
    goal,
    solution: ['take'],
  });
}

function worthOf(goal: Parameters<typeof asked>[0], move: string): number {
  const { game, start, worth } = unwrap(asked(goal));
  const state = game.clone(start);
  const read = game.read(state, 0, move);
  if (!read.ok) throw new Error(`${move} cannot be read`);
  game.play(state, 0, read.value);
  return worth(state);
}

test('a claimed group is secure, one that is only closed goes to the rival’s stone', () => {
  expect(worthOf({ kind: 'secure', count: 6 }, 'stone 0,0,NW')).toBe(6);
  expect(worthOf({ kind: 'secure', count: 6 }, 'lay 2BB.@1,0')).toBeLessThan(6);
});

test('what is left is the most that the rival’s turn can bring', () => {
  expect(worthOf({ kind: 'leave', points: 6 }, 'lay 2BB.@1,0')).toBe(1);
  expect(worthOf({ kind: 'leave', points: 5 }, 'lay 2BB.@1,0')).toBe(0);
  expect(worthOf({ kind: 'leave', points: 5 }, 'stone 0,0,NW')).toBe(1);
});

test('where hands are hidden nobody can be asked that', () => {
  expect(asked({ kind: 'secure', count: 6 }, { openHands: false }).ok).toBe(false);
  expect(asked({ kind: 'leave', points: 0 }, { openHands: false }).ok).toBe(false);
  expect(asked({ kind: 'leave' }).ok).toBe(false);
});
