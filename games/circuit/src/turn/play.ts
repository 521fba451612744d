import type { Action, Actor, Emit, Seat } from '@stolik/kernel/game';
import * as kernel from '@stolik/kernel/game';
import * as geometry from '../board/geometry.ts';
import { openHigh, openLow, sideName } from '../board/geometry.ts';
import { isGone, orderOf, seatToMove, sideOf } from '../board/order.ts';
import * as record from '../board/state.ts';
import { addToHand, type CircuitState, handCount, isFlooded, setSide } from '../board/state.ts';
import * as box from '../board/tiles.ts';
import { tokenText } from '../board/tiles.ts';
import { findWays } from '../current/ways.ts';
import { chosenGlow } from './choices.ts';
import * as codes from './codes.ts';
import type { CircuitEvent } from './events.ts';
import { discard, doMove } from './move.ts';
import { afterLeaving, beginTurn, circuitTiles, endTurn, fillHand, finish } from './turn.ts';

// Imported constants are read from memory at every use; local ones are folded into the code.
const { CHANCE } = kernel;
const { SIDES } = geometry;
const { DECIDE, DRAW_FIRST, EXCHANGE, FILL_HAND, HAND_SLOTS, LAY_AGAIN, ONCE, OVER, PLACE_SIDES, SWAP_AGAIN } = record;
const { IRON, MAGNET, SIDE_CODES } = box;

type Sink = Emit<CircuitEvent> | undefined;

export function play(state: CircuitState, actor: Actor, action: Action, emit?: Sink): void {
  if (actor === CHANCE) {
    playChance(state, action, emit);
    return;
  }
  const base = codes.baseOf(action);
  const choice = base === action ? undefined : chosenGlow(state, actor, base, codes.choiceOf(action));
  doMove(state, actor, base, choice, emit);
  if (!isFlooded(state)) findWays(state);
  afterMove(state, actor, base, emit);
}

// ---- chance ----

function playChance(state: CircuitState, outcome: number, emit: Sink): void {
  switch (state.phase) {
    case PLACE_SIDES:
      placeSide(state, outcome, emit);
      break;
    case DRAW_FIRST:
      state.first = outcome;
      state.place = orderOf(state.options, state.seats).indexOf(outcome);
      emit?.({ kind: 'firstPlayerDrawn', seat: outcome });
      beginTurn(state, emit);
      break;
    case FILL_HAND:
      drawToken(state, outcome, emit);
      state.drawn++;
      fillHand(state);
      break;
    case EXCHANGE:
      drawToken(state, outcome, emit);
      afterExchange(state, emit);
      break;
    default:
      throw new Error('chance is not asked now');
  }
}

/** Slots are filled from left1 up, then from right1 up. */
function placeSide(state: CircuitState, kind: number, emit: Sink): void {
  let side = 0;
  while (state.sides[side] !== -1) side++;
  setSide(state, side, kind, 0);
  state.sidePool[kind]!--;
  emit?.({ kind: 'sidePlaced', side: sideName(side), token: SIDE_CODES[kind]! });
  if (side !== SIDES - 1) return;
  state.phase = DRAW_FIRST;
  findWays(state);
}

function drawToken(state: CircuitState, token: number, emit: Sink): void {
  const seat = seatToMove(state);
  state.bag[token]!--;
  state.bagSize--;
  addToHand(state, seat, token);
  state.ironsMost[seat]!++;
  emit?.({ kind: 'tokenDrawn', seat, token: tokenText(token), seers: seersOf(state, seat) });
}

/** The seats that see the hand of a seat, as bits. [C2.4, C8.2] */
export function seersOf(state: CircuitState, seat: Seat): number {
  let seers = 1 << seat;
  if (state.options.openHands) {
    for (let other = 0; other < state.seats; other++) if (sideOf(state, other) === sideOf(state, seat)) seers |= 1 << other;
  }
  return seers;
}

/** In x2 exchanging is done twice, whatever was drawn. [C8.1] */
function afterExchange(state: CircuitState, emit: Sink): void {
  if (state.options.x2 && state.again === ONCE && state.bagSize > 0) {
    state.again = SWAP_AGAIN;
    state.phase = DECIDE;
    emit?.({ kind: 'secondAsked', seat: seatToMove(state), again: 'swap' });
  } else endTurn(state, emit);
}

// ---- moves ----

/** Draws, asks for the second action of x2, or ends the turn. */
function afterMove(state: CircuitState, seat: Seat, base: number, emit: Sink): void {
  if (codes.isSwap(base)) {
    state.phase = EXCHANGE;
    return;
  }
  const lays = codes.isLay(base) && codes.layTileOf(base) >> 2 !== MAGNET;
  if (lays && state.options.x2 && state.again === ONCE && canLayAgain(state, seat)) {
    state.again = LAY_AGAIN;
    emit?.({ kind: 'secondAsked', seat, again: 'lay' });
    return;
  }
  endTurn(state, emit);
}

/** The second is left out if it can't be done or the first left a short standing; a magnet is laid alone. [C8.1] */
function canLayAgain(state: CircuitState, seat: Seat): boolean {
  if (state.stands === 1 || circuitTiles(state, seat) === handCount(state, seat, MAGNET)) return false;
  return (openLow(state.occupiedLow, state.occupiedHigh) | openHigh(state.occupiedLow, state.occupiedHigh)) !== 0;
}

/** Their hand and irons go to the discard, their turns are left out, their glow stays. [C7.3] */
export function resign(state: CircuitState, seat: Seat, emit?: Sink): void {
  if (state.phase === OVER || isGone(state, seat)) throw new Error('only who is in a running game can leave it');
  state.gone |= 1 << seat;
  if (state.last >= 0) state.last &= ~(1 << seat);
  emit?.({ kind: 'resigned', seat, tokens: tokensOf(state, seat) });
  for (let i = seat * HAND_SLOTS; i < seat * HAND_SLOTS + state.handSize[seat]!; i++) {
    discard(state, state.hands[i]!);
    state.hands[i] = -1;
  }
  state.handSize[seat] = 0;
  state.ironsLeast[seat] = 0;
  state.ironsMost[seat] = 0;
  state.discard[IRON]! += state.irons[seat]!;
  state.irons[seat] = 0;
  if (sidesLeft(state) < 2) finish(state, 5, emit);
  else if (state.phase >= FILL_HAND) afterLeaving(state, seat, emit);
}

const tokensOf = (state: CircuitState, seat: Seat): string[] => [
  ...Array.from(state.hands.subarray(seat * HAND_SLOTS, seat * HAND_SLOTS + state.handSize[seat]!), tokenText),
  ...Array.from({ length: state.irons[seat]! }, () => tokenText(IRON)),
];

function sidesLeft(state: CircuitState): number {
  let sides = 0;
  for (let seat = 0; seat < state.seats; seat++) if (!isGone(state, seat)) sides |= 1 << sideOf(state, seat);
  return [0, 1, 2, 3, 4, 5].filter((side) => (sides & (1 << side)) !== 0).length;
}
