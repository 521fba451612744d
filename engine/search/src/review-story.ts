import type { Language } from '@stolik/kernel/language';
import { listed, type Speech } from '@stolik/kernel/telling';
import { type Beat, type Course, leaderOf, leadOf } from './course.ts';
import type { ReviewWords } from './review-words/words.ts';

/** The longest time in which nothing happened that people play for. */
export interface Quiet {
  /** Places in `Course.beats`, both included. */
  readonly from: number;
  readonly to: number;
  /** In turns of one seat, or in rounds. */
  readonly length: number;
  readonly isWhole: boolean;
}

/** Shorter than this, and than half of the game, it is not worth a word. */
const LEAST_QUIET = { turns: 6, rounds: 3 };

export function quietOf({ count, beats, isInRounds }: Course): Quiet | undefined {
  if (!count) return undefined;
  const lengthOf = (from: number, to: number): number => {
    const turns = beats.slice(from, to + 1).map(({ when }) => ('round' in when ? when.round : when.turn));
    return new Set(turns).size;
  };
  let best: Quiet | undefined;
  for (let from = 0; from < beats.length; ) {
    let to = from;
    while (to < beats.length && !beats[to]!.isStirred) to++;
    const length = to > from ? lengthOf(from, to - 1) : 0;
    if (length > (best?.length ?? 0)) best = { from, to: to - 1, length, isWhole: from === 0 && to === beats.length };
    from = to + 1;
  }
  const all = lengthOf(0, beats.length - 1);
  return best && best.length >= LEAST_QUIET[isInRounds ? 'rounds' : 'turns'] && 2 * best.length >= all ? best : undefined;
}

/** Everything a sentence about the whole game needs. */
export interface StoryPlan {
  readonly course: Course;
  /** The side of the one who reads it. */
  readonly mine: number | undefined;
  readonly quiet: Quiet | undefined;
  readonly speech: Speech;
  readonly words: ReviewWords;
  readonly language: Language;
}

const sidesIn = ({ sides }: Course): readonly number[] => [...new Set(sides)];
const seatsOn = ({ sides }: Course, side: number): readonly number[] =>
  sides.flatMap((each, seat) => (each === side ? [seat] : []));

const shown = (value: number | undefined): string => String(value).replace('-', '−');

/** The reader's side first. */
const sidesFor = ({ course, mine }: StoryPlan): readonly number[] =>
  [...sidesIn(course)].sort((a, b) => Number(b === mine) - Number(a === mine));

/** `7:0`; with more sides than two every one by name. */
export function scoreText(plan: StoryPlan, values: readonly number[]): string {
  const sides = sidesFor(plan);
  // A colon between a number and a minus is hard to read.
  const colon = values.some((value) => value < 0) ? ' : ' : ':';
  return sides.length < 3 ? sides.map((side) => shown(values[side])).join(colon) : namedScore(plan, values);
}

/** `you 3 of 3, Oto 3 of 5`: what puts them out is told where it differs. */
function namedScore(plan: StoryPlan, values: readonly number[]): string {
  const { course, mine, speech, words, language } = plan;
  const limitOf = (side: number): number | undefined => {
    const seats = seatsOn(course, side);
    return seats.length === 1 && new Set(course.limits).size > 1 ? course.limits?.[seats[0]!] : undefined;
  };
  const nameOf = (side: number): string =>
    side === mine && seatsOn(course, side).length === 1
      ? words.you
      : listed(
          seatsOn(course, side).map((seat) => speech.nameOf(seat)),
          language,
        );
  return sidesFor(plan)
    .map((side) => {
      const limit = limitOf(side);
      return `${nameOf(side)} ${limit === undefined ? shown(values[side]) : words.outOf(shown(values[side]), limit)}`;
    })
    .join(', ');
}

/** What happened, in a few sentences: true without any thought about decisions. `ending` is what the game says of the last turn. */
export function storyOf(plan: StoryPlan, ending: string, hasChances: boolean): readonly string[] {
  const { course, quiet, mine, language } = plan;
  const { count, outcome } = course;
  const said = [...resultOf(plan)];
  if (count && quiet) {
    said.push(count.quiet(quiet.length, quiet.isWhole, language));
    if (!hasChances && mine !== undefined) said.push(count.couldNot?.[language] ?? '');
  }
  if (outcome && course.resigned === undefined) said.push(...leadStory(plan, ending));
  return said.filter(Boolean);
}

/** What thinking about the decisions has found. */
export interface Found {
  readonly mistakes: number;
  /** What the decisions gave away, all together, by quick looks. */
  readonly lost: number;
  /** First hints that were played, of so many decisions. */
  readonly followed: number;
  readonly decisions: number;
}

/** So much given away decides many a game, also where no single decision stands out. */
const MUCH = 0.3;

export function* verdictOn(plan: StoryPlan, { mistakes, lost, followed, decisions }: Found): Generator<string> {
  const { course, words, mine } = plan;
  const ended = mine === undefined || !course.outcome ? 'other' : endedFor(plan);
  if (mistakes > 0) yield words.mistakes(mistakes);
  else if (decisions > 0) {
    const hasGivenUp = course.resigned !== undefined && course.sides[course.resigned] === mine;
    // Who gives up has not been beaten by anything.
    yield words.noMistakes[ended !== 'lost' ? ended : hasGivenUp ? 'won' : lost >= MUCH ? 'added' : 'lost'];
  }
  if (mine !== undefined && followed > 0) yield words.hints(followed, decisions);
}

function endedFor({ course, mine }: StoryPlan): 'won' | 'lost' | 'other' {
  const winners = course.outcome?.winners.map((seat) => course.sides[seat]) ?? [];
  if (winners.includes(mine)) return 'won';
  return winners.length > 0 || sidesIn(course).length === 1 ? 'lost' : 'other';
}

function* resultOf(plan: StoryPlan): Generator<string> {
  const { course, mine, speech, words, language } = plan;
  const { count, beats, outcome, resigned, isForKids } = course;
  const last = beats.at(-1)?.after ?? [];
  const isLess = count?.isLess === true;
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
  if (score && !within) yield words.counted(count!.name[language], score);
  if (!count && !isForKids && resigned === undefined && beats.length > 0) yield words.lasted(beats.at(-1)!.when);
}

/** From this part of the game on, the lead came late; before the other, early. */
const LATE = 0.75;
/** Fewer changes are told by when the last one came. */
const MANY_CHANGES = 3;

/** Who was ahead, and since when. */
function* leadStory(plan: StoryPlan, ending: string): Generator<string> {
  const { course, mine, speech, words, language } = plan;
  const { count, beats, outcome, sides, isForKids } = course;
  if (!count || sidesIn(course).length === 1 || beats.length === 0) return;
  const isLess = count.isLess === true;
  const leaders = beats.map(({ after }) => leaderOf(after, isLess));
  const changes = changesIn(leaders);
  const winner = outcome?.winners[0];
  if (winner === undefined) {
    if (changes >= MANY_CHANGES) yield words.changes(changes);
    else if (!plan.quiet?.isWhole && leaders.every((leader) => leader === undefined)) yield words.level;
    return;
  }
  const side = sides[winner]!;
  const last = leaders.at(-1);
  // Somebody was put out, or ran out: the count did not decide.
  if (last !== side) yield (last === undefined && count.tie?.[language]) || ending;
  const who = { seats: seatsOn(course, side), isMine: side === mine };
  if (changes >= MANY_CHANGES) yield words.changes(changes);
  let since = leaders.length;
  while (since > 0 && leaders[since - 1] === side) since--;
  const beat = beats[since];
  if (beat && since > 0) yield (since >= LATE * beats.length ? words.aheadLate : words.aheadFrom)(speech, who, beat.when);
  else if (beat) yield words.aheadFrom(speech, who, beat.when);
  if (mine === undefined || isForKids) return;
  yield* turnedRound(plan, side === mine ? -1 : 1, (amount) => count.amount(amount, language));
}

/** The reader's side was behind and won, or ahead and lost. */
function* turnedRound({ course, mine, words }: StoryPlan, sign: 1 | -1, amount: (count: number) => string): Generator<string> {
  const count = course.count!;
  const isLess = count.isLess === true;
  const leadAfter = ({ after }: Beat): number => sign * leadOf(after, mine!, isLess);
  const most = course.beats.reduce<Beat | undefined>(
    (best, beat) => (best && leadAfter(best) >= leadAfter(beat) ? best : beat),
    undefined,
  );
  if (!most || leadAfter(most) < count.least) return;
  const [ahead, behind] = isLess ? [words.hadLess, words.hadMore] : [words.wasAhead, words.wasBehind];
  yield (sign > 0 ? ahead : behind)(amount(leadAfter(most)), most.when);
}

/** How often another side was ahead than the one before; who only draws level has not taken the lead. */
function changesIn(leaders: readonly (number | undefined)[]): number {
  const known = leaders.filter((leader) => leader !== undefined);
  return known.filter((leader, index) => index > 0 && leader !== known[index - 1]).length;
}
