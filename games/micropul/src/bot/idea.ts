import type { Action, Seat } from '@stolik/kernel/game';
import { isLay, isStone, layFaceOf, layPlace, stoneCorner, stonePlace } from '../actions.ts';
import { slotAt } from '../board.ts';
import { KINDS } from '../faces.ts';
import { rootOf } from '../groups.ts';
import type { State } from '../state.ts';
import { Placement } from './placement.ts';

const placement = new Placement();

/** Stones on one group are one idea, and so are turns of a tile in one place that bring the same and leave groups of the same kind. */
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
