/** Cells are counted down the names: a1 is 0, a2 is 1, b1 is 8. So their order is the order of names in C4.2. */
export const COLUMNS = 6;
export const ROWS = 8;
export const CELLS = 48;
/** Side tokens: left1 … left8, right1 … right8. */
export const SIDES = 16;

export const NORTH = 0;
export const EAST = 1;
export const SOUTH = 2;
export const WEST = 3;
export const DIRECTIONS = 'NESW';

// What lies beyond an edge of a cell: a cell (its number), a side token, the lower strip at a column, or the upper strips.
export const SIDE_BASE = CELLS;
export const STRIP_BASE = SIDE_BASE + SIDES;
export const RAIL = STRIP_BASE + COLUMNS;

/** `BEYOND[cell * 4 + direction]`. */
export const BEYOND = new Uint8Array(CELLS * 4);

for (let column = 0; column < COLUMNS; column++) {
  for (let row = 0; row < ROWS; row++) {
    const cell = column * ROWS + row;
    const north = row < ROWS - 1 ? cell + 1 : RAIL;
    const south = row > 0 ? cell - 1 : STRIP_BASE + column;
    const east = column < COLUMNS - 1 ? cell + ROWS : SIDE_BASE + ROWS + row;
    const west = column > 0 ? cell - ROWS : SIDE_BASE + row;
    BEYOND.set([north, east, south, west], cell * 4);
  }
}

/** The top cell of a column: what the upper rail's contact there faces. */
export const topCell = (column: number): number => column * ROWS + ROWS - 1;

export const cellName = (cell: number): string => 'abcdef'.charAt(cell >> 3) + ((cell & 7) + 1);

export function findCell(name: string): number | undefined {
  const match = /^([a-f])([1-8])$/.exec(name);
  return match ? (name.charCodeAt(0) - 97) * ROWS + Number(match[2]) - 1 : undefined;
}

export const sideName = (side: number): string => `${side < ROWS ? 'left' : 'right'}${(side % ROWS) + 1}`;

export function findSide(name: string): number | undefined {
  const match = /^(left|right)([1-8])$/.exec(name);
  return match ? (match[1] === 'left' ? 0 : ROWS) + Number(match[2]) - 1 : undefined;
}

/** The cell a side token faces, and the edge of it. */
export const sideCell = (side: number): number => (side < ROWS ? side : (COLUMNS - 1) * ROWS + side - ROWS);
export const sideEdge = (side: number): number => (side < ROWS ? WEST : EAST);

// Sets of cells are two numbers of 24 bits: columns a-c and d-f.
export const HALF_CELLS = 24;
const FULL = 0xffffff;
const TOP_ROW = 0x808080;
const BOTTOM_ROW = 0x010101;
const BESIDE_EDGE = TOP_ROW | BOTTOM_ROW;
const LEFT_COLUMN = 0x0000ff;
const RIGHT_COLUMN = 0xff0000;

/** The low half of the cells next to those of a set. */
export const besideLow = (low: number, high: number): number =>
  (((low & ~TOP_ROW) << 1) | ((low & ~BOTTOM_ROW) >>> 1) | (low << 8) | (low >>> 8) | ((high & LEFT_COLUMN) << 16)) & FULL;
export const besideHigh = (low: number, high: number): number =>
  (((high & ~TOP_ROW) << 1) | ((high & ~BOTTOM_ROW) >>> 1) | (high << 8) | (high >>> 8) | (low >>> 16)) & FULL;

/** The low half of the empty cells that touch a tile, a strip or a side token, given the occupied ones. [C3.3] */
export const openLow = (low: number, high: number): number => (besideLow(low, high) | BESIDE_EDGE | LEFT_COLUMN) & ~low;
export const openHigh = (low: number, high: number): number => (besideHigh(low, high) | BESIDE_EDGE | RIGHT_COLUMN) & ~high;

function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** How many cells a set has. Playouts ask several times a move, so both halves are counted at once. */
export function cellCount(low: number, high: number): number {
  const pairsLow = low - ((low >>> 1) & 0x55555555);
  const pairsHigh = high - ((high >>> 1) & 0x55555555);
  const n =
    (pairsLow & 0x33333333) + ((pairsLow >>> 2) & 0x33333333) + (pairsHigh & 0x33333333) + ((pairsHigh >>> 2) & 0x33333333);
  return Math.imul((n & 0x0f0f0f0f) + ((n >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
}

/** The index of the lowest set bit; there must be one. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** The index of the nth set bit, counted from 0. */
export function nthBit(bits: number, n: number): number {
  let rest = bits;
  for (let i = n; i > 0; i--) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}

/** The nth cell of a set given as two halves. */
export function nthCell(low: number, high: number, n: number): number {
  const inLow = bitCount(low);
  return n < inLow ? nthBit(low, n) : HALF_CELLS + nthBit(high, n - inLow);
}

export const hasCell = (low: number, high: number, cell: number): boolean =>
  cell < HALF_CELLS ? (low & (1 << cell)) !== 0 : (high & (1 << (cell - HALF_CELLS))) !== 0;
