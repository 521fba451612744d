import type { Action, AnyGame, Seat } from '@stolik/kernel/game';
import type { PuzzleRules } from '@stolik/kernel/puzzles/prove';
import { ICE, PLAIN, SNOW } from '../core/field.ts';
import { golems4 } from '../games/golems4.ts';
import { lengthOf, packProgram4, unpackProgram4 } from '../programs/choices4.ts';
import { IF_BASE } from '../programs/code.ts';
import { CARDS, type Card } from '../programs/program.ts';
import { golems4Cases, writeOptions4, writePosition4 } from '../v4/cases.ts';
import { damagedCount } from '../v4/end.ts';
import type { Event4 } from '../v4/facts.ts';
import { isLine, PROCESSOR, STONE } from '../v4/kinds.ts';
import { play4 } from '../v4/play.ts';
import { rowsLaid } from '../v4/programs.ts';
import { ASK_CARD, ASK_PROGRAM, cloneState, DAMAGED, OVER, PROGRAM, STRIDE, type State4 } from '../v4/state.ts';
import { cardsLaid, everything, type Puzzled } from './edition.ts';
import { goesOnInGolems, questionOfGolems, readingOfGolems } from './goals.ts';

const FEWEST_ROWS = 2;

const isAtRest = ({ ask }: State4): boolean => ask === ASK_PROGRAM || ask === ASK_CARD || ask === OVER;

export const edition4: Puzzled<State4> = {
  name: 'golems4',
  game: golems4 as AnyGame,
  cases: golems4Cases as PuzzleRules<State4>['cases'],
  // An If of v4 has no sensors. [G4.4.1]
  rowCodes: IF_BASE + CARDS.length * CARDS.length,
  leastPlayers: 2,
  encode: packProgram4,
  decode: unpackProgram4,
  isAtRest,
  hasRun: ({ ask, round }, start) => ask !== ASK_PROGRAM || round > start.round,
  hasBarrel: ({ barrel }, cell) => barrel[cell] !== 0,
  damageOf: (state, robot) => damagedCount(state, robot) + Number(state.at[robot]! < 0),
  lengthened: (state, seat) => {
    const sound = cloneState(state);
    sound.robot[seat * STRIDE + DAMAGED]! &= ~(1 << PROCESSOR);
    return sound;
  },
  simplified,
  still,
  same,
  themes,
};

/** Closed questions of one round: an event card is opened after it. [G4.3.1] */
export const golems4Puzzles: PuzzleRules<State4> = {
  cases: edition4.cases,
  most: 60_000,
  question: (start, seat, goal) => questionOfGolems(edition4, start, seat, goal),
  reading: (start, seat, goal) => readingOfGolems(edition4, start, seat, goal),
  same,
  goesOn: (state, start, seat) => goesOnInGolems(edition4, state, start, seat),
  begin: (state) => ({ players: state.table.players, options: writeOptions4(state), position: writePosition4(state) }),
  // A program has two rows at least; smaller numbers answer other questions.
  cost: (action) => (lengthOf(action) < FEWEST_ROWS ? 0 : cardsLaid(edition4, action)),
};

/** The same robots and tokens in the same places; in the middle of a run everything counts. */
function same(state: State4): string {
  if (!isAtRest(state)) return everything(state);
  const { at, facing, token, barrel, contents, robot } = state;
  const columns = Array.from(barrel, (each) => (each === 0 ? 0 : contents[each - 1]!));
  const damaged = at.map((_, seat) => robot[seat * STRIDE + DAMAGED]!);
  return [at, facing, damaged, token, columns].join('|');
}

const IDLE: readonly Card[] = ['S', 'D', 'L', 'R'];

/** Stones and barrels are known from level 1, glare ice and drifts from 2, water and portals from 3, lines and events from 4, programs of others at 5. */
function simplified(state: State4, level: number): State4 {
  const seen = cloneState(state);
  const knownFrom = (token: number): number => (token === STONE ? 1 : isLine(token) ? 4 : 3);
  const token = seen.token.map((each) => (each !== 0 && knownFrom(each) > level ? 0 : each));
  const ground = seen.field.ground.map((each) => (level < 2 && (each === ICE || each === SNOW) ? PLAIN : each));
  const barrel = level < 1 ? seen.barrel.map(() => 0) : seen.barrel;
  for (let seat = 0; level < 5 && seat < seen.at.length; seat++) {
    const idle = IDLE.slice(0, rowsLaid(seen, seat)).map((card) => ({ kind: 'plain', card }) as const);
    seen.robot[seat * STRIDE + PROGRAM] = packProgram4(idle);
  }
  return { ...seen, token, barrel, field: { ...seen.field, ground }, ...(level < 4 && { event: 0 }) };
}

/** All the others lay Stay. */
function still(state: State4, seat: Seat): State4 {
  const calm = cloneState(state);
  for (let other = 0; other < calm.at.length; other++)
    if (other !== seat)
      calm.robot[other * STRIDE + PROGRAM] = packProgram4(
        Array.from({ length: rowsLaid(calm, other) }, () => ({ kind: 'plain', card: 'S' }) as const),
      );
  return calm;
}

/** What happens to the seat, or by it. */
const THEMES: Readonly<Partial<Record<Event4['kind'], string>>> = {
  barrelPushed: 'barrel',
  barrelOpened: 'barrel',
  commandSwallowed: 'snow',
  waterEntered: 'water',
  robotFell: 'ice-breaks',
  moveBlocked: 'blocked',
  attacked: 'strike',
  defended: 'defend',
  commandRefused: 'refused',
  componentDamaged: 'damage',
  componentRepaired: 'tools',
  bombExploded: 'bomb',
  tokenDestroyed: 'destroy',
  golemOut: 'out',
};
const FOR_ALL: readonly Event4['kind'][] = ['bombExploded', 'tokenDestroyed', 'golemOut'];

function themes(start: State4, seat: Seat, line: readonly Action[]): readonly string[] {
  const events: Event4[] = [];
  const state = cloneState(start);
  for (const action of line) play4(state, seat, action, (event) => events.push(event));
  const found = new Set<string>();
  let moves = 0;
  for (const event of events) {
    const theme = THEMES[event.kind];
    const isOwn = 'seat' in event && event.seat === seat;
    if (theme !== undefined && (isOwn || FOR_ALL.includes(event.kind) || ('by' in event && event.by === seat))) found.add(theme);
    if (event.kind === 'rowOpened') moves = 0;
    if (event.kind === 'eventActed') found.add(event.card);
    if (!isOwn) continue;
    if (event.kind === 'golemMoved' && event.via !== null) found.add('portal');
    if (event.kind === 'golemTurned' && event.clause !== null) found.add('line');
    if (event.kind === 'golemMoved' && ++moves === 2 && start.bonus === 0) found.add('ice');
  }
  const [first] = line;
  for (const { kind } of (first !== undefined && unpackProgram4(first)) || []) if (kind !== 'plain') found.add(kind);
  if (line.length > 1) found.add('several');
  return found.size > 0 ? [...found] : ['walk'];
}
