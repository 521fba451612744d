import type { Seat } from '@stolik/kernel/game';
import type { Question, Room } from '@stolik/wire/room';
import { askedPersons, isPlayedByPerson } from './sitting.ts';

/** Whose clock has run out: a bot plays on for them, and they do not come back. */
export const isTimeUp = (room: Room, seat: Seat): boolean =>
  room.pace.kind === 'clock' && room.clocks?.[seat] === 0 && !isPlayedByPerson(room, seat);

/** The others wait for somebody: who that is, and whether they are there. */
interface Awaited {
  readonly seat: Seat;
  readonly isHere: boolean;
}

/** Of those who are to move the first who is away, otherwise one who thinks where no clock says how long. */
export function whoIsAwaited(
  room: Room,
  asked: readonly Seat[],
  here: readonly Seat[],
  me: Seat | undefined,
): Awaited | undefined {
  // Where a move has days nobody is away.
  if (me === undefined || room.phase !== 'playing' || room.isPaused || room.pace.kind === 'days') return undefined;
  const others = asked.filter((seat) => seat !== me && isPlayedByPerson(room, seat));
  const gone = others.find((seat) => !here.includes(seat));
  if (gone !== undefined) return { seat: gone, isHere: false };
  const [slow] = room.pace.kind === 'free' ? others : [];
  return slow === undefined ? undefined : { seat: slow, isHere: true };
}

/** Whose answer is awaited; the server says it, an older one does not. */
export const awaitedAnswers = (room: Room, { whom, by, seat, yes }: Question): readonly Seat[] =>
  (whom ?? askedPersons(room, by, seat)).filter((each) => !yes.includes(each));

/** What has become of the seats: the host has freed one, somebody has come to one. */
type SeatChange =
  | { readonly kind: 'freed' | 'taken' | 'moved'; readonly name: string }
  /** Somebody has deleted their part: there is no name to say. */
  | { readonly kind: 'forgotten' };

export function seatChanges(before: Room, after: Room): readonly SeatChange[] {
  return after.seats.flatMap((sitter, seat): readonly SeatChange[] => {
    const old = before.seats[seat];
    if (sitter.kind !== 'person' || old === undefined || before.phase === 'gathering') return [];
    if (sitter.isForgotten) return old.kind === 'person' && !old.isForgotten ? [{ kind: 'forgotten' }] : [];
    if (after.phase !== 'playing') return [];
    const isFresh = old.kind !== 'person' || old.name !== sitter.name;
    if (isFresh) return [{ kind: 'taken', name: sitter.name }];
    if (old.kind === 'person' && old.moves !== sitter.moves) return [{ kind: 'moved', name: sitter.name }];
    return sitter.isFreed && !(old.kind === 'person' && old.isFreed) ? [{ kind: 'freed', name: sitter.name }] : [];
  });
}
