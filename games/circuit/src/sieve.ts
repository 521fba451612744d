import type { Seat } from '@stolik/kernel/game';
import * as codes from './codes.ts';
import { BEYOND, CELLS, hasCell } from './geometry.ts';
import { between, dimInReach, findReach } from './reach.ts';
import { arrivals, departures, findChainsWith, floodPoles, found, joinsFloods } from './solver.ts';
import { bitCountDim, type CircuitState, HAND_SLOTS, handCount, isDim, ONCE, tokensLeft } from './state.ts';
import { BATTERY, BRIDGE, IRON, LAMP, LED, LINKS, MAGNET, REED } from './tiles.ts';

/*
 * Which moves can leave a choice of who glows at all. Hardly any do, and playouts ask at every move, so the answer is sieved:
 * counts first, then rough reach, then the floods of the solver. All of it may say yes too often, never no.
 */

/**
 * Whether any move of this seat could leave a choice: three elements without a token on one chain, or more of them than the
 * player has tokens. After a yes `passesSieve` tells single moves apart, until the solver is asked again.
 */
export function prepareSieve(state: CircuitState, seat: Seat): boolean {
  const left = tokensLeft(state, seat);
  if (left === 0) return false;
  const needed = Math.min(3, left + 1) - (holdsElement(state, seat) ? 1 : 0);
  if (bitCountDim(state) < needed) return false;
  // A battery closes loops no pole feeds; a magnet may switch on two reeds with elements between them; a short hides all.
  const special = state.stands === 1 || holdsSpecial(state, seat);
  sieve.threes = !state.options.battery && left >= 3;
  sieve.low = 0xffffff;
  sieve.high = 0xffffff;
  if (!special && !state.options.battery) {
    if (!isRoughlyPossible(state, seat, needed)) return false;
    sieve.low = between.low;
    sieve.high = between.high;
  }
  floodPoles(state);
  return special || dimInFloods(state) >= needed;
}

/** The cells worth trying; whether only chains of exactly three loads, all without a token, leave a choice. */
const sieve = { low: 0, high: 0, threes: false };

function isRoughlyPossible(state: CircuitState, seat: Seat, needed: number): boolean {
  findReach(state);
  if (dimInReach(state) < needed) return false;
  const anyTile = state.again === ONCE && (state.irons[seat]! > 0 || handCount(state, seat, IRON) > 0);
  if (anyTile) return (between.low | between.high) !== 0 || state.burntFuses > 0;
  return ((between.low & ~state.occupiedLow) | (between.high & ~state.occupiedHigh)) !== 0;
}

function holdsElement(state: CircuitState, seat: Seat): boolean {
  const start = seat * HAND_SLOTS;
  for (let i = start; i < start + state.handSize[seat]!; i++) if (state.hands[i] === LAMP || state.hands[i] === LED) return true;
  return false;
}

function holdsSpecial(state: CircuitState, seat: Seat): boolean {
  const start = seat * HAND_SLOTS;
  for (let i = start; i < start + state.handSize[seat]!; i++) {
    const token = state.hands[i]!;
    if (token === MAGNET || (token === BATTERY && state.options.battery)) return true;
  }
  return false;
}

function dimInFloods(state: CircuitState): number {
  let reached = 0;
  for (let cell = 0; cell < CELLS; cell++) if (isDim(state, cell) && (arrivals[cell]! | departures[cell]!) !== 0) reached++;
  return reached;
}

/** After `prepareSieve`: whether this move can close a chain. */
export function passesSieve(state: CircuitState, base: number): boolean {
  if (codes.isLay(base)) return tilePassesSieve(state, codes.layTileOf(base), codes.layCellOf(base));
  if (codes.isIronOnFuse(base)) return true;
  if (!codes.isIronOnCell(base)) return false;
  if (state.stands === 1) return true;
  const tile = codes.ironTileOf(base);
  return tile !== codes.NO_TILE && tilePassesSieve(state, tile, codes.ironCellOf(base));
}

export const cellPassesSieve = (cell: number): boolean => hasCell(sieve.low, sieve.high, cell);

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
  if (kind !== MAGNET)
    return (
      joinsFloods(tile, cell) &&
      (state.options.battery || (kind === BRIDGE && isFacedAround(state, cell)) || closesWith(state, tile, cell))
    );
  for (let d = 0; d < 4; d++) {
    const reed = BEYOND[cell * 4 + d]!;
    if (reed < CELLS && state.tiles[reed]! >> 2 === REED) return true;
  }
  return false;
}
