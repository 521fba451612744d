import { type Face, isBig, UNITS } from './faces.ts';
import { join, joinRoots, NO_UNIT, rootOf } from './groups.ts';
import { FACING, HALF, MINE, type Place, SPAN, STEPS, THEIRS } from './places.ts';
import type { Board } from './shape.ts';

const MARGIN = 8;
/** Tiles for whose units there is room from the start, so that arrays grow only in written positions with more. */
const ROOM = 48;

export function emptyBoard(originX: number, originY: number): Board {
  const size = 2 * MARGIN + 1;
  return {
    originX,
    originY,
    left: HALF - MARGIN,
    top: HALF - MARGIN,
    width: size,
    height: size,
    cells: filled(size * size, 0),
    faces: [],
    places: [],
    edge: [],
    parent: filled(ROOM * 4, NO_UNIT),
    points: filled(ROOM * 4, 0),
    openSides: filled(ROOM * 4, 0),
    stones: filled(ROOM * 4, 0),
    freeGroups: 0,
  };
}

const filled = (length: number, value: number): number[] => Array.from({ length }, () => value);

// Plain arrays, because V8 copies small ones many times faster than typed arrays of the same length.
export function cloneBoard(board: Board): Board {
  return {
    originX: board.originX,
    originY: board.originY,
    left: board.left,
    top: board.top,
    width: board.width,
    height: board.height,
    cells: board.cells.slice(),
    faces: board.faces.slice(),
    places: board.places.slice(),
    edge: board.edge.slice(),
    parent: board.parent.slice(),
    points: board.points.slice(),
    openSides: board.openSides.slice(),
    stones: board.stones.slice(),
    freeGroups: board.freeGroups,
  };
}

export const xOf = (board: Board, place: Place): number => (place % SPAN) - HALF + board.originX;
export const yOf = (board: Board, place: Place): number => Math.floor(place / SPAN) - HALF + board.originY;

/** The place at x, y; undefined where no game can ever reach. */
export function findPlace(board: Board, x: number, y: number): Place | undefined {
  const column = x - board.originX + HALF;
  const row = y - board.originY + HALF;
  return column > 1 && row > 1 && column < SPAN - 2 && row < SPAN - 2 ? row * SPAN + column : undefined;
}

/** The value of `cells` at a place; 0 outside the window. */
export function cellAt(board: Board, place: Place): number {
  const column = (place & (SPAN - 1)) - board.left;
  const row = (place >> 9) - board.top;
  return column >= 0 && row >= 0 && column < board.width && row < board.height ? board.cells[row * board.width + column]! : 0;
}

/** The slot of the tile at this place, -1 if none. */
export const slotAt = (board: Board, place: Place): number => Math.max(cellAt(board, place), 0) - 1;

/** The corners at which this place touches micropul: white in bits 0-3, black in bits 4-7. */
export function contactAt(board: Board, place: Place): number {
  const cell = cellAt(board, place);
  return cell < 0 ? board.edge[-cell - 1]! & 255 : 0;
}

/** Lays a face on an empty place, whatever the rules say. */
export function layFace(board: Board, place: Place, face: Face): void {
  const slot = board.faces.length;
  const cell = reachableCell(board, place);
  if (board.cells[cell]! < 0) removeEdge(board, -board.cells[cell]! - 1);
  board.cells[cell] = slot + 1;
  board.faces.push(face);
  board.places.push(place);
  addUnits(board, slot, face);
  const { width } = board;
  meet(board, slot, 0, cell - width, place);
  meet(board, slot, 1, cell + 1, place);
  meet(board, slot, 2, cell + width, place);
  meet(board, slot, 3, cell - 1, place);
}

/** The cell of a place, the window grown so that all four neighbours are inside it. */
function reachableCell(board: Board, place: Place): number {
  const column = (place & (SPAN - 1)) - board.left;
  const row = (place >> 9) - board.top;
  if (column > 0 && row > 0 && column < board.width - 1 && row < board.height - 1) return row * board.width + column;
  growWindow(board, place);
  return ((place >> 9) - board.top) * board.width + (place & (SPAN - 1)) - board.left;
}

function growWindow(board: Board, place: Place): void {
  const { left, top, width, height, cells } = board;
  const column = place & (SPAN - 1);
  const row = place >> 9;
  board.left = column <= left ? column - MARGIN : left;
  board.top = row <= top ? row - MARGIN : top;
  board.width = Math.max(left + width, column + 2 > left + width ? column + MARGIN : 0) - board.left;
  board.height = Math.max(top + height, row + 2 > top + height ? row + MARGIN : 0) - board.top;
  board.cells = filled(board.width * board.height, 0);
  for (let y = 0; y < height; y++) {
    const to = (y + top - board.top) * board.width + left - board.left;
    for (let x = 0; x < width; x++) board.cells[to + x] = cells[y * width + x]!;
  }
}

function removeEdge(board: Board, index: number): void {
  const moved = board.edge.pop()!;
  if (index === board.edge.length) return;
  board.edge[index] = moved;
  const place = moved >> 8;
  board.cells[((place >> 9) - board.top) * board.width + (place & (SPAN - 1)) - board.left] = -index - 1;
}

function addEdge(board: Board, cell: number, place: Place, contact: number): void {
  board.cells[cell] = -board.edge.push(place * 256 + contact);
}

/** The micropul of a tile just laid, joined within it, all sides still open. */
function addUnits(board: Board, slot: number, face: Face): void {
  const units = UNITS[face]!;
  const big = isBig(face);
  for (let corner = 0; corner < 4; corner++) {
    const isUnit = (units & (17 << corner)) !== 0;
    const unit = slot * 4 + corner;
    board.parent[unit] = isUnit ? unit : NO_UNIT;
    board.points[unit] = isUnit && !(big && corner > 0) ? 1 : 0;
    board.openSides[unit] = isUnit ? 2 : 0;
    board.stones[unit] = 0;
    if (isUnit) board.freeGroups++;
  }
  // Bits that stand next to each other around the tile: NW-NE, NE-SE, SE-SW in `pairs`, SW-NW by itself.
  const pairs = units & (units >> 1) & 0x77;
  const first = slot * 4;
  if (pairs & 0x11) join(board, first, first + 1);
  if (pairs & 0x22) join(board, first + 1, first + 2);
  if (pairs & 0x44) join(board, first + 2, first + 3);
  if (units & (units >> 3) & 0x11) join(board, first + 3, first);
}

/** A tile just laid meets its neighbour on one side: sides are covered, groups join; an empty place learns what touches it. */
function meet(board: Board, slot: number, side: number, cell: number, place: Place): void {
  const units = UNITS[board.faces[slot]!]!;
  const there = board.cells[cell]!;
  if (there <= 0) {
    const contact = FACING[side * 16 + (units & 15)]! | (FACING[side * 16 + (units >> 4)]! << 4);
    if (there < 0) board.edge[-there - 1]! |= contact;
    else addEdge(board, cell, place + STEPS[side]!, contact);
    return;
  }
  const theirs = UNITS[board.faces[there - 1]!]!;
  touch(board, slot, MINE[side * 2]!, units, there - 1, THEIRS[side * 2]!, theirs);
  touch(board, slot, MINE[side * 2 + 1]!, units, there - 1, THEIRS[side * 2 + 1]!, theirs);
}

/** Two corners face each other: each, if micropul, has one side covered; of one colour they join. */
function touch(
  board: Board,
  slotA: number,
  cornerA: number,
  unitsA: number,
  slotB: number,
  cornerB: number,
  unitsB: number,
): void {
  const colourA = (unitsA >> cornerA) & 17;
  const colourB = (unitsB >> cornerB) & 17;
  const rootA = colourA ? rootOf(board, slotA * 4 + cornerA) : NO_UNIT;
  const rootB = colourB ? rootOf(board, slotB * 4 + cornerB) : NO_UNIT;
  if (colourA) board.openSides[rootA]!--;
  if (colourB) board.openSides[rootB]!--;
  if (colourA && colourA === colourB && rootA !== rootB) joinRoots(board, rootA, rootB);
}
