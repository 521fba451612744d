// The instructions, in the order of a round. Each does its work and names the next one, or asks and is run again after the answer.
export const PC_BUILD = 0;
export const PC_ROUND = 1;
export const PC_PROGRAM = 2;
export const PC_EVENT = 3;
export const PC_JAM = 4;
export const PC_EVENT_OUT = 5;
export const PC_ROW = 6;
export const PC_BOT = 7;
export const PC_OPEN = 8;
export const PC_STEP = 9;
export const PC_SLIDE = 10;
export const PC_PASS = 11;
export const PC_ACT = 12;
export const PC_REACT = 13;
export const PC_EXITS = 14;
export const PC_POINTS = 15;
export const PC_ROW_OUT = 16;
export const PC_ROUND_END = 17;
export const PC_ROUND_OUT = 18;
// Subroutines: they go on at `back`.
export const PC_WET = 19;
export const PC_REPAIRS = 20;
