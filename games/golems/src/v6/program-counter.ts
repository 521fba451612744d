// The instructions of an execution. Each runs to its end or stops at a choice or a roll; `state.pc` says which comes next.
export const ROW_BEGIN = 0;
export const BOTS = 1;
export const ASK_CHOICES = 2;
export const OPEN_ROW = 3;
export const PASS_BEGIN = 4;
export const STEP_2 = 5;
export const STEP_4 = 6;
export const OPEN_BARRELS = 7;
export const STEP_5 = 8;
export const TELEPORTS = 9;
export const NEXT_PASS = 10;
export const LOOP_TEST = 11;
export const LOOP_CHECK = 12;
export const ROW_END = 13;
// A movement, which then goes on at `state.back`.
export const MOVE = 14;
export const EXITS = 15;
export const SLIDES = 16;
export const REST = 17;
