import type { Seat } from '@stolik/kernel/game';
import * as geometry from './geometry.ts';
import { cellCount, hasCell } from './geometry.ts';
import type { CircuitOptions } from './options.ts';
import * as box from './tiles.ts';

// Imported constants are read from memory at every use; local ones are folded into the code.
const { CELLS, COLUMNS, HALF_CELLS, SIDES, SIDE_BASE } = geometry;
const { CONTACTS, EMPTY, GLOW_TOKENS, KINDS, LAMP, LED, RESISTOR, SIDE_KINDS, SIDE_POLE, TOKENS } = box;

// `contacts`: cells with a contact north, east, south, west, and those under the rail; low and high half of each.
const CONTACT_SETS = 10;

// Phases. In the first four chance is asked.
export const PLACE_SIDES = 0;
export const DRAW_FIRST = 1;
/** The draw at the beginning of a turn. [C3.1] */
export const FILL_HAND = 2;
/** The draw of an exchange. [C3.2] */
export const EXCHANGE = 3;
export const DECIDE = 4;
export const OVER = 5;

// Why it is over, `reason` of the state. [C7.1, C7.3]
export const REASONS = ['running', 'eight-points', 'short-stands', 'all-passed', 'no-tiles', 'one-side-left'] as const;

// `again`: which action x2 asks for the second time. [C8.1]
export const ONCE = 0;
export const LAY_AGAIN = 1;
export const SWAP_AGAIN = 2;

/** A hand holds three tiles and a few irons; written positions may hold more, up to this. */
export const HAND_SLOTS = 16;

/**
 * The whole truth of a game, flat. It caches numbers that follow from the field (masks, points, lit), because playouts read them
 * at every move. Only `field.ts` changes them.
 */
export interface CircuitState {
  readonly options: CircuitOptions;
  readonly seats: number;
  phase: number;
  /** Index in the order of play. [C8.2] */
  place: number;
  first: Seat;
  reason: number;

  /** A tile as it lies (kind * 4 + rotation), or -1, by cell. */
  readonly tiles: Int8Array;
  /** 0, or seat * 2 + level, by cell. */
  readonly glow: Int8Array;
  /** 1 on a burnt tile or a burnt fuse: cells, then side tokens. */
  readonly smoke: Uint8Array;
  /** Kind of each side token; -1 while it is not drawn yet. */
  readonly sides: Int8Array;
  readonly strips: Int8Array;
  readonly rail: number;
  /** Side tokens not yet placed, by kind. */
  readonly sidePool: Uint8Array;

  readonly bag: Uint8Array;
  bagSize: number;
  readonly discard: Uint8Array;
  readonly hands: Int8Array;
  readonly handSize: Uint8Array;
  /** What everybody can reckon: at least and at most so many irons are in the hand (numbers of tokens are open). */
  readonly ironsLeast: Uint8Array;
  readonly ironsMost: Uint8Array;
  /** Irons in front. */
  readonly irons: Uint8Array;

  /** Tokens whose tile was taken out: seat * 2 half ones, seat * 2 + 1 full ones. */
  readonly kept: Uint8Array;
  readonly points: Int16Array;
  readonly lit: Uint8Array;
  readonly penalties: Int16Array;
  readonly shorts: Uint8Array;
  readonly miss: Uint8Array;

  /** Seats, as bits, that have passed in a row; that still have a turn in the last round (-1 before it); that have left. */
  passed: number;
  last: number;
  gone: number;

  /** A short is on the field now. */
  stands: number;
  /** Turns since it began to stand, -1 when none did at the end of the last turn. */
  short: number;
  again: number;
  /** This turn has already brought its one penalty. [C4.5] */
  penalised: number;
  /** Tokens drawn at the beginning of this turn. */
  drawn: number;

  // Sets of cells as two halves (geometry.ts): occupied; with glow or smoke; with smoke; lamps and LEDs with neither; kept
  // dark; resistors.
  occupiedLow: number;
  occupiedHigh: number;
  markedLow: number;
  markedHigh: number;
  burntLow: number;
  burntHigh: number;
  dimLow: number;
  dimHigh: number;
  darkLow: number;
  darkHigh: number;
  resistorsLow: number;
  resistorsHigh: number;
  burntFuses: number;
  /** Which cells have a contact on which side, for reach.ts. */
  readonly contacts: Int32Array;
  /** Side tokens that are a sound plus or minus, as bits. */
  plusSides: number;
  minusSides: number;
  /** Ways from the plus and to the minus, for ways.ts. */
  readonly coming: Uint16Array;
  readonly going: Uint16Array;
  /** Cells with any mark in both. */
  metLow: number;
  metHigh: number;
}

/**
 * V8 keeps small typed arrays in its own heap; memory for a larger one comes from outside and takes ten times as long. So those of a few
 * states at a time are cut from one block.
 */
const BLOCK_ARRAYS = 32;
const CELL_BYTES = CELLS * Uint16Array.BYTES_PER_ELEMENT;
let block = new ArrayBuffer(BLOCK_ARRAYS * CELL_BYTES);
let cut = 0;

function cellNumbers(from?: Uint16Array): Uint16Array {
  if (cut === BLOCK_ARRAYS) {
    block = new ArrayBuffer(BLOCK_ARRAYS * CELL_BYTES);
    cut = 0;
  }
  const numbers = new Uint16Array(block, cut++ * CELL_BYTES, CELLS);
  if (from) numbers.set(from);
  return numbers;
}

function stripsOf(poles: readonly number[]): Int8Array {
  const strips = new Int8Array(COLUMNS);
  for (let column = 0; column < COLUMNS; column++) strips[column] = poles[column]!;
  return strips;
}

export function emptyState(options: CircuitOptions, seats: number, strips: readonly number[], rail: number): CircuitState {
  return {
    options,
    seats,
    phase: PLACE_SIDES,
    place: 0,
    first: 0,
    reason: 0,
    tiles: new Int8Array(CELLS).fill(EMPTY),
    glow: new Int8Array(CELLS),
    smoke: new Uint8Array(CELLS + SIDES),
    sides: new Int8Array(SIDES).fill(-1),
    strips: stripsOf(strips),
    rail,
    sidePool: new Uint8Array(SIDE_KINDS),
    bag: new Uint8Array(TOKENS),
    bagSize: 0,
    discard: new Uint8Array(TOKENS),
    hands: new Int8Array(seats * HAND_SLOTS).fill(-1),
    handSize: new Uint8Array(seats),
    ironsLeast: new Uint8Array(seats),
    ironsMost: new Uint8Array(seats),
    irons: new Uint8Array(seats),
    kept: new Uint8Array(seats * 2),
    points: new Int16Array(seats),
    lit: new Uint8Array(seats),
    penalties: new Int16Array(seats),
    shorts: new Uint8Array(seats),
    miss: new Uint8Array(seats),
    passed: 0,
    last: -1,
    gone: 0,
    stands: 0,
    short: -1,
    again: ONCE,
    penalised: 0,
    drawn: 0,
    occupiedLow: 0,
    occupiedHigh: 0,
    markedLow: 0,
    markedHigh: 0,
    burntLow: 0,
    burntHigh: 0,
    dimLow: 0,
    dimHigh: 0,
    darkLow: 0,
    darkHigh: 0,
    resistorsLow: 0,
    resistorsHigh: 0,
    burntFuses: 0,
    contacts: emptyContacts(rail),
    plusSides: 0,
    minusSides: 0,
    coming: cellNumbers(),
    going: cellNumbers(),
    metLow: 0,
    metHigh: 0,
  };
}

export function cloneState(state: CircuitState): CircuitState {
  return {
    options: state.options,
    seats: state.seats,
    phase: state.phase,
    place: state.place,
    first: state.first,
    reason: state.reason,
    tiles: state.tiles.slice(),
    glow: state.glow.slice(),
    smoke: state.smoke.slice(),
    sides: state.sides.slice(),
    strips: state.strips.slice(),
    rail: state.rail,
    sidePool: state.sidePool.slice(),
    bag: state.bag.slice(),
    bagSize: state.bagSize,
    discard: state.discard.slice(),
    hands: state.hands.slice(),
    handSize: state.handSize.slice(),
    ironsLeast: state.ironsLeast.slice(),
    ironsMost: state.ironsMost.slice(),
    irons: state.irons.slice(),
    kept: state.kept.slice(),
    points: state.points.slice(),
    lit: state.lit.slice(),
    penalties: state.penalties.slice(),
    shorts: state.shorts.slice(),
    miss: state.miss.slice(),
    passed: state.passed,
    last: state.last,
    gone: state.gone,
    stands: state.stands,
    short: state.short,
    again: state.again,
    penalised: state.penalised,
    drawn: state.drawn,
    occupiedLow: state.occupiedLow,
    occupiedHigh: state.occupiedHigh,
    markedLow: state.markedLow,
    markedHigh: state.markedHigh,
    burntLow: state.burntLow,
    burntHigh: state.burntHigh,
    dimLow: state.dimLow,
    dimHigh: state.dimHigh,
    darkLow: state.darkLow,
    darkHigh: state.darkHigh,
    resistorsLow: state.resistorsLow,
    resistorsHigh: state.resistorsHigh,
    burntFuses: state.burntFuses,
    contacts: state.contacts.slice(),
    plusSides: state.plusSides,
    minusSides: state.minusSides,
    coming: cellNumbers(state.coming),
    going: cellNumbers(state.going),
    metLow: state.metLow,
    metHigh: state.metHigh,
  };
}

function emptyContacts(rail: number): Int32Array {
  const contacts = new Int32Array(CONTACT_SETS);
  for (let column = 0; column < 6; column++) {
    if ((rail & (1 << column)) !== 0) contacts[column < 3 ? 8 : 9]! |= 0x80 << ((column % 3) * 8);
  }
  return contacts;
}

/** Overwrites a state with another of the same number of seats: what looks ahead keeps one copy and uses it again. */
export function copyState(to: CircuitState, from: CircuitState): void {
  forgetFlood(to);
  to.phase = from.phase;
  to.place = from.place;
  to.first = from.first;
  to.reason = from.reason;
  to.tiles.set(from.tiles);
  to.glow.set(from.glow);
  to.smoke.set(from.smoke);
  to.sides.set(from.sides);
  to.strips.set(from.strips);
  to.sidePool.set(from.sidePool);
  to.bag.set(from.bag);
  to.bagSize = from.bagSize;
  to.discard.set(from.discard);
  to.hands.set(from.hands);
  copySeats(to, from);
  to.passed = from.passed;
  to.last = from.last;
  to.gone = from.gone;
  to.stands = from.stands;
  to.short = from.short;
  to.again = from.again;
  to.penalised = from.penalised;
  to.drawn = from.drawn;
  to.occupiedLow = from.occupiedLow;
  to.occupiedHigh = from.occupiedHigh;
  to.markedLow = from.markedLow;
  to.markedHigh = from.markedHigh;
  to.burntLow = from.burntLow;
  to.burntHigh = from.burntHigh;
  to.dimLow = from.dimLow;
  to.dimHigh = from.dimHigh;
  to.darkLow = from.darkLow;
  to.darkHigh = from.darkHigh;
  to.resistorsLow = from.resistorsLow;
  to.resistorsHigh = from.resistorsHigh;
  to.burntFuses = from.burntFuses;
  to.contacts.set(from.contacts);
  to.plusSides = from.plusSides;
  to.minusSides = from.minusSides;
  to.coming.set(from.coming);
  to.going.set(from.going);
  to.metLow = from.metLow;
  to.metHigh = from.metHigh;
}

/** One by one: for so few numbers a call of `set` takes longer. */
function copySeats(to: CircuitState, from: CircuitState): void {
  for (let seat = 0; seat < from.seats; seat++) {
    to.handSize[seat] = from.handSize[seat]!;
    to.ironsLeast[seat] = from.ironsLeast[seat]!;
    to.ironsMost[seat] = from.ironsMost[seat]!;
    to.irons[seat] = from.irons[seat]!;
    to.kept[seat * 2] = from.kept[seat * 2]!;
    to.kept[seat * 2 + 1] = from.kept[seat * 2 + 1]!;
    to.points[seat] = from.points[seat]!;
    to.lit[seat] = from.lit[seat]!;
    to.penalties[seat] = from.penalties[seat]!;
    to.shorts[seat] = from.shorts[seat]!;
    to.miss[seat] = from.miss[seat]!;
  }
}

/**
 * The state whose ways ways.ts keeps in its own memory, and whether they are those of its field as it lies now: whatever changes the
 * field denies it. A playout plays on one state, so it is hardly ever another.
 */
const flooded: { of: CircuitState | undefined; isTrue: boolean } = { of: undefined, isTrue: false };

export const isFlooded = (state: CircuitState): boolean => flooded.of === state && flooded.isTrue;

export function noteFlood(state: CircuitState): void {
  if (flooded.of !== state) flooded.of = state;
  flooded.isTrue = true;
}

function forgetFlood(state: CircuitState): void {
  if (flooded.of === state) flooded.isTrue = false;
}

/** Lays a side token, burns its fuse or takes the smoke off: what it is as a pole follows. */
export function setSide(state: CircuitState, side: number, kind: number, smoke: number): void {
  state.sides[side] = kind;
  state.smoke[SIDE_BASE + side] = smoke;
  forgetFlood(state);
  const bit = 1 << side;
  state.plusSides &= ~bit;
  state.minusSides &= ~bit;
  if (smoke !== 0) return;
  if (SIDE_POLE[kind] === 1) state.plusSides |= bit;
  else if (SIDE_POLE[kind] === -1) state.minusSides |= bit;
}

const bitLow = (cell: number): number => (cell < HALF_CELLS ? 1 << cell : 0);
const bitHigh = (cell: number): number => (cell < HALF_CELLS ? 0 : 1 << (cell - HALF_CELLS));

/** `IS_ELEMENT[kind]`, `IS_RESISTOR[kind]`: 1 or 0, to be shifted to a cell's bit: in playouts a guess which tile comes is mostly wrong. */
const IS_ELEMENT = Uint8Array.from({ length: KINDS }, (_, kind) => (kind === LAMP || kind === LED ? 1 : 0));
const IS_RESISTOR = Uint8Array.from({ length: KINDS }, (_, kind) => (kind === RESISTOR ? 1 : 0));

export function putTile(state: CircuitState, cell: number, tile: number): void {
  state.tiles[cell] = tile;
  forgetFlood(state);
  const { contacts } = state;
  const sides = CONTACTS[tile]!;
  const half = cell < HALF_CELLS ? 0 : 1;
  const at = cell - half * HALF_CELLS;
  contacts[half]! |= (sides & 1) << at;
  contacts[2 + half]! |= ((sides >> 1) & 1) << at;
  contacts[4 + half]! |= ((sides >> 2) & 1) << at;
  contacts[6 + half]! |= (sides >> 3) << at;
  const element = IS_ELEMENT[tile >> 2]! << at;
  const resistor = IS_RESISTOR[tile >> 2]! << at;
  if (half === 0) {
    state.occupiedLow |= 1 << at;
    state.dimLow |= element;
    state.resistorsLow |= resistor;
  } else {
    state.occupiedHigh |= 1 << at;
    state.dimHigh |= element;
    state.resistorsHigh |= resistor;
  }
}

/** Removes the tile and everything on it; a glow token stays with its owner. [C6.2] */
export function takeTile(state: CircuitState, cell: number): void {
  const glow = state.glow[cell]!;
  if (glow !== 0) {
    state.kept[glow - 1]!++;
    state.glow[cell] = 0;
  }
  state.tiles[cell] = EMPTY;
  state.smoke[cell] = 0;
  forgetFlood(state);
  const low = ~bitLow(cell);
  const high = ~bitHigh(cell);
  for (let d = 0; d < 4; d++) {
    state.contacts[d * 2]! &= low;
    state.contacts[d * 2 + 1]! &= high;
  }
  state.occupiedLow &= low;
  state.markedLow &= low;
  state.burntLow &= low;
  state.dimLow &= low;
  state.darkLow &= low;
  state.resistorsLow &= low;
  state.occupiedHigh &= high;
  state.markedHigh &= high;
  state.burntHigh &= high;
  state.dimHigh &= high;
  state.darkHigh &= high;
  state.resistorsHigh &= high;
}

/** Levels are 1 and 2, so glow codes run from 1 and `glow - 1` is the index in `kept`. */
export const glowCode = (seat: Seat, level: number): number => seat * 2 + level;
export const glowSeat = (code: number): Seat => (code - 1) >> 1;
export const glowLevel = (code: number): number => ((code - 1) & 1) + 1;

export function putGlow(state: CircuitState, cell: number, seat: Seat, level: number): void {
  state.glow[cell] = glowCode(seat, level);
  forgetFlood(state);
  state.markedLow |= bitLow(cell);
  state.markedHigh |= bitHigh(cell);
  state.dimLow &= ~bitLow(cell);
  state.dimHigh &= ~bitHigh(cell);
  state.points[seat]! += level;
  state.lit[seat]!++;
}

export function putSmoke(state: CircuitState, cell: number): void {
  state.smoke[cell] = 1;
  forgetFlood(state);
  state.markedLow |= bitLow(cell);
  state.markedHigh |= bitHigh(cell);
  state.burntLow |= bitLow(cell);
  state.burntHigh |= bitHigh(cell);
  state.dimLow &= ~bitLow(cell);
  state.dimHigh &= ~bitHigh(cell);
}

export function keepDark(state: CircuitState, cell: number): void {
  state.darkLow |= bitLow(cell);
  state.darkHigh |= bitHigh(cell);
}

export const isDark = (state: CircuitState, cell: number): boolean => hasCell(state.darkLow, state.darkHigh, cell);
export const bitCountDim = (state: CircuitState): number => cellCount(state.dimLow, state.dimHigh);
export const tokensLeft = (state: CircuitState, seat: Seat): number => Math.max(0, GLOW_TOKENS - state.lit[seat]!);

export function addToHand(state: CircuitState, seat: Seat, token: number): void {
  const size = state.handSize[seat]!;
  if (size >= HAND_SLOTS) throw new Error(`a hand holds at most ${HAND_SLOTS} tokens`);
  state.hands[seat * HAND_SLOTS + size] = token;
  state.handSize[seat] = size + 1;
}

/** Takes one such token out; those behind it move up, so new tokens always come last. */
export function takeFromHand(state: CircuitState, seat: Seat, token: number): void {
  const start = seat * HAND_SLOTS;
  const size = state.handSize[seat]!;
  let i = start;
  while (i < start + size && state.hands[i] !== token) i++;
  if (i === start + size) throw new Error('the token is not in the hand');
  for (; i < start + size - 1; i++) state.hands[i] = state.hands[i + 1]!;
  state.hands[i] = -1;
  state.handSize[seat] = size - 1;
}

export function handCount(state: CircuitState, seat: Seat, token: number): number {
  const start = seat * HAND_SLOTS;
  let count = 0;
  for (let i = start; i < start + state.handSize[seat]!; i++) if (state.hands[i] === token) count++;
  return count;
}

/** The kinds of tokens in a hand, as bits. */
export function handBits(state: CircuitState, seat: Seat): number {
  const start = seat * HAND_SLOTS;
  const end = start + state.handSize[seat]!;
  let bits = 0;
  for (let i = start; i < end; i++) bits |= 1 << state.hands[i]!;
  return bits;
}
