import { encodeProgram, IF_BASE, REPEAT_BASE, rowOf } from './code.ts';
import type { Allowance4 } from './limits.ts';
import { CARDS, cardsOf, HANDS, heightInV4, type Program, type Row } from './program.ts';

// At most four rows and fifteen cards: every set of programs a v4 robot can lay is small enough to keep.

const tables = new Map<number, Uint32Array>();

/** All program codes for a number of rows, a card the chassis forbids (CARDS.length for none) and a bonus (0 none, 1 Cycle 2, 2 If). */
export function programs4(rows: number, forbidden: number, bonus: number): Uint32Array {
  const key = (rows * 8 + forbidden) * 4 + bonus;
  let table = tables.get(key);
  if (!table) {
    table = build(rows, forbidden, bonus);
    tables.set(key, table);
  }
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
  const blocks: Row[] = CARDS.map((_, card) => rowOf(card));
  for (let code = 0; bonus === 1 && code < CARDS.length; code++) blocks.push(rowOf(REPEAT_BASE + code));
  for (let code = 0; bonus === 2 && code < CARDS.length ** 2; code++) blocks.push(rowOf(IF_BASE + code));
  const found: number[] = [];
  extend([], rows, false);
  return Uint32Array.from(found);

  function extend(program: Program, free: number, bonusUsed: boolean): void {
    if (free === 0) {
      found.push(encodeProgram(program));
      return;
    }
    for (const block of blocks) {
      const isBonus = block.kind !== 'plain';
      if (heightInV4(block) > free || (isBonus && bonusUsed)) continue;
      const used = cardsOf(block).map((card) => CARDS.indexOf(card));
      for (const card of used) left[card]!--;
      if (used.every((card) => left[card]! >= 0)) extend([...program, block], free - heightInV4(block), bonusUsed || isBonus);
      for (const card of used) left[card]!++;
    }
  }
}
