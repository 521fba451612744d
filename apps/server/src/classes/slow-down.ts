interface Missed {
  readonly count: number;
  readonly at: number;
}

/** So many are remembered. */
const MOST = 20_000;
/** After so long a miss is forgotten. */
const FORGOTTEN_AFTER = 30 * 60_000;

/** Wrong tries make the next one wait, longer each time and never for good: a person who has forgotten is slowed, not locked out. */
export class SlowDown {
  private readonly missed = new Map<string, Missed>();
  private readonly now: () => number;
  private readonly free: number;
  private readonly longest: number;

  /** The first `free` misses cost nothing; from there on a second, two, four, up to `longest`. */
  constructor(now: () => number, free: number, longest: number) {
    this.now = now;
    this.free = free;
    this.longest = longest;
  }

  /** How many milliseconds are still to be waited. */
  waits(key: string): number {
    const known = this.known(key);
    if (!known || known.count <= this.free) return 0;
    const wait = Math.min(this.longest, 1000 * 2 ** (known.count - this.free - 1));
    return Math.max(0, known.at + wait - this.now());
  }

  miss(key: string): void {
    const count = (this.known(key)?.count ?? 0) + 1;
    this.missed.delete(key);
    this.missed.set(key, { count, at: this.now() });
    if (this.missed.size > MOST) this.missed.delete(this.missed.keys().next().value!);
  }

  /** Answers how many misses are forgotten. */
  forgive(key: string): number {
    const count = this.known(key)?.count ?? 0;
    this.missed.delete(key);
    return count;
  }

  private known(key: string): Missed | undefined {
    const known = this.missed.get(key);
    return known && this.now() - known.at < FORGOTTEN_AFTER ? known : undefined;
  }
}
