/** So many milliseconds, and whoever plays is served before the work goes on. */
const SLICE = 4;

interface Job {
  /** Does a little; answers whether it is done. */
  step(): boolean;
  fail(error: unknown): void;
}

/**
 * Long work on the one thread that serves everybody: a little of it, then everybody else, then a little of the next that waits. What is
 * short is done at once.
 */
export class Slices {
  private readonly jobs: Job[] = [];
  private readonly now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  get waiting(): number {
    return this.jobs.length;
  }

  run<T>(work: Generator<void, T, void>): Promise<T> {
    return new Promise((done, fail) => {
      const step = (): boolean => {
        const next = work.next();
        if (next.done) done(next.value);
        return next.done === true;
      };
      this.jobs.push({ step, fail });
      if (this.jobs.length === 1) this.goOn();
    });
  }

  private readonly goOn = (): void => {
    const job = this.jobs[0];
    if (!job) return;
    const isDone = this.workOn(job);
    this.jobs.shift();
    if (!isDone) this.jobs.push(job);
    if (this.jobs.length > 0) setImmediate(this.goOn);
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
