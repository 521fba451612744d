import { type BarrelContent, barrelIcon, barrelSign } from './barrels.ts';
import { at, box, dot, type Facing, fill, INK, inked, line, PAPER, ROSE } from './brush.ts';

/** Marks of a question on the board: where to go, what can be answered, what a barrel holds. Each fills the box of a cell. */

const plate = inked(box(7, 7, 86, 86, 18, PAPER, ' fill-opacity=".88"'), 5);
const flag =
  `<ellipse cx="50" cy="79" rx="18" ry="5" fill="${INK}" opacity=".25"/>` +
  line('M40 79V24', INK, 6) +
  inked(fill('M41 24q18-9 36 2v26q-18-11-36-2z', ROSE), 4);

/** A golem must end here; `facing`: facing this way. */
export const flagArt = (facing?: Facing): string =>
  plate +
  flag +
  (facing === undefined
    ? ''
    : `<g transform="rotate(${facing * 90} 50 50)">${inked(fill('M50-3 68 17q-18-7-36 0z', ROSE), 4)}</g>`);

/** A barrel must end here. */
export const barrelPlace = (): string =>
  `<g stroke-dasharray="13 9">${inked(box(7, 7, 86, 86, 18, PAPER, ' fill-opacity=".7"'), 5)}</g>` +
  `<g opacity=".55">${at(barrelIcon(), 22, 22, 0.56)}</g>`;

/** Shapes tell answers apart without a word and without colour. */
const SHAPES = [
  'M0-21 22 18h-44z',
  'M-18-18h36v36h-36z',
  'M0-20a20 20 0 1 1 0 40 20 20 0 1 1 0-40z',
  'M0-24 20 0 0 24-20 0z',
  'M-7-21H7V-7h14V7H7v14H-7V7h-14V-7h14z',
  'M0-22 6-7l16 1-12 10 4 16L0 11l-14 9 4-16-12-10 16-1z',
] as const;

export const shapeArt = (shape: number, x: number, y: number, scale: number, colour: string = INK): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${fill(SHAPES[shape] ?? SHAPES[0], colour)}</g>`;

/** An answer that names this cell, over everything in it. */
export const answerPlace = (shape: number): string =>
  `<g stroke-dasharray="13 9">${inked(box(6, 6, 88, 88, 16, 'none'), 5)}</g>${inked(dot(27, 27, 23, PAPER), 4)}${shapeArt(shape, 27, 27, 0.62)}`;

/** The known contents of a barrel, drawn next to it. */
export const insideArt = (contents: BarrelContent): string =>
  inked(dot(74, 28, 25, PAPER), 4) + at(barrelSign(contents), 54, 8, 0.4);
