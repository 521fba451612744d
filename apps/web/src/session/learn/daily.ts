import { SeededRng, shuffle } from '@stolik/kernel/random';
import type { DayMark } from './progress.ts';

/** The day's three, by size. */
export const SIZES = ['small', 'middle', 'hard'] as const;
export type Size = (typeof SIZES)[number];

/** Days since 1970 by the calendar on the wall, whatever the clock says. */
export function dayOf(date: Date): number {
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}

/** `2026-11-16` */
export const dateOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

export function readDate(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const day = Date.parse(`${text}T00:00:00Z`) / 86_400_000;
  return Number.isInteger(day) && dateOf(day) === text ? day : undefined;
}

/** Which game a size of a day comes from: every game has each size in turn. */
export const gameOfDay = (games: readonly string[], day: number, size: Size): string =>
  games[(day + SIZES.indexOf(size)) % games.length]!;

/**
 * The puzzle of a day: the third of the game's puzzles that has this size, shuffled once and for all, one after another. With four games of
 * 400 puzzles none comes again within a year, and everybody who has the same files has the same three, without asking anybody.
 */
export function puzzleOfDay<P extends { readonly id: string; readonly rating: number }>(
  all: readonly P[],
  games: number,
  day: number,
  size: Size,
): P | undefined {
  const byRating = [...all].sort((a, b) => a.rating - b.rating || (a.id < b.id ? -1 : 1));
  const which = SIZES.indexOf(size);
  const third = byRating.slice(
    Math.floor((byRating.length * which) / SIZES.length),
    Math.floor((byRating.length * (which + 1)) / SIZES.length),
  );
  const order = shuffle([...third], new SeededRng(`daily ${size}`));
  return order[Math.floor(day / games) % order.length];
}

/** A hint or a look at the answer, a wrong answer, the right one. */
export type Sign = 'hint' | 'miss' | 'right';
const SIGNS: Readonly<Record<Sign, string>> = { hint: '◇', miss: '○', right: '●' };
/** Of more tries some wrong ones are left out. */
const MOST_SIGNS = 6;

/** What was tried, sign by sign: no word of what the answer was. */
export function signsOf({ tries, isSolved, hadHint }: DayMark): readonly Sign[] {
  const first: readonly Sign[] = hadHint ? ['hint'] : [];
  const last: readonly Sign[] = isSolved ? ['right'] : [];
  const misses = Math.min(tries - last.length, MOST_SIGNS - first.length - last.length);
  return [...first, ...Array.from({ length: misses }, (): Sign => 'miss'), ...last];
}

/** The same in a line of text. */
export const marksOf = (mark: DayMark): string =>
  signsOf(mark)
    .map((sign) => SIGNS[sign])
    .join('');
