import { CARDS, LOOP_CARDS, type Program, type Row, SENSORS, TESTS } from './program.ts';

/**
 * A row as a small number, the same in both editions. 0-6 is a plain card, 7-13 Repeat of a card, 14-258 If (test, Then, Else),
 * 259-278 While (sensor, card), 279 Call.
 */
export const REPEAT_BASE = CARDS.length;
export const IF_BASE = REPEAT_BASE + CARDS.length;
export const WHILE_BASE = IF_BASE + TESTS.length * CARDS.length * CARDS.length;
export const CALL_CODE = WHILE_BASE + SENSORS.length * LOOP_CARDS.length;
export const ROW_CODES = CALL_CODE + 1;

/** @public beside its kind */
export const KIND_PLAIN = 0;
export const KIND_REPEAT = 1;
export const KIND_IF = 2;
export const KIND_WHILE = 3;
export const KIND_CALL = 4;

const ROWS: readonly Row[] = [
  ...CARDS.map((card): Row => ({ kind: 'plain', card })),
  ...CARDS.map((card): Row => ({ kind: 'repeat', card })),
  ...TESTS.flatMap((test) => CARDS.flatMap((yes) => CARDS.map((no): Row => ({ kind: 'if', test, yes, no })))),
  ...SENSORS.flatMap((sensor) => LOOP_CARDS.map((card): Row => ({ kind: 'while', sensor, card }))),
  { kind: 'call' },
];

/** By row code: KIND_*, the number of the test or sensor, the first (only, Then) and the second (Else) card; 255 for none. */
export const ROW_KIND = Uint8Array.from(ROWS, (row) => ['plain', 'repeat', 'if', 'while', 'call'].indexOf(row.kind));
export const ROW_TEST = Uint8Array.from(ROWS, (row) =>
  row.kind === 'if' ? TESTS.indexOf(row.test) : row.kind === 'while' ? SENSORS.indexOf(row.sensor) : 255,
);
export const ROW_FIRST = Uint8Array.from(ROWS, (row) =>
  row.kind === 'call' ? 255 : CARDS.indexOf(row.kind === 'if' ? row.yes : row.card),
);
export const ROW_SECOND = Uint8Array.from(ROWS, (row) => (row.kind === 'if' ? CARDS.indexOf(row.no) : 255));

export const rowOf = (code: number): Row => ROWS[code]!;

export function rowCode(row: Row): number {
  switch (row.kind) {
    case 'plain':
      return CARDS.indexOf(row.card);
    case 'repeat':
      return REPEAT_BASE + CARDS.indexOf(row.card);
    case 'if':
      return IF_BASE + (TESTS.indexOf(row.test) * CARDS.length + CARDS.indexOf(row.yes)) * CARDS.length + CARDS.indexOf(row.no);
    case 'while':
      return WHILE_BASE + SENSORS.indexOf(row.sensor) * LOOP_CARDS.length + LOOP_CARDS.indexOf(row.card);
    case 'call':
      return CALL_CODE;
  }
}

/**
 * A whole program of at most one bonus as a safe integer: code = bonus + BONUS_RADIX * (d0 + 9 d1 + 81 d2 ...). A digit is 1-7
 * for a plain card and 8 for the bonus row. `bonus` is that row's code less REPEAT_BASE, or 0. Fourteen rows fit under 2^53.
 */
export const MOST_ROWS = 14;
export const BONUS_RADIX = ROW_CODES - REPEAT_BASE;
const DIGIT_RADIX = 9;
const BONUS_DIGIT = 8;

export function encodeProgram(program: Program): number {
  return encodeRows(Uint16Array.from(program, rowCode), program.length);
}

/** The same from row codes, without allocation. At most one of them may be a bonus. */
export function encodeRows(codes: ArrayLike<number>, length: number): number {
  let digits = 0;
  let bonus = 0;
  for (let row = length - 1; row >= 0; row--) {
    const code = codes[row]!;
    if (code >= REPEAT_BASE) bonus = code - REPEAT_BASE;
    digits = digits * DIGIT_RADIX + (code >= REPEAT_BASE ? BONUS_DIGIT : code + 1);
  }
  return bonus + BONUS_RADIX * digits;
}

/** Writes the row codes of a program into `out` and says how many there are. */
export function decodeRows(code: number, out: { [index: number]: number }): number {
  const bonus = code % BONUS_RADIX;
  let digits = Math.floor(code / BONUS_RADIX);
  let length = 0;
  while (digits > 0) {
    const rest = Math.floor(digits / DIGIT_RADIX);
    const digit = digits - rest * DIGIT_RADIX;
    out[length++] = digit === BONUS_DIGIT ? bonus + REPEAT_BASE : digit - 1;
    digits = rest;
  }
  return length;
}

/** The program of a code; undefined when no program has it. */
export function decodeProgram(code: number): Program | undefined {
  if (!Number.isSafeInteger(code) || code < 0) return undefined;
  const rows: number[] = [];
  const length = decodeRows(code, rows);
  if (length === 0 || length > MOST_ROWS || rows.some((row) => row < 0)) return undefined;
  return encodeRows(rows, length) === code && rows.filter((row) => row >= REPEAT_BASE).length <= 1 ? rows.map(rowOf) : undefined;
}
