import { seatShape } from '@stolik/look/seats';
import { COLUMNS, ROWS } from './board.ts';

/** A disc in a box of 100: the colour of its seat, and the seat's shape on it, so that nobody needs the colour. */
export function discArt(seat: number): string {
  const { colour, ink, path } = seatShape(seat);
  return (
    `<circle cx="50" cy="50" r="40" fill="${colour}" stroke="${ink}" stroke-opacity=".55" stroke-width="4"/>` +
    `<g transform="translate(26 ${seat === 1 ? 23 : 26}) scale(.48)"><path d="${path}" fill="none" stroke="${ink}" stroke-width="11" stroke-linejoin="round"/></g>`
  );
}

const HOLE = 37;
const holes = Array.from({ length: COLUMNS * ROWS }, (_, index) => {
  const [x, y] = [(index % COLUMNS) * 100 + 50, Math.floor(index / COLUMNS) * 100 + 50];
  return `M${x - HOLE} ${y}a${HOLE} ${HOLE} 0 1 0 ${2 * HOLE} 0a${HOLE} ${HOLE} 0 1 0 ${-2 * HOLE} 0z`;
}).join('');

const letters = [...'abcdefg'].map((letter, column) => `<text x="${column * 100 + 50}" y="631">${letter}</text>`).join('');

/** The upright board of 700 by 644, open where discs can be seen, with the names of its columns at its foot. */
export const boardArt = (): string =>
  `<path d="M-12 6a18 18 0 0 1 18-18h688a18 18 0 0 1 18 18v638h-724z${holes}" fill="var(--tile, #b98449)" fill-rule="evenodd" stroke="var(--tile-lo, #7a5026)" stroke-width="5"/>` +
  `<g font-family="var(--text, sans-serif)" font-weight="700" font-size="40" text-anchor="middle" fill="#2b2533">${letters}</g>`;

/** Marks a disc of the four. */
export const fourArt = (): string =>
  '<circle cx="50" cy="50" r="44" fill="none" stroke="#2b2533" stroke-width="13"/><circle cx="50" cy="50" r="44" fill="none" stroke="var(--lamp, #f5b62f)" stroke-width="7"/>';
