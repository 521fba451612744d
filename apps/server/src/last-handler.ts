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
 * What nobody has caught: an exception in a timer, a promise that nobody waits for. Nobody knows in which state it has left the process,
 * so that ends, but in order: people are told to reconnect, what they were told is saved is saved, and the service manager starts another.
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
