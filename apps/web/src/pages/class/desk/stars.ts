import type { DeskPupil } from '@stolik/class/views';

/** One thing that a pupil has solved, whether its stars count or the teacher has taken them back. */
export interface StarLine {
  readonly thing: string;
  /** Its name; of a puzzle its place among those without one, counted from 1. */
  readonly title: string | number;
  readonly stars: number;
  readonly isTaken: boolean;
}

export const hasStars = ({ stars, taken = [] }: DeskPupil): boolean => stars > 0 || taken.some(([, count]) => count > 0);

/** Everything a pupil has or had stars for; a thing that was taken back and solved again is there once, with what counts. */
export function starLines({ progress, taken = [] }: DeskPupil, titles: ReadonlyMap<string, string>): readonly StarLine[] {
  const counted = progress.filter(([, stars]) => stars > 0);
  const lost = taken.filter(([thing, stars]) => stars > 0 && !counted.some(([each]) => each === thing));
  const all = [...counted.map((fact) => [fact, false] as const), ...lost.map((fact) => [fact, true] as const)];
  const sorted = all.toSorted(([[a]], [[b]]) => (a < b ? -1 : 1));
  let unnamed = 0;
  return sorted.map(([[thing, stars], isTaken]) => ({ thing, title: titles.get(thing) ?? ++unnamed, stars, isTaken }));
}
