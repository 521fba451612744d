import type { Budget } from './player.ts';

const CLOCK_EVERY = 16;

/** Pays for simulations: counts them, or looks at the clock now and then. */
export class Purse {
  spent = 0;
  private readonly most: number;
  private readonly clock: (() => number) | undefined;
  private readonly until: number;
  private over = false;

  /** `share` is the part of the budget that may be used. */
  constructor(budget: Budget, share = 1) {
    const isTimed = 'milliseconds' in budget;
    this.most = isTimed ? Number.POSITIVE_INFINITY : budget.iterations * share;
    this.clock = isTimed ? budget.clock : budget.deadline?.clock;
    this.until = isTimed ? budget.clock() + budget.milliseconds * share : (budget.deadline?.at ?? 0);
  }

  spend(): void {
    this.spent++;
    if (this.spent >= this.most) this.over = true;
    else if (this.clock !== undefined && this.spent % CLOCK_EVERY === 0 && this.clock() >= this.until) this.over = true;
  }

  get isEmpty(): boolean {
    return this.over;
  }
}
