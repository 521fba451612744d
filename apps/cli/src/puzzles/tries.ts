import type { Action, Seat } from '@stolik/kernel/game';
import { goesOn } from '@stolik/kernel/puzzles/explore';
import type { AnyPuzzleMaking } from '@stolik/kernel/puzzles/making';
import { horizonOf, type Question, type Reading } from '@stolik/kernel/puzzles/prove';
import { SeededRng } from '@stolik/kernel/random';
import { findsGoal } from '@stolik/search/goal-search';
import { LEVEL_ANSWERS, levelRatings, ratePuzzle, type Size, type Tries } from '@stolik/search/puzzle-rating';
import type { CatalogEntry } from '../catalog.ts';

const GREEDY_TRIES = 3;
const LEVEL_TRIES = 4;

/** A question on the table. */
export interface Asked {
  readonly id: string;
  readonly start: unknown;
  readonly seat: Seat;
  readonly question: Question<unknown>;
  readonly enough: number;
}

/** Whether somebody who only plays the game meets the goal on the way. */
export function greedySolves(entry: CatalogEntry, rules: AnyPuzzleMaking, asked: Asked): boolean {
  return Array.from({ length: GREEDY_TRIES }, (_, number) => new SeededRng(`greedy ${number}`)).some((rng) =>
    meets(entry, rules, asked, rng),
  );
}

function meets({ game, greedy }: CatalogEntry, rules: AnyPuzzleMaking, asked: Asked, rng: SeededRng): boolean {
  const { start, seat, question, enough } = asked;
  const horizon = horizonOf(game, rules, start, seat, question);
  const state = game.clone(start);
  let isFirst = true;
  do {
    const action: Action = greedy(game.redeal(state, seat, rng), seat, rng);
    if (isFirst && question.firsts && !question.firsts.includes(action)) return false;
    isFirst = false;
    game.play(state, seat, action);
    if (question.worth(state) >= enough) return true;
  } while (goesOn(horizon, state));
  return false;
}

/** How each level did, weakest first, and the rating that follows. */
export interface Rated {
  readonly rating: number;
  readonly levels: readonly Tries[];
}

/** Each level tries it a few times, with as many answers as it has the patience for. */
export function rateQuestion(entry: CatalogEntry, rules: AnyPuzzleMaking, asked: Asked, size: Size): Rated {
  const { id, start, seat, question, enough } = asked;
  const horizon = horizonOf(entry.game, rules, start, seat, question);
  const quest = { horizon, worth: question.worth, enough, ...(rules.draw && { draw: rules.draw }) };
  return rated(entry, id, size, (level, rng) => findsGoal(quest, LEVEL_ANSWERS[level]!, rng));
}

/** The same for a question that is read: a level knows so much of the rules. */
export function rateReading(entry: CatalogEntry, id: string, reading: Reading): Rated {
  const size = { choices: LIKELY, right: 1, length: reading.length };
  return rated(entry, id, size, (level, rng) => reading.guess(level, rng) === reading.right);
}

/** One guesses among a few answers that look likely, after having read so much. */
const LIKELY = 4;

function rated(entry: CatalogEntry, id: string, size: Size, solves: (level: number, rng: SeededRng) => boolean): Rated {
  const levels = levelRatings(entry.levels).map((rating, level): Tries => {
    const tries = Array.from({ length: LEVEL_TRIES }, (_, number) => new SeededRng(`${id} ${level} ${number}`));
    return { rating, tries: LEVEL_TRIES, right: tries.filter((rng) => solves(level, rng)).length };
  });
  return { rating: ratePuzzle(levels, size), levels };
}
