import { COLUMNS, cellName, ROWS, SIDES, sideName } from '@stolik/circuit/board/geometry';

/** The drawing's units: a cell is 100 wide, a8's upper left corner is 0, 0. */
export const CELL = 100;
const SIDE_WIDTH = 60;
const UPPER = 60;
const LOWER = 90;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Upper left corner of a cell given by its number. */
export const cellPoint = (cell: number): Point => ({ x: (cell >> 3) * CELL, y: (ROWS - 1 - (cell & 7)) * CELL });
export const sidePoint = (side: number): Point => ({
  x: side < ROWS ? -SIDE_WIDTH : COLUMNS * CELL,
  y: (ROWS - 1 - (side % ROWS)) * CELL,
});
export const UPPER_Y = -UPPER;
export const LOWER_Y = ROWS * CELL;

/**
 * What the screen shows, with the numbers of rows beside the tokens on the left. On phones there is as much on the right, and a finger
 * may touch a side token anywhere between the field and the rim: as wide as a cell, which is 44 px on the smallest screen.
 */
export const WIDE: Box = { x: -92, y: -68, width: 764, height: 984 };
export const NARROW: Box = { x: -100, y: -62, width: 800, height: 974 };
/** The field and its tokens alone. */
export const TIGHT: Box = { x: -62, y: -62, width: 724, height: 974 };
export const viewBox = ({ x, y, width, height }: Box): string => `${x} ${y} ${width} ${height}`;

/** The table as a grid for keys and screen readers: strips above and below, side tokens left and right of the cells. */
export type Spot =
  | { readonly kind: 'cell'; readonly cell: number }
  | { readonly kind: 'side'; readonly side: number }
  | { readonly kind: 'upper'; readonly column: number }
  | { readonly kind: 'lower'; readonly column: number };

export const GRID_ROWS = ROWS + 2;
export const GRID_COLUMNS = COLUMNS + 2;

/** What lies in a row and column of the grid, both counted from 0; nothing in its corners. */
export function spotAt(row: number, column: number): Spot | undefined {
  if (column < 0 || column >= GRID_COLUMNS || row < 0 || row >= GRID_ROWS) return undefined;
  const isEdge = column === 0 || column === GRID_COLUMNS - 1;
  if (row === 0) return isEdge ? undefined : { kind: 'upper', column: column - 1 };
  if (row === GRID_ROWS - 1) return isEdge ? undefined : { kind: 'lower', column: column - 1 };
  const up = ROWS - row;
  if (isEdge) return { kind: 'side', side: column === 0 ? up : ROWS + up };
  return { kind: 'cell', cell: (column - 1) * ROWS + up };
}

export function placeOf(spot: Spot): { readonly row: number; readonly column: number } {
  switch (spot.kind) {
    case 'cell':
      return { row: ROWS - (spot.cell & 7), column: (spot.cell >> 3) + 1 };
    case 'side':
      return { row: ROWS - (spot.side % ROWS), column: spot.side < ROWS ? 0 : GRID_COLUMNS - 1 };
    case 'upper':
      return { row: 0, column: spot.column + 1 };
    case 'lower':
      return { row: GRID_ROWS - 1, column: spot.column + 1 };
  }
}

/** Where a spot is touched, on a screen that shows this much. */
export function boxOf(spot: Spot, shown: Box): Box {
  switch (spot.kind) {
    case 'cell':
      return { ...cellPoint(spot.cell), width: CELL, height: CELL };
    case 'side':
      return spot.side < ROWS
        ? { x: shown.x, y: sidePoint(spot.side).y, width: -shown.x, height: CELL }
        : { ...sidePoint(spot.side), width: shown.x + shown.width - COLUMNS * CELL, height: CELL };
    case 'upper':
      return { x: spot.column * CELL, y: UPPER_Y, width: CELL, height: UPPER };
    case 'lower':
      return { x: spot.column * CELL, y: LOWER_Y, width: CELL, height: LOWER };
  }
}

/** Where a spot is drawn. */
export const outlineOf = (spot: Spot): Box =>
  boxOf(spot, { x: -SIDE_WIDTH, y: UPPER_Y, width: 600 + 2 * SIDE_WIDTH, height: 950 });

export const spotKey = (spot: Spot): string =>
  spot.kind === 'cell' ? `cell${spot.cell}` : spot.kind === 'side' ? `side${spot.side}` : `${spot.kind}${spot.column}`;

/** As moves, answers and the page call it. */
export const spotName = (spot: Spot): string =>
  spot.kind === 'cell'
    ? cellName(spot.cell)
    : spot.kind === 'side'
      ? sideName(spot.side)
      : `${spot.kind}-${'abcdef'.charAt(spot.column)}`;

export const ALL_SIDES: readonly number[] = Array.from({ length: SIDES }, (_, side) => side);
export const ALL_CELLS: readonly number[] = Array.from({ length: COLUMNS * ROWS }, (_, cell) => cell);

/** Of a cell: north, east, south, west. */
export const EDGE_MIDDLES: readonly Point[] = [
  { x: 50, y: 0 },
  { x: 100, y: 50 },
  { x: 50, y: 100 },
  { x: 0, y: 50 },
];

/** A part of the field, by its outermost columns and rows, counted from 0; both belong to it. */
export interface Part {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

export const WHOLE: Part = { left: 0, right: COLUMNS - 1, bottom: 0, top: ROWS - 1 };

/** Beside a cut: the names of columns and rows on one side, a little air on the other. */
const NAMES = 44;
const AIR = 14;

/** What a screen shows of a part: up to the rim of the field where it reaches that. */
export function boxOfPart({ left, right, bottom, top }: Part, whole: Box): Box {
  const x = left === WHOLE.left ? whole.x : left * CELL - NAMES;
  const y = top === WHOLE.top ? whole.y : (ROWS - 1 - top) * CELL - AIR;
  const toX = right === WHOLE.right ? whole.x + whole.width : (right + 1) * CELL + AIR;
  const toY = bottom === WHOLE.bottom ? whole.y + whole.height : (ROWS - bottom) * CELL + NAMES;
  return { x, y, width: toX - x, height: toY - y };
}

export function isInPart(spot: Spot, { left, right, bottom, top }: Part): boolean {
  switch (spot.kind) {
    case 'cell':
      return spot.cell >> 3 >= left && spot.cell >> 3 <= right && (spot.cell & 7) >= bottom && (spot.cell & 7) <= top;
    case 'side': {
      const row = spot.side % ROWS;
      return row >= bottom && row <= top && (spot.side < ROWS ? left === WHOLE.left : right === WHOLE.right);
    }
    case 'upper':
      return top === WHOLE.top && spot.column >= left && spot.column <= right;
    case 'lower':
      return bottom === WHOLE.bottom && spot.column >= left && spot.column <= right;
  }
}
