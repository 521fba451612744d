import type { Cell } from '../model/position.ts';

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
const DIRECTIONS: Readonly<Record<Arrow, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export const isArrow = (key: string): key is Arrow => key in DIRECTIONS;

/** The next cell in that direction: straight on first, else the nearest that lies more ahead than aside. */
export function stepTo<C extends Cell>(cells: Iterable<C>, from: Cell, arrow: Arrow): C | undefined {
  const [dx, dy] = DIRECTIONS[arrow];
  let best: C | undefined;
  let least = Infinity;
  for (const cell of cells) {
    const ahead = (cell.x - from.x) * dx + (cell.y - from.y) * dy;
    const aside = Math.abs((cell.x - from.x) * dy) + Math.abs((cell.y - from.y) * dx);
    if (ahead <= 0) continue;
    const cost = aside === 0 ? ahead : ahead + aside * 3;
    if (cost < least) {
      least = cost;
      best = cell;
    }
  }
  return best;
}

/** Cells row by row, as a grid is read aloud. */
export function rowsOf<C extends Cell>(cells: Iterable<C>): { readonly y: number; readonly cells: readonly C[] }[] {
  const rows = new Map<number, C[]>();
  for (const cell of cells) {
    const row = rows.get(cell.y);
    if (row) row.push(cell);
    else rows.set(cell.y, [cell]);
  }
  return [...rows].sort(([a], [b]) => a - b).map(([y, row]) => ({ y, cells: row.sort((a, b) => a.x - b.x) }));
}
