import type { Field } from './field.ts';

/** Four golems at most by the rules; positions written by hand may hold more. */
export const MAX_GOLEMS = 8;
export const OUT = -1;

/** A typed array or a plain one. */
export interface Numbers {
  [index: number]: number;
  readonly length: number;
}

/**
 * The tokens and golems on the field: the part of a state that movement, sight and streams work on. A golem's number is its seat,
 * bots included. Every edition's state extends this.
 */
export interface World {
  readonly field: Field;
  /** By cell: the edition's number of the token on the ground (wall, water, ladder, line ...), 0 none. Barrels are not here. */
  readonly token: Uint8Array;
  /** By cell: 1 + the number of the barrel (or column) that stands there, 0 none. A barrel keeps its number when pushed. */
  readonly barrel: Uint8Array;
  /** By cell: the other end of the ladder or portal there, NOWHERE when there is none. */
  readonly pair: Int16Array;
  /** By cell: 1 + the golem that stands there, 0 none. Always agrees with `at`. */
  readonly golemAt: Uint8Array;
  /** By golem: its cell, OUT when it has left the field. */
  readonly at: Numbers;
  readonly facing: Numbers;
  /** By golem: 1 + the movement command that a snow cell has swallowed, 0 none. [G6.6.5] */
  readonly charge: Numbers;
}

/** How a token on the ground takes a golem that moves into its cell. */
export const OPEN = 0;
export const BLOCKED = 1;
export const WATER = 2;
/** A ladder or portal: carries to the other end if it has one, else like OPEN. */
export const DOOR = 3;

/** The effects of an edition's tokens, by token number; tables, so that the hot code asks no questions by name. */
export interface TokenRules {
  /** OPEN, BLOCKED, WATER or DOOR. */
  readonly enter: Uint8Array;
  /** 1 where a barrel may be pushed onto the token. A DOOR without its other end is always pushed onto. */
  readonly push: Uint8Array;
  /** 1 where a golem may come out of the water. */
  readonly free: Uint8Array;
  /** 1 where the sight of bots ends. */
  readonly opaque: Uint8Array;
}

/** Puts a golem on another cell. Its charge is lost by leaving a cell in any way. [G6.6.5] */
export function relocate(world: World, golem: number, to: number): void {
  const from = world.at[golem]!;
  if (from === to) return;
  if (from >= 0 && world.golemAt[from] === golem + 1) world.golemAt[from] = 0;
  if (to >= 0) world.golemAt[to] = golem + 1;
  world.at[golem] = to;
  world.charge[golem] = 0;
}

/**
 * V8 keeps typed arrays of up to 64 bytes in its own heap; memory for a larger one comes from outside and takes several times as long.
 * So copies of those are cut from one block, a few states at a time.
 */
const IN_HEAP = 64;
const BLOCK = 4096;
let block = new ArrayBuffer(BLOCK);
let cut = 0;

/** Copies one value for each cell of a field. */
export function copyCells(cells: Uint8Array): Uint8Array {
  const { length } = cells;
  if (length <= IN_HEAP || length > BLOCK) return cells.slice();
  if (cut + length > BLOCK) {
    block = new ArrayBuffer(BLOCK);
    cut = 0;
  }
  const copy = new Uint8Array(block, cut, length);
  cut += length;
  copy.set(cells);
  return copy;
}
