import { type TableGroup, TILE } from '../model/position.ts';
import { LINK, RIM, UNIT } from './sizes.ts';

/** How far the ring lies outside the units, and how broad it is. */
const INSIDE = 2;
const OUTSIDE = 10;

/** A group as one shape in one colour, so much bigger than its units. */
function shapeArt({ dots, links, bigs }: TableGroup, colour: string, by: number): string {
  const dotted = dots.map(({ x, y }) => `M${x} ${y}h.01`).join('');
  const linked = links.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join('');
  const squares = bigs.map(
    ({ x, y }) =>
      `<rect x="${x * TILE + 8}" y="${y * TILE + 7}" width="84" height="84" rx="31" fill="${colour}" stroke-width="${RIM + 2 * by}"/>`,
  );
  return (
    `<g stroke="${colour}" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${linked}" stroke-width="${LINK + 2 * by}"/>` +
    `<path d="${dotted}" stroke-width="${UNIT + 2 * by}"/>${squares.join('')}</g>`
  );
}

/** A ring around a group that may be drawn over it: inside it is cut out. */
export function ringArt(group: TableGroup): string {
  const xs = group.tiles.map(({ x }) => x);
  const ys = group.tiles.map(({ y }) => y);
  const [left, top] = [(Math.min(...xs) - 1) * TILE, (Math.min(...ys) - 1) * TILE];
  const [right, bottom] = [(Math.max(...xs) + 2) * TILE, (Math.max(...ys) + 2) * TILE];
  const box = `x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"`;
  return (
    `<mask id="mp-ring-cut" maskUnits="userSpaceOnUse" ${box}><rect ${box} fill="#fff"/>${shapeArt(group, '#000', INSIDE)}</mask>` +
    `<g mask="url(#mp-ring-cut)">${shapeArt(group, 'var(--lamp)', OUTSIDE)}</g>`
  );
}
