import type { Seat } from '@stolik/kernel/game';
import type { GroupView, MicropulView } from '@stolik/micropul/view';

export interface Parts {
  readonly groups: number;
  readonly supply: number;
  readonly hand: number;
  /** Sizes of groups that this seat's stone alone is on and that are still open. */
  readonly open: readonly number[];
}

const isOf = (group: GroupView, seat: Seat): boolean => group.stones.length === 1 && group.stones[0] === seat;

export function tilesOf(view: MicropulView, seat: Seat): { hand: number; supply: number } {
  const hand = view.hands[seat];
  const supply = view.supplies[seat];
  return {
    hand: !hand ? 0 : 'tiles' in hand ? hand.tiles.length : hand.count,
    supply: supply ? supply.faceDown + supply.open.length : 0,
  };
}

/** What the points of a seat are made of now. [M7.2] */
export function partsOf(view: MicropulView, seat: Seat): Parts {
  const own = view.groups.filter((group) => isOf(group, seat));
  const { hand, supply } = tilesOf(view, seat);
  return {
    groups: own.filter((group) => group.isClosed).reduce((sum, group) => sum + group.points, 0),
    supply: 2 * supply,
    hand,
    open: own.filter((group) => !group.isClosed).map((group) => group.points),
  };
}
