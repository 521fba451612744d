import { type Colour, coloursOf, withColour } from '@stolik/kernel/colours';
import type { SeatHolder } from './seats.ts';

/** The seats after one has taken a colour; a free seat that was to have it gets the other. */
export function recoloured(seats: readonly SeatHolder[], seat: number, colour: Colour): readonly SeatHolder[] {
  const colours = withColour(coloursOf(seats), seat, colour);
  return seats.map((sitter, index) => ({ ...sitter, colour: colours[index] }));
}
