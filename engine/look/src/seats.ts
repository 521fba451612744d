import { unmarked } from './typography.ts';

/**
 * How a seat looks at every table: colour, shape and letter together, so that no one of them is needed alone.
 * Paths live in a 100-unit box; colours are CSS custom properties with a fallback that is right without any CSS.
 */
export interface SeatShape {
  readonly shape: 'circle' | 'triangle' | 'square' | 'diamond' | 'hexagon' | 'star';
  readonly letter: string;
  readonly colour: string;
  /** What is written on the colour. */
  readonly ink: string;
  /** Around the colour, where it lies on paper: tells also a light one apart from it. */
  readonly rim: string;
  readonly path: string;
  /** Baseline and size of a letter that sits in the shape's optical middle, at x = 50. */
  readonly letterY: number;
  readonly letterSize: number;
}

export const SEAT_SHAPES: readonly SeatShape[] = [
  {
    shape: 'circle',
    letter: 'A',
    colour: 'var(--p1, #bf3a2b)',
    ink: 'var(--on-p1, #ffffff)',
    rim: 'var(--rim1, #bf3a2b)',
    path: 'M8 50a42 42 0 0 1 84 0a42 42 0 0 1-84 0z',
    letterY: 67,
    letterSize: 47,
  },
  {
    shape: 'triangle',
    letter: 'B',
    colour: 'var(--p2, #2457b3)',
    ink: 'var(--on-p2, #ffffff)',
    rim: 'var(--rim2, #2457b3)',
    path: 'M50 9 94 86H6z',
    letterY: 77,
    letterSize: 41,
  },
  {
    shape: 'square',
    letter: 'C',
    colour: 'var(--p3, #26733f)',
    ink: 'var(--on-p3, #ffffff)',
    rim: 'var(--rim3, #26733f)',
    path: 'M13 13H87V87H13z',
    letterY: 67,
    letterSize: 47,
  },
  {
    shape: 'diamond',
    letter: 'D',
    colour: 'var(--p4, #7b3a9e)',
    ink: 'var(--on-p4, #ffffff)',
    rim: 'var(--rim4, #7b3a9e)',
    path: 'M50 5 95 50 50 95 5 50z',
    letterY: 66,
    letterSize: 44,
  },
  {
    shape: 'hexagon',
    letter: 'E',
    colour: 'var(--p5, #8f5300)',
    ink: 'var(--on-p5, #ffffff)',
    rim: 'var(--rim5, #8f5300)',
    path: 'M28 11H72L95 50 72 89H28L5 50z',
    letterY: 67,
    letterSize: 47,
  },
  {
    shape: 'star',
    letter: 'F',
    colour: 'var(--p6, #0d6c7a)',
    ink: 'var(--on-p6, #ffffff)',
    rim: 'var(--rim6, #0d6c7a)',
    path: 'M50 5 64 32 95 38 73 60 78 92 50 78 22 92 27 60 5 38 36 32z',
    letterY: 69,
    letterSize: 42,
  },
];

export function seatShape(seat: number): SeatShape {
  const shape = SEAT_SHAPES[seat];
  if (!shape) throw new Error(`a table has ${SEAT_SHAPES.length} seats, there is no seat ${seat + 1}`);
  return shape;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The letter of a seat as an SVG text; a player's own initial may replace it. */
export function seatLetter(seat: number, letter?: string, ink = seatShape(seat).ink): string {
  const { letter: own, letterY, letterSize } = seatShape(seat);
  const text = (letter ?? own).replace(/[&<>]/g, (sign) => ESCAPES[sign]!);
  return `<text x="50" y="${letterY}" font-family="var(--text, sans-serif)" font-weight="800" font-size="${letterSize}" text-anchor="middle" fill="${ink}">${text}</text>`;
}

/** The seat's badge in a 100-unit box: shape, colour and letter. */
export function seatBadge(seat: number, letter?: string): string {
  const { path, colour, rim } = seatShape(seat);
  return `<path d="${path}" fill="${colour}" stroke="${rim}" stroke-width="6" stroke-linejoin="round"/>${seatLetter(seat, letter)}`;
}

/** A portrait in a 100-unit box, framed in the seat's colour, with the seat's badge at the corner. */
export function seatPortrait(seat: number, portrait: string, letter?: string): string {
  const { rim } = seatShape(seat);
  return (
    `<rect x="3" y="3" width="94" height="94" rx="22" fill="var(--portrait, #f7ecd4)"/>` +
    `<svg x="6" y="4" width="88" height="92" viewBox="-2 -14 104 110">${portrait}</svg>` +
    `<rect x="4" y="4" width="92" height="92" rx="22" fill="none" stroke="${rim}" stroke-width="8"/>` +
    `<g transform="translate(58 58) scale(.46)">${seatBadge(seat, letter)}</g>`
  );
}

/** The seat's shape as a plate on the floor, in a 100-unit box; a figure on it stays visible. */
export function seatFloor(seat: number): string {
  const { path, colour } = seatShape(seat);
  return (
    `<path d="${path}" fill="${colour}" fill-opacity=".35" stroke="#fffdf8" stroke-width="13" stroke-linejoin="round"/>` +
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="8" stroke-linejoin="round"/>`
  );
}

/** The initial of a name for a badge. */
export const initialOf = (name: string): string => unmarked(name).trim().slice(0, 1).toUpperCase();

/** Initials, where they tell everybody apart; otherwise the letters of the seats. */
export function lettersOf(names: readonly string[]): readonly string[] {
  const initials = names.map(initialOf);
  const areGood = new Set(initials).size === initials.length && initials.every((letter) => /\p{L}/u.test(letter));
  return areGood ? initials : names.map((_, seat) => seatShape(seat).letter);
}

/** Letters for pieces without a player: their initial, another letter of their name, or any that is free. */
export function withAutomata(letters: readonly string[], names: readonly string[]): readonly string[] {
  const taken = [...letters];
  for (const name of names) {
    const own = [...unmarked(name).toUpperCase()].filter((letter) => /\p{L}/u.test(letter));
    const wanted = [...own, seatShape(taken.length).letter, ...'ABCDEFGH'];
    taken.push(wanted.find((letter) => letter && !taken.includes(letter))!);
  }
  return taken;
}
