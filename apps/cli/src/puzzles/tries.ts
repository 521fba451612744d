import type { Action, Seat } from '@stolik/kernel/game';
import { goesOn } from '@stolik/kernel/puzzles/explore';
import type { AnyPuzzleMaking } from '@stolik/kernel/puzzles/making';
import { horizonOf, type Question, type Reading } from '@stolik/kernel/puzzles/prove';
import { type Rng, SeededRng } from '@stolik/kernel/random';
import { answersToGoal } from '@stolik/search/goal-search';
import { LEVEL_ANSWERS, MOST_ANSWERS, ratePuzzle, type Size } from '@stolik/search/puzzle-rating';
import type { CatalogEntry } from '../catalog.ts';

const GREEDY_TRIES = 3;

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

/** What is found soon is tried more often, and what takes long less: so many answers in all, or this many tries. */
const ANSWERS = 4096;
const [FEWEST_TRIES, MOST_TRIES] = [2, 12];

/** How hard a question is: how long somebody tries who has the goal in mind. */
export function rateQuestion(
  entry: CatalogEntry,
  rules: AnyPuzzleMaking,
  { id, start, seat, question, enough }: Asked,
  size: Size,
  isGlance: boolean,
): number {
  const { draw } = rules;
  const horizon = horizonOf(entry.game, rules, start, seat, question);
  const goal = question.goal(enough);
  const quest = {
    horizon,
    worth: question.worth,
    enough,
    ...(draw && { draw: (state: unknown, of: Seat, rng: Rng): Action => draw(state, of, rng, goal, start) }),
  };
  const tries: (number | undefined)[] = [];
  for (let spent = 0; tries.length < FEWEST_TRIES || (spent < ANSWERS && tries.length < MOST_TRIES); ) {
    const answers = answersToGoal(quest, MOST_ANSWERS, new SeededRng(`${id} ${tries.length}`));
    tries.push(answers);
    spent += answers ?? MOST_ANSWERS;
  }
  return ratePuzzle(tries, size, isGlance);
}

/** One guesses among a few answers that look likely, after having read so much. */
const LIKELY = 4;

/** Who has to know one thing more looks twice as long. */
const answersOfKnowing = (level: number): number => 2 ** (level + 1);

/** The same for a question that is read: what has to be known of the rules stands for answers. */
export function rateReading(id: string, reading: Reading, isGlance: boolean): number {
  const size = { choices: LIKELY, right: 1, length: reading.length };
  const tries = Array.from({ length: MOST_TRIES }, (_, number) => {
    const rng = new SeededRng(`${id} ${number}`);
    const level = LEVEL_ANSWERS.findIndex((_answers, known) => reading.guess(known, rng) === reading.right);
    return level < 0 ? undefined : answersOfKnowing(level);
  });
  return ratePuzzle(tries, size, isGlance);
}
