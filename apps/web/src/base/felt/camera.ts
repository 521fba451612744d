export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What of a world is seen on a felt: its point in the middle of the felt, and how many pixels a unit of it has. */
export interface Camera extends Point {
  readonly zoom: number;
}

/** Strips along the edges of a felt where other things lie. */
export interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const NO_MARGINS: Margins = { top: 0, right: 0, bottom: 0, left: 0 };

export interface ZoomLimits {
  readonly least: number;
  readonly most: number;
}

export const within = (value: number, from: number, to: number): number => Math.min(Math.max(value, from), to);

export const toScreen = (camera: Camera, felt: Size, x: number, y: number): Point => ({
  x: felt.width / 2 + (x - camera.x) * camera.zoom,
  y: felt.height / 2 + (y - camera.y) * camera.zoom,
});

export const toWorld = (camera: Camera, felt: Size, x: number, y: number): Point => ({
  x: camera.x + (x - felt.width / 2) / camera.zoom,
  y: camera.y + (y - felt.height / 2) / camera.zoom,
});

/** Moves the world by so many pixels, as a finger drags it. */
export const pannedBy = (camera: Camera, { x, y }: Point): Camera => ({
  ...camera,
  x: camera.x - x / camera.zoom,
  y: camera.y - y / camera.zoom,
});

/** Zooms so that the point of the felt under the finger or the pointer stays where it is. */
export function zoomedAt(camera: Camera, felt: Size, factor: number, at: Point, { least, most }: ZoomLimits): Camera {
  const zoom = within(camera.zoom * factor, least, most);
  const fixed = toWorld(camera, felt, at.x, at.y);
  return { x: fixed.x - (at.x - felt.width / 2) / zoom, y: fixed.y - (at.y - felt.height / 2) / zoom, zoom };
}

/** The least move that brings a square around a point wholly into sight; `reach` is half its side, in pixels. */
export function bringingIn(camera: Camera, felt: Size, at: Point, reach: number, margins: Margins = NO_MARGINS): Camera {
  const { x, y } = toScreen(camera, felt, at.x, at.y);
  const dx = push(x, reach, margins.left, felt.width - margins.right);
  const dy = push(y, reach, margins.top, felt.height - margins.bottom);
  return dx === 0 && dy === 0 ? camera : pannedBy(camera, { x: -dx, y: -dy });
}

function push(at: number, reach: number, from: number, to: number): number {
  if (to - from < 2 * reach) return at - (from + to) / 2;
  if (at < from + reach) return at - from - reach;
  return at > to - reach ? at - (to - reach) : 0;
}

/** Where the corner of a world lies on a felt: in the middle where it is the smaller one, else so that no edge comes in. */
export function cornerOf(world: Size, felt: Size, { x, y, zoom }: Camera): Point {
  const along = (length: number, room: number, middle: number): number =>
    length <= room ? (room - length) / 2 : within(room / 2 - middle, room - length, 0);
  return { x: along(world.width * zoom, felt.width, x * zoom), y: along(world.height * zoom, felt.height, y * zoom) };
}

/** Between two cameras; zoom goes by equal factors so that it looks even. */
export const between = (from: Camera, to: Camera, t: number): Camera => ({
  x: from.x + (to.x - from.x) * t,
  y: from.y + (to.y - from.y) * t,
  zoom: from.zoom * (to.zoom / from.zoom) ** t,
});
