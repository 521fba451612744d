import { lettersOf } from '@stolik/look/seats';
import { isolated } from '@stolik/look/typography';
import type { RoomSeat } from '@stolik/wire/room';
import { type Called, sittersOf } from './sitting.ts';

/** How everybody is called, as at the table itself; a free seat has a name that nobody sees. */
export const namesAt = (seats: readonly RoomSeat[], called?: Called): readonly string[] =>
  sittersOf({ seats }, called).map(({ name }) => isolated(name));

/** Letters of the badges, the same as at the table. */
export const lettersAt = (seats: readonly RoomSeat[], called?: Called): readonly string[] => lettersOf(namesAt(seats, called));

/** Everybody at the table but one, in the order of the seats. */
export const othersAt = (seats: readonly RoomSeat[], but = -1): string =>
  namesAt(seats)
    .filter((_, seat) => seat !== but && seats[seat]?.kind !== 'open')
    .join(', ');
