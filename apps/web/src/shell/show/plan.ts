import type { Asked } from '../../base/sound/recipe.ts';
import type { Counted } from '../contract.ts';

/** Between two things that light up, and how long the whole sum is looked at; at pace 1. */
const GAP = 520;
const HOLD = 900;
/** The board is dark before the first one lights up. */
const DARK = 450;

/** One moment of the show. */
export interface Beat {
  /** In milliseconds from when evening falls. */
  readonly at: number;
  /** What shines from now on. */
  readonly lit: readonly string[];
  /** By seat, what has been counted so far. */
  readonly scores: readonly number[];
  readonly sound: readonly Asked[];
}

export interface ShowPlan {
  readonly beats: readonly Beat[];
  /** When it is over; at once where nothing is counted. */
  readonly end: number;
}

/**
 * What lights up when: first what lies on the board, one by one; then everything else, so that the sums are the result.
 * `room`: how long it may take at most. Where much has to be counted it is counted faster, and nothing is left out.
 */
export function planShow(plan: {
  readonly counted: readonly Counted[];
  readonly scores: readonly number[];
  readonly pace: number;
  readonly room: number;
}): ShowPlan {
  const { counted, scores, pace, room } = plan;
  const sums = scores.map(() => 0);
  const moments = counted.map(({ key, seat, points, sound }, index) => {
    sums[seat] = (sums[seat] ?? 0) + points;
    return { lit: [...counted.slice(0, index).map((before) => before.key), key], scores: [...sums], sound };
  });
  if (scores.some((score, seat) => score !== sums[seat]))
    moments.push({ lit: counted.map(({ key }) => key), scores: [...scores], sound: [{ name: 'take' }] });
  if (moments.length === 0) return { beats: [], end: 0 };
  const wanted = pace * (DARK + GAP * (moments.length - 1) + HOLD);
  const faster = Math.min(1, room / wanted) * pace;
  const beats = moments.map((moment, index) => ({ at: faster * (DARK + GAP * index), ...moment }));
  return { beats, end: Math.min(room, faster * (DARK + GAP * (moments.length - 1) + HOLD)) };
}
