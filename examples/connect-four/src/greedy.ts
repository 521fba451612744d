import type { Action, Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import { COLUMNS, ROWS } from './board.ts';
import { connectFour } from './game.ts';
import { clone, type State } from './state.ts';

/** Wins when it can, stops a win when it must, else drops anywhere. */
export function greedyConnectFour(world: State, seat: Seat, rng: Rng): Action {
  return winningColumn(world, seat) ?? winningColumn(world, 1 - seat) ?? connectFour.sample(world, seat, rng);
}

function winningColumn(state: State, seat: Seat): Action | undefined {
  for (let column = 0; column < COLUMNS; column++) if (isFourWith(state, seat, column)) return column;
  return undefined;
}

/** Whether a disc of this seat in this column would make four, whoever is to move. */
export function isFourWith(state: State, seat: Seat, column: number): boolean {
  if (state.heights[column]! === ROWS) return false;
  const after = clone(state);
  connectFour.play(after, seat, column);
  return after.winner === seat;
}
