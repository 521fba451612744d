import { doAll } from '../threads.ts';
import { type ContestSpec, type Played, playSpec } from './contest.ts';

/** A deal of a contest that is to be played. */
export interface Task {
  readonly spec: ContestSpec;
  readonly deal: number;
}

/** Told every result as it comes; `false` says that enough has been seen. */
export type OnResult = (task: Task, result: Played) => boolean;

export interface Run {
  readonly deals: number;
  readonly jobs: number;
  readonly onResult: (results: readonly Played[]) => boolean;
}

/** Plays the deals of a contest, in this thread or in several, and answers with the results by deal. */
export async function runContest(spec: ContestSpec, { deals, jobs, onResult }: Run): Promise<Played[]> {
  const results: Played[] = [];
  const tasks = Array.from({ length: deals }, (_, deal): Task => ({ spec, deal }));
  await playTasks(tasks, jobs, (_, result) => {
    results.push(result);
    return onResult(results);
  });
  return results.sort((one, other) => one.deal - other.deal);
}

/** Plays deals of one contest or of many, begun in this order. */
export const playTasks = (tasks: readonly Task[], jobs: number, onResult: OnResult): Promise<void> =>
  doAll(tasks, jobs, {
    here: ({ spec, deal }) => playSpec(spec, deal),
    worker: new URL('./worker.ts', import.meta.url),
    onResult,
  });
