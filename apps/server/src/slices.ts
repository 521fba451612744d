import { AsyncLocalStorage } from 'node:async_hooks';
import { Askers, FairQueue } from './fair-queue.ts';

/** Who wants it: an address. What nobody has asked for is the house's own. */
export const whose = new AsyncLocalStorage<string>();

/** So many milliseconds, and everybody at the tables is served before the work goes on. */
const SLICE = 4;

interface Job {
  /** Does a little; answers whether it is done. */
  step(): boolean;
  fail(error: unknown): void;
  readonly askers: Askers;
}

/**
 * Long work on the one thread that serves everybody: a little of it, then everybody else, then a little of what the next one wants who
 * waits. A customer who wants a hundred things waits for them in their own time. What is short is done at once.
 */
export class Slices {
  private readonly jobs = new FairQueue<Job>();
  private readonly now: () => number;
  private readonly share: number;
  /** Milliseconds of this turn of the loop. */
  private spent = 0;
  /** It continues later. */
  private isResting = false;
  /** A step is under way. */
  private isWorking = false;

  /** `share`: of the time of the loop, at most. All of it: everybody else is served in between. */
  constructor(now: () => number = () => performance.now(), share = 1) {
    this.now = now;
    this.share = share;
  }

  get waiting(): number {
    return this.jobs.size;
  }

  /** The same for what can't be cut: many of them are done one by one, and everybody else is served in between. */
  once<T>(work: () => T, who?: string | Askers): Promise<T> {
    return this.run({ next: () => ({ done: true, value: work() }) }, who);
  }

  run<T>(work: Pick<Generator<void, T, void>, 'next'>, who: string | Askers = whose.getStore() ?? ''): Promise<T> {
    const askers = typeof who === 'string' ? new Askers([who]) : who;
    return new Promise((done, fail) => {
      const step = (): boolean => {
        const next = work.next();
        if (next.done) done(next.value);
        return next.done === true;
      };
      const job: Job = { step, fail, askers };
      askers.onMore = (customer) => this.jobs.also(job, customer);
      this.jobs.add(job, askers);
      this.work();
    });
  }

  private readonly goOn = (): void => {
    this.isResting = false;
    this.spent = 0;
    this.work();
  };

  /** What a step asks for waits until that step is over: within it, others would find half of what it does. */
  private work(): void {
    if (this.isWorking) return;
    this.isWorking = true;
    try {
      this.workInTurn();
    } finally {
      this.isWorking = false;
    }
    if (this.isResting || (this.spent === 0 && this.jobs.size === 0)) return;
    this.isResting = true;
    if (this.share === 1) setImmediate(this.goOn);
    else setTimeout(this.goOn, this.spent * (1 / this.share - 1)).unref();
  }

  /** Short things are done at once, until all of them together have had their slice of this turn of the loop. */
  private workInTurn(): void {
    while (this.spent < SLICE) {
      // Taken out first: what it does may ask for more.
      const job = this.jobs.take();
      if (!job) return;
      const began = this.now();
      if (!this.workOn(job)) this.jobs.add(job, job.askers);
      this.spent += this.now() - began;
    }
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
