import data from '../../data/evaluation6.json' with { type: 'json' };
import { EAST, NORTH, SOUTH } from '../core/field.ts';
import * as kinds from '../v6/kinds.ts';
import type { State6 } from '../v6/state.ts';
import * as record from '../v6/state.ts';
import type { Weights } from './judge4.ts';
import { FAR, type Reaches, reachesOn } from './reach.ts';
import { shareOut, shareWon } from './shares.ts';

// Imported constants are read from memory at every use; local ones are folded into the code.
const { OVER, NO_CARD } = record;
const { RULES } = kinds;

/** The terms of a golem's value; `explain` names these. */
export const TERMS6 = [
  'two-hits',
  'three-hits',
  'four-hits',
  'five-hits',
  'lives',
  'damage-late',
  'rows',
  'strength',
  'range',
  'threat',
  'deadly',
  'aims',
  'near-1',
  'near-2',
  'near-3',
  'near-4',
  'free-sides',
  'call',
  'dealt-late',
] as const;
export const COUNT6 = TERMS6.length;

/** How much each term adds to the log odds of winning: fitted by tools/train/golems-fit.ts. */
export const WEIGHTS6: Weights = Float64Array.from(TERMS6, (term) => data.weights[term]);

/** The same by rule of thumb, as a good human player would weigh them. */
export const HUMAN6: Weights = Float64Array.from(TERMS6, (term) => data.human[term]);

const MOST_STRIKES = 2;
const BOT_ROWS = 3;

/** The terms of one golem, into `out`. */
export function termsOf6(state: State6, golem: number, out: Float64Array): void {
  const { table, field } = state;
  out.fill(0);
  const lives = table.limit[golem]! - state.damage[golem]!;
  const late = (state.round / state.lastRound) ** 2;
  const isBot = table.isBot[golem] === 1;
  const rows = isBot ? BOT_ROWS : Math.max(1, table.rowsOnCard[golem]! + state.extra[golem]!);
  const strength = table.strength[golem]!;
  const range = table.range[golem]!;
  const at = state.at[golem]!;
  const facing = state.facing[golem]!;
  const reaches = reachesOn(field, state.token, state.pair, RULES);
  let nearest = FAR;
  let strongest = 1;
  for (let other = 0; other < table.seats; other++) {
    const target = state.at[other]!;
    if (other === golem || target < 0) continue;
    const commands = reaches.commands(range, at, facing, target);
    nearest = Math.min(nearest, commands);
    strongest = Math.max(strongest, table.strength[other]!);
    const points = strength * Math.max(0, Math.min(MOST_STRIKES, rows - commands));
    const needed = table.limit[other]! - state.damage[other]!;
    out[9]! += Math.min(1, points / needed);
    if (points >= needed) out[10]! += 1;
  }
  const hits = Math.ceil(lives / strongest);
  if (hits >= 2) out[Math.min(hits, 5) - 2] = 1;
  out[4] = lives;
  out[5] = late * state.damage[golem]!;
  out[6] = rows - 3;
  out[7] = strength - 1;
  out[8] = range - 1;
  if (nearest <= 4) out[11 + nearest] = 1;
  out[16] = freeSides(state, at);
  out[17] = state.subprogram[golem * 2] === NO_CARD ? 0 : 1;
  if (table.tie === 'strikes') out[18] = late * state.dealt[golem]!;
}

function freeSides(state: State6, at: number): number {
  let free = 0;
  for (let side = 0; side < 4; side++) {
    const cell = state.field.steps[at * 4 + side]!;
    if (cell >= 0 && state.golemAt[cell] === 0 && state.barrel[cell] === 0 && RULES.enter[state.token[cell]!] === 0) free += 0.25;
  }
  return free;
}

const terms = new Float64Array(COUNT6);

export function standingOf6(state: State6, golem: number, weights: Weights): number {
  if (state.table.kids) return standingOfRunner(state, golem);
  termsOf6(state, golem, terms);
  let sum = 0;
  for (let term = 0; term < COUNT6; term++) sum += weights[term]! * terms[term]!;
  return sum;
}

// Children race for goals: who needs fewer commands is ahead, and what has been collected counts.
const COMMAND = 0.45;
const ITEM = 2.2;
const HURT = 0.4;

function standingOfRunner(state: State6, golem: number): number {
  return ITEM * state.items[golem]! - COMMAND * Math.min(FAR, wayToGoal(state, golem)) - HURT * state.damage[golem]!;
}

/** Commands to the nearest goal. */
export function wayToGoal(state: State6, golem: number): number {
  const reaches = reachesOn(state.field, state.token, state.pair, RULES);
  let nearest = FAR;
  for (let cell = 0; cell < state.token.length; cell++) {
    if (isGoal(state, golem, cell)) nearest = Math.min(nearest, way(reaches, state, golem, cell));
  }
  return nearest;
}

/** Commands until a rival is in front of the golem's weapon, or, for children, until the goal; 0 once it is reached. */
export function wayOf6(state: State6, golem: number): number {
  const at = state.at[golem]!;
  if (at < 0) return FAR;
  if (state.phase === OVER) return 0;
  if (state.table.kids) return wayToGoal(state, golem);
  const reaches = reachesOn(state.field, state.token, state.pair, RULES);
  let nearest = FAR;
  for (let other = 0; other < state.table.seats; other++) {
    const target = state.at[other]!;
    if (other === golem || target < 0) continue;
    nearest = Math.min(nearest, reaches.commands(state.table.range[golem]!, at, state.facing[golem]!, target));
  }
  return nearest;
}

const way = (reaches: Reaches, state: State6, golem: number, cell: number): number =>
  reaches.commands(0, state.at[golem]!, state.facing[golem]!, cell);

function isGoal(state: State6, golem: number, cell: number): boolean {
  if (state.table.goal !== 'edge') return state.goalAt[cell] !== 0;
  const { width, height, ground } = state.field;
  if (ground[cell] === 0) return false;
  const x = cell % width;
  const y = (cell - x) / width;
  const side = state.table.edge[golem]!;
  if (side === NORTH) return y === height - 1;
  if (side === SOUTH) return y === 0;
  return side === EAST ? x === width - 1 : x === 0;
}

/** Each golem's chance of winning, at the end of a round or of the game. */
export function judge6(state: State6, out: Float64Array, weights: Weights = WEIGHTS6): void {
  const { seats } = state.table;
  if (seats === 1) {
    // Alone there is nobody to be compared with: there, or so far from it.
    out[0] = state.phase === OVER ? (state.winner === 1 ? 1 : 0) : 1 / (1 + Math.exp(-standingOf6(state, 0, weights)));
    return;
  }
  if (state.phase === OVER) {
    shareWon(state.winner, seats, out);
    return;
  }
  for (let golem = 0; golem < seats; golem++)
    out[golem] = state.at[golem]! < 0 ? 0 : Math.exp(standingOf6(state, golem, weights));
  shareOut(seats, out);
}
