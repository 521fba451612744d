import type { Seat } from '@stolik/kernel/game';
import { CELLS, cellCount } from '../board/geometry.ts';
import { type CircuitState, HAND_SLOTS, handCount } from '../board/state.ts';
import { IRON, KINDS, LAMP, LED, RESISTOR, TOKENS } from '../board/tiles.ts';
import { byIron, byKind, expectAnyone, expectKnown, spots, surveyField } from './prospects.ts';
import { fillPool } from './standing.ts';

/*
 * What a seat knows of a table where each plays for itself, as numbers of about the size of 1, for the net of outlook.ts. What is hidden
 * from it (irons in other hands and in the bag) is as it was redealt for it. Rivals come by points, the foremost first, and in the order of play.
 */

const RIVALS = 3;
const PARTS = 4;
/* Where groups of signs begin. Rivals by points: */
const LEAD = 0;
const IRONS = LEAD + RIVALS;
const LIT = IRONS + RIVALS;
const IS_FIRST = LIT + RIVALS;
/* The seat itself, then the rivals in the order of play: */
const TURN_IRONS = IS_FIRST + 1;
const TURN_LEAD = TURN_IRONS + RIVALS;
/* The field: */
const FIELD = TURN_LEAD + RIVALS + 1;
const HAND = FIELD + 16;
/** Kinds in hand, all but the battery. */
const LATE = HAND + KINDS - 1;
const PHASE = LATE + PARTS + 4;
/** Covered cells: how near it is to each of these. */
const KNOTS = [0, 16, 32, 42, 48] as const;
export const SIGNS = PHASE + KNOTS.length;

export const signs = new Float64Array(SIGNS);

const WIDEST = 6;
const pool = new Uint8Array(TOKENS);
const rivals = new Uint8Array(RIVALS);
const clamp = (value: number, most: number): number => Math.max(-most, Math.min(most, value));
const ironsOf = (state: CircuitState, seat: Seat): number => state.irons[seat]! + handCount(state, seat, IRON);
const scoreOf = (state: CircuitState, seat: Seat): number => state.points[seat]! - state.penalties[seat]! - state.miss[seat]!;
/** Points, and between equals the lit elements. [C7.2] */
const rankOf = (state: CircuitState, seat: Seat): number => scoreOf(state, seat) * 16 + state.lit[seat]!;

/** Fills `signs` for a seat. */
export function readSigns(state: CircuitState, seat: Seat): void {
  signs.fill(0);
  readRivals(state, seat);
  readField(state, seat);
  readEnd(state, seat);
}

function readRivals(state: CircuitState, seat: Seat): void {
  let count = 0;
  for (let turn = 1; turn < state.seats; turn++) {
    const other = (seat + turn) % state.seats;
    let at = count++;
    for (; at > 0 && rankOf(state, rivals[at - 1]!) < rankOf(state, other); at--) rivals[at] = rivals[at - 1]!;
    rivals[at] = other;
    signs[TURN_IRONS + turn] = ironsOf(state, other) / 2;
    signs[TURN_LEAD + turn] = clamp(scoreOf(state, other) - scoreOf(state, seat), WIDEST) / 3;
  }
  for (let i = 0; i < count; i++) {
    const other = rivals[i]!;
    const lead = scoreOf(state, seat) - scoreOf(state, other);
    signs[LEAD + i] = clamp(lead + Math.sign(state.lit[seat]! - state.lit[other]!) / 2, WIDEST) / 3;
    signs[IRONS + i] = ironsOf(state, other) / 2;
    signs[LIT + i] = clamp(state.lit[seat]! - state.lit[other]!, 4) / 2;
  }
  signs[IS_FIRST] = clamp(signs[LEAD]! * 3, 1);
  signs[TURN_IRONS] = ironsOf(state, seat) / 2;
}

/** The best and the second best of the tiles in hand. */
const hold = { lay: 0, secondLay: 0, iron: 0, secondIron: 0 };

function readHand(state: CircuitState, seat: Seat): void {
  hold.lay = 0;
  hold.secondLay = 0;
  hold.iron = 0;
  hold.secondIron = 0;
  for (let i = seat * HAND_SLOTS; i < seat * HAND_SLOTS + state.handSize[seat]!; i++) {
    const kind = state.hands[i]!;
    if (kind === IRON) continue;
    if (kind < KINDS - 1) signs[HAND + kind]!++;
    hold.secondLay = Math.max(hold.secondLay, Math.min(hold.lay, byKind[kind]!));
    hold.lay = Math.max(hold.lay, byKind[kind]!);
    hold.secondIron = Math.max(hold.secondIron, Math.min(hold.iron, byIron[kind]!));
    hold.iron = Math.max(hold.iron, byIron[kind]!);
  }
}

function readField(state: CircuitState, seat: Seat): void {
  fillPool(state, seat, pool);
  surveyField(state, seat);
  readHand(state, seat);
  const anyLay = expectAnyone(pool, Number.POSITIVE_INFINITY);
  signs[FIELD] = expectKnown(state, seat, pool, 0);
  signs[FIELD + 1] = anyLay;
  signs[FIELD + 2] = expectAnyone(pool, 0) - anyLay;
  signs[FIELD + 3] = hold.lay / 2;
  signs[FIELD + 4] = hold.secondLay / 2;
  signs[FIELD + 5] = hold.iron;
  signs[FIELD + 6] = hold.secondIron;
  signs[FIELD + 7] = Math.min(spots.lay, 6) / 3;
  signs[FIELD + 8] = Math.min(spots.layMuch, 4) / 2;
  signs[FIELD + 9] = Math.min(spots.iron, 12) / 6;
  signs[FIELD + 10] = Math.min(spots.ironMuch, 6) / 3;
  let unseen = 0;
  for (let kind = 0; kind < KINDS; kind++) unseen += pool[kind]!;
  const each = 4 / Math.max(unseen, 1);
  signs[FIELD + 11] = pool[LAMP]! * each;
  signs[FIELD + 12] = pool[LED]! * each;
  signs[FIELD + 13] = pool[RESISTOR]! * each;
  signs[FIELD + 14] = state.bag[IRON]! / 2;
  signs[FIELD + 15] = cellCount(state.dimLow, state.dimHigh) / 4;
}

/** How near the end is, who will then lay the last tile, and what an iron can be spent on without a penalty. */
function readEnd(state: CircuitState, seat: Seat): void {
  const free = CELLS - cellCount(state.occupiedLow, state.occupiedHigh);
  const covered = CELLS - free;
  let knot = 0;
  while (knot < KNOTS.length - 2 && covered >= KNOTS[knot + 1]!) knot++;
  const part = (covered - KNOTS[knot]!) / (KNOTS[knot + 1]! - KNOTS[knot]!);
  signs[PHASE + knot] = 1 - part;
  signs[PHASE + knot + 1] = part;
  signs[LATE + (free % PARTS)] = Math.max(0, 1 - free / 12);
  signs[LATE + PARTS] = Math.min(2, state.burntFuses + cellCount(state.burntLow, state.burntHigh));
  signs[LATE + PARTS + 1] = state.shorts[seat]! / 2;
  signs[LATE + PARTS + 2] = state.stands;
  signs[LATE + PARTS + 3] = state.bagSize / 24;
}
