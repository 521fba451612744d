import type { Action } from '@stolik/kernel/game';
import * as geometry from '../board/geometry.ts';
import * as box from '../board/tiles.ts';

// Imported constants are read from memory at every use; local ones are folded into the code.
const { CELLS, SIDES } = geometry;
const { TILES, TOKENS } = box;

/*
 * An action is `base + choice * BASES`. The base is the move as C3.2 and C6 have it, numbered in the order of the notation:
 * lay (tile, cell), swap (token), iron on a cell (cell, tile or none, which iron), iron on a fuse, pass. The choice counts the
 * distinct ways the glow tokens can then be laid [C5.3], 0 being those from the plus on; nearly always it is the only one.
 *
 * All four rotations of a tile are four actions, also where they look alike (I0 and I2): the rotation is kept as written.
 */
export const BASES = 8192;
const LAYS = TILES * CELLS;
const SWAPS = LAYS + TOKENS;
const IRON_TILES = TILES + 1;
const IRON_CELLS = SWAPS + CELLS * IRON_TILES * 2;
const IRON_SIDES = IRON_CELLS + SIDES * 2;
export const PASS = IRON_SIDES;
/** Stands for the tile of an action that takes one out and places none. */
export const NO_TILE = TILES;

export const layBase = (tile: number, cell: number): Action => tile * CELLS + cell;
export const swapBase = (token: number): Action => LAYS + token;
export const ironBase = (cell: number, tile: number, fromHand: number): Action =>
  SWAPS + (cell * IRON_TILES + tile) * 2 + fromHand;
export const fuseBase = (side: number, fromHand: number): Action => IRON_CELLS + side * 2 + fromHand;

/** Lists hold actions as floating-point numbers; all further reckoning is several times quicker in whole ones, hence the `| 0`. */
export const baseOf = (action: Action): number => (action < BASES ? action : action % BASES) | 0;
export const choiceOf = (action: Action): number => Math.floor(action / BASES);
export const withChoice = (base: number, choice: number): Action => base + choice * BASES;

export const isLay = (base: number): boolean => base < LAYS;
export const isSwap = (base: number): boolean => base >= LAYS && base < SWAPS;
export const isIronOnCell = (base: number): boolean => base >= SWAPS && base < IRON_CELLS;
export const isIronOnFuse = (base: number): boolean => base >= IRON_CELLS && base < IRON_SIDES;

export const layTileOf = (base: number): number => (base / CELLS) | 0;
export const layCellOf = (base: number): number => (base | 0) % CELLS;
export const swapTokenOf = (base: number): number => base - LAYS;
export const ironCellOf = (base: number): number => ((base - SWAPS) / (2 * IRON_TILES)) | 0;
export const ironTileOf = (base: number): number => ((base - SWAPS) >> 1) % IRON_TILES;
export const fuseSideOf = (base: number): number => (base - IRON_CELLS) >> 1;
/** For both kinds of iron moves. */
export const isFromHand = (base: number): boolean => ((base - (isIronOnFuse(base) ? IRON_CELLS : SWAPS)) & 1) === 1;
