import { customerOf } from '../limits/address.ts';

/** Something that is kept in memory until its client reads it, or until it is that client's turn. */
export interface Held {
  readonly address: string;
  /** Bytes; 0 when nothing is kept any more. */
  readonly held: number;
  /** Ends the connection it is for. */
  drop(): void;
}

const CHECK_EVERY = 250;

/**
 * What clients have not read, and what they have said that waits for its turn. All of it together has a limit. Beyond it every customer keeps
 * as much as the others, and those who have more lose their largest connections: many small ones are no better than a large one, and one
 * child on a slow line does not pay for a flood.
 */
export class Behind {
  private readonly all = new Set<Held>();
  private readonly most: number;
  private checkedAt = 0;
  /** What was held of those added since the last check; some may be counted twice. */
  private added = 0;

  constructor(most: number) {
    this.most = most;
  }

  add(one: Held): void {
    this.all.add(one);
    this.added += one.held;
    const now = Date.now();
    // Soon enough also where all of it comes at once and nothing after it.
    if (now - this.checkedAt < CHECK_EVERY && this.added < this.most / 4) return;
    this.checkedAt = now;
    this.added = 0;
    this.check();
  }

  forget(one: Held): void {
    this.all.delete(one);
  }

  private check(): void {
    let sum = 0;
    for (const one of this.all) {
      if (one.held === 0) this.all.delete(one);
      sum += one.held;
    }
    if (sum > this.most) this.makeRoom();
  }

  private makeRoom(): void {
    const customers = [...Map.groupBy(this.all, ({ address }) => customerOf(address)).values()].map((held) => ({
      held,
      sum: held.reduce((total, one) => total + one.held, 0),
    }));
    const share = shareOf(
      customers.map(({ sum }) => sum),
      this.most / 2,
    );
    for (const { held, sum } of customers) {
      let left = sum;
      for (const one of left > share ? held.sort((a, b) => b.held - a.held) : []) {
        if (left <= share) break;
        left -= one.held;
        this.all.delete(one);
        one.drop();
      }
    }
  }
}

/** So much each of them may keep that all of it fits: what some don't need is there for the others. */
function shareOf(sums: readonly number[], room: number): number {
  let left = room;
  const rising = sums.toSorted((a, b) => a - b);
  for (const [index, sum] of rising.entries()) {
    const share = left / (rising.length - index);
    if (sum > share) return share;
    left -= sum;
  }
  return Number.POSITIVE_INFINITY;
}
