import { isSalting, leadsAt, untoldSalts } from '@stolik/table/choices';
import { leftAt, NO_CLOCK } from '@stolik/table/clock';
import { hostOf } from '@stolik/table/people';
import { othersResumeAt, questionEndsAt } from '@stolik/table/questions';
import type { Session } from '@stolik/table/session';
import type { Room } from '@stolik/wire/room';

/** At a rematch the seats are kept for those who played before, for so long. */
const KEPT_FOR = 90_000;
export const seatsKeptUntil = (session: Session): number => session.openedAt + KEPT_FOR;
const keepsSeats = ({ opening, phase }: Session): boolean => opening.previous !== undefined && phase === 'gathering';

/** What everybody at the table may know of it. */
export function roomOf(session: Session, now: number): Room {
  const { opening, question, clock, rematch, rematchTable } = session;
  const ends = questionEndsAt(session);
  return {
    id: session.id,
    code: opening.code,
    game: opening.game,
    options: session.table.options,
    pace: opening.pace,
    isOpen: opening.isOpen,
    phase: session.phase,
    seats: session.seats,
    host: hostOf(session),
    isPaused: session.isPaused,
    ...(session.paused && { pause: { by: session.paused.by, others: Math.max(0, othersResumeAt(session) - now) } }),
    ...(question && {
      question: {
        id: question.id,
        kind: question.what,
        by: question.by,
        seat: question.seat,
        yes: question.yes,
        ...(question.whom && { whom: question.whom }),
        ...(ends !== undefined && { ends: Math.max(0, ends - now) }),
      },
    }),
    ...(leadsAt(session).length > 0 && { leads: session.leads }),
    ...(session.first >= 0 && { first: session.first }),
    commitment: opening.commitment,
    ...(opening.chance === 2 && { seals: session.seals }),
    ...(isSalting(session) && { untold: untoldSalts(session) }),
    ...(clock !== NO_CLOCK && {
      clocks: leftAt(session, now),
      running: clock.since.flatMap((from, seat) => (from === null ? [] : [seat])),
    }),
    ...(rematch !== undefined && { rematch }),
    ...(rematchTable !== undefined && { rematchTable }),
    ...(session.isHeld && { isHeld: true }),
    ...(opening.isSameDeal && { isSameDeal: true }),
    ...(session.isShut && { isShut: true }),
    ...(keepsSeats(session) && { kept: Math.max(0, seatsKeptUntil(session) - now) }),
  };
}

/** Whether `roomOf` tells something else now, apart from the clocks. */
export const isRoomChanged = (before: Session, after: Session): boolean =>
  before.phase !== after.phase ||
  before.seats !== after.seats ||
  before.leads !== after.leads ||
  before.salts !== after.salts ||
  before.first !== after.first ||
  before.table.options !== after.table.options ||
  before.isPaused !== after.isPaused ||
  before.isHeld !== after.isHeld ||
  before.question !== after.question ||
  before.rematch !== after.rematch ||
  before.isShut !== after.isShut;
