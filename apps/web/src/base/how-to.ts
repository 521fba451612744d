import type { Words } from '@stolik/kernel/language';

/** One sentence of "how to play in a minute" and its picture, drawn with the game's own art. */
export interface HowToStep {
  /** SVG inside a box of `WIDE` by `HIGH` units, three cells by one and three quarters; without words, so that it needs no translation. */
  readonly picture: string;
  readonly says: Words;
}

/** What one must know to play a first game, in six steps of fifteen words at most. The clauses are the law; this is a friend who explains. */
export interface HowTo {
  /** What it is about and what everybody wants, before any rule; children's steps begin with it themselves. */
  readonly opens?: Words;
  readonly steps: readonly HowToStep[];
  /** A page of the game where one can try without a table. */
  readonly tries?: { readonly address: string; readonly says: Words };
}

export const WIDE = 320;
export const HIGH = 176;

/** A piece of art drawn in a box of 100, set down at a place. */
export const at = (art: string, x: number, y: number, scale = 1): string =>
  `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}">${art}</g>`;

/** The frame that means "this one, now" at every table. */
export const framed = (x: number, y: number, size = 100): string =>
  `<rect x="${x - 2}" y="${y - 3}" width="${size + 4}" height="${size + 4}" rx="14" fill="none" stroke="var(--lamp)" stroke-width="5"/>`;

/** An arrow from left to right. */
export const arrow = (x: number, y: number, length = 44): string =>
  `<path d="M${x} ${y}h${length}m-15-13 15 13-15 13" fill="none" stroke="var(--lamp)" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A number on a plate: points, tiles won. */
export function plate(text: string, x: number, y: number): string {
  const width = 22 + text.length * 17;
  return (
    `<rect x="${x - width / 2}" y="${y - 19}" width="${width}" height="38" rx="19" fill="var(--lamp)" stroke="#2b2533" stroke-width="3"/>` +
    `<text x="${x}" y="${y + 9}" text-anchor="middle" font-family="var(--text)" font-weight="700" font-size="27" fill="#2b2533">${text}</text>`
  );
}

/** Right and wrong, by sign as well as by colour. */
export const yes = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="17" fill="#fffdf8" stroke="#2b2533" stroke-width="3"/><path d="M${x - 8} ${y}l6 7 10-14" fill="none" stroke="#1f7a3f" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`;
export const no = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="17" fill="#fffdf8" stroke="#2b2533" stroke-width="3"/><path d="M${x - 7} ${y - 7}l14 14m0-14-14 14" fill="none" stroke="#b3261e" stroke-width="5" stroke-linecap="round"/>`;
