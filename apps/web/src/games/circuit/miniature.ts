import { cellName, sideName } from '@stolik/circuit/board/geometry';
import { liveChains } from '@stolik/circuit/seen/foresight';
import type { CircuitView } from '@stolik/circuit/seen/view';
import type { Part, Picture } from '../../base/ui/picture.ts';
import {
  bodyPicture,
  FIELD_PATH,
  placed,
  sidePicture,
  strandsPicture,
  stripPicture,
  tilePicture,
  tokenPicture,
} from './art/picture.ts';
import { ALL_CELLS, ALL_SIDES, cellPoint, sidePoint, TIGHT, viewBox } from './model/layout.ts';
import { liveCells, runsOf } from './model/ways.ts';

const BOX = viewBox({ ...TIGHT, height: TIGHT.height - 26 });
const GROUND: Part = ['ground', `<path fill="var(--felt-circuit-drawn)" d="${FIELD_PATH}"/>${stripPicture('real')}`];

/** The field small and still, always as parts. */
export function miniature(seen: unknown): Picture {
  const view = seen as CircuitView;
  const chains = liveChains(view);
  const live = liveCells(chains);
  const sides = ALL_SIDES.flatMap((index): Part[] => {
    const lying = view.sides[sideName(index)];
    const { x, y } = sidePoint(index);
    return lying ? [[`side ${index}`, placed(sidePicture(lying, index, 'real'), x, y)]] : [];
  });
  const tiles: Part[] = [];
  const over: Part[] = [];
  for (const cell of ALL_CELLS) {
    const lying = view.cells[cellName(cell)];
    if (!lying) continue;
    const { x, y } = cellPoint(cell);
    const isLive = live.has(cell);
    tiles.push([`tile ${cell}`, placed(tilePicture(lying, 'real', isLive), x, y)]);
    const top = (isLive ? bodyPicture(lying, 'real', true) : '') + tokenPicture(lying, 'real');
    if (top) over.push([`over ${cell}`, placed(top, x, y)]);
  }
  const strands: Part = ['strands', strandsPicture(runsOf(chains, 'real'), 'real')];
  return { box: BOX, parts: [GROUND, ...sides, ...tiles, strands, ...over] };
}
