/** So many at once, and so many a second after that; asked by key (an address, a session). */
export class Limiter {
  private readonly buckets = new Map<string, { left: number; at: number }>();
  private readonly burst: number;
  private readonly perSecond: number;
  private readonly now: () => number;
  /** How often it has said no. */
  refused = 0;

  constructor(burst: number, perSecond: number, now: () => number = Date.now) {
    this.burst = burst;
    this.perSecond = perSecond;
    this.now = now;
  }

  /** Whether one more is allowed now (or something that counts for several); if so it is counted. */
  allows(key: string, cost = 1): boolean {
    const at = this.now();
    let bucket = this.buckets.get(key);
    if (!bucket) {
      bucket = { left: this.burst, at };
      this.buckets.set(key, bucket);
    }
    const left = Math.min(this.burst, bucket.left + ((at - bucket.at) / 1000) * this.perSecond);
    const isAllowed = left >= cost;
    bucket.left = isAllowed ? left - cost : left;
    bucket.at = at;
    if (this.buckets.size > MOST_KEYS) this.forgetFull(at);
    if (!isAllowed) this.refused++;
    return isAllowed;
  }

  /** Counts so many whether they were allowed or not: who goes far beyond waits until it is made good. */
  charge(key: string, cost: number): void {
    const at = this.now();
    const left = this.burst - this.used(key);
    this.buckets.set(key, { left: Math.max(-this.burst, left - cost), at });
    if (this.buckets.size > MOST_KEYS) this.forgetFull(at);
  }

  /** How many are used up just now. */
  used(key: string): number {
    const bucket = this.buckets.get(key);
    if (!bucket) return 0;
    return Math.max(0, this.burst - bucket.left - ((this.now() - bucket.at) / 1000) * this.perSecond);
  }

  /** Whether one more would be allowed, and these besides; nothing is counted. */
  has(key: string, besides = 0): boolean {
    return this.used(key) + besides <= this.burst - 1;
  }

  /** Whoever has not asked for long has a full bucket again, and need not be remembered. */
  private forgetFull(at: number): void {
    for (const [key, bucket] of this.buckets) {
      if (bucket.left + ((at - bucket.at) / 1000) * this.perSecond >= this.burst) this.buckets.delete(key);
    }
    // Under attack by many addresses the oldest are forgotten rather than memory filled.
    for (const key of this.buckets.keys()) {
      if (this.buckets.size <= MOST_KEYS / 2) break;
      this.buckets.delete(key);
    }
  }
}

const MOST_KEYS = 50_000;

/** The same for one connection, without a map. */
export class Bucket {
  private left: number;
  private at: number;
  private readonly burst: number;
  private readonly perSecond: number;

  constructor(burst: number, perSecond: number, now: number) {
    this.burst = burst;
    this.perSecond = perSecond;
    this.left = burst;
    this.at = now;
  }

  allows(now: number): boolean {
    this.left = Math.min(this.burst, this.left + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.left < 1) return false;
    this.left--;
    return true;
  }
}
