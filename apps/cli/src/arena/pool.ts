import { Worker } from 'node:worker_threads';
import { unwrap } from '@stolik/kernel/result';
import { type DealResult, playDeal } from '@stolik/search/arena';
import { type ContestSpec, makeContest } from './contest.ts';

export interface Run {
  readonly deals: number;
  readonly jobs: number;
  /** Told every result as it comes; `false` says that enough has been seen. */
  readonly onResult: (results: readonly DealResult[]) => boolean;
}

/** Plays the deals of a contest, in this thread or in several, and answers with the results by deal. */
export async function runContest(spec: ContestSpec, run: Run): Promise<DealResult[]> {
  const results = run.jobs > 1 ? await runInThreads(spec, run) : runHere(spec, run);
  return results.sort((one, other) => one.deal - other.deal);
}

function runHere(spec: ContestSpec, { deals, onResult }: Run): DealResult[] {
  const contest = unwrap(makeContest(spec));
  const results: DealResult[] = [];
  for (let deal = 0; deal < deals; deal++) {
    results.push(playDeal(contest, deal));
    if (!onResult(results)) break;
  }
  return results;
}

function runInThreads(spec: ContestSpec, { deals, jobs, onResult }: Run): Promise<DealResult[]> {
  const results: DealResult[] = [];
  let asked = 0;
  let isEnough = false;
  const runWorker = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: spec });
      const ask = (): void => {
        if (asked < deals && !isEnough) worker.postMessage(asked++);
        else worker.terminate().then(() => resolve(), reject);
      };
      worker.on('message', (result: DealResult) => {
        results.push(result);
        isEnough ||= !onResult(results);
        ask();
      });
      worker.on('error', reject);
      ask();
    });
  return Promise.all(Array.from({ length: Math.min(jobs, deals) }, runWorker)).then(() => results);
}
