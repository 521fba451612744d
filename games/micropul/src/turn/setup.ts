import { emptyBoard, layFace } from '../board/board.ts';
import { HALF, SPAN } from '../board/places.ts';
import { FACE_OF_TILE, PRINTED, START_TILE } from '../board/tiles.ts';
import type { Options } from './options.ts';
import { DEFAULT_OPTIONS } from './options.ts';
import { cloneState, STONES_EACH, type State } from './state.ts';

const CENTRE = HALF * SPAN + HALF;

/** The start tile lies at 0,0; all others are unseen; who begins is still to be drawn. [M2.1] */
function firstState(seats: number): State {
  const board = emptyBoard(0, 0);
  layFace(board, CENTRE, FACE_OF_TILE[START_TILE]!);
  const unseen = Array.from({ length: PRINTED }, (_, tile) => tile).filter((tile) => tile !== START_TILE);
  const perSeat = (count: number): number[] => Array<number>(seats).fill(count);
  return {
    options: DEFAULT_OPTIONS,
    seats,
    phase: seats > 1 ? 'first' : 'deal',
    turn: 0,
    extra: 0,
    isExtraTurn: false,
    dealt: 0,
    core: unseen.length,
    wonBy: [],
    pool: unseen,
    supplies: perSeat(0),
    open: [],
    hands: Array.from({ length: seats }, () => []),
    stones: perSeat(STONES_EACH),
    stonesPut: [],
    board,
    ended: undefined,
    loser: undefined,
  };
}

const ALONE = firstState(1);
const TWO = firstState(2);

export function setup(options: Options, seats: number): State {
  return cloneState(seats === 1 ? ALONE : TWO, options);
}
