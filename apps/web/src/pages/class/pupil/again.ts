import { sayNickname } from '@stolik/class/names';
import type { PupilTable } from '@stolik/class/views';
import type { Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';

/** Who of a table still has to say that they play again. Bots always do. `here`: the seats of this device. */
export interface Again {
  /** Everybody at this device has said so. */
  readonly isAsked: boolean;
  /** Somebody at another device has. */
  readonly isOffered: boolean;
  /** Whom the next table waits for, by seat. */
  readonly awaited: readonly Seat[];
}

export function againOf({ names, again }: Pick<PupilTable, 'names' | 'again'>, here: readonly Seat[]): Again {
  const isOpen = (seat: Seat): boolean => !again.includes(seat);
  return {
    isAsked: !here.some(isOpen),
    isOffered: here.some(isOpen) && again.some((seat) => !here.includes(seat)),
    awaited: names.flatMap((name, seat) => (name !== null && isOpen(seat) ? [seat] : [])),
  };
}

export const namesOf = ({ names }: Pick<PupilTable, 'names'>, seats: readonly Seat[], language: Language): string =>
  seats.flatMap((seat) => (names[seat] ? [sayNickname(names[seat], language)] : [])).join(', ');
