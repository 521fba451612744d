import type { LevelWords } from './levels.ts';
import { eloOf, shareOfElo } from './statistics.ts';

/** Where the weakest level stands on the scale of puzzles. */
export const FIRST_LEVEL = 1000;

/** The levels on one scale, by what each was found to take from the one below. */
export function levelRatings(levels: readonly Pick<LevelWords, 'share'>[]): readonly number[] {
  let rating = FIRST_LEVEL;
  return levels.map(({ share }, index) => {
    if (index > 0) rating += eloOf((share ?? 50) / 100);
    return Math.round(rating);
  });
}

/** How somebody of a known rating did: so many of these tries were right. */
export interface Tries {
  readonly rating: number;
  readonly tries: number;
  readonly right: number;
}

/** How large a question is: of so many first decisions so many are right, and so many have to follow each other. */
export interface Size {
  readonly choices: number;
  readonly right: number;
  readonly length: number;
}

// A guess before anybody has tried: every halving of what is right, and every further decision, makes it harder by so much.
const EASIEST = 700;
const HALVING = 120;
const DECISION = 150;
/** The guess counts as much as so many tries that were half right. */
const GUESS_TRIES = 6;

/** How many answers each level tries before it gives up. */
export const LEVEL_ANSWERS = [2, 8, 32, 128, 512, 2048] as const;

const guessed = ({ choices, right, length }: Size): number =>
  EASIEST + HALVING * Math.log2(choices / right) + DECISION * (length - 1);

const LEAST = 400;
const MOST = 3200;

/**
 * The rating at which as many tries would be right as were (Bradley and Terry's model with the levels fixed). Some puzzles are solved by
 * none of the levels or by all: what the size of the question suggests keeps these apart.
 */
export function ratePuzzle(results: readonly Tries[], size: Size): number {
  const all: readonly Tries[] = [...results, { rating: guessed(size), tries: GUESS_TRIES, right: GUESS_TRIES / 2 }];
  const right = all.reduce((sum, each) => sum + each.right, 0);
  const expected = (rating: number): number => all.reduce((sum, each) => sum + each.tries * shareOfElo(each.rating - rating), 0);
  let [low, high] = [LEAST, MOST];
  while (high - low > 1) {
    const between = (low + high) / 2;
    if (expected(between) > right) low = between;
    else high = between;
  }
  return Math.round(high);
}
