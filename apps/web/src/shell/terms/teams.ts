import { hasTeams } from './stools.ts';

/** The seats of each side, in the order of the sides; nothing where everybody plays for themselves. */
export function teamsOf(sides: readonly number[]): readonly (readonly number[])[] {
  if (!hasTeams(sides)) return [];
  return [...new Set(sides)].sort((a, b) => a - b).map((side) => sides.flatMap((own, seat) => (own === side ? [seat] : [])));
}

/** Who plays with this seat. */
export const partnersOf = (sides: readonly number[], seat: number): readonly number[] =>
  hasTeams(sides) ? sides.flatMap((side, other) => (side === sides[seat] && other !== seat ? [other] : [])) : [];
