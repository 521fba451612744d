import type { Action, Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import { BEYOND, CELLS, hasCell, openHigh, openLow, RAIL, SIDES } from '../board/geometry.ts';
import { type CircuitState, HAND_SLOTS, ONCE } from '../board/state.ts';
import { CONTACTS, CORNER, EMPTY, LAMP, LED, MAGNET, RESISTOR, TURNS, WIRE } from '../board/tiles.ts';
import { arrivals, departures, floodPoles, floodTried, poleOf } from '../current/solver.ts';
import * as codes from '../turn/codes.ts';
import { holdsIron, isBurntFuse, mayLay, mayLayKind, maySwap } from '../turn/may.ts';
import { sample } from '../turn/sample.ts';
import { inPlace, kindsInHand, reckonCell, worthOfTile } from './worth.ts';

/*
 * A quick good move, for playing on: what scores most at once, else a lay that does no harm and fits well, as people lay tiles: contacts
 * to contacts.
 */

/** The edges of a cell where a contact meets another or a pole, and those where it faces a blank one, as bits. */
let meets = 0;
let faces = 0;

function readEdges(state: CircuitState, cell: number): void {
  meets = 0;
  faces = 0;
  for (let d = 0; d < 4; d++) {
    const beyond = BEYOND[cell * 4 + d]!;
    let isOpen = false;
    if (beyond < CELLS) {
      const tile = state.tiles[beyond]!;
      if (tile === EMPTY) continue;
      isOpen = (CONTACTS[tile]! & (1 << (d ^ 2))) !== 0;
    } else isOpen = beyond === RAIL ? (state.rail & (1 << (cell >> 3))) !== 0 : poleOf(state, beyond) !== 0;
    if (isOpen) meets |= 1 << d;
    else faces |= 1 << d;
  }
}

const BITS = Uint8Array.from({ length: 16 }, (_, bits) => (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1) + (bits >> 3));

/**
 * Equal fits come in any order: a little chance, from one number a move and what is laid where. So in worlds that are alike but for
 * one tile the same is laid, and what differs between them is due to that tile.
 */
let dice = 0;
const NOISE = 4096;

function noise(base: number): number {
  const mixed = Math.imul(dice ^ base, 0x21f0aaad);
  return (Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97) >>> 20) & (NOISE - 1);
}

let highest = 0;
let best = -1;

/** The lays that fit best, best first. */
const FITTING = 5;
const fitting = new Int32Array(FITTING);
const fits = new Int32Array(FITTING);
let fittingCount = 0;

function keepFitting(base: number, fit: number): void {
  let at = fittingCount < FITTING ? fittingCount++ : FITTING - 1;
  for (; at > 0 && fits[at - 1]! < fit; at--) {
    fits[at] = fits[at - 1]!;
    fitting[at] = fitting[at - 1]!;
  }
  fits[at] = fit;
  fitting[at] = base;
}

/** Rules for placing a tile that scores nothing: anywhere, where it fits, or where it fits and opens nothing to the next player. */
export type Manner = 'any' | 'fitting' | 'careful';

/** An iron only where it brings more than it is worth kept. */
export function bestMove(state: CircuitState, seat: Seat, ironLeft: number, rng: Rng, manner: Manner): Action {
  if (state.stands === 1) return sample(state, seat, rng);
  const mayIron = state.again === ONCE && holdsIron(state, seat);
  const low = openLow(state.occupiedLow, state.occupiedHigh);
  const high = openHigh(state.occupiedLow, state.occupiedHigh);
  const hand = kindsInHand(state, seat);
  const laid = mayLay(state) ? (mayLayKind(state, MAGNET) ? hand : hand & ~(1 << MAGNET)) : 0;
  highest = 0;
  best = -1;
  fittingCount = 0;
  dice = rng.below(0x40000000);
  floodPoles(state);
  for (let cell = 0; cell < CELLS; cell++) {
    const isReached = arrivals[cell] !== 0 && departures[cell] !== 0;
    if (state.tiles[cell] === EMPTY) {
      if (laid !== 0 && hasCell(low, high, cell)) tryLays(state, seat, cell, laid, isReached);
    } else if (mayIron && isReached && (state.glow[cell] === 0 || state.smoke[cell] !== 0))
      tryIrons(state, seat, cell, hand, 1 + ironLeft);
  }
  if (best >= 0) return best;
  if (manner === 'any') return harmless(state, seat, rng);
  if (fittingCount === 0) return makeDo(state, seat, rng);
  return manner === 'careful' ? safest(state, seat) : fitting[0]!;
}

function tryLays(state: CircuitState, seat: Seat, cell: number, kinds: number, isReached: boolean): void {
  if (isReached) reckonCell(state, seat, cell, kinds);
  readEdges(state, cell);
  for (let rest = kinds; rest !== 0; rest &= rest - 1) {
    const kind = 31 - Math.clz32(rest & -rest);
    for (let tile = kind * 4; tile < kind * 4 + TURNS[kind]!; tile++) {
      const worth = isReached ? inPlace[tile]! : 0;
      if (worth < 0) continue;
      if (worth > highest) {
        highest = worth;
        best = codes.layBase(tile, cell);
      }
      const contacts = CONTACTS[tile]!;
      const base = codes.layBase(tile, cell);
      const fit = (BITS[contacts & meets]! - BITS[contacts & faces]!) * NOISE + noise(base);
      if (fittingCount < FITTING || fit > fits[FITTING - 1]!) keepFitting(base, fit);
    }
  }
}

function tryIrons(state: CircuitState, seat: Seat, cell: number, kinds: number, cost: number): void {
  reckonCell(state, seat, cell, kinds);
  for (let rest = kinds; rest !== 0; rest &= rest - 1) {
    const kind = 31 - Math.clz32(rest & -rest);
    for (let tile = kind * 4; tile < kind * 4 + TURNS[kind]!; tile++) {
      const worth = inPlace[tile]! - cost;
      if (worth <= highest || (tile === state.tiles[cell] && state.smoke[cell] === 0)) continue;
      highest = worth;
      best = codes.ironBase(cell, tile, state.irons[seat]! > 0 ? 0 : 1);
    }
  }
}

/** Of the lays that fit best the first after which nothing likely scores, else the one after which least does. */
function safest(state: CircuitState, seat: Seat): Action {
  let chosen = fitting[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < fittingCount && least > 0; i++) {
    const opened = mostOpened(state, seat, fitting[i]!);
    if (opened >= least) continue;
    least = opened;
    chosen = fitting[i]!;
  }
  return chosen;
}

const LIKELY = (1 << LAMP) | (1 << LED) | (1 << RESISTOR) | (1 << WIRE) | (1 << CORNER);

/** The most that a likely tile would bring after this lay; whoever lays it has glow tokens enough. */
function mostOpened(state: CircuitState, seat: Seat, base: number): number {
  const at = codes.layCellOf(base);
  const low = openLow(state.occupiedLow, state.occupiedHigh);
  const high = openHigh(state.occupiedLow, state.occupiedHigh);
  let opened = 0;
  state.tiles[at] = codes.layTileOf(base);
  floodTried(state);
  for (let cell = 0; cell < CELLS; cell++) {
    if (arrivals[cell] === 0 || departures[cell] === 0 || state.tiles[cell] !== EMPTY || !hasCell(low, high, cell)) continue;
    reckonCell(state, seat, cell, LIKELY);
    for (let rest = LIKELY; rest !== 0; rest &= rest - 1) {
      const kind = 31 - Math.clz32(rest & -rest);
      for (let tile = kind * 4; tile < kind * 4 + TURNS[kind]!; tile++) opened = Math.max(opened, inPlace[tile]!);
    }
  }
  state.tiles[at] = EMPTY;
  return opened;
}

/** After `floodPoles`. */
function harmless(state: CircuitState, seat: Seat, rng: Rng): Action {
  let action = sample(state, seat, rng);
  for (let tries = 0; tries < 4; tries++) {
    const base = codes.baseOf(action);
    if (codes.isLay(base) && worthOfTile(state, seat, codes.layTileOf(base), codes.layCellOf(base)) >= 0) break;
    action = sample(state, seat, rng);
  }
  return action;
}

/** Where nothing can be laid without harm: an exchange, else an iron that costs nothing, else the one that costs least, else whatever must be. */
function makeDo(state: CircuitState, seat: Seat, rng: Rng): Action {
  if (maySwap(state, seat)) return codes.swapBase(state.hands[seat * HAND_SLOTS + rng.below(state.handSize[seat]!)]!);
  if (state.again === ONCE && holdsIron(state, seat)) {
    const fromHand = state.irons[seat]! > 0 ? 0 : 1;
    const hand = kindsInHand(state, seat);
    highest = Number.NEGATIVE_INFINITY;
    for (let cell = 0; cell < CELLS; cell++) {
      if (state.tiles[cell] !== EMPTY && (state.glow[cell] === 0 || state.smoke[cell] !== 0))
        tryIrons(state, seat, cell, hand, 1);
    }
    if (best >= 0 && highest >= 0) return best;
    if ((state.burntLow | state.burntHigh) !== 0) {
      for (let cell = 0; cell < CELLS; cell++) if (state.smoke[cell] !== 0) return codes.ironBase(cell, codes.NO_TILE, fromHand);
    }
    if (state.burntFuses > 0) {
      for (let side = 0; side < SIDES; side++) if (isBurntFuse(state, side)) return codes.fuseBase(side, fromHand);
    }
    if (best >= 0) return best;
  }
  return sample(state, seat, rng);
}
