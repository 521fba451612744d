import { type Action, ActionList, CHANCE, type Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import { EAST, NORTH, SOUTH } from '../core/field.ts';
import { legal6, roll6, sample6 } from './actions.ts';
import { WALL } from './kinds.ts';
import { next6, play6 } from './play.ts';
import { cloneState, OVER, PROGRAM, type State6 } from './state.ts';
import { findHit, hit } from './strikes.ts';

/** How hard it thinks: programs tried, and how often each is tried against other programs of the rivals. */
export interface Effort {
  readonly candidates: number;
  readonly trials: number;
}

const USUAL: Effort = { candidates: 60, trials: 3 };

/**
 * Looks one round ahead. It tries some programs (or all answers to another question) against random programs of the others and
 * takes the best on average. `world` is redealt, so it knows no more than its seat.
 */
export function greedyGolems6(world: State6, seat: Seat, rng: Rng, effort: Effort = USUAL): Action {
  const candidates = candidatesOf(world, seat, rng, effort.candidates);
  let best = candidates[0]!;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const action of candidates) {
    let score = 0;
    for (let trial = 0; trial < effort.trials; trial++) score += tryAction(world, seat, action, rng);
    if (score <= bestScore) continue;
    best = action;
    bestScore = score;
  }
  return best;
}

const list = new ActionList();

function candidatesOf(world: State6, seat: Seat, rng: Rng, most: number): readonly Action[] {
  if (world.phase === PROGRAM) return Array.from({ length: most }, () => sample6(world, seat, rng));
  list.clear();
  legal6(world, seat, list);
  return list.toArray();
}

/** Plays the action and lets the round end at random; how good that is for the seat. */
function tryAction(world: State6, seat: Seat, action: Action, rng: Rng): number {
  const state = cloneState(world);
  const { round } = state;
  play6(state, seat, action, undefined);
  for (let steps = 0; state.phase !== OVER && state.round === round && steps < 400; steps++) {
    const next = next6(state);
    // In turns the other one's run is theirs to think about.
    if (state.table.alternate && state.phase === PROGRAM) break;
    if (next.kind === 'chance') play6(state, CHANCE, roll6(state, rng), undefined);
    else for (const asked of next.seats) play6(state, asked, sample6(state, asked, rng), undefined);
  }
  return worth(state, seat);
}

const WIN = 1000;

function worth(state: State6, seat: Seat): number {
  if (state.phase === OVER && state.winner > 0) return state.winner === seat + 1 ? WIN : -WIN;
  if (state.at[seat]! < 0) return -WIN / 2;
  if (state.table.kids) return worthOfGoal(state, seat) - 3 * state.damage[seat]!;
  let score = -10 * state.damage[seat]!;
  let nearest = Number.POSITIVE_INFINITY;
  for (let golem = 0; golem < state.table.seats; golem++) {
    if (golem === seat) continue;
    const limit = state.table.limit[golem]!;
    score += 10 * Math.min(limit, state.damage[golem]!);
    if (state.at[golem]! < 0) continue;
    nearest = Math.min(nearest, distance(state, state.at[seat]!, state.at[golem]!));
    findHit(state, golem);
    if (hit.golem === seat) score -= 2;
  }
  findHit(state, seat);
  if (hit.golem >= 0 && hit.golem !== seat) score += 3;
  return score - (nearest === Number.POSITIVE_INFINITY ? 0 : 0.5 * nearest);
}

function worthOfGoal(state: State6, seat: Seat): number {
  const at = state.at[seat]!;
  if (state.table.goal === 'edge') return -toEdge(state, at, state.table.edge[seat]!);
  let nearest = 0;
  const ways = waysFrom(state, at);
  for (let cell = 0; cell < state.goalAt.length; cell++) {
    if (state.goalAt[cell] !== 0 && ways[cell]! >= 0) nearest = nearest === 0 ? ways[cell]! : Math.min(nearest, ways[cell]!);
  }
  return 20 * state.items[seat]! - nearest;
}

function distance(state: State6, a: number, b: number): number {
  const { width } = state.field;
  return Math.abs((a % width) - (b % width)) + Math.abs(Math.floor(a / width) - Math.floor(b / width));
}

function toEdge(state: State6, cell: number, side: number): number {
  const { width, height } = state.field;
  const x = cell % width;
  const y = (cell - x) / width;
  if (side === NORTH) return height - 1 - y;
  if (side === SOUTH) return y;
  return side === EAST ? width - 1 - x : x;
}

/** Steps to every cell, round walls; -1 where no way leads. */
function waysFrom(state: State6, start: number): Int16Array {
  const ways = new Int16Array(state.token.length).fill(-1);
  const queue = [start];
  ways[start] = 0;
  for (const cell of queue) {
    for (let direction = 0; direction < 4; direction++) {
      const side = state.field.steps[cell * 4 + direction]!;
      if (side < 0 || ways[side]! >= 0 || state.token[side] === WALL) continue;
      ways[side] = ways[cell]! + 1;
      queue.push(side);
    }
  }
  return ways;
}
