import type { Rng } from '@stolik/kernel/random';
import type { PuzzleProgress } from './progress.ts';

/** What choosing looks at. */
export interface Offered {
  readonly id: string;
  readonly rating: number;
  readonly goal: { readonly kind: string };
  readonly themes: readonly string[];
}

/** What somebody would like next: near their place, or of one kind, or of one theme. */
export interface PuzzleRequest {
  readonly kind?: string | undefined;
  readonly theme?: string | undefined;
}

/** Among so many of the nearest one is drawn: who plays on the same evening does not meet the same puzzles in the same order. */
const NEAREST = 8;

const fits = ({ kind, theme }: PuzzleRequest, { goal, themes }: Offered): boolean =>
  (kind === undefined || goal.kind === kind) && (theme === undefined || themes.includes(theme));

/** Puzzles that were missed and are due again, the longest first. */
export const dueAgain = <P extends Offered>(all: readonly P[], { seen }: PuzzleProgress, day: number): readonly P[] =>
  all
    .filter(({ id }) => (seen[id]?.back ?? Number.POSITIVE_INFINITY) <= day)
    .sort((a, b) => seen[a.id]!.back! - seen[b.id]!.back!);

/** The next puzzle: what is due again first, then something new near one's place; when all are known, what was looked at longest ago. */
export function choosePuzzle<P extends Offered>(
  all: readonly P[],
  progress: PuzzleProgress,
  request: PuzzleRequest,
  day: number,
  rng: Rng,
  not?: string,
): P | undefined {
  const wanted = all.filter((puzzle) => fits(request, puzzle) && puzzle.id !== not);
  const [due] = dueAgain(wanted, progress, day);
  if (due) return due;
  const far = ({ rating }: Offered): number => Math.abs(rating - progress.rating.rating);
  const fresh = wanted.filter(({ id }) => !progress.seen[id]).sort((a, b) => far(a) - far(b));
  if (fresh.length > 0) return fresh[rng.below(Math.min(NEAREST, fresh.length))];
  return wanted.toSorted((a, b) => (progress.seen[a.id]?.day ?? 0) - (progress.seen[b.id]?.day ?? 0))[0];
}
