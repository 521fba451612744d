import { customerOf } from './address.ts';

/** How many of something each customer holds: connections, for example. An IPv6 network of 48 bits is one customer. */
export class Tally {
  private readonly counts = new Map<string, number>();
  private total = 0;

  of(address: string): number {
    return this.counts.get(customerOf(address)) ?? 0;
  }

  add(address: string, by: 1 | -1): void {
    const key = customerOf(address);
    const sum = (this.counts.get(key) ?? 0) + by;
    if (sum > 0) this.counts.set(key, sum);
    else this.counts.delete(key);
    this.total += by;
  }

  /** Whether one more is allowed, of `each` for a customer and `all` together. The fuller the house, the fewer for one: no ten fill it. */
  hasRoom(address: string, each: number, all: number): boolean {
    return this.of(address) < each * (1 - this.total / all);
  }
}
