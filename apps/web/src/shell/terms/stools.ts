/** Where a stool stands, from the middle of the table: -1 left, 1 right; -1 far, 1 near. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const [NEAR, LEFT, FAR, RIGHT]: readonly Spot[] = [
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
];
/** Six around a table, clockwise from whoever sets it up; who sits three further on sits opposite. */
const SIX: readonly Spot[] = [NEAR!, { x: -1, y: 0.5 }, { x: -1, y: -0.5 }, FAR!, { x: 1, y: -0.5 }, { x: 1, y: 0.5 }];
const FREE: readonly (readonly Spot[])[] = [[], [NEAR!], [NEAR!, FAR!], [NEAR!, LEFT!, RIGHT!], [NEAR!, LEFT!, FAR!, RIGHT!]];

/** Whether anybody has a partner. */
export const hasTeams = (sides: readonly number[]): boolean => new Set(sides).size < sides.length;

/** A spot for every seat; partners sit opposite each other. */
export function spotsOf(sides: readonly number[]): readonly Spot[] {
  const count = sides.length;
  if (count > 4) return SIX.slice(0, count);
  return hasTeams(sides) ? FREE[4]!.slice(0, count) : FREE[count]!;
}

/** Where one more stool would stand: a spot that nobody has. */
export function freeSpot(sides: readonly number[]): Spot {
  const taken = spotsOf(sides);
  const spots = sides.length >= 5 ? SIX : [NEAR!, FAR!, LEFT!, RIGHT!];
  const isTaken = (spot: Spot): boolean => taken.some(({ x, y }) => x === spot.x && y === spot.y);
  return spots.find((spot) => !isTaken(spot)) ?? { x: -1, y: 1.12 };
}

export interface Band {
  readonly side: number;
  readonly from: Spot;
  readonly to: Spot;
}

/** What joins partners on the floor. */
export function bandsOf(sides: readonly number[]): readonly Band[] {
  const spots = spotsOf(sides);
  return sides.flatMap((side, seat): Band[] => {
    const partner = sides.indexOf(side, seat + 1);
    return partner < 0 ? [] : [{ side, from: spots[seat]!, to: spots[partner]! }];
  });
}
