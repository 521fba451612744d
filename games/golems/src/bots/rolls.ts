import type { Rng } from '@stolik/kernel/random';

const LENGTH = 64;

/** The same rolls again and again: programs are compared under equal luck. A source of numbers that can be rewound. */
export class Rolls implements Rng {
  private readonly bits = new Float64Array(LENGTH);
  private next = 0;

  constructor(rng: Rng) {
    for (let index = 0; index < LENGTH; index++) this.bits[index] = rng.below(2 ** 32) * 2 ** -32;
  }

  rewind(): void {
    this.next = 0;
  }

  below(bound: number): number {
    const fraction = this.bits[this.next]!;
    this.next = (this.next + 1) % LENGTH;
    return Math.floor(fraction * bound);
  }
}
