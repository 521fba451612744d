import type { Log } from './log.ts';

export interface LastHandlerPlan {
  readonly log: Pick<Log, 'complain'>;
  /** Counts it, and reports from now on that nobody can be served. */
  failed(): void;
  /** Tells clients to reconnect, and writes what is under way. */
  stop(): Promise<void>;
  /** Milliseconds in which that has to be done. */
  readonly within?: number;
  /** For tests. */
  exit?(code: number): void;
}

const WITHIN = 5000;
/** What throws once may throw a thousand times before the process has ended. */
const MOST_LOGGED = 20;

/**
 * Uncaught exceptions and unhandled rejections. The state of the process is then unreliable, so it shuts down in order:
 * clients are told to reconnect, acknowledged work is saved, and the service manager starts a new process.
 */
export function installLastHandler({ log, failed, stop, within = WITHIN, exit = process.exit }: LastHandlerPlan): void {
  let count = 0;
  process.on('uncaughtException', (error: unknown, origin) => {
    count++;
    failed();
    if (count <= MOST_LOGGED)
      log.complain(origin === 'unhandledRejection' ? 'nobody handled a rejection' : 'nobody caught an exception', error);
    if (count > 1) return;
    // Not unref'd: with nothing else to do the process would end as if all were well.
    setTimeout(() => exit(1), within);
    Promise.resolve()
      .then(stop)
      .catch((problem: unknown) => log.complain('could not stop in order', problem))
      .finally(() => exit(1));
  });
}
