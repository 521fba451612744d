import type { Seat } from '@stolik/kernel/game';
import { seatShape } from '@stolik/kernel/seats';
import type { Sitter } from '@stolik/table/table';
import type { Room } from '@stolik/wire/room';
import { m } from '../../messages/catalog.ts';

/** Who sits at a table on the server, with names for the bots in the language of the page. */
export function sittersOf(room: Room): readonly Sitter[] {
  return room.seats.map((seat, index): Sitter => {
    if (seat.kind === 'bot') return { kind: 'bot', name: m().names.bots[index] ?? m().table.bot, level: seat.level };
    return { kind: 'person', name: seat.kind === 'person' ? seat.name : m().names.person(seatShape(index).letter) };
  });
}

/** Whether a person sits there who plays for themselves. */
export function isPlayedByPerson(room: Room, seat: Seat): boolean {
  const sitter = room.seats[seat];
  return sitter?.kind === 'person' && sitter.standIn === undefined;
}

/** The people whose word counts, without who asks and who it is about; the server knows best. */
export const askedPersons = (room: Room, by: Seat, about: Seat): readonly Seat[] =>
  room.seats.flatMap((_, seat) => (seat !== by && seat !== about && isPlayedByPerson(room, seat) ? [seat] : []));
