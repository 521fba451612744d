import type { Seat } from '@stolik/kernel/game';
import { CELLS, COLUMNS, LINES, ROWS } from './board.ts';
import type { Event, State } from './state.ts';

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

/** What everybody sees after one more event. */
export function follow(seen: View, event: Event): View {
  switch (event.kind) {
    case 'discDropped': {
      const fromTop = ROWS - 1 - event.row;
      const old = seen.rows[fromTop]!;
      const row = old.slice(0, event.column) + (event.seat + 1) + old.slice(event.column + 1);
      return { ...seen, rows: seen.rows.with(fromTop, row), turn: 1 - event.seat };
    }
    case 'fourMade':
      return { ...seen, winner: event.seat, isOver: true };
    case 'boardFilled':
      return { ...seen, isOver: true };
    case 'seatResigned':
      return { ...seen, winner: 1 - event.seat, isOver: true };
  }
}
