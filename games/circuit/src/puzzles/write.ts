import type { Seat } from '@stolik/kernel/game';
import type { Json } from '@stolik/kernel/json';
import { CELLS, cellName, hasCell, ROWS, SIDE_BASE, SIDES, sideName } from '../board/geometry.ts';
import { type CircuitState, glowLevel, glowSeat } from '../board/state.ts';
import { SIDE_CODES } from '../board/tiles.ts';
import { boardRows } from '../cases.ts';
import { handTokens, keptLevels } from '../seen/view.ts';
import { seatsIn } from '../turn/turn.ts';

const UNSEEN = 'I';

/**
 * Writes a position for a puzzle. Other hands and the bag hold as many wires as there are tokens, because nobody at the table
 * sees them.
 */
export function writePosition(state: CircuitState, seat: Seat): { readonly [key: string]: Json } {
  const seats = Array.from({ length: state.seats }, (_, each) => each);
  const cells = Array.from({ length: CELLS }, (_, cell) => cell);
  const sides = (from: number): string[] =>
    Array.from({ length: ROWS }, (_, fromTop) => SIDE_CODES[state.sides[from + ROWS - 1 - fromTop]!]!);
  const glow = cells.filter((cell) => state.glow[cell] !== 0);
  const dark = cells.filter((cell) => hasCell(state.darkLow, state.darkHigh, cell)).map(cellName);
  const smoke = [
    ...cells.filter((cell) => state.smoke[cell] !== 0).map(cellName),
    ...Array.from({ length: SIDES }, (_, side) => side)
      .filter((side) => state.smoke[SIDE_BASE + side] !== 0)
      .map(sideName),
  ];
  return {
    board: boardRows(state),
    left: sides(0),
    right: sides(ROWS),
    hands: seats.map((each) => (each === seat ? handTokens(state, each) : handTokens(state, each).map(() => UNSEEN))),
    irons: Array.from(state.irons),
    bag: Array<string>(state.bagSize).fill(UNSEEN),
    glow: Object.fromEntries(
      glow.map((cell) => [cellName(cell), [glowSeat(state.glow[cell]!) + 1, glowLevel(state.glow[cell]!)]]),
    ),
    kept: seats.map((each) => keptLevels(state, each)),
    smoke,
    penalties: Array.from(state.penalties),
    shorts: Array.from(state.shorts),
    turn: seat + 1,
    short: state.short < 0 ? null : state.short,
    dark,
    miss: Array.from(state.miss, (flag) => flag === 1),
    passed: seatsIn(state.passed).map((each) => each + 1),
    last: state.last < 0 ? null : seatsIn(state.last).map((each) => each + 1),
  };
}
