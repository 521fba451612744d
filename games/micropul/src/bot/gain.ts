import type { Action, Seat } from '@stolik/kernel/game';
import { cellAt, slotAt } from '../board/board.ts';
import { type Face, PLUS } from '../board/faces.ts';
import { rootOf } from '../board/groups.ts';
import type { Place } from '../board/places.ts';
import type { Unit } from '../board/shape.ts';
import { isLay, isStone, layFaceOf, layPlace, stoneCorner, stonePlace } from '../turn/actions.ts';
import { scoreOf } from '../turn/score.ts';
import { otherSeat, type State, supplyCount } from '../turn/state.ts';
import { Around } from './around.ts';
import * as features from './features.ts';
import { type GroupNumbers, Placement } from './placement.ts';
import { type Weighing, weightsFor } from './weights.ts';
import { MANY_OPEN, type Worths } from './worths.ts';

/** More than any difference of points. */
const DECIDED = 60;
/** A second name for another action, as a stone on another corner of the same group. */
const NEVER = -1000;
/** Alone a plus turns a tile up: what that is worth, in points. */
const TURN_UP = 0.3;
/** Dots on an unseen tile, about. */
const USUAL_DOTS = 0.7;

const placement = new Placement();

/** A player's sense for things that the evaluation has no feature for, in points; and how evenly it plays on. */
export interface Sense {
  readonly extraTurn: number;
  /** A tile taken into the hand, beyond its dots: a choice for later. */
  readonly choice: number;
  /** How uneven playouts are: luck added to gains. */
  readonly noise: number;
  /** What is so far behind the best gets no luck any more: it could not catch up. */
  readonly reach: number;
}

/** As a person guessed. */
export const PLAIN: Sense = { extraTurn: 2.4, choice: 0, noise: 1.5, reach: Number.POSITIVE_INFINITY };
/** Found by games of first looks alone (tools/train/micropul-sense.ts): it wins seven in ten of them against PLAIN. */
export const KEEN: Sense = { extraTurn: 0.7, choice: 1.5, noise: 0.7, reach: 0.7 };

/**
 * The immediate gain of actions, in expected points: the change of the evaluation, computed around each action alone. Good enough
 * to order actions and to play on with; the search looks deeper. Call `begin` once for a position, then `of` for its actions.
 */
export class Gains {
  private readonly weigh: Weighing;
  private readonly spite: number;
  private readonly sense: Sense;
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
  constructor(weigh: Weighing = weightsFor, spite = 1, sense = PLAIN) {
    this.weigh = weigh;
    this.spite = spite;
    this.sense = sense;
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
    if (sum >= PLUS) gain += state.seats > 1 ? this.sense.extraTurn : TURN_UP;
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
    const fixed = this.sense.choice + weights[features.HAND]! - weights[features.SURE]! - weights[features.SUPPLY]!;
    return fixed + this.handStep(hand + 1, hand) + USUAL_DOTS * weights[features.DOTS]!;
  }
}

/** Points of a closed group for its only owner: plus for this seat, minus for the other. */
function closedBalance({ points, open, stones }: GroupNumbers, seat: Seat): number {
  if (open > 0 || (stones !== 1 && stones !== 16)) return 0;
  return stones === 1 << (4 * seat) ? points : -points;
}
