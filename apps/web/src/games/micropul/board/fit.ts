import { type Camera, type Margins, type Size, toScreen } from '../../../base/felt/camera.ts';
import { type Bounds, type Cell, keyOf, TILE } from '../model/position.ts';
import { type Box, doMeet } from './callout-places.ts';
import { fitCamera, seeAll } from './camera.ts';

/** Narrower felts have a row below for the core and the buttons. */
const NARROW = 560;
/** That row, and the column of buttons elsewhere. */
const FOOT = 56;
const ZOOM_COLUMN = { width: 60, height: 160 } as const;
/** The core's plate, elsewhere in the upper left corner. */
export const CORE = { width: 108, height: 58 } as const;
/** How much of the felt's upper and left edge is the rulers' own. */
export const STRIP = { top: 20, left: 26 } as const;

export const isNarrow = ({ width }: Size): boolean => width < NARROW;

/** What of the felt is never the table's: the rulers, and on a phone the row below. */
export const stripsOf = (felt: Size): Margins => ({ ...STRIP, right: 0, bottom: isNarrow(felt) ? FOOT : 0 });

/** What lies on the felt besides the table: the core and the buttons. */
export const takenOn = (felt: Size): readonly Box[] =>
  isNarrow(felt)
    ? [{ left: 0, top: felt.height - FOOT, width: felt.width, height: FOOT }]
    : [
        { left: 0, top: 0, ...CORE },
        { left: felt.width - ZOOM_COLUMN.width, top: felt.height - ZOOM_COLUMN.height, ...ZOOM_COLUMN },
      ];

/** Whether a cell lies under something, or mostly beyond the edge. */
export function isHidden(camera: Camera, felt: Size, cell: Cell): boolean {
  const side = TILE * camera.zoom;
  const { x: left, y: top } = toScreen(camera, felt, cell.x * TILE, cell.y * TILE);
  const [x, y] = [left + side / 2, top + side / 2];
  const strips = stripsOf(felt);
  if (x < strips.left || y < strips.top || x > felt.width - strips.right || y > felt.height - strips.bottom) return true;
  return takenOn(felt).some((box) => doMeet({ left: left + 4, top: top + 4, width: side - 8, height: side - 8 }, box));
}

export interface ToFit {
  readonly felt: Size;
  readonly bounds: Bounds;
  readonly tiles: ReadonlyMap<string, Cell>;
  readonly isFinger: boolean;
  /** Nothing can be laid any more: tiles are looked at, not touched. */
  readonly isOver: boolean;
}

/** Of the ways to leave room for the core and the buttons, the one that hides least; of equal ones the largest. */
export function clearFit({ felt, bounds, tiles, isFinger, isOver }: ToFit): Camera {
  const own = stripsOf(felt);
  const isRow = isNarrow(felt);
  const underCore = { ...own, top: isRow ? own.top : CORE.height };
  const right = isRow ? 0 : ZOOM_COLUMN.width;
  const cells = isOver ? [...tiles.values()] : around(tiles);
  const [first, ...others] = [own, underCore, { ...own, right }, { ...underCore, right }].map((margins) => {
    const camera = isOver ? seeAll(bounds, felt, margins) : fitCamera(bounds, felt, isFinger, margins);
    return { camera, hidden: cells.filter((cell) => isHidden(camera, felt, cell)).length };
  });
  return others.reduce((best, each) => (each.hidden < best.hidden ? each : best), first!).camera;
}

/** The tiles and all places beside them, each once. */
function around(tiles: ReadonlyMap<string, Cell>): Cell[] {
  const cells = [...tiles.values()].flatMap(({ x, y }) => [
    { x, y },
    { x: x + 1, y },
    { x: x - 1, y },
    { x, y: y + 1 },
    { x, y: y - 1 },
  ]);
  return [...new Map(cells.map((cell) => [keyOf(cell), cell])).values()];
}
