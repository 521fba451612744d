import type { AnyGame } from '@stolik/kernel/game';
import { type Beat, gainOf } from './course.ts';
import { runWith } from './review-runs.ts';
import type { StoryPlan } from './review-story.ts';

/** More sentences about one turn are left out, but never the last one. */
const MOST_TOLD = 4;

/** The consequences of decisions: in the same turn or round, and until the same side decided again. */
export class Aftermath {
  private readonly game: AnyGame;
  private readonly plan: StoryPlan;

  constructor(game: AnyGame, plan: StoryPlan) {
    this.game = game;
    this.plan = plan;
  }

  /** What a turn or round brought, in the game's own words. */
  told(beat: Beat): string {
    const sentences = this.sentencesOf(beat);
    if (sentences.length <= MOST_TOLD) return sentences.join(' ');
    // The last one says how it ended.
    return [...sentences.slice(0, MOST_TOLD - 1), sentences.at(-1)].join(' ');
  }

  /** The last thing that happened, where it says why the game ended. */
  ending(): string {
    const last = this.plan.course.beats.at(-1);
    return (last && this.sentencesOf(last).at(-1)) ?? '';
  }

  /** What the others gained before the side of this decision moved again; a round tells it of everybody. */
  after(index: number): string {
    const { course, mine, speech, words, language } = this.plan;
    const { sides, count, isInRounds } = course;
    if (!count) return '';
    if (isInRounds) return this.told(this.beatOf(index));
    const gained = this.gainsAfter(index).flatMap(({ side, gain }) => {
      if (gain < count.least) return [];
      const seats = sides.flatMap((each, seat) => (each === side ? [seat] : []));
      return [words.afterIt(speech, { seats, isMine: side === mine }, count.amount(gain, language))];
    });
    return gained.join(' ');
  }

  /** Whether a decision of another side brought something to these sides; where nothing is counted nobody knows. */
  hasHelped(index: number, ours: readonly (number | undefined)[]): boolean {
    const { count, isInRounds } = this.plan.course;
    if (!count) return true;
    const beat = this.beatOf(index);
    if (isInRounds) return ours.some((side) => side !== undefined && gainOf(beat, side, count.isLess === true) > 0);
    return this.gainsAfter(index).some(({ side, gain }) => ours.includes(side) && gain >= count.least);
  }

  /** By how much the counts of the other sides rose before this side decided again. */
  private gainsAfter(index: number): readonly { readonly side: number; readonly gain: number }[] {
    const { beats, decisions, sides } = this.plan.course;
    const own = sides[decisions[index]!.seat]!;
    const isOwn = (beat: Beat): boolean => beat.decisions.some((each) => sides[decisions[each]!.seat] === own);
    // Extra turns belong to the decision that brought them.
    const from = beats.indexOf(runWith(this.plan.course, index).at(-1)!) + 1;
    const next = beats.findIndex((beat, at) => at >= from && isOwn(beat));
    const between = beats.slice(from, next < 0 ? beats.length : next);
    const [first, last] = [between[0], between.at(-1)];
    if (!first || !last) return [];
    return last.after.flatMap((value, side) => (side === own ? [] : [{ side, gain: value - first.before[side]! }]));
  }

  beatOf(index: number): Beat {
    return this.plan.course.beats.find(({ decisions }) => decisions.includes(index))!;
  }

  private sentencesOf({ events }: Beat): readonly string[] {
    const { course, speech } = this.plan;
    const { count, limits, isForKids } = course;
    if (count?.told && !isForKids) return count.told(events, speech, limits);
    const told = events.map((event) => this.game.tell(event, speech)).filter(Boolean);
    return [...new Set(told)];
  }
}
