import type { Action, Seat } from '@stolik/kernel/game';
import { isLay, isStone, layFaceOf, layPlace, stoneCorner, stonePlace } from '../actions.ts';
import { type Board, cellAt, slotAt } from '../board.ts';
import { yieldAt } from '../catalysts.ts';
import { type Face, PLUS, UNITS } from '../faces.ts';
import { rootOf, type Unit } from '../groups.ts';
import { type Place, SPAN, STEPS, THEIRS } from '../places.ts';
import { scoreOf } from '../score.ts';
import { otherSeat, type State, supplyCount } from '../state.ts';
import * as features from './features.ts';
import { type GroupNumbers, Placement } from './placement.ts';
import { type Weighing, weightsFor } from './weights.ts';

/** More than any difference of points. */
const DECIDED = 60;
/** A second name for another action, as a stone on another corner of the same group. */
const NEVER = -1000;
/** What an extra turn is worth, in points; alone a plus turns a tile up. */
const EXTRA_TURN = 2.4;
const TURN_UP = 0.3;
/** Dots on an unseen tile, about. */
const USUAL_DOTS = 0.7;

const placement = new Placement();

/**
 * What actions gain at once, in expected points: the change of the evaluation, worked out around each action alone. Good enough to
 * order actions and to play on with; the search looks deeper. Ask `begin` once for a position, then `of` for its actions.
 */
export class Gains {
  private readonly weigh: Weighing;
  private state!: State;
  private seat: Seat = 0;
  private weights!: Float64Array;
  private hand = 0;
  /** What laying any tile changes, dots aside. */
  private perLay = 0;
  private isLastTile = false;
  /** By cell of the board's window: whether a claimed group is touched there, if `stamps` says it was asked in this position. */
  private near = new Uint8Array(1024);
  private stamps = new Int32Array(1024);
  private stamp = 0;

  constructor(weigh: Weighing = weightsFor) {
    this.weigh = weigh;
  }

  begin(state: State, seat: Seat): void {
    this.state = state;
    this.seat = seat;
    this.weights = this.weigh(state).at(state);
    this.hand = state.hands[seat]!.length;
    this.perLay = -this.weights[features.SURE]! - this.weights[features.HAND]! + this.handStep(this.hand - 1, this.hand);
    this.isLastTile = this.hand === 1 && supplyCount(state, seat) === 0;
    this.stamp++;
    const cells = state.board.width * state.board.height;
    if (cells > this.near.length) {
      this.near = new Uint8Array(cells * 2);
      this.stamps = new Int32Array(cells * 2);
    }
  }

  of(action: Action): number {
    if (isLay(action)) return this.ofLay(layPlace(action), layFaceOf(action));
    return isStone(action) ? this.ofStone(action) : this.ofTake();
  }

  ofLay(place: Place, face: Face): number {
    const { state, weights } = this;
    const sum = yieldAt(state.board, place, face);
    const won = Math.min(sum % PLUS, state.core);
    if (won > 0 && won === state.core) return this.ofEnd(place, face, won);
    if (this.isLastTile && won === 0) return -DECIDED;
    let gain = this.perLay + won * (2 * weights[features.SURE]! + weights[features.SUPPLY]!);
    gain -= weights[features.DOTS]! * features.FACE_DOTS[face]! + weights[features.PLUSES]! * features.FACE_PLUSES[face]!;
    if (sum >= PLUS) gain += state.seats > 1 ? EXTRA_TURN : TURN_UP;
    return this.touchesClaim(place) ? gain + this.ofGroups(place, face) : gain;
  }

  /** The difference that a hand of `to` tiles makes to one of `from`, beyond its number. */
  private handStep(to: number, from: number): number {
    return this.ofHand(to) - this.ofHand(from);
  }

  private ofHand(hand: number): number {
    if (hand > 1) return 0;
    return this.weights[hand === 0 ? features.HAND_EMPTY : features.HAND_ONE]!;
  }

  private touchesClaim(place: Place): boolean {
    const { board } = this.state;
    const cell = ((place >> 9) - board.top) * board.width + (place & (SPAN - 1)) - board.left;
    if (this.stamps[cell] !== this.stamp) {
      this.stamps[cell] = this.stamp;
      this.near[cell] = isNearClaim(board, place) ? 1 : 0;
    }
    return this.near[cell] === 1;
  }

  private ofGroups(place: Place, face: Face): number {
    placement.look(this.state.board, place, face);
    const { before, after, beforeCount, afterCount } = placement;
    let gain = 0;
    for (let i = 0; i < beforeCount; i++) gain -= this.ofGroup(before[i]!);
    for (let i = 0; i < afterCount; i++) gain += this.ofGroup(after[i]!);
    return gain;
  }

  private ofGroup({ points, open, stones }: GroupNumbers): number {
    if (stones !== 1 && stones !== 16) return 0;
    const worth = claimedWorth(this.weights, points, open);
    return stones === 1 << (4 * this.seat) ? worth : -worth;
  }

  /** The placement empties the core: nothing is left to hope for. */
  private ofEnd(place: Place, face: Face, won: number): number {
    const { state, seat } = this;
    placement.look(state.board, place, face);
    const { before, after, beforeCount, afterCount } = placement;
    let gain = 2 * won - 1;
    for (let i = 0; i < beforeCount; i++) gain -= closedBalance(before[i]!, seat);
    for (let i = 0; i < afterCount; i++) gain += closedBalance(after[i]!, seat);
    if (state.seats === 1) return gain;
    const margin = scoreOf(state, seat) - scoreOf(state, otherSeat(state, seat)) + gain;
    return margin > 0 ? DECIDED + margin : margin < 0 ? margin - DECIDED : 0;
  }

  private ofStone(action: Action): number {
    const { board } = this.state;
    const root = rootOf(board, slotAt(board, stonePlace(action)) * 4 + stoneCorner(action));
    // Of the corners of a group only its root is worth looking at: they all mean the same.
    if (board.places[root >> 2] !== stonePlace(action) || (root & 3) !== stoneCorner(action)) return NEVER;
    return this.ofClaim(root);
  }

  /** A stone on the group of this root. */
  ofClaim(root: Unit): number {
    const { board } = this.state;
    return claimedWorth(this.weights, board.points[root]!, board.openSides[root]!) - this.weights[features.STONES]!;
  }

  ofTake(): number {
    const { weights, hand } = this;
    const fixed = weights[features.HAND]! - weights[features.SURE]! - weights[features.SUPPLY]!;
    return fixed + this.handStep(hand + 1, hand) + USUAL_DOTS * weights[features.DOTS]!;
  }
}

function isNearClaim(board: Board, place: Place): boolean {
  for (let side = 0; side < 4; side++) {
    const slot = cellAt(board, place + STEPS[side]!) - 1;
    if (slot < 0) continue;
    const units = UNITS[board.faces[slot]!]!;
    for (let i = side * 2; i < side * 2 + 2; i++) {
      const corner = THEIRS[i]!;
      if ((units & (17 << corner)) !== 0 && board.stones[rootOf(board, slot * 4 + corner)] !== 0) return true;
    }
  }
  return false;
}

/** Points of a closed group for its only owner: plus for this seat, minus for the other. */
function closedBalance({ points, open, stones }: GroupNumbers, seat: Seat): number {
  if (open > 0 || (stones !== 1 && stones !== 16)) return 0;
  return stones === 1 << (4 * seat) ? points : -points;
}

function claimedWorth(weights: Float64Array, points: number, open: number): number {
  if (open === 0) return weights[features.SURE]! * points;
  const bucket = features.bucketOf(open);
  return weights[features.OPEN + bucket]! * points + weights[features.OPEN_GROUPS]!;
}
