import type { Telling } from '@stolik/kernel/telling';

interface Cell {
  readonly x: number;
  readonly y: number;
}

/** Minus signs as people write them. */
export const signed = (number: number): string => String(number).replace('-', '−');

/** A place as the rulers at the edges of a board call it: column, then row; never broken between lines. */
export const placeName = ({ x, y }: Cell): string => `(${signed(x)},\u00a0${signed(y)})`;

export const place = (at: Cell, { isFull }: Telling): string => (isFull ? `${at.x},${at.y}` : placeName(at));

/** The place of a stone, with its corner where no board shows it. */
export const spot = (at: Cell & { readonly corner: string }, telling: Telling): string =>
  telling.isFull ? `${place(at, telling)},${at.corner}` : placeName(at);

/** A tile as it is written where no board shows it; otherwise in plain words. */
export const face = (tile: string | undefined, words: string, { isFull }: Telling): string =>
  isFull && tile ? `[${tile}]` : words;
