// Programs: rows, their notation, what is allowed, and how they are said. Public API: what others may use of it; inside the package nobody imports it.
export { type Allowance, refuseProgram } from '../programs/limits.ts';
export { readProgram, writeProgram } from '../programs/notation.ts';
export {
  CARDS,
  type Card,
  HANDS,
  heightOfRow,
  isLoopCard,
  KIDS_HAND,
  type LoopCard,
  type Program,
  type Row,
  SENSORS,
  type Sensor,
  TESTS,
  type Test,
} from '../programs/program.ts';
export { FALSE_WHEN, pseudocode, TRUE_WHEN } from '../programs/pseudocode.ts';
export { rowIn } from '../programs/row-words.ts';
export { blocksOf4, readCommand, rowOf6, type SeenBlock } from '../programs/seen.ts';
export { cardName, GOES_ON, TEST_NAMES } from '../programs/text.ts';
