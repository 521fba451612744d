import type { Cell } from './position.ts';

/** Minus signs as people write them. */
export const signed = (number: number): string => String(number).replace('-', '−');

/** A place as the rulers at the edges of the board call it: column, then row; never broken between lines. */
export const placeName = ({ x, y }: Cell): string => `(${signed(x)},\u00a0${signed(y)})`;
