import type { Field } from '../core/field.ts';
import { copyCells, type World } from '../core/world.ts';
import { MOST_ROWS } from '../programs/code.ts';
import type { PlacedPart } from '../scenarios/scenario.ts';
import { CONTENTS, LOGIC, LUCK } from './kinds.ts';

/** The decisions for which the game waits. */
export const SUBPROGRAM = 0;
export const LUCK_DRAW = 1;
export const PROGRAM = 2;
export const LAY_LOGIC = 3;
export const DIE = 4;
export const CHOOSE = 5;
export const EXIT = 6;
export const TELEPORT = 7;
export const OPENING = 8;
export const OVER = 9;
/** Never seen from outside: programs are being executed. */
export const RUNNING = 10;

/** In `rows`: this row is empty, its command was taken by AND, OR or XOR. */
export const EMPTY_ROW = 0xffff;
/** In `subprogram`: none. */
export const NO_CARD = 255;

/** Why the game is over; words of `Outcome.reason`. */
export const REASONS = [
  '',
  'last-golem',
  'all-out',
  'players-out',
  'least-damage',
  'equal-damage',
  'most-dealt',
  'edge',
  'treasure',
  'most-items',
  'all-items',
  'equal-items',
  'goal-together',
  'rounds-over',
  'cards-over',
] as const;
export type Reason = (typeof REASONS)[number];

/** The rules agreed on, shared by all copies of a state. */
export interface Table6 {
  readonly logic: boolean;
  /** Whether the field has ice or snow. */
  readonly isWinter: boolean;
  /** Whether a logic token can come into play at all: by the add-on or from the field. */
  readonly hasLogic: boolean;
  readonly kids: boolean;
  readonly alternate: boolean;
  readonly goal: 'edge' | 'treasure' | 'most' | 'all' | null;
  /** Kids alone: how many cards there are; left out where they are not counted. [G6.11.4] */
  readonly cards?: number;
  readonly tie: 'draw' | 'strikes' | 'again';
  readonly swap: boolean;
  /** Which rulings are played; undefined: the first ones, as tables that began under rules version 1 do. */
  readonly rulings: 2 | 3 | undefined;
  readonly rounds: number;
  readonly scenario: string | null;
  /** The parts of the field, where the scenario came whole and is in no book. */
  readonly parts?: readonly PlacedPart[];
  /** All golems, bots included; and how many of them people lead. */
  readonly seats: number;
  readonly players: number;
  /** By golem. */
  readonly isBot: Uint8Array;
  readonly botProgram: Uint8Array;
  readonly strength: Uint8Array;
  readonly range: Uint8Array;
  readonly rowsOnCard: Uint8Array;
  readonly limit: Uint8Array;
  /** The golem type by golem, '' for one written by hand. */
  readonly types: readonly string[];
  /** Kids: the side each golem must reach. [G6.11.3] */
  readonly edge: Uint8Array;
}

/**
 * The whole truth of a Golems v6.1 game. All progress of an execution is in it, so it can stop at any choice. Fields marked `By
 * golem` have one entry for each seat, bots included.
 */
export interface State6 extends World {
  readonly table: Table6;
  readonly at: number[];
  readonly facing: number[];
  readonly charge: number[];
  // On the field, besides World.
  readonly logicAt: Uint8Array;
  readonly goalAt: Uint8Array;
  /** By barrel number: its contents, UNKNOWN until drawn from `pool`. */
  readonly contents: number[];
  /** Contents not yet drawn, by kind. */
  readonly pool: number[];
  // By golem.
  readonly damage: number[];
  readonly extra: number[];
  readonly dealt: number[];
  readonly items: number[];
  /** Two cards each, NO_CARD when there is no Subprogram. */
  readonly subprogram: number[];
  /** 1 + the luck card of this round, 0 none. */
  readonly luck: number[];
  /** Bits of the luck cards that all can rule out, because their token would have been taken openly. */
  readonly ruledOut: number[];
  /** Cards left in each luck deck: LUCK.length for each golem. */
  readonly decks: number[];
  /** The logic token held. */
  readonly held: number[];
  /** The logic token on the program, its row and the part of an If (0 none named, 1 Then, 2 Else). It stays for the whole round. */
  readonly laid: number[];
  readonly laidRow: number[];
  readonly laidPart: number[];
  readonly supply: number[];
  /** Rows of each program, MOST_ROWS a golem, as row codes; `length` 0: not laid. */
  readonly rows: number[];
  readonly length: number[];
  /** Rows that AND, OR or XOR opened before their turn: how many of the program's rows have been seen by then. */
  readonly ahead: number[];
  /** 1 + the code of a bonus row that AND, OR or XOR took out of its place: all have seen it. */
  readonly bonusSeen: number[];
  /** 1: leaves at the end of the row in progress. */
  readonly leaving: number[];

  round: number;
  /** The last round; grows by one when a tie is played on. */
  lastRound: number;
  phase: number;
  /** Bits of the seats that are asked at once and have not answered. */
  waiting: number;
  /** The seat asked, or the golem chance is rolled for. */
  asked: number;
  /** 1 + the seat that has won; 0 nobody. And why it is over. */
  winner: number;
  reason: number;

  // Execution.
  /** The instruction to run next, and the one to return to after a movement. */
  pc: number;
  back: number;
  row: number;
  pass: number;
  passes: number;
  /** The row is open: a token taken now goes on the row after it. */
  isOpen: number;
  cursor: number;
  /** How many conditions and battle commands this pass has: most have none, and their steps are skipped. */
  tests: number;
  battles: number;
  /** 1: somebody may be out at the end of this row. */
  harmed: number;
  /** How many rows the longest program of a golem on the field has; how many While loops this row has. */
  longest: number;
  loops: number;
  /** Logic and goal tokens that lie on the field. */
  loose: number;
  /** By golem: what each does in this row (row codes, the second for AND), the answer to OR and XOR, this pass's commands. */
  readonly code: number[];
  readonly second: number[];
  readonly choice: number[];
  readonly order: number[];
  readonly battle: number[];
  readonly test: number[];
  /** Points that Defend still blocks, points of strikes to be taken in step 5. */
  readonly pool5: number[];
  readonly incoming: number[];
  /** 1 + the cell of the barrel struck, 1 when a black hole waits, 1 + the water it is in, 1 + its direction on ice. */
  readonly struck: number[];
  readonly holes: number[];
  readonly swimming: number[];
  readonly sliding: number[];
  /** While: LOOP_NONE, LOOP_WALK, LOOP_STRIKE, LOOP_FAIL. */
  readonly looping: number[];
  readonly loopCode: number[];
  /** Bits of golems that have moved in this movement, and that have taken a treasure in this row. */
  moved: number;
  treasures: number;
  /** Where looping golems have stood in this row, see loops.ts. */
  readonly trail: number[];
}

export const LOOP_NONE = 0;
export const LOOP_WALK = 1;
export const LOOP_STRIKE = 2;
export const LOOP_FAIL = 3;

/** Short lists are plain arrays of small numbers: a copy of one costs a tenth of a typed array's. */
const numbers = (length: number, value = 0): number[] => Array.from({ length }, () => value);

/** A state with nothing on the field. */
export function blankState(table: Table6, field: Field, barrels: number): State6 {
  const cells = field.ground.length;
  const { seats } = table;
  return {
    table,
    field,
    token: new Uint8Array(cells),
    barrel: new Uint8Array(cells),
    pair: new Int16Array(cells).fill(-1),
    golemAt: new Uint8Array(cells),
    at: numbers(seats, -1),
    facing: numbers(seats),
    charge: numbers(seats),
    logicAt: new Uint8Array(cells),
    goalAt: new Uint8Array(cells),
    contents: numbers(barrels),
    pool: numbers(CONTENTS.length),
    damage: numbers(seats),
    extra: numbers(seats),
    dealt: numbers(seats),
    items: numbers(seats),
    subprogram: numbers(seats * 2, NO_CARD),
    luck: numbers(seats),
    ruledOut: numbers(seats),
    decks: numbers(seats * LUCK.length),
    held: numbers(seats),
    laid: numbers(seats),
    laidRow: numbers(seats),
    laidPart: numbers(seats),
    supply: numbers(LOGIC.length),
    rows: numbers(seats * MOST_ROWS),
    length: numbers(seats),
    ahead: numbers(seats),
    bonusSeen: numbers(seats),
    leaving: numbers(seats),
    round: 1,
    lastRound: table.rounds,
    phase: PROGRAM,
    waiting: 0,
    asked: -1,
    winner: 0,
    reason: 0,
    pc: 0,
    back: 0,
    row: 0,
    pass: 0,
    passes: 0,
    isOpen: 0,
    cursor: 0,
    tests: 0,
    battles: 0,
    harmed: 1,
    longest: 0,
    loops: 0,
    loose: 0,
    code: numbers(seats),
    second: numbers(seats, EMPTY_ROW),
    choice: numbers(seats),
    order: numbers(seats),
    battle: numbers(seats),
    test: numbers(seats),
    pool5: numbers(seats),
    incoming: numbers(seats),
    struck: numbers(seats),
    holes: numbers(seats),
    swimming: numbers(seats),
    sliding: numbers(seats),
    looping: numbers(seats),
    loopCode: numbers(seats),
    moved: 0,
    treasures: 0,
    trail: [],
  };
}

export function cloneState(state: State6): State6 {
  // With nothing loose on the field and no logic to lay there these two never change.
  const isBare = state.loose === 0 && !state.table.hasLogic;
  return {
    table: state.table,
    field: state.field,
    token: state.token,
    barrel: copyCells(state.barrel),
    pair: state.pair,
    golemAt: copyCells(state.golemAt),
    at: state.at.slice(),
    facing: state.facing.slice(),
    charge: state.charge.slice(),
    logicAt: isBare ? state.logicAt : copyCells(state.logicAt),
    goalAt: isBare ? state.goalAt : copyCells(state.goalAt),
    contents: state.contents.slice(),
    pool: state.pool.slice(),
    damage: state.damage.slice(),
    extra: state.extra.slice(),
    dealt: state.dealt.slice(),
    items: state.items.slice(),
    subprogram: state.subprogram.slice(),
    luck: state.luck.slice(),
    ruledOut: state.ruledOut.slice(),
    decks: state.decks.slice(),
    held: state.held.slice(),
    laid: state.laid.slice(),
    laidRow: state.laidRow.slice(),
    laidPart: state.laidPart.slice(),
    supply: state.supply.slice(),
    rows: state.rows.slice(),
    length: state.length.slice(),
    ahead: state.ahead.slice(),
    bonusSeen: state.bonusSeen.slice(),
    leaving: state.leaving.slice(),
    round: state.round,
    lastRound: state.lastRound,
    phase: state.phase,
    waiting: state.waiting,
    asked: state.asked,
    winner: state.winner,
    reason: state.reason,
    pc: state.pc,
    back: state.back,
    row: state.row,
    pass: state.pass,
    passes: state.passes,
    isOpen: state.isOpen,
    cursor: state.cursor,
    tests: state.tests,
    battles: state.battles,
    harmed: state.harmed,
    longest: state.longest,
    loops: state.loops,
    loose: state.loose,
    code: state.code.slice(),
    second: state.second.slice(),
    choice: state.choice.slice(),
    order: state.order.slice(),
    battle: state.battle.slice(),
    test: state.test.slice(),
    pool5: state.pool5.slice(),
    incoming: state.incoming.slice(),
    struck: state.struck.slice(),
    holes: state.holes.slice(),
    swimming: state.swimming.slice(),
    sliding: state.sliding.slice(),
    looping: state.looping.slice(),
    loopCode: state.loopCode.slice(),
    moved: state.moved,
    treasures: state.treasures,
    trail: state.trail.slice(),
  };
}

/**
 * Makes `into` a copy of `from` without taking memory: searches copy millions of times. `into` must be a clone of `from` or of a
 * state that `from` comes from.
 */
export function copyState(from: State6, into: State6): void {
  into.barrel.set(from.barrel);
  into.golemAt.set(from.golemAt);
  if (into.logicAt !== from.logicAt) into.logicAt.set(from.logicAt);
  if (into.goalAt !== from.goalAt) into.goalAt.set(from.goalAt);
  copyNumbers(from.contents, into.contents);
  copyNumbers(from.pool, into.pool);
  copyNumbers(from.decks, into.decks);
  copyNumbers(from.supply, into.supply);
  copyNumbers(from.subprogram, into.subprogram);
  copyNumbers(from.trail, into.trail);
  copyGolems(from, into);
  copyPrograms(from, into);
  copyProgress(from, into);
}

function copyNumbers(from: readonly number[], into: number[]): void {
  if (into.length !== from.length) into.length = from.length;
  for (let index = 0; index < from.length; index++) into[index] = from[index]!;
}

function copyGolems(from: State6, into: State6): void {
  for (let golem = 0; golem < from.at.length; golem++) {
    into.at[golem] = from.at[golem]!;
    into.facing[golem] = from.facing[golem]!;
    into.charge[golem] = from.charge[golem]!;
    into.damage[golem] = from.damage[golem]!;
    into.extra[golem] = from.extra[golem]!;
    into.dealt[golem] = from.dealt[golem]!;
    into.items[golem] = from.items[golem]!;
    into.luck[golem] = from.luck[golem]!;
    into.ruledOut[golem] = from.ruledOut[golem]!;
    into.held[golem] = from.held[golem]!;
    into.leaving[golem] = from.leaving[golem]!;
  }
}

function copyPrograms(from: State6, into: State6): void {
  for (let golem = 0; golem < from.at.length; golem++) {
    const rows = from.length[golem]!;
    for (let row = golem * MOST_ROWS; row < golem * MOST_ROWS + rows; row++) into.rows[row] = from.rows[row]!;
    into.laid[golem] = from.laid[golem]!;
    into.laidRow[golem] = from.laidRow[golem]!;
    into.laidPart[golem] = from.laidPart[golem]!;
    into.length[golem] = from.length[golem]!;
    into.ahead[golem] = from.ahead[golem]!;
    into.bonusSeen[golem] = from.bonusSeen[golem]!;
    into.code[golem] = from.code[golem]!;
    into.second[golem] = from.second[golem]!;
    into.choice[golem] = from.choice[golem]!;
    into.order[golem] = from.order[golem]!;
    into.battle[golem] = from.battle[golem]!;
    into.test[golem] = from.test[golem]!;
    into.pool5[golem] = from.pool5[golem]!;
    into.incoming[golem] = from.incoming[golem]!;
    into.struck[golem] = from.struck[golem]!;
    into.holes[golem] = from.holes[golem]!;
    into.swimming[golem] = from.swimming[golem]!;
    into.sliding[golem] = from.sliding[golem]!;
    into.looping[golem] = from.looping[golem]!;
    into.loopCode[golem] = from.loopCode[golem]!;
  }
}

function copyProgress(from: State6, into: State6): void {
  into.round = from.round;
  into.lastRound = from.lastRound;
  into.phase = from.phase;
  into.waiting = from.waiting;
  into.asked = from.asked;
  into.winner = from.winner;
  into.reason = from.reason;
  into.pc = from.pc;
  into.back = from.back;
  into.row = from.row;
  into.pass = from.pass;
  into.passes = from.passes;
  into.isOpen = from.isOpen;
  into.cursor = from.cursor;
  into.tests = from.tests;
  into.battles = from.battles;
  into.harmed = from.harmed;
  into.longest = from.longest;
  into.loops = from.loops;
  into.loose = from.loose;
  into.moved = from.moved;
  into.treasures = from.treasures;
}

export const isOnField = (state: State6, golem: number): boolean => state.at[golem]! >= 0;
/** Led by a person, on the field and not about to leave it: can be asked. */
export const canBeAsked = (state: State6, golem: number): boolean =>
  state.at[golem]! >= 0 && state.table.isBot[golem] === 0 && state.leaving[golem] === 0;
