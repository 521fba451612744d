import { BEYOND, CELLS, RAIL } from '../board/geometry.ts';
import type { CircuitState } from '../board/state.ts';
import { CONTACTS, EMPTY, ENTRY_EDGES, EXIT_EDGES, MAGNET, REED } from '../board/tiles.ts';
import { arrivals, departures, floodPoles, poleOf } from './solver.ts';

/** Whether a cell has a contact to meet beyond this edge: of a tile, a strip or a side token. */
function hasContact(state: CircuitState, cell: number, edge: number): boolean {
  const beyond = BEYOND[cell * 4 + edge]!;
  if (beyond === RAIL) return (state.rail & (1 << (cell >> 3))) !== 0;
  if (beyond >= CELLS) return poleOf(state, beyond) !== 0;
  const tile = state.tiles[beyond]!;
  return tile !== EMPTY && (CONTACTS[tile]! & (1 << (edge ^ 2))) !== 0;
}

const hasReed = (state: CircuitState, cell: number, edge: number): boolean => {
  const beyond = BEYOND[cell * 4 + edge]!;
  return beyond < CELLS && state.tiles[beyond] !== EMPTY && state.tiles[beyond]! >> 2 === REED;
};

/** The edges at which a tile would meet a contact in this cell, a bit each; for a magnet, those with a reed switch beyond. */
export function edgesMet(state: CircuitState, tile: number, cell: number): number {
  let met = 0;
  for (let edge = 0; edge < 4; edge++) {
    if (tile >> 2 === MAGNET) met |= hasReed(state, cell, edge) ? 1 << edge : 0;
    else if ((CONTACTS[tile]! & (1 << edge)) !== 0 && hasContact(state, cell, edge)) met |= 1 << edge;
  }
  return met;
}

/** The connections of a tile: current from a plus that enters here, a minus that it could continue to, the edges where contacts of any kind meet. */
export interface Joining {
  readonly plus: boolean;
  readonly minus: boolean;
  readonly edges: readonly number[];
}

/** The connections of each of these tiles in an empty cell. */
export function joinings(state: CircuitState, tiles: readonly number[], cell: number): readonly Joining[] {
  floodPoles(state);
  return tiles.map((tile) => {
    const met = edgesMet(state, tile, cell);
    return {
      plus: (arrivals[cell]! & ENTRY_EDGES[tile]!) !== 0,
      minus: (departures[cell]! & EXIT_EDGES[tile]!) !== 0,
      edges: [0, 1, 2, 3].filter((edge) => (met & (1 << edge)) !== 0),
    };
  });
}
