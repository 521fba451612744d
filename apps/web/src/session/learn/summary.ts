import type { Offered } from './choose.ts';
import type { PuzzleProgress } from './progress.ts';

/** How often a theme was right at once, of how often it was met. */
export interface ThemeResult {
  readonly theme: string;
  readonly right: number;
  readonly tried: number;
}

/** Themes of a game, the weak ones first; those never met last. */
export function themeResults(all: readonly Offered[], { seen }: PuzzleProgress): readonly ThemeResult[] {
  const results = new Map<string, { right: number; tried: number }>();
  for (const { id, themes } of all) {
    const met = seen[id];
    for (const theme of themes) {
      const now = results.get(theme) ?? { right: 0, tried: 0 };
      if (met) now.tried++;
      if (met?.isSolved && met.tries === 1 && !met.hadHint) now.right++;
      results.set(theme, now);
    }
  }
  const share = ({ right, tried }: { right: number; tried: number }): number => (tried === 0 ? 2 : right / tried);
  return [...results].map(([theme, result]) => ({ theme, ...result })).sort((a, b) => share(a) - share(b) || b.tried - a.tried);
}

/** The weakest themes of several games that were met at all. */
export const weakest = (
  games: readonly { readonly game: string; readonly all: readonly Offered[]; readonly progress: PuzzleProgress }[],
  most: number,
): readonly (ThemeResult & { readonly game: string })[] =>
  games
    .flatMap(({ game, all, progress }) => themeResults(all, progress).map((result) => ({ ...result, game })))
    .filter(({ tried }) => tried > 0)
    .sort((a, b) => a.right / a.tried - b.right / b.tried || b.tried - a.tried)
    .slice(0, most);

/** Puzzles that were missed, the next one to come back first. */
export const comingBack = (
  games: readonly (readonly [game: string, progress: PuzzleProgress])[],
): readonly { readonly game: string; readonly id: string; readonly day: number }[] =>
  games
    .flatMap(([game, { seen }]) =>
      Object.entries(seen).flatMap(([id, { back }]) => (back === undefined ? [] : [{ game, id, day: back }])),
    )
    .sort((a, b) => a.day - b.day);

export const solvedOf = (all: readonly Offered[], { seen }: PuzzleProgress): number =>
  all.filter(({ id }) => seen[id]?.isSolved).length;

/** Where it is more, nobody can know how somebody solves. */
const KNOWN_DEVIATION = 110;

/** Between which steps of the levels somebody solves, counted from 0: at an end both are the same. Undefined while nobody can know. */
export function placeOf(
  ratings: readonly number[],
  { rating: { rating, deviation } }: Pick<PuzzleProgress, 'rating'>,
): readonly [low: number, high: number] | undefined {
  if (deviation >= KNOWN_DEVIATION) return undefined;
  const below = ratings.findLastIndex((level) => level <= rating);
  return [Math.max(below, 0), Math.min(below + 1, ratings.length - 1)];
}
