import type { Seat } from '@stolik/kernel/game';
import { COLUMNS, LINES } from './board.ts';

export interface State {
  /** Discs by side and line (see board.ts): the first LINES bytes are seat 0's. */
  readonly lines: number[];
  readonly heights: number[];
  turn: Seat;
  discs: number;
  /** The seat that has four in a row or whose opponent resigned; -1 while there is none. */
  winner: number;
  resigned: boolean;
}

export type Event =
  | { readonly kind: 'discDropped'; readonly seat: Seat; readonly column: number; readonly row: number }
  | { readonly kind: 'fourMade'; readonly seat: Seat }
  | { readonly kind: 'boardFilled' }
  | { readonly kind: 'seatResigned'; readonly seat: Seat };

// Copying a plain array is several times cheaper than making a typed one of this size.
const NO_DISCS = new Array<number>(2 * LINES).fill(0);
const NO_HEIGHTS = new Array<number>(COLUMNS).fill(0);

export type Options = Readonly<Record<string, never>>;

export function setup(): State {
  return { lines: NO_DISCS.slice(), heights: NO_HEIGHTS.slice(), turn: 0, discs: 0, winner: -1, resigned: false };
}

export function clone(state: State): State {
  const { turn, discs, winner, resigned } = state;
  return { lines: state.lines.slice(), heights: state.heights.slice(), turn, discs, winner, resigned };
}
