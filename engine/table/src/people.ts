import type { Seat } from '@stolik/kernel/game';
import { botAt, personsOf, type Session } from './session.ts';

export const isPlaying = (session: Session): boolean => session.phase === 'playing';

export const hasResigned = ({ table }: Session, seat: Seat): boolean =>
  table.steps.some(({ kind, actor }) => kind === 'resign' && actor === seat);

/** A bot plays for a person. */
export const isStoodIn = (session: Session, seat: Seat): boolean =>
  session.seats[seat]?.kind === 'person' && botAt(session, seat) !== undefined;

/** The seats of people who have not deleted their part. */
export const rememberedAt = (session: Session): readonly Seat[] =>
  personsOf(session).filter((seat) => {
    const sitter = session.seats[seat];
    return sitter?.kind === 'person' && !sitter.isForgotten;
  });

/** A class opens and closes this table. A rematch is opened by its players and belongs to them. */
export const isLaidByClass = ({ opening }: Session): boolean => opening.class !== undefined && opening.previous === undefined;

/** The host: the player who opened the table, or the one of the others who has been there longest. */
export const hostOf = (session: Session): Seat =>
  personsOf(session).reduce(
    (first, seat) => (session.cameAt[seat]! < session.cameAt[first]! ? seat : first),
    personsOf(session)[0] ?? 0,
  );

/** The bot for an absent player: the second level, which plays sensibly and quickly. */
export const standInLevel = (levels: readonly string[]): string => levels[1] ?? levels[0] ?? 'random';
