import { type Action, ActionList, type Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import { cloneBoard, layFace, slotAt } from '../board/board.ts';
import { yieldAt } from '../board/catalysts.ts';
import { PLUS } from '../board/faces.ts';
import { rootOf, stonesOn } from '../board/groups.ts';
import type { Board } from '../board/shape.ts';
import { isLay, isStone, layFaceOf, layPlace, stoneCorner, stonePlace } from '../turn/actions.ts';
import { legal } from '../turn/legal.ts';
import { scoreOf } from '../turn/score.ts';
import { HAND_LIMIT, otherSeat, type State, stoneSeat, stoneUnit, supplyCount } from '../turn/state.ts';

/** Worth of things that are no points yet, in points. */
const OPEN_GROUP = 0.45;
const EXTRA_TURN = 1.6;
const REVEAL = 0.2;
const TAKE_FULL = -0.7;
const TAKE_PER_GAP = 0.3;
const STONE_KEPT = 4;
const DECIDED = 1000;

/**
 * Takes the action that looks best at once, by points everyone can see. Its world is redealt for its seat, so hidden tiles are a
 * guess. It reads only counts, the board and its own hand anyway.
 */
export function greedyMicropul(world: State, seat: Seat, rng: Rng): Action {
  const actions = new ActionList();
  legal(world, seat, actions);
  let best = actions.at(0);
  let bestValue = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < actions.length; i++) {
    const action = actions.at(i);
    // Less than any difference that means something: it only breaks ties.
    const value = actionValue(world, seat, action) + rng.below(1000) / 1e6;
    if (value > bestValue) [best, bestValue] = [action, value];
  }
  return best;
}

function actionValue(world: State, seat: Seat, action: Action): number {
  if (isLay(action)) return layValue(world, seat, action);
  if (isStone(action)) return stoneValue(world, action);
  const gaps = HAND_LIMIT - world.hands[seat]!.length;
  return TAKE_FULL + TAKE_PER_GAP * gaps;
}

function layValue(world: State, seat: Seat, action: Action): number {
  const [place, face] = [layPlace(action), layFaceOf(action)];
  const sum = yieldAt(world.board, place, face);
  const won = Math.min(sum % PLUS, world.core);
  const after = cloneBoard(world.board);
  layFace(after, place, face);
  const gain = 2 * won - 1 + groupBalance(world, after, seat) - groupBalance(world, world.board, seat);
  if (won > 0 && won === world.core) return gain + endValue(world, seat, gain);
  if (world.hands[seat]!.length + supplyCount(world, seat) + won === 1) return -DECIDED;
  if (sum < PLUS) return gain;
  return gain + (world.seats > 1 ? EXTRA_TURN : REVEAL);
}

/** The last tile of the core decides: take it when ahead, or alone. */
function endValue(world: State, seat: Seat, gain: number): number {
  if (world.seats === 1) return 0;
  return scoreOf(world, seat) + gain > scoreOf(world, otherSeat(world, seat)) ? DECIDED : -DECIDED / 2;
}

/** Own claimed groups less the opponent's; an open one counts a part of its size, one with two stones nothing. */
function groupBalance(world: State, board: Board, seat: Seat): number {
  let balance = 0;
  for (const stone of world.stonesPut) {
    const root = rootOf(board, stoneUnit(stone));
    if (stonesOn(board, root) > 1) continue;
    const worth = board.points[root]! * (board.openSides[root] === 0 ? 1 : OPEN_GROUP);
    balance += stoneSeat(stone) === seat ? worth : -worth;
  }
  return balance;
}

/** A stone is worth keeping while the core is large: better groups may come. */
function stoneValue(world: State, action: Action): number {
  const { board } = world;
  const root = rootOf(board, slotAt(board, stonePlace(action)) * 4 + stoneCorner(action));
  const open = board.openSides[root]!;
  const likely = open === 0 ? 1 : open <= 2 ? OPEN_GROUP : OPEN_GROUP / 2;
  return board.points[root]! * likely - STONE_KEPT * Math.min(1, world.core / 24);
}
