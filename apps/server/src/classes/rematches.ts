import { type Classroom, presentPupils, pupilOf } from '@stolik/class/classroom';
import type { ClassSeat } from '@stolik/table/entry';
import type { Session } from '@stolik/table/session';

/*
 * Rematches of tables of a class belong to the class, but are not in its log: children open as many as they like. Each says in its opening
 * whose it is, and whom of the class every seat is kept for.
 */

export const isRematch = ({ opening }: Session): boolean => opening.class !== undefined && opening.previous !== undefined;

/** The pupil behind a seat of a class's table. Undefined: removed, or with new secrets. */
export function classSeatAt(room: Classroom, session: Session, seat: number): ClassSeat | undefined {
  const sitter = session.seats[seat];
  if (sitter?.kind !== 'person') return undefined;
  const { opening } = session;
  if (!isRematch(session)) return seatLaid(room, session, seat);
  const plan = opening.seats.find((each) => each.kind === 'open' && each.keptFor === sitter.name);
  const of = plan?.kind === 'open' ? plan.of : undefined;
  if (of) return pupilOf(room, of.pupil)?.drawn === of.drawn ? of : undefined;
  // An earlier program has opened it, and names are all there is.
  const known = presentPupils(room).find(({ name }) => name === sitter.name);
  return known && { pupil: known.index, drawn: known.drawn };
}

/** At a table that the class has laid. While it is on the table its seats get other tokens together with the secrets of their pupils. */
function seatLaid(room: Classroom, { id, opening }: Session, seat: number): ClassSeat | undefined {
  const own = room.tables.find((table) => table.id === id);
  const pupil = own?.seats[seat];
  const known = typeof pupil === 'number' ? pupilOf(room, pupil) : undefined;
  if (!own || !known) return undefined;
  const plan = opening.seats[seat];
  const drawn = plan?.kind === 'open' ? plan.of?.drawn : undefined;
  const isOutdated = own.isAway && drawn !== undefined && drawn !== known.drawn;
  return isOutdated ? undefined : { pupil: known.index, drawn: known.drawn };
}

/** Whether a seat belongs to a former member of the class. A bot plays there already unless they did `before`. */
export function isLeft(room: Classroom, session: Session, seat: number, before?: Classroom): boolean {
  const sitter = session.seats[seat];
  if (sitter?.kind !== 'person' || session.phase === 'over' || classSeatAt(room, session, seat)) return false;
  return sitter.standIn === undefined || (before !== undefined && classSeatAt(before, session, seat) !== undefined);
}
