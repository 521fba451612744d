import type { Budget } from './player.ts';

/** Says when a budget is spent. A budget of time always lets one iteration through. */
export class Countdown {
  private left: number;
  private readonly until: number;
  private readonly clock: (() => number) | undefined;

  /** `share` is the part of the budget that may be used. */
  constructor(budget: Budget, share = 1) {
    if ('iterations' in budget) {
      this.left = Math.max(1, Math.floor(budget.iterations * share));
      this.until = 0;
      this.clock = undefined;
    } else {
      this.left = 1;
      this.clock = budget.clock;
      this.until = budget.clock() + budget.milliseconds * share;
    }
  }

  /** Asked before each iteration: whether one more may be made. */
  next(): boolean {
    if (this.left > 0) {
      this.left--;
      return true;
    }
    return this.clock !== undefined && this.clock() < this.until;
  }
}
