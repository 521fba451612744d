import type { Action, Actor, Emit, Seat } from '@stolik/kernel/game';
import { writeProgram } from '../programs/notation.ts';
import { nameContents } from './attack.ts';
import { actBot } from './automata.ts';
import { takeParts } from './build.ts';
import { jam } from './cards.ts';
import { overtime4 } from './choices.ts';
import { comeOut, damageComponent, repairComponent } from './damage.ts';
import { judge, leaveField } from './end.ts';
import type { Event4 } from './facts.ts';
import * as machine from './instructions.ts';
import * as kinds from './kinds.ts';
import { programOf } from './programs.ts';
import { run } from './run.ts';
import type { State4 } from './state.ts';
import * as record from './state.ts';

// Imported constants are read from memory at every use; local ones are folded into the code, which nearly doubles the speed.
const {
  ASK_BUILD,
  ASK_CARD,
  ASK_CONTENTS,
  ASK_DAMAGE,
  ASK_DIE,
  ASK_EXIT,
  ASK_JAM,
  ASK_PROGRAM,
  ASK_REPAIR,
  DAMAGED,
  LAID_UNDER,
  OVER,
  PROGRAM,
  RUNNING,
  STRIDE,
} = record;
const { BONUS_IF, DECK_BITS, EVENT_CARDS } = kinds;
const { PC_BOT, PC_POINTS, PC_WET } = machine;

type Tell = Emit<Event4> | undefined;

export function play4(state: State4, actor: Actor, action: Action, emit?: Emit<Event4>): void {
  if (state.ask === ASK_PROGRAM) {
    layProgram(state, actor, action, emit);
    if (state.waiting !== 0) return;
    state.ask = RUNNING;
    run(state, emit);
    return;
  }
  const question = state.ask;
  state.ask = RUNNING;
  answer(state, question, actor, action, emit);
  run(state, emit);
}

function answer(state: State4, question: number, actor: Actor, action: Action, emit: Tell): void {
  switch (question) {
    case ASK_BUILD:
      takeParts(state, actor, action, emit);
      break;
    case ASK_CARD:
      openCard(state, action, emit);
      break;
    case ASK_DIE:
      actBot(state, state.asked, action, emit);
      break;
    case ASK_CONTENTS:
      nameContents(state, action);
      break;
    case ASK_JAM:
      jam(state, state.victim, actor, action, emit);
      state.cursor++;
      break;
    case ASK_DAMAGE:
      damageComponent(state, actor, action, emit);
      break;
    case ASK_EXIT:
      comeOut(state, actor, action, emit);
      break;
    case ASK_REPAIR:
      repairComponent(state, actor, action, emit);
      break;
    default:
      throw new Error(`actor ${actor} plays ${action} while nobody is asked`);
  }
}

function layProgram(state: State4, seat: Seat, packed: Action, emit: Tell): void {
  const { robot } = state;
  robot[seat * STRIDE + PROGRAM] = packed;
  robot[seat * STRIDE + LAID_UNDER] = robot[seat * STRIDE + DAMAGED]!;
  state.waiting &= ~(1 << seat);
  emit?.({ kind: 'programLaid', seat, program: writeProgram(programOf(state, seat) ?? [], 'golems4') });
}

function openCard(state: State4, card: number, emit: Tell): void {
  // A blank card is in no deck; only positions written by hand open it.
  if (((state.deck >> (DECK_BITS * card)) & 7) > 0) state.deck -= 1 << (DECK_BITS * card);
  state.bonus = card <= BONUS_IF ? card : 0;
  state.event = card <= BONUS_IF ? 0 : card;
  emit?.({ kind: 'cardOpened', card: EVENT_CARDS[card]! });
}

/** In a row the robot stays to its end and its decisions take their defaults; between rows it leaves at once. */
export function resign4(state: State4, seat: Seat, emit?: Emit<Event4>): void {
  if (state.ask === OVER || state.at[seat]! < 0) return;
  emit?.({ kind: 'resigned', seat });
  const isAskedAlone = state.ask !== ASK_PROGRAM && state.ask !== ASK_CARD && state.asked === seat;
  if (isRowInProgress(state)) {
    state.leaving |= 1 << seat;
    if (isAskedAlone && state.ask !== ASK_DIE && state.ask !== ASK_CONTENTS) play4(state, seat, overtime4(state, seat), emit);
    return;
  }
  const wasIn = state.wet & (1 << seat);
  leaveField(state, seat, emit);
  if (wasIn !== 0 && isAskedAlone) state.stage = 0;
  if (judge(state, emit)) return;
  const isAnswered =
    state.ask === ASK_PROGRAM ? state.waiting === 0 : isAskedAlone || (state.ask === ASK_JAM && state.victim === seat);
  if (!isAnswered) return;
  state.ask = RUNNING;
  run(state, emit);
}

function isRowInProgress(state: State4): boolean {
  const pc = state.pc >= PC_WET ? state.back : state.pc;
  return pc >= PC_BOT && pc <= PC_POINTS;
}
