import type { Match } from '../../session/match.ts';

/**
 * An answer has ended and all of it has been on the screen, whether its film ran, was stepped through or skipped: the verdict waits
 * for nothing else. Of a question that is read, one decision is played.
 */
export const isPlayedOut = (match: Pick<Match, 'at' | 'count' | 'event' | 'next'>, isRead: boolean): boolean =>
  match.at() === match.count() && match.event() === undefined && (match.next().kind === 'over' || (isRead && match.count() > 0));
