import { type Bounds, TILE } from '../model/position.ts';

/** What part of the endless table is seen: the drawing's point in the middle of the felt, and pixels for a unit of the drawing. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const ZOOM = { least: 0.2, most: 3 } as const;
/** At this zoom a tile is a target of 44 pixels. */
const FINGER = 0.44;
const MOUSE = 0.36;
/** Small tables are not blown up further than this, but on a felt that is looked at from afar. */
const LARGEST_FIT = 1.15;
const FROM_AFAR = 850;
/** A ring of places around the tiles stays in sight. */
const RING = 1.05;
/** Where nothing can be laid any more. */
const BREATH = 0.3;

/** Strips along the edges where other things lie on the felt. */
export interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const NO_MARGINS: Margins = { top: 0, right: 0, bottom: 0, left: 0 };

/** Every tile, to be looked at and not to be touched: when it is over. */
export function seeAll(bounds: Bounds, felt: Size, margins: Margins = NO_MARGINS): Camera {
  return centred(bounds, felt, margins, { ring: BREATH, least: 0.1 });
}

/** All tiles and the places around them, as large as the felt allows, never smaller than a finger can hit. */
export function fitCamera(bounds: Bounds, felt: Size, isFinger: boolean, margins: Margins = NO_MARGINS): Camera {
  return centred(bounds, felt, margins, { ring: RING, least: isFinger ? FINGER : MOUSE });
}

function centred(
  bounds: Bounds,
  felt: Size,
  margins: Margins,
  { ring, least }: { readonly ring: number; readonly least: number },
): Camera {
  const columns = bounds.right - bounds.left + 1 + 2 * ring;
  const rows = bounds.bottom - bounds.top + 1 + 2 * ring;
  const width = felt.width - margins.left - margins.right;
  const height = felt.height - margins.top - margins.bottom;
  const fitting = Math.min(width / (columns * TILE), height / (rows * TILE));
  const largest = LARGEST_FIT * Math.max(1, Math.min(felt.width, felt.height) / FROM_AFAR);
  const zoom = Math.min(Math.max(fitting, least), largest);
  return {
    x: ((bounds.left + bounds.right + 1) / 2) * TILE - (margins.left - margins.right) / 2 / zoom,
    y: ((bounds.top + bounds.bottom + 1) / 2) * TILE - (margins.top - margins.bottom) / 2 / zoom,
    zoom,
  };
}

export const toScreen = (camera: Camera, felt: Size, x: number, y: number): { x: number; y: number } => ({
  x: felt.width / 2 + (x - camera.x) * camera.zoom,
  y: felt.height / 2 + (y - camera.y) * camera.zoom,
});

export const toWorld = (camera: Camera, felt: Size, x: number, y: number): { x: number; y: number } => ({
  x: camera.x + (x - felt.width / 2) / camera.zoom,
  y: camera.y + (y - felt.height / 2) / camera.zoom,
});

const clamp = (zoom: number): number => Math.min(Math.max(zoom, ZOOM.least), ZOOM.most);

/** Zooms so that the point under the finger or the pointer stays where it is. */
export function zoomAt(camera: Camera, felt: Size, factor: number, at: { x: number; y: number }): Camera {
  const zoom = clamp(camera.zoom * factor);
  const fixed = toWorld(camera, felt, at.x, at.y);
  return {
    x: fixed.x - (at.x - felt.width / 2) / zoom,
    y: fixed.y - (at.y - felt.height / 2) / zoom,
    zoom,
  };
}

/** The least move that brings a cell wholly into sight with some air around it. */
export function showCell(camera: Camera, felt: Size, cell: { x: number; y: number }, margins: Margins = NO_MARGINS): Camera {
  const air = 8;
  const reach = (camera.zoom * TILE) / 2 + air;
  const { x, y } = toScreen(camera, felt, (cell.x + 0.5) * TILE, (cell.y + 0.5) * TILE);
  const dx = push(x, reach, margins.left, felt.width - margins.right);
  const dy = push(y, reach, margins.top, felt.height - margins.bottom);
  return dx === 0 && dy === 0 ? camera : { ...camera, x: camera.x + dx / camera.zoom, y: camera.y + dy / camera.zoom };
}

function push(at: number, reach: number, from: number, to: number): number {
  if (to - from < 2 * reach) return at - (from + to) / 2;
  if (at < from + reach) return at - from - reach;
  return at > to - reach ? at - (to - reach) : 0;
}

/** Nobody gets lost: the middle of the felt stays over the tiles and a little beyond. */
export function holdCamera(camera: Camera, bounds: Bounds): Camera {
  const within = (at: number, from: number, to: number): number => Math.min(Math.max(at, from), to);
  return {
    ...camera,
    x: within(camera.x, (bounds.left - 1) * TILE, (bounds.right + 2) * TILE),
    y: within(camera.y, (bounds.top - 1) * TILE, (bounds.bottom + 2) * TILE),
  };
}

/** Between two cameras; zoom goes by equal factors so that it looks even. */
export function between(from: Camera, to: Camera, t: number): Camera {
  return {
    x: from.x + (to.x - from.x) * t,
    y: from.y + (to.y - from.y) * t,
    zoom: from.zoom * (to.zoom / from.zoom) ** t,
  };
}
