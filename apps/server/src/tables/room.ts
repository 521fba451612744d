import type { Room } from '@stolik/wire/room';
import { leadsAt } from './choices.ts';
import { leftAt, NO_CLOCK } from './clock.ts';
import type { Match } from './match.ts';
import { hostOf } from './wishes.ts';

/** What everybody at the table may know of it. */
export function roomOf(match: Match, now: number): Room {
  const { opening, question, clock, rematch } = match;
  return {
    id: match.id,
    code: opening.code,
    game: opening.game,
    options: match.table.options,
    pace: opening.pace,
    isOpen: opening.isOpen,
    phase: match.phase,
    seats: match.seats,
    host: hostOf(match),
    isPaused: match.isPaused,
    ...(question && {
      question: { id: question.id, kind: question.what, by: question.by, seat: question.seat, yes: question.yes },
    }),
    ...(leadsAt(match).length > 0 && { leads: match.leads }),
    ...(match.first >= 0 && { first: match.first }),
    commitment: opening.commitment,
    ...(clock !== NO_CLOCK && {
      clocks: leftAt(match, now),
      running: clock.since.flatMap((from, seat) => (from === null ? [] : [seat])),
    }),
    ...(rematch !== undefined && { rematch }),
  };
}

/** Whether `roomOf` tells something else now, apart from the clocks. */
export const isRoomChanged = (before: Match, after: Match): boolean =>
  before.phase !== after.phase ||
  before.seats !== after.seats ||
  before.leads !== after.leads ||
  before.first !== after.first ||
  before.table.options !== after.table.options ||
  before.isPaused !== after.isPaused ||
  before.question !== after.question ||
  before.rematch !== after.rematch;
