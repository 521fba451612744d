import type { Seat } from '@stolik/kernel/game';
import type { Board } from './board.ts';
import { type Colour, colourAt, isBig } from './faces.ts';

/**
 * Groups of micropul [M6.1] as a union-find over units. A unit is `slot * 4 + corner` of a tile on the board; its group's numbers
 * stand at the root: `units` (covered corners), `points` (a big micropul counts one), `openSides` (outer sides that no tile covers yet; none
 * means closed [M6.2]), `stones` (of seat s, 4 bits from 4 * s). Reading never compresses paths: a question must not change a state. Smaller joins larger, so paths stay short.
 */
export type Unit = number & { readonly flavour?: 'unit' };

/** What stands in `parent` where a corner is no micropul. */
export const NO_UNIT = -1;

export function rootOf(board: Board, unit: Unit): Unit {
  const { parent } = board;
  let root = unit;
  for (let up = parent[root]!; up !== root; up = parent[root]!) root = up;
  return root;
}

export function join(board: Board, a: Unit, b: Unit): void {
  let root = rootOf(board, a);
  let child = rootOf(board, b);
  if (root === child) return;
  const difference = board.units[root]! - board.units[child]!;
  if (difference < 0 || (difference === 0 && child < root)) {
    const smaller = root;
    root = child;
    child = smaller;
  }
  if (board.stones[root] === 0 || board.stones[child] === 0) board.freeGroups--;
  board.parent[child] = root;
  absorb(board.units, root, child);
  absorb(board.points, root, child);
  absorb(board.openSides, root, child);
  absorb(board.stones, root, child);
}

function absorb(numbers: number[], root: Unit, child: Unit): void {
  numbers[root]! += numbers[child]!;
  numbers[child] = 0;
}

/** How many stones lie on the group of this root. */
export function stonesOn(board: Board, root: Unit): number {
  const stones = board.stones[root]!;
  return (stones & 15) + (stones >> 4);
}

export function putStone(board: Board, unit: Unit, seat: Seat): void {
  const root = rootOf(board, unit);
  if (board.stones[root] === 0) board.freeGroups--;
  board.stones[root]! += 1 << (4 * seat);
}

export interface Group {
  readonly root: Unit;
  readonly colour: Colour;
  /** Covered corners: a big micropul counts four. */
  readonly units: number;
  /** What it would be worth closed: a big micropul counts one. */
  readonly points: number;
  readonly isClosed: boolean;
  /** Seats whose stones lie on it, lowest first, a seat once for each stone. */
  readonly stones: readonly Seat[];
}

export function groupOf(board: Board, unit: Unit): Group {
  const root = rootOf(board, unit);
  const stones = board.stones[root]!;
  return {
    root,
    colour: colourAt(board.faces[root >> 2]!, root & 3)!,
    units: board.units[root]!,
    points: board.points[root]!,
    isClosed: board.openSides[root] === 0,
    stones: [...Array<Seat>(stones & 15).fill(0), ...Array<Seat>(stones >> 4).fill(1)],
  };
}

/** The unit a corner belongs to: the four corners of a big micropul are one place. [M6.3] */
export const unitAt = (board: Board, slot: number, corner: number): Unit => slot * 4 + (isBig(board.faces[slot]!) ? 0 : corner);
