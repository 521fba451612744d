import type { Seat } from '@stolik/kernel/game';
import { rootOf, stonesOn } from '../board/groups.ts';
import { groupScore, outcomeOf } from '../turn/score.ts';
import { type State, stoneSeat, stoneUnit, supplyCount } from '../turn/state.ts';

/** What the points of a seat are made of. [M7.2] */
export interface Parts {
  readonly groups: number;
  readonly supply: number;
  readonly hand: number;
}

export const partsOf = (state: State, seat: Seat): Parts => ({
  groups: groupScore(state, seat),
  supply: 2 * supplyCount(state, seat),
  hand: state.hands[seat]!.length,
});

/** So many points in groups, or in the supply, make a difference that is worth a word. */
const DECISIVE = 4;

/** The part in which the winner was ahead by more than in the other, far enough to have decided it. */
export function decisivePart(own: Parts, theirs: Parts): 'groups' | 'supply' | undefined {
  const [groups, supply] = [own.groups - theirs.groups, own.supply - theirs.supply];
  const sign = Math.sign(groups + supply + own.hand - theirs.hand);
  const [most, other] = sign * groups > sign * supply ? [groups, supply] : [supply, groups];
  if (sign === 0 || sign * most < DECISIVE || sign * most < 2 * sign * other) return undefined;
  return most === groups ? 'groups' : 'supply';
}

/** The largest group that bears one stone of somebody who did not win, and was never closed. */
export function largestOpen(state: State): { readonly seat: Seat; readonly points: number } | undefined {
  const { board } = state;
  const winners = outcomeOf(state)?.winners ?? [];
  const open = state.stonesPut.flatMap((stone) => {
    const [seat, root] = [stoneSeat(stone), rootOf(board, stoneUnit(stone))];
    const isLost = board.openSides[root]! > 0 && stonesOn(board, root) === 1 && !winners.includes(seat);
    return isLost && board.points[root]! >= DECISIVE ? [{ seat, points: board.points[root]! }] : [];
  });
  return open.toSorted((a, b) => b.points - a.points)[0];
}
