import type { Seat } from '@stolik/kernel/game';
import type { CircuitOptions } from './options.ts';
import type { CircuitState } from './state.ts';

// Teams by seat and the order of play. [C8.2]
const TEAM_OF: Readonly<Record<number, readonly number[]>> = {
  3: [0, 1, 0],
  4: [0, 1, 0, 1],
  5: [0, 1, 2, 0, 1],
  6: [0, 1, 2, 0, 1, 2],
};
const TEAM_ORDER: Readonly<Record<number, readonly Seat[]>> = { 3: [0, 1, 2, 1], 5: [0, 1, 2, 3, 4, 2] };
const AROUND: readonly (readonly Seat[])[] = Array.from({ length: 7 }, (_, seats) =>
  Array.from({ length: seats }, (_, seat) => seat),
);

/** The side of each seat: its team, or itself. Counted from 0. */
export function sidesOf(options: Pick<CircuitOptions, 'teams'>, seats: number): readonly number[] {
  return (options.teams ? TEAM_OF[seats] : undefined) ?? AROUND[seats]!;
}

/** The order of play by places; who is alone against pairs has two. */
export function orderOf(options: Pick<CircuitOptions, 'teams'>, seats: number): readonly Seat[] {
  return (options.teams ? TEAM_ORDER[seats] : undefined) ?? AROUND[seats]!;
}

/** Without teams the places are the seats. */
export const seatToMove = (state: CircuitState): Seat =>
  state.options.teams ? orderOf(state.options, state.seats)[state.place]! : state.place;
export const sideOf = (state: CircuitState, seat: Seat): number => sidesOf(state.options, state.seats)[seat]!;
export const isGone = (state: CircuitState, seat: Seat): boolean => (state.gone & (1 << seat)) !== 0;

/** Places whose seat still plays: what C4.6 counts a short by. */
export function placesInPlay(state: CircuitState): number {
  if (state.gone === 0 && !state.options.teams) return state.seats;
  const order = orderOf(state.options, state.seats);
  let places = 0;
  for (const seat of order) if (!isGone(state, seat)) places++;
  return places;
}
