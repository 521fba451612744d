import type { Seat } from '@stolik/kernel/game';
import { cloneBoard } from '../board/board.ts';
import type { Board, Unit } from '../board/shape.ts';
import type { Tile } from '../board/tiles.ts';
import type { Options } from './options.ts';

export const HAND_LIMIT = 6;
export const STONES_EACH = 3;

/**
 * The next thing that happens: the first player is drawn, hands are dealt, a seat moves, its take or its plus draws a tile, or
 * nothing.
 */
export type Phase = 'first' | 'deal' | 'turn' | 'take' | 'reveal' | 'over';
export type EndReason = 'core-emptied' | 'ran-out' | 'no-action' | 'resigned';

/**
 * The whole truth of a game. No face-down tile has a face: core and supplies are counts, and `pool` holds every tile nobody has
 * seen. A tile's face is decided when it is taken or turned up. All tiles of the pool are equally likely then, as if they had
 * been shuffled before.
 */
export interface State {
  readonly options: Options;
  readonly seats: number;
  phase: Phase;
  turn: Seat;
  /** Extra turns still owed after this one. */
  extra: number;
  isExtraTurn: boolean;
  /** Tiles dealt so far in the opening. */
  dealt: number;
  core: number;
  /** Who took each tile of the core, in order: everyone saw it. */
  wonBy: Seat[];
  /** The unseen tiles: core and all face-down supplies. */
  pool: Tile[];
  /** Face-down tiles in each supply. */
  supplies: number[];
  /** Alone: tiles of the supply that were turned up, in that order. [M8] */
  open: Tile[];
  /** By seat, in the order they came. */
  hands: Tile[][];
  /** Stones left in front of each seat. */
  stones: number[];
  /** Stones on the table, unit * 2 + seat, in the order they were put. */
  stonesPut: number[];
  board: Board;
  ended: EndReason | undefined;
  /** Who lost by running out, having no action or resigning. */
  loser: Seat | undefined;
}

export function cloneState(state: State, options = state.options): State {
  return {
    options,
    seats: state.seats,
    phase: state.phase,
    turn: state.turn,
    extra: state.extra,
    isExtraTurn: state.isExtraTurn,
    dealt: state.dealt,
    core: state.core,
    wonBy: state.wonBy.slice(),
    pool: state.pool.slice(),
    supplies: state.supplies.slice(),
    open: state.open.slice(),
    hands: state.seats === 1 ? [state.hands[0]!.slice()] : [state.hands[0]!.slice(), state.hands[1]!.slice()],
    stones: state.stones.slice(),
    stonesPut: state.stonesPut.slice(),
    board: cloneBoard(state.board),
    ended: state.ended,
    loser: state.loser,
  };
}

/** The other seat; alone, oneself. */
export const otherSeat = (state: State, seat: Seat): Seat => (seat + 1) % state.seats;

/** All tiles of a supply, face-down and open: what others call its count. */
export const supplyCount = (state: State, seat: Seat): number => state.supplies[seat]! + (seat === 0 ? state.open.length : 0);

export function addToHand(state: State, seat: Seat, tile: Tile): void {
  const size = state.hands[seat]!.push(tile);
  if (size > HAND_LIMIT) throw new Error(`seat ${seat + 1} would hold more than ${HAND_LIMIT} tiles`);
}

/** The other tiles of the hand keep their order. */
export function removeFromHand(state: State, seat: Seat, index: number): void {
  const hand = state.hands[seat]!;
  if (index < 0) throw new Error(`seat ${seat + 1} does not hold that tile`);
  for (let i = index + 1; i < hand.length; i++) hand[i - 1] = hand[i]!;
  hand.pop();
}

export function removeFromPool(state: State, tile: Tile): void {
  const index = state.pool.indexOf(tile);
  if (index < 0) throw new Error(`tile ${tile} is not among the unseen ones`);
  const last = state.pool.pop()!;
  if (index < state.pool.length) state.pool[index] = last;
}

export const stoneUnit = (stone: number): Unit => stone >> 1;
export const stoneSeat = (stone: number): Seat => stone & 1;
