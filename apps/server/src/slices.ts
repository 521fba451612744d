import { AsyncLocalStorage } from 'node:async_hooks';
import { customerOf } from './limits/address.ts';

/** Who wants it: an address. What nobody has asked for is the house's own. */
export const whose = new AsyncLocalStorage<string>();

/** So many milliseconds, and whoever plays is served before the work goes on. */
const SLICE = 4;

interface Job {
  /** Does a little; answers whether it is done. */
  step(): boolean;
  fail(error: unknown): void;
}

/**
 * Long work on the one thread that serves everybody: a little of it, then everybody else, then a little of what the next one wants who
 * waits. Who wants a hundred things waits for them in their own time. What is short is done at once.
 */
export class Slices {
  /** By who wants it, in the order in which they are served. */
  private readonly jobs = new Map<string, Job[]>();
  private readonly now: () => number;
  /** Milliseconds of this turn of the loop. */
  private spent = 0;
  /** It goes on in the next one. */
  private isResting = false;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  get waiting(): number {
    let sum = 0;
    for (const jobs of this.jobs.values()) sum += jobs.length;
    return sum;
  }

  /** The same for what can't be cut: many of them are done one by one, and everybody else is served in between. */
  once<T>(work: () => T, who?: string): Promise<T> {
    return this.run({ next: () => ({ done: true, value: work() }) }, who);
  }

  run<T>(work: Pick<Generator<void, T, void>, 'next'>, who = whose.getStore() ?? ''): Promise<T> {
    const customer = customerOf(who);
    return new Promise((done, fail) => {
      const step = (): boolean => {
        const next = work.next();
        if (next.done) done(next.value);
        return next.done === true;
      };
      this.add(customer, { step, fail });
      this.work();
    });
  }

  private readonly goOn = (): void => {
    this.isResting = false;
    this.spent = 0;
    this.work();
  };

  /** Short things are done at once, until all of them together have had their slice of this turn of the loop. */
  private work(): void {
    while (this.spent < SLICE) {
      const [who, own] = this.jobs.entries().next().value ?? [];
      const job = own?.[0];
      if (who === undefined || !own || !job) break;
      const began = this.now();
      // Taken out first: what it does may ask for more.
      own.shift();
      this.jobs.delete(who);
      if (own.length > 0) this.jobs.set(who, own);
      if (!this.workOn(job)) this.add(who, job);
      this.spent += this.now() - began;
    }
    if (this.isResting || (this.spent === 0 && this.jobs.size === 0)) return;
    this.isResting = true;
    setImmediate(this.goOn);
  }

  /** To the end of those who wait. */
  private add(customer: string, job: Job): void {
    const own = this.jobs.get(customer) ?? [];
    own.push(job);
    this.jobs.set(customer, own);
  }

  private workOn(job: Job): boolean {
    const until = this.now() + SLICE;
    try {
      do if (job.step()) return true;
      while (this.now() < until);
      return false;
    } catch (error) {
      job.fail(error);
      return true;
    }
  }
}
