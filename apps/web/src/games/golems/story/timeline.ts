import type { RoundReel, RowSpan } from './reel.ts';

/** A row that is still running is drawn as if so many moments were to come. */
const STILL_COMING = 5;

/** A round on the strip: rows equally wide; in a row passes and moments have the room they take. */
export interface Timeline {
  readonly round: RoundReel;
  /** How many rows there are: those that were on the screen, and those of this run that are still to come. */
  readonly count: number;
  /** The last row runs just now. */
  readonly isRunning: boolean;
}

/** The number of the last row of this run that was on the screen; 0 before its first. */
const lastRow = ({ rows, runFrom }: RoundReel): number => (rows.length > runFrom ? (rows.at(-1)?.row ?? 0) : 0);

/** How many rows the strip has, when the longest program that still runs has so many. */
export const rowCount = (round: RoundReel, longest: number): number =>
  Math.max(1, round.rows.length + Math.max(0, longest - lastRow(round)));

/** The number a row bears; those to come go on counting. */
export const rowAt = (round: RoundReel, index: number): number =>
  round.rows[index]?.row ?? lastRow(round) + index - round.rows.length + 1;

/** Where in its row a frame lies, from 0 to 1. */
export function shareIn({ round, isRunning }: Timeline, span: RowSpan, frame: number): number {
  const length = Math.max(span.to - span.from, isRunning && span === round.rows.at(-1) ? STILL_COMING : 1);
  return clamped((frame - span.from) / length);
}

/** The row that is on the screen at a position; -1 before the first. */
export const rowIndexAt = (round: RoundReel, position: number): number => round.rows.findLastIndex(({ from }) => from < position);

/** Where "now" stands on the whole strip, from 0 to 1. */
export function shareAt(timeline: Timeline, position: number): number {
  const index = rowIndexAt(timeline.round, position);
  const span = timeline.round.rows[index];
  return span ? (index + shareIn(timeline, span, position - 0.5)) / timeline.count : 0;
}

/** The frame at a place of the strip; undefined where nothing has been shown yet. */
export function frameAt({ round, count }: Timeline, share: number): number | undefined {
  const index = Math.min(Math.floor(share * count), round.rows.length - 1);
  const span = round.rows[index];
  return span && Math.round(span.from + clamped(share * count - index) * (span.to - span.from));
}

const clamped = (share: number): number => Math.max(0, Math.min(1, share));
