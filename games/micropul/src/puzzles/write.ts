import type { Seat } from '@stolik/kernel/game';
import type { Json } from '@stolik/kernel/json';
import { type Board, xOf, yOf } from '../board.ts';
import { writeFace } from '../faces.ts';
import type { Unit } from '../groups.ts';
import { CORNERS } from '../places.ts';
import { type State, stoneSeat, stoneUnit } from '../state.ts';
import { writeTile } from '../tiles.ts';

const UNSEEN = 'W...';

/** Tiles that nobody has seen are only counted; what the other one holds is not told. */
export function writePosition(state: State, seat: Seat): { readonly [key: string]: Json } {
  const { board, hands, supplies, core, turn, stonesPut } = state;
  return {
    board: board.places.map((place, slot) => `${writeFace(board.faces[slot]!)}@${xOf(board, place)},${yOf(board, place)}`),
    stones: Object.fromEntries(stonesPut.map((stone) => [nameOf(board, stoneUnit(stone)), stoneSeat(stone) + 1])),
    hands: hands.map((hand, owner) => hand.map((tile) => (owner === seat ? writeTile(tile) : UNSEEN))),
    supplies,
    core,
    turn: turn + 1,
  };
}

export function nameOf(board: Board, unit: Unit): string {
  const place = board.places[unit >> 2]!;
  return `${xOf(board, place)},${yOf(board, place)},${CORNERS[unit & 3]}`;
}
