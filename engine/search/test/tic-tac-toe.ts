import { type AnyGame, over, TURN } from '@stolik/kernel/game';
import { PLAIN } from './plain-game.ts';

/** Nine cells as bits of two numbers; a drawn game if nobody errs. */
export interface Board {
  marks: [number, number];
  turn: number;
}

const LINES = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];
const FULL = 0o777;

const hasLine = (mark: number): boolean => LINES.some((line) => (mark & line) === line);
const isFree = ({ marks }: Board, cell: number): boolean => ((marks[0] | marks[1]) & (1 << cell)) === 0;

export const ticTacToe: AnyGame = {
  ...PLAIN,
  id: 'tic-tac-toe',
  seats: { min: 2, max: 2 },
  setup: (): Board => ({ marks: [0, 0], turn: 0 }),
  clone: (state: Board): Board => ({ marks: [...state.marks], turn: state.turn }),
  seatsAt: () => 2,
  next(state: Board) {
    const winner = state.marks.findIndex(hasLine);
    if (winner < 0 && (state.marks[0] | state.marks[1]) !== FULL) return TURN[state.turn]!;
    return over({ winners: winner < 0 ? [] : [winner], scores: [], reason: 'line', clause: 'T1' });
  },
  legal(state: Board, _seat, out) {
    for (let cell = 0; cell < 9; cell++) if (isFree(state, cell)) out.push(cell);
  },
  sample(state: Board, _seat, rng) {
    for (;;) {
      const cell = rng.below(9);
      if (isFree(state, cell)) return cell;
    }
  },
  play(state: Board, seat, cell) {
    state.marks[seat as 0 | 1] |= 1 << cell;
    state.turn = 1 - seat;
  },
};
