import { type Joining, joinings } from '../current/contacts.ts';
import { stateFromView } from './preview.ts';
import type { CircuitView } from './view.ts';

export type { Joining };

/** More is joined: a plus before a minus, then as many contacts as can be. */
const worthOf = ({ plus, minus, edges }: Joining): number => (plus ? 16 : 0) + (minus ? 8 : 0) + edges.length;

/** The turns of a tile that join most in this cell first; of equal ones the nearest to what is wanted. `kind` is its number among all tiles. */
export function turnsByJoining(view: CircuitView, kind: number, cell: number, wanted: number): readonly number[] {
  const turns = [0, 1, 2, 3].map((by) => (wanted + by) & 3);
  const found = joinings(
    stateFromView(view),
    turns.map((turn) => kind * 4 + turn),
    cell,
  );
  return turns
    .map((turn, index) => ({ turn, worth: worthOf(found[index]!) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ turn }) => turn);
}

/** The connections of a tile in this cell, in its rotation. */
export const joiningOf = (view: CircuitView, tile: number, cell: number): Joining =>
  joinings(stateFromView(view), [tile], cell)[0]!;
