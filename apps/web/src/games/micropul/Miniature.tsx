import { joinArt, stoneArt, tileArt } from '@stolik/micropul/art';
import type { MicropulView } from '@stolik/micropul/view';
import { createMemo, type JSX } from 'solid-js';
import { boundsOf, positionOf, stonePoint, TILE } from './position.ts';

/** A small still board: tiles, joins and stones, as large as its frame allows. */
export function Miniature(props: { readonly view: unknown }): JSX.Element {
  const view = () => props.view as MicropulView;
  const position = createMemo(() => positionOf(view()));
  const art = createMemo(() => {
    const tiles = view().board.map(
      ({ x, y, tile }) => `<g transform="translate(${x * TILE} ${y * TILE})">${tileArt(tile, { start: x === 0 && y === 0 })}</g>`,
    );
    const joins = position().joins.map(({ colour, x, y, towards }) => joinArt(colour, x, y, towards));
    const stones = view().stones.map((stone) => {
      const { x, y } = stonePoint(position(), stone);
      return `<g transform="translate(${x - 19} ${y - 19}) scale(.38)">${stoneArt(stone.seat)}</g>`;
    });
    return [...tiles, ...joins, ...stones].join('');
  });
  const box = () => {
    const { left, top, right, bottom } = boundsOf(view().board);
    // Never closer than five tiles, so that a young table does not fill the picture with one tile.
    const width = Math.max(right - left + 1.4, 5);
    const height = Math.max(bottom - top + 1.4, 3.4);
    const [x, y] = [(left + right + 1) / 2 - width / 2, (top + bottom + 1) / 2 - height / 2];
    return `${x * TILE} ${y * TILE} ${width * TILE} ${height * TILE}`;
  };
  return <svg class="mp-miniature" viewBox={box()} aria-hidden="true" innerHTML={art()} />;
}
