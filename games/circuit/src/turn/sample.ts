import { type Action, ActionList, type Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import * as geometry from '../board/geometry.ts';
import { cellCount, nthBit, nthCell, openHigh, openLow } from '../board/geometry.ts';
import type { CircuitState } from '../board/state.ts';
import * as record from '../board/state.ts';
import * as box from '../board/tiles.ts';
import { gatherChoosing } from './choosing.ts';
import * as codes from './codes.ts';
import { legal, listGathered } from './legal.ts';
import { holdsIron, isBurntFuse, mayLay, mayLayKind, maySwap } from './may.ts';

// Imported constants are read from memory at every use; local ones are folded into the code.
const { SIDES } = geometry;
const { DRAW_FIRST, HAND_SLOTS, ONCE, PLACE_SIDES } = record;
const { IRON, MAGNET, SIDE_KINDS, TOKENS } = box;

/*
 * Uniform over `legal` without listing it. The moves are counted by kind; a uniform number picks one. The only moves counted
 * that are not legal (an iron that would lay the same tile again) are thrown back and drawn again. Moves that leave a choice
 * of who glows count once for each way.
 */

const kinds = new Uint8Array(TOKENS);
let kindCount = 0;
const tokens = new Uint8Array(TOKENS);
let tokenCount = 0;
/** The same as bits. */
let hand = 0;
const list = new ActionList();
let openCellsLow = 0;
let openCellsHigh = 0;

/** The distinct tokens of a hand as they lie in it, and the distinct tiles that may be laid. */
function readHand(state: CircuitState, seat: Seat): void {
  const { hands } = state;
  const start = seat * HAND_SLOTS;
  const end = start + state.handSize[seat]!;
  const magnetToo = mayLayKind(state, MAGNET);
  let laid = 0;
  let held = 0;
  let seen = 0;
  for (let i = start; i < end; i++) {
    const token = hands[i]!;
    if ((seen & (1 << token)) !== 0) continue;
    seen |= 1 << token;
    tokens[held++] = token;
    if (token !== IRON && (token !== MAGNET || magnetToo)) kinds[laid++] = token;
  }
  hand = seen;
  tokenCount = held;
  kindCount = laid;
}

export function sample(state: CircuitState, seat: Seat, rng: Rng): Action {
  if (state.stands === 1 && holdsIron(state, seat)) return sampleFromList(state, seat, rng);
  readHand(state, seat);
  if (state.stands === 1) return sampleSwap(state, seat, rng);
  const lays = mayLay(state) ? countLays(state) : 0;
  const swaps = maySwap(state, seat) ? tokenCount : 0;
  const irons = state.again === ONCE ? countIrons(state, seat) : 0;
  const total = lays + swaps + irons;
  if (total === 0) return codes.PASS;
  // Hardly ever does a move leave a choice of who glows; then the whole list is made.
  const extra = gatherChoosing(state, seat, hand);
  if (extra > 0) {
    list.clear();
    listGathered(state, seat, hand, extra, list);
    return list.at(rng.below(list.length));
  }
  for (;;) {
    const n = rng.below(total);
    if (n < lays) return nthLay(n);
    if (n < lays + swaps) return codes.swapBase(tokens[n - lays]!);
    const base = nthIron(state, seat, n - lays - swaps);
    if (base >= 0) return base;
  }
}

/** While a short stands and nobody here can mend it. [C4.6] */
function sampleSwap(state: CircuitState, seat: Seat, rng: Rng): Action {
  if (!maySwap(state, seat)) return sampleFromList(state, seat, rng);
  return codes.swapBase(nthBit(hand, rng.below(tokenCount)));
}

function sampleFromList(state: CircuitState, seat: Seat, rng: Rng): Action {
  list.clear();
  legal(state, seat, list);
  return list.at(rng.below(list.length));
}

function countLays(state: CircuitState): number {
  openCellsLow = openLow(state.occupiedLow, state.occupiedHigh);
  openCellsHigh = openHigh(state.occupiedLow, state.occupiedHigh);
  return cellCount(openCellsLow, openCellsHigh) * kindCount * 4;
}

/** After `countLays`. */
function nthLay(n: number): Action {
  const ways = kindCount * 4;
  const nth = (n / ways) | 0;
  const way = n - nth * ways;
  return codes.layBase(kinds[way >> 2]! * 4 + (way & 3), nthCell(openCellsLow, openCellsHigh, nth));
}

const hasHandIron = (): boolean => (hand & (1 << IRON)) !== 0;
const ironSources = (state: CircuitState, seat: Seat): number => (state.irons[seat]! > 0 ? 1 : 0) + (hasHandIron() ? 1 : 0);

const soundCount = (state: CircuitState): number =>
  cellCount(state.occupiedLow & ~state.markedLow, state.occupiedHigh & ~state.markedHigh);
const burntCount = (state: CircuitState): number => cellCount(state.burntLow, state.burntHigh);

function countIrons(state: CircuitState, seat: Seat): number {
  const sources = ironSources(state, seat);
  if (sources === 0) return 0;
  const ways = kindCount * 4;
  return sources * (soundCount(state) * ways + burntCount(state) * (ways + 1) + state.burntFuses);
}

/** The nth use of an iron, or -1 where it would lay the tile that lies there. */
function nthIron(state: CircuitState, seat: Seat, index: number): Action {
  const sources = ironSources(state, seat);
  const fromHand = sources === 2 ? index % 2 : state.irons[seat]! > 0 ? 0 : 1;
  let n = Math.floor(index / sources);
  const ways = kindCount * 4;
  const exchanges = soundCount(state) * ways;
  if (n < exchanges) {
    const way = n % ways;
    const tile = kinds[way >> 2]! * 4 + (way & 3);
    const cell = nthCell(state.occupiedLow & ~state.markedLow, state.occupiedHigh & ~state.markedHigh, (n - way) / ways);
    return state.tiles[cell] === tile ? -1 : codes.ironBase(cell, tile, fromHand);
  }
  n -= exchanges;
  const burnt = burntCount(state) * (ways + 1);
  if (n < burnt) {
    const way = n % (ways + 1);
    const tile = way === ways ? codes.NO_TILE : kinds[way >> 2]! * 4 + (way & 3);
    return codes.ironBase(nthCell(state.burntLow, state.burntHigh, (n - way) / (ways + 1)), tile, fromHand);
  }
  return codes.fuseBase(nthBurntFuse(state, n - burnt), fromHand);
}

function nthBurntFuse(state: CircuitState, n: number): number {
  let left = n;
  for (let side = 0; side < SIDES; side++) if (isBurntFuse(state, side) && left-- === 0) return side;
  throw new Error('fewer fuses are burnt than counted');
}

/** The pending chance with its true odds: every token in the pool is equally likely. */
export function roll(state: CircuitState, rng: Rng): Action {
  if (state.phase === PLACE_SIDES) return drawFrom(state.sidePool, SIDE_KINDS, sidesLeft(state), rng);
  if (state.phase !== DRAW_FIRST) return drawFrom(state.bag, TOKENS, state.bagSize, rng);
  for (;;) {
    const seat = rng.below(state.seats);
    if ((state.gone & (1 << seat)) === 0) return seat;
  }
}

function sidesLeft(state: CircuitState): number {
  let left = 0;
  for (let kind = 0; kind < SIDE_KINDS; kind++) left += state.sidePool[kind]!;
  return left;
}

function drawFrom(pool: Uint8Array, size: number, total: number, rng: Rng): number {
  let n = rng.below(total);
  for (let kind = 0; kind < size; kind++) {
    n -= pool[kind]!;
    if (n < 0) return kind;
  }
  throw new Error('the pool holds fewer tokens than counted');
}
