import type { Outcome, Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';

/** A piece of a bar of points: what is one's own stands out, what costs is hatched. */
export interface BarPart {
  readonly kind: 'own' | 'plain' | 'cost';
  readonly label: string;
  readonly points: number;
}

/** What a game says at its end. Everything here is true of the final position. */
export interface Finish {
  /** One sentence: what decided it. */
  readonly decided: string;
  /** One sentence: what would have changed it; empty where nothing simple would have. */
  readonly otherwise: string;
  /** By seat, the points as pieces that add up; empty where the game counts none. */
  readonly bars: readonly (readonly BarPart[])[];
  /** By seat: the more, the better. What is equal shares a place. */
  readonly standing: readonly number[];
  /** What the game calls its scores decides nothing here, and is not shown. */
  readonly isUncounted?: boolean;
  /** Who plays together; without it everybody for themselves. */
  readonly teams?: readonly (readonly Seat[])[];
  /** Under a team's sum: what it is made of. */
  teamSays?(own: number, cost: number): string;
}

/** What a game needs to speak of people. */
export interface FinishPlan {
  readonly outcome: Outcome;
  readonly language: Language;
  /** The one who reads it, where one person plays here. */
  readonly me: Seat | undefined;
  nameOf(seat: Seat): string;
}

export interface Place {
  readonly place: number;
  readonly seats: readonly Seat[];
}

/** Sides in the order of the result: who has won, then the better; equal ones share a place. */
export function placesOf(sides: readonly (readonly Seat[])[], winners: readonly Seat[], standing: readonly number[]): Place[] {
  const valued = sides.map((seats) => ({
    seats,
    won: seats.some((seat) => winners.includes(seat)) ? 1 : 0,
    value: seats.reduce((sum, seat) => sum + (standing[seat] ?? 0), 0),
  }));
  valued.sort((a, b) => b.won - a.won || b.value - a.value || a.seats[0]! - b.seats[0]!);
  const places: Place[] = [];
  for (const [index, { seats, won, value }] of valued.entries()) {
    const before = valued[index - 1];
    const isShared = before !== undefined && before.won === won && before.value === value;
    places.push({ place: isShared ? places[index - 1]!.place : index + 1, seats });
  }
  return places;
}

/** Teams as they are, or everybody for themselves. */
export const sidesOf = (seats: number, teams?: readonly (readonly Seat[])[]): readonly (readonly Seat[])[] =>
  teams ?? Array.from({ length: seats }, (_, seat) => [seat]);
