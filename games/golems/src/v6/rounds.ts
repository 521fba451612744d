import { firstSeat } from '../core/seats.ts';
import { judgeRounds } from './ending.ts';
import type { Emit6 } from './events.ts';
import * as kinds from './kinds.ts';
import { isLogicCard, type LogicName, logicOf } from './kinds.ts';
import * as instructions from './program-counter.ts';
import { measureLongest } from './rows.ts';
import * as record from './state.ts';
import { isOnField, type State6 } from './state.ts';

// Imported constants are read from memory at every use; local ones are folded into the code.
const { LOGIC, LUCK, LUCK_DECK } = kinds;
const { ROW_BEGIN } = instructions;
const { EMPTY_ROW, LAY_LOGIC, LUCK_DRAW, PROGRAM, RUNNING } = record;

/** A new round: luck cards are drawn one by one, then programs are written. [G6.3.1] */
export function beginRound(state: State6, round: number, emit: Emit6): void {
  state.round = round;
  emit?.({ kind: 'roundBegan', round, first: firstSeat(round, state.table.seats) });
  state.cursor = 0;
  if (state.table.kids) askPrograms(state, 0);
  else drawOn(state);
}

/** Moves on to the next player in seat order who draws a luck card (the supply of logic tokens may end), or to the programs. */
export function drawOn(state: State6): void {
  const { seats, isBot } = state.table;
  const first = firstSeat(state.round, seats);
  for (; state.cursor < seats; state.cursor++) {
    const golem = (first + state.cursor) % seats;
    if (isBot[golem] === 1 || !isOnField(state, golem)) continue;
    if (state.round > state.table.rounds) refillDeck(state, golem);
    state.phase = LUCK_DRAW;
    state.asked = golem;
    return;
  }
  askPrograms(state, 0);
}

// Only a tie played on after ten rounds finds a deck empty.
function refillDeck(state: State6, golem: number): void {
  const base = golem * LUCK.length;
  for (let kind = 0; kind < LUCK.length; kind++) if (state.decks[base + kind] !== 0) return;
  for (let kind = 0; kind < LUCK.length; kind++) state.decks[base + kind] = LUCK_DECK[kind]!;
}

const plainly = ({ table }: State6): { isPlain?: true } => (table.logic ? {} : { isPlain: true });

export function takeLuck(state: State6, kind: number, emit: Emit6): void {
  const golem = state.asked;
  state.decks[golem * LUCK.length + kind]!--;
  state.luck[golem] = kind + 1;
  emit?.({ kind: 'luckDrawn', seat: golem, card: LUCK[kind]!, ...(isLogicCard(kind) && plainly(state)) });
  if (state.table.logic) takeLogicToken(state, golem, kind, emit);
  state.cursor++;
  drawOn(state);
}

function takeLogicToken(state: State6, golem: number, kind: number, emit: Emit6): void {
  let openly = 0;
  for (let luck = 0; luck < LUCK.length; luck++) if (isLogicCard(luck) && state.supply[logicOf(luck)] !== 0) openly |= 1 << luck;
  // All saw that no token was taken, so the card is none of those whose token lay ready.
  state.ruledOut[golem] = openly;
  if ((openly & (1 << kind)) === 0) return;
  const logic = logicOf(kind);
  state.supply[logic]!--;
  state.held[golem] = logic;
  state.ruledOut[golem] = ~(1 << kind) & 0xff;
  emit?.({ kind: 'logicTaken', seat: golem, logic: LOGIC[logic] as LogicName });
}

/** Asks everybody for a program, or in turns the next one from this seat on who has not run theirs. [G6.11.2] */
export function askPrograms(state: State6, from: number): void {
  const { seats, isBot, alternate } = state.table;
  state.phase = PROGRAM;
  state.asked = -1;
  state.waiting = 0;
  for (let golem = from; golem < seats; golem++) {
    if (isBot[golem] === 1 || !isOnField(state, golem)) continue;
    state.waiting |= 1 << golem;
    if (!alternate) continue;
    state.asked = golem;
    return;
  }
}

/** All programs are on the table. */
export function programsLaid(state: State6, emit: Emit6): void {
  for (let golem = 0; golem < state.table.seats; golem++) if (state.length[golem] !== 0) state.extra[golem] = 0;
  measureLongest(state);
  emit?.({ kind: 'programsReady', lengths: Array.from(state.length) });
  state.cursor = 0;
  askLogic(state);
}

/** The next holder of a logic token in seat order; when there is none, the programs run. [G6.4.1] */
export function askLogic(state: State6): void {
  const { seats } = state.table;
  const first = firstSeat(state.round, seats);
  for (; state.cursor < seats; state.cursor++) {
    const golem = (first + state.cursor) % seats;
    if (state.held[golem] === 0 || !isOnField(state, golem)) continue;
    state.phase = LAY_LOGIC;
    state.asked = golem;
    return;
  }
  state.phase = RUNNING;
  state.asked = -1;
  state.row = 0;
  state.pc = ROW_BEGIN;
}

/** All rows have run. In turns the next one lays a program; else the round is over. [G6.10.4] */
export function endRun(state: State6, emit: Emit6): void {
  const { seats, alternate } = state.table;
  if (alternate) {
    const ran = state.length.findIndex((length) => length !== 0);
    clearProgram(state, ran);
    askPrograms(state, ran + 1);
    if (state.waiting !== 0) return;
  }
  if (emit && state.luck.some((card) => card !== 0)) {
    const cards = Array.from(state.luck, (card) => (card === 0 ? null : LUCK[card - 1]!));
    emit({ kind: 'luckShown', cards, ...plainly(state) });
  }
  for (let golem = 0; golem < seats; golem++) {
    clearProgram(state, golem);
    state.charge[golem] = 0;
    state.luck[golem] = 0;
    if (!state.table.hasLogic) continue;
    state.ruledOut[golem] = 0;
    if (state.held[golem] !== 0) state.supply[state.held[golem]!]!++;
    state.held[golem] = 0;
  }
  if (state.round < state.lastRound) beginRound(state, state.round + 1, emit);
  else if (!judgeRounds(state, emit)) {
    state.lastRound++;
    beginRound(state, state.round + 1, emit);
  }
}

function clearProgram(state: State6, golem: number): void {
  if (golem < 0) return;
  state.length[golem] = 0;
  if (!state.table.hasLogic) return;
  if (state.laid[golem] !== 0) state.supply[state.laid[golem]!]!++;
  state.laid[golem] = 0;
  state.laidRow[golem] = 0;
  state.laidPart[golem] = 0;
  state.second[golem] = EMPTY_ROW;
  state.ahead[golem] = 0;
  state.bonusSeen[golem] = 0;
}
