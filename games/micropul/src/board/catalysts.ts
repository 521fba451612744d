import { cellAt, contactAt, xOf, yOf } from './board.ts';
import { type Catalyst, catalystsOf, type Face, MIDDLE, UNITS, YIELDS } from './faces.ts';
import { CORNERS, type Corner, FACING, type Place, STEPS } from './places.ts';
import type { Board } from './shape.ts';

/** The corners of this face that are micropul of either colour. */
const unitCorners = (face: Face): number => (UNITS[face]! | (UNITS[face]! >> 4)) & 15;

/**
 * The catalysts that placing this face here activates, tiles + pluses * PLUS: its own by earlier micropul, earlier ones by its
 * micropul. [M5.1] Ask before placing the tile. A face's corners are looked up together, so nothing fires twice.
 */
export function yieldAt(board: Board, place: Place, face: Face): number {
  const contact = contactAt(board, place);
  let sum = YIELDS[face * 16 + ((contact | (contact >> 4)) & 15)]!;
  const mine = unitCorners(face);
  for (let side = 0; side < 4; side++) {
    const there = cellAt(board, place + STEPS[side]!);
    if (there > 0) sum += YIELDS[board.faces[there - 1]! * 16 + FACING[side * 16 + mine]!]!;
  }
  return sum;
}

/** A catalyst that a placement activates, and where it sits. */
export interface Fired {
  readonly x: number;
  readonly y: number;
  readonly corner: Corner | 'middle';
  readonly catalyst: Catalyst;
}

/** The same as yieldAt, one by one: the tile's own first, then its neighbours' from the north clockwise. */
export function firedAt(board: Board, place: Place, face: Face): Fired[] {
  const contact = contactAt(board, place);
  const fired = firedOf(board, place, face, (contact | (contact >> 4)) & 15);
  const mine = unitCorners(face);
  for (const [side, step] of STEPS.entries()) {
    const there = cellAt(board, place + step);
    if (there > 0) fired.push(...firedOf(board, place + step, board.faces[there - 1]!, FACING[side * 16 + mine]!));
  }
  return fired;
}

function firedOf(board: Board, place: Place, face: Face, touched: number): Fired[] {
  return catalystsOf(face)
    .filter(({ mask }) => touched & mask)
    .map(({ corner, catalyst }) => ({
      x: xOf(board, place),
      y: yOf(board, place),
      corner: corner === MIDDLE ? ('middle' as const) : CORNERS[corner]!,
      catalyst,
    }));
}
