import type { Emit } from '@stolik/kernel/game';
import * as commands from '../core/commands.ts';
import { cellName } from '../core/field.ts';
import * as packing from '../programs/choices4.ts';
import { rowAt } from '../programs/choices4.ts';
import * as codes from '../programs/code.ts';
import * as cards from '../programs/program.ts';
import { tellGuards, volley } from './attack.ts';
import { countBlows } from './damage.ts';
import { judge, takeOut } from './end.ts';
import type { Event4 } from './facts.ts';
import * as instructions from './instructions.ts';
import * as kinds from './kinds.ts';
import { firstSteps, secondSteps } from './move.ts';
import { blockText, packedOf } from './programs.ts';
import * as record from './state.ts';
import { isPlaying, type State4 } from './state.ts';

// Imported constants are read from memory at every use; local ones are folded into the code, which nearly doubles the speed.
const { ACTING, COMMAND, DAMAGED, PROGRAM, STRIDE, TIMES } = record;
const { OBSTACLE } = kinds;
const { ATTACK, DEFEND, RIGHT } = cards;
const { IF_BASE, REPEAT_BASE, ROW_FIRST, ROW_SECOND } = codes;
const { INNER_ROW } = packing;
const { NO_COMMAND } = commands;
const { PC_ACT, PC_EXITS, PC_PASS, PC_POINTS, PC_REACT, PC_REPAIRS, PC_ROW, PC_ROW_OUT, PC_SLIDE, PC_STEP, PC_WET } =
  instructions;

type Tell = Emit<Event4> | undefined;

/** Runs a row from its opening, until a robot gets wet or something is hit. */
export function runRow(state: State4, emit: Tell): void {
  openRow(state, emit);
  while (isAt(state, PC_STEP)) {
    stepOnce(state, emit);
    if (isAt(state, PC_SLIDE)) slideOnce(state, emit);
    if (isAt(state, PC_PASS)) nextPass(state);
  }
  if (isAt(state, PC_ACT)) attack(state, emit);
  if (isAt(state, PC_ROW_OUT)) endRow(state, emit);
}

export const isAt = (state: State4, pc: number): boolean => state.pc === pc;

export function stepOnce(state: State4, emit: Tell): void {
  if (emit) tellStep(state.pass === 0 ? 2 : 3, emit);
  firstSteps(state, state.pass === 0 ? state.movers : state.movers & state.twice, emit);
  goOn(state, state.sliding === 0 ? PC_PASS : PC_SLIDE);
}

export function slideOnce(state: State4, emit: Tell): void {
  secondSteps(state, emit);
  goOn(state, PC_PASS);
}

export function endRow(state: State4, emit: Tell): void {
  emit?.({ kind: 'rowEnded', row: state.row + 1 });
  state.row++;
  if ((state.doomed | state.leaving) !== 0) takeOut(state, emit);
  if (!judge(state, emit)) state.pc = PC_ROW;
}

/** Brings robots out of the water before the row continues. */
export function goOn(state: State4, pc: number): void {
  state.back = pc;
  state.pc = state.wet === 0 ? pc : PC_WET;
}

function tellStep(step: number, emit: Emit<Event4>): void {
  emit({ kind: 'stepBegan', step, clause: step === 1 ? 'G4.4.1' : 'G4.4.2' });
}

/** By what `rowAt` says: the command of a row that tests nothing. */
const COMMANDS = Uint8Array.from({ length: INNER_ROW + 1 }, (_, value) =>
  value === 0 || value === INNER_ROW ? NO_COMMAND : ROW_FIRST[value - 1]!,
);

/** Phase 3 C, and the test of every If. [G4.4.1] */
function openRow(state: State4, emit: Tell): void {
  const { robot, charge, table, row, standing, playing } = state;
  if (emit) tellRow(state, emit);
  let movers = 0;
  let attackers = 0;
  let defenders = 0;
  let twice = 0;
  for (let seat = 0; seat < table.seats; seat++) {
    const bit = 1 << seat;
    if ((standing & bit) === 0) continue;
    const record = seat * STRIDE;
    let command = robot[record + COMMAND]!;
    if ((playing & bit) !== 0) {
      // What breaks in this row counts from the next one. [G4.4.4]
      robot[record + ACTING] = robot[record + DAMAGED]!;
      const value = rowAt(robot[record + PROGRAM]!, row);
      command = value > IF_BASE && value < INNER_ROW ? testIf(state, seat, value - 1, emit) : COMMANDS[value]!;
      const isTwice = value > REPEAT_BASE && value <= IF_BASE;
      robot[record + COMMAND] = command;
      robot[record + TIMES] = isTwice ? 2 : 1;
      if (isTwice) twice |= bit;
      if (command <= RIGHT) movers |= bit;
      else if (command !== NO_COMMAND) charge[seat] = 0;
    }
    if (command === ATTACK) attackers |= bit;
    else if (command === DEFEND) defenders |= bit;
  }
  state.movers = movers;
  state.attackers = attackers;
  state.defenders = defenders;
  state.twice = twice;
  state.opened = row + 1;
  state.pass = 0;
  state.pc = movers !== 0 ? PC_STEP : PC_ACT;
}

function testIf(state: State4, seat: number, code: number, emit: Tell): number {
  const ahead = state.field.steps[state.at[seat]! * 4 + state.facing[seat]!]!;
  const answer = ahead >= 0 && isObstacle(state, ahead);
  emit?.({ kind: 'conditionTested', seat, test: 'any', at: ahead < 0 ? null : cellName(state.field, ahead), answer });
  return answer ? ROW_FIRST[code]! : ROW_SECOND[code]!;
}

const isObstacle = (state: State4, cell: number): boolean =>
  state.golemAt[cell] !== 0 || state.barrel[cell] !== 0 || OBSTACLE[state.token[cell]!] === 1;

function tellRow(state: State4, emit: Emit<Event4>): void {
  const commands: (string | null)[] = [];
  for (let seat = 0; seat < state.table.seats; seat++) {
    const value = isPlaying(state, seat) ? rowAt(packedOf(state, seat), state.row) : 0;
    commands.push(value === 0 || value === INNER_ROW ? null : blockText(value));
  }
  emit({ kind: 'rowOpened', row: state.row + 1, commands });
  if (commands.some((command) => command?.startsWith('?'))) tellStep(1, emit);
}

/** The second movement of a Cycle 2, or else the actions. [G4.4.2] */
export function nextPass(state: State4): void {
  if (state.pass === 0 && (state.movers & state.twice) !== 0) {
    state.pass = 1;
    state.pc = PC_STEP;
  } else {
    state.pc = PC_ACT;
  }
}

export function attack(state: State4, emit: Tell): void {
  state.pass = 0;
  if ((state.attackers | state.defenders) === 0) {
    state.pc = PC_ROW_OUT;
    return;
  }
  if (emit) {
    tellStep(4, emit);
    tellGuards(state, emit);
  }
  const isHit = state.attackers !== 0 && volley(state, state.attackers, emit);
  // A miss can still be followed by the second attack of a Cycle 2.
  state.pc = isHit || (state.attackers & state.twice) !== 0 ? PC_REACT : PC_ROW_OUT;
}

const hasSecondVolley = (state: State4): boolean => state.pass === 0 && (state.attackers & state.twice) !== 0;

function secondVolley(state: State4, emit: Tell): void {
  state.pass = 1;
  volley(state, state.attackers & state.twice, emit);
  state.pc = PC_REACT;
}

/** Settles the effects of an attack: repairs and exits follow, after the first attacks of a Cycle 2 as after the last. [G4.4.3] */
export function afterVolley(state: State4, emit: Tell): void {
  state.back = PC_EXITS;
  state.pc = PC_REPAIRS;
  if (hasSecondVolley(state)) {
    // As first ruled, second attacks come before anybody is out of the water.
    if (state.table.rulings === undefined) secondVolley(state, emit);
    return;
  }
  if (emit) tellStep(5, emit);
  countBlows(state, emit);
}

/** All second attacks of a Cycle 2, on the field as it then is; the points of the row last. [G4.4.3, G4.4.4] */
export function afterExits(state: State4, emit: Tell): void {
  if (hasSecondVolley(state)) secondVolley(state, emit);
  else state.pc = PC_POINTS;
}
