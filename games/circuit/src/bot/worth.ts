import type { Seat } from '@stolik/kernel/game';
import { HALF_CELLS, hasCell, SIDE_BASE, STRIP_BASE } from '../board/geometry.ts';
import { type CircuitState, HAND_SLOTS, tokensLeft } from '../board/state.ts';
import { BATTERY, BRIDGE, EXITS, IRON, LAMP, LED, MAGNET, REED, RESISTOR, TILES, TURNS } from '../board/tiles.ts';
import {
  arrivals,
  chainCell,
  departures,
  findChainsWith,
  findPairs,
  found,
  hasSoundFuse,
  isOn,
  joinsFloods,
  openPairs,
  pairs,
} from '../current/solver.ts';
import { ledLevel, verdictOf } from '../current/verdict.ts';

/*
 * What a tile would bring at once, reckoned from the chains it would close and without laying it. Where chains open each other
 * the order of C4.2 is not followed to the letter: a player wants to know quickly, the rules will say exactly.
 */

/** A lost turn, in points. */
const LOST_TURN = 1.5;
/** A short that stands must be repaired by somebody, and the game may end with it. */
const STANDING_SHORT = 0.5;

const penaltyOf = (state: CircuitState, seat: Seat): number => (state.shorts[seat]! < 2 ? 2 : LOST_TURN);

/** The chains a tile would close, as numbers in `found`, and the load it adds to each of them. */
let through = new Int32Array(64);
let throughCount = 0;
let addsLamp = 0;
let addsLed = 0;
let addsResistor = 0;
/** The most glow tokens that a tile would take, since it was set to 0. */
export const most = { tokens: 0 };

function clearThrough(): void {
  throughCount = 0;
  addsLamp = 0;
  addsLed = 0;
  addsResistor = 0;
}

function addThrough(from: number, to: number): void {
  for (let chain = from; chain < to; chain++) {
    if (throughCount === through.length) {
      const longer = new Int32Array(through.length * 2);
      longer.set(through);
      through = longer;
    }
    through[throughCount++] = chain;
  }
}

/** After `floodPoles`: points that this tile in this cell would bring less those it would cost. */
export function worthOfTile(state: CircuitState, seat: Seat, tile: number, cell: number): number {
  const kind = tile >> 2;
  if (kind === MAGNET || kind === BATTERY || arrivals[cell] === 0 || departures[cell] === 0 || !joinsFloods(tile, cell)) return 0;
  findChainsWith(state, tile, cell);
  clearThrough();
  addThrough(0, found.count);
  return worthOfThrough(state, seat, tile, cell);
}

/** The points of each tile in the cell asked for last. */
export const inPlace = new Float64Array(TILES);

/** After `floodPoles`: the same for all tiles of these kinds (as bits), into `inPlace`; one search does for nearly all of them. */
export function reckonCell(state: CircuitState, seat: Seat, cell: number, kinds: number): void {
  const apart = state.options.battery ? kinds : kinds & (1 << BRIDGE);
  for (let rest = apart; rest !== 0; rest &= rest - 1) {
    const kind = 31 - Math.clz32(rest & -rest);
    for (let tile = kind * 4; tile < kind * 4 + TURNS[kind]!; tile++) inPlace[tile] = worthOfTile(state, seat, tile, cell);
  }
  if (kinds === apart) return;
  findPairs(state, cell);
  for (let rest = kinds & ~apart; rest !== 0; rest &= rest - 1) {
    const kind = 31 - Math.clz32(rest & -rest);
    for (let tile = kind * 4; tile < kind * 4 + TURNS[kind]!; tile++) inPlace[tile] = worthInPlace(state, seat, tile, cell);
  }
}

/** `WAYS[tile]`: the pairs of edges, entry * 4 + exit, by which current passes a tile, as bits. */
const WAYS = new Int32Array(TILES);
for (let tile = 0; tile < TILES; tile++) {
  for (let entry = 0; entry < 4; entry++) WAYS[tile]! |= EXITS[tile * 4 + entry]! << (entry * 4);
}

/** After `findPairs` of this cell. */
function worthInPlace(state: CircuitState, seat: Seat, tile: number, cell: number): number {
  let ways = WAYS[tile]! & openPairs;
  if (ways === 0) return 0;
  const kind = tile >> 2;
  if (kind === MAGNET || kind === BATTERY || (kind === REED && !isOn(state, cell))) return 0;
  clearThrough();
  for (; ways !== 0; ways &= ways - 1) {
    const pair = 31 - Math.clz32(ways & -ways);
    addThrough(pairs[pair]!, pairs[pair + 1]!);
  }
  addsLamp = kind === LAMP ? 1 : 0;
  addsLed = kind === LED ? 1 : 0;
  addsResistor = kind === RESISTOR ? 1 : 0;
  return worthOfThrough(state, seat, tile, cell);
}

function worthOfThrough(state: CircuitState, seat: Seat, tile: number, cell: number): number {
  if (throughCount === 0) return 0;
  const lost = judgeHarm(state);
  if (lost > 0) return -penaltyOf(state, seat) - (lost === 2 ? STANDING_SHORT : 0);
  return countGlow(state, seat, tile, cell);
}

/** Side tokens, as bits, whose fuse would burn. */
let burntSides = 0;

const isBurntSide = (terminal: number): boolean =>
  terminal >= SIDE_BASE && terminal < STRIP_BASE && (burntSides & (1 << (terminal - SIDE_BASE))) !== 0;
const isOpened = (chain: number): boolean =>
  burntSides !== 0 && (isBurntSide(found.from[chain]!) || isBurntSide(found.to[chain]!));

const verdictOfChain = (chain: number) =>
  verdictOf(
    found.resistors[chain]! + addsResistor,
    found.lamps[chain]! + addsLamp,
    found.leds[chain]! + addsLed,
    found.helpers[chain]!,
  );

/** 0: fuses at most; 1: something burns; 2: a short. */
function judgeHarm(state: CircuitState): number {
  burntSides = 0;
  let harm = 0;
  for (let at = 0; at < throughCount; at++) {
    const chain = through[at]!;
    const { kind } = verdictOfChain(chain);
    if ((kind !== 'short' && kind !== 'smoke') || isOpened(chain)) continue;
    const fuse = hasSoundFuse(state, found.from[chain]!) ? found.from[chain]! : found.to[chain]!;
    if (hasSoundFuse(state, fuse)) burntSides |= 1 << (fuse - SIDE_BASE);
    else harm = Math.max(harm, kind === 'short' ? 2 : 1);
  }
  return harm;
}

function countGlow(state: CircuitState, seat: Seat, laid: number, at: number): number {
  let tokens = tokensLeft(state, seat);
  let worth = 0;
  let litLow = 0;
  let litHigh = 0;
  for (let each = 0; each < throughCount; each++) {
    const chain = through[each]!;
    const verdict = verdictOfChain(chain);
    if (verdict.kind !== 'glow' || isOpened(chain)) continue;
    let places = verdict.atMost;
    let leds = 0;
    for (let i = 0; i < found.length[chain]! && places > 0 && tokens > 0; i++) {
      const cell = chainCell(chain, i);
      const kind = (cell === at ? laid : state.tiles[cell]!) >> 2;
      const level = kind === LAMP ? verdict.lamps : kind === LED ? ledLevel(verdict, leds++) : 0;
      if (level === 0 || state.glow[cell] !== 0 || hasCell(litLow, litHigh, cell)) continue;
      if (cell < HALF_CELLS) litLow |= 1 << cell;
      else litHigh |= 1 << (cell - HALF_CELLS);
      places--;
      tokens--;
      worth += level;
    }
  }
  most.tokens = Math.max(most.tokens, tokensLeft(state, seat) - tokens);
  return worth;
}

/** The kinds of circuit tiles in a hand, as bits. */
export function kindsInHand(state: CircuitState, seat: Seat): number {
  let kinds = 0;
  const start = seat * HAND_SLOTS;
  for (let i = start; i < start + state.handSize[seat]!; i++) if (state.hands[i] !== IRON) kinds |= 1 << state.hands[i]!;
  return kinds;
}
