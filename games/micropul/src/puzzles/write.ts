import type { Seat } from '@stolik/kernel/game';
import type { Json } from '@stolik/kernel/json';
import { xOf, yOf } from '../board/board.ts';
import { writeFace } from '../board/faces.ts';
import { CORNERS } from '../board/places.ts';
import type { Board, Unit } from '../board/shape.ts';
import { writeTile } from '../board/tiles.ts';
import { type State, stoneSeat, stoneUnit } from '../turn/state.ts';

const UNSEEN = 'W...';

/** Writes a position for a puzzle. Unseen tiles are only counted, and the other hand stays hidden. */
export function writePosition(state: State, seat: Seat): { readonly [key: string]: Json } {
  const { board, hands, supplies, core, turn, stonesPut } = state;
  return {
    board: board.places.map((place, slot) => `${writeFace(board.faces[slot]!)}@${xOf(board, place)},${yOf(board, place)}`),
    stones: Object.fromEntries(stonesPut.map((stone) => [nameOf(board, stoneUnit(stone)), stoneSeat(stone) + 1])),
    hands: hands.map((hand, owner) => hand.map((tile) => (owner === seat ? writeTile(tile) : UNSEEN))),
    // The state is played on: its arrays must not be.
    supplies: [...supplies],
    core,
    turn: turn + 1,
  };
}

export function nameOf(board: Board, unit: Unit): string {
  const place = board.places[unit >> 2]!;
  return `${xOf(board, place)},${yOf(board, place)},${CORNERS[unit & 3]}`;
}
