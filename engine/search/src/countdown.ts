import { type Budget, type Deadline, isPast } from './player.ts';

/** Iterations between two looks at a deadline. */
const LOOK_EVERY = 16;

/** Says when a budget is spent. A budget of time always lets one iteration through. */
export class Countdown {
  private left: number;
  private done = 0;
  private readonly began: number;
  private readonly until: number;
  private readonly clock: (() => number) | undefined;
  private readonly deadline: Deadline | undefined;

  /** `share` is the part of the budget that may be used. */
  constructor(budget: Budget, share = 1) {
    this.deadline = budget.deadline;
    if ('iterations' in budget) {
      this.left = Math.max(1, Math.floor(budget.iterations * share));
      this.began = 0;
      this.until = 0;
      this.clock = undefined;
    } else {
      this.left = 1;
      this.clock = budget.clock;
      this.began = budget.clock();
      this.until = this.began + budget.milliseconds * share;
    }
  }

  /** Asked before each iteration: whether one more may be made. */
  next(): boolean {
    if (this.deadline && this.done > 0 && this.done % LOOK_EVERY === 0 && isPast(this.deadline)) return false;
    if (this.left > 0) this.left--;
    else if (this.clock === undefined || this.clock() >= this.until) return false;
    this.done++;
    return true;
  }

  /** How many iterations are still to come, as far as one can tell. */
  toCome(): number {
    if (this.clock === undefined) return this.left;
    const now = this.clock();
    return now <= this.began ? Number.POSITIVE_INFINITY : (this.done * (this.until - now)) / (now - this.began);
  }
}
