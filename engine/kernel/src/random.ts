/** A source of whole numbers. Rules and bots get one as an argument; nothing here touches the system's randomness. */
export interface Rng {
  /** A whole number from 0 to bound - 1, all equally likely. 1 <= bound <= 2^32. */
  below(bound: number): number;
}

/**
 * xoshiro128** (Blackman and Vigna): fast, seeded, repeatable. For tests, playouts and bots; never for live tables.
 * `below` multiplies and shifts: for the small bounds of board games the bias is under one in a hundred million.
 */
export class SeededRng implements Rng {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  constructor(seed: number | string) {
    let mix = typeof seed === 'number' ? seed | 0 : hashText(seed);
    const splitMix = (): number => {
      mix = (mix + 0x9e3779b9) | 0;
      let z = mix;
      z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
      z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
      return z ^ (z >>> 15);
    };
    this.a = splitMix();
    this.b = splitMix();
    this.c = splitMix();
    this.d = splitMix();
  }

  /** A generator that will say the same numbers from here on. */
  copy(): SeededRng {
    const twin = new SeededRng(0);
    twin.a = this.a;
    twin.b = this.b;
    twin.c = this.c;
    twin.d = this.d;
    return twin;
  }

  /** 32 random bits as an unsigned number. */
  bits(): number {
    const product = Math.imul(this.b, 5);
    const result = Math.imul((product << 7) | (product >>> 25), 9);
    const shifted = this.b << 9;
    this.c ^= this.a;
    this.d ^= this.b;
    this.b ^= this.c;
    this.a ^= this.d;
    this.c ^= shifted;
    this.d = (this.d << 11) | (this.d >>> 21);
    return result >>> 0;
  }

  below(bound: number): number {
    return (this.bits() * bound * 2 ** -32) >>> 0;
  }
}

function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

/** Fisher-Yates, in place. */
export function shuffle<T>(items: T[], rng: Rng): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    const kept = items[i] as T;
    items[i] = items[j] as T;
    items[j] = kept;
  }
  return items;
}
