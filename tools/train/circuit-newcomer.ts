// First games: somebody who does what the first hint says against a low level at a table for two. How many elements are lit, on all cores:
//   node tools/train/circuit-newcomer.ts --games 200 --levels 1,2 [--box lively] [--iterations 500]
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import type { BoxName } from '../../games/circuit/src/board/tiles.ts';
import { circuitBots } from '../../games/circuit/src/bot.ts';
import { type FirstResult, playFirstGame } from '../../games/circuit/src/newcomer.ts';

interface Task {
  readonly box: BoxName;
  readonly level: string;
  readonly seed: string;
  readonly iterations: number;
}

function answerTo({ level, iterations, ...game }: Task): FirstResult {
  const rival = circuitBots.levels.find(({ id }) => id === level);
  if (!rival) throw new Error(`there is no level ${level}`);
  return playFirstGame({ ...game, rival, adviser: { iterations } });
}

const WANTED = 3;

async function playAll(jobs: number, tasks: readonly Task[]): Promise<FirstResult[]> {
  const results: FirstResult[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: jobs }, async () => {
      const worker = new Worker(new URL(import.meta.url));
      while (next < tasks.length) {
        const at = next++;
        results[at] = await new Promise<FirstResult>((done, fail) => {
          worker.once('message', done);
          worker.once('error', fail);
          worker.postMessage(tasks[at]);
        });
        worker.removeAllListeners('error');
      }
      await worker.terminate();
    }),
  );
  return results;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '200' },
      levels: { type: 'string', default: '1,2' },
      box: { type: 'string', default: 'lively' },
      iterations: { type: 'string', default: String(circuitBots.adviser.iterations) },
      seed: { type: 'string', default: 'first' },
      jobs: { type: 'string', default: String(availableParallelism()) },
    },
  });
  for (const level of values.levels.split(',')) {
    const tasks = Array.from({ length: Number(values.games) }, (_, game): Task => {
      const seed = `${values.seed}/${level}/${game}`;
      return { box: values.box as BoxName, level, seed, iterations: Number(values.iterations) };
    });
    const results = await playAll(Number(values.jobs), tasks);
    const share = (is: (result: FirstResult) => boolean): string =>
      `${((100 * results.filter(is).length) / results.length).toFixed(1)} %`;
    const mean = (of: (result: FirstResult) => number): string =>
      (results.reduce((sum, result) => sum + of(result), 0) / results.length).toFixed(2);
    console.log(
      `${values.box}, level ${level}, ${results.length} games: ${share(({ lit }) => lit[0] >= WANTED)} light ${WANTED} or more; ` +
        `lit ${mean(({ lit }) => lit[0])} : ${mean(({ lit }) => lit[1])}, points ${mean(({ points }) => points[0])} : ${mean(({ points }) => points[1])}, ` +
        `won ${share(({ won }) => won)}, eight points ${share(({ reached }) => reached)}`,
    );
  }
}

if (isMainThread) await main();
else parentPort!.on('message', (task: Task) => parentPort!.postMessage(answerTo(task)));
