import type { Colour } from '@stolik/kernel/colours';
import type { Sitter } from './table.ts';

/** The time control of a table: none, a clock for each seat, or a number of days per move. */
export type Pace =
  | { readonly kind: 'free' }
  | { readonly kind: 'clock'; readonly minutes: number; readonly seconds: number }
  | { readonly kind: 'days'; readonly days: number };

/**
 * A seat and its occupant. A client with the code may take an open seat. `standIn`: the level of the bot that plays for an
 * absent player. `isFreed`: the host has put the bot there. `moves`: how often the seat moved to another device.
 * `isForgotten`: the player has deleted their data, and the name is neutral. `keptFor`: the expected player. `colour`: for a
 * free seat the proposed one; older tables have none.
 */
export type SeatHolder = { readonly colour?: Colour | undefined } & (
  | { readonly kind: 'open'; readonly keptFor?: string }
  | {
      readonly kind: 'person';
      readonly name: string;
      readonly standIn?: string;
      readonly isFreed?: true;
      readonly isForgotten?: true;
      readonly moves?: number;
    }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string }
);

export const sitterOf = (seat: SeatHolder): Sitter =>
  seat.kind === 'bot' ? seat : { kind: 'person', name: seat.kind === 'person' ? seat.name : '', colour: seat.colour };
