/**
 * How many answers each level tries, with the goal in mind, before it gives up: the same in every game, so that ratings mean the same in
 * every game.
 */
export const LEVEL_ANSWERS = [2, 8, 32, 128, 512, 2048] as const;
/** Who tries more gives up. */
export const MOST_ANSWERS = LEVEL_ANSWERS.at(-1)!;

const FEWEST_POINTS = 800;
const DOUBLING = 100;

/** The rating of a puzzle that is solved in so many answers: twice as many are so much harder. */
export const ratingOfAnswers = (answers: number): number => FEWEST_POINTS + DOUBLING * Math.log2(answers);

/** The six levels on the scale of puzzles. */
export const LEVEL_RATINGS: readonly number[] = LEVEL_ANSWERS.map(ratingOfAnswers);

/**
 * The size of a question: the number of first decisions, how many of them are right, and how many decisions must follow each
 * other.
 */
export interface Size {
  readonly choices: number;
  readonly right: number;
  readonly length: number;
}

// A guess before anybody has tried: every halving of what is right, and every further decision, makes it harder by so much.
const EASIEST = 700;
const HALVING = 100;
const DECISION = 150;
/** The guess counts as much as so many tries. */
const GUESS_TRIES = 3;
/** A try that found nothing would have gone on for so many times as long. */
const BEYOND = 4;

const guessed = ({ choices, right, length }: Size): number =>
  EASIEST + HALVING * Math.log2(choices / right) + DECISION * (length - 1);

/** What a newcomer sees at a glance is rated below this, in the order of the others. */
const GLANCE_MOST = 1050;
const GLANCE_LEAST = 750;
const GLANCE_SHARE = 0.25;

/** By how many answers each try took; undefined where it gave up. `isGlance`: somebody who knows next to nothing of the rules is right. */
export function ratePuzzle(tries: readonly (number | undefined)[], size: Size, isGlance = false): number {
  const answers = tries.map((tried) => ratingOfAnswers(tried ?? MOST_ANSWERS * BEYOND));
  const sum = answers.reduce((all, each) => all + each, 0) + GUESS_TRIES * guessed(size);
  const rating = sum / (tries.length + GUESS_TRIES);
  if (!isGlance) return Math.round(rating);
  return Math.round(Math.min(GLANCE_MOST, GLANCE_LEAST + GLANCE_SHARE * Math.max(0, rating - GLANCE_LEAST)));
}
