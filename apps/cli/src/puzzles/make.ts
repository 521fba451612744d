import { CHANCE, type Seat } from '@stolik/kernel/game';
import { explore } from '@stolik/kernel/puzzles/explore';
import type { AnyPuzzleMaking, FromGames, Invented, Invention } from '@stolik/kernel/puzzles/making';
import { faultsOf, horizonOf, layPuzzle, provePuzzle, type Question, questionOf } from '@stolik/kernel/puzzles/prove';
import type { Puzzle } from '@stolik/kernel/puzzles/puzzle';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import type { CatalogEntry } from '../catalog.ts';
import { greedySolves, type Rated, rateQuestion, rateReading } from './tries.ts';

/** What one game of bots, or one attempt of a generator, has brought. */
export interface Harvest {
  readonly puzzles: readonly Puzzle[];
  readonly positions: number;
}

type IsWanted = (kind: string) => boolean;

/**
 * The questions that one game raises, or one that was made up: each answered by one class of decisions that is neither guessed nor found
 * by the bot that takes what looks best at once. The same seed and number bring the same puzzles, on every machine.
 */
export function harvest(entry: CatalogEntry, rules: AnyPuzzleMaking, seed: number, number: number, isWanted: IsWanted): Harvest {
  const { source } = rules;
  return 'invent' in source
    ? invent(entry, rules, source, seed, number, isWanted)
    : playThrough(entry, rules, source, seed, number, isWanted);
}

/** Kinds take turns. */
function invent(
  entry: CatalogEntry,
  rules: AnyPuzzleMaking,
  { kinds, invent: makeUp }: Invented,
  seed: number,
  number: number,
  isWanted: IsWanted,
): Harvest {
  const kind = kinds[number % kinds.length]!;
  if (!isWanted(kind)) return { puzzles: [], positions: 0 };
  const id = `${entry.game.id}-${seed}-${number}`;
  let positions = 0;
  for (const invention of makeUp(kind, new SeededRng(`${seed}/${number}`))) {
    positions++;
    const puzzle = examine(entry, rules, id, invention);
    if (puzzle) return { puzzles: [puzzle], positions };
  }
  return { puzzles: [], positions };
}

/** Every so many decisions one is taken at random, so that games do not resemble each other. */
const ODD_ONES = 4;

function playThrough(
  entry: CatalogEntry,
  rules: AnyPuzzleMaking,
  source: FromGames<unknown>,
  seed: number,
  number: number,
  isWanted: IsWanted,
): Harvest {
  const { game, greedy } = entry;
  const table = source.tables[number % source.tables.length]!;
  const options = unwrap(game.parseOptions({ ...rules.cases.options, ...table.options }, table.players));
  const rng = new SeededRng(`${seed}/${number}`);
  const state = game.setup(options, table.players);
  const puzzles: Puzzle[] = [];
  const asked = new Set<string>();
  let positions = 0;
  for (;;) {
    const next = game.next(state);
    if (next.kind === 'over') return { puzzles, positions };
    if (next.kind === 'chance') {
      game.play(state, CHANCE, game.roll(state, rng));
      continue;
    }
    const seat = next.seats[0]!;
    if (source.isBeginning(state)) {
      positions++;
      const id = `${game.id}-${seed}-${number}-${positions}`;
      const found = ask(entry, rules, source, { id, table, state, seat }, (kind) => isWanted(kind) && !asked.has(kind));
      if (found) {
        puzzles.push(found);
        asked.add(found.goal.kind);
      }
    }
    const action = rng.below(ODD_ONES) === 0 ? game.sample(state, seat, rng) : greedy(game.redeal(state, seat, rng), seat, rng);
    game.play(state, seat, action);
  }
}

interface Moment {
  readonly id: string;
  readonly table: FromGames<unknown>['tables'][number];
  readonly state: unknown;
  readonly seat: Seat;
}

/** The first question of this moment that is worth a puzzle. All are looked at in one walk, then the few that remain one by one. */
function ask(
  entry: CatalogEntry,
  rules: AnyPuzzleMaking,
  source: FromGames<unknown>,
  { id, table, state, seat }: Moment,
  isWanted: IsWanted,
): Puzzle | undefined {
  const questions = source.questions(state, seat).filter(({ kind }) => isWanted(kind));
  if (questions.length === 0) return undefined;
  const worths = questions.map(({ worth }) => worth);
  const explored = explore(horizonOf(entry.game, rules, state, seat), worths, rules.most);
  if (!explored) return undefined;
  for (const [index, question] of questions.entries()) {
    const { best } = explored.reached[index]!;
    if (best < question.least || faultsOf(explored, index, question.worth(state), question.guessed).length > 0) continue;
    const puzzle = examine(entry, rules, id, { ...table, position: source.write(state, seat), seat, goal: question.goal(best) });
    if (puzzle) return puzzle;
  }
  return undefined;
}

/** The puzzle that a question makes, if it is worth one: as strangers will find it, from its own line. */
function examine(entry: CatalogEntry, rules: AnyPuzzleMaking, id: string, invention: Invention): Puzzle | undefined {
  const { game } = entry;
  const { players, options, position, moves, seat, goal } = invention;
  const laid = layPuzzle(game, rules, invention);
  if (!laid.ok) return undefined;
  const start = laid.value;
  const base = { id, game: game.id, players, options, position, ...(moves && { moves }), seat };
  const reading = rules.reading?.(start, seat, goal);
  if (reading) {
    // Who knows next to nothing of the rules must be wrong.
    if (reading.guess(0, new SeededRng(id)) === reading.right) return undefined;
    const { right, themes } = reading;
    return proved(entry, rules, { ...base, goal: reading.goal, solution: [right], rating: 0, themes }, () =>
      rateReading(entry, id, reading),
    );
  }
  const question = rules.question(start, seat, goal);
  return question && examineQuestion(entry, rules, base, start, question);
}

function examineQuestion(
  entry: CatalogEntry,
  rules: AnyPuzzleMaking,
  base: Omit<Puzzle, 'goal' | 'solution' | 'rating' | 'themes'>,
  start: unknown,
  question: Question<unknown>,
): Puzzle | undefined {
  const { game } = entry;
  const { id, seat } = base;
  const explored = explore(horizonOf(game, rules, start, seat, question), [question.worth], rules.most);
  if (!explored) return undefined;
  const { best, line, firsts } = explored.reached[0]!;
  if (best < question.least || faultsOf(explored, 0, question.worth(start), question.guessed).length > 0) return undefined;
  const asked = { id, start, seat, question, enough: best };
  if (greedySolves(entry, rules, asked)) return undefined;
  const solution = writeLine(game, start, seat, line);
  const themes = rules.themes(start, seat, line);
  const size = rules.size?.(line) ?? { choices: explored.choices, right: firsts.length, length: line.length };
  return proved(entry, rules, { ...base, goal: question.goal(best), solution, rating: 0, themes }, () =>
    rateQuestion(entry, rules, asked, size),
  );
}

/** What was left out of the position would show here. */
function proved({ game }: CatalogEntry, rules: AnyPuzzleMaking, puzzle: Puzzle, rate: () => Rated): Puzzle | undefined {
  const proof = provePuzzle(game, rules, puzzle);
  return proof.ok && proof.value.faults.length === 0 ? { ...puzzle, rating: rate().rating } : undefined;
}

function writeLine(game: CatalogEntry['game'], start: unknown, seat: Seat, line: readonly number[]): string[] {
  const state = game.clone(start);
  return line.map((action) => {
    const text = game.write(state, seat, action);
    game.play(state, seat, action);
    return text;
  });
}

/** How the levels do, tried anew. */
export function rate(entry: CatalogEntry, rules: AnyPuzzleMaking, puzzle: Puzzle): Rated {
  const start = unwrap(layPuzzle(entry.game, rules, puzzle));
  const { id, seat, goal } = puzzle;
  const reading = rules.reading?.(start, seat, goal);
  if (reading) return rateReading(entry, id, reading);
  const { question, enough } = questionOf(rules, start, puzzle)!;
  const explored = explore(horizonOf(entry.game, rules, start, seat, question), [question.worth], rules.most)!;
  const { line, firsts } = explored.reached[0]!;
  const size = rules.size?.(line) ?? { choices: explored.choices, right: firsts.length, length: line.length };
  return rateQuestion(entry, rules, { id, start, seat, question, enough }, size);
}
