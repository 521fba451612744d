import type { SeatPlan } from '@stolik/table/entry';
import type { SeatHolder } from '@stolik/table/seats';

/** Where whoever sat there sits in the next game: everybody moves on by one, so that nobody begins, or has the better side, for ever. */
export const seatAgain = (seat: number, seats: number): number => (seat + 1) % seats;

/** The places of the next game, kept for those who played this one; colours go with them. */
export function seatsAgain(seats: readonly SeatHolder[]): readonly SeatPlan[] {
  const plans = seats.map(
    (sitter): SeatPlan =>
      sitter.kind === 'bot'
        ? { kind: 'bot', level: sitter.level, colour: sitter.colour }
        : {
            kind: 'open',
            colour: sitter.colour,
            ...(sitter.kind === 'person' && !sitter.isForgotten && { keptFor: sitter.name }),
          },
  );
  return plans.map((_, seat) => plans[(seat + seats.length - 1) % seats.length]!);
}
