import { findQuestion, type PuzzleRules } from '@stolik/kernel/puzzles/prove';
import { CELLS } from '../board/geometry.ts';
import { type CircuitState, handCount } from '../board/state.ts';
import { EMPTY, IRON, TOKENS, TURNS } from '../board/tiles.ts';
import { circuitCases } from '../cases.ts';
import { searchWithin } from '../current/solver.ts';
import { lessonQuestionsOf } from './lesson-questions.ts';
import { questionsOf } from './questions.ts';
import { readingOf } from './readings.ts';
import { writePosition } from './write.ts';

/** Closed questions of one turn: what is drawn afterwards ends them. [C3.1] */
export const circuitPuzzles: PuzzleRules<CircuitState> = {
  cases: circuitCases as PuzzleRules<CircuitState>['cases'],
  most: 60_000,
  // Which face is looked at is no matter of the rules. [C1.1]
  question: (start, seat, { face: _, ...goal }) =>
    findQuestion([...questionsOf(start, seat), ...lessonQuestionsOf(start, seat, goal)], goal),
  reading: readingOf,
  // A field of crossings has more ways than anybody can follow.
  within: (work) => searchWithin({ chains: 2000, steps: 50_000 }, work),
  same,
  impossible,
  begin: (state, seat) => ({ players: state.seats, options: { ...state.options }, position: writePosition(state, seat) }),
};

/** What burns or shorts is paid for [C4.5], and a token is only kept when an iron has taken its burnt LED out [C6.2]. */
function impossible(state: CircuitState): string | undefined {
  const { seats, kept, smoke, shorts, penalties, irons } = state;
  const tokens = sum(kept);
  if (shorts.some((times, seat) => penalties[seat]! < PENALTY * Math.min(times, PAID_SHORTS)))
    return 'somebody has paid less than their shorts cost [C4.5]';
  if (tokens + sum(smoke.subarray(0, CELLS)) > 0 && sum(shorts) === 0)
    return 'something has burnt, and nobody has paid for it [C4.5]';
  const held = Array.from({ length: seats }, (_, seat) => handCount(state, seat, IRON));
  const used = IRONS_EACH * seats - sum(irons) - sum(held);
  return tokens > used ? `${tokens} burnt LEDs were taken out with ${used} irons [C6.2]` : undefined;
}

const PENALTY = 2;
/** The third and later ones cost a turn instead. [C4.5] */
const PAID_SHORTS = 2;
/** One in front, and one in the bag. [C2.1] */
const IRONS_EACH = 2;

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, each) => all + each, 0);

/** The same field and the same hands; a tile turned to the same effect is the same. As short as can be: it is asked of every position. */
function same(state: CircuitState): string {
  const signs: number[] = [state.phase, state.place, state.again, state.stands, state.short + 1, state.passed, state.last + 1];
  for (const tile of state.tiles) signs.push(tile === EMPTY ? 0 : (tile & ~3) + ((tile & 3) % TURNS[tile >> 2]!) + 1);
  signs.push(...state.glow, ...state.smoke, ...state.irons, ...state.penalties);
  for (let seat = 0; seat < state.seats; seat++)
    for (let token = 0; token < TOKENS; token++) signs.push(handCount(state, seat, token));
  return String.fromCharCode(...signs);
}
