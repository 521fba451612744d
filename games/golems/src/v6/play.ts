import * as kernel from '@stolik/kernel/game';
import { type Action, type Actor, type Next, over, type Seat } from '@stolik/kernel/game';
import { cellName } from '../core/field.ts';
import * as codes from '../programs/code.ts';
import { decodeRows } from '../programs/code.ts';
import * as cards from '../programs/program.ts';
import { isAsked, overtime6 } from './actions.ts';
import { answerTeleport } from './battle.ts';
import * as answers from './codes.ts';
import { firstOf, logicPart, logicRow, logicSeat, secondOf } from './codes.ts';
import { clauseOfReason, judgeRow, winnersOf } from './ending.ts';
import type { Emit6 } from './events.ts';
import { actBot, run } from './execute.ts';
import type { LogicName } from './kinds.ts';
import * as kinds from './kinds.ts';
import { comeOut } from './moving.ts';
import { askLogic, askPrograms, beginRound, drawOn, programsLaid, takeLuck } from './rounds.ts';
import { mustChoose } from './rows.ts';
import type { State6 } from './state.ts';
import * as record from './state.ts';

// Imported constants are read from memory at every use; local ones are folded into the code.
const { ROLL, TOGETHER, TURN } = kernel;
const { BONUS_RADIX, MOST_ROWS, REPEAT_BASE } = codes;
const { CARDS } = cards;
const { CHOICES, LOGIC_CELL, NO_LOGIC, NO_SUBPROGRAM, PARTS } = answers;
const { LOGIC } = kinds;
const { CHOOSE, DIE, EXIT, LAY_LOGIC, LUCK_DRAW, NO_CARD, OPENING, OVER, PROGRAM, REASONS, RUNNING, SUBPROGRAM, TELEPORT } =
  record;

export function next6(state: State6): Next {
  switch (state.phase) {
    case SUBPROGRAM:
    case CHOOSE:
      return TOGETHER[state.waiting]!;
    case PROGRAM:
      return state.table.alternate ? TURN[state.asked]! : TOGETHER[state.waiting]!;
    case LUCK_DRAW:
    case DIE:
    case OPENING:
      return ROLL;
    case OVER:
      return over(outcome(state));
    default:
      return TURN[state.asked]!;
  }
}

function outcome(state: State6) {
  const reason = REASONS[state.reason]!;
  const scores = state.table.kids ? Array.from(state.items).slice(0, state.table.players) : [];
  return { winners: winnersOf(state), scores, reason, clause: clauseOfReason(reason) };
}

export function play6(state: State6, actor: Actor, action: Action, emit: Emit6): void {
  switch (state.phase) {
    case SUBPROGRAM:
      laySubprogram(state, actor, action, emit);
      break;
    case LUCK_DRAW:
      takeLuck(state, action, emit);
      break;
    case PROGRAM:
      layProgram(state, actor, action, emit);
      break;
    case LAY_LOGIC:
      layLogic(state, actor, action, emit);
      break;
    case DIE:
      actBot(state, action, emit);
      state.phase = RUNNING;
      break;
    case CHOOSE:
      choose(state, actor, action, emit);
      break;
    case EXIT:
      comeOut(state, actor, action, emit);
      state.phase = RUNNING;
      break;
    case TELEPORT:
      answerTeleport(state, actor, action - 1, emit);
      state.phase = RUNNING;
      break;
    case OPENING:
      state.contents[state.asked] = action;
      state.pool[action]!--;
      state.phase = RUNNING;
      break;
    default:
      throw new Error('nobody is asked');
  }
  if (state.phase === RUNNING) run(state, emit);
}

function laySubprogram(state: State6, seat: number, action: Action, emit: Emit6): void {
  state.subprogram[seat * 2] = action === NO_SUBPROGRAM ? NO_CARD : firstOf(action);
  state.subprogram[seat * 2 + 1] = action === NO_SUBPROGRAM ? NO_CARD : secondOf(action);
  emit?.({ kind: 'choiceMade', seat });
  state.waiting &= ~(1 << seat);
  if (state.waiting === 0) openSubprograms(state, emit);
}

export function subprogramText(state: State6, golem: number): string | null {
  const first = state.subprogram[golem * 2]!;
  return first === NO_CARD ? null : `${CARDS[first]} ${CARDS[state.subprogram[golem * 2 + 1]!]}`;
}

/** Subprograms lie open once everybody has decided; then the first round begins. [G6.2.4, G6.2.5] */
function openSubprograms(state: State6, emit: Emit6): void {
  if (emit) {
    const subprograms = Array.from({ length: state.table.seats }, (_, golem) => subprogramText(state, golem));
    emit({ kind: 'subprogramsLaid', subprograms });
  }
  beginRound(state, 1, emit);
}

const decoded = new Uint16Array(64);
const SMALL = 2 ** 31;

/** decodeRows in whole numbers of 32 bits, to where the rows belong: all programs of up to six rows. */
function layRows(code: number, rows: number[], base: number): number {
  let digits = (code / BONUS_RADIX) | 0;
  const bonus = code - digits * BONUS_RADIX;
  let length = 0;
  while (digits > 0) {
    const rest = (digits / 9) | 0;
    const digit = digits - rest * 9;
    rows[base + length++] = digit === 8 ? bonus + REPEAT_BASE : digit - 1;
    digits = rest;
  }
  return length;
}

function layLongRows(code: number, rows: number[], base: number): number {
  const length = decodeRows(code, decoded);
  for (let row = 0; row < length; row++) rows[base + row] = decoded[row]!;
  return length;
}

function layProgram(state: State6, seat: number, action: Action, emit: Emit6): void {
  const base = seat * MOST_ROWS;
  state.length[seat] = action < SMALL ? layRows(action, state.rows, base) : layLongRows(action, state.rows, base);
  state.waiting &= ~(1 << seat);
  emit?.({ kind: 'programLaid', seat });
  if (state.waiting === 0) programsLaid(state, emit);
}

function layLogic(state: State6, seat: number, action: Action, emit: Emit6): void {
  const token = state.held[seat]!;
  const logic = LOGIC[token] as LogicName;
  state.cursor++;
  if (action === NO_LOGIC) {
    emit?.({ kind: 'logicDeclined', seat, logic });
    askLogic(state);
    return;
  }
  state.held[seat] = 0;
  if (action >= LOGIC_CELL) {
    state.logicAt[action - LOGIC_CELL] = token;
    state.loose++;
    emit?.({ kind: 'logicLaid', seat, logic, on: { cell: cellName(state.field, action - LOGIC_CELL) } });
  } else {
    const target = logicSeat(action);
    state.laid[target] = token;
    state.laidRow[target] = logicRow(action);
    state.laidPart[target] = logicPart(action);
    const part = PARTS[logicPart(action)] || null;
    emit?.({ kind: 'logicLaid', seat, logic, on: { seat: target, row: logicRow(action) + 1, part } });
  }
  askLogic(state);
}

function choose(state: State6, seat: number, action: Action, emit: Emit6): void {
  state.choice[seat] = action;
  state.waiting &= ~(1 << seat);
  emit?.({ kind: 'choiceMade', seat });
  if (state.waiting !== 0) return;
  if (emit) {
    const choices = Array.from(state.choice, (answer, golem) => (mustChoose(state, golem) ? CHOICES[answer]! : null));
    emit({ kind: 'choicesOpened', choices });
  }
  state.phase = RUNNING;
}

/** This seat leaves for good: at the end of the row in progress, between rows at once. */
export function resign6(state: State6, seat: Seat, emit: Emit6): void {
  emit?.({ kind: 'resigned', seat });
  const betweenRows = state.phase <= LAY_LOGIC;
  const asked = isAsked(state, seat);
  state.leaving[seat] = 1;
  state.harmed = 1;
  if (!betweenRows) {
    if (asked) play6(state, seat, overtime6(state, seat), emit);
    return;
  }
  judgeRow(state, emit);
  if (state.phase === OVER) return;
  state.waiting &= ~(1 << seat);
  state.length[seat] = 0;
  goOnWithout(state, seat, emit);
}

/** The others go on; if only this seat was waited for, what it held up happens now. */
function goOnWithout(state: State6, seat: number, emit: Emit6): void {
  switch (state.phase) {
    case SUBPROGRAM:
      if (state.waiting === 0) openSubprograms(state, emit);
      break;
    case LUCK_DRAW:
      if (state.asked === seat) drawOn(state);
      break;
    case PROGRAM:
      if (state.table.alternate && state.asked === seat) askPrograms(state, seat + 1);
      else if (state.waiting === 0) programsLaid(state, emit);
      break;
    case LAY_LOGIC:
      if (state.asked === seat) askLogic(state);
      break;
  }
  if (state.phase === RUNNING) run(state, emit);
}
