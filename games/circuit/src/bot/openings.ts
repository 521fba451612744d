import type { Seat } from '@stolik/kernel/game';
import { BEYOND, CELLS, hasCell, openHigh, openLow } from '../board/geometry.ts';
import { addToHand, type CircuitState, cloneState } from '../board/state.ts';
import { EMPTY, KINDS, MAGNET, REED, TURNS } from '../board/tiles.ts';
import { arrivals, departures, floodPoles, isOn } from '../current/solver.ts';
import * as codes from '../turn/codes.ts';
import { doMove } from '../turn/move.ts';
import { worthOfTile } from './worth.ts';

/** A cell where one tile would close a chain that glows. */
export interface Opening {
  readonly cell: number;
  readonly tile: number;
  /** Points of the best such tile, less what it costs. */
  readonly points: number;
}

/** What laying a tile would bring to a seat by the rules, whether it holds such a tile or not. */
function pointsOf(state: CircuitState, seat: Seat, tile: number, cell: number): number {
  const after = cloneState(state);
  addToHand(after, seat, tile >> 2);
  doMove(after, seat, codes.layBase(tile, cell), undefined, undefined);
  return after.points[seat]! - after.penalties[seat]! - (state.points[seat]! - state.penalties[seat]!);
}

/**
 * The openings of a field for a seat that may lay any of these kinds (`kinds[kind]` above 0), by cell, best tile of each. The quick
 * reckoning chooses the tile, the rules say what it brings.
 */
export function openingsFor(state: CircuitState, seat: Seat, kinds: ArrayLike<number>): ReadonlyMap<number, Opening> {
  const found = new Map<number, Opening>();
  if (state.stands === 1) return found;
  const low = openLow(state.occupiedLow, state.occupiedHigh);
  const high = openHigh(state.occupiedLow, state.occupiedHigh);
  floodPoles(state);
  const quick: Opening[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    if (state.tiles[cell] !== EMPTY || !hasCell(low, high, cell)) continue;
    const best = arrivals[cell] === 0 || departures[cell] === 0 ? undefined : bestTile(state, seat, kinds, cell);
    if (best) quick.push(best);
  }
  for (const { cell, tile } of quick) note(found, cell, tile, pointsOf(state, seat, tile, cell));
  if (kinds[MAGNET]! > 0) {
    for (let cell = 0; cell < CELLS; cell++) {
      if (!hasCell(low, high, cell) || !isBesideOpenReed(state, cell)) continue;
      note(found, cell, MAGNET * 4, pointsOf(state, seat, MAGNET * 4, cell));
    }
  }
  return found;
}

function note(found: Map<number, Opening>, cell: number, tile: number, points: number): void {
  if (points > (found.get(cell)?.points ?? 0)) found.set(cell, { cell, tile, points });
}

/** After `floodPoles`. */
function bestTile(state: CircuitState, seat: Seat, kinds: ArrayLike<number>, cell: number): Opening | undefined {
  let best: Opening | undefined;
  for (let kind = 0; kind < KINDS; kind++) {
    if (kinds[kind] === 0) continue;
    for (let tile = kind * 4; tile < kind * 4 + TURNS[kind]!; tile++) {
      const points = worthOfTile(state, seat, tile, cell);
      if (points > (best?.points ?? 0)) best = { cell, tile, points };
    }
  }
  return best;
}

function isBesideOpenReed(state: CircuitState, cell: number): boolean {
  for (let d = 0; d < 4; d++) {
    const other = BEYOND[cell * 4 + d]!;
    if (other < CELLS && state.tiles[other]! >> 2 === REED && !isOn(state, other)) return true;
  }
  return false;
}

/** The one that brings most; of equals the first by cell. */
export function bestOf(openings: ReadonlyMap<number, Opening>): Opening | undefined {
  let best: Opening | undefined;
  for (const opening of openings.values()) if (opening.points > (best?.points ?? 0)) best = opening;
  return best;
}
