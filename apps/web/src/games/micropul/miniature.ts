import { joinArt, stoneArt, tileArt } from '@stolik/micropul/art';
import type { Spot } from '@stolik/micropul/preview';
import type { MicropulView } from '@stolik/micropul/view';
import type { Part, Picture } from '../../base/ui/picture.ts';
import { boundsOf, outlineOf, positionOf, stonePoint, type TableGroup, TILE } from './model/position.ts';

/** Around the group that a question is about. */
const MARKED = '#d9402f';

/** Tiles, joins and stones, as large as the frame allows. `about`: the group with this unit is marked. */
export const miniature = (view: MicropulView, letters: readonly string[] = [], about?: Spot): Picture => ({
  box: boxOf(view),
  parts: partsOf(view, letters, about),
});

/** What is drawn of a table, in the order of painting. */
export function partsOf(view: MicropulView, letters: readonly string[] = [], about?: Spot): readonly Part[] {
  const position = positionOf(view);
  const marked = about && position.groupAt(about);
  const outlined = position.groups.filter((group) => group.stones.length > 0 || group === marked);
  const tiles = view.board.map(({ x, y, tile }): Part => {
    const art = tileArt(tile, { start: x === 0 && y === 0 });
    return [`tile ${x} ${y}`, `<g transform="translate(${x * TILE} ${y * TILE})">${art}</g>`];
  });
  const joins = position.joins.map(
    ({ colour, x, y, towards }): Part => [`join ${x} ${y} ${towards}`, joinArt(colour, x, y, towards)],
  );
  const stones = view.stones.map((stone): Part => {
    const { x, y } = stonePoint(position, stone);
    return [
      `stone ${x} ${y}`,
      `<g transform="translate(${x - 19} ${y - 19}) scale(.38)">${stoneArt(stone.seat, letters[stone.seat])}</g>`,
    ];
  });
  const claims = outlined.map(
    (group, index): Part => [`claim ${index}`, haloOf(group, group === marked ? MARKED : outlineOf(group.stones))],
  );
  const claimed = new Set(outlined.flatMap((group) => group.tiles.map(({ x, y }) => `${x} ${y}`)));
  const raised = view.board
    .filter(({ x, y }) => claimed.has(`${x} ${y}`))
    .map(({ x, y, tile }): Part => {
      const art = tileArt(tile, { wood: false });
      return [`raised ${x} ${y}`, `<g transform="translate(${x * TILE} ${y * TILE})">${art}</g>`];
    });
  return [...tiles, ...claims, ...raised, ...joins, ...stones];
}

/** A line around a group, cased so that it reads on wood and felt; the units lie above it. */
function haloOf({ links, bigs, dots }: TableGroup, colour: string): string {
  const points = dots.map(({ x, y }) => `M${x} ${y}h.01`).join('');
  const lines = links.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join('');
  const ring = (tint: string, by: number): string => {
    const whole = bigs.map(
      ({ x, y }) =>
        `<rect x="${x * TILE + 8}" y="${y * TILE + 7}" width="84" height="84" rx="31" fill="${tint}" stroke-width="${5.4 + 2 * by}"/>`,
    );
    const path = `<path d="${lines}" stroke-width="${19 + 2 * by}"/><path d="${points}" stroke-width="${39.5 + 2 * by}"/>`;
    return `<g stroke="${tint}">${path}${whole.join('')}</g>`;
  };
  return `<g fill="none" stroke-linecap="round">${ring('#fffaf0', 9)}${ring(colour, 7)}</g>`;
}

function boxOf({ board }: MicropulView): string {
  const { left, top, right, bottom } = boundsOf(board);
  // Never closer than five tiles, so that a young table does not fill the picture with one tile.
  const width = Math.max(right - left + 1.4, 5);
  const height = Math.max(bottom - top + 1.4, 3.4);
  const [x, y] = [(left + right + 1) / 2 - width / 2, (top + bottom + 1) / 2 - height / 2];
  return [x, y, width, height].map((length) => Math.round(length * TILE)).join(' ');
}
