import { BEYOND, CELLS, RAIL } from '../board/geometry.ts';
import type { CircuitState } from '../board/state.ts';
import { CONTACTS, EMPTY, MAGNET, REED } from '../board/tiles.ts';
import { poleOf } from '../current/solver.ts';
import * as codes from '../turn/codes.ts';

/** Whether a cell has a contact to meet beyond this edge: of a tile, a strip or a side token. */
function hasContact(state: CircuitState, cell: number, edge: number): boolean {
  const beyond = BEYOND[cell * 4 + edge]!;
  if (beyond === RAIL) return (state.rail & (1 << (cell >> 3))) !== 0;
  if (beyond >= CELLS) return poleOf(state, beyond) !== 0;
  const tile = state.tiles[beyond]!;
  return tile !== EMPTY && (CONTACTS[tile]! & (1 << (edge ^ 2))) !== 0;
}

/** A tile laid so that no contact of it meets another; a magnet is loose where it switches no reed. */
export function isLoose(state: CircuitState, base: number): boolean {
  if (!codes.isLay(base)) return false;
  const tile = codes.layTileOf(base);
  const cell = codes.layCellOf(base);
  for (let edge = 0; edge < 4; edge++) {
    if (tile >> 2 === MAGNET) {
      const beyond = BEYOND[cell * 4 + edge]!;
      if (beyond < CELLS && state.tiles[beyond] !== EMPTY && state.tiles[beyond]! >> 2 === REED) return false;
    } else if ((CONTACTS[tile]! & (1 << edge)) !== 0 && hasContact(state, cell, edge)) return false;
  }
  return true;
}
