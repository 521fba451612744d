import type { CaseRules } from '../cases.ts';
import type { Action, AnyGame, Seat } from '../game.ts';
import type { Language } from '../language.ts';
import type { Rng } from '../random.ts';
import { ok, problem, type Result } from '../result.ts';
import { type Explored, explore, type Horizon, type Worth } from './explore.ts';
import { type ClosedQuestion, type Goal, type Puzzle, readKnownMove } from './puzzle.ts';

/** A thing that can be asked for in a position: its goal once it is known how much can be reached. */
export interface Question<State> {
  readonly kind: string;
  readonly worth: Worth<State>;
  /** Less than this is not worth a puzzle. */
  readonly least: number;
  /** One of this many first decisions may be right; default six. */
  readonly guessed?: number;
  /** The first decisions an answer may begin with; all that are allowed unless said. */
  readonly firsts?: readonly Action[];
  /** Why another first decision is no answer, where `firsts` says which are. */
  whyNoAnswer?(first: Action, language: Language): string;
  goal(best: number): Goal;
}

/** A question that is answered by reading the position: nothing is decided, one of these texts is true. */
export interface Reading {
  readonly kind: string;
  readonly answers: readonly string[];
  readonly right: string;
  readonly goal: Goal;
  /** How long it takes to read: as many decisions, rows or tiles as have to be followed. */
  readonly length: number;
  readonly themes: readonly string[];
  /** The answer of a player with this knowledge of the rules: from 0 (almost none) to 5 (almost all). */
  guess(level: number, rng: Rng): string | undefined;
}

/** Asks and judges the questions of a game: one for each game, next to its rules. `making.ts` makes the questions. */
export interface PuzzleRules<State> {
  readonly cases: CaseRules<State, unknown>;
  /** More positions than this are not looked at. */
  readonly most: number;
  /** The question that a goal asks in this position; of a goal that names how much, that number does not matter. */
  question(start: State, seat: Seat, goal: Goal): Question<State> | undefined;
  reading?(start: State, seat: Seat, goal: Goal): Reading | undefined;
  same(state: State): string;
  goesOn?(state: State, start: State, seat: Seat): boolean;
  /** What a decision costs an answer that is to be short; one unless said. */
  cost?(action: Action): number;
  /**
   * Does what a stranger asked for, within limits that no question of ours comes near; undefined where they are not enough. Left out where
   * no position can take long.
   */
  within?<T>(work: () => T): T | undefined;
  /** Why no game reaches this position, if none does. Positions made up by hand for a class may be such; puzzles that we ship may not. */
  impossible?(start: State): string | undefined;
  /** A position of a game as the start of a question, with the knowledge of `seat` only. */
  begin?(state: State, seat: Seat): Pick<Beginning, 'players' | 'options' | 'position'>;
}

// biome-ignore lint/suspicious/noExplicitAny: the state of an unknown game
export type AnyPuzzleRules = PuzzleRules<any>;

/** A first decision of six may be right; with more the answer is guessed. */
export const GUESSED = 6;

export interface Proof {
  /** What is wrong with the puzzle; proved when there is nothing. */
  readonly faults: readonly string[];
}

/** The start of a puzzle: its position, and the decisions before it. */
export type Beginning = Pick<ClosedQuestion, 'players' | 'options' | 'position' | 'moves' | 'seat'>;

/** The position of a puzzle on the table, after the decisions that are known. */
export function layPuzzle(game: AnyGame, rules: Pick<AnyPuzzleRules, 'cases'>, puzzle: Beginning): Result<unknown> {
  if (puzzle.players < game.seats.min || puzzle.players > game.seats.max)
    return problem('players', `${game.id} is for ${game.seats.min} to ${game.seats.max} players, not ${puzzle.players}`);
  const options = game.parseOptions({ ...rules.cases.options, ...puzzle.options }, puzzle.players);
  if (!options.ok) return problem(`options.${options.problem.at}`, options.problem.says);
  const loaded = rules.cases.load(puzzle.players, options.value, puzzle.position);
  if (!loaded.ok) return loaded;
  const { state } = loaded.value;
  for (const [index, move] of (puzzle.moves ?? []).entries()) {
    const { seat, text } = readKnownMove(move);
    const played = playText(game, state, seat, text, `moves[${index}]`);
    if (!played.ok) return played;
  }
  if (!game.next(state).seats.includes(puzzle.seat))
    return problem('seat', `seat ${puzzle.seat + 1} is not asked in this position`);
  return ok(state);
}

/** Enumerates all answers and compares. A problem means that the puzzle cannot be read. */
export function provePuzzle(game: AnyGame, rules: AnyPuzzleRules, puzzle: Puzzle): Result<Proof> {
  const laid = layPuzzle(game, rules, puzzle);
  if (!laid.ok) return laid;
  const { goal, seat } = puzzle;
  const start = laid.value;
  const reading = rules.reading?.(start, seat, goal);
  if (reading) return ok({ faults: faultsOfReading(reading, puzzle) });
  const question = rules.question(start, seat, goal);
  if (!question) return problem('goal', `${JSON.stringify(goal)} cannot be asked in this position`);
  const played = playSolution(game, puzzle, start, question);
  if (!played.ok) return played;
  const explored = explore(horizonOf(game, rules, start, seat, question), [question.worth], rules.most);
  if (!explored) return ok({ faults: ['there are too many answers to look at all of them'] });
  const faults = faultsOf(explored, 0, question.worth(start), question.guessed);
  const { best } = explored.reached[0]!;
  const impossible = rules.impossible?.(start);
  if (impossible !== undefined) faults.push(impossible);
  if (!isGoal(question.goal(best), goal)) faults.push(`the best that can be reached is ${JSON.stringify(question.goal(best))}`);
  if (question.worth(played.value.state) < best) faults.push('the solution does not reach the goal');
  return ok({ faults });
}

/** The question of a puzzle, and how much is enough. */
export function questionOf(
  rules: AnyPuzzleRules,
  start: unknown,
  { goal, seat }: Pick<ClosedQuestion, 'goal' | 'seat'>,
): { readonly question: Question<unknown>; readonly enough: number } | undefined {
  const question = rules.question(start, seat, goal);
  return question && { question, enough: amountOf(goal) };
}

export function horizonOf(
  game: AnyGame,
  rules: AnyPuzzleRules,
  start: unknown,
  seat: Seat,
  { firsts }: Pick<Question<unknown>, 'firsts'> = {},
): Horizon<unknown> {
  const { goesOn } = rules;
  return {
    game,
    start,
    seat,
    same: rules.same,
    ...(goesOn && { goesOn: (state) => goesOn(state, start, seat) }),
    ...(firsts && { firsts }),
  };
}

/** Why a question is not worth asking. */
export function faultsOf({ reached, choices }: Explored, question: number, worthNow: number, guessed = GUESSED): string[] {
  const { best, ends, firsts } = reached[question]!;
  const faults: string[] = [];
  if (best <= worthNow) faults.push('nothing has to be done for it');
  if (ends.size > 1) faults.push('there is more than one way that ends differently');
  if (firsts.length * guessed > choices) faults.push(`${firsts.length} of ${choices} first decisions are right`);
  return faults;
}

/** The question among these that a goal asks. */
export function findQuestion<State>(questions: readonly Question<State>[], goal: Goal): Question<State> | undefined {
  const enough = amountOf(goal);
  return questions.find((each) => each.kind === goal.kind && isGoal(each.goal(enough), goal));
}

function faultsOfReading({ answers, right, goal }: Reading, puzzle: Puzzle): string[] {
  const faults: string[] = [];
  if (!isGoal(goal, puzzle.goal)) faults.push(`the question is ${JSON.stringify(goal)}`);
  if (puzzle.solution.length !== 1 || puzzle.solution[0] !== right) faults.push(`the answer is ${JSON.stringify(right)}`);
  if (!answers.includes(right)) faults.push('the right answer is none of those that can be given');
  if (answers.length < GUESSED) faults.push(`there are only ${answers.length} answers to choose from`);
  return faults;
}

/** A number that a goal names is the most that can be reached; goals without one are reached or not. */
const amountOf = (goal: Goal): number => (typeof goal['count'] === 'number' ? goal['count'] : 1);

const isGoal = (a: Goal, b: Goal): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([key, value]) => JSON.stringify(b[key]) === JSON.stringify(value));

/** The position after the solution, and its decisions. */
export function playSolution(
  game: AnyGame,
  { solution, seat }: Pick<ClosedQuestion, 'solution' | 'seat'>,
  start: unknown,
  { firsts }: Pick<Question<unknown>, 'firsts'>,
): Result<{ readonly state: unknown; readonly line: readonly Action[] }> {
  const state = game.clone(start);
  const line: Action[] = [];
  for (const [index, text] of solution.entries()) {
    const at = `solution[${index}]`;
    const played = playText(game, state, seat, text, at);
    if (!played.ok) return played;
    if (index === 0 && firsts && !firsts.includes(played.value))
      return problem(at, `${JSON.stringify(text)} is no answer to this`);
    line.push(played.value);
  }
  return ok({ state, line });
}

/** Plays a decision that was written down. */
function playText(game: AnyGame, state: unknown, seat: Seat, text: string, at: string): Result<Action> {
  const read = game.read(state, seat, text);
  if (!read.ok) return problem(at, `${JSON.stringify(text)} cannot be played here`);
  if (!game.next(state).seats.includes(seat)) return problem(at, `seat ${seat + 1} is not asked any more`);
  const refusal = game.refuse(state, seat, read.value);
  if (refusal) return problem(at, `${game.explain(refusal, 'en')} [${refusal.clause}]`);
  game.play(state, seat, read.value);
  return ok(read.value);
}
