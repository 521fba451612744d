import type { Seat } from '@stolik/kernel/game';
import * as codes from './codes.ts';
import { BEYOND, CELLS, COLUMNS, HALF_CELLS, hasCell, RAIL, SOUTH, sideCell, sideEdge, topCell } from './geometry.ts';
import { between, dimInReach, findReach } from './reach.ts';
import { conducts, findChainsWith, floodPoles, found, isOn, joinsFloods } from './solver.ts';
import { bitCountDim, type CircuitState, HAND_SLOTS, handCount, ONCE, tokensLeft } from './state.ts';
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
  RESISTOR,
} from './tiles.ts';

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
  if (!isRoughlyPossible(state, seat, needed)) return false;
  return !sieve.threes || findTriples(state, holds, handCount(state, seat, BRIDGE) > 0);
}

/** The cells worth trying; whether only chains of exactly three loads, all without a token, leave a choice. */
const sieve = { low: 0, high: 0, threes: false, flooded: false };

/** The cells worth trying as bits, one half at a time. */
export const sievedCells = (half: number): number => (half === 0 ? sieve.low : sieve.high);

// ---- ways with so many elements on them ----

/** `arriving[cell * 4 + edge]`: bit n is set when current can come to this edge past exactly n dim elements and no other load. */
const arriving = new Uint8Array(4 * CELLS);
const departing = new Uint8Array(4 * CELLS);
const stack = new Uint16Array(16 * CELLS);
let depth = 0;

function reach(marks: Uint8Array, edge: number, elements: number): void {
  const bit = 1 << elements;
  if ((marks[edge]! & bit) !== 0) return;
  marks[edge]! |= bit;
  stack[depth++] = edge * 4 + elements;
}

function spread(state: CircuitState, marks: Uint8Array, pole: number, ways: Uint8Array): void {
  const { tiles, strips, rail } = state;
  marks.fill(0);
  depth = 0;
  for (let column = 0; column < COLUMNS; column++) if (strips[column] === pole) reach(marks, column * 32 + SOUTH, 0);
  for (let bits = pole > 0 ? state.plusSides : state.minusSides; bits !== 0; bits &= bits - 1) {
    const side = 31 - Math.clz32(bits & -bits);
    reach(marks, sideCell(side) * 4 + sideEdge(side), 0);
  }
  while (depth > 0) {
    const at = stack[--depth]!;
    const cell = at >> 4;
    const tile = tiles[cell]!;
    if (tile < 0) continue;
    let through = ways[tile * 4 + ((at >> 2) & 3)]!;
    if (through === 0 || state.smoke[cell] !== 0 || state.glow[cell] !== 0) continue;
    const kind = tile >> 2;
    let elements = at & 3;
    if (kind === LAMP || kind === LED) elements++;
    else if (kind === RESISTOR || kind === BATTERY || (kind === REED && !conducts(state, cell))) continue;
    if (elements > 3) continue;
    for (; through !== 0; through &= through - 1) {
      const edge = 31 - Math.clz32(through & -through);
      const beyond = BEYOND[cell * 4 + edge]!;
      if (beyond < CELLS) reach(marks, beyond * 4 + (edge ^ 2), elements);
      else if (beyond === RAIL && (rail & (1 << (cell >> 3))) !== 0) {
        for (let column = 0; column < COLUMNS; column++) {
          if ((rail & (1 << column)) !== 0 && column !== cell >> 3) reach(marks, topCell(column) * 4, elements);
        }
      }
    }
  }
}

/** `SUMS[a * 16 + b]`: bit n is set when some count of a and some count of b make n together. */
const SUMS = new Uint8Array(256);
for (let a = 0; a < 16; a++) {
  for (let b = 0; b < 16; b++) {
    for (let i = 0; i < 4; i++)
      for (let j = 0; i + j < 4; j++) if (a & (1 << i) && b & (1 << j)) SUMS[a * 16 + b]! |= 1 << (i + j);
  }
}

/** Keeps in the sieve the cells where a tile could join ways with three elements in all (two, if it is one itself). */
function findTriples(state: CircuitState, holds: boolean, bridge: boolean): boolean {
  spread(state, arriving, 1, EXITS);
  spread(state, departing, -1, ENTRIES);
  const wanted = holds ? 12 : 8;
  sieve.low = keepTriples(state, sieve.low, 0, wanted, bridge);
  sieve.high = keepTriples(state, sieve.high, HALF_CELLS, wanted, bridge);
  // A mended fuse is no cell; it is rare enough to be looked at closely.
  return (sieve.low | sieve.high) !== 0 || state.burntFuses > 0;
}

function keepTriples(state: CircuitState, set: number, base: number, wanted: number, bridge: boolean): number {
  let kept = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const cell = base + 31 - Math.clz32(bit);
    if (joinsThree(cell, 15, 15, wanted) || (bridge && isFacedAround(state, cell))) kept |= bit;
  }
  return kept;
}

function joinsThree(cell: number, entries: number, exits: number, wanted: number): boolean {
  for (let e = 0; e < 4; e++) {
    const comes = arriving[cell * 4 + e]!;
    if (comes === 0 || (entries & (1 << e)) === 0) continue;
    for (let x = 0; x < 4; x++) {
      if (x !== e && (exits & (1 << x)) !== 0 && (SUMS[comes * 16 + departing[cell * 4 + x]!]! & wanted) !== 0) return true;
    }
  }
  return false;
}

/** Keeps in the sieve the cells between what a plus and what a minus is joined to, as far as this seat can change them. */
function isRoughlyPossible(state: CircuitState, seat: Seat, needed: number): boolean {
  // With tokens enough only a chain of three elements without token leaves a choice: none through a resistor or a lit one.
  if (sieve.threes) findReach(state, state.markedLow | state.resistorsLow, state.markedHigh | state.resistorsHigh);
  else findReach(state, 0, 0);
  if (dimInReach(state) < needed) return false;
  const anyTile = state.again === ONCE && (state.irons[seat]! > 0 || handCount(state, seat, IRON) > 0);
  sieve.low = anyTile ? between.low : between.low & ~state.occupiedLow;
  sieve.high = anyTile ? between.high : between.high & ~state.occupiedHigh;
  return (sieve.low | sieve.high) !== 0 || (anyTile && state.burntFuses > 0);
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
    if (sieve.threes && !faced && !joinsThree(cell, ENTRY_EDGES[tile]!, EXIT_EDGES[tile]!, wanted)) return false;
    needFloods(state);
    return joinsFloods(tile, cell) && (state.options.battery || faced || closesWith(state, tile, cell));
  }
  needFloods(state);
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
    joins ||= joinsFloods(state.tiles[reed]!, reed);
  }
  return joins || reeds > 1;
}
