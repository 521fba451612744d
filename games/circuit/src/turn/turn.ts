import type { Emit, Seat } from '@stolik/kernel/game';
import { isGone, orderOf, placesInPlay, seatToMove, sideOf } from '../board/order.ts';
import * as record from '../board/state.ts';
import { type CircuitState, handCount } from '../board/state.ts';
import * as box from '../board/tiles.ts';
import type { CircuitEvent } from './events.ts';

// Imported constants are read from memory at every use; local ones are folded into the code.
const { DECIDE, FILL_HAND, HAND_SLOTS, ONCE, OVER, REASONS } = record;
const { HAND_TILES, IRON, POINTS_TO_END } = box;

type Sink = Emit<CircuitEvent> | undefined;

export const circuitTiles = (state: CircuitState, seat: Seat): number => state.handSize[seat]! - handCount(state, seat, IRON);

/** Begins the turn of the place reached: its draw comes at once. [C3.1] */
export function beginTurn(state: CircuitState, emit: Sink): void {
  state.again = ONCE;
  state.penalised = 0;
  state.drawn = 0;
  emit?.({ kind: 'turnBegan', seat: seatToMove(state) });
  fillHand(state);
}

/** Whether fewer than three tiles are in the hand; a small hand needs no counting. */
const holdsFewTiles = (state: CircuitState, seat: Seat): boolean =>
  state.handSize[seat]! < HAND_TILES || circuitTiles(state, seat) < HAND_TILES;

/** Asks chance for one more token while fewer than three tiles are in the hand. */
export function fillHand(state: CircuitState): void {
  const seat = seatToMove(state);
  if (state.bagSize > 0 && holdsFewTiles(state, seat)) {
    state.phase = FILL_HAND;
    return;
  }
  state.phase = DECIDE;
  reckonIrons(state, seat);
}

/**
 * What the draw told everybody about the irons in the hand. Who drew had fewer than three tiles and stopped at three, unless
 * the bag gave out; who did not draw has three or more, unless the bag was empty. More than three come of exchanging an iron.
 */
function reckonIrons(state: CircuitState, seat: Seat): void {
  const extra = Math.max(0, state.handSize[seat]! - HAND_TILES);
  if (state.drawn > 0) {
    state.ironsLeast[seat] = Math.max(state.ironsLeast[seat]!, extra);
    if (state.bagSize > 0) state.ironsMost[seat] = state.ironsLeast[seat]!;
  } else if (state.bagSize > 0) state.ironsMost[seat] = Math.min(state.ironsMost[seat]!, extra);
}

/** Ends the turn, judges the end of the game, and finds who is next. [C3.4, C7.1] */
export function endTurn(state: CircuitState, emit: Sink): void {
  finishTurn(state, seatToMove(state), emit);
  passTurnOn(state, emit);
}

/** A turn left by its player is no turn: it is not counted, only the end is judged. [C7.3] */
export function afterLeaving(state: CircuitState, seat: Seat, emit: Sink): void {
  judgeEnd(state, emit);
  if (seatToMove(state) === seat) passTurnOn(state, emit);
}

function passTurnOn(state: CircuitState, emit: Sink): void {
  const order = orderOf(state.options, state.seats);
  while (state.phase !== OVER) {
    state.place = state.place + 1 < order.length ? state.place + 1 : 0;
    const seat = order[state.place]!;
    if (isGone(state, seat) || (state.last >= 0 && (state.last & (1 << seat)) === 0)) continue;
    if (state.miss[seat] === 0) {
      beginTurn(state, emit);
      return;
    }
    state.miss[seat] = 0;
    emit?.({ kind: 'turnMissed', seat });
    finishTurn(state, seat, emit);
  }
}

/** What every turn does when it is over, a missed one too. */
function finishTurn(state: CircuitState, seat: Seat, emit: Sink): void {
  state.short = state.stands === 1 ? state.short + 1 : -1;
  emit?.({ kind: 'turnEnded', seat });
  if (state.last >= 0) state.last &= ~(1 << seat);
  else if (hasReachedEnd(state)) beginLastRound(state, seat, emit);
  judgeEnd(state, emit);
}

function judgeEnd(state: CircuitState, emit: Sink): void {
  if (state.last === 0) finish(state, 1, emit);
  else if (state.short >= placesInPlay(state)) finish(state, 2, emit);
  else if ((state.passed | state.gone) === (1 << state.seats) - 1) finish(state, 3, emit);
  else if (!hasCircuitTiles(state)) finish(state, 4, emit);
}

/** Eight points of glow together on one side, penalties not counted. [C7.1, C8.2] */
function hasReachedEnd(state: CircuitState): boolean {
  if (!state.options.teams) {
    for (let seat = 0; seat < state.seats; seat++) if (state.points[seat]! >= POINTS_TO_END && !isGone(state, seat)) return true;
    return false;
  }
  for (let side = 0; side < 3; side++) {
    let points = 0;
    for (let seat = 0; seat < state.seats; seat++) if (sideOf(state, seat) === side) points += state.points[seat]!;
    if (points >= POINTS_TO_END) return true;
  }
  return false;
}

function beginLastRound(state: CircuitState, seat: Seat, emit: Sink): void {
  state.last = ((1 << state.seats) - 1) & ~(1 << seat) & ~state.gone;
  emit?.({ kind: 'lastRoundBegan', seat, seats: seatsIn(state.last) });
}

export const seatsIn = (bits: number): Seat[] => [0, 1, 2, 3, 4, 5].filter((seat) => (bits & (1 << seat)) !== 0);

function hasCircuitTiles(state: CircuitState): boolean {
  if (state.bagSize > state.bag[IRON]!) return true;
  for (let seat = 0; seat < state.seats; seat++) {
    const start = seat * HAND_SLOTS;
    for (let i = start; i < start + state.handSize[seat]!; i++) if (state.hands[i] !== IRON) return true;
  }
  return false;
}

const END_CLAUSES: readonly string[] = ['', 'C7.1', 'C4.6', 'C7.1', 'C7.1', 'C7.3'];

export function finish(state: CircuitState, reason: number, emit: Sink): void {
  state.phase = OVER;
  state.again = ONCE;
  state.reason = reason;
  emit?.({ kind: 'gameEnded', reason: REASONS[reason]!, clause: END_CLAUSES[reason]! });
}

export const endClause = (state: CircuitState): string => END_CLAUSES[state.reason]!;
