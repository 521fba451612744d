import type { Face } from './faces.ts';
import type { Place } from './places.ts';

/**
 * Groups of micropul [M6.1] as a union-find over units. A unit is `slot * 4 + corner` of a tile on the board; its root holds the
 * group's numbers. `points` counts its units, a big micropul as one. `openSides` counts outer sides that no tile covers yet; none
 * means closed [M6.2]. `stones` has 4 bits for seat s from 4 * s. Smaller joins larger, so paths stay short; reading never
 * compresses them, because a question must not change a state.
 */
export type Unit = number & { readonly flavour?: 'unit' };

/** The tiles on the table, the places next to them, and the groups: each placed tile updates all of them. */
export interface Board {
  /** What x and y of the middle place are: 0 but in far-off written positions. */
  readonly originX: number;
  readonly originY: number;
  /** The window of the plane that `cells` covers, in rows and columns of places; it grows when a tile reaches its rim. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** n > 0: the tile in slot n - 1 lies here; n < 0: this is edge place -n - 1; 0: neither. */
  cells: number[];
  /** By slot, in the order of laying: the face as it lies, and where. */
  faces: Face[];
  places: Place[];
  /** Empty places beside tiles: place * 256 + contact (corners that touch white: bits 0-3, black: bits 4-7). */
  edge: number[];
  /** The groups, by unit; see groups.ts. */
  parent: Unit[];
  points: number[];
  openSides: number[];
  stones: number[];
  /** Groups without a stone. */
  freeGroups: number;
}
