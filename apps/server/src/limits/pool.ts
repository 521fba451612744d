import type { Limiter } from './bucket.ts';

/**
 * What all classes of an address use together. When others have used it up, a class still has a little of its own, so that nobody stops a
 * lesson with classes that they open behind the same address. What they have of their own is limited together too, to as much again.
 */
export class Pool {
  private readonly own: Limiter;
  private readonly each: Limiter;

  /** `own` goes by class, `each` by address. */
  constructor(own: Limiter, each: Limiter) {
    this.own = own;
    this.each = each;
  }

  /** `key`: undefined where there is nothing of one's own. */
  allows(key: string | undefined, address: string, cost: number): boolean {
    const isAllowed = this.has(key, address, cost);
    if (isAllowed) this.charge(key, address, cost);
    else this.each.refused++;
    return isAllowed;
  }

  has(key: string | undefined, address: string, cost: number): boolean {
    return (
      this.each.has(address, cost) || (key !== undefined && this.own.has(key, cost) && this.each.has(`own ${address}`, cost))
    );
  }

  charge(key: string | undefined, address: string, cost: number): void {
    if (key === undefined || this.each.has(address, cost)) {
      this.each.charge(address, cost);
      return;
    }
    this.own.charge(key, cost);
    this.each.charge(`own ${address}`, cost);
  }
}
