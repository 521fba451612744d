import { botCommand, EYES, findSeen } from '../core/automata.ts';
import { letterOf } from '../core/commands.ts';
import * as codes from '../programs/code.ts';
import { rowOf } from '../programs/code.ts';
import { writeRow6 } from '../programs/notation.ts';
import * as cards from '../programs/program.ts';
import { askTeleports, openBarrels, strikeAll, takeDamage, testConditions } from './battle.ts';
import { judgeRow } from './ending.ts';
import type { Emit6 } from './events.ts';
import * as kinds from './kinds.ts';
import { beginLoops, checkLoops, rememberStarts, testLoops } from './loops.ts';
import { bringOut, comeToRest, move, slideAll } from './moving.ts';
import * as instructions from './program-counter.ts';
import { endRun } from './rounds.ts';
import * as rowKinds from './rows.ts';
import { composeRow, giveBattle, layOutPass, mustChoose } from './rows.ts';
import * as record from './state.ts';
import { canBeAsked, type State6 } from './state.ts';
import { findHit, hit } from './strikes.ts';

// Imported constants are read from memory at every use; local ones are folded into the code.
const { MOST_ROWS } = codes;
const { ATTACK, DEFEND } = cards;
const { RULES } = kinds;
const { FIRST, IDLE_ORDER } = rowKinds;
const { CHOOSE, DIE, EMPTY_ROW, OVER, RUNNING } = record;
const {
  ASK_CHOICES,
  BOTS,
  EXITS,
  LOOP_CHECK,
  LOOP_TEST,
  MOVE,
  NEXT_PASS,
  OPEN_BARRELS,
  OPEN_ROW,
  PASS_BEGIN,
  REST,
  ROW_BEGIN,
  ROW_END,
  SLIDES,
  STEP_2,
  STEP_4,
  STEP_5,
  TELEPORTS,
} = instructions;

/** Runs programs until a player must choose, chance is needed, a new round begins or the game is over. */
export function run(state: State6, emit: Emit6): void {
  state.phase = RUNNING;
  while (state.phase === RUNNING) {
    switch (state.pc) {
      case ROW_BEGIN:
        runRow(state, emit);
        break;
      case BOTS:
        rollForBots(state);
        break;
      case ASK_CHOICES:
        askChoices(state);
        break;
      case OPEN_ROW:
        openRow(state, emit);
        break;
      case PASS_BEGIN:
        beginPass(state, emit);
        break;
      case STEP_2:
        testConditions(state, emit);
        break;
      case STEP_4:
        strikeAll(state, emit);
        break;
      case OPEN_BARRELS:
        openBarrels(state, emit);
        break;
      case STEP_5:
        takeDamage(state, emit);
        break;
      case TELEPORTS:
        askTeleports(state);
        break;
      case NEXT_PASS:
        nextPass(state, emit);
        break;
      case LOOP_TEST:
        testLoops(state, emit);
        break;
      case LOOP_CHECK:
        checkLoops(state, emit);
        break;
      case ROW_END:
        endRow(state, emit);
        break;
      case MOVE:
        move(state, emit);
        break;
      case EXITS:
        bringOut(state, emit);
        break;
      case SLIDES:
        slideAll(state, emit);
        break;
      case REST:
        comeToRest(state, emit);
        break;
      default:
        throw new Error(`no instruction ${state.pc}`);
    }
  }
}

/** Most rows meet nothing that stops them: they are run straight through instead of instruction by instruction. */
function runRow(state: State6, emit: Emit6): void {
  beginRow(state, emit);
  if (isAt(state, ASK_CHOICES)) askChoices(state);
  if (state.phase !== RUNNING || !isAt(state, OPEN_ROW)) return;
  openRow(state, emit);
  while (isAt(state, PASS_BEGIN)) {
    beginPass(state, emit);
    move(state, emit);
    if (isAt(state, STEP_2)) testConditions(state, emit);
    if (isAt(state, STEP_4)) strikeAll(state, emit);
    if (isAt(state, NEXT_PASS)) nextPass(state, emit);
  }
  if (isAt(state, ROW_END)) endRow(state, emit);
}

const isAt = (state: State6, pc: number): boolean => state.pc === pc;

function beginRow(state: State6, emit: Emit6): void {
  if (state.row >= state.longest) {
    endRun(state, emit);
    return;
  }
  state.treasures = 0;
  state.battles = 0;
  state.isOpen = 0;
  state.cursor = 0;
  state.pc = state.table.seats === state.table.players ? ASK_CHOICES : BOTS;
}

/** A die for every bot on the field, needed or not; each acts before the next one rolls. [G6.9.1] */
function rollForBots(state: State6): void {
  const { seats, isBot } = state.table;
  for (; state.cursor < seats; state.cursor++) {
    if (isBot[state.cursor] === 0) continue;
    state.pool5[state.cursor] = 0;
    if (state.at[state.cursor]! < 0) continue;
    state.phase = DIE;
    state.asked = state.cursor;
    return;
  }
  state.pc = ASK_CHOICES;
}

export function actBot(state: State6, die: number, emit: Emit6): void {
  const bot = state.asked;
  const program = state.table.botProgram[bot]!;
  const seen = findSeen(state, RULES, bot, EYES[program]!, state.table.isBot);
  findHit(state, bot);
  const command = botCommand(program, seen >= 0, seen >= 0 && hit.golem === seen, die);
  emit?.({ kind: 'dieRolled', seat: bot, die });
  emit?.({ kind: 'botActed', seat: bot, sees: seen < 0 ? null : seen, command: letterOf(command) });
  state.order.fill(IDLE_ORDER);
  state.cursor++;
  state.pc = BOTS;
  if (command >= ATTACK) {
    giveBattle(state, bot, command);
    if (command === DEFEND) state.pool5[bot] = 1;
    return;
  }
  state.order[bot] = command;
  state.back = BOTS;
  state.pc = MOVE;
}

/** OR and XOR: all who must choose are asked at once, as the row is opened. [G6.4.3] */
function askChoices(state: State6): void {
  state.pc = OPEN_ROW;
  state.waiting = 0;
  if (!state.table.hasLogic) return;
  for (let golem = 0; golem < state.table.seats; golem++) {
    state.choice[golem] = FIRST;
    if (mustChoose(state, golem) && canBeAsked(state, golem)) state.waiting |= 1 << golem;
  }
  if (state.waiting !== 0) state.phase = CHOOSE;
}

function openRow(state: State6, emit: Emit6): void {
  composeRow(state);
  state.isOpen = 1;
  state.pass = 0;
  state.pc = PASS_BEGIN;
  if (emit) tellRow(state, emit);
}

function tellRow(state: State6, emit: NonNullable<Emit6>): void {
  const text = (golem: number): string | null => {
    if (state.length[golem]! <= state.row || state.at[golem]! < 0) return null;
    const codes = [state.code[golem]!, state.second[golem]!].filter((code) => code !== EMPTY_ROW);
    return codes.map((code) => writeRow6(rowOf(code))).join(' ');
  };
  const commands = Array.from({ length: state.table.seats }, (_, golem) => text(golem));
  emit({ kind: 'rowOpened', row: state.row + 1, commands });
}

function beginPass(state: State6, emit: Emit6): void {
  if (state.pass > 0) layOutPass(state);
  emit?.({ kind: 'passBegan', row: state.row + 1, pass: state.pass + 1 });
  emit?.({ kind: 'stepBegan', step: 1, clause: 'G6.5.1' });
  state.back = STEP_2;
  state.pc = MOVE;
}

/** After a pass comes the next one; after the last, step 6, whose own strikes lead here once more. [G6.5.2] */
function nextPass(state: State6, emit: Emit6): void {
  state.pass++;
  if (state.pass < state.passes) state.pc = PASS_BEGIN;
  else if (state.pass === state.passes) beginLoops(state, emit);
  else rememberStarts(state, emit);
}

function endRow(state: State6, emit: Emit6): void {
  emit?.({ kind: 'rowEnded', row: state.row + 1 });
  judgeRow(state, emit);
  if (state.phase === OVER) return;
  state.row++;
  state.pc = ROW_BEGIN;
}

/** The texts of a program's rows, an empty one as `-`. */
export function rowTexts(state: State6, golem: number, from: number, to: number): string[] {
  return Array.from({ length: to - from }, (_, index) => {
    const code = state.rows[golem * MOST_ROWS + from + index]!;
    return code === EMPTY_ROW ? '-' : writeRow6(rowOf(code));
  });
}
