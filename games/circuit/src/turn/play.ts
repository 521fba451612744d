import { type Action, type Actor, CHANCE, type Emit, type Seat } from '@stolik/kernel/game';
import { BEYOND, CELLS, cellName, openHigh, openLow, SIDES, sideName } from '../board/geometry.ts';
import { isGone, orderOf, seatToMove, sideOf } from '../board/order.ts';
import {
  addToHand,
  type CircuitState,
  DECIDE,
  DRAW_FIRST,
  EXCHANGE,
  FILL_HAND,
  glowLevel,
  glowSeat,
  HAND_SLOTS,
  handCount,
  isFlooded,
  LAY_AGAIN,
  ONCE,
  OVER,
  PLACE_SIDES,
  putTile,
  SWAP_AGAIN,
  setSide,
  takeFromHand,
  takeTile,
} from '../board/state.ts';
import { IRON, MAGNET, REED, SIDE_CODES, tileText, tokenText } from '../board/tiles.ts';
import { type Anchors, isOn } from '../current/solver.ts';
import { extendWays, findWays, joinsPoles, renewWays, staleWithout } from '../current/ways.ts';
import { chosenGlow } from './choices.ts';
import * as codes from './codes.ts';
import type { CircuitEvent, IronUse } from './events.ts';
import { addReed, check, type GlowChoice } from './judge.ts';
import { afterLeaving, beginTurn, circuitTiles, endTurn, fillHand, finish } from './turn.ts';

type Sink = Emit<CircuitEvent> | undefined;

const anchors: Anchors = { cells: new Uint8Array(2 * CELLS), count: 0, side: -1 };

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

/** Who sees the hand of a seat, as bits. [C2.4, C8.2] */
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

/** Does the move and the check that follows; who is next is another matter. Also run on copies, to look ahead. */
export function doMove(state: CircuitState, seat: Seat, base: number, choice: GlowChoice | undefined, emit: Sink): void {
  if (base === codes.PASS) {
    state.passed |= 1 << seat;
    emit?.({ kind: 'passed', seat });
    return;
  }
  state.passed = 0;
  if (codes.isLay(base)) layTile(state, seat, codes.layTileOf(base), codes.layCellOf(base), choice, emit);
  else if (codes.isSwap(base)) exchange(state, seat, codes.swapTokenOf(base), emit);
  else useIron(state, seat, base, choice, emit);
}

function layTile(state: CircuitState, seat: Seat, tile: number, cell: number, choice: GlowChoice | undefined, emit: Sink): void {
  takeFromHand(state, seat, tile >> 2);
  state.ironsMost[seat] = Math.min(state.ironsMost[seat]!, state.handSize[seat]!);
  putInto(state, cell, tile);
  emit?.({ kind: 'tileLaid', seat, tile: tileText(tile), cell: cellName(cell) });
  anchors.count = 0;
  anchors.side = -1;
  if (tile >> 2 === MAGNET) switchReeds(state, cell, emit);
  else if (joinsPoles(state, cell)) anchors.cells[anchors.count++] = cell;
  if (tile >> 2 === REED && emit && isOn(state, cell)) emit({ kind: 'reedSwitched', cell: cellName(cell), on: true });
  if (anchors.count > 0) check(state, seat, anchors, choice, emit);
}

function putInto(state: CircuitState, cell: number, tile: number): void {
  const isKnown = isFlooded(state);
  putTile(state, cell, tile);
  if (isKnown) extendWays(state, cell);
  else findWays(state);
}

/** Reeds beside a magnet just laid; those that another magnet held On already are not new. [C3.3, C4.2] */
function switchReeds(state: CircuitState, magnet: number, emit: Sink): void {
  for (let d = 0; d < 4; d++) {
    const cell = BEYOND[magnet * 4 + d]!;
    if (cell >= CELLS || state.tiles[cell]! >> 2 !== REED || isHeldOn(state, cell, magnet)) continue;
    emit?.({ kind: 'reedSwitched', cell: cellName(cell), on: true });
    addReed(state, anchors, cell);
  }
}

function isHeldOn(state: CircuitState, reed: number, except: number): boolean {
  for (let d = 0; d < 4; d++) {
    const cell = BEYOND[reed * 4 + d]!;
    if (cell < CELLS && cell !== except && state.tiles[cell]! >> 2 === MAGNET) return true;
  }
  return false;
}

function exchange(state: CircuitState, seat: Seat, token: number, emit: Sink): void {
  takeFromHand(state, seat, token);
  discard(state, token);
  if (token === IRON) spendHandIron(state, seat);
  else state.ironsMost[seat] = Math.min(state.ironsMost[seat]!, state.handSize[seat]!);
  emit?.({ kind: 'tokenExchanged', seat, token: tokenText(token) });
}

function discard(state: CircuitState, token: number): void {
  state.discard[token]!++;
}

function spendHandIron(state: CircuitState, seat: Seat): void {
  state.ironsLeast[seat] = Math.max(0, state.ironsLeast[seat]! - 1);
  state.ironsMost[seat]!--;
}

/** One use, then the iron goes to the discard. [C6] */
function useIron(state: CircuitState, seat: Seat, base: number, choice: GlowChoice | undefined, emit: Sink): void {
  const fromHand = codes.isFromHand(base);
  if (fromHand) {
    takeFromHand(state, seat, IRON);
    spendHandIron(state, seat);
  } else state.irons[seat]!--;
  discard(state, IRON);
  anchors.count = 0;
  anchors.side = -1;
  const from = fromHand ? 'hand' : 'front';
  if (codes.isIronOnFuse(base)) {
    const side = codes.fuseSideOf(base);
    emit?.({ kind: 'ironUsed', seat, from, use: 'fuse', at: sideName(side) });
    setSide(state, side, state.sides[side]!, 0);
    state.burntFuses--;
    emit?.({ kind: 'smokeTakenOff', side: sideName(side) });
    anchors.side = side;
  } else {
    const cell = codes.ironCellOf(base);
    const tile = codes.ironTileOf(base);
    const use: IronUse = state.smoke[cell] !== 0 ? 'burnt' : tile === codes.NO_TILE ? 'short' : 'exchange';
    emit?.({ kind: 'ironUsed', seat, from, use, at: cellName(cell) });
    takeOut(state, cell, use === 'exchange' ? 'bag' : 'discard', emit);
    if (tile !== codes.NO_TILE) solderIn(state, seat, cell, tile, use === 'burnt' ? 'C6.2' : 'C6.1', emit);
  }
  check(state, seat, anchors, choice, emit);
}

function takeOut(state: CircuitState, cell: number, to: 'bag' | 'discard', emit: Sink): void {
  const tile = state.tiles[cell]!;
  const glow = state.glow[cell]!;
  const isKnown = isFlooded(state);
  const stale = isKnown ? staleWithout(state, cell) : 0;
  takeTile(state, cell);
  if (isKnown) renewWays(state, cell, stale);
  if (to === 'bag') {
    state.bag[tile >> 2]!++;
    state.bagSize++;
  } else discard(state, tile >> 2);
  const kept = glow === 0 ? {} : { kept: { seat: glowSeat(glow), level: glowLevel(glow) } };
  emit?.({ kind: 'tileTakenOut', cell: cellName(cell), tile: tileText(tile), to, ...kept });
  if (emit && tile >> 2 === MAGNET) {
    for (let d = 0; d < 4; d++) {
      const reed = BEYOND[cell * 4 + d]!;
      if (reed < CELLS && state.tiles[reed]! >> 2 === REED && !isOn(state, reed)) {
        emit({ kind: 'reedSwitched', cell: cellName(reed), on: false });
      }
    }
  }
}

function solderIn(state: CircuitState, seat: Seat, cell: number, tile: number, clause: string, emit: Sink): void {
  takeFromHand(state, seat, tile >> 2);
  state.ironsMost[seat] = Math.min(state.ironsMost[seat]!, state.handSize[seat]!);
  putInto(state, cell, tile);
  emit?.({ kind: 'tileLaid', seat, tile: tileText(tile), cell: cellName(cell) });
  if (emit && tile >> 2 === REED && isOn(state, cell)) emit({ kind: 'reedSwitched', cell: cellName(cell), on: true });
  state.penalties[seat]! += 1;
  emit?.({ kind: 'penaltyPaid', seat, points: 1, for: 'iron', clause });
  if (tile >> 2 === MAGNET) switchReeds(state, cell, emit);
  else if (joinsPoles(state, cell)) anchors.cells[anchors.count++] = cell;
}

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
