import { REFEREE, type Seat, type Viewer } from '@stolik/kernel/game';
import { BOT_NAMES } from '../core/automata.ts';
import type { CellName, FacingName } from '../core/events.ts';
import { cellName, DIRECTION_LETTERS, writeField } from '../core/field.ts';
import type { GolemType } from '../core/golem-types.ts';
import type { Rulings } from '../core/rulings.ts';
import { firstSeat } from '../core/seats.ts';
import { CARDS } from '../programs/program.ts';
import type { PlacedPart } from '../scenarios/scenario.ts';
import { teleportedGolem } from './battle.ts';
import { tokenTexts } from './build.ts';
import { PARTS } from './codes.ts';
import { rowTexts } from './execute.ts';
import { CONTENTS, LOGIC, type LogicName, LUCK, type Luck } from './kinds.ts';
import { KIDS_ROWS } from './options.ts';
import { next6, subprogramText } from './play.ts';
import { isTakenBack, openedRows } from './rows.ts';
import { CHOOSE, OVER, PROGRAM, REASONS, type State6, SUBPROGRAM, TELEPORT } from './state.ts';

const PHASES = ['subprogram', 'luck', 'program', 'logic', 'die', 'choose', 'exit', 'teleport', 'open', 'over'] as const;
export type Phase6 = (typeof PHASES)[number];

export interface GolemView {
  /** null: it is out. */
  readonly at: CellName | null;
  readonly facing: FacingName;
  readonly type: GolemType | '';
  readonly bot: string | null;
  readonly strength: number;
  readonly range: number;
  readonly rows: number;
  readonly limit: number;
  readonly damage: number;
  readonly extra: number;
  readonly dealt: number;
  readonly items: number;
  readonly edge: FacingName;
  readonly charge: string | null;
  readonly leaving: boolean;
}

export interface ProgramView {
  readonly laid: boolean;
  /** How many rows it has: known to its owner, and to all when every program lies. */
  readonly length: number | null;
  /** Row by row; null where this viewer may not look. A row emptied by a logic token is `-`. */
  readonly rows: readonly (string | null)[];
  /** The logic token on it; rows are counted from 1. */
  readonly logic: { readonly token: LogicName; readonly row: number; readonly part: 'then' | 'else' | null } | null;
}

/** The part of the state that a viewer may know. Plain JSON; seats from 0, rows and rounds from 1. */
export interface View6 {
  readonly game: 'golems6';
  readonly phase: Phase6;
  readonly round: number;
  readonly rounds: number;
  readonly first: Seat;
  readonly pending: readonly Seat[];
  /** While programs run: the row and the pass. */
  readonly row: number | null;
  readonly pass: number | null;
  readonly options: {
    readonly logic: boolean;
    readonly kids: boolean;
    readonly turns: 'alternate' | 'together';
    readonly goal: string | null;
    readonly tie: string;
    readonly swap: boolean;
    /** Less than today: the table began under older rulings and is finished by them. */
    readonly rulings: Rulings;
    readonly scenario: string | null;
  };
  /** Young players alone: how many cards there are for the way, and how many have been carried out. [G6.11.4] */
  readonly cards?: { readonly all: number; readonly used: number };
  readonly players: number;
  readonly field: readonly string[];
  /** Which parts the field is made of, where the scenario is in no book. */
  readonly parts?: readonly PlacedPart[];
  /** Tokens by cell; a closed barrel is `barrel` and nothing else. */
  readonly tokens: Readonly<Record<CellName, string>>;
  readonly golems: readonly GolemView[];
  readonly programs: readonly ProgramView[];
  readonly subprograms: readonly (string | null)[];
  /** Luck cards of this round that this viewer has seen. */
  readonly luck: readonly (Luck | null)[];
  /** By seat: luck cards this viewer has not seen, by kind. */
  readonly decks: readonly (Readonly<Record<Luck, number>> | null)[];
  /** What closed barrels may hold that is drawn at the opening, by kind. */
  readonly pool: Readonly<Record<string, number>>;
  readonly held: readonly (LogicName | null)[];
  readonly supply: Readonly<Record<LogicName, number>>;
  /** Own answer to OR or XOR, given and not yet opened. */
  readonly choice: number | null;
  /** The golem a black hole lets the asked seat move. */
  readonly teleporting: Seat | null;
  /** Golems in the water, with the water they fell into. */
  readonly swimming: readonly (CellName | null)[];
  readonly over: boolean;
  readonly winner: number | null;
  readonly reason: string;
}

/** Rows that have run since the beginning: a card each. */
function cardsUsed(state: State6, all: number): number {
  const before = (state.round - 1) * KIDS_ROWS;
  if (state.phase === OVER) return REASONS[state.reason] === 'cards-over' ? all : Math.min(all, before + state.row + 1);
  return before + (state.phase > PROGRAM ? state.row : 0);
}

export function view6(state: State6, viewer: Viewer): View6 {
  const { table, field } = state;
  const next = next6(state);
  const seats = Array.from({ length: table.seats }, (_, seat) => seat);
  const running = state.phase > 3 && state.phase < OVER;
  const sees = (seat: Seat): boolean => viewer === seat || viewer === REFEREE;
  return {
    game: 'golems6',
    phase: PHASES[state.phase]!,
    round: state.round,
    rounds: state.lastRound,
    first: firstSeat(state.round, table.seats),
    pending: next.seats,
    row: running ? state.row + 1 : null,
    pass: running && state.isOpen === 1 ? state.pass + 1 : null,
    options: {
      logic: table.logic,
      kids: table.kids,
      turns: table.alternate ? 'alternate' : 'together',
      goal: table.goal,
      tie: table.tie,
      swap: table.swap,
      rulings: table.rulings ?? 1,
      scenario: table.scenario,
    },
    ...(table.cards !== undefined && { cards: { all: table.cards, used: cardsUsed(state, table.cards) } }),
    players: table.players,
    field: writeField(field),
    ...(table.parts && { parts: table.parts }),
    tokens: tokenTexts(state, viewer === REFEREE),
    golems: seats.map((seat) => golemView(state, seat)),
    programs: seats.map((seat) => programView(state, seat, sees(seat))),
    subprograms: seats.map((seat) => (state.phase !== SUBPROGRAM || sees(seat) ? subprogramText(state, seat) : null)),
    luck: seats.map((seat) => (sees(seat) && state.luck[seat] !== 0 ? LUCK[state.luck[seat]! - 1]! : null)),
    decks: seats.map((seat) => deckView(state, seat, sees(seat))),
    pool: Object.fromEntries(CONTENTS.map((name, kind) => [name, state.pool[kind]!])),
    held: seats.map((seat) => (LOGIC[state.held[seat]!] || null) as LogicName | null),
    supply: Object.fromEntries(LOGIC.slice(1).map((name, index) => [name, state.supply[index + 1]!])) as Record<
      LogicName,
      number
    >,
    choice: viewer >= 0 && state.phase === CHOOSE && (state.waiting & (1 << viewer)) === 0 ? state.choice[viewer]! : null,
    teleporting: state.phase === TELEPORT ? teleportedGolem(state) : null,
    swimming: Array.from(state.swimming, (water) => (water === 0 ? null : cellName(field, water - 1))),
    over: state.phase === OVER,
    winner: state.phase === OVER ? state.winner : null,
    reason: REASONS[state.reason]!,
  };
}

export function golemView(state: State6, golem: number): GolemView {
  const { table } = state;
  return {
    at: state.at[golem]! < 0 ? null : cellName(state.field, state.at[golem]!),
    facing: DIRECTION_LETTERS[state.facing[golem]!] as FacingName,
    type: table.types[golem] as GolemType | '',
    bot: table.isBot[golem] === 1 ? BOT_NAMES[table.botProgram[golem]!]! : null,
    strength: table.strength[golem]!,
    range: table.range[golem]!,
    rows: table.rowsOnCard[golem]!,
    limit: table.limit[golem]!,
    damage: state.damage[golem]!,
    extra: state.extra[golem]!,
    dealt: state.dealt[golem]!,
    items: state.items[golem]!,
    edge: DIRECTION_LETTERS[table.edge[golem]!] as FacingName,
    charge: state.charge[golem] === 0 ? null : CARDS[state.charge[golem]! - 1]!,
    leaving: state.leaving[golem] === 1 && state.at[golem]! >= 0,
  };
}

/** The rows that have been opened, and for the owner all; a program whose golem is out goes back to the hand. */
function programView(state: State6, golem: number, own: boolean): ProgramView {
  const length = !own && isTakenBack(state, golem) ? 0 : state.length[golem]!;
  const known = own || state.phase !== PROGRAM;
  const shown = own ? length : openedRows(state, golem);
  const hidden = known ? length - shown : 0;
  const token = LOGIC[state.laid[golem]!] || null;
  return {
    laid: length !== 0,
    length: length === 0 || !known ? null : length,
    rows: [...rowTexts(state, golem, 0, shown), ...new Array<null>(hidden).fill(null)],
    logic: token && { token: token as LogicName, row: state.laidRow[golem]! + 1, part: PARTS[state.laidPart[golem]!] || null },
  };
}

function deckView(state: State6, golem: number, own: boolean): Readonly<Record<Luck, number>> | null {
  if (state.table.kids || state.table.isBot[golem] === 1) return null;
  const held = own ? 0 : state.luck[golem]!;
  const entries = LUCK.map((name, kind) => [name, state.decks[golem * LUCK.length + kind]! + (held === kind + 1 ? 1 : 0)]);
  return Object.fromEntries(entries) as Record<Luck, number>;
}
