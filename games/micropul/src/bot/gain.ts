import type { Action, Seat } from '@stolik/kernel/game';
import { isLay, isStone, layFaceOf, layPlace, stoneCorner, stonePlace } from '../actions.ts';
import { cellAt, slotAt } from '../board.ts';
import { type Face, PLUS } from '../faces.ts';
import { rootOf, type Unit } from '../groups.ts';
import type { Place } from '../places.ts';
import { scoreOf } from '../score.ts';
import { otherSeat, type State, supplyCount } from '../state.ts';
import { Around } from './around.ts';
import * as features from './features.ts';
import { type GroupNumbers, Placement } from './placement.ts';
import { type Weighing, weightsFor } from './weights.ts';
import { MANY_OPEN, type Worths } from './worths.ts';

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
  private readonly spite: number;
  private state!: State;
  private seat: Seat = 0;
  private weights!: Float64Array;
  private hand = 0;
  /** What laying any tile changes, dots aside. */
  private perLay = 0;
  private isLastTile = false;
  private worths!: Worths;
  private readonly around = new Around();

  /** `spite`: how much a loss of the other counts beside a gain of one's own. */
  constructor(weigh: Weighing = weightsFor, spite = 1) {
    this.weigh = weigh;
    this.spite = spite;
  }

  begin(state: State, seat: Seat): void {
    this.state = state;
    this.seat = seat;
    const { weights, worths } = this.weigh(state).at(state);
    this.weights = weights;
    this.worths = worths;
    this.hand = state.hands[seat]!.length;
    this.perLay = -this.weights[features.SURE]! - this.weights[features.HAND]! + this.handStep(this.hand - 1, this.hand);
    this.isLastTile = this.hand === 1 && supplyCount(state, seat) === 0;
    this.around.begin(state.board, this.worths, seat, this.spite);
  }

  of(action: Action): number {
    if (isLay(action)) return this.ofLay(-cellAt(this.state.board, layPlace(action)) - 1, layFaceOf(action));
    return isStone(action) ? this.ofStone(action) : this.ofTake();
  }

  /** A face laid on an edge place, as the board numbers them. */
  ofLay(index: number, face: Face): number {
    const { state, weights, around } = this;
    around.see(index);
    const sum = around.yieldOf(index, face);
    const won = Math.min(sum % PLUS, state.core);
    if (won > 0 && won === state.core) return this.ofEnd(state.board.edge[index]! >> 8, face, won);
    if (this.isLastTile && won === 0) return -DECIDED;
    let gain = this.perLay + won * (2 * weights[features.SURE]! + weights[features.SUPPLY]!);
    gain -= weights[features.DOTS]! * features.FACE_DOTS[face]! + weights[features.PLUSES]! * features.FACE_PLUSES[face]!;
    if (sum >= PLUS) gain += state.seats > 1 ? EXTRA_TURN : TURN_UP;
    return gain + around.changeBy(index, face);
  }

  /** The difference that a hand of `to` tiles makes to one of `from`, beyond its number. */
  private handStep(to: number, from: number): number {
    return this.ofHand(to) - this.ofHand(from);
  }

  private ofHand(hand: number): number {
    if (hand > 1) return 0;
    return this.weights[hand === 0 ? features.HAND_EMPTY : features.HAND_ONE]!;
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
    const { perPoint, fixed } = this.worths;
    const open = Math.min(board.openSides[root]!, MANY_OPEN);
    return perPoint[open]! * board.points[root]! + fixed[open]! - this.weights[features.STONES]!;
  }

  ofTake(): number {
    const { weights, hand } = this;
    const fixed = weights[features.HAND]! - weights[features.SURE]! - weights[features.SUPPLY]!;
    return fixed + this.handStep(hand + 1, hand) + USUAL_DOTS * weights[features.DOTS]!;
  }
}

/** Points of a closed group for its only owner: plus for this seat, minus for the other. */
function closedBalance({ points, open, stones }: GroupNumbers, seat: Seat): number {
  if (open > 0 || (stones !== 1 && stones !== 16)) return 0;
  return stones === 1 << (4 * seat) ? points : -points;
}
