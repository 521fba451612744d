import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { ContestSpec } from '../../apps/cli/src/arena/contest.ts';
import type { Task } from '../../apps/cli/src/arena/pool.ts';
import type { DealResult } from '../../engine/search/src/arena.ts';

/** Deals that were played, a JSON line each, so that a contest can be played in parts and on several machines. */
interface Line extends DealResult {
  readonly contest: string;
}

/** The contest in short: what must be the same for deals to be counted together. */
export const nameOf = ({ game, seats, a, b, seed, time }: ContestSpec): string => [game, seats, a, b, seed, time].join('/');

export type Played = ReadonlyMap<string, ReadonlyMap<number, DealResult>>;

/** What the logs hold, by contest and deal. */
export function readLogs(files: readonly string[]): Played {
  const played = new Map<string, Map<number, DealResult>>();
  for (const file of files.filter((each) => existsSync(each))) {
    readFileSync(file, 'utf8')
      .split('\n')
      .forEach((text, index) => {
        if (text === '') return;
        const { contest, ...result } = parseLine(text, `${file}:${index + 1}`);
        const deals = played.get(contest) ?? new Map<number, DealResult>();
        played.set(contest, deals.set(result.deal, result));
      });
  }
  return played;
}

function parseLine(text: string, at: string): Line {
  try {
    return JSON.parse(text) as Line;
  } catch {
    throw new Error(`${at}: this is no line of an arena's log`);
  }
}

export function appendResult(file: string, { spec }: Task, result: DealResult): void {
  const times = result.times.map((ms) => Number(ms.toFixed(1)));
  const line: Line = { contest: nameOf(spec), ...result, times };
  appendFileSync(file, `${JSON.stringify(line)}\n`);
}
