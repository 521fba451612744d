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

/** A spot for every seat; partners sit opposite each other. `starts`: where their pieces begin, and so where they would best sit. */
export function spotsOf(sides: readonly number[], starts: readonly Spot[] = []): readonly Spot[] {
  const count = sides.length;
  if (count > 4) return SIX.slice(0, count);
  if (hasTeams(sides)) return FREE[4]!.slice(0, count);
  const usual = FREE[count]!;
  if (starts.length !== count || count < 2) return usual;
  const isFacing = ([a, b]: readonly Spot[]): boolean => a!.x + b!.x === 0 && a!.y + b!.y === 0;
  const ways = waysToSit(count).filter((way) => count !== 2 || isFacing(way));
  return ways.reduce((best, way) => (awkwardness(way, starts, usual) < awkwardness(best, starts, usual) ? way : best), usual);
}

/**
 * How far people sit from where their pieces begin, as angles around the table. Whoever sets the table up never sits at its far side;
 * where two ways are as good, people sit as at other tables.
 */
function awkwardness(spots: readonly Spot[], starts: readonly Spot[], usual: readonly Spot[]): number {
  return spots.reduce((sum, spot, seat) => {
    const turn = Math.abs(Math.atan2(spot.y, spot.x) - Math.atan2(starts[seat]!.y, starts[seat]!.x));
    const unusual = (usual.includes(spot) ? 0 : 0.01) + (usual[seat] === spot ? 0 : seat === 0 ? 0.1 : 0.001);
    const isHidden = seat === 0 && spot === FAR;
    return isHidden ? Number.POSITIVE_INFINITY : sum + Math.min(turn, 2 * Math.PI - turn) + unusual;
  }, 0);
}

function waysToSit(count: number, spots = FREE[4]!): readonly (readonly Spot[])[] {
  if (count === 0) return [[]];
  return spots.flatMap((first) =>
    waysToSit(
      count - 1,
      spots.filter((spot) => spot !== first),
    ).map((rest) => [first, ...rest]),
  );
}

/** Where one more stool would stand: a spot that nobody has. */
export function freeSpot(taken: readonly Spot[]): Spot {
  const spots = taken.length >= 5 ? SIX : [NEAR!, FAR!, LEFT!, RIGHT!];
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
