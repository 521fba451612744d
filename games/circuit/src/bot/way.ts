import { CELLS } from '../board/geometry.ts';
import type { CircuitState } from '../board/state.ts';
import { EMPTY } from '../board/tiles.ts';
import { arrivals, departures, floodPoles } from '../current/solver.ts';

export interface WayOn {
  /** An empty cell that the current from a plus now comes to, and did not before. */
  readonly from: number | undefined;
  /** An empty cell that now has a way to a minus. */
  readonly to: number | undefined;
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
  const gained = (now: ArrayLike<number>, before: ArrayLike<number>): number | undefined => {
    for (let cell = 0; cell < CELLS; cell++)
      if (after.tiles[cell] === EMPTY && now[cell] !== 0 && before[cell] === 0) return cell;
    return undefined;
  };
  return { from: gained(arrivals, came), to: gained(departures, went), came, went };
}
