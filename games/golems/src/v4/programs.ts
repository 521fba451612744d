import { INNER_ROW, lengthOf, rowAt, unpackProgram4 } from '../programs/choices4.ts';
import { rowOf } from '../programs/code.ts';
import { writeProgram } from '../programs/notation.ts';
import type { Program } from '../programs/program.ts';
import * as record from './state.ts';
import { isPlaying, type State4 } from './state.ts';

// Imported constants are read from memory at every use; local ones are folded into the code.
const { PROGRAM, STRIDE } = record;

/** A block as it is written: `F`, `2 F`, `? L R`. */
export const blockText = (value: number): string => writeProgram([rowOf(value - 1)], 'golems4');

export const packedOf = (state: State4, seat: number): number => state.robot[seat * STRIDE + PROGRAM]!;
export const rowsLaid = (state: State4, seat: number): number => lengthOf(packedOf(state, seat));

/** How many rows the longest program of the players still in has. */
export function longestProgram(state: State4): number {
  let longest = 0;
  for (let seat = 0; seat < state.table.seats; seat++) {
    if (isPlaying(state, seat)) longest = Math.max(longest, rowsLaid(state, seat));
  }
  return longest;
}

/** The current program of a seat, events included; undefined when there is none. */
export const programOf = (state: State4, seat: number): Program | undefined => unpackProgram4(packedOf(state, seat));

/** One card for each row: `['2', 'F', 'A']`. */
export const cardsByRow = (program: Program): readonly string[] => writeProgram(program, 'golems4').split(' ');

/** Whether a row holds a card of an If or Cycle 2 above it. */
export const isInner = (packed: number, row: number): boolean => rowAt(packed, row) === INNER_ROW;
