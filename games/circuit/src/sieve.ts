import type { Seat } from '@stolik/kernel/game';
import * as codes from './codes.ts';
import { BEYOND, CELLS, HALF_CELLS, hasCell, sideCell, sideEdge } from './geometry.ts';
import { between, dimInReach, findReach } from './reach.ts';
import { type Anchors, findChains, findChainsWith, floodPoles, found, isOn, joinsFloods } from './solver.ts';
import { bitCountDim, type CircuitState, HAND_SLOTS, handCount, isDark, ONCE, tokensLeft } from './state.ts';
import {
  BATTERY,
  BRIDGE,
  ENTRIES,
  ENTRY_EDGES,
  EXIT_EDGES,
  EXITS,
  IRON,
  LAMP,
  LED,
  LINKS,
  MAGNET,
  REED,
  SIDE_POLE,
} from './tiles.ts';
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
  sieve.dark = (state.darkLow | state.darkHigh) !== 0 && (left < 3 || state.options.battery || darkHoldsTriple(state));
  const special = state.options.battery || sieve.dark;
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

const darkAnchors: Anchors = { cells: new Uint8Array(CELLS), count: 0, side: -1 };

/** Whether a chain that a short keeps dark has three elements without a token: only such a one leaves a choice when it lights. */
function darkHoldsTriple(state: CircuitState): boolean {
  darkAnchors.count = 0;
  for (let cell = 0; cell < CELLS; cell++) if (isDark(state, cell)) darkAnchors.cells[darkAnchors.count++] = cell;
  findChains(state, darkAnchors);
  return foundTriple();
}

function foundTriple(): boolean {
  for (let chain = 0; chain < found.count; chain++) {
    if (found.resistors[chain] === 0 && found.lamps[chain]! + found.leds[chain]! === 3) return true;
  }
  return false;
}

/** A mended fuse closes a chain of three elements only if the ways behind the cell it faces have them. */
export function fusePassesSieve(state: CircuitState, side: number): boolean {
  if (!sieve.threes) return true;
  const cell = sideCell(side);
  const tile = state.tiles[cell]!;
  if (tile < 0) return false;
  const isPlus = SIDE_POLE[state.sides[side]!] === 1;
  const through = (isPlus ? EXITS : ENTRIES)[tile * 4 + sideEdge(side)]!;
  const ways = (isPlus ? state.going : state.coming)[cell]!;
  const wanted = tile >> 2 === LAMP || tile >> 2 === LED ? 4 : 8;
  for (let d = 0; d < 4; d++) if ((through & (1 << d)) !== 0 && ((ways >> (d * 4)) & wanted) !== 0) return true;
  return false;
}

/** The cells worth trying; whether only chains of exactly three loads, all without a token, leave a choice. */
const sieve = { low: 0, high: 0, threes: false, dark: false, flooded: false };

/** The cells worth trying as bits, one half at a time. */
export const sievedCells = (half: number): number => (half === 0 ? sieve.low : sieve.high);

/**
 * With tokens enough only a chain of three elements without token, and no other load, leaves a choice: keeps the cells where a
 * tile could join ways with so many in all.
 */
function keepTriples(state: CircuitState, anyTile: boolean, wanted: number, bridge: boolean): void {
  sieve.low = keepHalf(state, anyTile ? state.metLow : state.metLow & ~state.occupiedLow, 0, wanted, bridge);
  sieve.high = keepHalf(state, anyTile ? state.metHigh : state.metHigh & ~state.occupiedHigh, HALF_CELLS, wanted, bridge);
}

function keepHalf(state: CircuitState, set: number, base: number, wanted: number, bridge: boolean): number {
  let kept = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const cell = base + 31 - Math.clz32(bit);
    if (joinsWays(state, cell, 15, 15, wanted) || (bridge && isFacedAround(state, cell))) kept |= bit;
  }
  return kept;
}

function holdsElement(state: CircuitState, seat: Seat): boolean {
  const start = seat * HAND_SLOTS;
  for (let i = start; i < start + state.handSize[seat]!; i++) if (state.hands[i] === LAMP || state.hands[i] === LED) return true;
  return false;
}

/** A magnet matters only where it switches a reed on: one that joins ways with three elements, or one of several. */
function mayHoldMagnet(state: CircuitState, seat: Seat): boolean {
  if (handCount(state, seat, MAGNET) === 0) return false;
  let reeds = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const tile = state.tiles[cell]!;
    if (tile >> 2 !== REED) continue;
    if (!sieve.threes || joinsWays(state, cell, ENTRY_EDGES[tile]!, EXIT_EDGES[tile]!, 8)) return true;
    if ((state.coming[cell]! | state.going[cell]!) !== 0) reeds++;
  }
  return reeds > 1;
}

/** After `prepareSieve`: whether this move can close a chain. */
export function passesSieve(state: CircuitState, base: number): boolean {
  if (codes.isLay(base)) return tilePassesSieve(state, codes.layTileOf(base), codes.layCellOf(base));
  if (codes.isIronOnFuse(base)) return fusePassesSieve(state, codes.fuseSideOf(base));
  if (!codes.isIronOnCell(base)) return false;
  const tile = codes.ironTileOf(base);
  if (sieve.dark) return true;
  return tile !== codes.NO_TILE && tilePassesSieve(state, tile, codes.ironCellOf(base));
}

/** Whether a tile of this kind is worth trying in this cell at all. */
export const cellPassesSieve = (cell: number, kind: number): boolean => kind === MAGNET || hasCell(sieve.low, sieve.high, cell);

function closesWith(state: CircuitState, tile: number, cell: number): boolean {
  findChainsWith(state, tile, cell);
  return sieve.threes ? foundTriple() : found.count > 0;
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
