import type { Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import { listed, type Speech } from '@stolik/look/speech';
import type { Span } from './count.ts';
import { type Beat, type Course, leaderOf, leadOf, numberOf, type When } from './course.ts';
import { decidingRound, type Lead, leadIn } from './review-deciding.ts';
import type { ReviewWords, Side } from './review-words.ts';
import { shown } from './signed.ts';

/** The longest time in which nothing happened that people play for, in whole turns or rounds. */
export interface Quiet extends Span {
  /** Places in `Course.beats`, both included. */
  readonly first: number;
  readonly last: number;
}

/** Shorter than this, and than half of the game, it is not worth a word. */
const LEAST_QUIET = { turns: 6, rounds: 3 };

export function quietOf({ count, beats, isInRounds }: Course): Quiet | undefined {
  if (!count) return undefined;
  const numbers = [...new Set(beats.map(({ when }) => numberOf(when)))];
  // A turn of the reader is quiet only if the others' moves in it are, too.
  const stirred = new Set(beats.filter(({ isStirred }) => isStirred).map(({ when }) => numberOf(when)));
  let best: readonly number[] = [];
  for (let from = 0; from < numbers.length; ) {
    let to = from;
    while (to < numbers.length && !stirred.has(numbers[to]!)) to++;
    if (to - from > best.length) best = numbers.slice(from, to);
    from = to + 1;
  }
  if (best.length < LEAST_QUIET[isInRounds ? 'rounds' : 'turns'] || 2 * best.length < numbers.length) return undefined;
  const [from, to] = [best[0]!, best.at(-1)!];
  const first = beats.findIndex(({ when }) => numberOf(when) === from);
  const last = beats.findLastIndex(({ when }) => numberOf(when) === to);
  return { from, to, first, last, isWhole: stirred.size === 0 };
}

/** Everything a sentence about the whole game needs. */
export interface StoryPlan {
  readonly course: Course;
  /** Who reads it, and their side. */
  readonly you: Seat | undefined;
  readonly mine: number | undefined;
  readonly quiet: Quiet | undefined;
  readonly speech: Speech;
  readonly words: ReviewWords;
  readonly language: Language;
}

const sidesIn = ({ sides }: Course): readonly number[] => [...new Set(sides)];
const seatsOn = ({ sides }: Course, side: number): readonly number[] =>
  sides.flatMap((each, seat) => (each === side ? [seat] : []));

/** The reader's side first. */
const sidesFor = ({ course, mine }: StoryPlan): readonly number[] =>
  [...sidesIn(course)].sort((a, b) => Number(b === mine) - Number(a === mine));

/** `7:0`; with more sides than two every one by name. */
export function scoreText(plan: StoryPlan, values: readonly number[]): string {
  const sides = sidesFor(plan);
  // A colon between a number and a minus is hard to read.
  const colon = values.some((value) => value < 0) ? ' : ' : ':';
  return sides.length < 3 ? sides.map((side) => shown(values[side]!)).join(colon) : namedScore(plan, values);
}

export function nameOfSide({ course, mine, speech, words, language }: StoryPlan, side: number): string {
  const seats = seatsOn(course, side);
  if (side === mine && seats.length === 1) return words.you;
  return listed(
    seats.map((seat) => speech.nameOf(seat)),
    language,
  );
}

/** `you 3 of 3, Oto 3 of 5`: nobody has to know by heart which point puts them out. */
function namedScore(plan: StoryPlan, values: readonly number[]): string {
  const { course, words } = plan;
  const limitOf = (side: number): number | undefined => {
    const seats = seatsOn(course, side);
    return seats.length === 1 ? course.limits?.[seats[0]!] : undefined;
  };
  return sidesFor(plan)
    .map((side) => {
      const limit = limitOf(side);
      const value = shown(values[side]!);
      return `${nameOfSide(plan, side)} ${limit === undefined ? value : words.outOf(value, limit)}`;
    })
    .join(', ');
}

/** `you 0 → 1, Oto 0`. */
export const namedChange = (plan: StoryPlan, { before, after }: Beat): string =>
  sidesFor(plan)
    .map((side) => {
      const [from, to] = [shown(before[side]!), shown(after[side]!)];
      return `${nameOfSide(plan, side)} ${from === to ? to : `${from} → ${to}`}`;
    })
    .join(', ');

/** A sentence and the turn or round it is about. */
interface Timed {
  readonly at: number;
  readonly says: string;
}

/**
 * The events of a game in a few sentences, true without any thought about decisions. `ending` is the game's sentence on the last
 * turn.
 */
export function storyOf(plan: StoryPlan, ending: string, hasChances: boolean): readonly string[] {
  const { course, quiet, mine, language } = plan;
  const { count, outcome, end } = course;
  const said = [...resultOf(plan)];
  if (count?.parts && outcome && plan.you !== undefined) said.push(count.parts(end, plan.you, plan.speech));
  said.push(waitedIn(plan));
  const timed: Timed[] = [];
  if (count && quiet) {
    const couldNot = !hasChances && mine !== undefined ? (count.couldNot?.[language] ?? '') : '';
    timed.push({ at: quiet.from, says: [count.quiet(quiet, language), couldNot].filter(Boolean).join(' ') });
  }
  if (outcome && course.resigned === undefined) timed.push(...leadStory(plan, ending));
  const inOrder = timed.toSorted((a, b) => a.at - b.at).map(({ says }) => says);
  return [...said, ...inOrder].filter(Boolean);
}

/** Somebody who only waited for as long as would be worth a word of a dull time. */
function waitedIn({ course: { count, decisions, isInRounds }, you, language }: StoryPlan): string {
  const own = decisions.filter(({ seat }) => seat === you);
  const hasWaited = own.length >= LEAST_QUIET[isInRounds ? 'rounds' : 'turns'];
  return count?.waiting && hasWaited && own.every(({ played }) => count.waiting!.isWaiting(played))
    ? count.waiting.says[language]
    : '';
}

/** The findings about the decisions. */
export interface Found {
  readonly mistakes: number;
  /** What the decisions gave away, all together, by quick looks. */
  readonly lost: number;
  /** First hints that were played, of so many decisions. */
  readonly followed: number;
  readonly decisions: number;
  /** The largest gain of the others came right after a move of the reader. */
  readonly isAnswered: boolean;
  /** What another program would have made of a lost game, and when. */
  readonly rescue: Rescue | undefined;
}

export interface Rescue {
  readonly end: 'won' | 'draw';
  readonly when: When;
}

/** So much given away decides many a game, also where no single decision stands out. */
const MUCH = 0.3;

export function* verdictOn(plan: StoryPlan, found: Found): Generator<string> {
  const { course, words, mine } = plan;
  const { mistakes, lost, followed, decisions, isAnswered, rescue } = found;
  const special = summaryOf(plan);
  if (special) yield special;
  if (rescue) yield words.couldHave(rescue.end, rescue.when);
  if (mistakes > 0) yield words.mistakes(mistakes);
  // A special reason and "no mistakes" would contradict each other.
  else if (decisions > 0 && !rescue && !(special && endedFor(plan) === 'lost')) {
    const hasGivenUp = course.resigned !== undefined && course.sides[course.resigned] === mine;
    // Who gives up has not been beaten by anything.
    const isBeaten = mine !== undefined && course.outcome && endedFor(plan) === 'lost' && !hasGivenUp;
    const how = lost >= MUCH ? 'added' : isAnswered ? 'answered' : 'lost';
    // A round that decided it is shown: no sentence takes that back.
    const isShown = isBeaten && decidingRound(course, mine) !== undefined;
    if (!isShown) yield words.noMistakes[mine === undefined ? 'other' : isBeaten ? how : 'won'];
  }
  if (mine !== undefined && followed > 0) yield words.hints(followed, decisions);
}

/** What the counts at the end say of the reader's game. */
function summaryOf({ course, you, speech }: StoryPlan): string {
  const { count, outcome, beats, limits, sides, isForKids, resigned } = course;
  if (you === undefined || !outcome || outcome.winners.length === 0 || isForKids || resigned !== undefined) return '';
  const last = beats.at(-1)?.after ?? [];
  // Partners are counted together.
  if (!count?.summary || new Set(sides).size < sides.length) return '';
  const tallies = sides.map((side, seat) => ({ seat, value: last[side]!, limit: limits?.[seat] }));
  const isWon = outcome.winners.includes(you);
  return count.summary({ isWon, own: tallies[you]!, others: tallies.filter(({ seat }) => seat !== you) }, speech);
}

export function endedFor({ course, mine }: StoryPlan): 'won' | 'lost' | 'other' {
  const winners = course.outcome?.winners.map((seat) => course.sides[seat]) ?? [];
  if (winners.includes(mine)) return 'won';
  return winners.length > 0 || sidesIn(course).length === 1 ? 'lost' : 'other';
}

function* resultOf(plan: StoryPlan): Generator<string> {
  const { course, mine, speech, words, language } = plan;
  const { count, beats, outcome, resigned, isForKids } = course;
  const last = beats.at(-1)?.after ?? [];
  const isLess = count?.isLess === true;
  const isLevel = last.length > 1 && new Set(last).size === 1;
  const hasScore = count && !isForKids && beats.length > 0;
  // `3:5` of damage reads like a win for five.
  const score = !hasScore ? '' : isLess ? namedScore(plan, last) : scoreText(plan, last);
  const isAlone = sidesIn(course).length === 1;
  // `7:0` stands within the sentence; what is better when it is less, and a list of names, in one of its own.
  const isShort = !isLess && sidesIn(course).length < 3;
  // Who gives up has not lost by the score.
  const within = isShort && resigned === undefined ? score : '';
  if (!outcome) {
    if (score) yield isShort ? words.soFar(score) : words.counted(count!.name[language], score);
    return;
  }
  if (resigned !== undefined) yield words.resigned(speech, resigned, beats.at(-1)?.when);
  const ended = endedFor(plan);
  if (isAlone && mine !== undefined) {
    yield words.alone(ended === 'won', count && score ? count.amount(last[0]!, language) : '');
    return;
  }
  const hasGivenUp = resigned !== undefined && course.sides[resigned] === mine;
  if (outcome.winners.length === 0) yield words.draw(within);
  else if (mine !== undefined && ended === 'won') yield words.won(within);
  else if (mine !== undefined) yield hasGivenUp ? '' : words.lost(within);
  else {
    const names = listed(
      outcome.winners.map((seat) => speech.nameOf(seat)),
      language,
    );
    yield words.wins(names, within);
  }
  if (mine !== undefined && ended === 'lost' && hasScore && !isLess && !hasGivenUp) yield placeOf(plan, last);
  if (resigned !== undefined && hasScore && isLevel) yield words.stillLevel;
  else if (score && !within) yield words.counted(count!.name[language], score);
  if (count && isForKids && mine !== undefined && beats.length > 0) {
    const values = sidesFor(plan).map((side) => shown(last[side]!));
    yield words.counted(count.name[language], listed(values, language));
  }
  if (!count && !isForKids && resigned === undefined && beats.length > 0) yield words.lasted(beats.at(-1)!.when);
}

/** Second of three is not the same as last. */
function placeOf({ mine, words }: StoryPlan, values: readonly number[]): string {
  const place = 1 + values.filter((value) => value > values[mine!]!).length;
  const isShared = values.filter((value) => value === values[mine!]).length > 1;
  return values.length > 2 && !isShared && place > 1 && place < values.length ? words.place(place, values.length) : '';
}

/** Fewer changes are told by when the last one came. */
const MANY_CHANGES = 3;

/** Who was ahead, and since when. */
function* leadStory(plan: StoryPlan, ending: string): Generator<Timed> {
  const { course, mine, speech, words, language } = plan;
  const { count, beats, outcome, sides, isForKids, isInRounds } = course;
  if (!count || sidesIn(course).length === 1 || beats.length === 0) return;
  const isLess = count.isLess === true;
  const leaders = beats.map(({ after }) => leaderOf(after, isLess));
  const changes = changesIn(leaders);
  const final = beats.at(-1)!;
  const end = numberOf(final.when);
  const most = decidingRound(course, mine)?.most;
  const decided = isInRounds ? (count.decided?.(final.events, end, speech, most) ?? '') : '';
  const winner = outcome?.winners[0];
  if (winner === undefined) {
    if (decided) yield { at: end, says: decided };
    if (changes >= MANY_CHANGES) yield { at: 0, says: words.changes(changes) };
    else if (!decided && !plan.quiet?.isWhole && leaders.every((leader) => leader === undefined))
      yield { at: 0, says: words.level };
    return;
  }
  const side = sides[winner]!;
  const last = leaders.at(-1);
  // Somebody was put out, or ran out: the count did not decide.
  if (decided) yield { at: end, says: decided };
  else if (last !== side) yield { at: end, says: (last === undefined && count.tie?.[language]) || ending };
  const who = { seats: seatsOn(course, side), isMine: side === mine };
  if (changes >= MANY_CHANGES) yield { at: 0, says: words.changes(changes) };
  const lead = leadIn(course);
  // Which round decided it has been told, and a lead of the last two rounds is the end itself.
  const isEnd = lead !== undefined && isInRounds && numberOf(lead.beat.when) >= end - 1;
  if (lead && !decided && !isEnd) yield leadOfWinner(plan, lead, who);
  if (mine === undefined || isForKids) return;
  const toldAt = isInRounds ? most?.round : lead && numberOf(lead.beat.when);
  yield* turnedRound(plan, side === mine ? -1 : 1, toldAt, (amount) => count.amount(amount, language));
}

/** Since when the winner was ahead. */
function leadOfWinner({ speech, words }: StoryPlan, { beat: { when }, how }: Lead, who: Side): Timed {
  const at = numberOf(when);
  if (how === 'all') return { at, says: words.aheadAll(speech, who) };
  if (how === 'most') return { at, says: words.aheadMost(speech, who) };
  return { at, says: (how === 'late' ? words.aheadLate : words.aheadFrom)(speech, who, when) };
}

/** The reader's side was behind and won, or ahead and lost. `told` is the turn or round that a moment tells. */
function* turnedRound(
  { course, mine, words }: StoryPlan,
  sign: 1 | -1,
  told: number | undefined,
  amount: (count: number) => string,
): Generator<Timed> {
  const count = course.count!;
  const isLess = count.isLess === true;
  const leadAfter = ({ after }: Beat): number => sign * leadOf(after, mine!, isLess);
  const most = course.beats.reduce<Beat | undefined>(
    (best, beat) => (best && leadAfter(best) > leadAfter(beat) ? best : beat),
    undefined,
  );
  if (!most || leadAfter(most) < count.least) return;
  const [ahead, behind] = isLess ? [words.hadLess, words.hadMore] : [words.wasAhead, words.wasBehind];
  const isShown = told !== undefined && Math.abs(told - numberOf(most.when)) <= 1;
  // It was so before the lead changed, even in the same turn.
  yield {
    at: numberOf(most.when) - 0.5,
    says: (sign > 0 ? ahead : behind)(amount(leadAfter(most)), isShown ? most.when : undefined),
  };
}

/** How often another side was ahead than the one before; who only draws level has not taken the lead. */
function changesIn(leaders: readonly (number | undefined)[]): number {
  const known = leaders.filter((leader) => leader !== undefined);
  return known.filter((leader, index) => index > 0 && leader !== known[index - 1]).length;
}
