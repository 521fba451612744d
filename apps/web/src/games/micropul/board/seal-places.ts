import type { Point } from '../model/position.ts';
import { type Box, overlap } from './callout-places.ts';

/** Half the side of what a stone covers, its ring included. */
const STONE = 21;
const HEIGHT = 26;

const around = ({ x, y }: Point, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  width,
  height,
});

/** What the mark of a closed group covers, beside the stone at this point. */
export const sealBox = ({ x, y }: Point, points: number): Box => ({
  left: x + 7,
  top: y - 36,
  width: points > 9 ? 56 : 42,
  height: HEIGHT,
});

/** Where the words at each of these stones lie: above it, or wherever they cover least of the other stones and marks. */
export function openSealPlaces(
  at: readonly Point[],
  width: number,
  { stones, seals }: { readonly stones: readonly Point[]; readonly seals: readonly Box[] },
): readonly Point[] {
  const covered = [...stones.map((stone) => around(stone, 2 * STONE, 2 * STONE)), ...seals];
  return at.map(({ x, y }) => {
    const side = width / 2 + STONE + 2;
    const places = [
      { x, y: y - 34 },
      { x, y: y + 34 },
      { x: x - side, y },
      { x: x + side, y },
      { x: x - side, y: y - 34 },
      { x: x + side, y: y + 34 },
    ];
    const costs = places.map((place) => covered.reduce((sum, box) => sum + overlap(box, around(place, width, HEIGHT)), 0));
    const best = places[costs.indexOf(Math.min(...costs))]!;
    covered.push(around(best, width, HEIGHT));
    return best;
  });
}
