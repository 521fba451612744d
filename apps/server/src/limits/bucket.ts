import { widerOf } from './address.ts';

interface Left {
  left: number;
  at: number;
}

/** What is taken from the bucket of a key. */
type Share = readonly [key: string, cost: number];

/** A token bucket: a burst and a refill per second, by key (an address, a session). */
export class Limiter {
  private readonly buckets = new Map<string, Left>();
  protected readonly burst: number;
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
    const isAllowed = this.sharesOf(key, cost).every(([each, share]) => this.leftOf(each) >= share);
    if (isAllowed) this.charge(key, cost);
    else this.refused++;
    return isAllowed;
  }

  /** Charges unconditionally: a key far over its limit waits until it has refilled. */
  charge(key: string, cost: number): void {
    for (const [each, share] of this.sharesOf(key, cost)) this.set(each, Math.max(-this.burst, this.leftOf(each) - share));
  }

  /** What was counted did not happen after all. */
  refund(key: string, cost = 1): void {
    for (const [each, share] of this.sharesOf(key, cost)) this.set(each, Math.min(this.burst, this.leftOf(each) + share));
  }

  /** How many are used up just now. */
  used(key: string): number {
    return this.burst - this.leftOf(key);
  }

  /** Whether one more would be allowed; nothing is counted. */
  has(key: string, cost = 1): boolean {
    return this.waitFor(key, cost) === 0;
  }

  /** In how many milliseconds one more is allowed. */
  waitFor(key: string, cost = 1): number {
    const missing = this.sharesOf(key, cost).map(([each, share]) => share - this.leftOf(each));
    return Math.ceil((Math.max(0, ...missing) / this.perSecond) * 1000);
  }

  /** All buckets that something is taken from, each with its share. */
  protected sharesOf(key: string, cost: number): readonly Share[] {
    return [[key, cost]];
  }

  private leftOf(key: string): number {
    const bucket = this.buckets.get(key);
    return bucket ? Math.min(this.burst, bucket.left + ((this.now() - bucket.at) / 1000) * this.perSecond) : this.burst;
  }

  private set(key: string, left: number): void {
    const at = this.now();
    const bucket = this.buckets.get(key);
    if (bucket) {
      bucket.left = left;
      bucket.at = at;
      return;
    }
    this.buckets.set(key, { left, at });
    if (this.buckets.size > MOST_KEYS) this.forgetFull(at);
  }

  /** A key that was unused for long has a full bucket again, and can be forgotten. */
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

/** How many times the room of one address a wider IPv6 network has. */
export interface Widths {
  readonly 56: number;
  readonly 48: number;
}

const USUAL_WIDTHS: Widths = { 56: 4, 48: 16 };

/**
 * A limit by address that also counts the wider IPv6 networks: a customer may own 256 or 65,536 networks of 64 bits. A wider
 * network has the same bucket at lower costs.
 */
export class AddressLimiter extends Limiter {
  private readonly widths: Widths;

  constructor(burst: number, perSecond: number, widths = USUAL_WIDTHS, now?: () => number) {
    super(burst, perSecond, now);
    this.widths = widths;
  }

  /** `key` is an address as `addressKey` gives it, after a word and a space where the same limiter counts several things. */
  protected override sharesOf(key: string, cost: number): readonly Share[] {
    const space = key.lastIndexOf(' ') + 1;
    const wider = widerOf(space === 0 ? key : key.slice(space));
    if (wider.length === 0) return [[key, cost]];
    const scope = key.slice(0, space);
    return [[key, cost], ...wider.map((network): Share => [scope + network.key, cost / this.widths[network.bits]])];
  }
}

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
