import { checkLaws } from '@stolik/kernel/laws/check';
import { listActions, perft } from '@stolik/kernel/perft';
import { playout } from '@stolik/kernel/playout';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { expect, test } from 'vitest';
import { connectFour } from '../src/game.ts';
import { greedyConnectFour } from '../src/greedy.ts';
import { type State, setup } from '../src/state.ts';
import { connectFourLaws } from './law-spec.ts';
import { NaiveBoard, naivePerft } from './naive.ts';

function position(moves: string): State {
  const state = setup();
  for (const column of moves) connectFour.play(state, state.turn, 'abcdefg'.indexOf(column));
  return state;
}

test('[F1] seat 1 begins and turns alternate', () => {
  const state = setup();
  expect(connectFour.next(state)).toMatchObject({ kind: 'turn', seat: 0 });
  connectFour.play(state, 0, 3);
  expect(connectFour.next(state)).toMatchObject({ kind: 'turn', seat: 1 });
  expect(connectFour.refuse(state, 0, 3)).toMatchObject({ code: 'not-your-turn', clause: 'F1' });
});

test('[F2] a full column takes no more discs', () => {
  const state = position('aaaaaa');
  expect(connectFour.refuse(state, 0, 0)).toMatchObject({ code: 'column-full', clause: 'F2' });
  expect(listActions(connectFour, state, 0)).toEqual([1, 2, 3, 4, 5, 6]);
});

test.each([
  ['a column', 'abababa'],
  ['a row', 'aabbccd'],
  ['a rising diagonal', 'abbccdcddfd'],
  ['a falling diagonal', 'gffeededdbd'],
])('[F3] four in %s win', (_line, moves) => {
  const state = position(moves);
  expect(connectFour.next(state)).toMatchObject({ kind: 'over', outcome: { winners: [0] } });
});

test('[F3] a full board without four is a draw', () => {
  const rng = new SeededRng(1);
  for (let i = 0; i < 100_000; i++) {
    const state = setup();
    const outcome = playout(connectFour, state, rng);
    if (outcome.winners.length > 0) continue;
    expect(outcome.reason).toBe('board-filled');
    expect(state.discs).toBe(42);
    return;
  }
  expect.fail('no draw in 100,000 random games');
});

test('[F2] when time is over the first open column takes the disc', () => {
  expect(connectFour.overtime(position('aaaaaa'), 0)).toBe(1);
});

test('[F4] who resigns has lost', () => {
  const state = position('ab');
  connectFour.resign(state, 0);
  expect(connectFour.next(state)).toMatchObject({ kind: 'over', outcome: { winners: [1], clause: 'F4' } });
});

test('perft gives the published counts', () => {
  const counts = [1, 2, 3, 4, 5, 6, 7].map((depth) => perft(connectFour, setup(), depth));
  expect(counts).toEqual([7, 49, 343, 2401, 16807, 117649, 823536]);
});

test('perft agrees with a naive generator, also deep in a game', () => {
  for (const moves of ['', 'ddddd', 'abcdefgabcdefg', 'ccddeeffgg']) {
    const naive = new NaiveBoard(moves);
    for (let depth = 1; depth <= 5; depth++) expect(perft(connectFour, position(moves), depth)).toBe(naivePerft(naive, depth));
  }
});

test('all laws hold on random games', () => {
  const report = checkLaws(connectFourLaws, { games: 300, seed: 1 });
  expect(report.games).toBe(300);
  expect(report.longest).toBeLessThanOrEqual(42);
});

test('a disc that floats, and one too many, break the law of conservation', () => {
  const lift: typeof connectFour.play = (state, actor, column, emit) => {
    if (state.discs === 5 && state.heights[column]! < 4) state.heights[column]!++;
    connectFour.play(state, actor, column, emit);
  };
  const twice: typeof connectFour.play = (state, actor, column, emit) => {
    connectFour.play(state, actor, column, emit);
    if (state.discs === 5 && state.heights[column]! < 6) connectFour.play(state, actor, column, emit);
  };
  for (const play of [lift, twice])
    expect(() => checkLaws({ ...connectFourLaws, game: { ...connectFour, play } }, { games: 20, seed: 1 })).toThrow(
      /conservation/,
    );
});

test('the greedy bot takes a win and stops one', () => {
  const rng = new SeededRng(3);
  expect(greedyConnectFour(position('ababa'), 1, rng)).toBe(0);
  expect(greedyConnectFour(position('ababab'), 0, rng)).toBe(0);
});

test('options are refused by name', () => {
  expect(connectFour.parseOptions({ big: true }, 2)).toMatchObject({ ok: false, problem: { at: 'big' } });
  expect(unwrap(connectFour.parseOptions({}, 2))).toEqual({});
});
