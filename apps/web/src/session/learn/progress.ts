import { atLeast, data, either, type Form, fits, fitting, flag, list, type Of, real, word } from '@stolik/kernel/forms';
import { isRecord } from '@stolik/kernel/json';
import type { Stars } from '@stolik/kernel/lessons/stars';
import { type Rating, rated, UNKNOWN } from '@stolik/search/glicko';

/** How one puzzle went the last time it was looked at. */
export interface Seen {
  readonly isSolved: boolean;
  /** Answers given, the right one too. */
  readonly tries: number;
  readonly hadHint: boolean;
  /** Days since 1970, by the clock of this device. */
  readonly day: number;
  /** The day it comes back on, where it was missed. */
  readonly back?: number;
}

export interface PuzzleProgress {
  readonly rating: Rating;
  readonly seen: Readonly<Record<string, Seen>>;
}

/** How one of the day's three went: answers given, and whether one of them was right. */
export interface DayMark {
  readonly tries: number;
  readonly isSolved: boolean;
  readonly hadHint: boolean;
}

/** How a lesson went best. */
export interface LessonMark {
  readonly stars: Stars;
  /** When it was solved last, in days since 1970. */
  readonly day: number;
}

/** What this device knows of somebody's learning. Nothing of it is ever sent anywhere. */
export interface Learnt {
  /** By the id of the level; what was only shown is not here. */
  readonly lessons: Readonly<Record<string, LessonMark>>;
  readonly puzzles: Readonly<Record<string, PuzzleProgress>>;
  /** By `2026-11-16`: small, middle, hard. */
  readonly days: Readonly<Record<string, readonly (DayMark | null)[]>>;
}

export const NOTHING_LEARNT: Learnt = { lessons: {}, puzzles: {}, days: {} };

/** A puzzle's own rating was guessed and tried by bots: it may be wrong by so much. */
const PUZZLE_DEVIATION = 150;
const LEAST_DEVIATION = 45;
const COMES_BACK_AFTER = 3;

/** One begins among the first puzzles. */
export const NEWCOMER = 1000;

export const progressIn = (learnt: Learnt, game: string): PuzzleProgress =>
  learnt.puzzles[game] ?? { rating: { ...UNKNOWN, rating: NEWCOMER }, seen: {} };

export interface Answered {
  readonly game: string;
  readonly id: string;
  readonly rating: number;
  readonly isSolved: boolean;
  readonly tries: number;
  readonly hadHint: boolean;
  readonly day: number;
}

/**
 * After a puzzle was left, solved or shown. Only the first look at it says how strong somebody is, and only an answer that was right at
 * once and without help is a win. What was missed comes back once, some days later.
 */
export function withAnswer(learnt: Learnt, { game, id, rating, isSolved, tries, hadHint, day }: Answered): Learnt {
  const before = progressIn(learnt, game);
  const known = before.seen[id];
  const isRight = isSolved && tries === 1 && !hadHint;
  const isReturn = known?.back !== undefined && known.back <= day;
  const after = known ? before.rating : rated(before.rating, [{ rating, deviation: PUZZLE_DEVIATION, score: isRight ? 1 : 0 }]);
  const now: Seen = {
    isSolved: isSolved || known?.isSolved === true,
    tries,
    hadHint,
    day,
    ...(!isRight && !isReturn && { back: day + COMES_BACK_AFTER }),
  };
  return {
    ...learnt,
    puzzles: {
      ...learnt.puzzles,
      [game]: {
        rating: { ...after, deviation: Math.max(LEAST_DEVIATION, after.deviation) },
        seen: { ...before.seen, [id]: now },
      },
    },
  };
}

/** One of the day's three was left. The first time counts; a later look at it can only still solve it. */
export function withDay(learnt: Learnt, date: string, which: number, mark: DayMark): Learnt {
  const marks = learnt.days[date] ?? [null, null, null];
  const known = marks[which];
  if (known?.isSolved) return learnt;
  const both = known
    ? { tries: known.tries + mark.tries, isSolved: mark.isSolved, hadHint: known.hadHint || mark.hadHint }
    : mark;
  return { ...learnt, days: { ...learnt.days, [date]: marks.map((each, index) => (index === which ? both : each)) } };
}

/** A lesson was solved; stars once won stay. */
export function withLesson(learnt: Learnt, id: string, { stars, day }: LessonMark): Learnt {
  const best = Math.max(stars, learnt.lessons[id]?.stars ?? 0) as Stars;
  return { ...learnt, lessons: { ...learnt.lessons, [id]: { stars: best, day } } };
}

/** The paths of two devices as one: the best stars, every puzzle and day, and of two ratings the one that is known better. */
export function merged(here: Learnt, there: Learnt): Learnt {
  return {
    lessons: both(here.lessons, there.lessons, (a, b) => ({
      stars: Math.max(a.stars, b.stars) as Stars,
      day: Math.max(a.day, b.day),
    })),
    puzzles: both(here.puzzles, there.puzzles, (a, b) => ({
      rating: b.rating.deviation < a.rating.deviation ? b.rating : a.rating,
      seen: both(a.seen, b.seen, (one, other) => ({
        ...(other.day > one.day ? other : one),
        isSolved: one.isSolved || other.isSolved,
      })),
    })),
    days: both(here.days, there.days, (a, b) => a.map((mark, which) => betterMark(mark, b[which] ?? null))),
  };
}

function both<Value>(
  here: Readonly<Record<string, Value>>,
  there: Readonly<Record<string, Value>>,
  join: (here: Value, there: Value) => Value,
): Readonly<Record<string, Value>> {
  const joined = Object.entries(there).map(([key, value]) => [key, Object.hasOwn(here, key) ? join(here[key]!, value) : value]);
  return { ...here, ...(Object.fromEntries(joined) as Readonly<Record<string, Value>>) };
}

function betterMark(here: DayMark | null, there: DayMark | null): DayMark | null {
  if (!here || !there) return here ?? there;
  return there.isSolved && !here.isSolved ? there : here;
}

/** What a file brings; a file of something else, whatever it holds, is none. */
export function readLearntFile(text: string): Learnt | undefined {
  try {
    const raw: unknown = JSON.parse(text);
    return isRecord(raw) && ['lessons', 'puzzles', 'days'].some((key) => Object.hasOwn(raw, key)) ? readLearnt(raw) : undefined;
  } catch {
    return undefined;
  }
}

/** What was kept here, or came in a file; undefined when it is no such thing. Single entries that cannot be read are left out. */
export function readLearnt(raw: unknown): Learnt | undefined {
  if (!isRecord(raw)) return undefined;
  const { lessons = {}, puzzles = {}, days = {} } = raw;
  if (!isRecord(lessons) || !isRecord(puzzles) || !isRecord(days)) return undefined;
  const known = Object.entries(puzzles).filter((entry): entry is [string, Of<typeof PROGRESS>] => isProgress(entry[1]));
  const dated = Object.fromEntries(Object.entries(days).filter(([date]) => /^\d{4}-\d\d-\d\d$/.test(date)));
  return {
    lessons: fitting(LESSON, lessons),
    puzzles: Object.fromEntries(known.map(([game, { rating, seen }]) => [game, { rating, seen: fitting(SEEN, seen) }])),
    days: fitting(DAY, dated),
  };
}

const MARK = { tries: real, isSolved: flag, hadHint: flag };
const DAY: Form<readonly (DayMark | null)[]> = list(either(word(null), atLeast(MARK)), 3, 3);
const LESSON: Form<LessonMark> = atLeast({ stars: word(1, 2, 3), day: real });
const SEEN: Form<Seen> = atLeast({ ...MARK, day: real }, { back: real });
const PROGRESS = atLeast({ rating: atLeast({ rating: real, deviation: real, volatility: real }), seen: data() });

const isProgress = (value: unknown): value is Of<typeof PROGRESS> =>
  fits(PROGRESS, value) && value.rating.deviation > 0 && value.rating.volatility > 0;
