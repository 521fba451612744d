import type { CaseRules } from '../cases.ts';
import type { Action, AnyGame, Seat } from '../game.ts';
import type { Json } from '../json.ts';
import { ok, problem, type Result } from '../result.ts';
import { type Explored, explore, type Horizon, type Worth } from './explore.ts';
import type { Goal, Puzzle } from './puzzle.ts';

/** A thing that can be asked for in a position: its goal once it is known how much can be reached. */
export interface Question<State> {
  readonly kind: string;
  readonly worth: Worth<State>;
  /** Less than this is not worth a puzzle. */
  readonly least: number;
  goal(best: number): Goal;
}

/** How a game asks. One for each game, beside its rules. */
export interface PuzzleRules<State> {
  readonly cases: CaseRules<State, unknown>;
  /** Tables whose games puzzles are looked for in. */
  readonly tables: readonly { readonly players: number; readonly options: { readonly [key: string]: Json } }[];
  /** Whether a puzzle can begin here: in the middle of a turn it cannot. */
  isBeginning(state: State): boolean;
  /** More positions than this are not looked at. */
  readonly most: number;
  /** What can be asked of this seat here. A puzzle is proved by the question that leads to its goal. */
  questions(start: State, seat: Seat): readonly Question<State>[];
  same(state: State): string;
  goesOn?(state: State, start: State, seat: Seat): boolean;
  /** The position as a case file has it, and nothing that `seat` does not know. */
  write(state: State, seat: Seat): { readonly [key: string]: Json };
  /** What an answer shows, in words that stay. */
  themes(start: State, seat: Seat, line: readonly Action[]): readonly string[];
}

// biome-ignore lint/suspicious/noExplicitAny: the state of an unknown game
export type AnyPuzzleRules = PuzzleRules<any>;

/** A first decision of six may be right; with more the answer is guessed. */
export const GUESSED = 6;

export interface Proof {
  /** What is wrong with the puzzle; proved when there is nothing. */
  readonly faults: readonly string[];
}

/** The position of a puzzle on the table. */
export function layPuzzle(game: AnyGame, rules: AnyPuzzleRules, puzzle: Puzzle): Result<unknown> {
  if (puzzle.players < game.seats.min || puzzle.players > game.seats.max)
    return problem('players', `${game.id} is for ${game.seats.min} to ${game.seats.max} players, not ${puzzle.players}`);
  const options = game.parseOptions({ ...rules.cases.options, ...puzzle.options }, puzzle.players);
  if (!options.ok) return problem(`options.${options.problem.at}`, options.problem.says);
  const loaded = rules.cases.load(puzzle.players, options.value, puzzle.position);
  if (!loaded.ok) return loaded;
  const next = game.next(loaded.value.state);
  if (!next.seats.includes(puzzle.seat)) return problem('seat', `seat ${puzzle.seat + 1} is not asked in this position`);
  return ok(loaded.value.state);
}

/** Enumerates all answers and compares. A problem means that the puzzle cannot be read. */
export function provePuzzle(game: AnyGame, rules: AnyPuzzleRules, puzzle: Puzzle): Result<Proof> {
  const laid = layPuzzle(game, rules, puzzle);
  if (!laid.ok) return laid;
  const { goal, seat } = puzzle;
  const start = laid.value;
  const question = questionOf(rules, start, puzzle)?.question;
  if (!question) return problem('goal', `${JSON.stringify(goal)} cannot be asked in this position`);
  const played = follow(game, puzzle, start);
  if (!played.ok) return played;
  const explored = explore(horizonOf(game, rules, start, seat), [question.worth], rules.most);
  if (!explored) return ok({ faults: ['there are too many answers to look at all of them'] });
  const faults = faultsOf(explored, 0, question.worth(start));
  const { best } = explored.reached[0]!;
  if (!isGoal(question.goal(best), goal)) faults.push(`the best that can be reached is ${JSON.stringify(question.goal(best))}`);
  if (question.worth(played.value) < best) faults.push('the solution does not reach the goal');
  return ok({ faults });
}

/** The question a goal answers, and how much is enough. */
export function questionOf(
  rules: AnyPuzzleRules,
  start: unknown,
  { goal, seat }: Pick<Puzzle, 'goal' | 'seat'>,
): { readonly question: Question<unknown>; readonly enough: number } | undefined {
  const enough = amountOf(goal);
  const question = rules.questions(start, seat).find((each) => each.kind === goal.kind && isGoal(each.goal(enough), goal));
  return question && { question, enough };
}

export function horizonOf(game: AnyGame, rules: AnyPuzzleRules, start: unknown, seat: Seat): Horizon<unknown> {
  const { goesOn } = rules;
  const base = { game, start, seat, same: rules.same };
  return goesOn ? { ...base, goesOn: (state) => goesOn(state, start, seat) } : base;
}

/** Why a question is not worth asking. */
export function faultsOf({ reached, choices }: Explored, question: number, worthNow: number): string[] {
  const { best, ends, firsts } = reached[question]!;
  const faults: string[] = [];
  if (best <= worthNow) faults.push('nothing has to be done for it');
  if (ends.size > 1) faults.push('there is more than one way that ends differently');
  if (firsts.length * GUESSED > choices) faults.push(`${firsts.length} of ${choices} first decisions are right`);
  return faults;
}

/** A number that a goal names is the most that can be reached; goals without one are reached or not. */
const amountOf = (goal: Goal): number => (typeof goal['count'] === 'number' ? goal['count'] : 1);

const isGoal = (a: Goal, b: Goal): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([key, value]) => b[key] === value);

/** The position after the solution. */
function follow(game: AnyGame, { solution, seat }: Puzzle, start: unknown): Result<unknown> {
  const state = game.clone(start);
  for (const [index, text] of solution.entries()) {
    const at = `solution[${index}]`;
    const read = game.read(state, seat, text);
    if (!read.ok) return problem(at, `${JSON.stringify(text)} cannot be played here`);
    if (!game.next(state).seats.includes(seat)) return problem(at, `seat ${seat + 1} is not asked any more`);
    const refusal = game.refuse(state, seat, read.value);
    if (refusal) return problem(at, `${game.explain(refusal, 'en')} [${refusal.clause}]`);
    game.play(state, seat, read.value);
  }
  return ok(state);
}
