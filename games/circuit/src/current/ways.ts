import * as geometry from '../board/geometry.ts';
import { lowestBit, sideCell, sideEdge, topCell } from '../board/geometry.ts';
import { type CircuitState, isFlooded, noteFlood } from '../board/state.ts';
import * as box from '../board/tiles.ts';
import { batteryMinus, batteryPlus } from '../board/tiles.ts';
import * as solver from './solver.ts';
import { isOn, joinsEdges } from './solver.ts';

// Imported constants are read from memory at every use; local ones are folded into the code.
const { BEYOND, CELLS, COLUMNS, HALF_CELLS, NORTH, RAIL, SOUTH } = geometry;
const { keptArrivals, keptDepartures } = solver;
const { BATTERY, ENTRIES, ENTRY_EDGES, EXITS, EXIT_EDGES, LAMP, LED, MAGNET, REED, RESISTOR } = box;

/*
 * Where current can come from and get to, carried on as tiles are laid, since playouts ask at every move whether the tile closes a
 * chain and whether somebody could choose who glows. For each edge of each cell: whether current can come to it from some plus (or get
 * from it to some minus) in any way at all; and whether past exactly 0, 1, 2, 3 lamps and LEDs that bear neither token nor smoke, and
 * past no other load. The counts lie in the state (`coming`, `going`: four bits an edge, bit n for n elements); with batteries in play
 * nobody asks for them, so none are kept. The rest follows from the field and is kept here, for the state that `isFlooded` says.
 */

/** A way as it is followed: bit n for n elements, and one for any way at all. */
const COUNTS = 15;
const ANY = 16;
const SETS = COUNTS | ANY;

/** Cells where counted ways meet with two elements in all, with three; and cells with a reed. As `isFlooded` says. */
export const meeting = { twoLow: 0, twoHigh: 0, threeLow: 0, threeHigh: 0, reedsLow: 0, reedsHigh: 0 };

// An entry is an edge of a cell and the sets that it is new in: at most edges times sets, and the four edges a flood goes on from.
const stack = new Uint16Array(5 * 4 * CELLS + 4);
const SETS_BITS = 5;
let depth = 0;
/** Cells that have got more counted ways. */
let touchedLow = 0;
let touchedHigh = 0;

/** The ways from one pole: what is kept of them and how they go through a tile. */
interface Flood {
  readonly pole: number;
  readonly any: Uint8Array;
  readonly through: Uint8Array;
}
const COMING: Flood = { pole: 1, any: keptArrivals, through: EXITS };
const GOING: Flood = { pole: -1, any: keptDepartures, through: ENTRIES };

const countsOf = (state: CircuitState, flood: Flood): Uint16Array => (flood === COMING ? state.coming : state.going);

function reach(any: Uint8Array, counts: Uint16Array, cell: number, edge: number, sets: number): void {
  let added = 0;
  const reached = any[cell]!;
  if ((reached & (1 << edge)) === 0) {
    any[cell] = reached | (1 << edge);
    added = ANY;
  }
  if ((sets & COUNTS) !== 0) {
    const counted = counts[cell]!;
    const more = sets & COUNTS & ~(counted >> (edge * 4));
    if (more !== 0) {
      counts[cell] = counted | (more << (edge * 4));
      added |= more;
      if (cell < HALF_CELLS) touchedLow |= 1 << cell;
      else touchedHigh |= 1 << (cell - HALF_CELLS);
    }
  }
  if (added !== 0) stack[depth++] = ((cell * 4 + edge) << SETS_BITS) | added;
}

/** Marks the far side of an edge: the neighbour's edge, or those of all other cells on the rail. */
function reachBeyond(rail: number, any: Uint8Array, counts: Uint16Array, cell: number, edge: number, sets: number): void {
  const beyond = BEYOND[cell * 4 + edge]!;
  if (beyond < CELLS) reach(any, counts, beyond, edge ^ 2, sets);
  else if (beyond === RAIL && (rail & (1 << (cell >> 3))) !== 0) {
    for (let column = 0; column < COLUMNS; column++) {
      if ((rail & (1 << column)) !== 0 && column !== cell >> 3) reach(any, counts, topCell(column), NORTH, sets);
    }
  }
}

/** In which sets a way is behind this tile that was in these before it. */
function setsBehind(state: CircuitState, cell: number, kind: number, sets: number): number {
  if (state.smoke[cell] !== 0) return 0;
  switch (kind) {
    case LAMP:
    case LED:
      return state.glow[cell] !== 0 ? sets & ANY : ((sets << 1) & COUNTS) | (sets & ANY);
    case RESISTOR:
      return sets & ANY;
    case REED:
      return isOn(state, cell) ? sets : 0;
    case BATTERY:
      return state.options.battery ? sets & ANY : 0;
    default:
      return sets;
  }
}

/** Follows everything on the stack to its end. */
function follow(state: CircuitState, flood: Flood): void {
  const { tiles, rail } = state;
  const { any, through } = flood;
  const counts = countsOf(state, flood);
  while (depth > 0) {
    const at = stack[--depth]!;
    const cell = at >> (SETS_BITS + 2);
    const tile = tiles[cell]!;
    if (tile < 0) continue;
    let edges = through[tile * 4 + ((at >> SETS_BITS) & 3)]!;
    if (edges === 0) continue;
    const sets = setsBehind(state, cell, tile >> 2, at & SETS);
    if (sets === 0) continue;
    for (; edges !== 0; edges &= edges - 1) reachBeyond(rail, any, counts, cell, 31 - Math.clz32(edges & -edges), sets);
  }
}

function start(state: CircuitState, flood: Flood): void {
  const { pole, any } = flood;
  const counts = countsOf(state, flood);
  any.fill(0);
  counts.fill(0);
  depth = 0;
  const sets = state.options.battery ? ANY : ANY | 1;
  for (let column = 0; column < COLUMNS; column++) if (state.strips[column] === pole) reach(any, counts, column * 8, SOUTH, sets);
  for (let bits = pole > 0 ? state.plusSides : state.minusSides; bits !== 0; bits &= bits - 1) {
    const side = 31 - Math.clz32(bits & -bits);
    reach(any, counts, sideCell(side), sideEdge(side), sets);
  }
  if (state.options.battery) {
    for (let cell = 0; cell < CELLS; cell++) if (state.tiles[cell]! >> 2 === BATTERY) fromBattery(state, flood, cell);
  }
  follow(state, flood);
}

/** A battery is a source of its own. [C5.5] */
function fromBattery(state: CircuitState, flood: Flood, cell: number): void {
  const tile = state.tiles[cell]!;
  const edge = flood === COMING ? batteryPlus(tile) : batteryMinus(tile);
  reachBeyond(state.rail, flood.any, countsOf(state, flood), cell, edge, ANY);
}

/** From scratch: after anything but a lay that lights and burns nothing. */
export function findWays(state: CircuitState): void {
  forgetMeeting(state);
  meeting.reedsLow = 0;
  meeting.reedsHigh = 0;
  start(state, COMING);
  start(state, GOING);
  meet(state);
  for (let cell = 0; cell < CELLS; cell++) if (state.tiles[cell]! >> 2 === REED) noteReed(cell);
  noteFlood(state);
}

function forgetMeeting(state: CircuitState): void {
  state.metLow = 0;
  state.metHigh = 0;
  meeting.twoLow = 0;
  meeting.twoHigh = 0;
  meeting.threeLow = 0;
  meeting.threeHigh = 0;
  touchedLow = 0;
  touchedHigh = 0;
}

/** Makes the cache hold the paths of this state. */
export function needWays(state: CircuitState): void {
  if (!isFlooded(state)) findWays(state);
}

/** What is kept here, put by while somebody plays on a copy. */
const putBy = { arrivals: new Uint8Array(CELLS), departures: new Uint8Array(CELLS), meeting: { ...meeting } };

/** Shares the paths of this state with a copy that is now played on; `takeBackWays` returns them. */
export function lendWays(state: CircuitState, copy: CircuitState): void {
  needWays(state);
  putBy.arrivals.set(keptArrivals);
  putBy.departures.set(keptDepartures);
  copyMeeting(putBy.meeting, meeting);
  noteFlood(copy);
}

export function takeBackWays(state: CircuitState): void {
  keptArrivals.set(putBy.arrivals);
  keptDepartures.set(putBy.departures);
  copyMeeting(meeting, putBy.meeting);
  noteFlood(state);
}

function copyMeeting(to: typeof meeting, from: typeof meeting): void {
  to.twoLow = from.twoLow;
  to.twoHigh = from.twoHigh;
  to.threeLow = from.threeLow;
  to.threeHigh = from.threeHigh;
  to.reedsLow = from.reedsLow;
  to.reedsHigh = from.reedsHigh;
}

function noteReed(cell: number): void {
  if (cell < HALF_CELLS) meeting.reedsLow |= 1 << cell;
  else meeting.reedsHigh |= 1 << (cell - HALF_CELLS);
}

/** Updates known paths after this tile was put here: they only grow, and only through it. */
export function extendWays(state: CircuitState, cell: number): void {
  const kind = state.tiles[cell]! >> 2;
  touchedLow = 0;
  touchedHigh = 0;
  if (kind === MAGNET) {
    for (let d = 0; d < 4; d++) {
      const beyond = BEYOND[cell * 4 + d]!;
      if (beyond < CELLS && state.tiles[beyond]! >> 2 === REED) passOn(state, beyond);
    }
  } else {
    if (kind === REED) noteReed(cell);
    passOn(state, cell);
  }
  if ((touchedLow | touchedHigh) !== 0) meet(state);
  noteFlood(state);
}

/** Carries on through a tile what comes to it already. */
function passOn(state: CircuitState, cell: number): void {
  const tile = state.tiles[cell]!;
  if ((keptArrivals[cell]! & ENTRY_EDGES[tile]!) !== 0) carryOn(state, COMING, cell);
  if ((keptDepartures[cell]! & EXIT_EDGES[tile]!) !== 0) carryOn(state, GOING, cell);
  if (tile >> 2 !== BATTERY || !state.options.battery) return;
  fromBattery(state, COMING, cell);
  follow(state, COMING);
  fromBattery(state, GOING, cell);
  follow(state, GOING);
}

function carryOn(state: CircuitState, flood: Flood, cell: number): void {
  const counts = countsOf(state, flood)[cell]!;
  for (let edges = flood.any[cell]!; edges !== 0; edges &= edges - 1) {
    const edge = 31 - Math.clz32(edges & -edges);
    stack[depth++] = ((cell * 4 + edge) << SETS_BITS) | ANY | ((counts >> (edge * 4)) & COUNTS);
  }
  follow(state, flood);
}

const STALE_COMING = 1;
const STALE_GOING = 2;
const STALE_BOTH = STALE_COMING | STALE_GOING;

/** With the ways known: which of them may be others when the tile in this cell is taken out. */
export function staleWithout(state: CircuitState, cell: number): number {
  const tile = state.tiles[cell]!;
  const kind = tile >> 2;
  if (kind === MAGNET) return isBesideReed(state, cell) ? STALE_BOTH : 0;
  if (kind === BATTERY) return STALE_BOTH;
  if (state.smoke[cell] !== 0) return 0;
  const coming = (keptArrivals[cell]! & ENTRY_EDGES[tile]!) !== 0 ? STALE_COMING : 0;
  return (keptDepartures[cell]! & EXIT_EDGES[tile]!) !== 0 ? coming | STALE_GOING : coming;
}

function isBesideReed(state: CircuitState, cell: number): boolean {
  for (let d = 0; d < 4; d++) {
    const beyond = BEYOND[cell * 4 + d]!;
    if (beyond < CELLS && state.tiles[beyond]! >> 2 === REED) return true;
  }
  return false;
}

/** Updates known paths after the tile in this cell was removed. */
export function renewWays(state: CircuitState, cell: number, stale: number): void {
  if (cell < HALF_CELLS) meeting.reedsLow &= ~(1 << cell);
  else meeting.reedsHigh &= ~(1 << (cell - HALF_CELLS));
  if (stale !== 0) {
    forgetMeeting(state);
    if ((stale & STALE_COMING) !== 0) start(state, COMING);
    if ((stale & STALE_GOING) !== 0) start(state, GOING);
    // Where ways meet, both halves have one: the renewed half has touched all such cells.
    meet(state);
  }
  noteFlood(state);
}

/** With the ways known: whether the tile in this cell could be on a chain. */
export function joinsPoles(state: CircuitState, cell: number): boolean {
  const tile = state.tiles[cell]!;
  if (tile >> 2 === BATTERY) return state.options.battery;
  return joinsEdges(tile, keptArrivals[cell]!, keptDepartures[cell]!);
}

// ---- where ways meet ----

/** Of a cell's counted paths, the edges of those past exactly this number of elements. */
export const edgesPast = (ways: number, elements: number): number => {
  const at = ways >> elements;
  return (at & 1) | ((at >> 3) & 2) | ((at >> 6) & 4) | ((at >> 9) & 8);
};

/** The edges of all counted ways of a cell. */
export const edgesCounted = (ways: number): number => edgesPast(ways | (ways >> 1) | (ways >> 2) | (ways >> 3), 0);

/** Whether these ways, in by one edge and out by another, can have so many elements in all. */
function meetWith(coming: number, entries: number, going: number, exits: number, elements: number): boolean {
  for (let n = 0; n <= elements; n++) {
    const comes = edgesPast(coming, n) & entries;
    const goes = edgesPast(going, elements - n) & exits;
    const either = comes | goes;
    if (comes !== 0 && goes !== 0 && (either & (either - 1)) !== 0) return true;
  }
  return false;
}

/** Sorts the touched cells into those where counted ways meet, and where they do with two or three elements in all. */
function meet(state: CircuitState): void {
  const { coming, going } = state;
  for (; touchedLow !== 0; touchedLow &= touchedLow - 1) {
    const bit = touchedLow & -touchedLow;
    const cell = 31 - Math.clz32(bit);
    if (coming[cell] === 0 || going[cell] === 0) continue;
    state.metLow |= bit;
    if (meetWith(coming[cell]!, 15, going[cell]!, 15, 2)) meeting.twoLow |= bit;
    if (meetWith(coming[cell]!, 15, going[cell]!, 15, 3)) meeting.threeLow |= bit;
  }
  for (; touchedHigh !== 0; touchedHigh &= touchedHigh - 1) {
    const bit = touchedHigh & -touchedHigh;
    const cell = HALF_CELLS + 31 - Math.clz32(bit);
    if (coming[cell] === 0 || going[cell] === 0) continue;
    state.metHigh |= bit;
    if (meetWith(coming[cell]!, 15, going[cell]!, 15, 2)) meeting.twoHigh |= bit;
    if (meetWith(coming[cell]!, 15, going[cell]!, 15, 3)) meeting.threeHigh |= bit;
  }
}

/** Whether this tile in this cell could join paths with this number of elements in all. */
export function joinsWays(state: CircuitState, tile: number, cell: number, elements: number): boolean {
  return meetWith(state.coming[cell]!, ENTRY_EDGES[tile]!, state.going[cell]!, EXIT_EDGES[tile]!, elements);
}

/** Whether a counted way comes to this cell or leads away from it. */
export const isOnWay = (state: CircuitState, cell: number): boolean => (state.coming[cell]! | state.going[cell]!) !== 0;

/** Lamps and LEDs with neither token nor smoke that current can reach, or leave, in any way at all. */
export function dimOnWays(state: CircuitState): number {
  needWays(state);
  return dimInHalf(state, state.dimLow, 0) + dimInHalf(state, state.dimHigh, HALF_CELLS);
}

function dimInHalf({ tiles }: CircuitState, dim: number, base: number): number {
  let count = 0;
  for (let rest = dim; rest !== 0; rest &= rest - 1) {
    const cell = base + lowestBit(rest);
    const tile = tiles[cell]!;
    const edges = (keptArrivals[cell]! & ENTRY_EDGES[tile]!) | (keptDepartures[cell]! & EXIT_EDGES[tile]!);
    // One for any of the four edges: in playouts a guess whether there is one is often wrong.
    count += (edges + 15) >> 4;
  }
  return count;
}
