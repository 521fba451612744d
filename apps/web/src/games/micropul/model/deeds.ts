import type { Seat } from '@stolik/kernel/game';
import type { Colour } from '@stolik/micropul/faces';
import type { GroupAfter } from '@stolik/micropul/preview';

/** What a placement does to groups beyond making them larger: what somebody must know before it is confirmed. */
export type Deed =
  | {
      readonly kind: 'closes';
      readonly whose: 'mine' | 'theirs';
      readonly seat: Seat;
      readonly colour: Colour;
      readonly points: number;
    }
  | { readonly kind: 'closesFree'; readonly colour: Colour; readonly points: number }
  /** Groups with stones grow together: all of them lose what they were worth. [M6.4] */
  | { readonly kind: 'spoils'; readonly colour: Colour; readonly stones: readonly Seat[] };

/** Smaller groups without a stone are not worth a word. */
const WORTH_A_STONE = 2;

/** The heaviest first: points of one's own, of the other, spoilt groups, then closed ones that nobody has claimed. */
export function deedsOf(groups: readonly GroupAfter[], mine: Seat | undefined): readonly Deed[] {
  const closed = groups.filter(({ isClosed, stones }) => isClosed && stones.length === 1);
  const claimed = closed.map(({ colour, points, stones }): Deed => {
    const seat = stones[0]!;
    return { kind: 'closes', whose: seat === mine ? 'mine' : 'theirs', seat, colour, points };
  });
  const spoilt = groups
    .filter(({ isSpoilt }) => isSpoilt)
    .map(({ colour, stones }): Deed => ({ kind: 'spoils', colour, stones }));
  const free = groups
    .filter(({ isClosed, stones, points }) => isClosed && stones.length === 0 && points >= WORTH_A_STONE)
    .map(({ colour, points }): Deed => ({ kind: 'closesFree', colour, points }));
  const isMine = (deed: Deed): boolean => deed.kind === 'closes' && deed.whose === 'mine';
  return [...claimed.filter(isMine), ...claimed.filter((deed) => !isMine(deed)), ...spoilt, ...free];
}

/** A tile of the supply counts 2 at the end [M7.2]; one more turn is worth about one more of them and a half. */
const TILE_WORTH = 2;
const TURN_WORTH = 3;

/** How good a placement looks at first sight: only for choosing between the turns of one tile on one place. */
export function worthOf(
  trial: { readonly tiles: number; readonly turns: number; readonly groups: readonly GroupAfter[] },
  mine: Seat | undefined,
): number {
  let sum = TILE_WORTH * trial.tiles + TURN_WORTH * trial.turns;
  for (const deed of deedsOf(trial.groups, mine)) {
    if (deed.kind === 'closes') sum += deed.whose === 'mine' ? deed.points : -deed.points;
    if (deed.kind === 'spoils') sum += deed.stones.reduce((all, seat) => all + (seat === mine ? -1 : 1), 0);
  }
  return sum;
}
