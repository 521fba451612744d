import { sha256 } from '@noble/hashes/sha2.js';
import { KeyedRng } from '@stolik/kernel/keyed';
import type { Rng } from '@stolik/kernel/random';
import type { ChanceVersion } from './chance-version.ts';
import type { PromisedChance } from './promised.ts';
import { sealOf, textBytes } from './seal.ts';

/** The key of the generator. `salts` by seat; empty where a seat gave none. */
export function chanceKey(seed: string, salts: readonly string[], version: ChanceVersion): Uint8Array {
  return sha256(textBytes([`stolik chance ${version}`, seed, ...salts].join('\n')));
}

/** The generator of the n-th roll of a table; a roll that is taken back uses up its number. */
export function chanceRng(key: Uint8Array, roll: number): Rng {
  const nonce = new Uint8Array(12);
  for (let i = 0; i < 6; i++) nonce[i] = Math.floor(roll / 2 ** (8 * i)) & 255;
  return new KeyedRng(key, nonce);
}

/** Chance of tables whose server has promised its seed. fair.ts says how it is checked. */
export const PROMISED: PromisedChance = { keyOf: chanceKey, rngOf: chanceRng, sealOf };
