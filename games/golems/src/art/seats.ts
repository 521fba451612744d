import { SEAT_SHAPES, type SeatShape, seatLetter } from '@stolik/look/seats';
import { at, dot, inked, line } from './brush.ts';

// Drawn, not typed: on a figure the letter is five pixels high and must look the same whatever fonts are there.
const LETTERS = [
  'M33 67 50 29 67 67M39 55h22',
  'M38 40v36h12a9 9 0 0 0 0-19H38M48 57a8 8 0 0 0 0-17H38',
  'M65 37A19 19 0 1 0 65 63',
  'M36 31v38h6a18 19 0 0 0 0-38z',
  'M63 31H39v38h24M39 50h19',
  'M60 36H41v30M41 51h15',
];

// Positions written by hand may hold more golems than a table has seats: then a shape comes twice.
const shapeOf = (seat: number): SeatShape => SEAT_SHAPES[seat % SEAT_SHAPES.length]!;

export const seatColour = (seat: number): string => shapeOf(seat).colour.replace(', ', ',');

/** A robot's seat is of the robot's own colour, wherever it is drawn. [G4.1.3] */
export interface OwnColour {
  readonly fill: string;
  readonly ink: string;
}

/**
 * The seat's shape with its letter, about 2r wide, its middle at (x, y), never turned. `letter` is another one than the seat's
 * own, as tables give them by the players' names; an empty one leaves the shape bare.
 */
export function seatBadge(seat: number, x: number, y: number, r: number, letter?: string, colour?: OwnColour): string {
  const { path } = shapeOf(seat);
  const ink = colour?.ink ?? shapeOf(seat).ink;
  const k = Math.round((r / 42) * 100) / 100;
  const own = seat % LETTERS.length;
  const mark =
    letter === undefined || letter === SEAT_SHAPES[own]!.letter
      ? line(LETTERS[own]!, ink, 10)
      : letter && seatLetter(own, letter, ink);
  return at(inked(`<path d="${path}" fill="${colour?.fill ?? seatColour(seat)}"/>`, 10) + mark, x - 50 * k, y - 50 * k, k);
}

/** A golem's way in the preview: numbered stops joined by the board. */
export const stepMark = (number: number, colour: string, ink: string): string =>
  inked(dot(50, 50, 34, colour), 4) +
  `<text x="50" y="65" font-family="var(--text,sans-serif)" font-weight="800" font-size="42" text-anchor="middle" fill="${ink}">${number}</text>`;
