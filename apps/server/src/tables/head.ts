import { isSalting } from '@stolik/table/choices';
import { findDeadline } from '@stolik/table/clock';
import { SALTS_WITHIN } from '@stolik/table/commands';
import { questionEndsAt } from '@stolik/table/questions';
import { botAt, personsOf, type Session } from '@stolik/table/session';
import type { Head } from '../store/store.ts';
import { isPlayedByPeople } from './alone.ts';

/** A bot that has not moved by then is asked again, by whichever process comes first. */
const BOT_LEASE = 15_000;
const NEVER = Number.POSITIVE_INFINITY;

/** The due time of this table. */
export function dueAtOf(session: Session, now: number): number | undefined {
  if (isSalting(session)) return session.lastAt + SALTS_WITHIN;
  // A question runs out whatever stands still.
  if (session.phase !== 'playing' || session.isPaused || session.isHeld) return questionEndsAt(session);
  // A game among bots continues while it has viewers; their process drives it.
  const isBotAsked = session.next.seats.some((seat) => botAt(session, seat) !== undefined) && isPlayedByPeople(session);
  const first = Math.min(
    findDeadline(session)?.at ?? NEVER,
    questionEndsAt(session) ?? NEVER,
    isBotAsked ? now + BOT_LEASE : NEVER,
  );
  return first === NEVER ? undefined : first;
}

const HOUR = 3_600_000;

/** Whether lists must be told of a change: most moves change nothing there, and writing a head costs as much as writing the move. */
export function isHeadChanged(before: Session, after: Session): boolean {
  return (
    before.seats !== after.seats ||
    before.table.options !== after.table.options ||
    before.phase !== after.phase ||
    Math.floor(before.lastAt / HOUR) !== Math.floor(after.lastAt / HOUR) ||
    dueAtOf(before, before.lastAt) !== undefined ||
    dueAtOf(after, after.lastAt) !== undefined
  );
}

/** Opened, and left alone ever since: such a table is kept for minutes. */
const hasNobodySat = ({ phase, satAt }: Session): boolean => phase === 'gathering' && satAt.every((entry) => entry < 0);

export function headOf(session: Session, now: number): Head {
  const { opening } = session;
  const phase = hasNobodySat(session) ? 'empty' : session.phase;
  const free = session.seats.filter(({ kind }) => kind === 'open').length;
  // Where nobody is at the table nobody is to be met there.
  const isListed = opening.isOpen && phase === 'gathering' && personsOf(session).length > 0;
  const { options } = session.table;
  const { pace } = opening;
  const summary = isListed ? JSON.stringify({ options, pace, seats: session.seats, at: session.openedAt }) : '';
  return {
    phase,
    isOpen: isListed,
    free: phase === 'gathering' ? free : 0,
    dueAt: dueAtOf(session, now),
    at: now,
    summary,
  };
}
