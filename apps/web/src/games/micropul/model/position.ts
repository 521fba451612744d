import type { Seat } from '@stolik/kernel/game';
import { seatShape } from '@stolik/look/seats';
import { findPlace, slotAt, xOf, yOf } from '@stolik/micropul/board';
import { type Colour, colourAt, findFace, isBig, ROTATIONS, writeFace } from '@stolik/micropul/faces';
import { groupOf, NO_UNIT, rootOf } from '@stolik/micropul/groups';
import { CORNERS, type Corner } from '@stolik/micropul/places';
import type { Spot } from '@stolik/micropul/preview';
import type { Board } from '@stolik/micropul/shape';
import { boardOfView, type LaidStone, type LaidTile, type MicropulView } from '@stolik/micropul/view';

/** One tile is 100 units of the drawing; its corners' middles are at 25 and 75. */
export const TILE = 100;
/** How wide a stone is in it. */
export const STONE_SIZE = 38;

export interface Cell {
  readonly x: number;
  readonly y: number;
}

export const cellKey = (x: number, y: number): string => `${x},${y}`;
export const keyOf = ({ x, y }: Cell): string => cellKey(x, y);
export const cellOfKey = (key: string): Cell => {
  const [x, y] = key.split(',').map(Number) as [number, number];
  return { x, y };
};
export const isSameCell = (a: Cell, b: Cell): boolean => a.x === b.x && a.y === b.y;

const MIDDLES: Readonly<Record<Corner | 'middle', readonly [number, number]>> = {
  NW: [25, 25],
  NE: [75, 25],
  SE: [75, 75],
  SW: [25, 75],
  middle: [50, 49],
};

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a corner (or a big tile's catalyst) lies in the drawing. */
export function pointOf(cell: Cell, corner: Corner | 'middle'): Point {
  const [dx, dy] = MIDDLES[corner];
  return { x: cell.x * TILE + dx, y: cell.y * TILE + dy };
}

/** Two units of one group that touch, by the middles they join. */
export interface Link {
  readonly from: Point;
  readonly to: Point;
}

export interface TableGroup {
  /** The unit that names it; the same group has the same name until a tile is laid. */
  readonly id: number;
  readonly colour: Colour;
  readonly points: number;
  readonly isClosed: boolean;
  readonly stones: readonly Seat[];
  /** Where its units lie, a big micropul once. */
  readonly spots: readonly Spot[];
  readonly tiles: readonly Cell[];
  /** Middles of ordinary units, big tiles, and what joins them. */
  readonly dots: readonly Point[];
  readonly bigs: readonly Cell[];
  readonly links: readonly Link[];
  /** Empty places that keep it open. */
  readonly openPlaces: readonly Cell[];
}

/** A link of two units across neighbouring tiles, as `joinArt` draws it. */
export interface Join {
  readonly colour: Colour;
  readonly x: number;
  readonly y: number;
  readonly towards: 'right' | 'down';
}

/** The table in the terms of a drawing: what lies where, and what belongs together. */
export interface Position {
  readonly board: Board;
  readonly tiles: ReadonlyMap<string, LaidTile>;
  readonly groups: readonly TableGroup[];
  readonly joins: readonly Join[];
  groupAt(spot: Spot): TableGroup | undefined;
}

type Laid = Pick<MicropulView, 'board' | 'stones'>;

export function positionOf(view: Laid): Position {
  const board = boardOfView(view);
  const tiles = new Map(view.board.map((tile) => [keyOf(tile), tile]));
  const builders = new Map<number, GroupBuilder>();
  for (let unit = 0; unit < board.parent.length; unit++) {
    if (board.parent[unit] === NO_UNIT) continue;
    const root = rootOf(board, unit);
    const builder = builders.get(root) ?? new GroupBuilder(board, root);
    builders.set(root, builder);
    builder.add(unit);
  }
  const groups = new Map([...builders].map(([root, builder]) => [root, builder.build()]));
  return {
    board,
    tiles,
    groups: [...groups.values()],
    joins: joinsOf(board),
    groupAt: ({ x, y, corner }) => {
      const place = findPlace(board, x, y);
      const slot = place === undefined ? -1 : slotAt(board, place);
      const unit = slot * 4 + CORNERS.indexOf(corner);
      return slot < 0 || board.parent[unit] === NO_UNIT ? undefined : groups.get(rootOf(board, unit));
    },
  };
}

/** The table after a tile was laid: for previews. */
export function withTile(view: Laid, tile: LaidTile): Position {
  return positionOf({ board: [...view.board, tile], stones: view.stones });
}

const STEPS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
/** The two outer sides of each corner, and the corner it touches there. */
const OUTER: readonly (readonly (readonly [side: number, theirs: number])[])[] = [
  [
    [0, 3],
    [3, 1],
  ],
  [
    [0, 2],
    [1, 0],
  ],
  [
    [1, 3],
    [2, 1],
  ],
  [
    [2, 0],
    [3, 2],
  ],
];

class GroupBuilder {
  private readonly spots: Spot[] = [];
  private readonly tiles = new Map<string, Cell>();
  private readonly dots: Point[] = [];
  private readonly bigs: Cell[] = [];
  private readonly links: Link[] = [];
  private readonly open = new Map<string, Cell>();
  private readonly board: Board;
  private readonly root: number;

  constructor(board: Board, root: number) {
    this.board = board;
    this.root = root;
  }

  add(unit: number): void {
    const { board } = this;
    const slot = unit >> 2;
    const corner = unit & 3;
    const face = board.faces[slot]!;
    const cell = cellOfSlot(board, slot);
    this.tiles.set(keyOf(cell), cell);
    this.addOpenPlaces(cell, corner);
    if (isBig(face)) {
      if (corner === 0) {
        this.bigs.push(cell);
        this.spots.push({ ...cell, corner: 'NW' });
      }
    } else {
      this.dots.push(pointOf(cell, CORNERS[corner]!));
      this.spots.push({ ...cell, corner: CORNERS[corner]! });
      const next = (corner + 1) % 4;
      if (colourAt(face, corner) === colourAt(face, next)) this.link(cell, corner, cell, next);
    }
    this.linkAcross(unit, cell, corner);
  }

  private link(from: Cell, corner: number, to: Cell, other: number): void {
    this.links.push({ from: pointOf(from, CORNERS[corner]!), to: pointOf(to, CORNERS[other]!) });
  }

  /** Every link across tiles is met twice; it is drawn from its left or upper end. */
  private linkAcross(unit: number, cell: Cell, corner: number): void {
    const { board } = this;
    const colour = colourAt(board.faces[unit >> 2]!, corner);
    for (const [side, theirs] of OUTER[corner]!) {
      if (side !== 1 && side !== 2) continue;
      const [dx, dy] = STEPS[side]!;
      const there = { x: cell.x + dx, y: cell.y + dy };
      const slot = slotOfCell(board, there);
      if (slot >= 0 && colourAt(board.faces[slot]!, theirs) === colour) this.link(cell, corner, there, theirs);
    }
  }

  private addOpenPlaces(cell: Cell, corner: number): void {
    for (const [side] of OUTER[corner]!) {
      const [dx, dy] = STEPS[side]!;
      const there = { x: cell.x + dx, y: cell.y + dy };
      if (slotOfCell(this.board, there) < 0) this.open.set(keyOf(there), there);
    }
  }

  build(): TableGroup {
    const { colour, points, isClosed, stones } = groupOf(this.board, this.root);
    const { spots, dots, bigs, links } = this;
    return {
      id: this.root,
      colour,
      points,
      isClosed,
      stones,
      spots,
      dots,
      bigs,
      links,
      tiles: [...this.tiles.values()],
      openPlaces: [...this.open.values()],
    };
  }
}

const cellOfSlot = (board: Board, slot: number): Cell => ({
  x: xOf(board, board.places[slot]!),
  y: yOf(board, board.places[slot]!),
});

function slotOfCell(board: Board, { x, y }: Cell): number {
  const place = findPlace(board, x, y);
  return place === undefined ? -1 : slotAt(board, place);
}

const ACROSS = [
  {
    dx: 1,
    dy: 0,
    towards: 'right',
    pairs: [
      [1, 0],
      [2, 3],
    ],
  },
  {
    dx: 0,
    dy: 1,
    towards: 'down',
    pairs: [
      [3, 0],
      [2, 1],
    ],
  },
] as const;

function joinsOf(board: Board): Join[] {
  return board.faces.flatMap((face, slot) => {
    const cell = cellOfSlot(board, slot);
    return ACROSS.flatMap(({ dx, dy, towards, pairs }) => {
      const there = slotOfCell(board, { x: cell.x + dx, y: cell.y + dy });
      if (there < 0) return [];
      return pairs.flatMap(([mine, theirs]) => {
        const colour = colourAt(face, mine);
        if (!colour || colour !== colourAt(board.faces[there]!, theirs)) return [];
        return [{ colour, ...pointOf(cell, CORNERS[mine]!), towards }];
      });
    });
  });
}

/** The corner of a tile nearest to a point given in units of the tile. */
export const cornerAt = (dx: number, dy: number): Corner => (dy < 50 ? (dx < 50 ? 'NW' : 'NE') : dx < 50 ? 'SW' : 'SE');

/** A tile as it lies after quarter turns clockwise. */
export function turned(tile: string, turns: number): string {
  const face = findFace(tile);
  if (face === undefined) throw new Error(`${tile} is no tile`);
  return writeFace(ROTATIONS[face * 4 + (turns & 3)]!);
}

/** What a stone's outline looks like: the seat's colour; a group with several stones is nobody's. [M6.4] */
export const outlineOf = (stones: readonly Seat[]): string =>
  stones.length === 1 ? seatShape(stones[0]!).colour : 'var(--ink-2)';

/** The lowest and highest columns and rows in use. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boundsOf(cells: Iterable<Cell>): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of cells) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return left === Infinity ? { left: 0, top: 0, right: 0, bottom: 0 } : { left, top, right, bottom };
}

/** Stones of a view by the unit they lie on; on a big micropul in its middle below the catalyst. */
export function stonePoint(position: Position, stone: LaidStone): Point {
  const tile = position.tiles.get(keyOf(stone))?.tile;
  return tile?.startsWith('big:') ? { x: stone.x * TILE + 25, y: stone.y * TILE + 25 } : pointOf(stone, stone.corner);
}

/** The groups whose units lie on this tile, each once. */
export function groupsOn(position: Position, tile: LaidTile): TableGroup[] {
  const corners = tile.tile.startsWith('big:') ? [CORNERS[0]] : CORNERS;
  const groups = corners.flatMap((corner) => position.groupAt({ x: tile.x, y: tile.y, corner }) ?? []);
  return [...new Set(groups)];
}
