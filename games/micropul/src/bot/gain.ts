import type { Action, Seat } from '@stolik/kernel/game';
import { isLay, isStone, layFaceOf, layPlace, stoneCorner, stonePlace } from '../actions.ts';
import { type Board, slotAt } from '../board.ts';
import { rootOf } from '../groups.ts';
import { indexInHand } from '../play.ts';
import { scoreOf } from '../score.ts';
import { otherSeat, type State, supplyCount } from '../state.ts';
import * as features from './features.ts';
import { type GroupNumbers, Placement } from './placement.ts';
import { weightsFor } from './weights.ts';

/** More than any difference of points. */
const DECIDED = 60;
/** A second name for another action, as a stone on another corner of the same group. */
const NEVER = -1000;
/** What an extra turn is worth, in points; alone a plus turns a tile up. */
const EXTRA_TURN = 2.4;
const TURN_UP = 0.3;

const placement = new Placement();

/**
 * What an action gains at once, in expected points: the change of the evaluation, worked out around the action alone. Good enough to
 * order actions and to play on with; the search looks deeper.
 */
export function gainOf(state: State, seat: Seat, action: Action): number {
  if (isLay(action)) return layGain(state, seat, action);
  if (isStone(action)) return stoneGain(state, action);
  return takeGain(state, seat);
}

function layGain(state: State, seat: Seat, action: Action): number {
  const weights = weightsFor(state).at(state);
  const face = layFaceOf(action);
  placement.look(state.board, layPlace(action), face);
  const won = Math.min(placement.tiles, state.core);
  const groups = groupsGain(weights, seat);
  if (won > 0 && won === state.core) return endGain(state, seat, won);
  const hand = state.hands[seat]!.length;
  if (hand === 1 && won === 0 && supplyCount(state, seat) === 0) return -DECIDED;
  const tile = state.hands[seat]![indexInHand(state, seat, face)]!;
  let gain = groups + weights[features.SURE]! * (2 * won - 1) + weights[features.SUPPLY]! * won;
  gain -= weights[features.HAND]! + weights[features.DOTS]! * features.TILE_DOTS[tile]!;
  gain -= weights[features.PLUSES]! * features.TILE_PLUSES[tile]!;
  gain += handStep(weights, hand - 1) - handStep(weights, hand);
  if (placement.pluses > 0) gain += state.seats > 1 ? EXTRA_TURN : TURN_UP;
  return gain;
}

const handStep = (weights: Float64Array, hand: number): number =>
  hand === 0 ? weights[features.HAND_EMPTY]! : hand === 1 ? weights[features.HAND_ONE]! : 0;

/** The placement empties the core: nothing is left to hope for. */
function endGain(state: State, seat: Seat, won: number): number {
  const { before, after, beforeCount, afterCount } = placement;
  let gain = 2 * won - 1;
  if (state.seats === 1) {
    for (let i = 0; i < beforeCount; i++) gain -= closedPoints(before[i]!, seat);
    for (let i = 0; i < afterCount; i++) gain += closedPoints(after[i]!, seat);
    return gain;
  }
  const other = otherSeat(state, seat);
  for (let i = 0; i < beforeCount; i++) gain -= closedPoints(before[i]!, seat) - closedPoints(before[i]!, other);
  for (let i = 0; i < afterCount; i++) gain += closedPoints(after[i]!, seat) - closedPoints(after[i]!, other);
  const margin = scoreOf(state, seat) - scoreOf(state, other) + gain;
  return margin > 0 ? DECIDED + margin : margin < 0 ? -DECIDED + margin : 0;
}

const closedPoints = ({ points, open, stones }: GroupNumbers, seat: Seat): number =>
  open === 0 && stones === 1 << (4 * seat) ? points : 0;

function groupsGain(weights: Float64Array, seat: Seat): number {
  const { before, after, beforeCount, afterCount } = placement;
  let gain = 0;
  for (let i = 0; i < beforeCount; i++) gain -= groupWorth(weights, before[i]!, seat);
  for (let i = 0; i < afterCount; i++) gain += groupWorth(weights, after[i]!, seat);
  return gain;
}

function groupWorth(weights: Float64Array, { points, open, stones }: GroupNumbers, seat: Seat): number {
  if (stones !== 1 && stones !== 16) return 0;
  const worth = claimedWorth(weights, points, open);
  return stones === 1 << (4 * seat) ? worth : -worth;
}

function claimedWorth(weights: Float64Array, points: number, open: number): number {
  if (open === 0) return weights[features.SURE]! * points;
  const bucket = features.bucketOf(open);
  return weights[features.OPEN_POINTS + bucket]! * points + weights[features.OPEN_COUNT + bucket]!;
}

function stoneGain(state: State, action: Action): number {
  const { board } = state;
  const root = rootOf(board, slotAt(board, stonePlace(action)) * 4 + stoneCorner(action));
  if (!isNamedBy(board, root, action)) return NEVER;
  const weights = weightsFor(state).at(state);
  return claimedWorth(weights, board.points[root]!, board.openSides[root]!) - weights[features.STONES]!;
}

/** Of the corners of a group only its root is worth looking at: they all mean the same. */
const isNamedBy = (board: Board, root: number, action: Action): boolean =>
  board.places[root >> 2] === stonePlace(action) && (root & 3) === stoneCorner(action);

function takeGain(state: State, seat: Seat): number {
  const weights = weightsFor(state).at(state);
  const hand = state.hands[seat]!.length;
  const steps = handStep(weights, hand + 1) - handStep(weights, hand);
  // An unseen tile has about two thirds of a dot.
  return steps + weights[features.HAND]! - weights[features.SURE]! - weights[features.SUPPLY]! + 0.7 * weights[features.DOTS]!;
}
