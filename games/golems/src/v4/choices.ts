import { type Action, type ActionList, type Actor, CHANCE, type Refusal, type Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import { allowance4, MOST_ROWS4, packProgram4, programs4, unpackProgram4 } from '../programs/choices4.ts';
import { rowOf } from '../programs/code.ts';
import { refuseProgram4 } from '../programs/limits.ts';
import { CARDS, HANDS } from '../programs/program.ts';
import { BUILDS, canBuild, defaultBuild } from './build.ts';
import { canJam } from './cards.ts';
import { defaultExit, exitsOf, firstToBreak } from './damage.ts';
import * as kinds from './kinds.ts';
import * as record from './state.ts';
import { kitOf, type State4 } from './state.ts';

// Imported constants are read from memory at every use; local ones are folded into the code, which nearly doubles the speed.
const {
  ASK_BUILD,
  ASK_CARD,
  ASK_CONTENTS,
  ASK_DAMAGE,
  ASK_DIE,
  ASK_EXIT,
  ASK_JAM,
  ASK_NAMES,
  ASK_PROGRAM,
  ASK_REPAIR,
  CHASSIS_OF,
  DAMAGED,
  OVER,
  PROCESSOR_OF,
  STRIDE,
} = record;
const { ALL_DAMAGED, COMPONENTS, DECK_BITS, DECK_MASK, EVENT_CARDS, TOOLS } = kinds;

/** The answer to a repair that declines it. */
export const NO_REPAIR = COMPONENTS.length;

/** How many rows this seat lays, and the card its chassis forbids (CARDS.length: none). [G4.3.2] */
export const rowsOf = (state: State4, seat: Seat): number =>
  kitOf(state).rows[state.robot[seat * STRIDE + PROCESSOR_OF]! * 2 + (state.robot[seat * STRIDE + DAMAGED]! & 1)]!;
export const forbiddenOf = (state: State4, seat: Seat): number =>
  kitOf(state).forbids[state.robot[seat * STRIDE + CHASSIS_OF]! * 2 + (state.robot[seat * STRIDE + DAMAGED]! >> 2)]!;

/** All programs this seat may lay now. */
export const programsOf = (state: State4, seat: Seat): Uint32Array =>
  programs4(rowsOf(state, seat), forbiddenOf(state, seat), state.bonus);

/** Whether this actor is asked now. */
export function isAsked(state: State4, actor: Actor): boolean {
  switch (state.ask) {
    case ASK_PROGRAM:
      return actor >= 0 && (state.waiting & (1 << actor)) !== 0;
    case ASK_CARD:
    case ASK_DIE:
    case ASK_CONTENTS:
      return actor === CHANCE;
    case OVER:
      return false;
    default:
      return actor === state.asked;
  }
}

export function legal4(state: State4, actor: Actor, out: ActionList): void {
  if (!isAsked(state, actor)) return;
  switch (state.ask) {
    case ASK_PROGRAM: {
      const programs = programsOf(state, actor);
      for (let i = 0; i < programs.length; i++) out.push(programs[i]!);
      break;
    }
    case ASK_EXIT: {
      const exits = exitsOf(state, actor);
      for (let i = 0; i < exits.length; i++) out.push(exits.cells[i]!);
      break;
    }
    default:
      for (let action = 0; action < mostAnswers(state); action++) if (isAnswer(state, actor, action)) out.push(action);
  }
}

/** Answers to the pending question are below this number. */
const mostAnswers = (state: State4): number => (state.ask === ASK_BUILD ? BUILDS : EVENT_CARDS.length);

/** Whether a small number answers the pending question (all but programs and exits). */
function isAnswer(state: State4, actor: Actor, action: Action): boolean {
  switch (state.ask) {
    case ASK_BUILD:
      return canBuild(state, action);
    case ASK_CARD:
      return action < EVENT_CARDS.length && cardsLeft(state, action) > 0;
    case ASK_DIE:
      return action >= 1 && action <= 6;
    case ASK_CONTENTS:
      return action >= 1 && action <= TOOLS && state.pool[action]! > 0;
    case ASK_JAM:
      return action < MOST_ROWS4 && canJam(state, state.victim, action);
    case ASK_DAMAGE:
      return action < COMPONENTS.length && (state.robot[actor * STRIDE + DAMAGED]! & (1 << action)) === 0;
    case ASK_REPAIR:
      return (
        action === NO_REPAIR || (action < COMPONENTS.length && (state.robot[actor * STRIDE + DAMAGED]! & (1 << action)) !== 0)
      );
    default:
      return false;
  }
}

export const cardsLeft = (state: State4, card: number): number => (state.deck >> (DECK_BITS * card)) & DECK_MASK;

export function count4(state: State4, seat: Seat): number {
  if (!isAsked(state, seat)) return 0;
  if (state.ask === ASK_PROGRAM) return programsOf(state, seat).length;
  if (state.ask === ASK_EXIT) return exitsOf(state, seat).length;
  let count = 0;
  for (let action = 0; action < mostAnswers(state); action++) if (isAnswer(state, seat, action)) count++;
  return count;
}

export function sample4(state: State4, seat: Seat, rng: Rng): Action {
  switch (state.ask) {
    case ASK_PROGRAM: {
      const programs = programsOf(state, seat);
      return programs[rng.below(programs.length)]!;
    }
    case ASK_EXIT: {
      const exits = exitsOf(state, seat);
      return exits.cells[rng.below(exits.length)]!;
    }
    case ASK_DAMAGE:
      return nthBit(ALL_DAMAGED & ~state.robot[seat * STRIDE + DAMAGED]!, rng);
    default: {
      let chosen = rng.below(count4(state, seat));
      for (let action = 0; ; action++) if (isAnswer(state, seat, action) && chosen-- === 0) return action;
    }
  }
}

/** The number of one of the bits that are set, each equally likely. */
function nthBit(bits: number, rng: Rng): number {
  let rest = bits;
  let left = 0;
  for (let each = bits; each !== 0; each &= each - 1) left++;
  for (let skip = rng.below(left); skip > 0; skip--) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}

/** The outcome of the pending chance with its true odds. */
export function roll4(state: State4, rng: Rng): Action {
  if (state.ask === ASK_DIE) return 1 + rng.below(6);
  return state.ask === ASK_CARD ? rollCard(state, rng) : rollContents(state, rng);
}

function rollCard(state: State4, rng: Rng): Action {
  let left = 0;
  for (let rest = state.deck; rest !== 0; rest >>>= DECK_BITS) left += rest & DECK_MASK;
  let drawn = rng.below(left);
  let card = 0;
  for (let rest = state.deck; drawn >= (rest & DECK_MASK); rest >>>= DECK_BITS, card++) drawn -= rest & DECK_MASK;
  return card;
}

function rollContents(state: State4, rng: Rng): Action {
  let drawn = rng.below(state.pool.reduce((sum, left) => sum + left, 0));
  return state.pool.findIndex((left) => {
    drawn -= left;
    return drawn < 0;
  });
}

const NOT_ASKED: Refusal = { code: 'not-asked', clause: 'G4.3.3', details: {} };

export function refuse4(state: State4, actor: Actor, action: Action): Refusal | undefined {
  if (!isAsked(state, actor)) return state.ask === OVER ? { code: 'over', clause: 'G4.9.2', details: {} } : NOT_ASKED;
  switch (state.ask) {
    case ASK_PROGRAM:
      return refuseProgram(state, actor, action);
    case ASK_EXIT: {
      const exits = exitsOf(state, actor);
      for (let i = 0; i < exits.length; i++) if (exits.cells[i] === action) return undefined;
      return { code: 'no-exit', clause: 'G4.7.3', details: {} };
    }
    default:
      if (Number.isInteger(action) && action >= 0 && action < BUILDS && isAnswer(state, actor, action)) return undefined;
      return { code: `no-${ASK_NAMES[state.ask]}`, clause: CLAUSES[ASK_NAMES[state.ask]!]!, details: {} };
  }
}

/** The clause that each question comes from. */
export const CLAUSES: Readonly<Record<string, string>> = {
  build: 'G4.2.2',
  card: 'G4.3.1',
  program: 'G4.3.2',
  die: 'G4.8',
  contents: 'G4.7.1',
  jam: 'G4.1.4',
  damage: 'G4.4.4',
  exit: 'G4.7.3',
  repair: 'G4.7.1',
};

function refuseProgram(state: State4, seat: Seat, action: Action): Refusal | undefined {
  const program = unpackProgram4(action);
  // A While, a Call or a sensor is a card of the other edition.
  if (
    !program ||
    program.some((row) => row.kind === 'while' || row.kind === 'call' || (row.kind === 'if' && row.test !== 'any'))
  ) {
    return { code: 'program-unknown', clause: 'G4.3.2', details: {} };
  }
  return refuseProgram4(program, allowance4(rowsOf(state, seat), forbiddenOf(state, seat), state.bonus));
}

/** Stay, Defend, then turns and steps as far as allowed. [G4.3.2] */
const LATE_ORDER = 'SDLRLRBF';

export function overtime4(state: State4, seat: Seat): Action {
  switch (state.ask) {
    case ASK_PROGRAM:
      return lateProgram(rowsOf(state, seat), forbiddenOf(state, seat));
    case ASK_BUILD:
      return defaultBuild(state, seat);
    case ASK_EXIT:
      return defaultExit(state, seat);
    case ASK_DAMAGE:
      return firstToBreak(state, seat);
    case ASK_REPAIR:
      return NO_REPAIR;
    default: {
      let row = 0;
      while (!canJam(state, state.victim, row)) row++;
      return row;
    }
  }
}

function lateProgram(rows: number, forbidden: number): Action {
  const left = Uint8Array.from(HANDS.golems4);
  const cards = [...LATE_ORDER]
    .map((letter) => CARDS.indexOf(letter as (typeof CARDS)[number]))
    .filter((card) => card !== forbidden && left[card]! > 0 && left[card]!-- > 0);
  return packProgram4(cards.slice(0, rows).map(rowOf));
}
