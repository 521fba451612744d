import type { Field } from '../core/field.ts';
import type { World } from '../core/world.ts';
import { MOST_ROWS } from '../programs/code.ts';
import { CONTENTS, LOGIC, LUCK } from './kinds.ts';

/** What the game waits for. */
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
] as const;
export type Reason = (typeof REASONS)[number];

/** The rules agreed on, shared by all copies of a state. */
export interface Table6 {
  readonly logic: boolean;
  readonly kids: boolean;
  readonly alternate: boolean;
  readonly goal: 'edge' | 'treasure' | 'most' | 'all' | null;
  readonly tie: 'draw' | 'strikes' | 'again';
  readonly swap: boolean;
  readonly rounds: number;
  readonly scenario: string | null;
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
 * The whole truth of a Golems v6.1 game. All progress of an execution is in it, so it can stop at any choice.
 * What a name says `By golem` has one entry for each seat, bots included.
 */
export interface State6 extends World {
  readonly table: Table6;
  // On the field, besides World.
  readonly logicAt: Uint8Array;
  readonly goalAt: Uint8Array;
  /** By barrel number: its contents, UNKNOWN until drawn from `pool`. */
  readonly contents: Uint8Array;
  /** Contents not yet drawn, by kind. */
  readonly pool: Uint8Array;
  // By golem.
  readonly damage: Uint8Array;
  readonly extra: Int8Array;
  readonly dealt: Uint16Array;
  readonly items: Uint8Array;
  /** Two cards each, NO_CARD when there is no Subprogram. */
  readonly subprogram: Uint8Array;
  /** 1 + the luck card of this round, 0 none. */
  readonly luck: Uint8Array;
  /** Bits of the luck cards that all can rule out, because their token would have been taken openly. */
  readonly ruledOut: Uint8Array;
  /** Cards left in each luck deck: LUCK.length for each golem. */
  readonly decks: Uint8Array;
  /** The logic token held. */
  readonly held: Uint8Array;
  /** The logic token on the program, its row and the part of an If (0 none named, 1 Then, 2 Else). It stays for the whole round. */
  readonly laid: Uint8Array;
  readonly laidRow: Uint8Array;
  readonly laidPart: Uint8Array;
  readonly supply: Uint8Array;
  /** Rows of each program, MOST_ROWS a golem, as row codes; `length` 0: not laid. */
  readonly rows: Uint16Array;
  readonly length: Uint8Array;
  /** How many rows of it all have seen. */
  readonly opened: Uint8Array;
  /** 1 + the code of a bonus row that AND, OR or XOR took out of its place: all have seen it. */
  readonly bonusSeen: Uint16Array;
  /** 1: leaves at the end of the row in progress. */
  readonly leaving: Uint8Array;

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
  /** By golem: what each does in this row (row codes, the second for AND), the answer to OR and XOR, this pass's commands. */
  readonly code: Uint16Array;
  readonly second: Uint16Array;
  readonly choice: Uint8Array;
  readonly order: Uint8Array;
  readonly battle: Uint8Array;
  readonly test: Uint16Array;
  /** Points that Defend still blocks, points of strikes to be taken in step 5. */
  readonly pool5: Uint8Array;
  readonly incoming: Uint8Array;
  /** 1 + the cell of the barrel struck, 1 when a black hole waits, 1 + the water it is in, 1 + its direction on ice. */
  readonly struck: Uint16Array;
  readonly holes: Uint8Array;
  readonly swimming: Uint16Array;
  readonly sliding: Uint8Array;
  /** While: LOOP_NONE, LOOP_WALK, LOOP_STRIKE, LOOP_FAIL. */
  readonly looping: Uint8Array;
  readonly loopCode: Uint16Array;
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
    at: new Int16Array(seats).fill(-1),
    facing: new Uint8Array(seats),
    charge: new Uint8Array(seats),
    logicAt: new Uint8Array(cells),
    goalAt: new Uint8Array(cells),
    contents: new Uint8Array(barrels),
    pool: new Uint8Array(CONTENTS.length),
    damage: new Uint8Array(seats),
    extra: new Int8Array(seats),
    dealt: new Uint16Array(seats),
    items: new Uint8Array(seats),
    subprogram: new Uint8Array(seats * 2).fill(NO_CARD),
    luck: new Uint8Array(seats),
    ruledOut: new Uint8Array(seats),
    decks: new Uint8Array(seats * LUCK.length),
    held: new Uint8Array(seats),
    laid: new Uint8Array(seats),
    laidRow: new Uint8Array(seats),
    laidPart: new Uint8Array(seats),
    supply: new Uint8Array(LOGIC.length),
    rows: new Uint16Array(seats * MOST_ROWS),
    length: new Uint8Array(seats),
    opened: new Uint8Array(seats),
    bonusSeen: new Uint16Array(seats),
    leaving: new Uint8Array(seats),
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
    code: new Uint16Array(seats),
    second: new Uint16Array(seats),
    choice: new Uint8Array(seats),
    order: new Uint8Array(seats),
    battle: new Uint8Array(seats),
    test: new Uint16Array(seats),
    pool5: new Uint8Array(seats),
    incoming: new Uint8Array(seats),
    struck: new Uint16Array(seats),
    holes: new Uint8Array(seats),
    swimming: new Uint16Array(seats),
    sliding: new Uint8Array(seats),
    looping: new Uint8Array(seats),
    loopCode: new Uint16Array(seats),
    moved: 0,
    treasures: 0,
    trail: [],
  };
}

export function cloneState(state: State6): State6 {
  return {
    table: state.table,
    field: state.field,
    token: state.token,
    barrel: state.barrel.slice(),
    pair: state.pair,
    golemAt: state.golemAt.slice(),
    at: state.at.slice(),
    facing: state.facing.slice(),
    charge: state.charge.slice(),
    logicAt: state.logicAt.slice(),
    goalAt: state.goalAt.slice(),
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
    opened: state.opened.slice(),
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

export const isOnField = (state: State6, golem: number): boolean => state.at[golem]! >= 0;
/** Led by a person, on the field and not about to leave it: can be asked. */
export const canBeAsked = (state: State6, golem: number): boolean =>
  state.at[golem]! >= 0 && state.table.isBot[golem] === 0 && state.leaving[golem] === 0;
