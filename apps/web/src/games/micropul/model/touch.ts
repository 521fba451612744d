import type { Spot } from '@stolik/micropul/preview';
import type { Draft, StoneTrial } from './draft.ts';
import { type Moves, spotKey } from './moves.ts';
import { type Cell, cornerAt, groupsOn, isSameCell, keyOf, type Position, type TableGroup } from './position.ts';

/** What lies on the table and what is being tried there, for somebody who touches a cell. */
export interface Touchable {
  readonly position: Position;
  readonly moves: Moves;
  readonly draft: Draft;
  /** The cell a tile is tried on. */
  readonly tried: Cell | undefined;
  readonly stone: StoneTrial | undefined;
  readonly pointed: TableGroup | undefined;
}

/** What a touch comes to. */
export type Touch =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'confirm' }
  /** Turns the tile that is tried here. */
  | { readonly kind: 'turn' }
  | { readonly kind: 'try'; readonly cell: Cell }
  | { readonly kind: 'stone'; readonly spot: Spot }
  /** Shows a group; `says`: what was touched is explained, the group is told. */
  | { readonly kind: 'point'; readonly spot: Spot | undefined; readonly says?: 'what' | 'group' };

const NOTHING: Touch = { kind: 'nothing' };

const stoneAt = (spot: Spot | undefined): Touch => (spot ? { kind: 'stone', spot } : NOTHING);

/** One spot for each group that lies on a cell. */
export function spotsOn(position: Position, cell: Cell): Spot[] {
  const tile = position.tiles.get(keyOf(cell));
  if (!tile) return [];
  return groupsOn(position, tile).flatMap(({ spots }) => spots.filter((spot) => isSameCell(spot, cell)).slice(0, 1));
}

/** The unit under a finger, so far from the corner of its cell; a big one is met anywhere. */
export function spotUnder(position: Position, cell: Cell, dx: number, dy: number): Spot | undefined {
  const tile = position.tiles.get(keyOf(cell));
  if (!tile) return undefined;
  if (tile.tile.startsWith('big:')) return { ...cell, corner: 'NW' };
  const spot = { ...cell, corner: cornerAt(dx, dy) };
  return position.groupAt(spot) ? spot : undefined;
}

/** Cells with a group that a stone may claim. */
export function claimable({ stones }: Moves, cells: readonly Cell[]): Cell[] {
  const keys = new Set([...stones.keys()].map((key) => key.slice(0, key.lastIndexOf(','))));
  return cells.filter((cell) => keys.has(keyOf(cell)));
}

/** A tap; `spot` is the unit under the finger. */
export function tapped({ position, draft, tried }: Touchable, cell: Cell, spot: Spot | undefined): Touch {
  if (!position.tiles.has(keyOf(cell))) return tried && isSameCell(tried, cell) ? { kind: 'turn' } : { kind: 'try', cell };
  if (draft.kind === 'stone') return stoneAt(spot ?? spotsOn(position, cell)[0]);
  return { kind: 'point', spot, ...(draft.kind === 'none' && { says: 'what' }) };
}

/** Enter: tries what is not yet tried, confirms what is. */
export function entered(table: Touchable, cell: Cell): Touch {
  const { position, moves, draft, tried, stone } = table;
  if (draft.kind === 'take') return { kind: 'confirm' };
  if (!position.tiles.has(keyOf(cell))) return tried && isSameCell(tried, cell) ? { kind: 'confirm' } : { kind: 'try', cell };
  if (draft.kind !== 'stone') return nextGroup(table, cell);
  if (stone && isSameCell(stone.spot, cell)) return { kind: 'confirm' };
  const spots = spotsOn(position, cell);
  return stoneAt(spots.find((spot) => moves.stones.has(spotKey(spot))) ?? spots[0]);
}

/** A tile may bear several groups: this goes through them. */
export function nextGroup({ position, moves, draft, stone, pointed }: Touchable, cell: Cell): Touch {
  const isStone = draft.kind === 'stone';
  const spots = spotsOn(position, cell).filter((spot) => !isStone || moves.stones.has(spotKey(spot)));
  if (spots.length === 0) return NOTHING;
  const now = isStone ? stone?.group : pointed;
  const next = spots[(spots.findIndex((spot) => position.groupAt(spot) === now) + 1) % spots.length]!;
  return isStone ? stoneAt(next) : { kind: 'point', spot: next, says: 'group' };
}
