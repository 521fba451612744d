import type { Preview } from '@stolik/kernel/lessons/chapter';
import { type Stars, starsOf as starsByPar } from '@stolik/kernel/lessons/stars';

/** How somebody stands with one question: a value, changed by pure functions. */
export interface Attempt {
  /** An answer is being looked for; it was right; it was wrong; the solution runs, or has been shown. */
  readonly stage: 'thinking' | 'solved' | 'missed' | 'showing' | 'shown';
  /** Answers that were wrong. */
  readonly misses: number;
  /** 0 none, 1 where to look, 2 what to take as well. */
  readonly hints: 0 | 1 | 2;
  /** The table shows what would come of what is tried. */
  readonly isForeseen?: true;
  /** The answer has been looked at. */
  readonly wasShown?: true;
  /** It was solved, and then looked at once more: nothing changes any more. */
  readonly wasSolved?: true;
  /** What the right answer has cost; a lesson counts its stars by it. */
  readonly cost?: number;
}

export const BEGINNING: Attempt = { stage: 'thinking', misses: 0, hints: 0 };

export const MOST_STARS = 3;

/** Of a puzzle a failed try costs a star, and so does trying out without failing; nothing is measured in time. */
export const starsOf = ({ misses, isForeseen, wasShown }: Attempt): number =>
  wasShown ? 0 : Math.max(0, MOST_STARS - misses - (isForeseen ? 1 : 0));

/** Of a lesson only what the answer has cost counts, however often one has tried; what was only shown brings none. */
export const lessonStars = ({ stage, cost }: Attempt, par: number): Stars | undefined =>
  stage === 'solved' && cost !== undefined ? starsByPar(cost, par) : undefined;

export function answered(attempt: Attempt, isRight: boolean, cost = 1): Attempt {
  if (attempt.stage === 'showing') return { ...attempt, stage: 'shown' };
  if (attempt.stage !== 'thinking') return attempt;
  return isRight ? { ...attempt, stage: 'solved', cost } : { ...attempt, stage: 'missed', misses: attempt.misses + 1 };
}

export const again = (attempt: Attempt): Attempt => ({ ...attempt, stage: 'thinking' });
/** Who has solved it may see another way: that is no help any more. */
export const shows = (attempt: Attempt): Attempt =>
  attempt.stage === 'solved' || attempt.wasSolved
    ? { ...attempt, stage: 'showing', wasSolved: true }
    : { ...attempt, stage: 'showing', wasShown: true };
export const predicted = (attempt: Attempt): Attempt => ({ ...attempt, isForeseen: true });
export const hinted = (attempt: Attempt): Attempt => ({ ...attempt, hints: attempt.hints === 0 ? 1 : 2 });

/**
 * Whether a table shows what would come of what is tried: in a lesson as its chapter says, in a puzzle only as a hint. A question that asks
 * for nothing in particular is a table like any other.
 */
export function predicts({ isForeseen, misses }: Attempt, preview: Preview | 'asked'): boolean {
  return isForeseen === true || preview === 'on' || (preview === 'after' && misses > 0);
}

/** What is kept of it: answers given, the right one too. Who has looked at the answer was helped. */
export const resultOf = ({
  stage,
  misses,
  hints,
  isForeseen,
  wasShown,
}: Attempt): { isSolved: boolean; tries: number; hadHint: boolean } => ({
  isSolved: stage === 'solved',
  tries: misses + (stage === 'solved' ? 1 : 0),
  hadHint: hints > 0 || isForeseen === true || wasShown === true,
});
