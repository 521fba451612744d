import type { Action, AnyGame } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import type { AnyBook } from './book.ts';
import { type Beat, gainOf, type When } from './course.ts';
import { type Decision, type Glance, type Judgement, LEAST_LOST, type Lesson } from './review.ts';
import { type StoryPlan, scoreText } from './review-story.ts';
import type { Moment, MomentKind, Played, Strip } from './reviewed.ts';

/** A decision with what a quick look found. */
export interface Looked {
  /** Its place in the course. */
  readonly index: number;
  readonly decision: Decision;
  readonly glance: Glance;
}

/** Swings of chances that are smaller can be nothing but dice. */
const LEAST_SWING = 0.1;
/** What brought nothing is called the best move only if the others were worse by this, on average. */
const LEAST_MERIT = 0.05;
/** So many sentences about one turn. */
const MOST_TOLD = 4;

/** Makes moments of decisions: when they were, what the score was, what the game says of them. */
export class Moments {
  private readonly game: AnyGame;
  private readonly book: AnyBook;
  private readonly played: Played;
  private readonly plan: StoryPlan;
  private readonly isLess: boolean;

  constructor(game: AnyGame, book: AnyBook, played: Played, plan: StoryPlan) {
    this.game = game;
    this.book = book;
    this.played = played;
    this.plan = plan;
    this.isLess = plan.course.count?.isLess === true;
  }

  at(index: number, kind: MomentKind, title: string): Moment {
    const { step, seat, played } = this.decisionAt(index);
    return { kind, step, seat, played, when: this.whenOf(index), title, says: '', score: this.scoreAt(index), again: 0 };
  }

  mistake({ step, best, again, bestValue, playedValue }: Lesson, kind: 'mistake' | 'rival'): Moment {
    const { words, speech, course } = this.plan;
    const index = course.decisions.findIndex((decision) => decision.step === step);
    const why = this.reasonOf(index, best);
    // Reasons speak to whoever decides.
    const says = kind === 'mistake' || !why ? why : words.fromTheirSeat(speech.nameOf(this.decisionAt(index).seat), why);
    const chances = { best: bestValue, played: playedValue };
    return { ...this.at(index, kind, words.titles[kind]), best, says, chances, again: again.length };
  }

  /** The decision that brought most, or, where none brought anything, that stood out most; never one that was a mistake. */
  best(own: readonly Looked[], lessons: readonly Lesson[]): Moment | undefined {
    const { count, sides, isInRounds } = this.plan.course;
    const valued = own
      .filter(({ decision }) => !lessons.some(({ step }) => step === decision.step))
      // In a round the first decision is the program; those that follow only carry it out.
      .filter(({ index, decision: { seat } }) => {
        return this.beatOf(index).decisions.find((each) => this.decisionAt(each).seat === seat) === index;
      })
      .map(({ index, decision, glance }) => {
        const beat = this.beatOf(index);
        // Rounds are decided at the same time: a hit counts, even where another program promised more.
        const isGood = isInRounds || glance.best - glance.played < LEAST_LOST;
        const gain = count ? this.netGain(beat, sides[decision.seat]!) : 0;
        return { index, gain: isGood ? gain : Math.min(gain, 0), merit: glance.played - glance.others };
      });
    valued.sort((a, b) => b.gain - a.gain || b.merit - a.merit || a.index - b.index);
    const [first] = valued;
    if (!first || first.gain < 0 || (first.gain === 0 && (first.merit < LEAST_MERIT || this.isIdle(first.index))))
      return undefined;
    const { titles } = this.plan.words;
    const told = first.gain > 0 ? this.told(this.beatOf(first.index)) : '';
    return {
      ...this.at(first.index, 'best', this.played.you === undefined ? titles.best : titles.yourBest),
      says: told || this.reasonOf(first.index),
    };
  }

  /** A move that no first hint would be. */
  private isIdle(index: number): boolean {
    const { seat, state, step, played } = this.decisionAt(index);
    const world: unknown = this.game.redeal(state, seat, new SeededRng(step));
    return this.book.adviser.idle?.(world, seat)(played) ?? false;
  }

  /** In a round nobody knows the others' programs: who came out of it ahead made no mistake there. */
  hasPaidOff({ step, seat }: Judgement): boolean {
    const { decisions, sides, isInRounds, count } = this.plan.course;
    const index = decisions.findIndex((decision) => decision.step === step);
    return isInRounds && count !== undefined && gainOf(this.beatOf(index), sides[seat]!, this.isLess) > 0;
  }

  /** What a turn brought, less what the answer to it took; a round holds both already. */
  private netGain(beat: Beat, side: number): number {
    const { beats, isInRounds } = this.plan.course;
    const answer = isInRounds ? undefined : beats[beats.indexOf(beat) + 1];
    return gainOf(beat, side, this.isLess) + (answer ? Math.min(0, gainOf(answer, side, this.isLess)) : 0);
  }

  /** The turns that changed most, whoever made them; the second only if it is at least half as large. */
  swings(beats: readonly Beat[]): readonly Moment[] {
    const { count, sides } = this.plan.course;
    const found = beats.flatMap((beat) => {
      const gains = beat.before.map((_, side) => gainOf(beat, side, this.isLess));
      const gain = Math.max(...gains);
      const side = gains.indexOf(gain);
      const index = beat.decisions.find((each) => sides[this.decisionAt(each).seat] === side) ?? beat.decisions[0];
      return index === undefined || gain <= 0 ? [] : [{ index, gain }];
    });
    found.sort((a, b) => b.gain - a.gain || a.index - b.index);
    const [first, second] = found;
    // Chances move a little with every thought.
    if (!first || (!count && first.gain < LEAST_SWING)) return [];
    const isLarge = second !== undefined && second.gain >= (count?.least ?? LEAST_SWING) && second.gain * 2 >= first.gain;
    const { titles } = this.plan.words;
    return (isLarge ? [first, second] : [first]).map(({ index }, at) => {
      const says = this.told(this.beatOf(index));
      return { ...this.at(index, 'swing', at === 0 ? titles.swing : titles.bigSwing), says };
    });
  }

  /** The beats with chances as far as quick looks know them; the end is certain. */
  chanceBeats(looked: readonly Looked[]): readonly Beat[] {
    const { beats, sides, outcome } = this.plan.course;
    const count = new Set(sides).size;
    const now = Array.from({ length: count }, () => 1 / Math.max(2, count));
    const glances = new Map(looked.map(({ index, glance }) => [index, glance]));
    const befores = beats.map(({ decisions }) => {
      for (const index of decisions) {
        const glance = glances.get(index);
        if (!glance) continue;
        const side = sides[this.decisionAt(index).seat]!;
        now[side] = glance.best;
        if (count === 2) now[1 - side] = 1 - glance.best;
      }
      return [...now];
    });
    const winners = outcome?.winners.map((seat) => sides[seat]) ?? [];
    const end = now.map((_, side) => (winners.length === 0 && count > 1 ? 1 / count : Number(winners.includes(side))));
    return beats.map((beat, index) => ({
      ...beat,
      before: befores[index]!,
      after: befores[index + 1] ?? (outcome ? end : [...now]),
    }));
  }

  strip(beats: readonly Beat[]): Strip | undefined {
    const { count, sides } = this.plan.course;
    const [first] = beats;
    // Children see no chances.
    if (!first || (!count && this.plan.course.isForKids)) return undefined;
    const lines = first.before.map((start, side) => ({
      seats: sides.flatMap((each, seat) => (each === side ? [seat] : [])),
      values: [start, ...beats.map(({ after }) => after[side]!)],
    }));
    return {
      name: count ? count.name[this.played.language] : this.plan.words.chances,
      isLess: this.isLess,
      isChance: !count,
      lines,
      whens: beats.map(({ when }) => when),
      steps: beats.map(({ decisions }) => this.decisionAt(decisions[0]!).step),
    };
  }

  /** What came of a beat, in the game's own words. */
  told(beat: Beat): string {
    return this.sentencesOf(beat).slice(0, MOST_TOLD).join(' ');
  }

  /** The last thing that happened, where it says why the game ended. */
  ending(): string {
    const last = this.plan.course.beats.at(-1);
    return (last && this.sentencesOf(last).at(-1)) ?? '';
  }

  private sentencesOf({ events }: Beat): readonly string[] {
    const told = events.map((event) => this.game.tell(event, this.plan.speech)).filter(Boolean);
    return [...new Set(told)];
  }

  /** Why this action, or the one that was played, is good or bad. */
  reasonOf(index: number, action?: Action): string {
    const { seat, state, step, played, known } = this.decisionAt(index);
    const world: unknown = this.game.redeal(state, seat, new SeededRng(step));
    return this.book.explainMove?.(world, seat, action ?? played, this.played.language, known) ?? '';
  }

  private decisionAt(index: number): Decision {
    return this.plan.course.decisions[index]!;
  }

  private beatOf(index: number): Beat {
    return this.plan.course.beats.find(({ decisions }) => decisions.includes(index))!;
  }

  private whenOf(index: number): When {
    const { when } = this.beatOf(index);
    if ('round' in when) return when;
    const { seat } = this.decisionAt(index);
    return { turn: this.plan.course.decisions.slice(0, index + 1).filter((decision) => decision.seat === seat).length };
  }

  private scoreAt(index: number): string {
    const { course } = this.plan;
    const { before, after } = this.beatOf(index);
    if (!course.count || course.isForKids || before.every((value, side) => value === after[side])) return '';
    const side = course.sides[this.decisionAt(index).seat]!;
    const score =
      before.length < 3
        ? `${scoreText(this.plan, before)} → ${scoreText(this.plan, after)}`
        : `${before[side]} → ${after[side]}`.replaceAll('-', '−');
    // Elsewhere more is better: here the name says that it is not.
    return this.isLess ? `${course.count.name[this.played.language]} ${score}` : score;
  }
}
