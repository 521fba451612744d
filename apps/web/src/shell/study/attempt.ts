/** How somebody stands with one question: a value, changed by pure functions. */
export interface Attempt {
  /** An answer is being looked for; it was right; it was wrong; the solution runs, or has been shown. */
  readonly stage: 'thinking' | 'solved' | 'missed' | 'showing' | 'shown';
  /** Answers that were wrong. */
  readonly misses: number;
  /** 0 none, 1 where to look, 2 what to take as well. */
  readonly hints: 0 | 1 | 2;
}

export const BEGINNING: Attempt = { stage: 'thinking', misses: 0, hints: 0 };

/** A failed try costs a star; nothing is measured in time. */
export const MOST_STARS = 3;
export const starsOf = ({ misses, stage }: Attempt): number =>
  stage === 'showing' || stage === 'shown' ? 0 : Math.max(0, MOST_STARS - misses);

export function answered(attempt: Attempt, isRight: boolean): Attempt {
  if (attempt.stage === 'showing') return { ...attempt, stage: 'shown' };
  if (attempt.stage !== 'thinking') return attempt;
  return isRight ? { ...attempt, stage: 'solved' } : { ...attempt, stage: 'missed', misses: attempt.misses + 1 };
}

export const again = (attempt: Attempt): Attempt => ({ ...attempt, stage: 'thinking' });
export const shows = (attempt: Attempt): Attempt => ({ ...attempt, stage: 'showing' });
export const hinted = (attempt: Attempt): Attempt => ({ ...attempt, hints: attempt.hints === 0 ? 1 : 2 });

/** What is kept of it: answers given, the right one too. */
export const resultOf = ({ stage, misses, hints }: Attempt): { isSolved: boolean; tries: number; hadHint: boolean } => ({
  isSolved: stage === 'solved',
  tries: misses + (stage === 'solved' ? 1 : 0),
  hadHint: hints > 0,
});
