export interface StopPlan {
  /** Milliseconds for which a server that was asked to stop goes on serving, while load balancers learn of it. */
  readonly drainFor: number;
  drain(): void;
  stop(): Promise<void>;
  onFailure(error: unknown): void;
  /** For tests. */
  exit?(code: number): void;
}

/** Closing takes longer only where something hangs. */
export const CLOSE_WITHIN = 10_000;

/**
 * SIGTERM drains, then closes; SIGINT is a person at the terminal who wants it to end now. Whoever asks again ends the draining, and whoever
 * asks once more ends the process. Answers what a signal does.
 */
export function stopper({
  drainFor,
  drain,
  stop,
  onFailure,
  exit = process.exit,
}: StopPlan): (signal: 'SIGINT' | 'SIGTERM') => void {
  let draining: NodeJS.Timeout | undefined;
  let isStopping = false;
  const close = (): void => {
    clearTimeout(draining);
    isStopping = true;
    setTimeout(() => exit(1), CLOSE_WITHIN).unref();
    stop().then(
      () => exit(0),
      (error: unknown) => {
        onFailure(error);
        exit(1);
      },
    );
  };
  return (signal) => {
    if (isStopping) exit(1);
    else if (draining || signal === 'SIGINT' || drainFor === 0) close();
    else {
      drain();
      draining = setTimeout(close, drainFor);
    }
  };
}

export function onSignals(plan: StopPlan): void {
  const stop = stopper(plan);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal));
}
