import { BEYOND, CELLS, COLUMNS, HALF_CELLS, RAIL, SOUTH, sideCell, sideEdge, topCell } from './geometry.ts';
import { conducts } from './solver.ts';
import type { CircuitState } from './state.ts';
import { BATTERY, ENTRIES, EXITS, LAMP, LED, MAGNET, REED, RESISTOR } from './tiles.ts';

/*
 * Which edges of which cells can be reached from a plus, and lead to a minus, past how many lamps and LEDs that bear neither
 * token nor smoke, and past no other load. Kept in the state (`coming`, `going`) and carried on as tiles are laid, since playouts
 * ask at every move whether somebody could choose who glows. Each cell has four bits an edge: bit n for exactly n elements.
 */

const MOST_ELEMENTS = 3;
const stack = new Uint16Array(16 * CELLS);
let depth = 0;

/** Cells marked for the first time in this flood. */
let freshLow = 0;
let freshHigh = 0;

function reach(marks: Uint16Array, cell: number, edge: number, elements: number): void {
  const bit = 1 << (edge * 4 + elements);
  const old = marks[cell]!;
  if ((old & bit) !== 0) return;
  marks[cell] = old | bit;
  if (old === 0) {
    if (cell < HALF_CELLS) freshLow |= 1 << cell;
    else freshHigh |= 1 << (cell - HALF_CELLS);
  }
  stack[depth++] = (cell * 4 + edge) * 4 + elements;
}

/** Follows everything on the stack to its end. */
function follow(state: CircuitState, marks: Uint16Array, ways: Uint8Array): void {
  const { tiles, rail } = state;
  while (depth > 0) {
    const at = stack[--depth]!;
    const cell = at >> 4;
    const tile = tiles[cell]!;
    if (tile < 0) continue;
    let through = ways[tile * 4 + ((at >> 2) & 3)]!;
    if (through === 0 || state.smoke[cell] !== 0 || state.glow[cell] !== 0) continue;
    const kind = tile >> 2;
    let elements = at & 3;
    if (kind === LAMP || kind === LED) elements++;
    else if (kind === RESISTOR || kind === BATTERY || (kind === REED && !conducts(state, cell))) continue;
    if (elements > MOST_ELEMENTS) continue;
    for (; through !== 0; through &= through - 1) {
      const edge = 31 - Math.clz32(through & -through);
      const beyond = BEYOND[cell * 4 + edge]!;
      if (beyond < CELLS) reach(marks, beyond, edge ^ 2, elements);
      else if (beyond === RAIL && (rail & (1 << (cell >> 3))) !== 0) {
        for (let column = 0; column < COLUMNS; column++) {
          if ((rail & (1 << column)) !== 0 && column !== cell >> 3) reach(marks, topCell(column), 0, elements);
        }
      }
    }
  }
}

function start(state: CircuitState, marks: Uint16Array, pole: number, ways: Uint8Array): void {
  marks.fill(0);
  depth = 0;
  freshLow = 0;
  freshHigh = 0;
  for (let column = 0; column < COLUMNS; column++) if (state.strips[column] === pole) reach(marks, column * 8, SOUTH, 0);
  for (let bits = pole > 0 ? state.plusSides : state.minusSides; bits !== 0; bits &= bits - 1) {
    const side = 31 - Math.clz32(bits & -bits);
    reach(marks, sideCell(side), sideEdge(side), 0);
  }
  follow(state, marks, ways);
}

/** From scratch: after anything but a plain lay. With batteries in play nobody asks, so nothing is kept. */
export function findWays(state: CircuitState): void {
  if (state.options.battery) return;
  start(state, state.coming, 1, EXITS);
  const comingLow = freshLow;
  const comingHigh = freshHigh;
  start(state, state.going, -1, ENTRIES);
  state.metLow = comingLow & freshLow;
  state.metHigh = comingHigh & freshHigh;
}

/** Of the cells just marked those marked from the other pole too. */
function meet(state: CircuitState, other: Uint16Array): void {
  for (; freshLow !== 0; freshLow &= freshLow - 1) {
    const bit = freshLow & -freshLow;
    if (other[31 - Math.clz32(bit)] !== 0) state.metLow |= bit;
  }
  for (; freshHigh !== 0; freshHigh &= freshHigh - 1) {
    const bit = freshHigh & -freshHigh;
    if (other[HALF_CELLS + 31 - Math.clz32(bit)] !== 0) state.metHigh |= bit;
  }
}

/** After a tile was laid and nothing lit, burnt or was taken out: ways only grow, and only through this tile. */
export function extendWays(state: CircuitState, cell: number): void {
  if (state.options.battery) return;
  if (state.tiles[cell]! >> 2 === MAGNET) {
    // A magnet may have switched reeds on.
    for (let d = 0; d < 4; d++) {
      const beyond = BEYOND[cell * 4 + d]!;
      if (beyond < CELLS && state.tiles[beyond]! >> 2 === REED) {
        findWays(state);
        return;
      }
    }
    return;
  }
  if (state.coming[cell] !== 0) again(state, state.coming, state.going, cell, EXITS);
  if (state.going[cell] !== 0) again(state, state.going, state.coming, cell, ENTRIES);
}

function again(state: CircuitState, marks: Uint16Array, other: Uint16Array, cell: number, ways: Uint8Array): void {
  depth = 0;
  freshLow = 0;
  freshHigh = 0;
  for (let bits = marks[cell]!; bits !== 0; bits &= bits - 1) {
    const bit = 31 - Math.clz32(bits & -bits);
    stack[depth++] = (cell * 4 + (bit >> 2)) * 4 + (bit & 3);
  }
  follow(state, marks, ways);
  meet(state, other);
}

/** `SUMS[a * 16 + b]`: bit n is set when some count of a and some count of b make n together. */
const SUMS = new Uint8Array(256);
for (let a = 0; a < 16; a++) {
  for (let b = 0; b < 16; b++) {
    for (let i = 0; i < 4; i++)
      for (let j = 0; i + j < 4; j++) if (a & (1 << i) && b & (1 << j)) SUMS[a * 16 + b]! |= 1 << (i + j);
  }
}

/** Whether a tile here, open at these edges, could join ways with so many elements (bits of `wanted`) in all. */
export function joinsWays(state: CircuitState, cell: number, entries: number, exits: number, wanted: number): boolean {
  const coming = state.coming[cell]!;
  const going = state.going[cell]!;
  if (coming === 0 || going === 0) return false;
  for (let e = 0; e < 4; e++) {
    const comes = (coming >> (e * 4)) & 15;
    if (comes === 0 || (entries & (1 << e)) === 0) continue;
    for (let x = 0; x < 4; x++) {
      if (x !== e && (exits & (1 << x)) !== 0 && (SUMS[comes * 16 + ((going >> (x * 4)) & 15)]! & wanted) !== 0) return true;
    }
  }
  return false;
}
