import type { Seat } from '@stolik/kernel/game';
import { isOutOfTime } from './clock.ts';
import type { Around } from './commands.ts';
import { type Draft, no, type Of, type Reduced } from './draft.ts';
import { hasResigned, hostOf, isPlaying, standInLevel } from './people.ts';
import { AWAY_AFTER } from './questions.ts';
import type { Session } from './session.ts';

/*
 * Who sits where, as the host says, and who may look on. Everything here is in the log: everybody at the table sees it.
 */

/** The host; while people gather also anybody who sits there once the host has been gone for a while, or nobody could begin. */
export function mayBegin(session: Session, seat: Seat, { isHere, seenAt, now }: Around): boolean {
  const host = hostOf(session);
  if (seat === host) return true;
  return (
    session.seats[seat]?.kind === 'person' && !isHere(host) && now - Math.max(session.lastAt, seenAt?.(host) ?? 0) >= AWAY_AFTER
  );
}

/**
 * The host frees somebody's seat: before the game it is open again, in a game of friends a bot plays there until somebody takes it with
 * its code. Whoever sat there is shown nothing of it any more.
 */
export function free(session: Session, draft: Draft, { seat: by, whom: seat, id }: Of<'free'>, { levels }: Around): Reduced {
  if (by !== hostOf(session)) return no('not-yours');
  if (seat === by || session.seats[seat]?.kind !== 'person') return no('not-now');
  if (session.phase === 'gathering') return draft.add({ kind: 'free', by, seat, id }).settle();
  if (!isPlaying(session) || session.opening.isOpen || hasResigned(session, seat)) return no('not-now');
  return draft.add({ kind: 'release', by, seat, level: standInLevel(levels), id }).settle();
}

/** Before the game the host may let two change places; in the game each would be shown what the other holds. */
export function swap(session: Session, draft: Draft, { seat: by, whom: seat, other, id }: Of<'swap'>): Reduced {
  if (by !== hostOf(session)) return no('not-yours');
  const areSeats = seat !== other && seat in session.seats && other in session.seats;
  if (session.phase !== 'gathering' || !areSeats) return no('not-now');
  return draft.add({ kind: 'swap', by, seat, other, id }).settle();
}

/**
 * Somebody has shown the code of a seat: it is theirs now, on this device alone. Under another name it is somebody else's, which the host
 * may wish in a game of friends, also for the seat of a bot.
 */
export function resit(session: Session, draft: Draft, { seat, name }: Of<'resit'>): Reduced {
  const sitter = session.seats[seat];
  const isForOthers = isPlaying(session) && !session.opening.isOpen && !hasResigned(session, seat);
  if (sitter?.kind === 'person' && (name === '' || name === sitter.name || isForOthers))
    return draft.add({ kind: 'resit', seat, name: name || sitter.name, isOut: isOutOfTime(session, seat) }).settle();
  if (sitter?.kind !== 'bot' || name === '' || !isForOthers) return no('not-now');
  return draft.add({ kind: 'resit', seat, name, isOut: false }).settle();
}

/** Whoever sits at the table may shut out those who only look on, and let them in again. */
export function door(session: Session, draft: Draft, { seat: by, isShut, id }: Of<'door'>): Reduced {
  if (session.isShut === isShut) return no('not-now');
  return draft.add({ kind: 'door', by, isShut, id }).settle();
}
