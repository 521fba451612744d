import type { Seat } from '@stolik/kernel/game';
import { CELLS, cellCount } from '../board/geometry.ts';
import { isGone, orderOf, sideOf } from '../board/order.ts';
import { type CircuitState, HAND_SLOTS, handCount } from '../board/state.ts';
import { IRON, KINDS } from '../board/tiles.ts';
import type { CircuitWeights } from './weights.ts';

const LOST_TURN = 1.5;
/** The second measure of C7.2, far below any point. */
const LIT = 1 / 64;

/** How much of the field is covered, 0 to 1. */
export const filledShare = (state: CircuitState): number => cellCount(state.occupiedLow, state.occupiedHigh) / CELLS;

/** Towards the end an iron has few turns left to be used in. */
const ironsWorth = (state: CircuitState): number => Math.min(1, 0.3 + 2 * (1 - filledShare(state)));

function standingOf(state: CircuitState, seat: Seat, ironWorth: number): number {
  const irons = ironWorth === 0 ? 0 : state.irons[seat]! + handCount(state, seat, IRON);
  return (
    state.points[seat]! - state.penalties[seat]! - LOST_TURN * state.miss[seat]! + LIT * state.lit[seat]! + irons * ironWorth
  );
}

/** Points of this seat's side, with what is kept for later. */
export const ownOf = (state: CircuitState, seat: Seat, weights: CircuitWeights): number =>
  sideSum(state, sideOf(state, seat), weights.iron * ironsWorth(state));

/** Points of this seat's side less those of the best other one, with what is kept for later. */
export function leadOf(state: CircuitState, seat: Seat, weights: CircuitWeights): number {
  const ironWorth = weights.iron * ironsWorth(state);
  const own = sideSum(state, sideOf(state, seat), ironWorth);
  let others = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.seats; other++) {
    const side = sideOf(state, other);
    if (side !== sideOf(state, seat)) others = Math.max(others, sideSum(state, side, ironWorth));
  }
  return own - others;
}

function sideSum(state: CircuitState, side: number, ironWorth: number): number {
  let sum = 0;
  for (let seat = 0; seat < state.seats; seat++) if (sideOf(state, seat) === side) sum += standingOf(state, seat, ironWorth);
  return sum;
}

/** The first on another side to move after the present turn; -1 when there is none. */
export function nextRival(state: CircuitState, seat: Seat): Seat {
  const order = orderOf(state.options, state.seats);
  for (let i = 1; i <= order.length; i++) {
    const other = order[(state.place + i) % order.length]!;
    if (!isGone(state, other) && sideOf(state, other) !== sideOf(state, seat)) return other;
  }
  return -1;
}

/** All tokens this seat does not see: the bag and the other hands. */
export function fillPool(state: CircuitState, seat: Seat, pool: Uint8Array): void {
  pool.set(state.bag);
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    for (let i = other * HAND_SLOTS; i < other * HAND_SLOTS + state.handSize[other]!; i++) pool[state.hands[i]!]!++;
  }
}

/** The tiles a seat holds, by kind; irons are no tiles. */
export function handOf(state: CircuitState, seat: Seat): Uint8Array {
  const hand = new Uint8Array(KINDS);
  for (let i = seat * HAND_SLOTS; i < seat * HAND_SLOTS + state.handSize[seat]!; i++) {
    const token = state.hands[i]!;
    if (token !== IRON) hand[token]!++;
  }
  return hand;
}
