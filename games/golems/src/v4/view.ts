import { REFEREE, type Viewer } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import { shuffle } from '@stolik/kernel/random';
import { BOT_NAMES, type BotName } from '../core/automata.ts';
import { letterOf } from '../core/commands.ts';
import type { FacingName } from '../core/events.ts';
import { cellName, DIRECTION_LETTERS, writeField } from '../core/field.ts';
import type { BoxName, Rulings } from '../core/rulings.ts';
import { firstSeat } from '../core/seats.ts';
import { lengthOf, programs4, ROW_BITS, rowAt } from '../programs/choices4.ts';
import type { PlacedPart } from '../scenarios/scenario.ts';
import { openingCell, waitingBarrels } from './attack.ts';
import { isJammable, jamRow, rearrange } from './cards.ts';
import { cardsLeft } from './choices.ts';
import type { Event4 } from './facts.ts';
import { CHASSIS, COMPONENTS, DRAUGHT, EVENT_CARDS, JAM, LEVEL_BITS, LEVEL_MASK, PROCESSOR, ROBOTS, SWAP } from './kinds.ts';
import { cardsByRow, isInner, packedOf, programOf } from './programs.ts';
import {
  ASK_CARD,
  ASK_CONTENTS,
  ASK_DIE,
  ASK_JAM,
  ASK_NAMES,
  ASK_PROGRAM,
  cloneState,
  DAMAGED,
  DIE,
  ICED_AT,
  JAMMED,
  kitOf,
  LAID_UNDER,
  NOT_BUILT,
  OVER,
  PARTS,
  POINTS,
  PROGRAM,
  partIndex,
  REASONS,
  STRIDE,
  type State4,
  WET_AT,
} from './state.ts';
import { writeTokens } from './tokens.ts';

/** A robot as a viewer sees it. */
export interface RobotView {
  readonly seat: number;
  readonly robot: string;
  readonly bot: BotName | null;
  /** null: out. */
  readonly at: string | null;
  readonly facing: FacingName;
  /** The water it is in until it has come out. */
  readonly swims: string | null;
  /** Whose processor, weapon and chassis; null before building. */
  readonly parts: readonly string[] | null;
  readonly damaged: readonly string[];
  /** The command that a drift has swallowed. */
  readonly charge: string | null;
  /** Stood on this ice when the last round ended. */
  readonly iced: boolean;
  /** One entry a row; null for a card that lies face down for this viewer. Empty: no program is laid. */
  readonly program: readonly (string | null)[];
  /** What its die showed last, for a bot. */
  readonly die: number | null;
  /** Points of this row still to be taken. */
  readonly points: number;
}

export interface View4 {
  readonly viewer: Viewer;
  readonly scenario: string;
  /** Less than today: the table began under older rulings and is finished by them. */
  readonly rulings: Rulings;
  readonly box: BoxName;
  readonly round: number;
  readonly rounds: number;
  readonly first: number;
  /** The row in progress, counted from 1; 0 between rounds. */
  readonly row: number;
  readonly bonus: 'cycle' | 'if' | null;
  readonly event: string | null;
  /** How many cards of each kind have not been opened in this game. */
  readonly deck: Readonly<Record<string, number>>;
  readonly field: readonly string[];
  /** Which parts the field is made of, where the scenario is in no book. */
  readonly parts?: readonly PlacedPart[];
  /** Closed barrels are `barrel`, columns `barrel:barrel/barrel`. */
  readonly tokens: Readonly<Record<string, string>>;
  readonly robots: readonly RobotView[];
  /** What is asked and of whom. */
  readonly asks: string;
  readonly asked: readonly number[];
  /** Whose program is jammed; which barrel is opened. */
  readonly victim: number | null;
  readonly opening: string | null;
  /** Barrels that have been hit and are opened next, by cell: they are no longer among the tokens. */
  readonly hit: Readonly<Record<string, string>>;
  /** When over: 1 + the winner's seat, 0 nobody; and why. */
  readonly winner: number | null;
  readonly reason: string | null;
}

/**
 * The part of the state that a viewer may know: the whole table but the others' face-down cards and the contents of closed
 * barrels.
 */
export function view4(state: State4, viewer: Viewer): View4 {
  const { table, field } = state;
  const isOver = state.ask === OVER;
  return {
    viewer,
    scenario: table.scenario,
    rulings: table.rulings ?? 1,
    box: table.box ?? 'classic',
    round: state.round,
    rounds: table.rounds,
    first: firstSeat(state.round, table.seats),
    row: state.opened,
    bonus: state.bonus === 0 ? null : state.bonus === 1 ? 'cycle' : 'if',
    event: state.event === 0 ? null : EVENT_CARDS[state.event]!,
    deck: Object.fromEntries(EVENT_CARDS.slice(1).map((name, index) => [name, cardsLeft(state, index + 1)])),
    field: writeField(field),
    ...(table.parts && { parts: table.parts }),
    tokens: tokensOf(state, viewer !== REFEREE),
    robots: Array.from({ length: table.seats }, (_, seat) => robotView(state, seat, viewer)),
    asks: ASK_NAMES[state.ask]!,
    asked: askedSeats(state),
    victim: state.ask === ASK_JAM ? state.victim : null,
    opening: state.ask === ASK_CONTENTS ? cellName(field, openingCell(state)) : null,
    hit: Object.fromEntries(
      waitingBarrels(state).map(({ cell, column }) => [cellName(field, cell), writeTokens(0, column, viewer !== REFEREE)]),
    ),
    winner: isOver ? state.winner : null,
    reason: isOver ? REASONS[state.reason]! : null,
  };
}

/** The seats asked now, lowest first. */
export function askedSeats(state: State4): readonly number[] {
  switch (state.ask) {
    case ASK_CARD:
    case ASK_DIE:
    case ASK_CONTENTS:
    case OVER:
      return [];
    case ASK_PROGRAM:
      return Array.from({ length: state.table.seats }, (_, seat) => seat).filter((seat) => (state.waiting & (1 << seat)) !== 0);
    default:
      return [state.asked];
  }
}

/** All tokens on the field, by cell. */
export function tokensOf(state: State4, closed: boolean): Record<string, string> {
  const tokens: Record<string, string> = {};
  for (let cell = 0; cell < state.token.length; cell++) {
    const barrel = state.barrel[cell]!;
    const words = writeTokens(state.token[cell]!, barrel === 0 ? 0 : state.contents[barrel - 1]!, closed);
    if (words !== '') tokens[cellName(state.field, cell)] = words;
  }
  return tokens;
}

export const damagedOf = (state: State4, seat: number): readonly string[] =>
  COMPONENTS.filter((_, component) => (state.robot[seat * STRIDE + DAMAGED]! & (1 << component)) !== 0);

export const partsOf = (state: State4, seat: number): readonly string[] | null =>
  state.robot[seat * STRIDE + PARTS] === NOT_BUILT
    ? null
    : COMPONENTS.map((_, component) => ROBOTS[state.robot[seat * STRIDE + PARTS + component]!]!);

function robotView(state: State4, seat: number, viewer: Viewer): RobotView {
  const { table, robot } = state;
  const at = state.at[seat]!;
  const charge = state.charge[seat]!;
  return {
    seat,
    robot: ROBOTS[table.robots[seat]!]!,
    bot: table.isBot[seat] === 1 ? BOT_NAMES[table.botProgram[seat]!]! : null,
    at: at < 0 ? null : cellName(state.field, at),
    facing: DIRECTION_LETTERS[state.facing[seat]!] as FacingName,
    swims: robot[seat * STRIDE + WET_AT]! < 0 ? null : cellName(state.field, robot[seat * STRIDE + WET_AT]!),
    parts: partsOf(state, seat),
    damaged: damagedOf(state, seat),
    charge: charge === 0 ? null : letterOf(charge - 1),
    iced: at >= 0 && state.robot[seat * STRIDE + ICED_AT] === at,
    program: seenProgram(state, seat, viewer),
    die: robot[seat * STRIDE + DIE]! === 0 ? null : robot[seat * STRIDE + DIE]!,
    points: robot[seat * STRIDE + POINTS]!,
  };
}

function seenProgram(state: State4, seat: number, viewer: Viewer): readonly (string | null)[] {
  const program = programOf(state, seat);
  if (!program) return [];
  const cards = cardsByRow(program);
  return viewer === seat || viewer === REFEREE ? cards : cards.map((card, row) => (isOpenRow(state, seat, row) ? card : null));
}

/** Rows that have been opened, with all cards of an If or Cycle 2; and the row that all saw turned into Stay. */
function isOpenRow(state: State4, seat: number, row: number): boolean {
  if (state.robot[seat * STRIDE + JAMMED] === row + 1) return true;
  let top = row;
  while (isInner(packedOf(state, seat), top)) top--;
  return top < state.opened;
}

/** Only its owner sees a program; everybody sees that there is one. */
export function see4(event: Event4, viewer: Viewer): Event4 | undefined {
  if (event.kind !== 'programLaid' || viewer === event.seat || viewer === REFEREE) return event;
  return { kind: 'programLaid', seat: event.seat, program: null };
}

/** Redeals face-down programs and the contents of closed barrels, each world equally likely. */
export function redeal4(state: State4, viewer: Viewer, rng: Rng): State4 {
  const world = cloneState(state);
  if (viewer === REFEREE) return world;
  for (let seat = 0; seat < state.table.seats; seat++) {
    if (seat !== viewer && packedOf(state, seat) > 0) redealProgram(world, seat, rng);
  }
  redealBarrels(world, rng);
  return world;
}

function redealProgram(world: State4, seat: number, rng: Rng): void {
  const { robot } = world;
  const { rows: rowsOf, forbids } = kitOf(world);
  const laidUnder = robot[seat * STRIDE + LAID_UNDER]!;
  const rows = rowsOf[partIndex(world, seat, PROCESSOR, laidUnder)]!;
  const forbidden = forbids[partIndex(world, seat, CHASSIS, laidUnder)]!;
  const possible = programsThatFit(world, seat, programs4(rows, forbidden, world.bonus));
  if (possible.length > 0) robot[seat * STRIDE + PROGRAM] = possible[rng.below(possible.length)]!;
}

/** Of all programs of one length those that show what all have seen, as they lie once the event has acted on them. */
function programsThatFit(world: State4, seat: number, programs: Uint32Array): ArrayLike<number> {
  const acted = world.ask === ASK_PROGRAM ? 0 : world.event;
  const jammed = acted === JAM ? world.robot[seat * STRIDE + JAMMED]! - 1 : -1;
  const seen = packedOf(world, seat);
  const opened = (1 << (ROW_BITS * world.opened)) - 1;
  if (lengthOf(programs[0] ?? 0) !== lengthOf(seen)) return [];
  const isMoved = acted === SWAP || acted === DRAUGHT;
  if (!isMoved && jammed < 0 && opened === 0) return programs;
  const possible: number[] = [];
  for (let at = 0; at < programs.length; at++) {
    let lies = programs[at]!;
    if (isMoved) lies = rearrange(lies, acted === SWAP);
    else if (jammed >= 0) {
      if (!isJammable(rowAt(lies, jammed))) continue;
      lies = jamRow(lies, jammed);
    }
    if (((lies ^ seen) & opened) === 0) possible.push(lies);
  }
  return possible;
}

function redealBarrels(world: State4, rng: Rng): void {
  const levels: number[] = [];
  for (const column of world.contents) {
    for (let rest = column; rest !== 0; rest >>>= LEVEL_BITS) levels.push(rest & LEVEL_MASK);
  }
  if (levels.length < 2) return;
  // In a fixed order first, so that where they really are leaves no trace.
  shuffle(
    levels.sort((a, b) => a - b),
    rng,
  );
  world.contents = world.contents.map((column) => {
    let dealt = 0;
    let shift = 0;
    for (let rest = column; rest !== 0; rest >>>= LEVEL_BITS, shift += LEVEL_BITS) dealt |= levels.pop()! << shift;
    return dealt;
  });
}
