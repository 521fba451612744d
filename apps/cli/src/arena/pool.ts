import { Worker } from 'node:worker_threads';
import { type DealResult, playDeal } from '@stolik/search/arena';
import { type ContestSpec, contestOf } from './contest.ts';

/** A deal of a contest that is to be played. */
export interface Task {
  readonly spec: ContestSpec;
  readonly deal: number;
}

/** Told every result as it comes; `false` says that enough has been seen. */
export type OnResult = (task: Task, result: DealResult) => boolean;

export interface Run {
  readonly deals: number;
  readonly jobs: number;
  readonly onResult: (results: readonly DealResult[]) => boolean;
}

/** Plays the deals of a contest, in this thread or in several, and answers with the results by deal. */
export async function runContest(spec: ContestSpec, { deals, jobs, onResult }: Run): Promise<DealResult[]> {
  const results: DealResult[] = [];
  const tasks = Array.from({ length: deals }, (_, deal): Task => ({ spec, deal }));
  await playTasks(tasks, jobs, (_, result) => {
    results.push(result);
    return onResult(results);
  });
  return results.sort((one, other) => one.deal - other.deal);
}

/** Plays deals of one contest or of many, begun in this order. */
export async function playTasks(tasks: readonly Task[], jobs: number, onResult: OnResult): Promise<void> {
  if (jobs > 1) await playInThreads(tasks, jobs, onResult);
  else playHere(tasks, onResult);
}

function playHere(tasks: readonly Task[], onResult: OnResult): void {
  for (const task of tasks) if (!onResult(task, playDeal(contestOf(task.spec), task.deal))) return;
}

async function playInThreads(tasks: readonly Task[], jobs: number, onResult: OnResult): Promise<void> {
  let begun = 0;
  let isEnough = false;
  const runWorker = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url));
      let task: Task | undefined;
      const ask = (): void => {
        task = isEnough ? undefined : tasks[begun++];
        if (task) worker.postMessage(task);
        else worker.terminate().then(() => resolve(), reject);
      };
      worker.on('message', (result: DealResult) => {
        if (task) isEnough = !onResult(task, result) || isEnough;
        ask();
      });
      worker.on('error', reject);
      ask();
    });
  await Promise.all(Array.from({ length: Math.min(jobs, tasks.length) }, runWorker));
}
