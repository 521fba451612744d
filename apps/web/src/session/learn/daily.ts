import { SeededRng, shuffle } from '@stolik/kernel/random';
import type { DayMark } from './progress.ts';

/** The day's three, by size. */
export const SIZES = ['small', 'middle', 'hard'] as const;
export type Size = (typeof SIZES)[number];

/** From which rating on a puzzle is no longer of the size before: ratings mean the same in every game, so a day's three are in order. */
export const SIZES_FROM: Readonly<Record<Size, number>> = { small: 0, middle: 1150, hard: 1400 };

export const sizeOf = ({ rating }: { readonly rating: number }): Size => SIZES.findLast((size) => rating >= SIZES_FROM[size])!;

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

/** The first of a day's three that isn't solved here, counted from 0; undefined when all are. */
export function firstOpen(marks: readonly (DayMark | null)[] | undefined): number | undefined {
  const which = SIZES.findIndex((_, index) => !marks?.[index]?.isSolved);
  return which < 0 ? undefined : which;
}

/**
 * The puzzle of a day: those of the game that have this size, shuffled once and for all, one after another. Everybody who has the same
 * files has the same three, without asking anybody.
 */
export function puzzleOfDay<P extends { readonly id: string; readonly rating: number }>(
  all: readonly P[],
  games: number,
  day: number,
  size: Size,
): P | undefined {
  const fitting = all.filter((puzzle) => sizeOf(puzzle) === size).sort((a, b) => (a.id < b.id ? -1 : 1));
  const order = shuffle(fitting, new SeededRng(`daily ${size}`));
  return order[Math.floor(day / games) % order.length];
}

/** The games of a day's three, before anybody knows which of them is the hard one. */
export const gamesOfDay = (games: readonly string[], day: number): readonly string[] =>
  SIZES.map((size) => gameOfDay(games, day, size));

/** The three of a day, the easiest first: what is hard in one game may be easy in another. */
export function threeOfDay<P extends { readonly id: string; readonly rating: number }>(
  all: Readonly<Record<string, readonly P[]>>,
  games: readonly string[],
  day: number,
): readonly { readonly game: string; readonly puzzle: P }[] {
  const three = SIZES.flatMap((size) => {
    const game = gameOfDay(games, day, size);
    const puzzle = puzzleOfDay(all[game] ?? [], games.length, day, size);
    return puzzle ? [{ game, puzzle }] : [];
  });
  return three.sort((a, b) => a.puzzle.rating - b.puzzle.rating);
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
