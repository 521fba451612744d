import { at, inked, line } from './brush.ts';

/** 0-based seat. Told apart by colour, shape and letter, never by colour alone. */
const COLORS = ['#bf3a2b', '#2457b3', '#26733f', '#7b3a9e', '#8f5300', '#0d6c7a'];
const SHAPES = [
  'M10.5 0A10.5 10.5 0 1 1-10.5 0 10.5 10.5 0 1 1 10.5 0z',
  'M0-12.5 12.5 9.5H-12.5z',
  'M-9.5-9.5h19v19h-19z',
  'M0-13 13 0 0 13-13 0z',
  'M0-11.5 10-5.8V5.8L0 11.5-10 5.8V-5.8z',
  'M0-13.5 4-5 13-4 6.5 2.5 8 11.5 0 7-8 11.5-6.5 2.5-13-4-4-5z',
];
// Drawn, not typed: a letter five pixels high must look the same whatever fonts are there.
const LETTERS = [
  'M-4 5 0-5 4 5M-2.6 1.8h5.2',
  'M-3-5v10h3.2a2.7 2.7 0 0 0 0-5.4H-3M-.5-.4a2.3 2.3 0 0 0 0-4.6H-3',
  'M3.5-3.5A4.8 4.8 0 1 0 3.5 3.5',
  'M-3-5v10h1.5a4.8 5 0 0 0 0-10z',
  'M3-5h-6V5h6M-3 0h5',
  'M3-5h-6V5M-3 0h5',
];
const LETTER_PLACES = [
  [0, 0, 1],
  [0, 3, 0.82],
  [0, 0, 1],
  [0, 0, 0.95],
  [0, 0, 1],
  [0, 0.6, 0.8],
] as const;

export const seatColor = (seat: number): string => `var(--p${(seat % 6) + 1},${COLORS[seat % 6]})`;
const ON_SEAT = 'var(--on-p,#fff)';

/** The seat's shape with its letter, about 2r wide, its middle at (x, y). */
export function seatBadge(seat: number, x: number, y: number, r: number): string {
  const s = seat % 6;
  const [lx, ly, k] = LETTER_PLACES[s]!;
  const letter = line(LETTERS[s]!, ON_SEAT, 2.6);
  const shape = inked(`<path d="${SHAPES[s]}" fill="${seatColor(seat)}"/>`, 2.4);
  return at(shape + (lx || ly || k !== 1 ? at(letter, lx, ly, k) : letter), x, y, r / 10);
}
