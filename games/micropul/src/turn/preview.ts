import type { Seat } from '@stolik/kernel/game';
import { cloneBoard, contactAt, findPlace, layFace, slotAt, xOf, yOf } from '../board/board.ts';
import { type Fired, firedAt, yieldAt } from '../board/catalysts.ts';
import { type Colour, type Face, PLUS, UNITS } from '../board/faces.ts';
import { groupOf, NO_UNIT, rootOf, stonesOn } from '../board/groups.ts';
import { CONTACTS, CORNERS, type Corner, type Place, STEPS } from '../board/places.ts';
import type { Board, Unit } from '../board/shape.ts';
import { fits } from './legal.ts';

/** A unit, as people point at it. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly corner: Corner;
}

/** A group that a placement makes, enlarges or closes, as it would be afterwards. */
export interface GroupAfter extends Spot {
  readonly colour: Colour;
  readonly units: number;
  readonly points: number;
  readonly isClosed: boolean;
  readonly stones: readonly Seat[];
  /** Groups of the table that are part of it; more than one are joined by the tile. */
  readonly joins: number;
  /** The placement brings a second stone on it: from now on it is worth nothing. [M6.4] */
  readonly isSpoilt: boolean;
}

/** The effect of placing a face somewhere. */
export interface Preview {
  readonly fired: readonly Fired[];
  /** Tiles of the core it asks for; the core may hold fewer. */
  readonly tiles: number;
  readonly pluses: number;
  /** Every group the tile is part of or lies beside. */
  readonly groups: readonly GroupAfter[];
}

export const spotOf = (board: Board, unit: Unit): Spot => {
  const place = board.places[unit >> 2]!;
  return { x: xOf(board, place), y: yOf(board, place), corner: CORNERS[unit & 3]! };
};

export function preview(board: Board, place: Place, face: Face): Preview {
  const sum = yieldAt(board, place, face);
  const after = cloneBoard(board);
  layFace(after, place, face);
  const before = neighbourUnits(board, place);
  const roots = new Set([...ownUnits(after), ...before].map((unit) => rootOf(after, unit)));
  return {
    fired: firedAt(board, place, face),
    tiles: sum % PLUS,
    pluses: Math.floor(sum / PLUS),
    groups: [...roots].map((root) => groupAfter(board, before, after, root)),
  };
}

function groupAfter(board: Board, before: readonly Unit[], after: Board, root: Unit): GroupAfter {
  const parts = new Set(before.filter((unit) => rootOf(after, unit) === root).map((unit) => rootOf(board, unit)));
  const { colour, units, points, isClosed, stones } = groupOf(after, root);
  const isSpoilt = stones.length > 1 && [...parts].every((part) => stonesOn(board, part) < 2);
  return { ...spotOf(after, root), colour, units, points, isClosed, stones, joins: parts.size, isSpoilt };
}

/** The units of the tile laid last. */
const ownUnits = (board: Board): Unit[] =>
  [0, 1, 2, 3].map((corner) => (board.faces.length - 1) * 4 + corner).filter((unit) => board.parent[unit] !== NO_UNIT);

/** The units of tiles around a place that face it. */
function neighbourUnits(board: Board, place: Place): Unit[] {
  return STEPS.flatMap((step, side) => {
    const slot = slotAt(board, place + step);
    if (slot < 0) return [];
    return CONTACTS[side]!.map(([, theirs]) => slot * 4 + theirs).filter((unit) => board.parent[unit] !== NO_UNIT);
  });
}

/** Whether a face may be placed at x, y in this rotation. */
export function canLay(board: Board, face: Face, x: number, y: number, simple: boolean): boolean {
  const place = findPlace(board, x, y);
  if (place === undefined || slotAt(board, place) >= 0) return false;
  return fits(UNITS[face]!, contactAt(board, place), simple) && hasNeighbour(board, place);
}

export const hasNeighbour = (board: Board, place: Place): boolean => STEPS.some((step) => slotAt(board, place + step) >= 0);
