import type { LawSpec } from '@stolik/kernel/laws/spec';
import { COLUMNS, LINES, ROWS } from '../src/board.ts';
import { connectFour } from '../src/game.ts';
import { clone, type State, setup } from '../src/state.ts';
import { describe } from '../src/text.ts';

/** Left and right changed: column c becomes 6 - c. */
function flipped(state: State): State {
  const mirror = clone(setup());
  Object.assign(mirror, { turn: state.turn, discs: state.discs, winner: state.winner, resigned: state.resigned });
  for (let column = 0; column < COLUMNS; column++) mirror.heights[COLUMNS - 1 - column] = state.heights[column]!;
  for (const side of [0, 1]) {
    const replay = clone(setup());
    for (let column = 0; column < COLUMNS; column++) {
      for (let row = 0; row < ROWS; row++) {
        if (!(state.lines[side * LINES + row]! & (1 << column))) continue;
        replay.heights[COLUMNS - 1 - column] = row;
        connectFour.play(replay, side, COLUMNS - 1 - column);
      }
    }
    for (let line = side * LINES; line < (side + 1) * LINES; line++) mirror.lines[line] = replay.lines[line]!;
  }
  return mirror;
}

const DISCS_EACH = 21;

/** Whose disc lies in a cell, by the rows alone; the other lines are only looked at for four. */
const sidesAt = ({ lines }: State, column: number, row: number): number[] =>
  [0, 1].filter((side) => lines[side * LINES + row]! & (1 << column));

/** Every disc is on the board or still in front of its player, who has made every other move; in a column nothing floats. */
function conserved(raw: unknown): Record<string, number> {
  const state = raw as State;
  const left = [DISCS_EACH - Math.ceil(state.discs / 2), DISCS_EACH - Math.floor(state.discs / 2)];
  let floating = 0;
  for (let column = 0; column < COLUMNS; column++) {
    for (let row = 0; row < ROWS; row++) {
      const sides = sidesAt(state, column, row);
      for (const side of sides) left[side]!++;
      if (sides.length !== (row < state.heights[column]! ? 1 : 0)) floating++;
    }
  }
  return { first: left[0]!, second: left[1]!, floating };
}

export const connectFourLaws: LawSpec = {
  game: connectFour,
  describe,
  tables: [{ name: 'two players', seats: 2, options: {} }],
  longestGame: 42,
  conserved,
  mirrors: [
    {
      name: 'left and right',
      state: (state) => flipped(state as State),
      action: (_state, _actor, action) => COLUMNS - 1 - action,
    },
  ],
  leaks: [],
};
