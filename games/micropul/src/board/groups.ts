import type { Seat } from '@stolik/kernel/game';
import { type Colour, colourAt, isBig } from './faces.ts';
import type { Board, Unit } from './shape.ts';

/** The value of `parent` where a corner is no micropul. */
export const NO_UNIT = -1;

export function rootOf(board: Board, unit: Unit): Unit {
  const { parent } = board;
  let root = unit;
  for (let up = parent[root]!; up !== root; up = parent[root]!) root = up;
  return root;
}

export function join(board: Board, a: Unit, b: Unit): void {
  const [rootA, rootB] = [rootOf(board, a), rootOf(board, b)];
  if (rootA !== rootB) joinRoots(board, rootA, rootB);
}

/** Makes one group of two. */
export function joinRoots(board: Board, a: Unit, b: Unit): void {
  const difference = board.points[a]! - board.points[b]!;
  const isFirst = difference > 0 || (difference === 0 && a < b);
  const root = isFirst ? a : b;
  const child = isFirst ? b : a;
  if (board.stones[root] === 0 || board.stones[child] === 0) board.freeGroups--;
  board.parent[child] = root;
  absorb(board.points, root, child);
  absorb(board.openSides, root, child);
  absorb(board.stones, root, child);
}

function absorb(numbers: number[], root: Unit, child: Unit): void {
  numbers[root]! += numbers[child]!;
  numbers[child] = 0;
}

/** The number of stones on the group of this root. */
export function stonesOn(board: Board, root: Unit): number {
  const stones = board.stones[root]!;
  return (stones & 15) + (stones >> 4);
}

export function putStone(board: Board, unit: Unit, seat: Seat): void {
  const root = rootOf(board, unit);
  if (board.stones[root] === 0) board.freeGroups--;
  board.stones[root]! += 1 << (4 * seat);
}

/** The covered corners of a group: counted when asked, since no rule needs them. */
export function unitsOf(board: Board, root: Unit): readonly Unit[] {
  const units: Unit[] = [];
  for (let unit = 0; unit < board.parent.length; unit++) {
    if (board.parent[unit] !== NO_UNIT && rootOf(board, unit) === root) units.push(unit);
  }
  return units;
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
    units: unitsOf(board, root).length,
    points: board.points[root]!,
    isClosed: board.openSides[root] === 0,
    stones: [...Array<Seat>(stones & 15).fill(0), ...Array<Seat>(stones >> 4).fill(1)],
  };
}

/** The unit a corner belongs to: the four corners of a big micropul are one place. [M6.3] */
export const unitAt = (board: Board, slot: number, corner: number): Unit => slot * 4 + (isBig(board.faces[slot]!) ? 0 : corner);
