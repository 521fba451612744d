import type { GolemsEvent, Scene } from '../model/scene.ts';
import { isBarrel } from '../model/scene.ts';

/** What a round has done to one golem. */
export interface SeatOutcome {
  readonly seat: number;
  /** Cracks, or broken components, that came in it, and that were repaired. */
  readonly hurt: number;
  readonly repaired: number;
  /** As it stands afterwards; null: it is out. */
  readonly at: string | null;
  readonly facing: string;
  readonly damage: number;
  readonly items: number;
}

export interface RoundOutcome {
  readonly seats: readonly SeatOutcome[];
  /** Barrels that were opened or lost, and those that are left. */
  readonly opened: number;
  readonly barrels: number;
}

/** What has come of a round, from what happened in it and how the board looks after it. */
export function outcomeOf(events: readonly GolemsEvent[], after: Scene): RoundOutcome {
  const hurt = new Map<number, number>();
  const repaired = new Map<number, number>();
  const add = (to: Map<number, number>, seat: number, points: number): void => void to.set(seat, (to.get(seat) ?? 0) + points);
  let opened = 0;
  for (const event of events) {
    if (event.kind === 'damageTaken') add(hurt, event.seat, event.points);
    else if (event.kind === 'componentDamaged') add(hurt, event.seat, 1);
    else if (event.kind === 'golemRepaired' || event.kind === 'componentRepaired') add(repaired, event.seat, 1);
    else if (event.kind === 'barrelOpened') opened++;
  }
  const seats = after.figures.map(
    ({ seat, at, facing, damage, items }): SeatOutcome => ({
      seat,
      hurt: hurt.get(seat) ?? 0,
      repaired: repaired.get(seat) ?? 0,
      at,
      facing,
      damage,
      items,
    }),
  );
  const barrels = Object.values(after.tokens).reduce((sum, words) => sum + words.split(' ').filter(isBarrel).length, 0);
  return { seats, opened, barrels };
}

/** How one golem stands in another course of the same round: what differs. */
export interface Difference {
  readonly seat: number;
  readonly cell: boolean;
  readonly damage: boolean;
  readonly items: boolean;
}

/** Compares what happened with what would have happened; golems for whom nothing differs are left out. */
export function compare(was: RoundOutcome, other: RoundOutcome): readonly Difference[] {
  return was.seats.flatMap((now, index) => {
    const then = other.seats[index];
    if (!then) return [];
    const difference: Difference = {
      seat: now.seat,
      cell: now.at !== then.at || now.facing !== then.facing,
      damage: now.damage !== then.damage,
      items: now.items !== then.items,
    };
    return difference.cell || difference.damage || difference.items ? [difference] : [];
  });
}
