import * as codes from '../programs/code.ts';
import { rowCode, rowOf } from '../programs/code.ts';
import * as cards from '../programs/program.ts';
import { type Card, isLoopCard, type Row } from '../programs/program.ts';
import * as kinds from './kinds.ts';
import type { State6 } from './state.ts';
import * as record from './state.ts';

// Imported constants are read from memory at every use; local ones are folded into the code.
const { KIND_CALL, KIND_IF, KIND_REPEAT, KIND_WHILE, MOST_ROWS, REPEAT_BASE, ROW_CODES, ROW_FIRST, ROW_KIND } = codes;
const { ATTACK, BACK, CARDS, DEFEND, FORWARD, LEFT, RIGHT, STAY } = cards;
const { AND, NOT, OR, XOR } = kinds;
const { EMPTY_ROW, LAY_LOGIC, NO_CARD, OVER } = record;

/** No command in this pass. */
export const IDLE_ORDER = 255;
/** In `test`: nothing to test in this pass. */
export const NO_TEST = EMPTY_ROW;

export const FIRST = 0;
export const SECOND = 1;
export const BOTH = 2;

const INVERSE: readonly number[] = [BACK, FORWARD, RIGHT, LEFT, STAY, DEFEND, ATTACK];
const inverse = (card: Card): Card => CARDS[INVERSE[CARDS.indexOf(card)]!]!;

/** What NOT makes of a row; `part` 1 is Then, 2 Else, 0 both (the one the test chooses is all that counts). [G6.4.4] */
function invertRow(row: Row, part: number): Row {
  switch (row.kind) {
    case 'plain':
    case 'repeat':
      return { ...row, card: inverse(row.card) };
    case 'while': {
      const card = inverse(row.card);
      return isLoopCard(card) ? { ...row, card } : row;
    }
    case 'if':
      return { ...row, yes: part === 2 ? row.yes : inverse(row.yes), no: part === 1 ? row.no : inverse(row.no) };
    case 'call':
      return row;
  }
}

const INVERTED = [0, 1, 2].map((part) =>
  Uint16Array.from({ length: ROW_CODES }, (_, code) => rowCode(invertRow(rowOf(code), part))),
);

/**
 * Opens the row: writes each golem's commands to `code` (and `second`, with AND), prepares the first pass, and counts passes and
 * Defends. Plain cards, nearly all there are, are finished here. [G6.4.3, G6.4.4, G6.5.2, G6.5.4]
 */
export function composeRow(state: State6): void {
  const { row, rows, length, at, code, order, pool5 } = state;
  const { seats, isBot, hasLogic } = state.table;
  state.passes = 1;
  state.tests = 0;
  for (let golem = 0; golem < seats; golem++) {
    order[golem] = IDLE_ORDER;
    if (length[golem]! <= row || at[golem]! < 0) {
      code[golem] = EMPTY_ROW;
      if (isBot[golem] === 0) pool5[golem] = 0;
      continue;
    }
    const card = rows[golem * MOST_ROWS + row]!;
    code[golem] = card;
    pool5[golem] = card === DEFEND ? 1 : 0;
    if (card >= REPEAT_BASE || (hasLogic && state.laid[golem] !== 0)) composeSpecial(state, golem);
    else if (card < ATTACK) order[golem] = card;
    else giveBattle(state, golem, card);
  }
}

function composeSpecial(state: State6, golem: number): void {
  state.second[golem] = EMPTY_ROW;
  if (state.laid[golem] !== 0 && state.laidRow[golem] === state.row) applyLogic(state, golem, golem * MOST_ROWS + state.row);
  const first = state.code[golem]!;
  const second = state.second[golem]!;
  if (first === EMPTY_ROW) return;
  state.passes = Math.max(state.passes, passesOf(state, golem, first) + passesOf(state, golem, second));
  state.pool5[golem] = defendsOf(state, golem, first) + defendsOf(state, golem, second);
  layOut(state, golem, first, 0);
}

function applyLogic(state: State6, golem: number, base: number): void {
  const token = state.laid[golem]!;
  if (token === NOT) {
    const code = state.code[golem]!;
    if (code !== EMPTY_ROW) state.code[golem] = INVERTED[state.laidPart[golem]!]![code]!;
    return;
  }
  const answer = token === AND ? BOTH : state.choice[golem]!;
  // Who takes the first of an OR keeps the second in its own row, where nobody has seen it yet.
  if (token === OR && answer === FIRST && state.table.rulings !== undefined) return;
  const bonus = Math.max(state.rows[base]!, state.rows[base + 1]!);
  if (bonus >= REPEAT_BASE) state.bonusSeen[golem] = bonus + 1;
  if (answer === BOTH) state.second[golem] = state.rows[base + 1]!;
  if (answer === SECOND) state.code[golem] = state.rows[base + 1]!;
  state.rows[base + 1] = EMPTY_ROW;
  state.ahead[golem] = state.row + 2;
}

/** Whether the owner of this golem must choose as the row is opened. */
export function mustChoose(state: State6, golem: number): boolean {
  const token = state.laid[golem]!;
  if (token !== OR && token !== XOR) return false;
  return state.laidRow[golem] === state.row && state.length[golem]! > state.row + 1 && state.at[golem]! >= 0;
}

/** How many passes a row takes: a Subprogram that begins with battle or walks twice needs two. [G6.5.2] */
function passesOf(state: State6, golem: number, code: number): number {
  if (code === EMPTY_ROW) return 0;
  const kind = ROW_KIND[code]!;
  if (kind === KIND_REPEAT) return 2;
  if (kind !== KIND_CALL || state.subprogram[golem * 2] === NO_CARD) return 1;
  return state.subprogram[golem * 2]! < ATTACK && state.subprogram[golem * 2 + 1]! >= ATTACK ? 1 : 2;
}

function defendsOf(state: State6, golem: number, code: number): number {
  if (code === EMPTY_ROW) return 0;
  const kind = ROW_KIND[code]!;
  if (kind === KIND_CALL) {
    return (state.subprogram[golem * 2] === DEFEND ? 1 : 0) + (state.subprogram[golem * 2 + 1] === DEFEND ? 1 : 0);
  }
  if (kind === KIND_IF || ROW_FIRST[code] !== DEFEND) return 0;
  return kind === KIND_REPEAT ? 2 : 1;
}

/** Lays out a pass after the first: who moves in step 1, who strikes in step 4, what is tested in step 2. */
export function layOutPass(state: State6): void {
  state.tests = 0;
  state.battles = 0;
  for (let golem = 0; golem < state.table.seats; golem++) {
    state.order[golem] = IDLE_ORDER;
    const code = state.code[golem]!;
    if (code === EMPTY_ROW) continue;
    const own = passesOf(state, golem, code);
    if (state.pass < own) layOut(state, golem, code, state.pass);
    else if (state.second[golem] !== EMPTY_ROW && state.pass - own < passesOf(state, golem, state.second[golem]!)) {
      layOut(state, golem, state.second[golem]!, state.pass - own);
    }
  }
}

function layOut(state: State6, golem: number, code: number, pass: number): void {
  const kind = ROW_KIND[code]!;
  if (kind === KIND_IF || kind === KIND_WHILE) {
    if (state.tests++ === 0) wipe(state.test, NO_TEST);
    state.test[golem] = code;
  } else if (kind !== KIND_CALL) give(state, golem, ROW_FIRST[code]!);
  else {
    const first = state.subprogram[golem * 2]!;
    const second = state.subprogram[golem * 2 + 1]!;
    if (first === NO_CARD) return;
    if (first < ATTACK && second >= ATTACK) {
      give(state, golem, first);
      give(state, golem, second);
    } else give(state, golem, pass === 0 ? first : second);
  }
}

function give(state: State6, golem: number, card: number): void {
  if (card < ATTACK) state.order[golem] = card;
  else giveBattle(state, golem, card);
}

// Faster than `fill` for so few.
function wipe(numbers: number[], value: number): void {
  for (let index = 0; index < numbers.length; index++) numbers[index] = value;
}

/** `battle` is wiped only when the first battle command of a pass comes: most passes have none. */
export function giveBattle(state: State6, golem: number, card: number): void {
  if (state.battles++ === 0) wipe(state.battle, IDLE_ORDER);
  state.battle[golem] = card;
}

/**
 * A golem that is out takes its program back to the hand; its other rows are never opened. At the end all cards stay where they
 * were. [G6.3.5, G6.10.1]
 */
export const isTakenBack = (state: State6, golem: number): boolean => state.at[golem]! < 0 && state.phase !== OVER;

/** The number of open rows of a program. */
export function openedRows(state: State6, golem: number): number {
  if (state.phase <= LAY_LOGIC || isTakenBack(state, golem)) return 0;
  return Math.min(state.length[golem]!, Math.max(state.row + state.isOpen, state.ahead[golem]!));
}

/** How many rows are to run; fewer when the golem with the longest program is out. */
export function measureLongest(state: State6): void {
  state.longest = 0;
  for (let golem = 0; golem < state.table.seats; golem++) {
    if (state.at[golem]! >= 0 && state.length[golem]! > state.longest) state.longest = state.length[golem]!;
  }
}
