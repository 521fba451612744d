import { ActionList } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { micropul } from '@stolik/micropul/game';
import { DEFAULT_OPTIONS } from '@stolik/micropul/options';
import type { State } from '@stolik/micropul/state';
import { expect, test } from 'vitest';
import { cellsFor, nearestTurn, nextTurn, readMoves, spotKey, takeMeant, turnsAt } from '../../src/games/micropul/model/moves.ts';
import { positionOf, turned } from '../../src/games/micropul/model/position.ts';
import { trialOf } from '../../src/games/micropul/model/trial.ts';

/** A game as it stands after some random steps, with somebody to move. */
function playTo(seed: string, decisions: number): State {
  const rng = new SeededRng(seed);
  const state = micropul.setup(DEFAULT_OPTIONS, 2);
  for (let made = 0; ; ) {
    const next = micropul.next(state);
    if (next.kind === 'chance') micropul.play(state, -1, micropul.roll(state, rng));
    else if (next.kind !== 'turn' || made === decisions) return state;
    else {
      micropul.play(state, next.seat, micropul.sample(state, next.seat, rng));
      made++;
    }
  }
}

function movesOf(state: State): ReturnType<typeof readMoves> {
  const list = new ActionList();
  micropul.legal(state, state.turn, list);
  return readMoves(list.toArray(), (action) => micropul.write(state, state.turn, action));
}

test.each(['a', 'b', 'c', 'd'])('every legal action is found by what people point at (game %s)', (seed) => {
  for (const decisions of [0, 3, 8, 15]) {
    const state = playTo(seed, decisions);
    const list = new ActionList();
    micropul.legal(state, state.turn, list);
    const moves = movesOf(state);
    const found = [
      ...[...moves.lays.values()].flatMap((faces) => [...faces.values()]),
      ...moves.stones.values(),
      ...moves.takes.values(),
    ];
    expect(found.sort((a, b) => a - b)).toEqual(list.toArray().sort((a, b) => a - b));
  }
});

test('[M4.1] a tile is offered only where and as it may lie', () => {
  const state = playTo('places', 4);
  const moves = movesOf(state);
  const { hands } = micropul.view(state, state.turn);
  const hand = hands[state.turn]!;
  if (!('tiles' in hand)) throw new Error('a seat sees its own hand');
  for (const tile of hand.tiles) {
    for (const cell of cellsFor(moves, tile)) {
      for (const turn of turnsAt(moves, tile, cell)) {
        const read = micropul.read(state, state.turn, `lay ${turned(tile, turn)}@${cell.x},${cell.y}`);
        expect(read.ok && micropul.refuse(state, state.turn, read.value)).toBeUndefined();
      }
    }
  }
});

test('a preview says what laying then does', () => {
  for (const seed of ['x', 'y', 'z']) {
    const state = playTo(seed, 9);
    const view = micropul.view(state, state.turn);
    const moves = movesOf(state);
    const position = positionOf(view);
    for (const [key, faces] of moves.lays) {
      const [x, y] = key.split(',').map(Number) as [number, number];
      for (const [tile, action] of faces) {
        const trial = trialOf(view, position, moves, tile, { x, y })!;
        const after = micropul.clone(state);
        micropul.play(after, state.turn, action);
        expect(trial.tiles).toBe(state.core - after.core);
        expect(trial.endsGame).toBe(after.ended === 'core-emptied');
        expect(trial.after.tiles.size).toBe(view.board.length + 1);
      }
    }
  }
});

test('[M3.4] a preview says when the last tile goes and none comes for it', () => {
  const state = playTo('last', 6);
  state.hands[state.turn] = state.hands[state.turn]!.slice(0, 1);
  state.supplies[state.turn] = 0;
  const view = micropul.view(state, state.turn);
  const moves = movesOf(state);
  const told = new Set<boolean>();
  for (const [key, faces] of moves.lays) {
    const [x, y] = key.split(',').map(Number) as [number, number];
    for (const [tile, action] of faces) {
      const { runsOut } = trialOf(view, positionOf(view), moves, tile, { x, y })!;
      const after = micropul.clone(state);
      micropul.play(after, state.turn, action);
      expect(runsOut).toBe(after.ended === 'ran-out');
      told.add(runsOut);
    }
  }
  expect(told).toContain(true);
});

test('turning goes through the legal turns only', () => {
  expect(nearestTurn([1, 3], 0)).toBe(1);
  expect(nearestTurn([1, 3], 3)).toBe(3);
  expect(nearestTurn([], 0)).toBeUndefined();
  expect(nextTurn([0, 1, 3], 1, 1)).toBe(3);
  expect(nextTurn([0, 1, 3], 0, -1)).toBe(3);
  expect(nextTurn([2], 2, 1)).toBe(2);
});

test('a spot is named as in notation', () => {
  expect(spotKey({ x: -1, y: 2, corner: 'SE' })).toBe('-1,2,SE');
});

test('[M8] "take" takes an open tile where none of the supply lies face down', () => {
  const open = new Map([
    [1, 11],
    [2, 12],
  ]);
  expect(takeMeant(new Map([[0, 10], ...open]), 0)).toBe(0);
  expect(takeMeant(open, 0)).toBe(1);
  expect(takeMeant(open, 2)).toBe(2);
  expect(takeMeant(new Map(), 0)).toBe(0);
});
