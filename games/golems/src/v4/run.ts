import type { Emit } from '@stolik/kernel/game';
import * as fields from '../core/field.ts';
import { firstSeat } from '../core/seats.ts';
import * as packing from '../programs/choices4.ts';
import { breakIce, react } from './attack.ts';
import { askForDie } from './automata.ts';
import { isToBuild, soleBuild, takeParts } from './build.ts';
import { canJam, freeze, jam, jammerOf, rearrangeAll, thaw } from './cards.ts';
import { seatInOrder, settleFallen, settlePoints, settleRepairs, settleWet } from './damage.ts';
import { judge, judgeRounds, takeOut } from './end.ts';
import type { Event4 } from './facts.ts';
import * as instructions from './instructions.ts';
import * as kinds from './kinds.ts';
import { longestProgram } from './programs.ts';
import { afterExits, afterVolley, attack, endRow, goOn, isAt, nextPass, runRow, slideOnce, stepOnce } from './rows.ts';
import * as record from './state.ts';
import { isPlaying, type State4 } from './state.ts';

// Imported constants are read from memory at every use; local ones are folded into the code.
const { NOWHERE } = fields;
const { MOST_ROWS4 } = packing;
const { DRAUGHT, EVENT_CARDS, FROST, GIFT, ICE_TOKEN, JAM, SWAP, THAW } = kinds;
const { ASK_BUILD, ASK_CARD, ASK_JAM, ASK_PROGRAM, ICED_AT, JAMMED, OWED, PROGRAM, RUNNING, STRIDE } = record;
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

/** Runs until a player must choose, chance is needed or the game is over. */
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
        if (!react(state, emit)) afterVolley(state, emit);
        break;
      case PC_EXITS:
        if (!settleFallen(state, emit)) afterExits(state, emit);
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
  state.rows = longestProgram(state);
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
  state.cursor = 0;
  state.pc = state.row >= state.rows ? PC_ROUND_END : state.standing === state.playing ? PC_OPEN : PC_BOT;
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
