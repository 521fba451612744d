import type { Seat } from '@stolik/kernel/game';
import { CELLS, hasCell, openHigh, openLow } from '../board/geometry.ts';
import { type CircuitState, HAND_SLOTS } from '../board/state.ts';
import { EMPTY, HAND_TILES, IRON, KINDS, TURNS } from '../board/tiles.ts';
import { arrivals, departures, floodPoles } from '../current/solver.ts';
import { holdsIron } from '../turn/may.ts';
import { inPlace, most, reckonCell } from './worth.ts';

/*
 * What a player can expect from the next turn: the most that each kind of tile could bring on this field, and how likely each
 * kind is to be in the hand. One reckoning takes the place of many dealt hands.
 */

/** An iron that exchanges a tile costs a point. [C6.1] */
const IRON_COST = 1;

/** `byKind[kind]`: the most that laying such a tile brings on this field; never less than 0. */
export const byKind = new Float64Array(KINDS);
/** The same for soldering it in with an iron, its cost taken off. */
export const byIron = new Float64Array(KINDS);
/**
 * Cells where some tile would score, and much: placed for more than two, soldered in with an iron for two or more beyond its
 * cost.
 */
export const spots = { lay: 0, layMuch: 0, iron: 0, ironMuch: 0 };
const MUCH = 2;

/** Fills `byKind` and `byIron` for this seat. Without irons `byIron` stays 0, which saves time. */
export function surveyField(state: CircuitState, seat: Seat, withIrons = true): void {
  byKind.fill(0);
  byIron.fill(0);
  most.tokens = 0;
  spots.lay = 0;
  spots.layMuch = 0;
  spots.iron = 0;
  spots.ironMuch = 0;
  if (state.stands === 1) return;
  floodPoles(state);
  const low = openLow(state.occupiedLow, state.occupiedHigh);
  const high = openHigh(state.occupiedLow, state.occupiedHigh);
  for (let cell = 0; cell < CELLS; cell++) {
    if (arrivals[cell] === 0 || departures[cell] === 0) continue;
    if (state.tiles[cell] === EMPTY) {
      if (!hasCell(low, high, cell)) continue;
      const worth = surveyCell(state, seat, cell, byKind, 0);
      if (worth > 0) spots.lay++;
      if (worth > MUCH) spots.layMuch++;
    } else if (withIrons && (state.glow[cell] === 0 || state.smoke[cell] !== 0)) {
      const worth = surveyCell(state, seat, cell, byIron, IRON_COST);
      if (worth > 0) spots.iron++;
      if (worth >= MUCH) spots.ironMuch++;
    }
  }
}

const ALL_KINDS = (1 << KINDS) - 1;

/** The most that any tile would bring there. */
function surveyCell(state: CircuitState, seat: Seat, cell: number, out: Float64Array, cost: number): number {
  reckonCell(state, seat, cell, ALL_KINDS);
  let highest = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    for (let tile = kind * 4; tile < kind * 4 + TURNS[kind]!; tile++) {
      const worth = inPlace[tile]! - cost;
      if (worth > out[kind]!) out[kind] = worth;
      if (worth > highest) highest = worth;
    }
  }
  return highest;
}

const kindsByWorth = new Uint8Array(KINDS);
const worths = new Float64Array(KINDS);

/** After `surveyField`: what a kind brings to who has (or may have) an iron worth so many points to them. */
function prepareWorths(ironLeft: number): void {
  for (let kind = 0; kind < KINDS; kind++) worths[kind] = Math.max(byKind[kind]!, byIron[kind]! - ironLeft, 0);
  for (let i = 0; i < KINDS; i++) {
    let at = i;
    while (at > 0 && worths[kindsByWorth[at - 1]!]! < worths[i]!) {
      kindsByWorth[at] = kindsByWorth[at - 1]!;
      at--;
    }
    kindsByWorth[at] = i;
  }
}

/**
 * After `surveyField`: the expected best of a hidden hand of three; `pool` is all that may be in it. `ironLeft` is the value of
 * keeping an iron, where this seat has one.
 */
export function expectHidden(state: CircuitState, seat: Seat, pool: Uint8Array, ironLeft: number): number {
  prepareWorths(holdsIron(state, seat) ? ironLeft : Number.POSITIVE_INFINITY);
  return expectDrawn(pool, HAND_TILES, 0);
}

/** The same for any hand, with an iron or (`ironLeft` infinite) without. */
export function expectAnyone(pool: Uint8Array, ironLeft: number): number {
  prepareWorths(ironLeft);
  return expectDrawn(pool, HAND_TILES, 0);
}

/** The same for a hand that is known but for the tiles it will still draw. */
export function expectKnown(state: CircuitState, seat: Seat, pool: Uint8Array, ironLeft: number): number {
  prepareWorths(holdsIron(state, seat) ? ironLeft : Number.POSITIVE_INFINITY);
  let known = 0;
  let tiles = 0;
  for (let i = seat * HAND_SLOTS; i < seat * HAND_SLOTS + state.handSize[seat]!; i++) {
    const token = state.hands[i]!;
    if (token === IRON) continue;
    tiles++;
    if (worths[token]! > known) known = worths[token]!;
  }
  return expectDrawn(pool, Math.max(0, HAND_TILES - tiles), known);
}

/** After `surveyField`: the most points that placing one of the tiles in this hand scores. */
export function bestInHand(state: CircuitState, seat: Seat): number {
  let highest = 0;
  for (let i = seat * HAND_SLOTS; i < seat * HAND_SLOTS + state.handSize[seat]!; i++) {
    const token = state.hands[i]!;
    if (token !== IRON && byKind[token]! > highest) highest = byKind[token]!;
  }
  return highest;
}

/** The expected greater of `known` and the best of so many tiles drawn from the pool. */
function expectDrawn(pool: Uint8Array, draws: number, known: number): number {
  let size = 0;
  for (let kind = 0; kind < KINDS; kind++) size += pool[kind]!;
  if (draws === 0 || size === 0) return known;
  let expected = 0;
  let without = 1;
  let better = 0;
  for (let i = 0; i < KINDS; i++) {
    const kind = kindsByWorth[i]!;
    const worth = worths[kind]!;
    if (worth <= known) break;
    better += pool[kind]!;
    const none = Math.max(0, (size - better) / size) ** draws;
    expected += worth * (without - none);
    without = none;
  }
  return expected + known * without;
}
