import * as geometry from '../board/geometry.ts';
import { sideCell, sideEdge, topCell } from '../board/geometry.ts';
import { type CircuitState, isFlooded } from '../board/state.ts';
import * as box from '../board/tiles.ts';
import { batteryMinus, batteryPlus, isLoad } from '../board/tiles.ts';

// Imported constants are read from memory at every use; local ones are folded into the code.
const { BEYOND, CELLS, COLUMNS, NORTH, RAIL, SIDES, SIDE_BASE, SOUTH, STRIP_BASE } = geometry;
const {
  BATTERY,
  BRIDGE,
  EMPTY,
  ENTRIES,
  ENTRY_EDGES,
  EXITS,
  EXIT_EDGES,
  LAMP,
  LED,
  MAGNET,
  REED,
  RESISTOR,
  SIDE_FUSE,
  SIDE_POLE,
} = box;

// All memory of the solver lies here once: a check in a playout allocates nothing. Nothing in it outlives a call
// but `found`, which the caller reads before it asks again.

/** A battery as its own source: `OWN_BASE + cell`. [C5.5] */
export const OWN_BASE = 128;
/** A chain passes each cell at most twice (bridges). */
const STRIDE = 2 * CELLS;
/** No printed set comes near; a hand-written field of crossings could go on for ever, so it fails loudly instead. */
const MOST_CHAINS = 1_000_000;
/** A search stops for good after so many tiles; far beyond what any game comes to. */
const MOST_STEPS = 0x3fffffff;
let mostChains = MOST_CHAINS;
let mostSteps = MOST_STEPS;
let steps = 0;

/** The field has too many paths to follow. */
export class TooManyWays extends RangeError {}

function takeStep(): void {
  if (--steps < 0) giveUp('more ways than can be followed');
}

/** A tile that a search has put into a field for as long as it runs. */
const lent = { cell: -1, tile: 0, smoke: 0 };

function lend(state: CircuitState, cell: number, tile: number): void {
  lent.cell = cell;
  lent.tile = state.tiles[cell]!;
  lent.smoke = state.smoke[cell]!;
  state.tiles[cell] = tile;
  state.smoke[cell] = 0;
}

function takeBack(state: CircuitState): void {
  state.tiles[lent.cell] = lent.tile;
  state.smoke[lent.cell] = lent.smoke;
  lent.cell = -1;
}

/** Leaves nothing behind: the next search in this process may be somebody else's. */
function giveUp(says: string): never {
  if (lent.cell >= 0) takeBack(field);
  passed.fill(0);
  wiresOnly = false;
  mostLoads = Number.POSITIVE_INFINITY;
  throw new TooManyWays(says);
}

/** The result of a search within limits on chains and tiles; undefined where the limits are too small. */
export function searchWithin<T>(limits: { readonly chains: number; readonly steps: number }, search: () => T): T | undefined {
  mostChains = limits.chains;
  mostSteps = limits.steps;
  try {
    return search();
  } catch (error) {
    if (!(error instanceof TooManyWays)) throw error;
    return undefined;
  } finally {
    mostChains = MOST_CHAINS;
    mostSteps = MOST_STEPS;
  }
}

/** The chains of the last search: `order` lists their numbers as C4.2 takes them. */
export const found = {
  count: 0,
  order: new Int32Array(64),
  cells: new Uint8Array(64 * STRIDE),
  length: new Uint8Array(64),
  lamps: new Uint8Array(64),
  leds: new Uint8Array(64),
  resistors: new Uint8Array(64),
  /** Batteries passed from minus to plus. */
  helpers: new Uint8Array(64),
  from: new Uint8Array(64),
  to: new Uint8Array(64),
};

export const chainCell = (chain: number, index: number): number => found.cells[chain * STRIDE + index]!;
export const chainLoads = (chain: number): number => found.lamps[chain]! + found.leds[chain]! + found.resistors[chain]!;

/** A reed is On exactly while a magnet is next to it. [C3.3] */
export function isOn(state: CircuitState, cell: number): boolean {
  for (let d = 0; d < 4; d++) {
    const beyond = BEYOND[cell * 4 + d]!;
    if (beyond < CELLS && state.tiles[beyond]! >> 2 === MAGNET) return true;
  }
  return false;
}

/** Whether current can pass the tile at all, in some direction. [C4.1] */
export function conducts(state: CircuitState, cell: number): boolean {
  const tile = state.tiles[cell]!;
  if (tile < 0 || state.smoke[cell] !== 0) return false;
  const kind = tile >> 2;
  if (kind === REED) return isOn(state, cell);
  return kind !== BATTERY || state.options.battery;
}

/** The current pole of a strip contact or side token: 1 plus, -1 minus, 0 none, broken or burnt. */
export function poleOf(state: CircuitState, terminal: number): number {
  if (terminal >= STRIP_BASE) return terminal < RAIL ? state.strips[terminal - STRIP_BASE]! : 0;
  if (state.smoke[terminal] !== 0) return 0;
  const kind = state.sides[terminal - SIDE_BASE]!;
  return kind < 0 ? 0 : SIDE_POLE[kind]!;
}

export const hasSoundFuse = (state: CircuitState, terminal: number): boolean =>
  terminal >= SIDE_BASE &&
  terminal < STRIP_BASE &&
  state.smoke[terminal] === 0 &&
  SIDE_FUSE[state.sides[terminal - SIDE_BASE]!] === true;

// ---- where current can come from and get to ----

/** `arrivals[cell]`: edges, as bits, to which current from some plus can come from outside. */
export const arrivals = new Uint8Array(CELLS);
/** `departures[cell]`: edges by which current that leaves the cell can get to some minus. */
export const departures = new Uint8Array(CELLS);
/** The same, kept by ways.ts for the state that `isFlooded` says. */
export const keptArrivals = new Uint8Array(CELLS);
export const keptDepartures = new Uint8Array(CELLS);
/** Only chains without load and fuse are looked for (standing shorts). */
let wiresOnly = false;
const stack = new Uint8Array(4 * CELLS);
let depthOfFlood = 0;

function reach(marks: Uint8Array, cell: number, edge: number): void {
  const bit = 1 << edge;
  const old = marks[cell]!;
  if ((old & bit) !== 0) return;
  marks[cell] = old | bit;
  stack[depthOfFlood++] = cell * 4 + edge;
}

/** Marks the far side of an edge: the neighbour's edge, or those of all other cells on the rail. */
function reachBeyond(state: CircuitState, marks: Uint8Array, cell: number, edge: number): void {
  const beyond = BEYOND[cell * 4 + edge]!;
  if (beyond < CELLS) reach(marks, beyond, edge ^ 2);
  else if (beyond === RAIL && (state.rail & (1 << (cell >> 3))) !== 0) {
    for (let column = 0; column < COLUMNS; column++) {
      if ((state.rail & (1 << column)) !== 0 && column !== cell >> 3) reach(marks, topCell(column), NORTH);
    }
  }
}

function flood(state: CircuitState, marks: Uint8Array, pole: number, ways: Uint8Array): void {
  const { tiles, smoke } = state;
  marks.fill(0);
  depthOfFlood = 0;
  for (let column = 0; column < COLUMNS; column++) if (state.strips[column] === pole) reach(marks, column * 8, SOUTH);
  for (let bits = pole > 0 ? state.plusSides : state.minusSides; bits !== 0; bits &= bits - 1) {
    const side = 31 - Math.clz32(bits & -bits);
    if (!wiresOnly || !hasSoundFuse(state, SIDE_BASE + side)) reach(marks, sideCell(side), sideEdge(side));
  }
  if (state.options.battery) {
    for (let cell = 0; cell < CELLS; cell++) {
      const tile = tiles[cell]!;
      if (tile >> 2 === BATTERY) reachBeyond(state, marks, cell, pole > 0 ? batteryPlus(tile) : batteryMinus(tile));
    }
  }
  while (depthOfFlood > 0) {
    const at = stack[--depthOfFlood]!;
    const cell = at >> 2;
    const tile = tiles[cell]!;
    if (tile < 0) continue;
    let through = ways[tile * 4 + (at & 3)]!;
    if (through === 0 || smoke[cell] !== 0) continue;
    const kind = tile >> 2;
    if ((kind === REED || kind === BATTERY) && !conducts(state, cell)) continue;
    if (wiresOnly && isLoad(kind)) continue;
    for (; through !== 0; through &= through - 1) reachBeyond(state, marks, cell, 31 - Math.clz32(through & -through));
  }
}

/** Fills `arrivals` and `departures` for the current field. */
export function floodPoles(state: CircuitState): void {
  if (isFlooded(state) && !wiresOnly) {
    arrivals.set(keptArrivals);
    departures.set(keptDepartures);
  } else floodTried(state);
}

/** The same for a tile that is only tried, of which no cache knows. */
export function floodTried(state: CircuitState): void {
  flood(state, arrivals, 1, EXITS);
  flood(state, departures, -1, ENTRIES);
}

/** After `floodPoles`: whether this tile in this cell could be on a chain between two poles. */
export function joinsFloods(tile: number, cell: number): boolean {
  return joinsEdges(tile, arrivals[cell]!, departures[cell]!);
}

/** Whether current that comes to these edges of a cell can pass this tile to one of those by which it can get away. */
export function joinsEdges(tile: number, arriving: number, departing: number): boolean {
  const comes = arriving & ENTRY_EDGES[tile]!;
  const goes = departing & EXIT_EDGES[tile]!;
  if (comes === 0 || goes === 0) return false;
  // A chain may come over one track of a bridge and go over the other.
  if (tile >> 2 === BRIDGE) return true;
  for (let d = 0; d < 4; d++) if ((comes & (1 << d)) !== 0 && (EXITS[tile * 4 + d]! & goes) !== 0) return true;
  return false;
}

// ---- all simple ways through a tile: back to a plus, then on to a minus ----

/** Passed already: a cell, the east-west track of a bridge (CELLS + cell), the rail. */
const passed = new Uint8Array(2 * CELLS + 1);
const RAIL_NODE = 2 * CELLS;
const back = new Uint8Array(STRIDE);
const forth = new Uint8Array(STRIDE);
let backLength = 0;
let forthLength = 0;
let anchor = -1;
let anchorExit = 0;
let source = 0;
let lamps = 0;
let leds = 0;
let resistors = 0;
let helpers = 0;
let field: CircuitState;
/** Ways past more loads than this, a lamp or an LED among them, are not followed. */
let mostLoads = Number.POSITIVE_INFINITY;
/** Four such loads do nothing, unless a battery helps; resistors alone burn, however many. [C5.2, C4.3] */
const LOADS_THAT_MATTER = 3;

const isTooWeak = (): boolean => lamps + leds + resistors > mostLoads && lamps + leds > 0;

function count(kind: number, by: number): void {
  if (kind === LAMP) lamps += by;
  else if (kind === LED) leds += by;
  else if (kind === RESISTOR) resistors += by;
  else if (kind === BATTERY) helpers += by;
}

const nodeOf = (tile: number, cell: number, edge: number): number =>
  tile >> 2 === BRIDGE && (edge & 1) === 1 ? CELLS + cell : cell;

function canPass(cell: number): boolean {
  return conducts(field, cell) && !(wiresOnly && isLoad(field.tiles[cell]! >> 2));
}

/** Against the current: out of `cell` by the edge through which the current came in. */
function backOut(cell: number, edge: number): void {
  if ((arrivals[cell]! & (1 << edge)) === 0) return;
  const beyond = BEYOND[cell * 4 + edge]!;
  if (beyond < CELLS) backInto(beyond, edge ^ 2);
  else if (beyond === RAIL) {
    if (passed[RAIL_NODE] !== 0 || (field.rail & (1 << (cell >> 3))) === 0) return;
    passed[RAIL_NODE] = 1;
    for (let column = 0; column < COLUMNS; column++) {
      if ((field.rail & (1 << column)) !== 0 && column !== cell >> 3) backInto(topCell(column), NORTH);
    }
    passed[RAIL_NODE] = 0;
  } else if (poleOf(field, beyond) === 1 && !(wiresOnly && hasSoundFuse(field, beyond))) {
    source = beyond;
    forthOut(anchor, anchorExit);
  }
}

function backInto(cell: number, exit: number): void {
  const tile = field.tiles[cell]!;
  const entries = tile < 0 ? 0 : ENTRIES[tile * 4 + exit]!;
  if (entries === 0 || !canPass(cell)) return;
  const node = nodeOf(tile, cell, exit);
  if (passed[node] !== 0) return;
  takeStep();
  passed[node] = 1;
  back[backLength++] = cell;
  const kind = tile >> 2;
  if (kind === BATTERY) {
    source = OWN_BASE + cell;
    forthOut(anchor, anchorExit);
  }
  count(kind, 1);
  if (!isTooWeak()) {
    for (let d = 0; d < 4; d++) if ((entries & (1 << d)) !== 0) backOut(cell, d);
  }
  count(kind, -1);
  backLength--;
  passed[node] = 0;
}

/** With the current: out of `cell` by `edge`. */
function forthOut(cell: number, edge: number): void {
  if ((departures[cell]! & (1 << edge)) === 0) return;
  const beyond = BEYOND[cell * 4 + edge]!;
  if (beyond < CELLS) forthInto(beyond, edge ^ 2);
  else if (beyond === RAIL) {
    if (passed[RAIL_NODE] !== 0 || (field.rail & (1 << (cell >> 3))) === 0) return;
    passed[RAIL_NODE] = 1;
    for (let column = 0; column < COLUMNS; column++) {
      if ((field.rail & (1 << column)) !== 0 && column !== cell >> 3) forthInto(topCell(column), NORTH);
    }
    passed[RAIL_NODE] = 0;
  } else if (source < OWN_BASE && poleOf(field, beyond) === -1 && !(wiresOnly && hasSoundFuse(field, beyond))) {
    keepChain(beyond);
  }
}

function forthInto(cell: number, entry: number): void {
  const tile = field.tiles[cell]!;
  // A battery's own chain is closed when it comes back to the battery's minus. [C5.5]
  if (source === OWN_BASE + cell) {
    if (entry === batteryMinus(tile)) keepChain(source);
    return;
  }
  const exits = tile < 0 ? 0 : EXITS[tile * 4 + entry]!;
  if (exits === 0 || !canPass(cell)) return;
  const node = nodeOf(tile, cell, entry);
  if (passed[node] !== 0) return;
  takeStep();
  passed[node] = 1;
  forth[forthLength++] = cell;
  count(tile >> 2, 1);
  if (!isTooWeak()) {
    for (let d = 0; d < 4; d++) if ((exits & (1 << d)) !== 0) forthOut(cell, d);
  }
  count(tile >> 2, -1);
  forthLength--;
  passed[node] = 0;
}

function keepChain(target: number): void {
  const chain = found.count++;
  if (chain >= mostChains) giveUp(`more than ${mostChains} chains pass one tile`);
  if (chain === found.order.length) growFound();
  let at = chain * STRIDE;
  for (let i = backLength - 1; i >= 0; i--) found.cells[at++] = back[i]!;
  if (anchor >= 0) found.cells[at++] = anchor;
  for (let i = 0; i < forthLength; i++) found.cells[at++] = forth[i]!;
  found.order[chain] = chain;
  found.length[chain] = at - chain * STRIDE;
  found.lamps[chain] = lamps;
  found.leds[chain] = leds;
  found.resistors[chain] = resistors;
  found.helpers[chain] = helpers;
  found.from[chain] = source;
  found.to[chain] = target;
}

function growFound(): void {
  const larger = found.order.length * 2;
  const grow = (old: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> => {
    const grown = new Uint8Array(size);
    grown.set(old);
    return grown;
  };
  const order = new Int32Array(larger);
  order.set(found.order);
  found.order = order;
  found.cells = grow(found.cells, larger * STRIDE);
  for (const name of ['length', 'lamps', 'leds', 'resistors', 'helpers', 'from', 'to'] as const)
    found[name] = grow(found[name], larger);
}

function searchThrough(cell: number): void {
  const tile = field.tiles[cell]!;
  if (tile >= 0 && canPass(cell)) {
    anchor = cell;
    const kind = tile >> 2;
    if (kind === BATTERY) {
      source = OWN_BASE + cell;
      passed[cell] = 1;
      forthOut(cell, batteryPlus(tile));
      passed[cell] = 0;
    }
    count(kind, 1);
    // The two tracks of a bridge are two nodes. Ways through both are found from the first; then it is closed.
    for (let track = 0; track < 2; track++) {
      for (let entry = 0; entry < 4; entry++) {
        if (kind === BRIDGE && (entry & 1) !== track) continue;
        const exits = kind !== BRIDGE && track === 1 ? 0 : EXITS[tile * 4 + entry]!;
        const node = nodeOf(tile, cell, entry);
        for (let exit = 0; exit < 4; exit++) {
          if ((exits & (1 << exit)) === 0 || (departures[cell]! & (1 << exit)) === 0) continue;
          passed[node] = 1;
          anchorExit = exit;
          backOut(cell, entry);
          passed[node] = 0;
        }
      }
      passed[cell] = 1;
    }
    count(kind, -1);
    anchor = -1;
  }
  // Later anchors must not find the same chain again.
  passed[cell] = 1;
  passed[CELLS + cell] = 1;
}

/** Chains that begin or end at this side token. */
function searchFromSide(side: number): void {
  const terminal = SIDE_BASE + side;
  const pole = poleOf(field, terminal);
  const cell = sideCell(side);
  const edge = sideEdge(side);
  if (pole > 0) {
    source = terminal;
    if ((arrivals[cell]! & (1 << edge)) !== 0) forthInto(cell, edge);
    return;
  }
  if (pole === 0) return;
  const tile = field.tiles[cell]!;
  const entries = tile < 0 ? 0 : ENTRIES[tile * 4 + edge]!;
  if (entries === 0 || !canPass(cell)) return;
  // The cell in front of the token is the anchor, left only towards the token.
  anchor = cell;
  anchorExit = edge;
  count(tile >> 2, 1);
  const node = nodeOf(tile, cell, edge);
  passed[node] = 1;
  for (let d = 0; d < 4; d++) if ((entries & (1 << d)) !== 0) backOut(cell, d);
  passed[node] = 0;
  count(tile >> 2, -1);
  anchor = -1;
}

/** The cells and the side token (or -1) whose chains are new. [C4.2] */
export interface Anchors {
  readonly cells: Uint8Array;
  count: number;
  side: number;
}

function begin(state: CircuitState): void {
  field = state;
  steps = mostSteps;
  found.count = 0;
  backLength = 0;
  forthLength = 0;
  anchor = -1;
  lamps = 0;
  leds = 0;
  resistors = 0;
  helpers = 0;
}

const limitOf = (state: CircuitState): number => (state.options.battery ? Number.POSITIVE_INFINITY : LOADS_THAT_MATTER);

/** Finds all chains that hold one of the anchors and orders them; those too weak to do anything may be left out. */
export function findChains(state: CircuitState, anchors: Anchors, withWeak = true): void {
  begin(state);
  wiresOnly = false;
  floodPoles(state);
  if (!withWeak) mostLoads = limitOf(state);
  for (let i = 0; i < anchors.count; i++) searchThrough(anchors.cells[i]!);
  if (anchors.side >= 0) searchFromSide(anchors.side);
  mostLoads = Number.POSITIVE_INFINITY;
  passed.fill(0);
  if (found.count > 1) found.order.subarray(0, found.count).sort(compareChains);
}

/**
 * After `floodPoles`, without a new flood: finds the chains there would be with this tile in this cell. Paths that cross a bridge
 * placed here twice may be missing, since the flood did not know it.
 */
export function findChainsWith(state: CircuitState, tile: number, cell: number): void {
  lend(state, cell, tile);
  begin(state);
  wiresOnly = false;
  searchThrough(cell);
  passed[cell] = 0;
  passed[CELLS + cell] = 0;
  takeBack(state);
}

/**
 * `pairs[entry * 4 + exit]`: the index in `found` where the chains with this entry and exit begin. They end where those of the
 * next pair do.
 */
export const pairs = new Int32Array(17);
/** The pairs that have any chain, as bits. */
export let openPairs = 0;

/**
 * After `floodPoles`: finds the chains there would be through this cell, by the edges they enter and leave, whatever the tile.
 * Its own load is not counted. Weak chains are left out, and so are those that pass the cell twice, over a bridge.
 */
export function findPairs(state: CircuitState, cell: number): void {
  lend(state, cell, EMPTY);
  begin(state);
  wiresOnly = false;
  mostLoads = limitOf(state);
  anchor = cell;
  openPairs = 0;
  for (let pair = 0; pair < 16; pair++) {
    pairs[pair] = found.count;
    const entry = pair >> 2;
    anchorExit = pair & 3;
    if (entry === anchorExit || (departures[cell]! & (1 << anchorExit)) === 0) continue;
    backOut(cell, entry);
    if (found.count > pairs[pair]!) openPairs |= 1 << pair;
  }
  pairs[16] = found.count;
  anchor = -1;
  mostLoads = Number.POSITIVE_INFINITY;
  takeBack(state);
}

/** Finds all standing shorts: closed chains without load and without a sound fuse, wherever they are. [C4.6] */
export function findShorts(state: CircuitState): void {
  begin(state);
  wiresOnly = true;
  floodPoles(state);
  for (let column = 0; column < COLUMNS; column++) {
    if (state.strips[column] !== 1) continue;
    source = STRIP_BASE + column;
    forthInto(column * 8, SOUTH);
  }
  for (let side = 0; side < SIDES; side++) {
    const terminal = SIDE_BASE + side;
    if (poleOf(state, terminal) !== 1 || hasSoundFuse(state, terminal)) continue;
    source = terminal;
    forthInto(sideCell(side), sideEdge(side));
  }
  if (state.options.battery) for (let cell = 0; cell < CELLS; cell++) searchOwn(cell);
  wiresOnly = false;
}

function searchOwn(cell: number): void {
  const tile = field.tiles[cell]!;
  if (tile >> 2 !== BATTERY || !canPass(cell)) return;
  anchor = cell;
  source = OWN_BASE + cell;
  passed[cell] = 1;
  forthOut(cell, batteryPlus(tile));
  passed[cell] = 0;
  anchor = -1;
}

/** The order of C4.2: loads, tiles, cell names from the plus on, a strip before a side token. */
function compareChains(a: number, b: number): number {
  const loads = chainLoads(a) - chainLoads(b);
  if (loads !== 0) return loads;
  const tiles = found.length[a]! - found.length[b]!;
  if (tiles !== 0) return tiles;
  for (let i = 0; i < found.length[a]!; i++) {
    const names = chainCell(a, i) - chainCell(b, i);
    if (names !== 0) return names;
  }
  const rank = (terminal: number): number => (terminal >= OWN_BASE ? 2 : terminal >= STRIP_BASE ? 0 : 1);
  return rank(found.from[a]!) - rank(found.from[b]!);
}
