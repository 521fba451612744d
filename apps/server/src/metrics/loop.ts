import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Longer than the interval of scrapes, so no value is missed. */
const WINDOW = 60_000;

interface Lag {
  /** Seconds. */
  readonly p99: number;
  readonly longest: number;
}

type Delay = Pick<ReturnType<typeof monitorEventLoopDelay>, 'percentile' | 'max' | 'count' | 'reset'>;

/**
 * How long the serving thread was blocked, in the previous minute and in this one so far. The minutes are the server's own,
 * so a scraper does not affect others.
 */
export class LoopWatch {
  private readonly delay: Delay;
  private before: Lag = { p99: 0, longest: 0 };

  constructor(delay: Delay) {
    this.delay = delay;
  }

  /** Answers the watch and what ends it. */
  static start(): { readonly watch: LoopWatch; stop(): void } {
    const delay = monitorEventLoopDelay({ resolution: 20 });
    delay.enable();
    const watch = new LoopWatch(delay);
    const timer = setInterval(() => watch.turn(), WINDOW).unref();
    return {
      watch,
      stop() {
        clearInterval(timer);
        delay.disable();
      },
    };
  }

  /** The minute is over. */
  turn(): void {
    this.before = this.now;
    this.delay.reset();
  }

  private get now(): Lag {
    // Without a single measurement it answers with nonsense.
    if (this.delay.count === 0) return { p99: 0, longest: 0 };
    return { p99: this.delay.percentile(99) / 1e9, longest: this.delay.max / 1e9 };
  }

  get lag(): Lag {
    const { before, now } = this;
    return { p99: Math.max(before.p99, now.p99), longest: Math.max(before.longest, now.longest) };
  }
}
