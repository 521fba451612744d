import type { Action } from '@stolik/kernel/game';
import { FACE_COUNT, type Face } from '../board/faces.ts';
import { PLACE_COUNT, type Place } from '../board/places.ts';

/**
 * Action codes, all below 2^30 so that engines keep them as small integers:
 * 0 takes a face-down tile, K takes the K-th open one; then stones by place and corner; then lays by place and face as it lies.
 * Codes exist for moves that are not allowed too: they are refused with a reason.
 */
const OPEN_LIMIT = 0xffff;
const STONE = 2 ** 20;
const LAY = 2 ** 29;
const FACE_BITS = 11;

export const TAKE: Action = 0;
export const takeOpen = (number: number): Action | undefined => (number <= OPEN_LIMIT ? number : undefined);
export const putStoneAction = (place: Place, corner: number): Action => STONE + place * 4 + corner;
export const layAction = (place: Place, face: Face): Action => LAY + (place << FACE_BITS) + face;

export const isLay = (action: Action): boolean => action >= LAY;
export const isStone = (action: Action): boolean => action >= STONE && action < LAY;
export const layPlace = (action: Action): Place => (action - LAY) >> FACE_BITS;
export const layFaceOf = (action: Action): Face => action & ((1 << FACE_BITS) - 1);
export const stonePlace = (action: Action): Place => (action - STONE) >> 2;
export const stoneCorner = (action: Action): number => action & 3;

/** Whether a number is an action code at all. */
export function isAction(action: number): boolean {
  if (!Number.isInteger(action) || action < 0) return false;
  if (action <= OPEN_LIMIT) return true;
  if (action < LAY) return action >= STONE && action < STONE + PLACE_COUNT * 4;
  return action < LAY * 2 && layFaceOf(action) < FACE_COUNT;
}
