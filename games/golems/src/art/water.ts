import { fill, line, WATER, WATER_HI } from './brush.ts';

/** The neighbours into which the stream continues, as bits. N 1, E 2, S 4, W 8, and the corners NE 16, SE 32, SW 64, NW 128. */
export type Joins = number;

const BANK = 'var(--bank,#e8d3a0)';

/**
 * The outline of a pool with `inset` of dry land on every side that does not go on. Corners run clockwise from NE; corner i lies
 * between side i and side i+1. A corner between two joined sides is bitten off unless the diagonal is water too: there the
 * neighbours' banks meet.
 */
function pool(joins: Joins, inset: number, radius: number): string {
  const [lo, hi] = [inset, 100 - inset];
  const side = (i: number): boolean => (joins & (1 << (i & 3))) !== 0;
  // For each corner: where the outline comes in, the corner itself, where it goes out.
  const corners: readonly (readonly [number, number, number, number])[] = [
    [hi, lo, 100, 0],
    [hi, hi, 100, 100],
    [lo, hi, 0, 100],
    [lo, lo, 0, 0],
  ];
  let d = '';
  const go = (x: number, y: number): void => {
    d += `${d ? 'L' : 'M'}${x} ${y}`;
  };
  for (let i = 0; i < 4; i++) {
    const [x, y, ex, ey] = corners[i]!;
    const [here, next] = [side(i), side(i + 1)];
    const vertical = i % 2 === 0; // corner NE and SW are reached along a horizontal side
    if (!here && !next) {
      const [sx, sy] = [Math.sign(50 - x), Math.sign(50 - y)];
      const [ax, ay, bx, by] = vertical ? [x + sx * radius, y, x, y + sy * radius] : [x, y + sy * radius, x + sx * radius, y];
      go(ax, ay);
      d += `Q${x} ${y} ${bx} ${by}`;
    } else if (here && next) {
      if (joins & (16 << i)) go(ex, ey);
      else if (vertical) {
        go(x, ey);
        d += `Q${x} ${y} ${ex} ${y}`;
      } else {
        go(ex, y);
        d += `Q${x} ${y} ${x} ${ey}`;
      }
    } else if (here) vertical ? go(x, ey) : go(ex, y);
    else vertical ? go(ex, y) : go(x, ey);
  }
  return `${d}z`;
}

/** Water that runs on into its neighbours: sandy banks only where the stream ends. */
export function waterArt(joins: Joins = 0): string {
  return (
    fill(pool(joins, 3, 22), BANK) +
    fill(pool(joins, 10, 18), WATER) +
    line('M24 30q7-7 14 0t14 0 14 0 10-2M30 52q7-7 14 0t14 0 12-2M22 74q7-7 14 0t14 0 14 0 10-2', WATER_HI, 4.5)
  );
}
