import printed from '../../data/tiles.json' with { type: 'json' };
import { FACE_COUNT, type Face, findFace, KINDS, writeFace } from './faces.ts';

/**
 * A piece that can be drawn: 0-47 are the printed tiles by their id. From FACE_ONLY on, it is a tile that only a written position
 * has. Only its face is known, which need not be a printed one.
 */
export type Tile = number;

export const PRINTED = printed.tiles.length;
const FACE_ONLY = PRINTED;

/** The face of a tile as it is printed or was written. */
export const FACE_OF_TILE = new Uint16Array(FACE_ONLY + FACE_COUNT);
/** Equal for tiles that look alike up to rotation. */
export const KIND_OF_TILE = new Uint16Array(FACE_OF_TILE.length);

for (const { id, corners, big } of printed.tiles) FACE_OF_TILE[id] = printedFace(corners, big);
for (let face = 0; face < FACE_COUNT; face++) FACE_OF_TILE[FACE_ONLY + face] = face;
for (let tile = 0; tile < FACE_OF_TILE.length; tile++) KIND_OF_TILE[tile] = KINDS[FACE_OF_TILE[tile]!]!;

function printedFace(corners: string, big: { color: string; catalyst: string } | undefined): Face {
  const text = big ? `big:${big.color}${big.catalyst}` : corners;
  const face = findFace(text);
  if (face === undefined) throw new Error(`the printed set has a tile ${text} that is no face`);
  return face;
}

export const START_TILE: Tile = printed.tiles.find((tile) => 'start' in tile)!.id;

export const tileOfFace = (face: Face): Tile => FACE_ONLY + face;
export const writeTile = (tile: Tile): string => writeFace(FACE_OF_TILE[tile]!);
