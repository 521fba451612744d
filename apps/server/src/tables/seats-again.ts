import type { ClassSeat, SeatPlan } from '@stolik/table/entry';
import type { SeatHolder } from '@stolik/table/seats';

/** A player's seat in the rematch: everybody moves one seat further, so nobody always begins or has the better side. */
export const seatAgain = (seat: number, seats: number): number => (seat + 1) % seats;

/** The pupil of the class at a seat; undefined: not a member of the class. */
export type ClassSeats = readonly (ClassSeat | undefined)[];

/** The places of the next game, kept for those who played this one; colours go with them. `of`: at a table of a class. */
export function seatsAgain(seats: readonly SeatHolder[], of?: ClassSeats): readonly SeatPlan[] {
  const plans = seats.map((sitter, seat): SeatPlan => {
    const { colour } = sitter;
    if (sitter.kind === 'bot') return { kind: 'bot', level: sitter.level, colour };
    const isKept = sitter.kind === 'person' && !sitter.isForgotten && (of === undefined || of[seat] !== undefined);
    return { kind: 'open', colour, ...(isKept && { keptFor: sitter.name, ...(of && { of: of[seat]! }) }) };
  });
  return plans.map((_, seat) => plans[(seat + seats.length - 1) % seats.length]!);
}
