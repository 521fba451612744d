import type { Seat } from '@stolik/kernel/game';
import * as codes from './codes.ts';
import { BEYOND, CELLS, HALF_CELLS, hasCell, openHigh, openLow } from './geometry.ts';
import { between, dimInReach, findReach } from './reach.ts';
import { findChainsWith, floodPoles, found, isOn, joinsFloods } from './solver.ts';
import { bitCountDim, type CircuitState, HAND_SLOTS, handCount, ONCE, tokensLeft } from './state.ts';
import { BATTERY, BRIDGE, ENTRY_EDGES, EXIT_EDGES, IRON, LAMP, LED, LINKS, MAGNET, REED } from './tiles.ts';
import { joinsWays } from './ways.ts';

/*
 * Which moves can leave a choice of who glows at all. Hardly any do, and playouts ask at every move, so the answer is sieved:
 * counts first, then the ways kept in the state, then the solver itself on the few tiles that are left. All of it may say yes too often, never no.
 */

/**
 * Whether any move of this seat could leave a choice: three elements without a token on one chain, or more of them than the
 * player has tokens. After a yes `passesSieve` tells single moves apart, until the solver is asked again.
 */
export function prepareSieve(state: CircuitState, seat: Seat): boolean {
  const left = tokensLeft(state, seat);
  if (left === 0) return false;
  const holds = holdsElement(state, seat);
  const needed = Math.min(3, left + 1) - (holds ? 1 : 0);
  if (bitCountDim(state) < needed) return false;
  // A battery closes loops no pole feeds, and a short hides chains that are closed already.
  const special = state.options.battery || (state.darkLow | state.darkHigh) !== 0;
  sieve.threes = !special && left >= 3;
  sieve.low = 0xffffff;
  sieve.high = 0xffffff;
  if (!special && !isPossible(state, seat, needed, holds)) {
    sieve.low = 0;
    sieve.high = 0;
    if (!mayHoldMagnet(state, seat)) return false;
  }
  sieve.flooded = false;
  return true;
}

/** The solver's floods, when the first move asks for them. */
function needFloods(state: CircuitState): void {
  if (!sieve.flooded) floodPoles(state);
  sieve.flooded = true;
}

function isPossible(state: CircuitState, seat: Seat, needed: number, holds: boolean): boolean {
  const anyTile = state.again === ONCE && (state.irons[seat]! > 0 || handCount(state, seat, IRON) > 0);
  if (sieve.threes) keepTriples(state, anyTile, holds ? 12 : 8, handCount(state, seat, BRIDGE) > 0);
  else {
    findReach(state, 0, 0);
    if (dimInReach(state) < needed) return false;
    sieve.low = anyTile ? between.low : between.low & ~state.occupiedLow;
    sieve.high = anyTile ? between.high : between.high & ~state.occupiedHigh;
  }
  // A mended fuse is no cell; it is rare enough to be looked at closely.
  return (sieve.low | sieve.high) !== 0 || (anyTile && state.burntFuses > 0);
}

/** The cells worth trying; whether only chains of exactly three loads, all without a token, leave a choice. */
const sieve = { low: 0, high: 0, threes: false, flooded: false };

/** The cells worth trying as bits, one half at a time. */
export const sievedCells = (half: number): number => (half === 0 ? sieve.low : sieve.high);

/**
 * With tokens enough only a chain of three elements without token, and no other load, leaves a choice: keeps the cells where a
 * tile could join ways with so many in all.
 */
function keepTriples(state: CircuitState, anyTile: boolean, wanted: number, bridge: boolean): void {
  const low = anyTile ? 0xffffff : openLow(state.occupiedLow, state.occupiedHigh);
  const high = anyTile ? 0xffffff : openHigh(state.occupiedLow, state.occupiedHigh);
  sieve.low = keepHalf(state, low, 0, wanted, bridge);
  sieve.high = keepHalf(state, high, HALF_CELLS, wanted, bridge);
}

function keepHalf(state: CircuitState, set: number, base: number, wanted: number, bridge: boolean): number {
  let kept = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const cell = base + 31 - Math.clz32(bit);
    if (state.coming[cell] === 0 || state.going[cell] === 0) continue;
    if (joinsWays(state, cell, 15, 15, wanted) || (bridge && isFacedAround(state, cell))) kept |= bit;
  }
  return kept;
}

function holdsElement(state: CircuitState, seat: Seat): boolean {
  const start = seat * HAND_SLOTS;
  for (let i = start; i < start + state.handSize[seat]!; i++) if (state.hands[i] === LAMP || state.hands[i] === LED) return true;
  return false;
}

function mayHoldMagnet(state: CircuitState, seat: Seat): boolean {
  if (handCount(state, seat, MAGNET) === 0) return false;
  for (let cell = 0; cell < CELLS; cell++) if (state.tiles[cell]! >> 2 === REED) return true;
  return false;
}

/** After `prepareSieve`: whether this move can close a chain. */
export function passesSieve(state: CircuitState, base: number): boolean {
  if (codes.isLay(base)) return tilePassesSieve(state, codes.layTileOf(base), codes.layCellOf(base));
  if (codes.isIronOnFuse(base)) return true;
  if (!codes.isIronOnCell(base)) return false;
  const tile = codes.ironTileOf(base);
  if ((state.darkLow | state.darkHigh) !== 0) return true;
  return tile !== codes.NO_TILE && tilePassesSieve(state, tile, codes.ironCellOf(base));
}

/** Whether a tile of this kind is worth trying in this cell at all. */
export const cellPassesSieve = (cell: number, kind: number): boolean => kind === MAGNET || hasCell(sieve.low, sieve.high, cell);

function closesWith(state: CircuitState, tile: number, cell: number): boolean {
  findChainsWith(state, tile, cell);
  if (!sieve.threes) return found.count > 0;
  for (let chain = 0; chain < found.count; chain++) {
    if (found.resistors[chain] === 0 && found.lamps[chain]! + found.leds[chain]! === 3) return true;
  }
  return false;
}

/** Only with a track facing each of its edges can a bridge be crossed twice by one chain. */
function isFacedAround(state: CircuitState, cell: number): boolean {
  for (let d = 0; d < 4; d++) {
    const beyond = BEYOND[cell * 4 + d]!;
    if (beyond < CELLS && (state.tiles[beyond]! < 0 || LINKS[state.tiles[beyond]! * 4 + (d ^ 2)] === 0)) return false;
  }
  return true;
}

export function tilePassesSieve(state: CircuitState, tile: number, cell: number): boolean {
  const kind = tile >> 2;
  if (kind === BATTERY) return state.options.battery;
  if (kind !== MAGNET) {
    if (!cellPassesSieve(cell, kind)) return false;
    const faced = kind === BRIDGE && isFacedAround(state, cell);
    const wanted = kind === LAMP || kind === LED ? 4 : 8;
    if (sieve.threes && !faced && !joinsWays(state, cell, ENTRY_EDGES[tile]!, EXIT_EDGES[tile]!, wanted)) return false;
    needFloods(state);
    return joinsFloods(tile, cell) && (state.options.battery || faced || closesWith(state, tile, cell));
  }
  return magnetPassesSieve(state, cell);
}

/** A magnet may close a chain through the one reed it switches on, or through several with elements between them. */
function magnetPassesSieve(state: CircuitState, cell: number): boolean {
  let reeds = 0;
  let joins = false;
  for (let d = 0; d < 4; d++) {
    const reed = BEYOND[cell * 4 + d]!;
    if (reed >= CELLS || state.tiles[reed]! >> 2 !== REED) continue;
    // One that takes the place of another magnet switches its reeds anew.
    if (isOn(state, reed) && state.tiles[cell]! >> 2 !== MAGNET) continue;
    reeds++;
    needFloods(state);
    joins ||= joinsFloods(state.tiles[reed]!, reed);
  }
  return joins || reeds > 1;
}
