import { type Action, ActionList, CHANCE, type Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import { foregone, type Thought } from '@stolik/search/player';
import { slotAt } from '../board/board.ts';
import { rootOf } from '../board/groups.ts';
import { redeal } from '../seen/redeal.ts';
import { isLay, isStone, layFaceOf, layPlace, stoneCorner, stonePlace } from '../turn/actions.ts';
import { roll } from '../turn/chance.ts';
import { legal } from '../turn/legal.ts';
import { next } from '../turn/next.ts';
import { play } from '../turn/play.ts';
import { scoreOf } from '../turn/score.ts';
import { cloneState, otherSeat, type State, supplyCount } from '../turn/state.ts';
import { type GroupNumbers, Placement } from './placement.ts';

/*
 * A yardstick, frozen: how a good human plays, by rules of thumb and one look at the answer. Its numbers are a person's guesses, on
 * purpose not those of the fitted evaluation. It stands on the ladder as A2.
 */

/** How likely a group is closed in the end, by its open sides, with plenty of core left. */
const CLOSES = [1, 0.75, 0.6, 0.45, 0.35, 0.25, 0.2, 0.12, 0.08];
/** With fewer tiles in the core than this nothing grows much. */
const LATE = 14;
const EXTRA_TURN = 2;
const STONE_KEPT = [0, 3, 2.5, 2];
const TAKE_AT_HAND = [3.5, 2.4, 1.5, 0.9, 0.3, -0.2];
const DECIDED = 100;
/** How many actions are thought about, in how many guesses of the other's hand, and how much the answer counts. */
const LOOKED_AT = 12;
const GUESSES = 6;
const ANSWER_COUNTS = 0.3;

const placement = new Placement();
const list = new ActionList();
const answers = new ActionList();

interface Judged {
  readonly action: Action;
  readonly value: number;
}

/** Takes what is best at once less what it leaves to the other. */
export function humanMicropul(world: State, seat: Seat, rng: Rng): Thought {
  list.clear();
  legal(world, seat, list);
  const first = list
    .toArray()
    .map((action): Judged => ({ action, value: worthAtOnce(world, seat, action) + rng.below(1000) / 1e5 }))
    .sort((a, b) => b.value - a.value)
    .slice(0, LOOKED_AT);
  if (world.seats === 1 || first.length === 1) return foregone(first[0]!.action);
  const guesses = Array.from({ length: GUESSES }, () => redeal(world, seat, rng));
  const judged = first.map(({ action, value }): Judged => {
    const left = guesses.reduce((sum, guess) => sum + answerTo(guess, seat, action, rng), 0) / GUESSES;
    return { action, value: value + ANSWER_COUNTS * left };
  });
  return foregone(judged.reduce((best, each) => (each.value > best.value ? each : best)).action);
}

/** The best that follows, for this seat: its own next action in an extra turn, less the other's otherwise. */
function answerTo(guess: State, seat: Seat, action: Action, rng: Rng): number {
  const state = cloneState(guess);
  play(state, seat, action);
  while (next(state).kind === 'chance') play(state, CHANCE, roll(state, rng));
  if (state.phase !== 'turn') return 0;
  answers.clear();
  legal(state, state.turn, answers);
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < answers.length; i++) best = Math.max(best, worthAtOnce(state, state.turn, answers.items[i]!));
  return state.turn === seat ? best - EXTRA_TURN : -best;
}

function worthAtOnce(state: State, seat: Seat, action: Action): number {
  if (isLay(action)) return layWorth(state, seat, action);
  if (isStone(action)) return stoneWorth(state, seat, action);
  return -1 + (TAKE_AT_HAND[state.hands[seat]!.length] ?? 0);
}

function layWorth(state: State, seat: Seat, action: Action): number {
  placement.look(state.board, layPlace(action), layFaceOf(action));
  const won = Math.min(placement.tiles, state.core);
  const isEnd = won > 0 && won === state.core;
  const core = isEnd ? 0 : state.core;
  let worth = 2 * won - 1;
  for (let i = 0; i < placement.beforeCount; i++) worth -= balanceOf(placement.before[i]!, seat, core);
  for (let i = 0; i < placement.afterCount; i++) worth += balanceOf(placement.after[i]!, seat, core);
  if (isEnd) return worth + endWorth(state, seat, worth);
  // Never run out; try not to come down to the last tile either.
  const left = state.hands[seat]!.length - 1 + supplyCount(state, seat) + won;
  if (left === 0) return -DECIDED;
  if (left === 1) worth -= 1;
  return placement.pluses > 0 && state.seats > 1 ? worth + EXTRA_TURN : worth;
}

/** End it when ahead, not when behind. */
function endWorth(state: State, seat: Seat, worth: number): number {
  if (state.seats === 1) return 0;
  return scoreOf(state, seat) + worth > scoreOf(state, otherSeat(state, seat)) ? DECIDED : -DECIDED;
}

function balanceOf(group: GroupNumbers, seat: Seat, core: number): number {
  if (group.stones !== 1 && group.stones !== 16) return 0;
  const hope = hopeOf(group.points, group.open, core);
  return group.stones === 1 << (4 * seat) ? hope : -hope;
}

function hopeOf(points: number, open: number, core: number): number {
  const chance = CLOSES[Math.min(open, CLOSES.length - 1)]!;
  return points * (open === 0 ? 1 : chance * Math.min(1, core / LATE));
}

/** Stones go on what is closed or nearly, and large; the last one waits longest. */
function stoneWorth(state: State, seat: Seat, action: Action): number {
  const { board } = state;
  const root = rootOf(board, slotAt(board, stonePlace(action)) * 4 + stoneCorner(action));
  const kept = STONE_KEPT[state.stones[seat]!] ?? 0;
  return hopeOf(board.points[root]!, board.openSides[root]!, state.core) - kept * Math.min(1, state.core / (2 * LATE));
}
