import type { Limiter } from './bucket.ts';

/**
 * A budget shared by all classes of an address. When others have used it up, a class still has a small reserve, so nobody
 * can stop a lesson by opening classes behind the same address. All reserves together are limited to the same amount.
 */
export class Pool {
  private readonly own: Limiter;
  private readonly each: Limiter;

  /** `own` goes by class, `each` by address. */
  constructor(own: Limiter, each: Limiter) {
    this.own = own;
    this.each = each;
  }

  /** `key`: undefined without a reserve. */
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
