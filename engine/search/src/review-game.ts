import { type Action, ActionList, type AnyGame } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import { speechOf } from '@stolik/look/speech';
import { type Advice, advise, CLOSE, ponder } from './advice.ts';
import type { AnyBook } from './book.ts';
import { type Beat, type Course, courseOf, gainOf, numberOf } from './course.ts';
import { type Decision, glanceAt, type Judgement, judge, LEAST_LOST, type Lesson, lessonsOf, suspicion } from './review.ts';
import { decisiveStretch } from './review-deciding.ts';
import { type Looked, Moments, type Swing } from './review-moments.ts';
import { restOf } from './review-rest.ts';
import { runWith } from './review-runs.ts';
import { endedFor, quietOf, type Rescue, type StoryPlan, storyOf, verdictOn } from './review-story.ts';
import type { ReviewWords } from './review-words.ts';
import type { Moment, MomentKind, Played, Progress, Review } from './reviewed.ts';
import { en } from './words/en/review.ts';
import { pl } from './words/pl/review.ts';
import { ru } from './words/ru/review.ts';

const WORDS: Readonly<Record<Language, ReviewWords>> = { en, ru, pl };

/** Between the scores of a moment. */
const ARROW = ' → ';

/** So many decisions that look bad are thought about as long as a hint is. */
const MOST_LOOKED_AT = 8;
const MOST_OF_RIVALS = 2;
/** So many moments are tried out for an exercise where no mistake was found. */
const MOST_TRIED = 2;
/** The move before the swing of the others is thought about once. */
const MOST_PREVENTED = 1;
/** Not every other idea has a reason that can be told. */
const MOST_IDEAS = 4;
/** The others are looked at more quickly: one mistake of theirs is enough. */
const QUICKER = 0.05;

/** Looks a game through: what happened, where most was given away, what was good. Yields before each thought. */
export function* reviewing(game: AnyGame, book: AnyBook, played: Played): Generator<Progress, Review> {
  return yield* new Reviewer(game, book, played).review();
}

/** An action that makes something happen at once. */
interface Gain {
  readonly action: Action;
  /** What it brings; it may cost more than that. */
  readonly gain: number;
}

class Reviewer {
  private readonly game: AnyGame;
  private readonly book: AnyBook;
  private readonly played: Played;
  private readonly course: Course;
  private readonly plan: StoryPlan;
  private readonly moments: Moments;
  private done = 0;
  private thoughts = 0;

  constructor(game: AnyGame, book: AnyBook, played: Played) {
    const { you, of, names, language } = played;
    this.game = game;
    this.book = book;
    this.played = played;
    this.course = courseOf(game, book, played, you ?? of[0] ?? 0);
    const { isForKids } = this.course;
    this.plan = {
      course: this.course,
      you,
      mine: you === undefined ? undefined : this.course.sides[you],
      quiet: quietOf(this.course),
      speech: speechOf({ language, you, isForKids, nameOf: (seat) => names[seat] ?? String(seat + 1) }),
      words: WORDS[language],
      language,
    };
    this.moments = new Moments(game, book, played, this.plan);
  }

  *review(): Generator<Progress, Review> {
    const { course, played, moments } = this;
    // While a game runs the hands of the others are theirs.
    const isOver = course.outcome !== undefined;
    const looks = [...course.decisions.entries()].filter(([, { seat }]) => isOver || played.of.includes(seat));
    this.thoughts = looks.length + MOST_LOOKED_AT + MOST_OF_RIVALS + MOST_TRIED + MOST_IDEAS + MOST_PREVENTED;
    const possible = this.possibleChances();
    const chances = possible.filter(({ gains }) => gains[0]!.gain > 0);
    const story = storyOf(this.plan, moments.aftermath.ending(), possible.length > 0);
    const counted = isOver && course.count ? moments.strip(course.beats) : undefined;
    const decisive = isOver ? decisiveStretch(course, this.plan.mine, this.plan.words.titles) : undefined;
    yield { ...this.progress(), early: { says: story, ...(counted && { strip: counted }), ...(decisive && { decisive }) } };

    const looked: Looked[] = [];
    for (const [index, decision] of looks) {
      yield this.progress();
      const glance = glanceAt(this.game, this.book, decision, played.of.includes(decision.seat) ? undefined : QUICKER);
      looked.push({ index, decision, glance });
    }
    const own = looked.filter(({ decision }) => played.of.includes(decision.seat));
    const lessons = lessonsOf(yield* this.judgeOwn(own));
    const rival = yield* this.judgeRivals(looked);
    const beats = course.count ? course.beats : moments.chanceBeats(looked);
    const swings = isOver ? moments.swings(beats).filter(hasSomethingToShow) : [];
    const best = moments.best(own, lessons);
    const found = [
      ...lessons.map((lesson) => moments.mistake(lesson, 'mistake')),
      ...(best ? [best] : []),
      ...(rival ? [moments.mistake({ ...rival, again: [] }, 'rival')] : []),
    ];
    const deciding = moments.deciding(swings[0]?.moment.step);
    found.push(...deciding.filter((moment) => !this.isTold(moment, found)));
    found.push(...this.untold(swings, found));
    const tried = lessons.length > 0 ? this.mostWorth(lessons).step : yield* this.exercise(own, chances, swings, found, deciding);
    const strip = counted ?? (isOver ? moments.strip(beats) : undefined);
    const lost = own.reduce((sum, { glance }) => sum + Math.max(0, glance.best - glance.played), 0);
    const followed = own.filter(({ decision }) => this.played.advised?.[decision.step] === decision.played).length;
    const mine = this.plan.mine;
    const isAnswered = swings.some(({ side, isAnswer }) => isAnswer && side !== mine);
    const shown = this.arranged(found);
    const rescue = this.rescueIn(shown);
    const mistakes = lessons.reduce((sum, { again }) => sum + 1 + again.length, 0);
    const verdict = verdictOn(this.plan, { mistakes, lost, followed, decisions: own.length, isAnswered, rescue });
    const isShown = shown.some(({ step }) => step === tried);
    const rest = restOf(this.plan, (beat) => this.isInRunOf(beat, shown));
    return {
      says: [...story, ...(rest ? [rest] : []), ...verdict],
      ...(strip && { strip }),
      moments: shown,
      ...(tried !== undefined && isShown && { tryAt: tried }),
    };
  }

  /** Another moment shows the same round, or turns in a row that this one is part of. */
  private isTold({ step, when }: Moment, found: readonly Moment[]): boolean {
    const { isInRounds, decisions } = this.course;
    if (isInRounds) return found.some((other) => numberOf(other.when) === numberOf(when));
    const run = this.runAt(step).flatMap((beat) => beat.decisions.map((index) => decisions[index]!.step));
    return found.some((other) => run.includes(other.step));
  }

  private isInRunOf(beat: Beat, shown: readonly Moment[]): boolean {
    return shown.some(({ step }) => this.runAt(step).includes(beat));
  }

  private runAt(step: number): readonly Beat[] {
    return runWith(
      this.course,
      this.course.decisions.findIndex((decision) => decision.step === step),
    );
  }

  /** Swings that no other moment tells already. Each value has one name: what is only as large as the best move is not the biggest. */
  private untold(swings: readonly Swing[], found: readonly Moment[]): readonly Moment[] {
    const { mine, words } = this.plan;
    const { isLess } = this.course.count ?? {};
    const best = found.find(({ kind }) => kind === 'best');
    const run = best && this.course.count ? this.runAt(best.step) : [];
    const whole = run.length > 0 ? { ...run[0]!, after: run.at(-1)!.after } : undefined;
    const most = whole && mine !== undefined ? gainOf(whole, mine, isLess === true) : 0;
    const isOurs = ({ side }: Swing): boolean => mine === undefined || side === mine;
    const left = swings.filter((swing) => !this.isTold(swing.moment, found) && !(isOurs(swing) && best && swing.gain <= most));
    const hasLead = found.some(({ kind }) => kind === 'swing');
    const isTheirsTold = found.some(({ kind, seat }) => kind === 'swing' && this.course.sides[seat] !== mine);
    const isBiggest = ({ gain }: Swing): boolean => gain > most && swings.every((other) => other.gain <= gain);
    const titled = left.map((swing, at) => {
      const { moment } = swing;
      if (at === 0 && swing === swings[0] && isBiggest(swing)) return moment;
      const isFirstOfTheirs = !isOurs(swing) && !isTheirsTold && !left.slice(0, at).some((other) => !isOurs(other));
      if (isFirstOfTheirs && mine !== undefined) {
        const { theirBest, theirBestRound } = words.titles;
        return { ...moment, title: this.course.isInRounds ? theirBestRound : theirBest };
      }
      return this.course.count ? { ...moment, title: words.titles.bigSwing } : moment;
    });
    // One turn that is told already, and one more, are enough of a game.
    return titled.filter((_, at) => at === 0 || !hasLead);
  }

  /** What another program would have made of a game that was lost. */
  private rescueIn(shown: readonly Moment[]): Rescue | undefined {
    if (this.plan.mine === undefined || !this.course.outcome || endedFor(this.plan) !== 'lost') return undefined;
    for (const { step, best, seat, when } of shown) {
      if (best === undefined || this.course.sides[seat] !== this.plan.mine) continue;
      const index = this.course.decisions.findIndex((decision) => decision.step === step);
      const end = this.moments.rounds.endOfGame(index, best);
      if (end) return { end, when };
    }
    return undefined;
  }

  /** Nothing is more worth trying again than what would have won a lost game. */
  private mostWorth(lessons: readonly Lesson[]): Lesson {
    const indexOf = (step: number): number => this.course.decisions.findIndex((decision) => decision.step === step);
    const wins = ({ step, best }: Lesson): boolean => this.moments.rounds.endOfGame(indexOf(step), best) === 'won';
    return (this.plan.mine !== undefined && endedFor(this.plan) === 'lost' ? lessons.find(wins) : undefined) ?? worstOf(lessons);
  }

  /** In the order of the game; in a lost game nobody reads of a rival's mistake first. */
  private arranged(found: readonly Moment[]): readonly Moment[] {
    const { isInRounds, outcome } = this.course;
    const ranks: readonly MomentKind[] = ['mistake', 'best', 'try', 'swing', 'rival'];
    const isDouble = (moment: Moment): boolean =>
      isInRounds &&
      found.some(
        ({ kind, when, step }) =>
          step !== moment.step && numberOf(when) === numberOf(moment.when) && ranks.indexOf(kind) < ranks.indexOf(moment.kind),
      );
    const moments = this.joined(found.filter((moment) => !isDouble(moment)).sort((a, b) => a.step - b.step));
    const isLost = this.plan.mine !== undefined && outcome !== undefined && endedFor(this.plan) === 'lost';
    return isLost && moments[0]?.kind === 'rival' ? moments.slice(1) : moments;
  }

  /** Where a score begins otherwise than the one before it ended, the turn between them is shown with it. */
  private joined(moments: readonly Moment[]): Moment[] {
    const { isInRounds, sides } = this.course;
    if (isInRounds || new Set(sides).size !== 2) return [...moments];
    return moments.map((moment, at) => {
      const before = moments.slice(0, at).findLast(({ score }) => score !== '');
      if (!before || !moment.score || numberOf(moment.when) - numberOf(before.when) > 1) return moment;
      const end = before.score.split(ARROW).at(-1)!;
      const isMet = moment.score.startsWith(`${end}${ARROW}`) || this.isTold(moment, [before]);
      return isMet ? moment : { ...moment, score: `${end}${ARROW}${moment.score}` };
    });
  }

  private progress(): Progress {
    return { done: this.done++, of: this.thoughts };
  }

  private *judgeOwn(own: readonly Looked[]): Generator<Progress, readonly Judgement[]> {
    const judgements: Judgement[] = [];
    for (const { decision, index } of suspectsIn(own).slice(0, MOST_LOOKED_AT)) {
      // The first hint on this device is no mistake, even where a slow machine had thought about it for less time.
      if (this.played.advised?.[decision.step] === decision.played || this.moments.hasPaidOff(decision)) continue;
      if (!this.hasLostInRow(own, index)) continue;
      yield this.progress();
      const judgement = judge(this.game, this.book, decision);
      const proved = judgement && this.inHindsight(index, judgement);
      if (proved && this.moments.canTell(index, proved.best)) judgements.push(proved);
    }
    return this.onePerRun(judgements);
  }

  /** Turns in a row are one decision: what all of them gave away counts, and only the worst of them is shown. */
  private hasLostInRow(own: readonly Looked[], index: number): boolean {
    const indices = runWith(this.course, index).flatMap(({ decisions }) => decisions);
    const glances = own.filter((look) => indices.includes(look.index)).map(({ glance }) => glance);
    return glances.length < 2 || glances[0]!.best - glances.at(-1)!.played >= LEAST_LOST;
  }

  private onePerRun(judgements: readonly Judgement[]): readonly Judgement[] {
    const lostBy = ({ bestValue, playedValue }: Judgement): number => bestValue - playedValue;
    const runOf = ({ step }: Judgement): unknown => this.runAt(step)[0];
    return judgements.filter((each) =>
      judgements.every((other) => runOf(other) !== runOf(each) || lostBy(other) <= lostBy(each)),
    );
  }

  /**
   * In a round an idea counts as better only if it would have done better against what the others really did. Where the first idea would
   * not have, another one may that promised as much more than what was played.
   */
  private inHindsight(index: number, judgement: Judgement): Judgement | undefined {
    const { rounds } = this.moments;
    const first = rounds.compare(index, judgement.best);
    if (first === undefined || first === 'better') return judgement;
    // Whoever collects things comes nearer to them in rounds that change no count.
    if (first === 'same' && !this.course.count!.isLess) return judgement;
    const found = judgement.better
      .map(({ action, value }) => ({ action, value, gain: rounds.gainBy(index, action)! }))
      .filter(({ gain }) => gain > 0)
      .sort((a, b) => b.gain - a.gain)[0];
    return found && { ...judgement, best: found.action, bestValue: found.value, idea: `action ${found.action}` };
  }

  /** The first of the likeliest mistakes of the others that really is one. */
  private *judgeRivals(looked: readonly Looked[]): Generator<Progress, Judgement | undefined> {
    const { sides } = this.course;
    const ours = this.played.of.map((seat) => sides[seat]);
    const { mine } = this.plan;
    // Without a count only the result says whether it mattered.
    if (!this.course.count && mine !== undefined && this.course.outcome && endedFor(this.plan) === 'lost') return undefined;
    const rivals = looked.filter(
      ({ decision, index }) => !ours.includes(sides[decision.seat]) && this.moments.aftermath.hasHelped(index, ours),
    );
    for (const { decision, index } of suspectsIn(rivals).slice(0, MOST_OF_RIVALS)) {
      if (this.moments.hasPaidOff(decision)) continue;
      yield this.progress();
      const judgement = judge(this.game, this.book, decision);
      const proved = judgement && this.inHindsight(index, judgement);
      if (proved) return proved;
    }
    return undefined;
  }

  /**
   * Where nothing was a mistake: a chance that was there in a dull time, another idea, or the move before the rivals' swing. It is added
   * to what was found; the answer is its step.
   */
  private *exercise(
    own: readonly Looked[],
    chances: readonly Chance[],
    swings: readonly Swing[],
    found: Moment[],
    deciding: readonly Moment[],
  ): Generator<Progress, number | undefined> {
    // Nobody is told to do their best move otherwise.
    const open = own.filter(({ decision }) => !found.some(({ kind, step }) => kind === 'best' && step === decision.step));
    const moment =
      (yield* this.missedChance(chances)) ??
      (yield* this.otherIdea(open, found.length === 0, deciding)) ??
      (yield* this.beforeSwing(open, swings));
    if (!moment) return undefined;
    const same = found.findIndex(({ step }) => step === moment.step);
    if (same < 0) found.push(moment);
    else if (moment.best !== undefined) found[same] = moment;
    return moment.step;
  }

  /** One's own decisions of the dull time at which something could have been brought about, what brings most first. */
  private possibleChances(): readonly Chance[] {
    const { count, beats, decisions } = this.course;
    const { quiet } = this.plan;
    if (!quiet || !count?.could) return [];
    const dull = beats.slice(quiet.first, quiet.last + 1).flatMap((beat) => beat.decisions);
    const chances = dull.flatMap((index): readonly Chance[] => {
      const decision = decisions[index]!;
      const gains = this.played.of.includes(decision.seat) ? this.gainsAt(decision) : [];
      return gains.length > 0 ? [{ index, decision, gains }] : [];
    });
    return chances.sort((a, b) => b.gains[0]!.gain - a.gains[0]!.gain || a.index - b.index);
  }

  private *missedChance(chances: readonly Chance[]): Generator<Progress, Moment | undefined> {
    const { count } = this.course;
    for (const { index, decision, gains } of chances.slice(0, MOST_TRIED)) {
      yield this.progress();
      const [idea] = this.adviceAt(decision).ideas;
      if (!idea || this.isAdvised(decision, [idea.action, ...idea.same])) continue;
      const better = gains.find(({ action }) => action === idea.action)?.action ?? gains[0]!.action;
      if (!this.isAsGood(decision, better)) continue;
      const could = count!.could!(decision.seat === this.played.you, this.played.language);
      const why = this.moments.whyBetter(index, better) || this.moments.reasonFor(index, better);
      const says = [could, why].filter(Boolean).join(' ');
      return { ...this.moments.at(index, 'try', this.plan.words.titles.missed), best: better, says };
    }
    return undefined;
  }

  private adviceAt({ seat, state, known }: Decision): Advice {
    return advise(this.game, this.book, state, seat, undefined, known?.memory);
  }

  /** What was the first hint, here or by the same judgement, is not held against anybody. */
  private isAdvised({ step, played }: Decision, first: readonly Action[]): boolean {
    return first.includes(played) || this.played.advised?.[step] === played;
  }

  /** Actions that make something happen at once, what brings most first. Nothing where there are too many to try. */
  private gainsAt({ seat, state }: Decision): readonly Gain[] {
    const { game } = this;
    const count = this.course.count!;
    if (game.count) return [];
    const list = new ActionList();
    game.legal(state, seat, list);
    const before = count.of(state)[seat]!;
    const gains = list.toArray().flatMap((action): readonly Gain[] => {
      const after: unknown = game.clone(state);
      game.play(after, seat, action);
      const gain = count.of(after)[seat]! - before;
      return count.stir(after) === count.stir(state) ? [] : [{ action, gain }];
    });
    return gains.sort((a, b) => b.gain - a.gain || a.action - b.action);
  }

  /** By the adviser's own judgement at least about as good as what was played. */
  private isAsGood({ seat, state, played, known }: Decision, better: Action): boolean {
    const manner = { salt: 'again', consider: [better, played], memory: known?.memory };
    const { candidates } = ponder(this.game, this.book, state, seat, manner).thought;
    const [one, other] = [better, played].map((action) => candidates.find((each) => each.action === action)?.value);
    return one !== undefined && other !== undefined && one >= other - CLOSE;
  }

  /** `isAnything`: there is nothing else to show, so that in a round it need not have done better, and elsewhere a hope will do. */
  private *otherIdea(
    own: readonly Looked[],
    isAnything: boolean,
    deciding: readonly Moment[],
  ): Generator<Progress, Moment | undefined> {
    const { rounds, aftermath } = this.moments;
    let spare: Moment | undefined;
    // A round that paid off needs no other idea.
    const open = own.filter(({ glance, decision }) => glance.best > glance.played && !this.moments.hasPaidOff(decision));
    // Nothing is more worth trying again than the round in which it was lost.
    const worthOf = ({ glance, decision }: Looked): number =>
      glance.best - glance.played + Number(deciding.some(({ step }) => step === decision.step));
    open.sort((a, b) => worthOf(b) - worthOf(a) || a.index - b.index);
    for (const { index, decision } of open.slice(0, MOST_IDEAS)) {
      yield this.progress();
      const { ideas } = this.adviceAt(decision);
      const [first] = ideas;
      if (!first || this.isAdvised(decision, [first.action, ...first.same])) continue;
      const idea = ideas.find(({ action }) => ['better', undefined].includes(rounds.compare(index, action)));
      const { action } = idea ?? first;
      const would = rounds.told(index, action);
      const why = this.moments.whyBetter(index, action) || (isAnything ? this.moments.reasonFor(index, action) : '');
      const says = (idea && would) || why;
      if (!says) continue;
      const { titles } = this.plan.words;
      const bare = this.moments.at(index, 'try', deciding.find(({ step }) => step === decision.step)?.title ?? titles.idea);
      const moment = { ...bare, best: action, came: aftermath.after(index), says };
      if (idea) return would ? { ...moment, also: this.moments.alsoAt(index) } : moment;
      if (rounds.compare(index, action) === 'same') spare ??= moment;
    }
    return isAnything ? spare : undefined;
  }

  /** With the idea that would have kept the others from most of it, where the counts show one. */
  private *prevented({ index, decision }: Looked, moment: Moment): Generator<Progress, Moment> {
    yield this.progress();
    const { ideas } = this.adviceAt(decision);
    const [first] = ideas;
    if (!first || this.isAdvised(decision, [first.action, ...first.same])) return moment;
    const idea = ideas.find(({ action }) => action !== decision.played && this.moments.hasDifference(index, action));
    if (!idea) return moment;
    const says = this.moments.whyBetter(index, idea.action);
    return { ...moment, best: idea.action, came: this.moments.aftermath.after(index), says };
  }

  /** The last decision before the others' swing, or before giving up. */
  private *beforeSwing(own: readonly Looked[], swings: readonly Swing[]): Generator<Progress, Moment | undefined> {
    const ours = this.played.of.map((seat) => this.course.sides[seat]);
    const swing = swings.find(({ side }) => !ours.includes(side))?.moment;
    // In a round all decide at the same time.
    if (swing && this.course.isInRounds) return this.played.of.includes(swing.seat) ? swing : undefined;
    const before = swing && own.findLast(({ decision }) => decision.step < swing.step);
    const { titles } = this.plan.words;
    if (before) {
      const came = this.moments.aftermath.after(before.index);
      return yield* this.prevented(before, { ...this.moments.at(before.index, 'try', titles.before), came });
    }
    const last = this.played.of.includes(this.course.resigned ?? -1) ? own.at(-1) : undefined;
    return last && this.moments.at(last.index, 'try', titles.gaveUp);
  }
}

/** A decision, and what it could have brought. */
interface Chance {
  readonly index: number;
  readonly decision: Decision;
  readonly gains: readonly Gain[];
}

/** A swing of chances of which the game says nothing shows nobody anything; a round at least shows a whole program. */
const hasSomethingToShow = ({ moment: { says, score, when } }: Swing): boolean => says !== '' || score !== '' || 'round' in when;

function suspectsIn(looked: readonly Looked[]): readonly Looked[] {
  return looked
    .filter(({ glance }) => suspicion(glance) > 0)
    .sort((a, b) => suspicion(b.glance) - suspicion(a.glance) || a.index - b.index);
}

const worstOf = (lessons: readonly Lesson[]): Lesson =>
  lessons.toSorted((a, b) => b.bestValue - b.playedValue - (a.bestValue - a.playedValue))[0]!;
