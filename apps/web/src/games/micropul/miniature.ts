import { joinArt, stoneArt, tileArt } from '@stolik/micropul/art';
import type { MicropulView } from '@stolik/micropul/view';
import type { Part, Picture } from '../picture.ts';
import { boundsOf, positionOf, stonePoint, TILE } from './position.ts';

/** Tiles, joins and stones, as large as the frame allows. */
export function miniature(seen: unknown): Picture {
  const view = seen as MicropulView;
  const position = positionOf(view);
  const tiles = view.board.map(({ x, y, tile }): Part => {
    const art = tileArt(tile, { start: x === 0 && y === 0 });
    return [`tile ${x} ${y}`, `<g transform="translate(${x * TILE} ${y * TILE})">${art}</g>`];
  });
  const joins = position.joins.map(
    ({ colour, x, y, towards }): Part => [`join ${x} ${y} ${towards}`, joinArt(colour, x, y, towards)],
  );
  const stones = view.stones.map((stone): Part => {
    const { x, y } = stonePoint(position, stone);
    return [`stone ${x} ${y}`, `<g transform="translate(${x - 19} ${y - 19}) scale(.38)">${stoneArt(stone.seat)}</g>`];
  });
  return { box: boxOf(view), parts: [...tiles, ...joins, ...stones] };
}

function boxOf({ board }: MicropulView): string {
  const { left, top, right, bottom } = boundsOf(board);
  // Never closer than five tiles, so that a young table does not fill the picture with one tile.
  const width = Math.max(right - left + 1.4, 5);
  const height = Math.max(bottom - top + 1.4, 3.4);
  const [x, y] = [(left + right + 1) / 2 - width / 2, (top + bottom + 1) / 2 - height / 2];
  return [x, y, width, height].map((length) => Math.round(length * TILE)).join(' ');
}
