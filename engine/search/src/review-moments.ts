import type { Action, AnyGame, Seat } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import type { AnyBook } from './book.ts';
import { type Beat, gainOf, leadOf } from './course.ts';
import { type Decision, type Glance, type Judgement, LEAST_LOST, type Lesson } from './review.ts';
import { Aftermath } from './review-aftermath.ts';
import { decidingRound, leadIn } from './review-deciding.ts';
import { Differences } from './review-difference.ts';
import { Rounds } from './review-hindsight.ts';
import { runsOf, runWith } from './review-runs.ts';
import { endedFor, namedChange, type StoryPlan, scoreText } from './review-story.ts';
import type { Moment, MomentKind, Played, Strip } from './reviewed.ts';
import { signed } from './signed.ts';

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

/** A gain that leaves its side so many times as much behind does not count as good. */
const HOPELESS = 4;

/** A turn that changed much, and the side that gained. */
export interface Swing {
  readonly moment: Moment;
  readonly side: number;
  readonly gain: number;
  /** The turn before it was one of the decisions that are looked at. */
  readonly isAnswer: boolean;
}

/** Makes moments of decisions: when they were, what the score was, what the game says of them. */
export class Moments {
  private readonly game: AnyGame;
  private readonly book: AnyBook;
  private readonly played: Played;
  private readonly plan: StoryPlan;
  private readonly isLess: boolean;
  readonly aftermath: Aftermath;
  readonly rounds: Rounds;
  private readonly differences: Differences;

  constructor(game: AnyGame, book: AnyBook, played: Played, plan: StoryPlan) {
    this.game = game;
    this.book = book;
    this.played = played;
    this.plan = plan;
    this.isLess = plan.course.count?.isLess === true;
    this.aftermath = new Aftermath(game, plan);
    this.rounds = new Rounds(game, plan);
    this.differences = new Differences(game, plan);
  }

  at(index: number, kind: MomentKind, title: string): Moment {
    const { step, seat, played } = this.decisionAt(index);
    const beat = this.beatOf(index);
    const bare = { kind, step, seat, played, when: beat.when, title, also: [], came: '', says: '', again: 0 };
    return { ...bare, score: this.scoreOf(beat, seat) };
  }

  mistake({ step, best, again, bestValue, playedValue }: Lesson, kind: 'mistake' | 'rival'): Moment {
    const { words, speech, course } = this.plan;
    const index = course.decisions.findIndex((decision) => decision.step === step);
    const came = this.aftermath.after(index);
    // What it would have done says more than what it promised.
    const would = this.rounds.told(index, best);
    const why = would ? '' : this.reasonFor(index, best);
    // Reasons speak to whoever decides; what came of it says enough of a rival's mistake.
    const theirs = came || !why ? '' : words.fromTheirView(speech.nameOf(this.decisionAt(index).seat), lowered(why));
    const rivals = would || this.differences.told(this.decisionAt(index), best) || theirs;
    const says = kind === 'rival' ? rivals : this.whyBetter(index, best) || words.lookedAhead;
    const chances = { best: bestValue, played: playedValue };
    const also = would ? this.alsoAt(index) : [];
    const moment = { ...this.at(index, kind, words.titles[kind]), also, came, says, chances, again: again.length };
    // A better move of somebody else of which nothing can be said teaches nobody anything.
    return kind === 'rival' && !says ? moment : { ...moment, best };
  }

  /** Counts can tell moves apart: where they cannot, and the game has no reason either, no move is called better. */
  canTell(index: number, best: Action): boolean {
    const { count, isInRounds, isForKids } = this.plan.course;
    return !count || isInRounds || isForKids || this.whyBetter(index, best) !== '';
  }

  /** How another decision differs from the one that was made; what holds for both is left out. May be empty. */
  whyBetter(index: number, best: Action): string {
    const would = this.rounds.told(index, best);
    if (would) return would;
    const played = sentencesIn(this.reasonFor(index));
    const reasons = sentencesIn(this.reasonFor(index, best)).filter((reason) => !played.includes(reason));
    const difference = this.differences.told(this.decisionAt(index), best);
    // While a game runs nobody knows what the others could answer: there a hope has to do.
    if (!difference && this.plan.course.outcome && this.isHope(index, best)) return '';
    return [...reasons, difference].filter(Boolean).join(' ');
  }

  hasDifference(index: number, action: Action): boolean {
    return this.differences.told(this.decisionAt(index), action) !== '';
  }

  private isHope(index: number, action?: Action): boolean {
    const { seat, state, step, played } = this.decisionAt(index);
    return this.book.isHope?.(this.game.redeal(state, seat, new SeededRng(step)), seat, action ?? played) ?? false;
  }

  /** The decision that brought most, or, where none brought anything, that stood out most; never one that was a mistake. */
  best(own: readonly Looked[], lessons: readonly Lesson[]): Moment | undefined {
    const { count, sides, isInRounds } = this.plan.course;
    const valued = own
      .filter(({ index, decision }) => !this.isInLesson(index, lessons) && !this.hasLostBy(decision))
      // In a round the first decision is the program; those that follow only carry it out.
      .filter(({ index, decision: { seat } }) => {
        return this.beatOf(index).decisions.find((each) => this.decisionAt(each).seat === seat) === index;
      })
      .map(({ index, decision, glance }) => {
        const side = sides[decision.seat]!;
        // Of turns in a row the one that brought most stands for all of them.
        const run = runWith(this.plan.course, index);
        const most = run.toSorted((a, b) => gainOf(b, side, this.isLess) - gainOf(a, side, this.isLess))[0];
        const isMost = most === this.beatOf(index);
        // Rounds are decided at the same time: a hit counts, even where another program promised more.
        const isAdvised = this.played.advised?.[decision.step] === decision.played;
        const isGood = isInRounds || isAdvised || glance.best - glance.played < LEAST_LOST;
        const isEarned = count?.earned?.(this.beatOf(index).events, decision.seat) ?? true;
        const gain = count && isMost && isEarned ? this.netGain(run, side) : 0;
        return { index, run, side, gain, isGood, merit: glance.played - glance.others };
      })
      .filter(({ run, side, gain }) => !this.isHollow(run, side, gain));
    // What brought something comes before what only promised it, even where still more was possible.
    const rankOf = ({ gain, isGood }: (typeof valued)[number]): number => (gain > 0 ? 1 + Number(isGood) : 0);
    const whole = ({ run, side }: (typeof valued)[number]): number => gainOf(wholeOf(run), side, this.isLess);
    valued.sort(
      (a, b) => rankOf(b) - rankOf(a) || b.gain - a.gain || whole(b) - whole(a) || b.merit - a.merit || a.index - b.index,
    );
    // In a round nobody knows what the others do: without a gain a program was only a guess.
    const isGuess = isInRounds && count !== undefined;
    const first = valued.find(
      ({ gain, merit, index }) =>
        gain > 0 || (gain === 0 && !isGuess && merit >= LEAST_MERIT && !this.isIdle(index) && !this.isHope(index)),
    );
    if (!first) return undefined;
    const { titles } = this.plan.words;
    const told = first.gain > 0 ? this.toldOf(first.index, first.run) : '';
    // A gain that no event tells, such as a repair, is not praised with what the program promised.
    const says = told || (isGuess ? '' : this.reasonFor(first.index));
    if (!says) return undefined;
    const title = this.played.you === undefined ? titles.best : titles.yourBest;
    const { seat } = this.decisionAt(first.index);
    const score = this.scoreOf(first.gain > 0 ? wholeOf(first.run) : this.beatOf(first.index), seat);
    return { ...this.at(first.index, 'best', title), also: this.alsoAt(first.index), says, score };
  }

  /** A turn with a mistake in it is not praised for its other half. */
  private isInLesson(index: number, lessons: readonly Lesson[]): boolean {
    const steps = this.beatOf(index).decisions.map((each) => this.decisionAt(each).step);
    return lessons.some(({ step }) => steps.includes(step));
  }

  /** A small gain of somebody who was far behind and lost: praise for it sounds like mockery. */
  private isHollow(run: readonly Beat[], side: number, gain: number): boolean {
    const { outcome, sides } = this.plan.course;
    const isLost = outcome !== undefined && !outcome.winners.some((seat) => sides[seat] === side);
    return isLost && gain > 0 && -leadOf(run.at(-1)!.after, side, this.isLess) > HOPELESS * gain;
  }

  /** What the decision brought, and what all turns in a row with it did. */
  private toldOf(index: number, run: readonly Beat[]): string {
    const { words, course } = this.plan;
    const side = course.sides[this.decisionAt(index).seat]!;
    const gained = ({ before, after }: Beat): number => after[side]! - before[side]!;
    const [all, own] = [gained(wholeOf(run)), gained(this.beatOf(index))];
    const row = all === own ? '' : words.inARow(signed(all));
    return [this.aftermath.told(this.beatOf(index)), row].filter(Boolean).join(' ');
  }

  /** The last thing that somebody did who then lost, whatever it brought: nobody's best. */
  private hasLostBy({ step, seat }: Decision): boolean {
    const { decisions, sides, outcome, isInRounds, beats } = this.plan.course;
    const winners = outcome?.winners ?? [];
    if (winners.length === 0 || winners.some((winner) => sides[winner] === sides[seat])) return false;
    const last = decisions.findLastIndex((decision) => decision.seat === seat);
    return isInRounds ? this.beatOf(last) === beats.at(-1) && decisions[last]!.step === step : decisions.at(-1)?.step === step;
  }

  /** What the others played in the same round. */
  alsoAt(index: number): Moment['also'] {
    const { isInRounds } = this.plan.course;
    if (!isInRounds) return [];
    const all = this.beatOf(index).decisions.map((each) => this.decisionAt(each));
    const { seat } = this.decisionAt(index);
    const programs = all.filter((each, at) => each.seat !== seat && all.findIndex((other) => other.seat === each.seat) === at);
    return programs.map(({ step, seat: other, played }) => ({ step, seat: other, played }));
  }

  /** A move that no first hint would be. */
  private isIdle(index: number): boolean {
    const { seat, state, step, played } = this.decisionAt(index);
    const world: unknown = this.game.redeal(state, seat, new SeededRng(step));
    return this.book.adviser.idle?.(world, seat)(played) ?? false;
  }

  /** In a round nobody knows the others' programs: who came out of it ahead, or put a rival out, made no mistake there. */
  hasPaidOff({ step, seat }: Pick<Judgement, 'step' | 'seat'>): boolean {
    const { decisions, sides, isInRounds, count } = this.plan.course;
    if (!isInRounds || !count) return false;
    const beat = this.beatOf(decisions.findIndex((decision) => decision.step === step));
    return gainOf(beat, sides[seat]!, this.isLess) > 0 || this.outIn(beat).some((other) => sides[other] !== sides[seat]);
  }

  /** Who was knocked out in a round. */
  private outIn(beat: Beat): readonly Seat[] {
    const { count, decisions } = this.plan.course;
    const before = count?.out?.(decisions[beat.decisions[0]!]!.state) ?? [];
    return (count?.out?.(this.rounds.endOf(beat)) ?? []).filter((seat) => !before.includes(seat));
  }

  /**
   * The turns and rounds that the story names: which one decided the game, and which one ended it. Empty where nothing is counted. `most` is
   * the step of the largest swing.
   */
  deciding(most: number | undefined): readonly Moment[] {
    const { course, mine, words } = this.plan;
    const { beats, count, isInRounds } = course;
    if (!count || mine === undefined || course.isForKids || course.resigned !== undefined) return [];
    const { titles } = words;
    if (!isInRounds) {
      const lead = leadIn(course);
      if (!lead || lead.how === 'all' || lead.how === 'most') return [];
      // Whoever only saw the other side spend a point has won nothing there.
      if (lead.how === 'from' && this.ownGain(lead.beat) < count.least) return [];
      const [moment] = this.swingIn(lead.beat, titles.lead);
      if (!moment) return [];
      return [lead.how === 'late' || moment.step === most ? { ...moment, title: titles.decidingTurn } : moment];
    }
    const decisive = decidingRound(course, mine)?.beat;
    const last = beats.at(-1);
    const end = last && last !== decisive && this.outIn(last).length > 0 ? this.swingIn(last, titles.finish) : [];
    return [...(decisive ? this.swingIn(decisive, titles.deciding) : []), ...end];
  }

  /** What the winner's own points rose by in the turns in a row that this one is part of. */
  private ownGain(beat: Beat): number {
    const { outcome, sides } = this.plan.course;
    const whole = wholeOf(runWith(this.plan.course, beat.decisions[0]!));
    const side = sides[outcome!.winners[0]!]!;
    return whole.after[side]! - whole.before[side]!;
  }

  /** The turn with all its extra turns, or the round, told by the one who moved; in a round by the reader. */
  private swingIn(beat: Beat, title: string): readonly Moment[] {
    const { course, mine } = this.plan;
    const index = course.isInRounds ? this.indexIn(beat, mine!) : beat.decisions[0];
    if (index === undefined) return [];
    const run = course.isInRounds ? [beat] : runWith(course, index);
    const score = this.scoreOf(wholeOf(run), this.decisionAt(index).seat);
    const says = this.toldOf(index, run);
    if (course.isInRounds && !says) return [];
    return [{ ...this.at(index, 'swing', title), also: this.alsoAt(index), says, score }];
  }

  /** What turns in a row brought, less what the answer to them took; a round holds both already. */
  private netGain(run: readonly Beat[], side: number): number {
    const { beats, isInRounds } = this.plan.course;
    const answer = isInRounds ? undefined : beats[beats.indexOf(run.at(-1)!) + 1];
    return gainOf(wholeOf(run), side, this.isLess) + (answer ? Math.min(0, gainOf(answer, side, this.isLess)) : 0);
  }

  /** The turns that changed most, whoever made them; the second only if it is at least half as large. */
  swings(beats: readonly Beat[]): readonly Swing[] {
    const { count } = this.plan.course;
    const runs = count ? runsOf(this.plan.course, beats) : beats.map((beat) => [beat]);
    const found = runs.flatMap((run) => {
      const whole = wholeOf(run);
      const gains = whole.before.map((_, side) => gainOf(whole, side, this.isLess));
      const gain = Math.max(...gains);
      const side = gains.indexOf(gain);
      if (gain <= 0) return [];
      const [best] = run.toSorted((a, b) => gainOf(b, side, this.isLess) - gainOf(a, side, this.isLess));
      // One turn that brought everything is told by itself.
      const beat = gainOf(best!, side, this.isLess) >= gain ? best! : whole;
      const index = this.indexIn(best!, side);
      const answered = beats[beats.indexOf(run[0]!) - 1]?.decisions ?? [];
      const isAnswer = answered.some((each) => this.played.of.includes(this.decisionAt(each).seat));
      return index === undefined ? [] : [{ index, gain, side, beat, isAnswer, isRun: beat === whole && run.length > 1 }];
    });
    found.sort((a, b) => b.gain - a.gain || a.index - b.index);
    const [first, second] = found;
    // Chances move a little with every thought.
    if (!first || (!count && first.gain < LEAST_SWING)) return [];
    const least = count?.least ?? LEAST_SWING;
    const isLarge = second !== undefined && second.gain >= least && second.gain * 2 >= first.gain;
    // Whoever lost wants to know what took most, however much more something else brought.
    const { mine } = this.plan;
    const isLost = count !== undefined && mine !== undefined && endedFor(this.plan) === 'lost';
    const against = isLost ? found.find(({ side, gain }) => side !== mine && gain >= least) : undefined;
    const chosen = [...new Set([first, ...(isLarge ? [second] : []), ...(against ? [against] : [])])];
    const { titles } = this.plan.words;
    const [most, much] = count ? [titles.swing, titles.bigSwing] : [titles.chanceSwing, titles.bigChanceSwing];
    return chosen.map(({ index, side, beat, gain, isAnswer, isRun }, at) => {
      const { seat } = this.decisionAt(index);
      const own = beat.after[side]! - beat.before[side]!;
      const row = isRun && count ? this.plan.words.inARow(signed(own)) : '';
      const says = [this.aftermath.told(this.beatOf(index)), row].filter(Boolean).join(' ');
      const moment = { ...this.at(index, 'swing', at === 0 ? most : much), also: this.alsoAt(index), says };
      return { moment: { ...moment, score: this.scoreOf(beat, seat) }, side, gain, isAnswer };
    });
  }

  /** Whose decision a swing is told by: in a round the reader's, because it shows all programs; else that of the side that gained. */
  private indexIn({ decisions }: Beat, side: number): number | undefined {
    const { sides, isInRounds } = this.plan.course;
    const { you } = this.played;
    const own = isInRounds && you !== undefined ? decisions.find((each) => this.decisionAt(each).seat === you) : undefined;
    return own ?? decisions.find((each) => sides[this.decisionAt(each).seat] === side) ?? decisions[0];
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
    // A drawing in which nothing moves says nothing.
    if (lines.every(({ values }) => new Set(values).size === 1)) return undefined;
    return {
      name: count ? (count.caption ?? count.name)[this.played.language] : this.plan.words.chances,
      isLess: this.isLess,
      isChance: !count,
      lines,
      whens: beats.map(({ when }) => when),
      steps: beats.map(({ decisions }) => this.decisionAt(decisions[0]!).step),
    };
  }

  /** Why this action, or the one that was played, is good; empty where what the game says speaks against it. */
  reasonFor(index: number, action?: Action): string {
    const { seat, state, step, played, known } = this.decisionAt(index);
    const world: unknown = this.game.redeal(state, seat, new SeededRng(step));
    const about = action ?? played;
    if (this.book.speaksFor?.(world, seat, about) === false) return '';
    return this.book.explainMove?.(world, seat, about, this.played.language, known) ?? '';
  }

  private decisionAt(index: number): Decision {
    return this.plan.course.decisions[index]!;
  }

  private beatOf(index: number): Beat {
    return this.aftermath.beatOf(index);
  }

  private scoreOf(beat: Beat, seat: Seat): string {
    const { course } = this.plan;
    const { before, after } = beat;
    if (!course.count || course.isForKids || before.every((value, side) => value === after[side])) return '';
    // Elsewhere more is better: here everybody's number has a name.
    if (this.isLess) return `${course.count.name[this.played.language]}: ${namedChange(this.plan, beat)}`;
    if (before.length < 3) return `${scoreText(this.plan, before)} → ${scoreText(this.plan, after)}`;
    const side = course.sides[seat]!;
    return `${before[side]} → ${after[side]}`.replaceAll('-', '−');
  }
}

/** Turns in a row as one. */
const wholeOf = (run: readonly Beat[]): Beat => ({ ...run[0]!, after: run.at(-1)!.after });

/** Reasons are whole sentences. */
const sentencesIn = (text: string): readonly string[] => text.split(/(?<=[.!?])\s+/).filter(Boolean);

/** After a colon; an abbreviation stays as it is. */
const lowered = (text: string): string => (/^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));
