import type { Seat } from '@stolik/kernel/game';
import { seatShape } from '@stolik/look/seats';
import type { Sitter } from '@stolik/table/table';
import type { Room } from '@stolik/wire/room';
import { m } from '../../base/messages/catalog.ts';
import { botName } from '../bots/bot-name.ts';

/** How somebody is called who sits there under this name. */
export type Called = (name: string) => string;

/** Who sits at a table on the server, with names for the bots in the language of the page. */
export function sittersOf(room: Pick<Room, 'seats'>, called: Called = (name) => name): readonly Sitter[] {
  const names = toldApart(
    room.seats.map((seat) => {
      if (seat.kind === 'bot') return botName(seat.level);
      return seat.kind === 'person' && !seat.isForgotten ? called(seat.name) : '';
    }),
  );
  return room.seats.map((seat, index): Sitter => {
    if (seat.kind === 'bot') return { kind: 'bot', name: names[index]!, level: seat.level, colour: seat.colour };
    if (seat.kind === 'person' && seat.isForgotten)
      return { kind: 'person', name: m().names.person(String(index + 1)), colour: seat.colour };
    const name = seat.kind === 'person' ? names[index]! : m().names.person(seatShape(index).letter);
    return { kind: 'person', name, colour: seat.colour };
  });
}

/** Two may have one name: the second is the second. */
export const toldApart = (names: readonly string[]): readonly string[] =>
  names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => isSame(other, name)).length;
    return before > 0 && name !== '' ? `${name} ${before + 1}` : name;
  });

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Whether a person sits there who plays for themselves. */
export function isPlayedByPerson(room: Room, seat: Seat): boolean {
  const sitter = room.seats[seat];
  return sitter?.kind === 'person' && sitter.standIn === undefined;
}

/** The people whose word counts, without who asks and who it is about; the server knows best. */
export const askedPersons = (room: Room, by: Seat, about: Seat): readonly Seat[] =>
  room.seats.flatMap((_, seat) => (seat !== by && seat !== about && isPlayedByPerson(room, seat) ? [seat] : []));
