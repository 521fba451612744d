import { type Box, NARROW, type Spot, spotAt, WIDE } from '../../../games/circuit/model/layout.ts';
import { isInside, isSideInside, type Size } from './bench.ts';

/** The upper edge of the four lowest rows, and the right one of the three columns on the left, where no socket is cut. */
const LOW_TOP = 398;
const SMALL_RIGHT = 302;

/** What is seen of the field. */
export function windowOf(size: Size, isNarrow: boolean): Box {
  const whole = isNarrow ? NARROW : WIDE;
  if (size === 'whole') return whole;
  const height = whole.y + whole.height - LOW_TOP;
  return { x: whole.x, y: LOW_TOP, width: size === 'small' ? SMALL_RIGHT - whole.x : whole.width, height };
}

/** What can be touched in this size: cells, side tokens, the strips that are there. */
function isSpotThere(size: Size, spot: Spot): boolean {
  switch (spot.kind) {
    case 'cell':
      return isInside(size, spot.cell);
    case 'side':
      return isSideInside(size, spot.side);
    case 'upper':
      return size === 'whole';
    case 'lower':
      return isInside(size, spot.column * 8);
  }
}

/** Rows of the grid from the top, each with its spots and their columns. */
export function gridOf(size: Size): readonly (readonly { readonly x: number; readonly y: number; readonly cell: Spot }[])[] {
  const rows = Array.from({ length: 10 }, (_, y) =>
    Array.from({ length: 8 }, (_, x) => ({ x, y, cell: spotAt(y, x) })).flatMap(({ cell, ...at }) =>
      cell && isSpotThere(size, cell) ? [{ ...at, cell }] : [],
    ),
  );
  return rows.filter((row) => row.length > 0);
}

/** What lies under a point of the drawing. */
export function spotUnder(size: Size, box: Box, x: number, y: number): Spot | undefined {
  const isBeside = x < box.x || x > box.x + box.width || y < box.y || y > box.y + box.height;
  if (isBeside) return undefined;
  const near = { row: Math.floor(y / 100) + 1, column: Math.floor(x / 100) + 1 };
  const spot = spotAt(Math.max(0, Math.min(9, near.row)), Math.max(0, Math.min(7, near.column)));
  return spot && isSpotThere(size, spot) ? spot : undefined;
}
