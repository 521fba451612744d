import type { Beat, Course } from './course.ts';

/**
 * Turns that one seat had in a row, as the extra turns of micropul: they are one decision. Alone, or where rounds are played, every beat
 * is one of its own.
 */
export function runsOf({ sides, isInRounds, decisions }: Course, beats: readonly Beat[]): readonly (readonly Beat[])[] {
  const seatOf = ({ decisions: [first] }: Beat): number | undefined => (first === undefined ? undefined : decisions[first]!.seat);
  const isJoined = !isInRounds && new Set(sides).size > 1;
  const runs: Beat[][] = [];
  for (const beat of beats) {
    const last = runs.at(-1);
    if (isJoined && last && seatOf(last[0]!) === seatOf(beat)) last.push(beat);
    else runs.push([beat]);
  }
  return runs;
}

/** The turns in a row that this decision belongs to. */
export function runWith(course: Course, index: number): readonly Beat[] {
  return runsOf(course, course.beats).find((run) => run.some(({ decisions }) => decisions.includes(index)))!;
}
