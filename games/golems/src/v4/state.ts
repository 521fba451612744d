import { NOWHERE } from '../core/field.ts';
import { copyCells, type World } from '../core/world.ts';
import type { PlacedPart } from '../scenarios/scenario.ts';
import { KITS, type Kit } from './kinds.ts';

/** The phases in which the game waits. */
export const ASK_BUILD = 0;
export const ASK_CARD = 1;
export const ASK_PROGRAM = 2;
export const ASK_DIE = 3;
export const ASK_CONTENTS = 4;
export const ASK_JAM = 5;
export const ASK_DAMAGE = 6;
export const ASK_EXIT = 7;
export const ASK_REPAIR = 8;
export const OVER = 9;
/** Never seen from outside: the machine is running. */
export const RUNNING = 10;
export const ASK_NAMES = ['build', 'card', 'program', 'die', 'contents', 'jam', 'damage', 'exit', 'repair', 'over'] as const;

/** Why the game is over; words of `Outcome.reason`. */
export const REASONS = ['', 'last-robot', 'all-out', 'players-out', 'fewest-damaged', 'equal-damaged', 'held-out'] as const;
export const REASON_CLAUSES = ['', 'G4.9.2', 'G4.9.2', 'G4.9.2', 'G4.9.2', 'G4.9.2', 'G4.9.2'] as const;

/** The agreements before the game, shared by all copies of a state. */
export interface Table4 {
  /** All robots, bots included; and how many of them people lead. */
  readonly seats: number;
  readonly players: number;
  readonly isBot: Uint8Array;
  readonly botProgram: Uint8Array;
  /** Colours by robot. */
  readonly robots: Uint8Array;
  readonly rounds: number;
  readonly swap: boolean;
  /** Which rulings are played; undefined: the first ones, as tables that began under rules version 1 do. */
  readonly rulings: 2 | 3 | undefined;
  /** The evened box; left out the classic one, so that a state is what it was when there was no other. */
  readonly box?: 'even';
  readonly build: boolean;
  readonly scenario: string;
  /** The parts of the field, where the scenario came whole and is in no book. */
  readonly parts?: readonly PlacedPart[];
}

// One record of STRIDE numbers for each robot in one plain array, so that a copy of a state is cheap: `robot[seat * STRIDE + X]`.
/** Bits of the damaged components; those that count in this row; those when the program was written. */
export const DAMAGED = 0;
export const ACTING = 1;
export const LAID_UNDER = 2;
/** The command of this row (NO_COMMAND none) and how often it is done. */
export const COMMAND = 3;
export const TIMES = 4;
/** Points of attacks before Defend; points to be taken one by one; repairs that may still be chosen. Zero between rows. */
export const BLOWS = 5;
export const POINTS = 6;
export const OWED = 7;
/** The program as packProgram4 writes it, events included; 0 when there is none. */
export const PROGRAM = 8;
/** 1 + the row that Jam has turned into Stay. */
export const JAMMED = 9;
/** The water a robot is in while it has not come out; the ice it stood on when the last round ended; NOWHERE for none. */
export const WET_AT = 10;
export const ICED_AT = 11;
/** The owners' colours of processor, weapon and chassis; NOT_BUILT before building. */
export const PARTS = 12;
export const PROCESSOR_OF = PARTS;
/** @public beside its kind */
export const WEAPON_OF = PARTS + 1;
export const CHASSIS_OF = PARTS + 2;
/** The last result of a bot's die, 0 before its first. */
export const DIE = 15;
export const STRIDE = 16;
export const NOT_BUILT = 255;

/**
 * The whole truth of a Golems v4.0 game. All progress of an execution is in it, so it can stop at any choice.
 * `token`, `pair`, `contents`, `opening` and `blasts` are never written into but replaced: copies of a state share them.
 */
export interface State4 extends World {
  readonly table: Table4;
  token: Uint8Array;
  pair: Int16Array;
  readonly at: number[];
  readonly facing: number[];
  readonly charge: number[];
  readonly robot: number[];
  /** By barrel number: the column of contents. */
  contents: Int32Array;
  /** Contents not yet drawn by name: chips, bomb, tools. */
  pool: readonly number[];
  /** Cards left, DECK_BITS each. */
  deck: number;

  round: number;
  /** The bonus of the round (0 none, 1 Cycle 2, 2 If) and its event (an event card, 0 none). */
  bonus: number;
  event: number;

  ask: number;
  /** The seat asked, or the bot whose die is rolled. */
  asked: number;
  /** Bits of the seats that still have to lay a program. */
  waiting: number;
  /** Bits of the robots on the field, and of those that people lead. */
  standing: number;
  playing: number;

  /** The instruction to run next, and the one after the subroutine in progress. */
  pc: number;
  back: number;
  row: number;
  /** How many rows the longest program of those still in has. */
  rows: number;
  /** Rows that all have seen in this round. */
  opened: number;
  pass: number;
  cursor: number;
  /** 1: the robot that comes out of the water has taken its point. */
  stage: number;
  /** Whose row Jam is being chosen for. */
  victim: number;
  /** Bits of seats in this row: moving, attacking, defending, doing it twice. */
  movers: number;
  attackers: number;
  defenders: number;
  twice: number;
  /** Bits of seats: in the water; fallen in an action; on glare ice for a second step; past the last component; leaving for good. */
  wet: number;
  fallen: number;
  sliding: number;
  doomed: number;
  leaving: number;
  /** Barrels hit and not yet opened: cell, attackers and column in one number (see attack.ts); bombs not yet gone off, by cell. */
  opening: readonly number[];
  blasts: readonly number[];

  /** 1 + the seat that has won; 0 nobody. And why it is over. */
  winner: number;
  reason: number;
  /** Counters for conservation: barrels and tokens that have left the field. */
  barrelsGone: number;
  tokensGone: number;
}

export function cloneState(state: State4): State4 {
  return {
    table: state.table,
    field: state.field,
    token: state.token,
    // Without barrels nothing ever writes here.
    barrel: state.contents.length === 0 ? state.barrel : copyCells(state.barrel),
    pair: state.pair,
    golemAt: copyCells(state.golemAt),
    at: state.at.slice(),
    facing: state.facing.slice(),
    charge: state.charge.slice(),
    robot: state.robot.slice(),
    contents: state.contents,
    pool: state.pool,
    deck: state.deck,
    round: state.round,
    bonus: state.bonus,
    event: state.event,
    ask: state.ask,
    asked: state.asked,
    waiting: state.waiting,
    standing: state.standing,
    playing: state.playing,
    pc: state.pc,
    back: state.back,
    row: state.row,
    rows: state.rows,
    opened: state.opened,
    pass: state.pass,
    cursor: state.cursor,
    stage: state.stage,
    victim: state.victim,
    movers: state.movers,
    attackers: state.attackers,
    defenders: state.defenders,
    twice: state.twice,
    wet: state.wet,
    fallen: state.fallen,
    sliding: state.sliding,
    doomed: state.doomed,
    leaving: state.leaving,
    opening: state.opening,
    blasts: state.blasts,
    winner: state.winner,
    reason: state.reason,
    barrelsGone: state.barrelsGone,
    tokensGone: state.tokensGone,
  };
}

/** Makes `into` a copy of `from`, a state of the same table, without taking memory: searches copy millions of times. */
export function copyState(from: State4, into: State4): void {
  into.token = from.token;
  into.pair = from.pair;
  into.contents = from.contents;
  into.pool = from.pool;
  into.deck = from.deck;
  if (from.contents.length !== 0) into.barrel.set(from.barrel);
  into.golemAt.set(from.golemAt);
  for (let seat = 0; seat < from.at.length; seat++) {
    into.at[seat] = from.at[seat]!;
    into.facing[seat] = from.facing[seat]!;
    into.charge[seat] = from.charge[seat]!;
  }
  for (let index = 0; index < from.robot.length; index++) into.robot[index] = from.robot[index]!;
  copyProgress(from, into);
}

function copyProgress(from: State4, into: State4): void {
  into.round = from.round;
  into.bonus = from.bonus;
  into.event = from.event;
  into.ask = from.ask;
  into.asked = from.asked;
  into.waiting = from.waiting;
  into.standing = from.standing;
  into.playing = from.playing;
  into.pc = from.pc;
  into.back = from.back;
  into.row = from.row;
  into.rows = from.rows;
  into.opened = from.opened;
  into.pass = from.pass;
  into.cursor = from.cursor;
  into.stage = from.stage;
  into.victim = from.victim;
  into.movers = from.movers;
  into.attackers = from.attackers;
  into.defenders = from.defenders;
  into.twice = from.twice;
  into.wet = from.wet;
  into.fallen = from.fallen;
  into.sliding = from.sliding;
  into.doomed = from.doomed;
  into.leaving = from.leaving;
  into.opening = from.opening;
  into.blasts = from.blasts;
  into.winner = from.winner;
  into.reason = from.reason;
  into.barrelsGone = from.barrelsGone;
  into.tokensGone = from.tokensGone;
}

/** Lays another token on a cell. */
export function setToken(state: State4, cell: number, token: number): void {
  state.token = state.token.slice();
  state.token[cell] = token;
}

/** Takes a token away for good; the other end of a portal is then a plain cell. [G4.7.4] */
export function removeToken(state: State4, cell: number): void {
  const other = state.pair[cell]!;
  setToken(state, cell, 0);
  state.tokensGone++;
  if (other === NOWHERE) return;
  state.pair = state.pair.slice();
  state.pair[cell] = NOWHERE;
  state.pair[other] = NOWHERE;
}

export function setColumn(state: State4, barrel: number, column: number): void {
  state.contents = state.contents.slice();
  state.contents[barrel] = column;
}

/** A player's robot that is still on the field. */
export const isPlaying = (state: State4, seat: number): boolean => (state.playing & (1 << seat)) !== 0;

// Not exported, so that V8 folds them into the code.
const RECORD = STRIDE;
const FIRST_PART = PARTS;

/** The values of this table's components. */
export const kitOf = ({ table }: State4): Kit => (table.box === undefined ? KITS.classic : KITS.even);

/** The index of a component's sound or damaged side in the tables of kinds.ts. */
export const partIndex = (state: State4, seat: number, component: number, damaged: number): number =>
  state.robot[seat * RECORD + FIRST_PART + component]! * 2 + ((damaged >> component) & 1);
