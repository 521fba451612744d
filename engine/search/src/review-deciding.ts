import type { Decisive } from './count.ts';
import { type Beat, type Course, gainOf, leaderOf, numberOf } from './course.ts';
import { runsOf, runWith } from './review-runs.ts';
import type { ReviewWords } from './review-words.ts';
import type { Stretch } from './reviewed.ts';

/** From this part of the game on, the lead came late; before the other, early. */
const LATE = 0.75;
const EARLY = 0.5;

const sidesIn = ({ sides }: Course): readonly number[] => [...new Set(sides)];

const winnerIn = ({ outcome, sides }: Course): number | undefined => {
  const [winner] = outcome?.winners ?? [];
  return winner === undefined ? undefined : sides[winner];
};

/** Sides that lost: the reader's, or where that won, all others. */
function losersIn(course: Course, mine: number | undefined): readonly number[] {
  const winners = course.outcome?.winners.map((seat) => course.sides[seat]) ?? [];
  if (winners.length === 0) return [];
  if (mine !== undefined && !winners.includes(mine)) return [mine];
  return sidesIn(course).filter((side) => !winners.includes(side));
}

/**
 * The round that decided a game in which less is better: it took most from the losers. Ties go to the round that put them out at
 * the end. The next criteria are the winner's larger gain and the earlier round, which won the lead. Undefined where nothing was
 * taken.
 */
export function decidingRound(
  course: Course,
  mine: number | undefined,
): { readonly beat: Beat; readonly most: Decisive } | undefined {
  const { beats, count, isInRounds, sides } = course;
  const winner = winnerIn(course);
  if (!isInRounds || !count?.isLess || winner === undefined) return undefined;
  const losers = losersIn(course, mine);
  const takenBy = ({ before, after }: Beat, side: number): number => Math.max(0, after[side]! - before[side]!);
  const taken = (beat: Beat): number => losers.reduce((sum, side) => sum + takenBy(beat, side), 0);
  const isOut = count.out?.(course.end).some((seat) => losers.includes(sides[seat]!)) ?? false;
  const worth = (beat: Beat): readonly number[] => [
    taken(beat),
    Number(isOut && beat === beats.at(-1)),
    gainOf(beat, winner, true),
  ];
  const [beat] = beats.toSorted((a, b) => compared(worth(b), worth(a)));
  if (!beat || taken(beat) === 0) return undefined;
  const seats = sides.flatMap((side, seat) => (losers.includes(side) && takenBy(beat, side) > 0 ? [seat] : []));
  return { beat, most: { round: numberOf(beat.when), seats, points: taken(beat) } };
}

function compared(one: readonly number[], other: readonly number[]): number {
  return one.map((value, at) => value - other[at]!).find((difference) => difference !== 0) ?? 0;
}

/** The place of the beat from which on the winner was ahead until the end; undefined where the winner was not. */
function leadSince(course: Course): number | undefined {
  const { beats, count } = course;
  const winner = winnerIn(course);
  if (!count || winner === undefined || sidesIn(course).length === 1) return undefined;
  const isAhead = ({ after }: Beat): boolean => leaderOf(after, count.isLess === true) === winner;
  const since = beats.findLastIndex((beat) => !isAhead(beat)) + 1;
  return since < beats.length ? since : undefined;
}

/** The moment from which the winner was ahead, and its wording. A tiny early lead names no turn. */
export interface Lead {
  readonly beat: Beat;
  readonly how: 'all' | 'most' | 'from' | 'late';
}

export function leadIn(course: Course): Lead | undefined {
  const { beats, count } = course;
  const since = leadSince(course);
  if (since === undefined) return undefined;
  const beat = beats[since]!;
  if (numberOf(beat.when) === 1) return { beat, how: 'all' };
  if (since >= LATE * beats.length) return { beat, how: 'late' };
  const run = course.isInRounds ? [beat] : runWith(course, beat.decisions[0]!);
  const gain = gainOf({ ...run[0]!, after: run.at(-1)!.after }, winnerIn(course)!, count!.isLess === true);
  return { beat, how: gain < count!.least && since < EARLY * beats.length ? 'most' : 'from' };
}

/**
 * The steps in which the game was decided: the round that took most, else the turns that brought the lead for good, else those that brought
 * the winner most. Undefined where nothing is counted or nobody won.
 */
export function decisiveStretch(course: Course, mine: number | undefined, titles: ReviewWords['titles']): Stretch | undefined {
  const winner = winnerIn(course);
  if (!course.count || winner === undefined) return undefined;
  const round = decidingRound(course, mine);
  const [run, title] = course.isInRounds
    ? ([round ? [round.beat] : [], titles.deciding] as const)
    : turnsFor(course, winner, titles);
  const [first, last] = [run[0]?.decisions[0], run.at(-1)?.decisions.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const next = course.decisions[last + 1]?.step;
  return { from: course.decisions[first]!.step, ...(next !== undefined && { to: next }), title };
}

function turnsFor(course: Course, winner: number, titles: ReviewWords['titles']): readonly [readonly Beat[], string] {
  const isLess = course.count?.isLess === true;
  const gain = (run: readonly Beat[]): number => gainOf({ ...run[0]!, after: run.at(-1)!.after }, winner, isLess);
  const [most] = runsOf(course, course.beats).toSorted((a, b) => gain(b) - gain(a));
  const lead = leadIn(course);
  if (lead?.how === 'late' || lead?.how === 'from') {
    const run = runWith(course, lead.beat.decisions[0]!);
    const isMost = run[0] === most?.[0];
    return [run, lead.how === 'late' || isMost ? titles.decidingTurn : titles.lead];
  }
  return [most && gain(most) > 0 ? most : [], titles.swing];
}
