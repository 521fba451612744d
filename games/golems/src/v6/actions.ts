import type { Action, ActionList, Actor, Refusal, Seat } from '@stolik/kernel/game';
import * as kernel from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import { findExits } from '../core/water.ts';
import { listPrograms6 } from '../programs/choices.ts';
import { decodeProgram, encodeRows } from '../programs/code.ts';
import { refuseProgram6 } from '../programs/limits.ts';
import * as cards from '../programs/program.ts';
import { allowanceOf, countOf } from './allowance.ts';
import { isLandable } from './battle.ts';
import * as answers from './codes.ts';
import { logicCode, logicPart, logicRow, logicSeat, subprogramCode } from './codes.ts';
import * as kinds from './kinds.ts';
import { rowsFor } from './kinds.ts';
import { exits } from './moving.ts';
import { sampleProgram } from './sampling.ts';
import type { State6 } from './state.ts';
import * as record from './state.ts';

// Imported constants are read from memory at every use; local ones are folded into the code.
const { CHANCE } = kernel;
const { ATTACK, CARDS, HANDS } = cards;
const { LOGIC_CELL, NO_LOGIC, NO_SUBPROGRAM, NO_TELEPORT } = answers;
const { CONTENTS, LUCK, NOT, OR, RULES } = kinds;
const { CHOOSE, DIE, EXIT, LAY_LOGIC, LUCK_DRAW, OPENING, PROGRAM, SUBPROGRAM, TELEPORT } = record;

const list: { push(action: number): void } & { length: number; items: Float64Array } = {
  length: 0,
  items: new Float64Array(4096),
  push(action) {
    list.items[list.length++] = action;
  },
};

/** Everything but programs is short enough to be listed; the list is reused. */
function listShort(state: State6, actor: Actor): typeof list {
  list.length = 0;
  switch (state.phase) {
    case SUBPROGRAM:
      for (const code of SUBPROGRAMS) list.push(code);
      break;
    case LUCK_DRAW:
      for (let kind = 0; kind < LUCK.length; kind++) if (state.decks[state.asked * LUCK.length + kind]! > 0) list.push(kind);
      break;
    case DIE:
      for (let die = 1; die <= 6; die++) list.push(die);
      break;
    case OPENING:
      for (let kind = 0; kind < CONTENTS.length; kind++) if (state.pool[kind]! > 0) list.push(kind);
      break;
    case LAY_LOGIC:
      listLogic(state, actor);
      break;
    case CHOOSE:
      for (let answer = 0; answer < (state.laid[actor] === OR ? 3 : 2); answer++) list.push(answer);
      break;
    case EXIT:
      findExits(state, RULES, state.swimming[actor]! - 1, state.at[actor]!, exits);
      for (let index = 0; index < exits.length; index++) list.push(exits.cells[index]!);
      break;
    case TELEPORT:
      list.push(NO_TELEPORT);
      for (let cell = 0; cell < state.token.length; cell++) if (isLandable(state, cell)) list.push(cell + 1);
      break;
  }
  return list;
}

/** Two Movement cards, or one Movement and one Battle card, in an order. [G6.2.4] */
export function isSubprogram(first: number, second: number): boolean {
  if (first >= ATTACK && second >= ATTACK) return false;
  return first !== second || HANDS.golems6[first]! >= 2;
}

const SUBPROGRAMS: readonly Action[] = [
  NO_SUBPROGRAM,
  ...CARDS.flatMap((_, first) =>
    CARDS.flatMap((_, second) => (isSubprogram(first, second) ? [subprogramCode(first, second)] : [])),
  ),
];

function listLogic(state: State6, actor: number): void {
  const token = state.held[actor]!;
  list.push(NO_LOGIC);
  for (let golem = 0; golem < state.table.seats; golem++) {
    for (let row = 0; row < state.length[golem]!; row++) {
      for (let part = 0; part < (token === NOT ? 3 : 1); part++) {
        const code = logicCode(golem, row, part);
        if (!refuseLogic(state, actor, code)) list.push(code);
      }
    }
  }
  for (let cell = 0; cell < state.token.length; cell++) if (isBare(state, cell)) list.push(LOGIC_CELL + cell);
}

/** A cell with no token and no golem. [G6.4.1] */
function isBare(state: State6, cell: number): boolean {
  if (state.field.ground[cell] === 0 || state.golemAt[cell] !== 0 || state.token[cell] !== 0) return false;
  return state.barrel[cell] === 0 && state.logicAt[cell] === 0 && state.goalAt[cell] === 0;
}

export function isAsked(state: State6, actor: Actor): boolean {
  switch (state.phase) {
    case LUCK_DRAW:
    case DIE:
    case OPENING:
      return actor === CHANCE;
    case SUBPROGRAM:
    case PROGRAM:
    case CHOOSE:
      return actor >= 0 && (state.waiting & (1 << actor)) !== 0;
    case LAY_LOGIC:
    case EXIT:
    case TELEPORT:
      return actor === state.asked;
    default:
      return false;
  }
}

export function legal6(state: State6, actor: Actor, out: ActionList): void {
  if (!isAsked(state, actor)) return;
  if (state.phase === PROGRAM) {
    listPrograms6(allowanceOf(state, actor), (code) => out.push(code));
    return;
  }
  listShort(state, actor);
  for (let index = 0; index < list.length; index++) out.push(list.items[index]!);
}

export function count6(state: State6, seat: Seat): number {
  if (!isAsked(state, seat)) return 0;
  return state.phase === PROGRAM ? countOf(allowanceOf(state, seat)) : listShort(state, seat).length;
}

export function sample6(state: State6, seat: Seat, rng: Rng): Action {
  if (state.phase === SUBPROGRAM) return SUBPROGRAMS[rng.below(SUBPROGRAMS.length)]!;
  if (state.phase === PROGRAM) return sampleProgram(allowanceOf(state, seat).sampler, rng);
  listShort(state, seat);
  return list.items[rng.below(list.length)]!;
}

export function roll6(state: State6, rng: Rng): Action {
  switch (state.phase) {
    case DIE:
      return 1 + rng.below(6);
    case LUCK_DRAW:
      return drawFrom(state.decks, state.asked * LUCK.length, LUCK.length, rng);
    case OPENING:
      return drawFrom(state.pool, 0, CONTENTS.length, rng);
    default:
      throw new Error('no chance is pending');
  }
}

function drawFrom(counts: readonly number[], from: number, kinds: number, rng: Rng): number {
  let total = 0;
  for (let kind = 0; kind < kinds; kind++) total += counts[from + kind]!;
  let pick = rng.below(total);
  for (let kind = 0; kind < kinds; kind++) {
    pick -= counts[from + kind]!;
    if (pick < 0) return kind;
  }
  throw new Error('nothing is left to draw');
}

const CLAUSE_OF_PHASE: Readonly<Record<number, string>> = {
  [SUBPROGRAM]: 'G6.2.4',
  [PROGRAM]: 'G6.3.3',
  [LAY_LOGIC]: 'G6.4.1',
  [CHOOSE]: 'G6.4.3',
  [EXIT]: 'G6.8.4',
  [TELEPORT]: 'G6.8.1',
};
const CODE_OF_PHASE: Readonly<Record<number, string>> = {
  [SUBPROGRAM]: 'no-such-subprogram',
  [LAY_LOGIC]: 'no-such-place',
  [CHOOSE]: 'no-such-choice',
  [EXIT]: 'no-such-exit',
  [TELEPORT]: 'cell-taken',
};

export function refuse6(state: State6, actor: Actor, action: Action): Refusal | undefined {
  if (!isAsked(state, actor)) return { code: 'not-asked', clause: CLAUSE_OF_PHASE[state.phase] ?? 'G6.5.1' };
  if (state.phase === PROGRAM) {
    const program = decodeProgram(action);
    return program ? refuseProgram6(program, allowanceOf(state, actor)) : { code: 'program-unknown', clause: 'G6.3.3' };
  }
  if (state.phase === LAY_LOGIC) return refuseLogic(state, actor, action);
  listShort(state, actor);
  for (let index = 0; index < list.length; index++) if (list.items[index] === action) return undefined;
  return { code: CODE_OF_PHASE[state.phase] ?? 'not-possible', clause: CLAUSE_OF_PHASE[state.phase] ?? 'G6.1.5' };
}

/** Why a logic token can't be laid there. [G6.4] */
function refuseLogic(state: State6, actor: number, action: Action): Refusal | undefined {
  if (action === NO_LOGIC) return undefined;
  if (!Number.isInteger(action) || action < 0) return { code: 'no-such-place', clause: 'G6.4.1' };
  if (action >= LOGIC_CELL) {
    const cell = action - LOGIC_CELL;
    return cell < state.token.length && isBare(state, cell) ? undefined : { code: 'cell-not-bare', clause: 'G6.4.1' };
  }
  const token = state.held[actor]!;
  const seat = logicSeat(action);
  const row = logicRow(action);
  if (seat >= state.table.seats || row >= state.length[seat]! || state.at[seat]! < 0)
    return { code: 'no-such-row', clause: 'G6.4.1' };
  if (state.laid[seat] !== 0) return { code: 'has-logic', clause: 'G6.4.2' };
  if (row + rowsFor(token) > state.length[seat]!) return { code: 'last-row', clause: 'G6.4.3' };
  if (logicPart(action) !== 0 && token !== NOT) return { code: 'part-for-not', clause: 'G6.4.4' };
  return undefined;
}

// Stay, Defend, Defend, Left, Right, Left, Right, Back, Forward; a longer program goes on with what is left. [G6.3.6]
const OVERTIME_CARDS = 'SDDLRLRBFBFBFAA';
const overtimeRows = new Uint16Array(OVERTIME_CARDS.length);

export function overtime6(state: State6, seat: Seat): Action {
  switch (state.phase) {
    case PROGRAM: {
      const allowance = allowanceOf(state, seat);
      const left = allowance.hand.slice();
      let rows = 0;
      for (const letter of OVERTIME_CARDS) {
        const card = CARDS.indexOf(letter as 'S');
        if (rows === allowance.fewest || left[card] === 0) continue;
        left[card]!--;
        overtimeRows[rows++] = card;
      }
      return encodeRows(overtimeRows, rows);
    }
    case EXIT:
      return state.at[seat]!;
    // None, none, the first and no Subprogram.
    default:
      return 0;
  }
}
