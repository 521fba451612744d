import { type Beat, numberOf } from './course.ts';
import { runsOf } from './review-runs.ts';
import { nameOfSide, type StoryPlan } from './review-story.ts';
import { signed } from './signed.ts';

/** More turns than that are a table, not a sentence. */
const MOST_TOLD = 6;

/**
 * The turns that brought something and that nothing else in the review tells, so that the points add up for the reader. Where they are
 * too many, as in a game in which every move changes the count, only large ones, under another heading.
 */
export function restOf(plan: StoryPlan, isTold: (beat: Beat) => boolean): string {
  const { course, words } = plan;
  const { count, beats, sides, isInRounds, isForKids, outcome } = course;
  if (!count || isInRounds || isForKids || !outcome) return '';
  const gains = runsOf(course, beats).flatMap((run) => {
    const [first, last] = [run[0]!, run.at(-1)!];
    if (run.some(isTold)) return [];
    return [...new Set(sides)].map((side) => ({ when: first.when, side, gain: last.after[side]! - first.before[side]! }));
  });
  const tell = (least: number): string | undefined => {
    const told = gains.filter(({ gain }) => Math.abs(gain) >= least);
    if (told.length > MOST_TOLD) return undefined;
    return told.map(({ when, side, gain }) => words.scored(numberOf(when), nameOfSide(plan, side), signed(gain))).join(', ');
  };
  const all = tell(1);
  if (all !== undefined) return all && words.rest(all);
  const large = tell(count.least);
  return large ? words.restLarge(large) : '';
}
