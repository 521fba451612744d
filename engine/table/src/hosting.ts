import type { Seat } from '@stolik/kernel/game';
import { isOutOfTime } from './clock.ts';
import type { Around } from './command.ts';
import { type Draft, no, type Of, type Reduced } from './draft.ts';
import { hasResigned, hostOf, isLaidByClass, isPlaying, standInLevel } from './people.ts';
import { AWAY_AFTER, mayBeAsked } from './questions.ts';
import type { Session } from './session.ts';

/* The host's control of seats and spectators. Everything here is in the log, so everybody at the table sees it. */

/** The host may begin. Before the game a seated player may too, if the host has been away for a while or there is no host. */
export function mayBegin(session: Session, seat: Seat, { isHere, seenAt, now }: Around): boolean {
  const host = hostOf(session);
  if (seat === host) return true;
  return (
    session.seats[seat]?.kind === 'person' && !isHere(host) && now - Math.max(session.lastAt, seenAt?.(host) ?? 0) >= AWAY_AFTER
  );
}

/**
 * The host frees a seat. Before the game it is open again. In a private game a bot plays there until its player returns.
 * Nobody else can take it, or the host could sit there and read the hand. A connected player is asked first. The host of a
 * table that a class has laid is only whoever sat down first: there the teacher decides who plays.
 */
export function free(session: Session, draft: Draft, { seat: by, whom: seat, id }: Of<'free'>, around: Around): Reduced {
  if (isLaidByClass(session) || by !== hostOf(session)) return no('not-yours');
  const sitter = session.seats[seat];
  if (seat === by || sitter?.kind !== 'person') return no('not-now');
  if (session.phase === 'gathering') return draft.add({ kind: 'free', by, seat, id }).settle();
  if (!isPlaying(session) || session.opening.isOpen || hasResigned(session, seat) || sitter.isFreed) return no('not-now');
  const level = standInLevel(around.levels);
  if (sitter.standIn !== undefined || !around.isHere(seat)) return draft.add({ kind: 'release', by, seat, level, id }).settle();
  if (id === undefined || !mayBeAsked(session, seat)) return no('not-now');
  return draft.add({ kind: 'ask', by, what: 'free', seat, level, id, whom: [seat] }).settle();
}

/** Before the game the host may let two change places; in the game each would be shown what the other holds. */
export function swap(session: Session, draft: Draft, { seat: by, whom: seat, other, id }: Of<'swap'>): Reduced {
  if (by !== hostOf(session)) return no('not-yours');
  const areSeats = seat !== other && seat in session.seats && other in session.seats;
  if (session.phase !== 'gathering' || !areSeats) return no('not-now');
  return draft.add({ kind: 'swap', by, seat, other, id }).settle();
}

/** The server gives a person's seat another token: whatever device had it before is out. */
export function resit(session: Session, draft: Draft, { seat }: Of<'resit'>): Reduced {
  const sitter = session.seats[seat];
  if (sitter?.kind !== 'person') return no('not-now');
  return draft.add({ kind: 'resit', seat, name: sitter.name, isOut: isOutOfTime(session, seat) }).settle();
}

/** Any player at the table may exclude spectators, and admit them again. At a table that a class has laid nobody may. */
export function door(session: Session, draft: Draft, { seat: by, isShut, id }: Of<'door'>): Reduced {
  if (isLaidByClass(session)) return no('not-yours');
  if (session.isShut === isShut) return no('not-now');
  return draft.add({ kind: 'door', by, isShut, id }).settle();
}
