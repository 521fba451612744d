import type { Rng } from '@stolik/kernel/random';
import type { ChanceVersion } from './chance-version.ts';

/**
 * How a seed and everybody's salts become rolls (chance.ts has the only one). A session is handed it when it is opened: a table of one
 * device promises nothing, and its page need not fetch the hashes.
 */
export interface PromisedChance {
  keyOf(seed: string, salts: readonly string[], version: ChanceVersion): Uint8Array;
  rngOf(key: Uint8Array, roll: number): Rng;
  /** The hash of a salt, published before the salt. */
  sealOf(salt: string): string;
}

/** No roll of a game has this number: it deals what was left to chance before the first step. */
export const DEAL = 2 ** 40;

export const SALT = /^[0-9a-f]{32,64}$/;
