import type { Seat } from '@stolik/kernel/game';
import { initialOf, seatShape } from '@stolik/kernel/seats';
import type { Sitter } from '@stolik/table/table';
import type { Room } from '@stolik/wire/room';
import { m } from '../../base/messages/catalog.ts';

/** How somebody is called who sits there under this name. */
export type Called = (name: string) => string;

/** Who sits at a table on the server, with names for the bots in the language of the page. */
export function sittersOf(room: Pick<Room, 'seats'>, called: Called = (name) => name): readonly Sitter[] {
  const taken = new Set(room.seats.flatMap((seat) => (seat.kind === 'person' ? lookOf(seat.name) : [])));
  const names = toldApart(room.seats.map((seat) => (seat.kind === 'person' && !seat.isForgotten ? called(seat.name) : '')));
  return room.seats.map((seat, index): Sitter => {
    if (seat.kind === 'bot') return { kind: 'bot', name: botName(index, taken), level: seat.level, colour: seat.colour };
    if (seat.kind === 'person' && seat.isForgotten)
      return { kind: 'person', name: m().names.person(String(index + 1)), colour: seat.colour };
    const name = seat.kind === 'person' ? names[index]! : m().names.person(seatShape(index).letter);
    return { kind: 'person', name, colour: seat.colour };
  });
}

/** Two people may have one name: the second is the second. */
export const toldApart = (names: readonly string[]): readonly string[] =>
  names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => isSame(other, name)).length;
    return before > 0 && name !== '' ? `${name} ${before + 1}` : name;
  });

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Letters of two alphabets that look the same on a badge. */
const LOOK: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  Х: 'X',
};

/** The initial as it looks. */
function lookOf(name: string): string {
  const letter = initialOf(name);
  return LOOK[letter] ?? letter;
}

/** The bot of this seat, or the next one whose initial nobody has. */
function botName(seat: Seat, taken: Set<string>): string {
  const { bots } = m().names;
  const order = [...bots.slice(seat), ...bots.slice(0, seat)];
  const name = order.find((each) => !taken.has(lookOf(each))) ?? order[0] ?? m().table.bot;
  taken.add(lookOf(name));
  return name;
}

/** Whether a person sits there who plays for themselves. */
export function isPlayedByPerson(room: Room, seat: Seat): boolean {
  const sitter = room.seats[seat];
  return sitter?.kind === 'person' && sitter.standIn === undefined;
}

/** The people whose word counts, without who asks and who it is about; the server knows best. */
export const askedPersons = (room: Room, by: Seat, about: Seat): readonly Seat[] =>
  room.seats.flatMap((_, seat) => (seat !== by && seat !== about && isPlayedByPerson(room, seat) ? [seat] : []));
