import { type Outcome, REFEREE, type Seat, type Viewer } from '@stolik/kernel/game';
import { emptyBoard, findPlace, layFace, slotAt, xOf, yOf } from '../board/board.ts';
import { type Colour, findFace, writeFace } from '../board/faces.ts';
import { groupOf, NO_UNIT, putStone, rootOf } from '../board/groups.ts';
import { CORNERS } from '../board/places.ts';
import type { Board } from '../board/shape.ts';
import { type Tile, writeTile } from '../board/tiles.ts';
import type { Options } from '../turn/options.ts';
import { canLay, type Preview, preview, type Spot, spotOf } from '../turn/preview.ts';
import { outcomeOf, scoresOf } from '../turn/score.ts';
import { type State, stoneSeat, stoneUnit } from '../turn/state.ts';

/** A tile on the table. */
export interface LaidTile {
  readonly x: number;
  readonly y: number;
  readonly tile: string;
}

export interface LaidStone extends Spot {
  readonly seat: Seat;
}

/** A hand the viewer sees, or only how many tiles it has: a hidden tile keeps no trace of its face. [M2.2] */
export type HandView = { readonly tiles: readonly string[] } | { readonly count: number };

export interface SupplyView {
  readonly faceDown: number;
  /** Alone, the tiles turned up, in that order. [M8] */
  readonly open: readonly string[];
}

export interface GroupView extends Spot {
  readonly colour: Colour;
  /** Covered corners, a big tile four. */
  readonly units: number;
  /** What it is worth when closed under one stone. */
  readonly points: number;
  readonly isClosed: boolean;
  readonly stones: readonly Seat[];
}

export interface MicropulView {
  readonly options: Options;
  readonly viewer: Viewer;
  /** Who moves; nobody while something is drawn and when it is over. */
  readonly turn: Seat | null;
  readonly isExtraTurn: boolean;
  /** Extra turns still owed after this one. */
  readonly extra: number;
  readonly drawing: 'first' | 'deal' | 'take' | 'reveal' | null;
  readonly board: readonly LaidTile[];
  readonly stones: readonly LaidStone[];
  readonly hands: readonly HandView[];
  readonly supplies: readonly SupplyView[];
  readonly core: number;
  /** Stones each seat can still put. */
  readonly stonesLeft: readonly number[];
  readonly groups: readonly GroupView[];
  /** What each seat would have if the core were exhausted now. */
  readonly scores: readonly number[];
  readonly outcome: Outcome | null;
}

export function view(state: State, viewer: Viewer): MicropulView {
  const { board, phase } = state;
  return {
    options: state.options,
    viewer,
    turn: phase === 'turn' ? state.turn : null,
    isExtraTurn: state.isExtraTurn,
    extra: state.extra,
    drawing: phase === 'turn' || phase === 'over' ? null : phase,
    board: board.faces.map((face, slot) => ({
      x: xOf(board, board.places[slot]!),
      y: yOf(board, board.places[slot]!),
      tile: writeFace(face),
    })),
    stones: state.stonesPut.map((stone) => ({ ...spotOf(board, stoneUnit(stone)), seat: stoneSeat(stone) })),
    hands: state.hands.map((hand, seat) => handView(state, hand, seat, viewer)),
    supplies: state.supplies.map((faceDown, seat) => ({ faceDown, open: seat === 0 ? state.open.map(writeTile) : [] })),
    core: state.core,
    stonesLeft: state.stones.slice(),
    groups: groupsOf(board),
    scores: scoresOf(state),
    outcome: outcomeOf(state) ?? null,
  };
}

function handView(state: State, hand: readonly Tile[], seat: Seat, viewer: Viewer): HandView {
  const isSeen = viewer === seat || viewer === REFEREE || state.options.openHands;
  return isSeen ? { tiles: hand.map(writeTile) } : { count: hand.length };
}

/** All groups, each named by its first unit in the order of laying. */
export function groupsOf(board: Board): GroupView[] {
  const seen = new Set<number>();
  const groups: GroupView[] = [];
  for (const [unit, parent] of board.parent.entries()) {
    if (parent === NO_UNIT || seen.has(rootOf(board, unit))) continue;
    const { root, ...group } = groupOf(board, unit);
    seen.add(root);
    groups.push({ ...spotOf(board, unit), ...group });
  }
  return groups;
}

/** The table as a client knows it. */
export function boardOfView(seen: Pick<MicropulView, 'board' | 'stones'>): Board {
  const first = seen.board[0] ?? { x: 0, y: 0 };
  const board = emptyBoard(first.x, first.y);
  for (const { x, y, tile } of seen.board) layFace(board, findPlace(board, x, y)!, findFace(tile)!);
  for (const { x, y, corner, seat } of seen.stones) {
    putStone(board, slotAt(board, findPlace(board, x, y)!) * 4 + CORNERS.indexOf(corner), seat);
  }
  return board;
}

/** The effect of placing a tile in this rotation at x, y, from the viewer's knowledge; undefined where it can't be placed. */
export function previewLay(seen: MicropulView, tile: string, x: number, y: number): Preview | undefined {
  const board = boardOfView(seen);
  const face = findFace(tile);
  const place = findPlace(board, x, y);
  if (face === undefined || place === undefined || !canLay(board, face, x, y, seen.options.simple)) return undefined;
  return preview(board, place, face);
}
