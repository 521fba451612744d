import { cellArt } from '@stolik/golems/art/board';
import { type Command, cardArt, slotArt } from '@stolik/golems/art/cards';
import { at } from '../../base/how-to.ts';

/** Cells of the pictures of both how-tos: three in a row and a little more. */
export const SIDE = 92;
export const EDGE = 22;
export const TOP = 42;

/** A strip of meadow with pieces on it, by column. */
export function meadow(...pieces: readonly (string | undefined)[]): string {
  const ground = [0, 1, 2]
    .map((column) => at(cellArt('plain', 'summer', column), EDGE + column * SIDE, TOP, SIDE / 100))
    .join('');
  return ground + pieces.map((art, column) => (art ? at(art, EDGE + column * SIDE, TOP, SIDE / 100) : '')).join('');
}

/** A piece a fraction of a cell further. */
export const on = (art: string, column: number, row = 0, scale = SIDE / 100): string =>
  at(art, EDGE + column * SIDE, TOP + row * SIDE, scale);

/** Rows of a program: cards, and places that are still empty. */
export function program(cards: readonly (Command | undefined)[]): string {
  const size = 0.74;
  const left = (320 - cards.length * 78) / 2;
  return cards.map((card, row) => at(card ? cardArt(card) : slotArt(), left + row * 78, 50, size)).join('');
}
