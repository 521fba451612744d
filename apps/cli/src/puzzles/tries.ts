import type { Action, Seat } from '@stolik/kernel/game';
import { type AnyPuzzleRules, horizonOf, layPuzzle, type Question, questionOf } from '@stolik/kernel/puzzles/prove';
import type { Puzzle } from '@stolik/kernel/puzzles/puzzle';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { levelRatings, ratePuzzle, type Size, type Tries } from '@stolik/search/puzzle-rating';
import type { CatalogEntry } from '../catalog.ts';

const GREEDY_TRIES = 3;
const LEVEL_TRIES = 4;
/** Levels that think for a time think for so many iterations: the same on every machine. */
const ITERATIONS = 300;

type Decide = (state: unknown, seat: Seat, rng: SeededRng) => Action;

/** Whether somebody who only plays the game meets the goal on the way. */
function meets(
  entry: CatalogEntry,
  rules: AnyPuzzleRules,
  start: unknown,
  seat: Seat,
  question: Question<unknown>,
  best: number,
  decide: Decide,
  rng: SeededRng,
): boolean {
  const { game } = entry;
  const horizon = horizonOf(game, rules, start, seat);
  const state = game.clone(start);
  const goesOn = (): boolean => {
    const next = game.next(state);
    return horizon.goesOn ? horizon.goesOn(state) : next.kind === 'turn' && next.seat === seat;
  };
  do {
    game.play(state, seat, decide(game.redeal(state, seat, rng), seat, rng));
    if (question.worth(state) >= best) return true;
  } while (goesOn());
  return false;
}

export function greedySolves(
  entry: CatalogEntry,
  rules: AnyPuzzleRules,
  start: unknown,
  seat: Seat,
  question: Question<unknown>,
  best: number,
): boolean {
  return Array.from({ length: GREEDY_TRIES }, (_, number) => new SeededRng(`greedy ${number}`)).some((rng) =>
    meets(entry, rules, start, seat, question, best, entry.greedy, rng),
  );
}

/** The six levels try it, a few times each. */
export function ratingOf(entry: CatalogEntry, rules: AnyPuzzleRules, puzzle: Puzzle, size: Size): number {
  const { book } = entry;
  const start = unwrap(layPuzzle(entry.game, rules, puzzle));
  const { question, enough } = questionOf(rules, start, puzzle)!;
  const ratings = levelRatings(entry.levels);
  const results = book.levels.map(({ id, player, effort }, level): Tries => {
    const budget = 'iterations' in effort ? effort : { iterations: ITERATIONS };
    const decide: Decide = (world, seat, rng) => player(world, seat, rng, budget).action;
    const tries = Array.from({ length: LEVEL_TRIES }, (_, number) => new SeededRng(`${puzzle.id} ${id} ${number}`));
    const right = tries.filter((rng) => meets(entry, rules, start, puzzle.seat, question, enough, decide, rng)).length;
    return { rating: ratings[level]!, tries: LEVEL_TRIES, right };
  });
  return ratePuzzle(results, size);
}
