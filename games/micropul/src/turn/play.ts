import { type Action, type Actor, CHANCE, type Emit, type Seat } from '@stolik/kernel/game';
import { layFace, slotAt, xOf, yOf } from '../board/board.ts';
import { yieldAt } from '../board/catalysts.ts';
import { type Face, KINDS, PLUS, writeFace } from '../board/faces.ts';
import { putStone } from '../board/groups.ts';
import { CORNERS, type Place } from '../board/places.ts';
import { KIND_OF_TILE, type Tile, writeTile } from '../board/tiles.ts';
import { isLay, isStone, layFaceOf, layPlace, stoneCorner, stonePlace, TAKE } from './actions.ts';
import type { MicropulEvent } from './events.ts';
import { canAct } from './legal.ts';
import { type Preview, preview } from './preview.ts';
import { outcomeOf } from './score.ts';
import {
  addToHand,
  type EndReason,
  HAND_LIMIT,
  otherSeat,
  removeFromHand,
  removeFromPool,
  type State,
  supplyCount,
} from './state.ts';

type Events = Emit<MicropulEvent> | undefined;

export function play(state: State, actor: Actor, action: Action, emit?: Emit<MicropulEvent>): void {
  if (actor === CHANCE) playChance(state, action, emit);
  else if (isLay(action)) layTile(state, actor, layPlace(action), layFaceOf(action), emit);
  else if (isStone(action)) claimGroup(state, actor, stonePlace(action), stoneCorner(action), emit);
  else if (action === TAKE) takeTile(state, actor, emit);
  else takeOpenTile(state, actor, action, emit);
}

function playChance(state: State, outcome: number, emit: Events): void {
  if (state.phase === 'first') drawFirstPlayer(state, outcome, emit);
  else if (state.phase === 'deal') dealTile(state, outcome, emit);
  else if (state.phase === 'take') receiveTile(state, outcome, emit);
  else if (state.phase === 'reveal') turnUp(state, outcome, emit);
  else throw new Error(`nothing is left to chance in phase ${state.phase}`);
}

function drawFirstPlayer(state: State, seat: Seat, emit: Events): void {
  state.turn = seat;
  state.phase = 'deal';
  emit?.({ kind: 'firstPlayerDrawn', seat });
}

/** Six to each hand, one by one in seat order from the first player. [M2.1] */
function dealTile(state: State, tile: Tile, emit: Events): void {
  const seat = (state.turn + state.dealt) % state.seats;
  removeFromPool(state, tile);
  state.core--;
  state.dealt++;
  addToHand(state, seat, tile);
  emit?.({ kind: 'tileDealt', seat, isOpen: state.options.openHands, tile: writeTile(tile) });
  if (state.dealt < state.seats * HAND_LIMIT) return;
  state.phase = 'turn';
  emit?.({ kind: 'turnBegan', seat: state.turn, isExtra: false });
}

/** Which tile is taken is decided by chance, the next step. [M3.2] */
function takeTile(state: State, seat: Seat, emit: Events): void {
  state.supplies[seat]!--;
  state.phase = 'take';
  emit?.({ kind: 'drawBegan', seat, what: 'take' });
}

function receiveTile(state: State, tile: Tile, emit: Events): void {
  const seat = state.turn;
  removeFromPool(state, tile);
  addToHand(state, seat, tile);
  emit?.({ kind: 'tileTaken', seat, isOpen: state.options.openHands, tile: writeTile(tile) });
  finishAction(state, seat, emit);
}

function takeOpenTile(state: State, seat: Seat, number: number, emit: Events): void {
  const [tile] = state.open.splice(number - 1, 1);
  if (tile === undefined) throw new Error(`there is no open tile ${number}`);
  addToHand(state, seat, tile);
  emit?.({ kind: 'openTileTaken', seat, tile: writeTile(tile), number });
  finishAction(state, seat, emit);
}

function turnUp(state: State, tile: Tile, emit: Events): void {
  removeFromPool(state, tile);
  state.supplies[state.turn]!--;
  state.open.push(tile);
  emit?.({ kind: 'tileTurnedUp', seat: state.turn, tile: writeTile(tile) });
  finishAction(state, state.turn, emit);
}

function claimGroup(state: State, seat: Seat, place: Place, corner: number, emit: Events): void {
  const { board } = state;
  const unit = slotAt(board, place) * 4 + corner;
  putStone(board, unit, seat);
  state.stones[seat]!--;
  state.stonesPut.push(unit * 2 + seat);
  emit?.({
    kind: 'stonePut',
    seat,
    left: state.stones[seat]!,
    x: xOf(board, place),
    y: yOf(board, place),
    corner: CORNERS[corner]!,
  });
  finishAction(state, seat, emit);
}

function layTile(state: State, seat: Seat, place: Place, face: Face, emit: Events): void {
  const { board } = state;
  removeFromHand(state, seat, indexInHand(state, seat, face));
  const sum = yieldAt(board, place, face);
  if (emit) tellPlacement(state, seat, place, face, preview(board, place, face), emit);
  layFace(board, place, face);
  const pluses = (sum / PLUS) | 0;
  const isLast = winTiles(state, seat, sum % PLUS, emit);
  if (isLast) exhaustCore(state, seat, pluses, emit);
  else if (pluses === 0) finishAction(state, seat, emit);
  else if (state.seats === 1) usePlusAlone(state, seat, emit);
  else winExtraTurns(state, seat, pluses, emit);
}

/** The end comes with the last tile of the core: what a plus of the same placement would have given is lost. [M7.1] */
function exhaustCore(state: State, seat: Seat, pluses: number, emit: Events): void {
  if (pluses > 0) emit?.({ kind: 'plusLost', seat, clause: 'M7.1' });
  end(state, 'core-emptied', undefined, emit);
}

function winExtraTurns(state: State, seat: Seat, pluses: number, emit: Events): void {
  state.extra = state.options.plusStacks ? state.extra + pluses : Math.max(state.extra, 1);
  emit?.({ kind: 'extraTurnWon', seat, owed: state.extra });
  finishAction(state, seat, emit);
}

/** Alone there are no extra turns: the first face-down tile is turned up instead; which one, chance says next. [M8] */
function usePlusAlone(state: State, seat: Seat, emit: Events): void {
  if (state.options.soloPlus === 'reveal' && state.supplies[seat]! > 0) {
    state.phase = 'reveal';
    emit?.({ kind: 'drawBegan', seat, what: 'reveal' });
    return;
  }
  emit?.({ kind: 'nothingTurnedUp', seat, clause: 'M8' });
  finishAction(state, seat, emit);
}

/** The first of two equal tiles in the hand. [M1.1] */
export function indexInHand(state: State, seat: Seat, face: Face): number {
  const hand = state.hands[seat]!;
  const kind = KINDS[face]!;
  for (let i = 0; i < hand.length; i++) if (KIND_OF_TILE[hand[i]!] === kind) return i;
  return -1;
}

/** The dots' tiles go unseen from the core to the supply, as many as there are [M5.2]; says whether the last one went. */
function winTiles(state: State, seat: Seat, asked: number, emit: Events): boolean {
  const count = Math.min(asked, state.core);
  for (let i = 0; i < count; i++) state.wonBy.push(seat);
  state.core -= count;
  state.supplies[seat]! += count;
  if (asked > 0) emit?.({ kind: 'tilesWon', seat, asked, count, core: state.core });
  // Taken, not empty: a core that was empty before ends nothing. [M7.1]
  return count > 0 && state.core === 0;
}

function tellPlacement(state: State, seat: Seat, place: Place, face: Face, what: Preview, emit: Emit<MicropulEvent>): void {
  const { board } = state;
  emit({ kind: 'tileLaid', seat, tile: writeFace(face), x: xOf(board, place), y: yOf(board, place) });
  for (const { x, y, corner, colour, points, isClosed, stones, isSpoilt } of what.groups) {
    if (isSpoilt) emit({ kind: 'groupSpoilt', x, y, corner, colour, stones });
    if (isClosed) emit({ kind: 'groupClosed', x, y, corner, colour, points, stones });
  }
  for (const fired of what.fired) emit({ kind: 'catalystFired', seat, ...fired });
}

const isOut = (state: State, seat: Seat): boolean => state.hands[seat]!.length === 0 && supplyCount(state, seat) === 0;

/** After an action and its draws: has anyone run out? If both have, the one who moved loses. [M3.4] */
function finishAction(state: State, mover: Seat, emit: Events): void {
  const other = otherSeat(state, mover);
  if (isOut(state, mover)) end(state, 'ran-out', mover, emit);
  else if (isOut(state, other)) end(state, 'ran-out', other, emit);
  else passTurn(state, mover, other, emit);
}

function passTurn(state: State, mover: Seat, other: Seat, emit: Events): void {
  state.phase = 'turn';
  if (state.extra > 0 && canAct(state, mover)) {
    beginTurn(state, mover, state.extra - 1, true, emit);
    return;
  }
  // Nothing changes in an extra turn without an action, so all that are still owed end the same way. [M3.4]
  for (; state.extra > 0; state.extra--) emit?.({ kind: 'extraTurnSkipped', seat: mover, clause: 'M3.4' });
  beginTurn(state, other, 0, false, emit);
  if (!canAct(state, other)) end(state, 'no-action', other, emit);
}

function beginTurn(state: State, seat: Seat, owed: number, isExtra: boolean, emit: Events): void {
  state.turn = seat;
  state.extra = owed;
  state.isExtraTurn = isExtra;
  emit?.({ kind: 'turnBegan', seat, isExtra });
}

function end(state: State, reason: EndReason, loser: Seat | undefined, emit: Events): void {
  state.phase = 'over';
  state.ended = reason;
  state.loser = loser;
  if (!emit) return;
  const { winners, scores, clause } = outcomeOf(state)!;
  if (loser !== undefined && reason !== 'core-emptied') emit({ kind: 'seatLost', seat: loser, reason, clause });
  emit({ kind: 'gameOver', winners, scores, reason, clause });
}

/** A player who resigns or leaves for good loses. [M7.4] */
export function resign(state: State, seat: Seat, emit?: Emit<MicropulEvent>): void {
  if (state.phase !== 'over') end(state, 'resigned', seat, emit);
}
