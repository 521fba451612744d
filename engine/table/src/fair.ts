import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type AnyGame, CHANCE } from '@stolik/kernel/game';
import { KeyedRng } from '@stolik/kernel/keyed';
import { type ChanceProof, type GameLog, replay } from '@stolik/kernel/log';
import type { Rng } from '@stolik/kernel/random';
import { ok, problem, type Result } from '@stolik/kernel/result';
import { stateAfter } from './table.ts';

/*
 * Chance that nobody can bend. Before anybody sits down the server shows the hash of its seed, so it can't choose the seed later;
 * every person adds a salt when they sit down, so the server could not know what the seed would give. Both make the key of the
 * generator. At the end the seed is shown, and everything can be reckoned again.
 */

/** The server's promise: the SHA-256 of its seed, both as hexadecimal text. */
export const commitmentOf = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));

/** The key of the generator. `salts` by seat; empty where nobody gave one. */
export function chanceKey(seed: string, salts: readonly string[]): Uint8Array {
  return sha256(utf8ToBytes(['stolik chance 1', seed, ...salts].join('\n')));
}

/** The generator of the n-th roll of a table; a roll that is taken back uses up its number. */
export function chanceRng(key: Uint8Array, roll: number): Rng {
  const nonce = new Uint8Array(12);
  for (let i = 0; i < 6; i++) nonce[i] = Math.floor(roll / 2 ** (8 * i)) & 255;
  return new KeyedRng(key, nonce);
}

/** Whether every chance result of a log is the one its proof gives; answers how many there were. */
export function checkChance(game: AnyGame, log: GameLog, proof: ChanceProof): Result<number> {
  if (!/^[0-9a-f]{64}$/.test(proof.seed)) return problem('chance.seed', 'the seed has 64 hexadecimal digits');
  if (commitmentOf(proof.seed) !== proof.commitment) {
    return problem('chance.commitment', 'the seed is not the one that was promised before the game');
  }
  const key = chanceKey(proof.seed, proof.salts);
  let wrong: string | undefined;
  let count = 0;
  let before: unknown = stateAfter(game, { options: log.options as never, seats: log.seats }, []);
  const replayed = replay(game, log, ({ state, step, text }) => {
    if (step.actor === CHANCE && step.kind === 'play') {
      const expected = game.roll(before, chanceRng(key, proof.rolls?.[count] ?? count));
      if (expected !== step.action)
        wrong ??= `roll ${count + 1} is "${text}", the seed gives "${game.write(before, CHANCE, expected)}"`;
      count++;
    }
    before = game.clone(state);
  });
  if (!replayed.ok) return replayed;
  return wrong === undefined ? ok(count) : problem('chance', wrong);
}
