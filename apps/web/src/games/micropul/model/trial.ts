import type { Action, Seat } from '@stolik/kernel/game';
import { findPlace } from '@stolik/micropul/board';
import type { Fired } from '@stolik/micropul/catalysts';
import { findFace } from '@stolik/micropul/faces';
import { type GroupAfter, preview } from '@stolik/micropul/preview';
import type { MicropulView } from '@stolik/micropul/view';
import { type Deed, deedsOf } from './deeds.ts';
import type { Moves } from './moves.ts';
import { tilesOf } from './points.ts';
import { type Cell, keyOf, type Position, withTile } from './position.ts';

/** What a tile in preview would do, as the panel and the board show it. */
export interface Trial {
  readonly cell: Cell;
  readonly tile: string;
  readonly action: Action;
  readonly fired: readonly Fired[];
  /** Tiles it asks for, and those it would get. */
  readonly asked: number;
  readonly tiles: number;
  readonly turns: number;
  readonly pluses: number;
  /** Alone, a plus turns up a tile of the supply. [M8] */
  readonly reveals: boolean;
  readonly groups: readonly GroupAfter[];
  readonly deeds: readonly Deed[];
  readonly endsGame: boolean;
  /** The last tile of this player, and none comes for it: that loses. [M3.4] */
  readonly runsOut: boolean;
  readonly after: Position;
  /** Nothing is told of what it would do: only where it would lie. */
  readonly isBlind: boolean;
}

function isLastTile(view: MicropulView, seat: Seat): boolean {
  const { hand, supply } = tilesOf(view, seat);
  return hand + supply === 1;
}

/** What laying this face there would do; undefined where it is not allowed. */
export function trialOf(
  view: MicropulView,
  position: Position,
  moves: Moves,
  tile: string,
  cell: Cell,
  mine?: Seat,
): Trial | undefined {
  const action = moves.lays.get(keyOf(cell))?.get(tile);
  const place = findPlace(position.board, cell.x, cell.y);
  const face = findFace(tile);
  if (action === undefined || place === undefined || face === undefined) return undefined;
  const { fired, tiles, pluses, groups } = preview(position.board, place, face);
  const won = Math.min(tiles, view.core);
  const endsGame = won > 0 && won === view.core;
  const isAlone = view.hands.length === 1;
  // The game that ends with this placement has no turn after it. [M7.1]
  const turns = isAlone || endsGame ? 0 : view.options.plusStacks ? pluses : Math.min(pluses, 1);
  return {
    cell,
    tile,
    action,
    fired,
    asked: tiles,
    tiles: won,
    turns,
    pluses,
    reveals: isAlone && pluses > 0 && !endsGame && view.options.soloPlus === 'reveal',
    groups,
    deeds: deedsOf(groups, mine),
    endsGame,
    runsOut: !isAlone && won === 0 && view.turn !== null && isLastTile(view, view.turn),
    after: withTile(view, { ...cell, tile }),
    isBlind: false,
  };
}

/** Where it would lie, and no more: groups stay as they are, and no sign fires. */
export const blindly = ({ cell, tile, action }: Trial, position: Position): Trial => ({
  cell,
  tile,
  action,
  fired: [],
  asked: 0,
  tiles: 0,
  turns: 0,
  pluses: 0,
  reveals: false,
  groups: [],
  deeds: [],
  endsGame: false,
  runsOut: false,
  after: { ...position, tiles: new Map(position.tiles).set(keyOf(cell), { ...cell, tile }) },
  isBlind: true,
});
