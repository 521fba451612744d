import type { Action, Seat } from '@stolik/kernel/game';
import { slotAt } from '../board/board.ts';
import { KINDS } from '../board/faces.ts';
import { rootOf } from '../board/groups.ts';
import { isLay, isStone, layFaceOf, layPlace, stoneCorner, stonePlace } from '../turn/actions.ts';
import { play } from '../turn/play.ts';
import type { State } from '../turn/state.ts';
import { cloneState } from '../turn/state.ts';
import { Placement } from './placement.ts';

const placement = new Placement();

/**
 * Groups actions into ideas. Stones on one group are one idea. So are rotations of a tile in one place that score the same and
 * leave groups of the same kind.
 */
export const ideas =
  ({ board }: State, _seat: Seat) =>
  (action: Action): string => {
    if (isStone(action)) return `stone ${rootOf(board, slotAt(board, stonePlace(action)) * 4 + stoneCorner(action))}`;
    if (!isLay(action)) return `take ${action}`;
    const [place, face] = [layPlace(action), layFaceOf(action)];
    placement.look(board, place, face);
    const groups = placement.after
      .slice(0, placement.afterCount)
      .map(({ points, open, stones }) => `${points}/${open}/${stones}`)
      .sort();
    return `lay ${KINDS[face]} ${place} ${placement.tiles} ${placement.pluses} ${groups.join(' ')}`;
  };

/**
 * Prefers, of ideas that are about equal, the one that closes the player's own group. A tile in the hand can wait, but a rival
 * may spoil the group.
 */
export const appeal =
  (world: State, seat: Seat) =>
  (action: Action): number => {
    let points = 0;
    play(cloneState(world), seat, action, (event) => {
      if (event.kind !== 'groupClosed' || event.stones.length !== 1) return;
      points += event.stones[0] === seat ? event.points : -event.points;
    });
    return points;
  };
