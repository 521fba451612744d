import { bringingIn, type Camera, type Margins, NO_MARGINS, type Point, type Size, within } from '../../../base/felt/camera.ts';
import { type Bounds, TILE } from '../model/position.ts';

export const ZOOM = { least: 0.2, most: 3 } as const;
/** At this zoom a tile is a target of 44 pixels. */
const FINGER = 0.44;
const MOUSE = 0.36;
/** Small tables are not blown up further than this, but on a felt that is looked at from afar. */
const LARGEST_FIT = 1.15;
const LARGEST_LOOK = 1.6;
const FROM_AFAR = 850;
/** A ring of places around the tiles stays in sight. */
const RING = 1.05;
/** Where nothing can be laid any more. */
const BREATH = 0.3;
/** Pixels around a cell that is brought into sight. */
const AIR = 8;

/** Every tile, to be looked at and not to be touched: when it is over. */
export function seeAll(bounds: Bounds, felt: Size, margins: Margins = NO_MARGINS): Camera {
  return centred(bounds, felt, margins, { ring: BREATH, least: 0.1, most: LARGEST_LOOK });
}

/** All tiles and the places around them, as large as the felt allows, never smaller than a finger can hit. */
export function fitCamera(bounds: Bounds, felt: Size, isFinger: boolean, margins: Margins = NO_MARGINS): Camera {
  return centred(bounds, felt, margins, { ring: RING, least: isFinger ? FINGER : MOUSE, most: LARGEST_FIT });
}

function centred(
  bounds: Bounds,
  felt: Size,
  margins: Margins,
  { ring, least, most }: { readonly ring: number; readonly least: number; readonly most: number },
): Camera {
  const columns = bounds.right - bounds.left + 1 + 2 * ring;
  const rows = bounds.bottom - bounds.top + 1 + 2 * ring;
  const width = felt.width - margins.left - margins.right;
  const height = felt.height - margins.top - margins.bottom;
  const fitting = Math.min(width / (columns * TILE), height / (rows * TILE));
  const largest = most * Math.max(1, Math.min(felt.width, felt.height) / FROM_AFAR);
  const zoom = Math.min(Math.max(fitting, least), largest);
  return {
    x: ((bounds.left + bounds.right + 1) / 2) * TILE - (margins.left - margins.right) / 2 / zoom,
    y: ((bounds.top + bounds.bottom + 1) / 2) * TILE - (margins.top - margins.bottom) / 2 / zoom,
    zoom,
  };
}

/** The least move that brings a cell wholly into sight with some air around it. */
export const showCell = (camera: Camera, felt: Size, cell: Point, margins: Margins = NO_MARGINS): Camera =>
  bringingIn(camera, felt, { x: (cell.x + 0.5) * TILE, y: (cell.y + 0.5) * TILE }, (camera.zoom * TILE) / 2 + AIR, margins);

/** Nobody gets lost: the middle of the felt stays over the tiles and a little beyond. */
export const holdCamera = (camera: Camera, bounds: Bounds): Camera => ({
  ...camera,
  x: within(camera.x, (bounds.left - 1) * TILE, (bounds.right + 2) * TILE),
  y: within(camera.y, (bounds.top - 1) * TILE, (bounds.bottom + 2) * TILE),
});
