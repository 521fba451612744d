import { CHANCE, type Seat } from '@stolik/kernel/game';
import { explore } from '@stolik/kernel/puzzles/explore';
import { type AnyPuzzleRules, faultsOf, horizonOf, provePuzzle, type Question } from '@stolik/kernel/puzzles/prove';
import type { Goal, Puzzle } from '@stolik/kernel/puzzles/puzzle';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import type { CatalogEntry } from '../catalog.ts';
import { greedySolves, ratingOf } from './tries.ts';

/** What one game of bots has brought. */
export interface Harvest {
  readonly puzzles: readonly Puzzle[];
  readonly positions: number;
}

/** Every so many decisions one is taken at random, so that games do not resemble each other. */
const ODD_ONES = 4;

/**
 * Plays one game and keeps the questions it raises: each answered by one class of decisions that is neither guessed nor found by the
 * bot that takes what looks best at once. The same seed and number bring the same puzzles, on every machine.
 */
export function harvest(
  entry: CatalogEntry,
  rules: AnyPuzzleRules,
  seed: number,
  number: number,
  isWanted: (kind: string) => boolean,
): Harvest {
  const { game, greedy } = entry;
  const table = rules.tables[number % rules.tables.length]!;
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
    if (rules.isBeginning(state)) {
      positions++;
      const id = `${game.id}-${seed}-${number}-${positions}`;
      const found = ask(entry, rules, { id, table, state, seat }, (kind) => isWanted(kind) && !asked.has(kind));
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
  readonly table: AnyPuzzleRules['tables'][number];
  readonly state: unknown;
  readonly seat: Seat;
}

/** The first question of this moment that is worth a puzzle. */
function ask(
  entry: CatalogEntry,
  rules: AnyPuzzleRules,
  moment: Moment,
  isWanted: (kind: string) => boolean,
): Puzzle | undefined {
  const { game } = entry;
  const { id, table, state, seat } = moment;
  const questions = rules.questions(state, seat).filter(({ kind }) => isWanted(kind));
  if (questions.length === 0) return undefined;
  const explored = explore(
    horizonOf(game, rules, state, seat),
    questions.map(({ worth }) => worth),
    rules.most,
  );
  if (!explored) return undefined;
  for (const [index, question] of questions.entries()) {
    const { best, line, firsts } = explored.reached[index]!;
    const size = { choices: explored.choices, right: firsts.length, length: line.length };
    if (best < question.least || faultsOf(explored, index, question.worth(state)).length > 0) continue;
    if (greedySolves(entry, rules, state, seat, question, best)) continue;
    const draft = { id, game: game.id, ...table, position: rules.write(state, seat), seat, goal: goalOf(question, best) };
    const solution = writeLine(game, state, seat, line);
    const puzzle = { ...draft, solution, rating: 0, themes: rules.themes(state, seat, line) };
    // As strangers will find it, from its own file: what was left out of the position would show here.
    const proof = provePuzzle(game, rules, puzzle);
    if (!proof.ok || proof.value.faults.length > 0) continue;
    return { ...puzzle, rating: ratingOf(entry, rules, puzzle, size) };
  }
  return undefined;
}

const goalOf = (question: Question<unknown>, best: number): Goal => question.goal(best);

function writeLine(game: CatalogEntry['game'], start: unknown, seat: Seat, line: readonly number[]): string[] {
  const state = game.clone(start);
  return line.map((action) => {
    const text = game.write(state, seat, action);
    game.play(state, seat, action);
    return text;
  });
}
