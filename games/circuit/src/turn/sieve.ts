import type { Seat } from '@stolik/kernel/game';
import * as geometry from '../board/geometry.ts';
import { cellCount, hasCell, nthCell, sideCell, sideEdge } from '../board/geometry.ts';
import * as reach from '../board/reach.ts';
import { dimInReach, findReach } from '../board/reach.ts';
import * as record from '../board/state.ts';
import { bitCountDim, type CircuitState, handBits, isDark, tokensLeft } from '../board/state.ts';
import * as box from '../board/tiles.ts';
import { mayCrossTwice } from '../current/crossing.ts';
import * as solver from '../current/solver.ts';
import { type Anchors, findChains, findChainsWith, floodPoles, isOn, joinsFloods } from '../current/solver.ts';
import * as floods from '../current/ways.ts';
import { dimOnWays, edgesCounted, edgesPast, isOnWay, joinsWays, needWays } from '../current/ways.ts';
import { countWays, countWaysOfOnly } from './choices.ts';
import * as codes from './codes.ts';

// Imported constants are read from memory at every use; local ones are folded into the code.
const { BEYOND, CELLS, HALF_CELLS } = geometry;
const { ONCE } = record;
const { arrivals, departures, found, keptArrivals, keptDepartures } = solver;
const { meeting } = floods;
const { between } = reach;
const { BATTERY, BRIDGE, ENTRIES, EXITS, IRON, LAMP, LED, MAGNET, REED, SIDE_POLE } = box;

/*
 * Which moves can leave a choice of who glows at all. Hardly any do, and playouts ask at every move, so the answer is sieved:
 * counts first, then the ways kept in the state, then the solver itself on the few tiles that are left. All of it may say yes too often, never no.
 */

const ELEMENTS = (1 << LAMP) | (1 << LED);
const SPECIAL = (1 << BRIDGE) | (1 << MAGNET);

/**
 * Whether any move of this seat could leave a choice. That takes three elements without a token on one chain, or more of them on
 * all chains it closes than the player has tokens. After a yes `passesSieve` tests single moves, until the solver is asked again.
 */
export function prepareSieve(state: CircuitState, seat: Seat, hand = handBits(state, seat)): boolean {
  const left = tokensLeft(state, seat);
  const holds = (hand & ELEMENTS) !== 0 ? 1 : 0;
  const dim = bitCountDim(state) + holds;
  const needed = Math.min(3, left + 1);
  if (left === 0 || dim < needed) return false;
  const isEnough = left >= dim || isEnoughForWays(state, seat, left - holds, hand);
  if (isEnough && isPlain(state, hand) && noneMeet(state, hand)) return false;
  // A battery closes loops no pole feeds, and a short hides chains that are closed already.
  sieve.dark = (state.darkLow | state.darkHigh) !== 0 && (!isEnough || state.options.battery || darkHoldsTriple(state));
  const special = state.options.battery || sieve.dark;
  sieve.threes = !special && isEnough;
  sieve.left = left;
  sieve.low = 0xffffff;
  sieve.high = 0xffffff;
  if (!special && !isPossible(state, seat, needed - holds, hand)) {
    sieve.low = 0;
    sieve.high = 0;
    if ((hand & (1 << MAGNET)) === 0 || !magnetMayJoin(state)) return false;
  }
  sieve.seat = seat;
  sieve.flooded = false;
  return true;
}

/**
 * One move may close several chains at once: who has a token for every element on a way can't run out of them. A loop over a bridge, what
 * lies between two reeds and what only a repaired fuse feeds are on no way yet.
 */
function isEnoughForWays(state: CircuitState, seat: Seat, left: number, hand: number): boolean {
  if (left < dimOnWays(state) || (state.burntFuses > 0 && mayIron(state, seat, hand))) return false;
  if ((hand & (1 << BRIDGE)) !== 0 && anyLoop(state)) return false;
  return (hand & (1 << MAGNET)) === 0 || cellCount(meeting.reedsLow, meeting.reedsHigh) < 2;
}

/** Whether there is a cell where one chain could cross a bridge twice. */
function anyLoop(state: CircuitState): boolean {
  for (let cell = 0; cell < CELLS; cell++)
    if (mayCrossTwice(state, cell, keptArrivals[cell]!, keptDepartures[cell]!)) return true;
  return false;
}

const mayIron = (state: CircuitState, seat: Seat, hand: number): boolean =>
  state.again === ONCE && (state.irons[seat]! > 0 || (hand & (1 << IRON)) !== 0);

/** Nothing but a tile that joins ways at its own cell can close a chain of three elements. This and the next answer nearly always. */
const isPlain = (state: CircuitState, hand: number): boolean =>
  (hand & SPECIAL) === 0 && !state.options.battery && (state.darkLow | state.darkHigh | state.burntFuses) === 0;

function noneMeet(state: CircuitState, hand: number): boolean {
  needWays(state);
  const three = meeting.threeLow | meeting.threeHigh;
  return ((hand & ELEMENTS) === 0 ? three : three | meeting.twoLow | meeting.twoHigh) === 0;
}

/** The solver's floods, when the first move asks for them. */
function needFloods(state: CircuitState): void {
  if (!sieve.flooded) floodPoles(state);
  sieve.flooded = true;
}

function isPossible(state: CircuitState, seat: Seat, needed: number, hand: number): boolean {
  const anyTile = mayIron(state, seat, hand);
  if (sieve.threes) keepTriples(state, (hand & ELEMENTS) !== 0, (hand & (1 << BRIDGE)) !== 0);
  else {
    findReach(state, 0, 0);
    if (dimInReach(state) < needed) return false;
    sieve.low = between.low;
    sieve.high = between.high;
  }
  if (!anyTile) {
    sieve.low &= ~state.occupiedLow;
    sieve.high &= ~state.occupiedHigh;
  }
  // A repaired fuse is no cell; it is rare enough to be looked at closely.
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

/** Whether the chains found have more elements than there are tokens. */
function foundMoreThan(left: number): boolean {
  let elements = 0;
  for (let chain = 0; chain < found.count; chain++) elements += found.lamps[chain]! + found.leds[chain]!;
  return elements > left;
}

function foundTriple(): boolean {
  for (let chain = 0; chain < found.count; chain++) {
    if (found.resistors[chain] === 0 && found.lamps[chain]! + found.leds[chain]! === 3) return true;
  }
  return false;
}

/** A repaired fuse closes a chain of three elements only if the ways behind the cell it faces have them. */
function fusePassesSieve(state: CircuitState, side: number): boolean {
  if (!sieve.threes) return true;
  const cell = sideCell(side);
  const tile = state.tiles[cell]!;
  if (tile < 0) return false;
  const isPlus = SIDE_POLE[state.sides[side]!] === 1;
  const through = (isPlus ? EXITS : ENTRIES)[tile * 4 + sideEdge(side)]!;
  return (edgesPast((isPlus ? state.going : state.coming)[cell]!, neededBeside(tile >> 2)) & through) !== 0;
}

/**
 * For whom; the cells worth trying; whether only chains of exactly three loads, all without a token, leave a choice; how many elements
 * can be lit without one; the ways of the move asked about, where the search of its chains told them.
 */
const sieve = { seat: 0, left: 0, low: 0, high: 0, threes: false, dark: false, flooded: false, ways: 0 };

/** The cells worth trying as bits, one half at a time. */
export const sievedCells = (half: number): number => (half === 0 ? sieve.low : sieve.high);

/** How many elements a way must have for three with this tile. */
const neededBeside = (kind: number): number => (kind === LAMP || kind === LED ? 2 : 3);

/**
 * With tokens enough only a chain of three elements without token, and no other load, leaves a choice: keeps the cells where a
 * tile could join ways with so many in all.
 */
function keepTriples(state: CircuitState, holds: boolean, bridge: boolean): void {
  needWays(state);
  sieve.low = holds ? meeting.threeLow | meeting.twoLow : meeting.threeLow;
  sieve.high = holds ? meeting.threeHigh | meeting.twoHigh : meeting.threeHigh;
  if (!bridge) return;
  sieve.low |= bridgeLoops(state, state.metLow & ~sieve.low, 0);
  sieve.high |= bridgeLoops(state, state.metHigh & ~sieve.high, HALF_CELLS);
}

function bridgeLoops(state: CircuitState, set: number, base: number): number {
  let loops = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    if (bridgeMayLoop(state, base + 31 - Math.clz32(bit))) loops |= bit;
  }
  return loops;
}

/** A magnet matters only where it switches a reed on: one that joins ways with three elements, or one of several. */
function magnetMayJoin(state: CircuitState): boolean {
  needWays(state);
  let reeds = 0;
  for (let n = cellCount(meeting.reedsLow, meeting.reedsHigh) - 1; n >= 0; n--) {
    const cell = nthCell(meeting.reedsLow, meeting.reedsHigh, n);
    if (!sieve.threes) return true;
    if (joinsWays(state, state.tiles[cell]!, cell, 3)) return true;
    if (isOnWay(state, cell)) reeds++;
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
const cellPassesSieve = (cell: number, kind: number): boolean => kind === MAGNET || hasCell(sieve.low, sieve.high, cell);

function closesWith(state: CircuitState, tile: number, cell: number): boolean {
  findChainsWith(state, tile, cell);
  const closes = foundTriple() || (!sieve.threes && foundMoreThan(sieve.left));
  if (closes && found.count === 1 && state.stands === 0) sieve.ways = countWaysOfOnly(state, sieve.seat, tile, cell);
  return closes;
}

/** After `prepareSieve`: how many ways this move can light what it lights; nearly always it is one. */
export function waysOf(state: CircuitState, base: number): number {
  sieve.ways = 0;
  if (!passesSieve(state, base)) return 1;
  if (sieve.ways > 0) return sieve.ways;
  // Trying it asks the solver, and its floods are then of another field.
  sieve.flooded = false;
  return countWays(state, sieve.seat, base);
}

/** A bridge that one chain could cross twice: the solver's floods, which don't know it, may miss that chain. */
function bridgeMayLoop(state: CircuitState, cell: number): boolean {
  if (sieve.threes) return mayCrossTwice(state, cell, edgesCounted(state.coming[cell]!), edgesCounted(state.going[cell]!));
  needFloods(state);
  return mayCrossTwice(state, cell, arrivals[cell]!, departures[cell]!);
}

function tilePassesSieve(state: CircuitState, tile: number, cell: number): boolean {
  const kind = tile >> 2;
  if (kind === BATTERY) return state.options.battery;
  if (kind !== MAGNET) {
    if (!cellPassesSieve(cell, kind)) return false;
    const loops = kind === BRIDGE && bridgeMayLoop(state, cell);
    if (sieve.threes && !loops && !joinsWays(state, tile, cell, neededBeside(kind))) return false;
    needFloods(state);
    return joinsFloods(tile, cell) && (state.options.battery || loops || closesWith(state, tile, cell));
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
    // One that takes the place of another magnet switches its reeds again.
    if (isOn(state, reed) && state.tiles[cell]! >> 2 !== MAGNET) continue;
    reeds++;
    joins ||= reedJoins(state, reed);
  }
  return joins || reeds > 1;
}

function reedJoins(state: CircuitState, reed: number): boolean {
  if (sieve.threes) return joinsWays(state, state.tiles[reed]!, reed, 3);
  needFloods(state);
  return joinsFloods(state.tiles[reed]!, reed);
}
