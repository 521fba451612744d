import { type Beat, numberOf } from './course.ts';
import { nameOfSide, type StoryPlan } from './review-story.ts';
import { signed } from './review-words/signed.ts';

/** More turns than that are a table, not a sentence. */
const MOST_TOLD = 6;

/** The turns that brought something and that nothing else in the review tells, so that the points add up for the reader. */
export function restOf(plan: StoryPlan, isTold: (beat: Beat) => boolean): string {
  const { course, words } = plan;
  const { count, beats, decisions, sides, isInRounds, isForKids, outcome } = course;
  if (!count || isInRounds || isForKids || !outcome) return '';
  const told = beats.flatMap((beat): readonly string[] => {
    const side = sides[decisions[beat.decisions[0]!]!.seat]!;
    const gain = beat.after[side]! - beat.before[side]!;
    if (!beat.isStirred || gain === 0 || isTold(beat)) return [];
    return [words.scored(numberOf(beat.when), nameOfSide(plan, side), signed(gain))];
  });
  return told.length > 0 && told.length <= MOST_TOLD ? words.rest(told.join(', ')) : '';
}
