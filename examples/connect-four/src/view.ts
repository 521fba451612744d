import type { Seat } from '@stolik/kernel/game';
import { CELLS, COLUMNS, LINES, ROWS } from './board.ts';
import type { State } from './state.ts';

export interface View {
  /** Six rows from the top, seven characters each: `.`, `1`, `2`. */
  readonly rows: readonly string[];
  readonly turn: Seat;
  readonly winner: number;
  readonly isOver: boolean;
}

/** Everything is open, so everybody's view is the same. */
export function view(state: State): View {
  const disc = (column: number, row: number): string => {
    if (state.lines[row]! & (1 << column)) return '1';
    return state.lines[LINES + row]! & (1 << column) ? '2' : '.';
  };
  const rows = Array.from({ length: ROWS }, (_, fromTop) =>
    Array.from({ length: COLUMNS }, (_, column) => disc(column, ROWS - 1 - fromTop)).join(''),
  );
  return { rows, turn: state.turn, winner: state.winner, isOver: state.winner >= 0 || state.discs === CELLS };
}
