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
import { ALL_CELLS, ALL_SIDES, CELL, cellPoint, sidePoint, TIGHT, viewBox } from './model/layout.ts';
import { ROWS, rowsOf } from './model/rows.ts';
import { liveCells, runsOf } from './model/ways.ts';

const BOX = viewBox({ ...TIGHT, height: TIGHT.height - 26 });
const GROUND: Part = [
  'ground',
  `<path fill="var(--felt-circuit-drawn)" stroke="var(--felt-circuit-line, none)" stroke-width="3" d="${FIELD_PATH}"/>${stripPicture('real')}`,
];

/** Only the rows where something lies or is to be laid: a lesson of two rows is not lost in an empty field. No piece bears a letter. */
export function closeUp(view: CircuitView, _letters: readonly string[] = [], places: readonly string[] = []): Picture {
  const { lowest, highest } = rowsOf(view, places);
  const { box, parts } = miniature(view);
  const [x = 0, y = 0, width = 0, height = 0] = box.split(' ').map(Number);
  const top = highest === ROWS ? y : (ROWS - highest) * CELL;
  const bottom = lowest === 1 ? y + height : (ROWS - lowest + 1) * CELL;
  return { box: `${x} ${top} ${width} ${bottom - top}`, parts };
}

/** The field small and still, always as parts. */
export function miniature(view: CircuitView): Picture {
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
