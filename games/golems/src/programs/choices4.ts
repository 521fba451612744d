import { IF_BASE, REPEAT_BASE, rowCode, rowOf } from './code.ts';
import type { Allowance4 } from './limits.ts';
import { CARDS, cardsOf, HANDS, heightInV4, type Program, type Row } from './program.ts';

// At most four rows and fifteen cards: every set of programs a v4 robot can lay is small enough to keep.

// BITS and MASK are not exported: V8 folds them into the code, exported constants are read from memory at every use.
/**
 * A v4 program as one number, seven bits a row: 0 no row, 1 + the row code of the block that begins there, or INNER for a card of
 * the If or Cycle 2 above. Row 1 is in the lowest bits.
 */
const BITS = 7;
const MASK = 127;
export const ROW_BITS = BITS;
export const ROW_MASK = MASK;
export const INNER_ROW = 64;
export const MOST_ROWS4 = 4;

/** 1 + the row code of a row, INNER_ROW or 0. */
export const rowAt = (packed: number, row: number): number => (packed >>> (BITS * row)) & MASK;
/** How many rows a block fills, by 1 + its row code. */
export const heightOfRow = (value: number): number => (value <= REPEAT_BASE ? 1 : value <= IF_BASE ? 2 : 3);
export const lengthOf = (packed: number): number =>
  packed >= 1 << (3 * BITS) ? 4 : packed >= 1 << (2 * BITS) ? 3 : packed >= 1 << BITS ? 2 : packed > 0 ? 1 : 0;

/** Only for programs of at most four rows. */
export function packProgram4(program: Program): number {
  let packed = 0;
  let row = 0;
  for (const block of program) {
    packed |= (rowCode(block) + 1) << (ROW_BITS * row);
    for (let inner = 1; inner < heightInV4(block); inner++) packed |= INNER_ROW << (ROW_BITS * (row + inner));
    row += heightInV4(block);
  }
  return packed;
}

/** The program of a number; undefined when no v4 program has it. */
export function unpackProgram4(packed: number): Program | undefined {
  if (!Number.isInteger(packed) || packed <= 0 || packed >= 1 << (MOST_ROWS4 * ROW_BITS)) return undefined;
  const program: Row[] = [];
  for (let row = 0; row < lengthOf(packed); ) {
    const value = rowAt(packed, row);
    if (value === 0 || value >= INNER_ROW) return undefined;
    program.push(rowOf(value - 1));
    row += heightOfRow(value);
  }
  return packProgram4(program) === packed ? program : undefined;
}

const tables: (Uint32Array | undefined)[] = [];

/**
 * All packed programs for a number of rows. `forbidden` is a card that the chassis forbids (CARDS.length for none); `bonus` is 0
 * for none, 1 for Cycle 2, 2 for If.
 */
export function programs4(rows: number, forbidden: number, bonus: number): Uint32Array {
  const key = (rows * 8 + forbidden) * 4 + bonus;
  return tables[key] ?? keepTable(key, build(rows, forbidden, bonus));
}

function keepTable(key: number, table: Uint32Array): Uint32Array {
  tables[key] = table;
  return table;
}

export const allowance4 = (rows: number, forbidden: number, bonus: number): Allowance4 => ({
  rows,
  hand: HANDS.golems4,
  bonus: bonus === 1 ? 'repeat' : bonus === 2 ? 'if' : undefined,
  forbidden: forbidden < CARDS.length ? forbidden : undefined,
});

function build(rows: number, forbidden: number, bonus: number): Uint32Array {
  const left = Array.from(HANDS.golems4, (count, card) => (card === forbidden ? 0 : count));
  const codes = Array.from(CARDS, (_, card) => card);
  for (let code = 0; bonus === 1 && code < CARDS.length; code++) codes.push(REPEAT_BASE + code);
  for (let code = 0; bonus === 2 && code < CARDS.length ** 2; code++) codes.push(IF_BASE + code);
  const blocks = codes.map((code) => {
    const row = rowOf(code);
    const used = cardsOf(row).map((card) => CARDS.indexOf(card));
    return { packed: packProgram4([row]), height: heightInV4(row), isBonus: row.kind !== 'plain', used };
  });
  const found: number[] = [];
  extend(0, 0, false);
  return Uint32Array.from(found);

  function extend(packed: number, row: number, bonusUsed: boolean): void {
    if (row === rows) {
      found.push(packed);
      return;
    }
    for (const { packed: block, height, isBonus, used } of blocks) {
      if (row + height > rows || (isBonus && bonusUsed)) continue;
      for (const card of used) left[card]!--;
      if (used.every((card) => left[card]! >= 0))
        extend(packed | (block << (ROW_BITS * row)), row + height, bonusUsed || isBonus);
      for (const card of used) left[card]!++;
    }
  }
}
