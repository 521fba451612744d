export interface StopPlan {
  /** Milliseconds of draining: a stopping server still serves while load balancers notice. */
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
 * SIGTERM drains, then closes; SIGINT (a person at the terminal) closes at once. A second signal ends the draining, a third
 * one the process. Returns the signal handler.
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

/** Answers what stops it as a person at the terminal would. */
export function onSignals(plan: StopPlan): () => void {
  const stop = stopper(plan);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal));
  return () => stop('SIGINT');
}
