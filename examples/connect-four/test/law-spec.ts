import type { LawSpec } from '@stolik/kernel/laws/spec';
import { COLUMNS, LINES, ROWS } from '../src/board.ts';
import { connectFour } from '../src/game.ts';
import { clone, type State, setup } from '../src/state.ts';

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

export const connectFourLaws: LawSpec = {
  game: connectFour,
  tables: [{ name: 'two players', seats: 2, options: {} }],
  longestGame: 42,
  conserved: () => 42,
  mirrors: [
    {
      name: 'left and right',
      state: (state) => flipped(state as State),
      action: (_state, _actor, action) => COLUMNS - 1 - action,
    },
  ],
  leaks: [],
};
