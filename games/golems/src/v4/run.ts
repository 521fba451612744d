import type { Emit } from '@stolik/kernel/game';
import { botCommand, EYES, findSeen } from '../core/bots.ts';
import * as commands from '../core/commands.ts';
import { letterOf } from '../core/commands.ts';
import { cellName, NOWHERE } from '../core/field.ts';
import { firstSeat } from '../core/seats.ts';
import * as packing from '../programs/choices4.ts';
import { rowAt } from '../programs/choices4.ts';
import * as codes from '../programs/code.ts';
import * as cards from '../programs/program.ts';
import { breakIce, react, tellGuards, volley } from './attack.ts';
import { isToBuild, soleBuild, takeParts } from './build.ts';
import { canJam, freeze, jam, jammerOf, rearrangeAll, thaw } from './cards.ts';
import { countBlows, seatInOrder, settleFallen, settlePoints, settleRepairs, settleWet } from './damage.ts';
import { judge, judgeRounds, takeOut } from './end.ts';
import type { Event4 } from './facts.ts';
import * as instructions from './instructions.ts';
import * as kinds from './kinds.ts';
import { firstSteps, secondSteps } from './move.ts';
import { blockText, packedOf } from './programs.ts';
import * as record from './state.ts';
import { isPlaying, type State4 } from './state.ts';

// Imported constants are read from memory at every use; local ones are folded into the code, which nearly doubles the speed.
const {
  ACTING,
  ASK_BUILD,
  ASK_CARD,
  ASK_DIE,
  ASK_JAM,
  ASK_PROGRAM,
  COMMAND,
  DAMAGED,
  DIE,
  ICED_AT,
  JAMMED,
  OWED,
  PROGRAM,
  RUNNING,
  STRIDE,
  TIMES,
} = record;
const { DRAUGHT, EVENT_CARDS, FROST, GIFT, ICE_TOKEN, JAM, OBSTACLE, RULES, SWAP, THAW } = kinds;
const { ATTACK, DEFEND, RIGHT } = cards;
const { IF_BASE, REPEAT_BASE, ROW_FIRST, ROW_SECOND } = codes;
const { INNER_ROW, MOST_ROWS4 } = packing;
const { NO_COMMAND } = commands;
const {
  PC_BUILD,
  PC_ROUND,
  PC_PROGRAM,
  PC_EVENT,
  PC_JAM,
  PC_EVENT_OUT,
  PC_ROW,
  PC_BOT,
  PC_OPEN,
  PC_STEP,
  PC_SLIDE,
  PC_PASS,
  PC_ACT,
  PC_REACT,
  PC_EXITS,
  PC_POINTS,
  PC_ROW_OUT,
  PC_ROUND_END,
  PC_ROUND_OUT,
  PC_WET,
  PC_REPAIRS,
} = instructions;

type Tell = Emit<Event4> | undefined;

/** Runs until somebody is asked, chance is needed or the game is over. */
export function run(state: State4, emit: Tell): void {
  while (state.ask === RUNNING) {
    switch (state.pc) {
      case PC_BUILD:
        askToBuild(state, emit);
        break;
      case PC_ROUND:
        beginRound(state, emit);
        break;
      case PC_PROGRAM:
        askForPrograms(state);
        break;
      case PC_EVENT:
        actEvent(state, emit);
        break;
      case PC_JAM:
        askForJam(state, emit);
        break;
      case PC_EVENT_OUT:
        takeOut(state, emit);
        if (!judge(state, emit)) state.pc = PC_ROW;
        break;
      case PC_ROW:
        beginRow(state);
        // Most rows meet nothing that stops them: they are run straight through instead of instruction by instruction.
        while (isAt(state, PC_OPEN)) {
          runRow(state, emit);
          if (isAt(state, PC_ROW)) beginRow(state);
        }
        break;
      case PC_BOT:
        askForDie(state);
        break;
      case PC_OPEN:
        runRow(state, emit);
        break;
      case PC_STEP:
        stepOnce(state, emit);
        break;
      case PC_SLIDE:
        slideOnce(state, emit);
        break;
      case PC_PASS:
        nextPass(state);
        break;
      case PC_ACT:
        attack(state, emit);
        break;
      case PC_REACT:
        if (!react(state, emit)) nextVolley(state, emit);
        break;
      case PC_EXITS:
        if (!settleFallen(state, emit)) state.pc = PC_POINTS;
        break;
      case PC_POINTS:
        if (!settlePoints(state, emit)) state.pc = PC_ROW_OUT;
        break;
      case PC_ROW_OUT:
        endRow(state, emit);
        break;
      case PC_ROUND_END:
        breakOldIce(state, emit);
        break;
      case PC_ROUND_OUT:
        takeOut(state, emit);
        if (!judge(state, emit)) endRound(state, emit);
        break;
      case PC_WET:
        if (!settleWet(state, emit)) state.pc = state.back;
        break;
      case PC_REPAIRS:
        if (!settleRepairs(state)) state.pc = state.back;
        break;
    }
  }
}

/** A row from its opening on, as far as nobody gets wet and nothing is hit. */
function runRow(state: State4, emit: Tell): void {
  openRow(state, emit);
  while (isAt(state, PC_STEP)) {
    stepOnce(state, emit);
    if (isAt(state, PC_SLIDE)) slideOnce(state, emit);
    if (isAt(state, PC_PASS)) nextPass(state);
  }
  if (isAt(state, PC_ACT)) attack(state, emit);
  if (isAt(state, PC_ROW_OUT)) endRow(state, emit);
}

const isAt = (state: State4, pc: number): boolean => state.pc === pc;

function stepOnce(state: State4, emit: Tell): void {
  if (emit) tellStep(state.pass === 0 ? 2 : 3, emit);
  firstSteps(state, state.pass === 0 ? state.movers : state.movers & state.twice, emit);
  goOn(state, state.sliding === 0 ? PC_PASS : PC_SLIDE);
}

function slideOnce(state: State4, emit: Tell): void {
  secondSteps(state, emit);
  goOn(state, PC_PASS);
}

function endRow(state: State4, emit: Tell): void {
  emit?.({ kind: 'rowEnded', row: state.row + 1 });
  state.row++;
  if ((state.doomed | state.leaving) !== 0) takeOut(state, emit);
  if (!judge(state, emit)) state.pc = PC_ROW;
}

/** Whoever is in the water comes out before anything else goes on. */
function goOn(state: State4, pc: number): void {
  state.back = pc;
  state.pc = state.wet === 0 ? pc : PC_WET;
}

function tellStep(step: number, emit: Emit<Event4>): void {
  emit({ kind: 'stepBegan', step, clause: step === 1 ? 'G4.4.1' : 'G4.4.2' });
}

function askToBuild(state: State4, emit: Tell): void {
  for (let i = 0; i < state.table.seats; i++) {
    const seat = seatInOrder(state, i);
    if (!isToBuild(state, seat)) continue;
    const sole = soleBuild(state);
    if (sole === undefined) {
      state.ask = ASK_BUILD;
      state.asked = seat;
      return;
    }
    takeParts(state, seat, sole, emit);
  }
  state.pc = state.back;
}

function beginRound(state: State4, emit: Tell): void {
  emit?.({ kind: 'roundBegan', round: state.round, first: firstSeat(state.round, state.table.seats) });
  state.bonus = 0;
  state.event = 0;
  state.ask = ASK_CARD;
  state.asked = 0;
  state.pc = PC_PROGRAM;
}

function askForPrograms(state: State4): void {
  state.waiting = state.playing;
  state.ask = ASK_PROGRAM;
  state.asked = 0;
  state.pc = PC_EVENT;
}

/** Phase 3 A. [G4.1.4] */
function actEvent(state: State4, emit: Tell): void {
  state.pc = PC_EVENT_OUT;
  if (state.event === 0) {
    state.pc = PC_ROW;
    return;
  }
  emit?.({ kind: 'eventActed', card: EVENT_CARDS[state.event]! });
  switch (state.event) {
    case FROST:
      freeze(state, emit);
      break;
    case THAW:
      thaw(state, emit);
      goOn(state, PC_EVENT_OUT);
      break;
    case SWAP:
    case DRAUGHT:
      rearrangeAll(state, state.event === SWAP);
      break;
    case JAM:
      state.cursor = 0;
      state.pc = PC_JAM;
      break;
    case GIFT:
      for (let seat = 0; seat < state.table.seats; seat++) state.robot[seat * STRIDE + OWED] = isPlaying(state, seat) ? 1 : 0;
      state.back = PC_EVENT_OUT;
      state.pc = PC_REPAIRS;
      break;
  }
}

function askForJam(state: State4, emit: Tell): void {
  for (; state.cursor < state.table.seats; state.cursor++) {
    const victim = seatInOrder(state, state.cursor);
    if (!isPlaying(state, victim)) continue;
    const by = jammerOf(state, victim);
    if (by === victim) continue;
    let rows = 0;
    let only = 0;
    for (let row = MOST_ROWS4 - 1; row >= 0; row--) {
      if (!canJam(state, victim, row)) continue;
      rows++;
      only = row;
    }
    if (rows === 1) jam(state, victim, by, only, emit);
    if (rows <= 1) continue;
    state.ask = ASK_JAM;
    state.asked = by;
    state.victim = victim;
    return;
  }
  state.pc = PC_EVENT_OUT;
}

function beginRow(state: State4): void {
  for (let seat = 0; seat < state.table.seats; seat++) {
    if (!isPlaying(state, seat) || rowAt(packedOf(state, seat), state.row) === 0) continue;
    state.cursor = 0;
    state.pc = state.standing === state.playing ? PC_OPEN : PC_BOT;
    return;
  }
  state.pc = PC_ROUND_END;
}

/** Bots roll and act one by one, by seat number. [G4.8, G6.9.1] */
function askForDie(state: State4): void {
  for (; state.cursor < state.table.seats; state.cursor++) {
    if (state.table.isBot[state.cursor] === 0 || state.at[state.cursor]! < 0) continue;
    state.ask = ASK_DIE;
    state.asked = state.cursor;
    return;
  }
  state.pc = PC_OPEN;
}

/** What a bot does with its die: movement at once, attacks and defences later with the players. */
export function actBot(state: State4, bot: number, die: number, emit: Tell): void {
  const program = state.table.botProgram[bot]!;
  const seen = findSeen(state, RULES, bot, EYES[program]!, state.table.isBot);
  const ahead = state.field.steps[state.at[bot]! * 4 + state.facing[bot]!]!;
  const reaches = seen >= 0 && state.at[seen] === ahead;
  const command = botCommand(program, seen >= 0, reaches, die);
  emit?.({ kind: 'dieRolled', seat: bot, die });
  emit?.({ kind: 'botActed', seat: bot, sees: seen === NOWHERE ? null : seen, command: letterOf(command) });
  state.robot[bot * STRIDE + COMMAND] = command;
  state.robot[bot * STRIDE + TIMES] = 1;
  state.robot[bot * STRIDE + DIE] = die;
  if (command > RIGHT) state.charge[bot] = 0;
  else moveBot(state, bot, emit);
  state.cursor = bot + 1;
}

/** Bots are never asked, so their water is settled on the spot. */
function moveBot(state: State4, bot: number, emit: Tell): void {
  firstSteps(state, 1 << bot, emit);
  settleWet(state, emit);
  if (state.sliding !== 0) secondSteps(state, emit);
  settleWet(state, emit);
}

/** Phase 3 C, and the test of every If. [G4.4.1] */
function openRow(state: State4, emit: Tell): void {
  const { robot, table, row } = state;
  if (emit) tellRow(state, emit);
  let movers = 0;
  let attackers = 0;
  let defenders = 0;
  let twice = 0;
  for (let seat = 0; seat < table.seats; seat++) {
    const bit = 1 << seat;
    if ((state.standing & bit) === 0) continue;
    const record = seat * STRIDE;
    let command = robot[record + COMMAND]!;
    if ((state.playing & bit) !== 0) {
      // What breaks in this row counts from the next one. [G4.4.4]
      robot[record + ACTING] = robot[record + DAMAGED]!;
      const value = rowAt(robot[record + PROGRAM]!, row);
      command =
        value === 0 || value === INNER_ROW
          ? NO_COMMAND
          : value <= IF_BASE
            ? ROW_FIRST[value - 1]!
            : testIf(state, seat, value - 1, emit);
      const isTwice = value > REPEAT_BASE && value <= IF_BASE;
      robot[record + COMMAND] = command;
      robot[record + TIMES] = isTwice ? 2 : 1;
      if (isTwice) twice |= bit;
      if (command <= RIGHT) movers |= bit;
      else if (command !== NO_COMMAND) state.charge[seat] = 0;
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
  tellStep(1, emit);
}

/** The second movement of a Cycle 2, or else the actions. [G4.4.2] */
function nextPass(state: State4): void {
  if (state.pass === 0 && (state.movers & state.twice) !== 0) {
    state.pass = 1;
    state.pc = PC_STEP;
  } else {
    state.pc = PC_ACT;
  }
}

function attack(state: State4, emit: Tell): void {
  state.pass = 0;
  if ((state.attackers | state.defenders) === 0) {
    state.pc = PC_ROW_OUT;
    return;
  }
  if (emit) {
    tellStep(4, emit);
    tellGuards(state, emit);
  }
  const isHit = volley(state, state.attackers, emit);
  // A miss can still be followed by the second attack of a Cycle 2.
  state.pc = isHit || (state.attackers & state.twice) !== 0 ? PC_REACT : PC_ROW_OUT;
}

/** All second attacks of Cycle 2 after everything the first ones set off; then repairs, exits and points. [G4.4.3, G4.4.4] */
function nextVolley(state: State4, emit: Tell): void {
  if (state.pass === 0 && (state.attackers & state.twice) !== 0) {
    state.pass = 1;
    volley(state, state.attackers & state.twice, emit);
    return;
  }
  if (emit) tellStep(5, emit);
  countBlows(state, emit);
  state.back = PC_EXITS;
  state.pc = PC_REPAIRS;
}

/** Who stood on the same ice when the last round ended falls in; all such ice breaks at once. [G4.7.5] */
function breakOldIce(state: State4, emit: Tell): void {
  for (let seat = 0; seat < state.table.seats; seat++) {
    const cell = state.at[seat]!;
    if (cell < 0 || state.token[cell] !== ICE_TOKEN || state.robot[seat * STRIDE + ICED_AT] !== cell) continue;
    breakIce(state, cell, 'weight', emit);
  }
  goOn(state, PC_ROUND_OUT);
}

function endRound(state: State4, emit: Tell): void {
  emit?.({ kind: 'roundEnded', round: state.round });
  for (let seat = 0; seat < state.table.seats; seat++) {
    const cell = state.at[seat]!;
    state.charge[seat] = 0;
    // The cards are back in the hands. [G4.3.5]
    state.robot[seat * STRIDE + PROGRAM] = 0;
    state.robot[seat * STRIDE + JAMMED] = 0;
    state.robot[seat * STRIDE + ICED_AT] = cell >= 0 && state.token[cell] === ICE_TOKEN ? cell : NOWHERE;
  }
  if (state.round >= state.table.rounds) {
    judgeRounds(state, emit);
    return;
  }
  state.row = 0;
  state.opened = 0;
  state.round++;
  state.pc = PC_ROUND;
}
