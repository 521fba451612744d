import * as geometry from '../board/geometry.ts';
import { topCell } from '../board/geometry.ts';
import type { CircuitState } from '../board/state.ts';
import * as box from '../board/tiles.ts';
import { conducts } from './solver.ts';

// Imported constants are read from memory at every use; local ones are folded into the code.
const { BEYOND, CELLS, COLUMNS, NORTH, RAIL } = geometry;
const { ENTRIES, EXITS } = box;

const seen = new Uint8Array(CELLS);
const stack = new Uint8Array(4 * CELLS);
let depth = 0;

/**
 * Whether one chain could cross a bridge in this cell twice. It enters one track from an edge of `comes`, returns by some loop
 * outside to the other track, and leaves by an edge of `goes`.
 */
export function mayCrossTwice(state: CircuitState, cell: number, comes: number, goes: number): boolean {
  if (comes === 0 || goes === 0) return false;
  for (let first = 0; first < 4; first++) {
    if ((comes & (1 << first)) === 0) continue;
    for (let last = (first & 1) ^ 1; last < 4; last += 2) {
      if ((goes & (1 << last)) !== 0 && leadsBack(state, cell, first ^ 2, last ^ 2)) return true;
    }
  }
  return false;
}

/** Whether current that leaves this cell by `out` can come to it by `back`. */
function leadsBack(state: CircuitState, cell: number, out: number, back: number): boolean {
  if (!isFaced(state, cell, out, EXITS) || !isFaced(state, cell, back, ENTRIES)) return false;
  seen.fill(0);
  depth = 0;
  goOut(state, cell, out);
  while (depth > 0) {
    const at = stack[--depth]!;
    const here = at >> 2;
    if (here === cell) {
      if ((at & 3) === back) return true;
      continue;
    }
    const tile = state.tiles[here]!;
    let exits = tile < 0 ? 0 : EXITS[tile * 4 + (at & 3)]!;
    if (exits === 0 || !conducts(state, here)) continue;
    for (; exits !== 0; exits &= exits - 1) goOut(state, here, 31 - Math.clz32(exits & -exits));
  }
  return false;
}

function isFaced(state: CircuitState, cell: number, edge: number, ways: Uint8Array): boolean {
  const beyond = BEYOND[cell * 4 + edge]!;
  if (beyond >= CELLS) return beyond === RAIL;
  const tile = state.tiles[beyond]!;
  return tile >= 0 && ways[tile * 4 + (edge ^ 2)] !== 0;
}

function goOut(state: CircuitState, cell: number, edge: number): void {
  const beyond = BEYOND[cell * 4 + edge]!;
  if (beyond < CELLS) goInto(beyond, edge ^ 2);
  else if (beyond === RAIL && (state.rail & (1 << (cell >> 3))) !== 0) {
    for (let column = 0; column < COLUMNS; column++) if ((state.rail & (1 << column)) !== 0) goInto(topCell(column), NORTH);
  }
}

function goInto(cell: number, edge: number): void {
  if ((seen[cell]! & (1 << edge)) !== 0) return;
  seen[cell]! |= 1 << edge;
  stack[depth++] = cell * 4 + edge;
}
