import type { Seat } from '@stolik/kernel/game';
import { COLUMNS, ROWS } from './board.ts';
import type { View } from './view.ts';

/** A cell as people count: column from the left, row from the bottom. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

export const cellName = ({ column, row }: Cell): string => `${'abcdefg'[column]}${row + 1}`;

/** Whose disc lies there; undefined where none does. */
export function discAt({ rows }: View, { column, row }: Cell): Seat | undefined {
  const sign = rows[ROWS - 1 - row]?.[column] ?? '.';
  return sign === '.' ? undefined : Number(sign) - 1;
}

export const discsOf = (view: View): readonly (Cell & { readonly seat: Seat })[] =>
  Array.from({ length: COLUMNS * ROWS }, (_, index) => ({ column: index % COLUMNS, row: Math.floor(index / COLUMNS) })).flatMap(
    (cell) => {
      const seat = discAt(view, cell);
      return seat === undefined ? [] : [{ ...cell, seat }];
    },
  );

/** How many discs a column holds: the next one comes to rest in this row. */
export const heightOf = (view: View, column: number): number =>
  view.rows.filter((row) => row[column] !== undefined && row[column] !== '.').length;

const WAYS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** Four of one side in a line; empty where nobody has them. */
export function findFour(view: View): readonly Cell[] {
  for (const { seat, column, row } of discsOf(view)) {
    for (const [right, up] of WAYS) {
      const line = [0, 1, 2, 3].map((n) => ({ column: column + n * right, row: row + n * up }));
      if (line.every((cell) => discAt(view, cell) === seat)) return line;
    }
  }
  return [];
}
