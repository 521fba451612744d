import { type Action, ActionList, type AnyGame, CHANCE, type Seat } from '@stolik/kernel/game';
import type { Json } from '@stolik/kernel/json';
import { explore } from '@stolik/kernel/puzzles/explore';
import type { Invention } from '@stolik/kernel/puzzles/making';
import { faultsOf } from '@stolik/kernel/puzzles/prove';
import type { Goal } from '@stolik/kernel/puzzles/puzzle';
import { type Rng, shuffle } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { type CircuitState, cloneState, ONCE } from '../board/state.ts';
import { POINTS_TO_END } from '../board/tiles.ts';
import { greedyCircuit } from '../bot/greedy.ts';
import { circuit } from '../game.ts';
import * as codes from '../turn/codes.ts';
import type { CircuitEvent } from '../turn/events.ts';
import { scoreOf } from '../turn/next.ts';
import { isLastTurn, questionsOf } from './questions.ts';
import { happened, type ReadKind } from './readings.ts';
import { writePosition } from './write.ts';

export const CIRCUIT_KINDS = ['light', 'burns', 'short', 'parts', 'glows', 'fuse', 'eight', 'smoke', 'repair', 'win'] as const;
/** These need two tiles a turn: with one the bot that takes the most at once always finds it. */
const TWICE: readonly string[] = ['light', 'parts', 'eight'];

const rules = circuit as AnyGame;
/** Two play most often; batteries and the livelier box change what is in the bag. [C1.2, C2.2, C8.2] */
const TABLES: readonly (readonly [players: number, options: { readonly [key: string]: Json }])[] = [
  [2, {}],
  [2, { battery: true }],
  [2, { box: 'lively' }],
  [2, { box: 'lively', battery: true }],
  [3, {}],
  [4, { teams: true }],
];
/** On a bare table there is nothing to find. */
const FEW_DECISIONS = 6;
/** Of so many positions one is looked at where two tiles are laid: that takes long. */
const LOOK_TWICE = 3;
/** Every so many decisions one is taken at random, so that tables are as untidy as people's. */
const ODD_ONES = 3;
/** Tidier ones, where points must be won first. */
const TIDY: readonly string[] = ['eight', 'win'];
const ODD_ONES_TO_EIGHT = 12;

export interface Looking {
  same(state: CircuitState): string;
  readonly most: number;
}

/** Plays a game and asks in its positions, in some with other tokens in the hand. */
export function* inventCircuit(kind: string, rng: Rng, looking: Looking): Iterable<Invention> {
  const isTwice = TWICE.includes(kind);
  const [players, box] = TABLES[rng.below(TABLES.length)]!;
  const options = isTwice ? { ...box, x2: true } : box;
  const state = rules.setup(unwrap(rules.parseOptions(options, players)), players) as CircuitState;
  for (let decisions = 0; ; ) {
    const next = rules.next(state);
    if (next.kind === 'over') return;
    if (next.kind === 'chance') {
      rules.play(state, CHANCE, rules.roll(state, rng));
      continue;
    }
    const seat = next.seats[0]!;
    const isLooked = kind === 'win' ? isLastTurn(state, seat) : !isTwice || kind === 'eight' || rng.below(LOOK_TWICE) === 0;
    if (decisions++ > FEW_DECISIONS && state.again === ONCE && isLooked) {
      const found = lookAt(kind, handed(state, seat, rng), seat, rng, looking);
      if (found) yield { players, options, seat: found.seat, position: found.position, goal: found.goal };
    }
    rules.play(state, seat, decide(state, seat, TIDY.includes(kind) ? ODD_ONES_TO_EIGHT : ODD_ONES, rng));
  }
}

const decide = (state: CircuitState, seat: Seat, oddOnes: number, rng: Rng): Action =>
  rng.below(oddOnes) === 0 ? rules.sample(state, seat, rng) : greedyCircuit(rules.redeal(state, seat, rng), seat, rng);

/** The same table with other tokens in this hand, as the other one might imagine it. */
const handed = (state: CircuitState, seat: Seat, rng: Rng): CircuitState =>
  rng.below(2) === 0 ? cloneState(state) : (rules.redeal(state, (seat + 1) % state.seats, rng) as CircuitState);

type Found = Pick<Invention, 'seat' | 'position' | 'goal'>;

function lookAt(kind: string, state: CircuitState, seat: Seat, rng: Rng, looking: Looking): Found | undefined {
  switch (kind) {
    case 'burns':
    case 'glows': {
      const goal = readGoal(state, seat, kind, rng);
      return goal && { seat, position: writePosition(state, seat), goal };
    }
    case 'eight':
      return lookForEight(state, seat, rng, looking);
    case 'repair':
      return lookForRepair(state, seat, rng, looking);
    default:
      return lookFor(kind, state, seat, rng, looking);
  }
}

/** One of the questions of this kind that have one answer. */
function lookFor(kind: string, state: CircuitState, seat: Seat, rng: Rng, { same, most }: Looking): Found | undefined {
  const questions = questionsOf(state, seat).filter((question) => question.kind === kind);
  if (questions.length === 0) return undefined;
  const worths = questions.map(({ worth }) => worth);
  const explored = explore({ game: rules, start: state, seat, same }, worths, most);
  if (!explored) return undefined;
  const good = questions.flatMap((question, index): Goal[] => {
    const { best } = explored.reached[index]!;
    return best >= question.least && faultsOf(explored, index, question.worth(state)).length === 0 ? [question.goal(best)] : [];
  });
  if (good.length === 0) return undefined;
  return { seat, position: writePosition(state, seat), goal: good[rng.below(good.length)]! };
}

/** More than this nobody lights in a turn. */
const MOST_IN_A_TURN = 5;

/** As the game has brought it: points that nobody has won are no points. */
function lookForEight(state: CircuitState, seat: Seat, rng: Rng, looking: Looking): Found | undefined {
  const missing = POINTS_TO_END - scoreOf(state, seat);
  return missing > 0 && missing <= MOST_IN_A_TURN ? lookFor('eight', state, seat, rng, looking) : undefined;
}

const SHORTS = 6;

/** Tiles by which this seat makes a short; then the other one has its turn. */
function lookForRepair(state: CircuitState, seat: Seat, rng: Rng, looking: Looking): Found | undefined {
  let shorts = 0;
  for (const action of shuffle(laysOf(state, seat), rng)) {
    const after = cloneState(state);
    rules.play(after, seat, action);
    if (after.stands !== 1) continue;
    while (rules.next(after).kind === 'chance') rules.play(after, CHANCE, rules.roll(after, rng));
    const other = rules.next(after).seats[0];
    const found = other === undefined || other === seat ? undefined : lookFor('repair', after, other, rng, looking);
    if (found || ++shorts === SHORTS) return found;
  }
  return undefined;
}

function laysOf(state: CircuitState, seat: Seat): Action[] {
  const list = new ActionList();
  rules.legal(state, seat, list);
  return list.toArray().filter((action) => codes.isLay(action));
}

/** A tile by chance that sets one thing on fire, or lights one. */
function readGoal(state: CircuitState, seat: Seat, kind: ReadKind, rng: Rng): Goal | undefined {
  for (const action of shuffle(laysOf(state, seat), rng)) {
    const events: CircuitEvent[] = [];
    rules.play(cloneState(state), seat, action, (event: CircuitEvent) => events.push(event));
    if (happened(kind, events).length === 1) return { kind, move: rules.write(state, seat, action) };
  }
  return undefined;
}
