import { INNER_ROW, lengthOf, rowAt, unpackProgram4 } from '../programs/choices4.ts';
import { rowOf } from '../programs/code.ts';
import { writeProgram } from '../programs/notation.ts';
import type { Program } from '../programs/program.ts';
import { PROGRAM, STRIDE, type State4 } from './state.ts';

/** A block as it is written: `F`, `2 F`, `? L R`. */
export const blockText = (value: number): string => writeProgram([rowOf(value - 1)], 'golems4');

export const packedOf = (state: State4, seat: number): number => state.robot[seat * STRIDE + PROGRAM]!;
export const rowsLaid = (state: State4, seat: number): number => lengthOf(packedOf(state, seat));

/** The program of a seat as it lies now, events included; undefined when none is laid. */
export const programOf = (state: State4, seat: number): Program | undefined => unpackProgram4(packedOf(state, seat));

/** One card for each row, as it lies: `['2', 'F', 'A']`. */
export const cardsByRow = (program: Program): readonly string[] => writeProgram(program, 'golems4').split(' ');

/** Whether a row holds a card of an If or Cycle 2 above it. */
export const isInner = (packed: number, row: number): boolean => rowAt(packed, row) === INNER_ROW;
