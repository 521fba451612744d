import { type Action, CHANCE, type Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import { packProgram4 } from '../programs/choices4.ts';
import { forbiddenOf, overtime4, programsOf, roll4, rowsOf, sample4 } from './choices.ts';
import { exitsOf } from './damage.ts';
import { damagedCount } from './end.ts';
import { ALL_DAMAGED, COMPONENTS } from './kinds.ts';
import { play4 } from './play.ts';
import {
  ASK_CARD,
  ASK_CONTENTS,
  ASK_DAMAGE,
  ASK_DIE,
  ASK_EXIT,
  ASK_PROGRAM,
  ASK_REPAIR,
  cloneState,
  DAMAGED,
  isPlaying,
  kitOf,
  OVER,
  partIndex,
  STRIDE,
  type State4,
} from './state.ts';

/** Programs looked at, and what the others are thought to do: stand still once, something at random otherwise. */
const CANDIDATES = 120;
const REPLIES = 3;

/**
 * One ply: the program that does best in the current round against others that stay or play at random. Where a component must go,
 * it gives up the one that is missed least. `world` is a world this seat holds possible, so it peeks at nothing.
 */
export function greedyGolems4(world: State4, seat: Seat, rng: Rng): Action {
  switch (world.ask) {
    case ASK_PROGRAM:
      return bestProgram(world, seat, rng);
    case ASK_DAMAGE:
      return cheapest(world, seat, ALL_DAMAGED & ~world.robot[seat * STRIDE + DAMAGED]!, 1);
    case ASK_REPAIR:
      return cheapest(world, seat, world.robot[seat * STRIDE + DAMAGED]!, -1);
    case ASK_EXIT:
      return bestExit(world, seat, rng);
    default:
      return sample4(world, seat, rng);
  }
}

function bestProgram(world: State4, seat: Seat, rng: Rng): Action {
  const programs = programsOf(world, seat);
  const replies = Array.from({ length: REPLIES }, (_, index) => replyOfOthers(world, seat, index === 0, rng));
  let best = programs[0]!;
  let bestScore = Number.NEGATIVE_INFINITY;
  const looked = Math.min(CANDIDATES, programs.length);
  for (let i = 0; i < looked; i++) {
    const program = programs[looked === programs.length ? i : rng.below(programs.length)]!;
    let score = 0;
    for (const reply of replies) score += tryRound(world, seat, program, reply, rng);
    if (score <= bestScore) continue;
    bestScore = score;
    best = program;
  }
  return best;
}

/** A program for every other player, by seat. */
function replyOfOthers(world: State4, seat: Seat, stands: boolean, rng: Rng): readonly Action[] {
  return Array.from({ length: world.table.seats }, (_, other) => {
    if (other === seat || !isPlaying(world, other)) return 0;
    return stands ? standStill(rowsOf(world, other)) : sampleProgram(world, other, rng);
  });
}

const standStill = (rows: number): Action =>
  packProgram4(Array.from({ length: rows }, () => ({ kind: 'plain', card: 'S' }) as const));

function sampleProgram(world: State4, seat: Seat, rng: Rng): Action {
  const programs = programsOf(world, seat);
  return programs[rng.below(programs.length)]!;
}

/** Plays the round out and says how this seat stands at its end. */
function tryRound(world: State4, seat: Seat, program: Action, reply: readonly Action[], rng: Rng): number {
  const state = cloneState(world);
  const { round } = state;
  state.waiting = state.playing;
  for (let other = 0; other < state.table.seats; other++) {
    if (isPlaying(world, other)) play4(state, other, other === seat ? program : reply[other]!);
  }
  while (state.round === round && state.ask !== OVER && state.ask !== ASK_CARD) {
    const isChance = state.ask === ASK_DIE || state.ask === ASK_CONTENTS;
    const actor = isChance ? CHANCE : state.asked;
    play4(state, actor, isChance ? roll4(state, rng) : actor === seat ? quickAnswer(state, actor) : overtime4(state, actor));
  }
  return standingOf(state, seat);
}

const quickAnswer = (state: State4, seat: Seat): Action =>
  state.ask === ASK_DAMAGE
    ? cheapest(state, seat, ALL_DAMAGED & ~state.robot[seat * STRIDE + DAMAGED]!, 1)
    : overtime4(state, seat);

function bestExit(world: State4, seat: Seat, rng: Rng): Action {
  const exits = exitsOf(world, seat);
  const cells = Array.from(exits.cells.subarray(0, exits.length));
  const from = rng.below(cells.length);
  let best = cells[0]!;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[(from + i) % cells.length]!;
    const score = -nearestEnemy(world, seat, cell);
    if (score <= bestScore) continue;
    bestScore = score;
    best = cell;
  }
  return best;
}

/** Of these components the one whose damage costs least (sign 1) or most (sign -1). */
function cheapest(state: State4, seat: Seat, among: number, sign: number): number {
  let chosen = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let component = 0; component < COMPONENTS.length; component++) {
    if ((among & (1 << component)) === 0) continue;
    const cost = sign * lossOf(state, seat, component);
    if (cost >= least) continue;
    least = cost;
    chosen = component;
  }
  return chosen;
}

function lossOf(state: State4, seat: Seat, component: number): number {
  const { rows, power, reach } = kitOf(state);
  const sound = partIndex(state, seat, component, 0);
  const broken = sound + 1;
  if (component === 0) return 2 * (rows[sound]! - rows[broken]!);
  if (component === 1) return 3 * (power[sound]! * reach[sound]! - power[broken]! * reach[broken]!);
  return 1;
}

/** How this seat stands: its own damage, that of the others, and who has whom before the weapon. */
function standingOf(state: State4, seat: Seat): number {
  if (state.ask === OVER) return state.winner === seat + 1 ? 1000 : state.winner === 0 ? 0 : -1000;
  if (!isPlaying(state, seat)) return -1000;
  let score = -14 * damagedCount(state, seat);
  for (let other = 0; other < state.table.seats; other++) {
    if (other === seat) continue;
    if (state.at[other]! < 0) score += 60;
    else {
      score += 12 * damagedCount(state, other);
      if (isBefore(state, seat, other)) score += 5;
      if (isBefore(state, other, seat)) score -= 4;
    }
  }
  return score - nearestEnemy(state, seat, state.at[seat]!) + (forbiddenOf(state, seat) === 0 ? -1 : 0);
}

/** Whether `victim` stands where the weapon of `seat` would reach, or nearly. */
function isBefore(state: State4, seat: Seat, victim: Seat): boolean {
  let cell = state.at[seat]!;
  for (let i = 0; i < 2; i++) {
    cell = state.field.steps[cell * 4 + state.facing[seat]!]!;
    if (cell < 0) return false;
    if (cell === state.at[victim]) return true;
  }
  return false;
}

function nearestEnemy(state: State4, seat: Seat, cell: number): number {
  const { width } = state.field;
  let nearest = 99;
  for (let other = 0; other < state.table.seats; other++) {
    const at = state.at[other]!;
    if (other === seat || at < 0) continue;
    const across = Math.abs((at % width) - (cell % width));
    const along = Math.abs(Math.floor(at / width) - Math.floor(cell / width));
    nearest = Math.min(nearest, across + along);
  }
  return nearest;
}
