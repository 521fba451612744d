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

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  get waiting(): number {
    let sum = 0;
    for (const jobs of this.jobs.values()) sum += jobs.length;
    return sum;
  }

  run<T>(work: Generator<void, T, void>, who = whose.getStore() ?? ''): Promise<T> {
    const customer = customerOf(who);
    return new Promise((done, fail) => {
      const step = (): boolean => {
        const next = work.next();
        if (next.done) done(next.value);
        return next.done === true;
      };
      const isFirst = this.jobs.size === 0;
      const own = this.jobs.get(customer) ?? [];
      own.push({ step, fail });
      this.jobs.set(customer, own);
      if (isFirst) this.goOn();
    });
  }

  private readonly goOn = (): void => {
    const [who, own] = this.jobs.entries().next().value ?? [];
    const job = own?.[0];
    if (who === undefined || !own || !job) return;
    const isDone = this.workOn(job);
    own.shift();
    if (!isDone) own.push(job);
    // To the end of those who wait.
    this.jobs.delete(who);
    if (own.length > 0) this.jobs.set(who, own);
    if (this.jobs.size > 0) setImmediate(this.goOn);
  };

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
