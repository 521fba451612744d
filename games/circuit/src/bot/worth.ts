import type { Action, Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import { baseOf, ironBase, isLay, layBase, layCellOf, layTileOf } from '../codes.ts';
import { CELLS, HALF_CELLS, hasCell, openHigh, openLow, SIDE_BASE, STRIP_BASE } from '../geometry.ts';
import { holdsIron, mayLay } from '../legal.ts';
import { sample } from '../sample.ts';
import { arrivals, chainCell, departures, findChainsWith, floodPoles, found, hasSoundFuse, joinsFloods } from '../solver.ts';
import { type CircuitState, HAND_SLOTS, ONCE, tokensLeft } from '../state.ts';
import { BATTERY, BRIDGE, CROSSING, EMPTY, IRON, LAMP, LED, MAGNET, REED, RESISTOR, WIRE } from '../tiles.ts';
import { ledLevel, verdictOf } from '../verdict.ts';

/*
 * What a tile would bring at once, reckoned from the chains it would close and without laying it. Where chains open each other
 * the order of C4.2 is not followed to the letter: a player wants to know quickly, the rules will say exactly.
 */

/** How many rotations of a tile differ in what they do. */
export const TURNS: readonly number[] = Array.from({ length: 12 }, (_, kind) => {
  if (kind === CROSSING || kind === MAGNET || kind === BRIDGE) return 1;
  return kind === WIRE || kind === LAMP || kind === RESISTOR || kind === REED ? 2 : 4;
});

/** A lost turn, in points. */
const LOST_TURN = 1.5;
/** A short that stands must be mended by somebody, and the game may end with it. */
const STANDING_SHORT = 0.5;

const penaltyOf = (state: CircuitState, seat: Seat): number => (state.shorts[seat]! < 2 ? 2 : LOST_TURN);

/** After `floodPoles`: points that this tile in this cell would bring less those it would cost. */
export function worthOfTile(state: CircuitState, seat: Seat, tile: number, cell: number): number {
  const kind = tile >> 2;
  if (kind === MAGNET || kind === BATTERY || arrivals[cell] === 0 || departures[cell] === 0 || !joinsFloods(tile, cell)) return 0;
  findChainsWith(state, tile, cell);
  if (found.count === 0) return 0;
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
  verdictOf(found.resistors[chain]!, found.lamps[chain]!, found.leds[chain]!, found.helpers[chain]!);

/** 0: fuses at most; 1: something burns; 2: a short. */
function judgeHarm(state: CircuitState): number {
  burntSides = 0;
  let harm = 0;
  for (let chain = 0; chain < found.count; chain++) {
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
  for (let chain = 0; chain < found.count; chain++) {
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
  return worth;
}

/**
 * A quick good move: the lay or the iron that brings most, an iron only where it brings more than it is worth kept; else any lay that
 * does no harm.
 */
export function bestMove(state: CircuitState, seat: Seat, ironLeft: number, rng: Rng): Action {
  if (state.stands === 1) return sample(state, seat, rng);
  const mayIron = state.again === ONCE && holdsIron(state, seat);
  const low = openLow(state.occupiedLow, state.occupiedHigh);
  const high = openHigh(state.occupiedLow, state.occupiedHigh);
  const hand = kindsInHand(state, seat);
  const lays = mayLay(state);
  let most = 0;
  let best = -1;
  floodPoles(state);
  for (let cell = 0; cell < CELLS; cell++) {
    if (arrivals[cell] === 0 || departures[cell] === 0) continue;
    const isEmpty = state.tiles[cell] === EMPTY;
    if (isEmpty ? !lays || !hasCell(low, high, cell) : !mayIron || (state.glow[cell] !== 0 && state.smoke[cell] === 0)) continue;
    const cost = isEmpty ? 0 : 1 + ironLeft;
    for (let kinds = hand; kinds !== 0; kinds &= kinds - 1) {
      const kind = 31 - Math.clz32(kinds & -kinds);
      for (let tile = kind * 4; tile < kind * 4 + TURNS[kind]!; tile++) {
        const worth = worthOfTile(state, seat, tile, cell) - cost;
        if (worth <= most) continue;
        most = worth;
        best = isEmpty ? layBase(tile, cell) : ironBase(cell, tile, state.irons[seat]! > 0 ? 0 : 1);
      }
    }
  }
  return best >= 0 ? best : harmless(state, seat, rng);
}

/** After `floodPoles`. */
function harmless(state: CircuitState, seat: Seat, rng: Rng): Action {
  let action = sample(state, seat, rng);
  for (let tries = 0; tries < 4; tries++) {
    const base = baseOf(action);
    if (isLay(base) && worthOfTile(state, seat, layTileOf(base), layCellOf(base)) >= 0) break;
    action = sample(state, seat, rng);
  }
  return action;
}

/** The kinds of circuit tiles in a hand, as bits. */
export function kindsInHand(state: CircuitState, seat: Seat): number {
  let kinds = 0;
  const start = seat * HAND_SLOTS;
  for (let i = start; i < start + state.handSize[seat]!; i++) if (state.hands[i] !== IRON) kinds |= 1 << state.hands[i]!;
  return kinds;
}
