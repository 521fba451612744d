import type { Seat } from '@stolik/kernel/game';
import * as geometry from '../board/geometry.ts';
import { besideHigh, besideLow, lowestBit, openHigh, openLow } from '../board/geometry.ts';
import type { CircuitState } from '../board/state.ts';
import * as record from '../board/state.ts';
import * as box from '../board/tiles.ts';
import * as floods from '../current/ways.ts';
import { needWays } from '../current/ways.ts';
import { fuseBase, ironBase, layBase } from './codes.ts';
import { isBurntFuse, mayLay, mayLayKind } from './may.ts';
import { prepareSieve, sievedCells, waysOf } from './sieve.ts';

// Imported constants are read from memory at every use; local ones are folded into the code.
const { HALF_CELLS, SIDES } = geometry;
const { ONCE } = record;
const { meeting } = floods;
const { IRON, MAGNET } = box;

/** The moves that leave a choice of who glows, in the order of `legal`, and in how many ways each can light what it lights. */
export const choosing = { count: 0, bases: new Int32Array(64), ways: new Int32Array(64) };
/** So many actions there are beyond the moves. */
let extra = 0;
/** Cells beside a reed, where a magnet can do something. */
let reedLow = 0;
let reedHigh = 0;

/**
 * Without a standing short: gathers `choosing` for a seat whose hand has these kinds. Answers how many actions there are beyond
 * the moves.
 */
export function gatherChoosing(state: CircuitState, seat: Seat, hand: number): number {
  choosing.count = 0;
  extra = 0;
  if (!prepareSieve(state, seat, hand)) return 0;
  needWays(state);
  reedLow = besideLow(meeting.reedsLow, meeting.reedsHigh);
  reedHigh = besideHigh(meeting.reedsLow, meeting.reedsHigh);
  const tiles = hand & ~(1 << IRON);
  if (mayLay(state)) gatherLays(state, tiles);
  const front = state.irons[seat]! > 0;
  const inHand = (hand & (1 << IRON)) !== 0;
  if (state.again === ONCE && (front || inHand)) gatherIrons(state, tiles, front, inHand);
  return extra;
}

function note(base: number, ways: number): void {
  if (choosing.count === choosing.bases.length) grow();
  choosing.bases[choosing.count] = base;
  choosing.ways[choosing.count++] = ways;
  extra += ways - 1;
}

function grow(): void {
  for (const name of ['bases', 'ways'] as const) {
    const larger = new Int32Array(choosing[name].length * 2);
    larger.set(choosing[name]);
    choosing[name] = larger;
  }
}

function gatherLays(state: CircuitState, tiles: number): void {
  const low = openLow(state.occupiedLow, state.occupiedHigh);
  const high = openHigh(state.occupiedLow, state.occupiedHigh);
  for (let kinds = tiles; kinds !== 0; kinds &= kinds - 1) {
    const kind = lowestBit(kinds);
    if (!mayLayKind(state, kind)) continue;
    for (let tile = kind * 4; tile < kind * 4 + 4; tile++) {
      gatherTile(state, tile, low & (kind === MAGNET ? reedLow : sievedCells(0)), 0);
      gatherTile(state, tile, high & (kind === MAGNET ? reedHigh : sievedCells(1)), HALF_CELLS);
    }
  }
}

function gatherTile(state: CircuitState, tile: number, cells: number, from: number): void {
  for (let rest = cells; rest !== 0; rest &= rest - 1) {
    const base = layBase(tile, from + lowestBit(rest));
    const ways = waysOf(state, base);
    if (ways > 1) note(base, ways);
  }
}

function gatherIrons(state: CircuitState, tiles: number, front: boolean, inHand: boolean): void {
  const magnet = (tiles & (1 << MAGNET)) !== 0;
  const low = state.occupiedLow & (~state.markedLow | state.burntLow) & (sievedCells(0) | (magnet ? reedLow : 0));
  const high = state.occupiedHigh & (~state.markedHigh | state.burntHigh) & (sievedCells(1) | (magnet ? reedHigh : 0));
  for (let rest = low; rest !== 0; rest &= rest - 1) gatherExchanges(state, lowestBit(rest), tiles, front, inHand);
  for (let rest = high; rest !== 0; rest &= rest - 1) gatherExchanges(state, HALF_CELLS + lowestBit(rest), tiles, front, inHand);
  if (state.burntFuses === 0) return;
  for (let side = 0; side < SIDES; side++) if (isBurntFuse(state, side)) noteIron(state, fuseBase(side, 0), front, inHand);
}

function gatherExchanges(state: CircuitState, cell: number, tiles: number, front: boolean, inHand: boolean): void {
  for (let kinds = tiles; kinds !== 0; kinds &= kinds - 1) {
    const kind = lowestBit(kinds);
    for (let tile = kind * 4; tile < kind * 4 + 4; tile++) {
      if (tile === state.tiles[cell] && state.smoke[cell] === 0) continue;
      noteIron(state, ironBase(cell, tile, 0), front, inHand);
    }
  }
}

/** Which iron is used makes no difference to what glows. */
function noteIron(state: CircuitState, base: number, front: boolean, inHand: boolean): void {
  const ways = waysOf(state, base);
  if (ways === 1) return;
  if (front) note(base, ways);
  if (inHand) note(base + 1, ways);
}
