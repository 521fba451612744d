import { Worker } from 'node:worker_threads';

/** Work that can be done here or in threads. A task and its result are plain data. */
export interface Work<Task, Result> {
  /** Does one task. */
  here(task: Task): Result;
  /** A module that answers every task it is sent with the result of `here`. */
  readonly worker: URL;
  /** Told every result as it comes; `false` says that enough has been seen. */
  onResult(task: Task, result: Result): boolean;
}

/** Does tasks in this thread or in several, begun in this order. */
export async function doAll<Task, Result>(tasks: readonly Task[], threads: number, work: Work<Task, Result>): Promise<void> {
  if (threads > 1) await doInThreads(tasks, threads, work);
  else for (const task of tasks) if (!work.onResult(task, work.here(task))) return;
}

async function doInThreads<Task, Result>(
  tasks: readonly Task[],
  threads: number,
  { worker: module, onResult }: Work<Task, Result>,
): Promise<void> {
  let begun = 0;
  let isEnough = false;
  const runWorker = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(module);
      let task: Task | undefined;
      const ask = (): void => {
        task = isEnough ? undefined : tasks[begun++];
        if (task !== undefined) worker.postMessage(task);
        else worker.terminate().then(() => resolve(), reject);
      };
      worker.on('message', (result: Result) => {
        if (task !== undefined) isEnough = !onResult(task, result) || isEnough;
        ask();
      });
      worker.on('error', reject);
      ask();
    });
  await Promise.all(Array.from({ length: Math.min(threads, tasks.length) }, runWorker));
}
