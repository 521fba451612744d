import type { Rng } from './random.ts';

const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

/** The ChaCha20 block function of RFC 8439: 16 words from a key of 8 words, a block counter and a nonce of 3 words. */
export function chachaBlock(key: Uint32Array, counter: number, nonce: Uint32Array, out: Uint32Array): void {
  const start = Uint32Array.of(...SIGMA, ...key, counter, ...nonce);
  out.set(start);
  for (let round = 0; round < 10; round++) {
    for (let i = 0; i < 4; i++) quarterRound(out, i, 4 + i, 8 + i, 12 + i);
    for (let i = 0; i < 4; i++) quarterRound(out, i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4));
  }
  for (let i = 0; i < 16; i++) out[i] = out[i]! + start[i]!;
}

function quarterRound(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  x[a] = x[a]! + x[b]!;
  x[d] = rotate(x[d]! ^ x[a]!, 16);
  x[c] = x[c]! + x[d]!;
  x[b] = rotate(x[b]! ^ x[c]!, 12);
  x[a] = x[a]! + x[b]!;
  x[d] = rotate(x[d]! ^ x[a]!, 8);
  x[c] = x[c]! + x[d]!;
  x[b] = rotate(x[b]! ^ x[c]!, 7);
}

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** Little-endian words of a byte string whose length is a multiple of four. */
export function wordsOf(bytes: Uint8Array): Uint32Array {
  if (bytes.length % 4 !== 0) throw new RangeError(`${bytes.length} bytes are no whole number of 32-bit words`);
  const words = new Uint32Array(bytes.length / 4);
  for (let i = 0; i < bytes.length; i++) words[i >> 2] = words[i >> 2]! | (bytes[i]! << (8 * (i & 3)));
  return words;
}

/**
 * Chance of live tables: unpredictable without the 32-byte key, repeatable with it, exactly uniform.
 * The key comes from outside; the same key and nonce give the same numbers in every tool.
 */
export class KeyedRng implements Rng {
  private readonly key: Uint32Array;
  private readonly nonce: Uint32Array;
  private readonly block = new Uint32Array(16);
  private used = 16;
  private counter = 0;

  constructor(key: Uint8Array, nonce: Uint8Array = new Uint8Array(12)) {
    if (key.length !== 32) throw new RangeError(`a key has 32 bytes, not ${key.length}`);
    if (nonce.length !== 12) throw new RangeError(`a nonce has 12 bytes, not ${nonce.length}`);
    this.key = wordsOf(key);
    this.nonce = wordsOf(nonce);
  }

  bits(): number {
    if (this.used === 16) {
      chachaBlock(this.key, this.counter++, this.nonce, this.block);
      this.used = 0;
    }
    return this.block[this.used++]!;
  }

  below(bound: number): number {
    const fair = 0x1_0000_0000 - (0x1_0000_0000 % bound);
    for (;;) {
      const word = this.bits();
      if (word < fair) return word % bound;
    }
  }
}
