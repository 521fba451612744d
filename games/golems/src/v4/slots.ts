import { rowOf } from '../programs/code.ts';
import { writeProgram } from '../programs/notation.ts';
import type { Program } from '../programs/program.ts';
import { INNER, LENGTH, MOST_SLOTS, PROGRAM, type State4 } from './state.ts';

/** A block as it is written: `F`, `2 F`, `? L R`. */
export const blockText = (code: number): string => writeProgram([rowOf(code)], 'golems4');

/** The program of a seat as it lies now, events included; undefined when none is laid. */
export function programOf(state: State4, seat: number): Program | undefined {
  const length = state.robot[LENGTH + seat]!;
  if (length === 0) return undefined;
  const blocks = [];
  for (let row = 0; row < length; row++) {
    const code = state.robot[PROGRAM + seat * MOST_SLOTS + row]!;
    if (code !== INNER) blocks.push(rowOf(code));
  }
  return blocks;
}

/** One card for each row, as it lies: `['2', 'F', 'A']`. */
export const cardsByRow = (program: Program): readonly string[] => writeProgram(program, 'golems4').split(' ');
