import type { GameEvent, Outcome, Seat } from '@stolik/kernel/game';
import type { View6 } from '../v6/view.ts';
import type { Battle } from './plan.ts';

/** How a battle ended, by seat. */
export interface BattleResult {
  /** 1 is the best; equal ones share a place. */
  readonly places: readonly number[];
  /** Strength of the strikes that reached others, and damage taken. */
  readonly dealt: readonly number[];
  readonly taken: readonly number[];
}

/** One line of the table; the best first, equal ones share a place. */
export interface Standing {
  readonly participant: number;
  readonly place: number;
  readonly played: number;
  readonly wins: number;
  readonly points: number;
  readonly dealt: number;
  readonly taken: number;
}

/** Two points for every rival left behind, one for every equal: a duel gives 2, 1 or 0, four golems 6, 4, 2, 0. [G6.10.5] */
export const pointsOf = (places: readonly number[]): readonly number[] =>
  places.map((place, seat) =>
    places.reduce((sum, other, at) => sum + (at === seat ? 0 : other > place ? 2 : other === place ? 1 : 0), 0),
  );

/**
 * As the table's own result: the winner first, then golems on the field by damage and, where strikes decide, by what they
 * dealt. Golems that are out share the last place: one that bears more did not lose later. Where nobody is left, those that
 * went out in the row that ended it (`lastRow`) drew.
 */
export function resultOf(view: View6, outcome: Outcome, lastRow: readonly Seat[]): BattleResult {
  const golems = view.golems.slice(0, view.players);
  const isDraw = outcome.winners.length === 0;
  const rank = golems.map(({ at, damage, dealt }, seat): readonly number[] => {
    if (outcome.winners.includes(seat)) return [3, 0, 0];
    if (at !== null) return [2, -damage, view.options.tie === 'strikes' ? dealt : 0];
    return [isDraw && lastRow.includes(seat) ? 1 : 0, 0, 0];
  });
  const places = rank.map((own) => 1 + rank.filter((other) => compare(other, own) > 0).length);
  return { places, dealt: golems.map(({ dealt }) => dealt), taken: golems.map(({ damage }) => damage) };
}

/** Golems that went out in the last row of these events. */
export function outInLastRow(events: readonly GameEvent[]): readonly Seat[] {
  const row = events.findLastIndex(({ kind }) => kind === 'rowOpened');
  return events
    .slice(row + 1)
    .flatMap((event) => (event.kind === 'golemOut' ? [(event as GameEvent & { readonly seat: Seat }).seat] : []));
}

const compare = (one: readonly number[], other: readonly number[]): number => {
  for (const [index, value] of one.entries()) if (value !== other[index]) return value - other[index]!;
  return 0;
};

/** Points, then damage dealt, then the least damage taken; what is equal in all of it shares a place. [G6.10.5] */
export function standingsOf(
  participants: number,
  battles: readonly Battle[],
  results: readonly (BattleResult | undefined)[],
): readonly Standing[] {
  const sums = Array.from({ length: participants }, () => ({ played: 0, wins: 0, points: 0, dealt: 0, taken: 0 }));
  for (const [index, { seats }] of battles.entries()) {
    const result = results[index];
    if (!result) continue;
    const points = pointsOf(result.places);
    for (const [seat, participant] of seats.entries()) {
      const sum = sums[participant]!;
      sum.played++;
      sum.points += points[seat] ?? 0;
      sum.dealt += result.dealt[seat] ?? 0;
      sum.taken += result.taken[seat] ?? 0;
      const isFirst = result.places[seat] === 1;
      if (isFirst && result.places.filter((place) => place === 1).length === 1) sum.wins++;
    }
  }
  const key = ({ points, dealt, taken }: (typeof sums)[number]): readonly number[] => [points, dealt, -taken];
  const lines = sums.map((sum, participant) => ({
    participant,
    ...sum,
    place: 1 + sums.filter((other) => compare(key(other), key(sum)) > 0).length,
  }));
  return lines.toSorted((one, other) => one.place - other.place || one.participant - other.participant);
}
