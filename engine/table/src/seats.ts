import type { Colour } from '@stolik/kernel/colours';
import type { Sitter } from './table.ts';

/** How fast a table is played: as people like, with a clock each, or so many days a move. */
export type Pace =
  | { readonly kind: 'free' }
  | { readonly kind: 'clock'; readonly minutes: number; readonly seconds: number }
  | { readonly kind: 'days'; readonly days: number };

/**
 * A place at the table, and who has it. Whoever has the code may sit down where it is open; `standIn` is the level of the bot that plays
 * while a person is away, `isFreed`: the host has put the bot there, `moves`: how often the seat was brought to another device, `isForgotten`: the
 * person has deleted their part, and the name is a neutral one. `keptFor`: who is expected there. `colour`: of a free seat what is proposed; tables from before it could be chosen have none.
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
