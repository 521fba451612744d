import type { Head } from '../store/store.ts';
import { findDeadline } from './clock.ts';
import { botAt, type Match } from './match.ts';

/** A bot that has not moved by then is asked again, by whichever process comes first. */
const BOT_LEASE = 15_000;

/** When somebody must look after this table. */
export function dueAtOf(match: Match, now: number): number | undefined {
  if (match.phase !== 'playing' || match.isPaused) return undefined;
  const isBotAsked = match.next.seats.some((seat) => botAt(match, seat) !== undefined);
  const deadline = findDeadline(match)?.at;
  if (!isBotAsked) return deadline;
  return Math.min(now + BOT_LEASE, deadline ?? Number.POSITIVE_INFINITY);
}

const HOUR = 3_600_000;

/** Whether lists must be told of a change: most moves change nothing there, and writing a head costs as much as writing the move. */
export function isHeadChanged(before: Match, after: Match): boolean {
  return (
    before.seats !== after.seats ||
    before.table.options !== after.table.options ||
    before.phase !== after.phase ||
    Math.floor(before.lastAt / HOUR) !== Math.floor(after.lastAt / HOUR) ||
    dueAtOf(before, before.lastAt) !== undefined ||
    dueAtOf(after, after.lastAt) !== undefined
  );
}

export function headOf(match: Match, now: number): Head {
  const { phase, opening } = match;
  const free = match.seats.filter(({ kind }) => kind === 'open').length;
  const isListed = opening.isOpen && phase === 'gathering';
  const { options } = match.table;
  const { pace } = opening;
  const summary = isListed ? JSON.stringify({ options, pace, seats: match.seats }) : '';
  return { phase, isOpen: opening.isOpen, free: phase === 'gathering' ? free : 0, dueAt: dueAtOf(match, now), at: now, summary };
}
