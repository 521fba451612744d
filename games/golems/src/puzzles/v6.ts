import type { Action, AnyGame, Seat } from '@stolik/kernel/game';
import type { PuzzleRules, Question } from '@stolik/kernel/puzzles/prove';
import { ICE, PLAIN, SNOW } from '../core/field.ts';
import { golems6 } from '../games/golems6.ts';
import { decodeProgram, encodeProgram, MOST_ROWS, ROW_CODES } from '../programs/code.ts';
import { DEFEND, LEFT, RIGHT, STAY } from '../programs/program.ts';
import { golems6Cases, writeOptions6, writePosition6 } from '../v6/cases.ts';
import type { Event6 } from '../v6/events.ts';
import { WALL } from '../v6/kinds.ts';
import { play6 } from '../v6/play.ts';
import { cloneState, LUCK_DRAW, OVER, PROGRAM, type State6 } from '../v6/state.ts';
import { cardsLaid, everything, type Puzzled } from './edition.ts';
import { goesOnInGolems, questionOfGolems, readingOfGolems } from './goals.ts';

const isAtRest = ({ phase }: State6): boolean => phase === PROGRAM || phase === LUCK_DRAW || phase === OVER;

export const edition6: Puzzled<State6> = {
  name: 'golems6',
  game: golems6 as AnyGame,
  cases: golems6Cases as PuzzleRules<State6>['cases'],
  rowCodes: ROW_CODES,
  leastPlayers: 1,
  encode: encodeProgram,
  decode: decodeProgram,
  isAtRest,
  hasRun: ({ phase, round }, start) => phase !== PROGRAM || round > start.round,
  damageOf: ({ damage }, golem) => damage[golem]!,
  hasBarrel: ({ barrel }, cell) => barrel[cell] !== 0,
  lengthened: (state, seat, rows) => {
    const longer = cloneState(state);
    longer.extra[seat] = rows - state.table.rowsOnCard[seat]!;
    return longer;
  },
  simplified,
  still,
  same,
  themes,
};

/** Closed questions of one round: luck cards are drawn after it. Alone with a number of cards all rounds are one question. [G6.3.1, G6.11.4] */
export const golems6Puzzles: PuzzleRules<State6> = {
  cases: edition6.cases,
  most: 60_000,
  question: (start, seat, goal) =>
    goal.kind === 'treasure' || goal.kind === 'gears'
      ? toWin(start, seat, goal.kind)
      : questionOfGolems(edition6, start, seat, goal),
  reading: (start, seat, goal) => readingOfGolems(edition6, start, seat, goal),
  same,
  goesOn: (state, start, seat) => goesOnInGolems(edition6, state, start, seat),
  begin: (state) => ({ players: state.table.players, options: writeOptions6(state), position: writePosition6(state) }),
  cost: (action) => cardsLaid(edition6, action),
};

/** Alone, with so many cards: the goal of the table is reached. [G6.11.3, G6.11.4] */
function toWin({ table }: State6, seat: Seat, kind: 'treasure' | 'gears'): Question<State6> | undefined {
  if (table.goal !== (kind === 'treasure' ? 'treasure' : 'all') || table.cards === undefined) return undefined;
  return {
    kind,
    least: 1,
    worth: (state) => Number(state.phase === OVER && state.winner === seat + 1),
    goal: () => ({ kind }),
  };
}

/** The same golems and tokens in the same places; in the middle of a run everything counts. */
function same(state: State6): string {
  if (state.phase === OVER && state.table.kids) return overSame(state);
  if (!isAtRest(state)) return everything(state);
  const barrels = Array.from(state.barrel, (barrel) => (barrel === 0 ? 0 : 1 + state.contents[barrel - 1]!));
  const { at, facing, damage, extra, items, goalAt, logicAt, round } = state;
  return [at, facing, damage, extra, items, barrels, goalAt, logicAt, round].join('|');
}

/** Once the goal is taken it does not matter how a golem faces, nor how many rounds it took. */
const overSame = ({ at, damage, items, barrel, goalAt, winner }: State6): string =>
  [at, damage, items, barrel.map((each) => Number(each !== 0)), goalAt, winner].join('|');

/** What stays in place whoever does not know what the others do. */
const IDLE = [STAY, DEFEND, DEFEND, LEFT, RIGHT, LEFT, RIGHT];

/** Walls and barrels are known from level 1, ice and snow from 2, water and ladders from 3, logic tokens from 4, programs of others at 5. */
function simplified(state: State6, level: number): State6 {
  const seen = cloneState(state);
  const token = seen.token.map((each) => (each === WALL ? (level >= 1 ? each : 0) : level >= 3 ? each : 0));
  const isWinter = seen.table.isWinter && level >= 2;
  const ground = seen.field.ground.map((each) => (!isWinter && (each === ICE || each === SNOW) ? PLAIN : each));
  if (level < 1) seen.barrel.fill(0);
  if (level < 4) seen.logicAt.fill(0);
  if (level < 5)
    for (let golem = 0; golem < seen.at.length; golem++)
      for (let row = 0; row < seen.length[golem]!; row++) seen.rows[golem * MOST_ROWS + row] = IDLE[row % IDLE.length]!;
  return { ...seen, token, field: { ...seen.field, ground }, table: { ...seen.table, isWinter } };
}

/** All the others lay Stay. */
function still(state: State6, seat: Seat): State6 {
  const calm = cloneState(state);
  for (let other = 0; other < calm.at.length; other++)
    if (other !== seat) for (let row = 0; row < calm.length[other]!; row++) calm.rows[other * MOST_ROWS + row] = STAY;
  return calm;
}

/** What happens to the seat, or by it. */
const THEMES: Readonly<Partial<Record<Event6['kind'], string>>> = {
  barrelPushed: 'barrel',
  barrelShoved: 'barrel',
  barrelOpened: 'barrel',
  golemSlid: 'ice',
  slideBlocked: 'ice',
  commandSwallowed: 'snow',
  waterEntered: 'water',
  moveBlocked: 'blocked',
  strikeMade: 'strike',
  logicPicked: 'logic',
  golemShoved: 'shove',
  loopBegan: 'while',
  loopDetected: 'endless',
  golemOut: 'out',
  pointsBlocked: 'defend',
};

function themes(start: State6, seat: Seat, line: readonly Action[]): readonly string[] {
  const events: Event6[] = [];
  const state = cloneState(start);
  for (const action of line) play6(state, seat, action, (event) => events.push(event));
  const found = new Set<string>(start.table.kids ? ['kids'] : []);
  for (const event of events) {
    const theme = THEMES[event.kind];
    if (theme !== undefined && isAbout(event, seat)) found.add(theme);
    if (event.kind === 'golemMoved' && event.seat === seat && event.via !== null) found.add('ladder');
  }
  for (const action of line) for (const row of decodeProgram(action) ?? []) if (row.kind !== 'plain') found.add(row.kind);
  if (line.length > 1) found.add('several');
  return found.size > 0 ? [...found] : ['walk'];
}

function isAbout(event: Event6, seat: Seat): boolean {
  if (event.kind === 'golemOut') return true;
  const { by, strikers } = event as { readonly by?: unknown; readonly strikers?: readonly Seat[] };
  return ('seat' in event && event.seat === seat) || by === seat || (strikers?.includes(seat) ?? false);
}
