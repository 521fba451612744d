import { boardArt, discArt, fourArt } from '@stolik/connect-four/art';
import { ROWS } from '@stolik/connect-four/board';
import { type Cell, cellName, discsOf, findFour } from '@stolik/connect-four/position';
import type { View } from '@stolik/connect-four/view';
import type { Part, Picture } from '../../base/ui/picture.ts';

/** The board small and still: the set-up page, tables that are kept. */
export function miniature(view: View): Picture {
  const at = ({ column, row }: Cell, art: string): string =>
    `<g transform="translate(${column * 100} ${(ROWS - 1 - row) * 100})">${art}</g>`;
  const discs = discsOf(view).map((disc): Part => [`disc ${cellName(disc)}`, at(disc, discArt(disc.seat))]);
  const four = findFour(view).map((cell): Part => [`four ${cellName(cell)}`, at(cell, fourArt())]);
  return { box: '-30 -55 760 760', parts: [...discs, ['board', boardArt()], ...four] };
}
