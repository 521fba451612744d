import type { Action, ActionList } from '@stolik/kernel/game';
import type { Purse } from './purse.ts';

/** How many come through a sieve at most. */
export const MOST_KEPT = 64;
/** So few meet all rivals at once. */
const FEW = 24;
const KEPT_OF = 3;

/** The result of an action against rival number `rival`, 0 lost to 1 won. */
export type Meeting = (action: Action, rival: number) => number;

/**
 * Finds the few of many actions that do best against some rivals of different weight. All actions meet the first rival and ever
 * fewer meet the rest, so the weightiest rivals should come first.
 */
export class Sieve {
  private scores = new Float64Array(4096);
  private order = new Int32Array(4096);
  /** The best of the last time, best first, and what each got on average. */
  count = 0;
  readonly best = new Float64Array(MOST_KEPT);
  readonly worth = new Float64Array(MOST_KEPT);

  run(actions: ActionList, shares: Float64Array, rivals: number, meet: Meeting, keep: number, purse: Purse): void {
    this.open(actions.length);
    const { scores, order } = this;
    let alive = actions.length;
    let met = 0;
    let weight = 0;
    for (let step = 1; met < rivals && alive > 0 && !purse.isEmpty; step *= 2) {
      const until = alive <= FEW ? rivals : Math.min(rivals, met + step);
      alive = this.meetSome(actions, alive, met, until, shares, meet, purse);
      for (; met < until; met++) weight += shares[met]!;
      order.subarray(0, alive).sort((a, b) => scores[b]! - scores[a]! || a - b);
      if (met < rivals) alive = Math.max(Math.min(alive, FEW), Math.ceil(alive / KEPT_OF));
    }
    this.count = Math.min(keep, alive, MOST_KEPT);
    for (let index = 0; index < this.count; index++) {
      this.best[index] = actions.items[order[index]!]!;
      this.worth[index] = weight > 0 ? scores[order[index]!]! / weight : 0.5;
    }
  }

  private open(count: number): void {
    if (this.scores.length < count) {
      this.scores = new Float64Array(2 * count);
      this.order = new Int32Array(2 * count);
    }
    this.scores.fill(0, 0, count);
    for (let index = 0; index < count; index++) this.order[index] = index;
  }

  /** Those still in the running meet rivals `from` to `until`; says how many did before the purse was empty. */
  private meetSome(
    actions: ActionList,
    alive: number,
    from: number,
    until: number,
    shares: Float64Array,
    meet: Meeting,
    purse: Purse,
  ): number {
    for (let index = 0; index < alive; index++) {
      const own = this.order[index]!;
      let sum = 0;
      for (let rival = from; rival < until; rival++) {
        purse.spend();
        sum += shares[rival]! * meet(actions.items[own]!, rival);
      }
      this.scores[own]! += sum;
      if (purse.isEmpty) return from === 0 ? index + 1 : alive;
    }
    return alive;
  }
}
