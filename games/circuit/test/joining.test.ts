import { expect, test } from 'vitest';
import { findCell } from '../src/board/geometry.ts';
import { findTile } from '../src/board/tiles.ts';
import { lookAtBench } from '../src/seen/bench.ts';
import { joiningOf, turnsByJoining } from '../src/seen/joining.ts';

const kindOf = (code: string): number => findTile(`${code}0`)! >> 2;
const cell = (name: string): number => findCell(name)!;
/** A wire up from the plus below a, and the minus at the right of row 1. */
const view = lookAtBench({ tiles: { a1: 'I0' }, sides: { right1: '-' }, smoke: [] });

test('a tile turns to a plus first, then to a minus, then to as many contacts as it can meet', () => {
  // From below the plus comes in: a wire stands upright, and of equal ways the nearest is taken.
  expect(turnsByJoining(view, kindOf('I'), cell('a2'), 1)[0]).toBe(2);
  expect(turnsByJoining(view, kindOf('I'), cell('a2'), 0)[0]).toBe(0);
  // f1 has a plus below and a minus at its right: a corner meets both in one way only.
  const [best] = turnsByJoining(view, kindOf('L'), cell('f1'), 0);
  expect(joiningOf(view, kindOf('L') * 4 + best!, cell('f1'))).toEqual({ plus: true, minus: true, edges: [1, 2] });
});

test('an LED turns its way of the current to the plus, and from a minus', () => {
  const [up] = turnsByJoining(view, kindOf('V'), cell('a2'), 0);
  expect(joiningOf(view, kindOf('V') * 4 + up!, cell('a2')).plus).toBe(true);
  expect(joiningOf(view, kindOf('V') * 4 + (up! ^ 2), cell('a2'))).toEqual({ plus: false, minus: false, edges: [2] });
});

test('what meets nothing is said; a magnet meets reed switches only', () => {
  expect(joiningOf(view, kindOf('I') * 4 + 1, cell('a2'))).toEqual({ plus: false, minus: false, edges: [] });
  expect(joiningOf(view, kindOf('M') * 4, cell('a2')).edges).toEqual([]);
  const reed = lookAtBench({ tiles: { a1: 'K0' }, sides: {}, smoke: [] });
  expect(joiningOf(reed, kindOf('M') * 4, cell('a2')).edges).toEqual([2]);
});
