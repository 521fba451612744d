import { BEYOND, CELLS, RAIL } from '../board/geometry.ts';
import type { CircuitState } from '../board/state.ts';
import { EMPTY } from '../board/tiles.ts';
import { arrivals, conducts, departures, floodPoles } from '../current/solver.ts';
import { gapFrom } from './gap.ts';

export interface WayOn {
  /** An empty cell that the current from a plus now comes to, and did not before. */
  readonly from: number | undefined;
  /** Where it comes to none, an empty cell that now has a way to a minus. */
  readonly to: number | undefined;
  /** Empty cells that tiles must still fill so that this way becomes a circuit; empty where it leads nowhere. */
  readonly gap: readonly number[];
  /** By cell, before the move: where current came from a plus, and whence it found a minus; 0 where it did not. */
  readonly came: Uint8Array;
  readonly went: Uint8Array;
}

/** How far a move leads the current on. */
export function wayOn(world: CircuitState, after: CircuitState): WayOn {
  floodPoles(world);
  const came = Uint8Array.from(arrivals);
  const went = Uint8Array.from(departures);
  floodPoles(after);
  const gained = (now: ArrayLike<number>, before: ArrayLike<number>): number[] => {
    const cells: number[] = [];
    for (let cell = 0; cell < CELLS; cell++)
      if (after.tiles[cell] === EMPTY && now[cell] !== 0 && before[cell] === 0) cells.push(cell);
    return cells;
  };
  const reached = gained(arrivals, came);
  const leaving = gained(departures, went);
  const gap = reached.length > 0 ? gapFrom(after, reached, 'minus') : leaving.length > 0 ? gapFrom(after, leaving, 'plus') : [];
  // Of several ends the one from which fewest tiles are missing.
  const end = gap.at(-1);
  return {
    from: reached.length > 0 ? (end ?? reached[0]) : undefined,
    to: reached.length > 0 ? undefined : (end ?? leaving[0]),
    gap,
    came,
    went,
  };
}

/**
 * Whether current that enters (`ways` EXITS) or leaves (ENTRIES) this tile by one of these edges can continue. An empty cell, a
 * tile that takes it, or the upper rail lets it. Then the tile cuts nothing off, even where it leads to no new cell.
 */
export function passesOn(state: CircuitState, cell: number, edges: number, ways: Uint8Array): boolean {
  if (!conducts(state, cell)) return false;
  let through = 0;
  for (let edge = 0; edge < 4; edge++) if ((edges & (1 << edge)) !== 0) through |= ways[state.tiles[cell]! * 4 + edge]!;
  return [0, 1, 2, 3].some((edge) => {
    if ((through & (1 << edge)) === 0) return false;
    const beyond = BEYOND[cell * 4 + edge]!;
    if (beyond >= CELLS) return beyond === RAIL && (state.rail & (1 << (cell >> 3))) !== 0;
    const tile = state.tiles[beyond]!;
    return tile === EMPTY || (ways[tile * 4 + (edge ^ 2)] !== 0 && conducts(state, beyond));
  });
}
