import { unwrap } from '@stolik/kernel/result';
import { BOT_NAMES, type BotName } from '../core/automata.ts';
import { beginnings } from '../core/beginnings.ts';
import { NO_COMMAND } from '../core/commands.ts';
import { DIRECTION_LETTERS, type Field, findCell, NOWHERE } from '../core/field.ts';
import { BOOK4 } from '../scenarios/book4.ts';
import { scenarioField } from '../scenarios/check.ts';
import type { Start } from '../scenarios/scenario.ts';
import { PC_BUILD, PC_ROUND } from './instructions.ts';
import { BARREL_SET, COMPONENTS, FULL_DECK, PORTAL, ROBOTS, type RobotName } from './kinds.ts';
import type { Options4 } from './options.ts';
import { run } from './run.ts';
import {
  ACTING,
  COMMAND,
  cloneState,
  DAMAGED,
  ICED_AT,
  NOT_BUILT,
  PARTS,
  RUNNING,
  STRIDE,
  type State4,
  type Table4,
  WET_AT,
} from './state.ts';
import { type CellTokens, readTokens } from './tokens.ts';

/** A robot at the start of a game or in a position written by hand. */
export interface RobotStart {
  /** NOWHERE: out. */
  readonly at: number;
  readonly facing: number;
  readonly robot: number;
  readonly bot: BotName | undefined;
  readonly damaged: number;
  /** Colours of processor, weapon and chassis; undefined: still to be built. */
  readonly parts: readonly number[] | undefined;
  /** 1 + the command that snow has swallowed. */
  readonly charge: number;
  readonly iced: boolean;
}

export type Agreed = Pick<Table4, 'rounds' | 'swap' | 'rulings' | 'box' | 'build' | 'scenario' | 'parts'>;

/** A state before its first instruction. */
export function makeState(
  field: Field,
  tokens: ReadonlyMap<number, CellTokens>,
  robots: readonly RobotStart[],
  agreed: Agreed,
): State4 {
  const cells = field.ground.length;
  const state: State4 = {
    table: makeTable(robots, agreed),
    field,
    token: new Uint8Array(cells),
    barrel: new Uint8Array(cells),
    pair: new Int16Array(cells).fill(NOWHERE),
    golemAt: new Uint8Array(cells),
    at: robots.map(({ at }) => at),
    facing: robots.map(({ facing }) => facing),
    charge: robots.map(({ charge }) => charge),
    robot: robots.flatMap(makeRecord),
    contents: Int32Array.from(
      [...tokens.values()].filter(({ column }) => column !== 0),
      ({ column }) => column,
    ),
    pool: BARREL_SET,
    deck: FULL_DECK,
    round: 1,
    bonus: 0,
    event: 0,
    ask: RUNNING,
    asked: 0,
    waiting: 0,
    standing: 0,
    playing: 0,
    pc: PC_BUILD,
    back: PC_ROUND,
    row: 0,
    rows: 0,
    opened: 0,
    pass: 0,
    cursor: 0,
    stage: 0,
    victim: 0,
    movers: 0,
    attackers: 0,
    defenders: 0,
    twice: 0,
    wet: 0,
    fallen: 0,
    sliding: 0,
    doomed: 0,
    leaving: 0,
    opening: [],
    blasts: [],
    winner: 0,
    reason: 0,
    barrelsGone: 0,
    tokensGone: 0,
  };
  layTokens(state, tokens);
  for (const [seat, robot] of robots.entries()) standRobot(state, seat, robot);
  return state;
}

function makeTable(robots: readonly RobotStart[], agreed: Agreed): Table4 {
  return {
    seats: robots.length,
    players: robots.filter(({ bot }) => bot === undefined).length,
    isBot: Uint8Array.from(robots, ({ bot }) => (bot === undefined ? 0 : 1)),
    botProgram: Uint8Array.from(robots, ({ bot }) => (bot === undefined ? 0 : BOT_NAMES.indexOf(bot))),
    robots: Uint8Array.from(robots, ({ robot }) => robot),
    ...agreed,
  };
}

function layTokens(state: State4, tokens: ReadonlyMap<number, CellTokens>): void {
  const portals: number[] = [];
  let barrel = 0;
  for (const [cell, { token, column }] of tokens) {
    state.token[cell] = token;
    if (column !== 0) state.barrel[cell] = ++barrel;
    if (token === PORTAL) portals.push(cell);
  }
  const [one, other] = portals;
  if (one === undefined || other === undefined) return;
  state.pair[one] = other;
  state.pair[other] = one;
}

function makeRecord({ at, damaged, parts, iced }: RobotStart): number[] {
  const record = new Array<number>(STRIDE).fill(0);
  record[DAMAGED] = damaged;
  record[ACTING] = damaged;
  record[COMMAND] = NO_COMMAND;
  record[WET_AT] = NOWHERE;
  record[ICED_AT] = iced ? at : NOWHERE;
  for (let component = 0; component < COMPONENTS.length; component++) record[PARTS + component] = parts?.[component] ?? NOT_BUILT;
  return record;
}

function standRobot(state: State4, seat: number, { at, bot }: RobotStart): void {
  if (at === NOWHERE) return;
  state.golemAt[at] = seat + 1;
  state.standing |= 1 << seat;
  if (bot === undefined) state.playing |= 1 << seat;
}

/** The beginning of a game; the first card is still to be drawn. [G4.2] */
export const setup4: (options: Options4, players: number) => State4 = beginnings(makeBeginning, cloneState);

function makeBeginning(options: Options4, players: number): State4 {
  const { scenario, rounds, swap, rulings, box, build } = options;
  const isOwn = BOOK4.find(scenario.id) !== scenario;
  const field = scenarioField(scenario);
  const tokens = new Map<number, CellTokens>();
  for (const [cell, words] of Object.entries(scenario.tokens)) tokens.set(findCell(field, cell), unwrap(readTokens(words, cell)));
  const robots = [
    ...scenario.starts.slice(0, players).map((start) => startOf(field, start, undefined, build)),
    ...scenario.bots.map((start) => startOf(field, start, start.program, false)),
  ];
  const state = makeState(field, tokens, robots, {
    rounds,
    swap,
    rulings: rulings === 1 ? undefined : rulings,
    ...(box === 'even' && { box }),
    build,
    scenario: scenario.id,
    ...(isOwn && { parts: scenario.parts }),
  });
  run(state, undefined);
  return state;
}

function startOf(field: Field, start: Start, bot: BotName | undefined, build: boolean): RobotStart {
  const robot = ROBOTS.indexOf(start.golem as RobotName);
  return {
    at: findCell(field, start.at),
    facing: DIRECTION_LETTERS.indexOf(start.facing),
    robot,
    bot,
    damaged: 0,
    parts: build ? undefined : [robot, robot, robot],
    charge: 0,
    iced: false,
  };
}
