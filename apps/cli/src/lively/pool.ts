import { ADVISED, playAdvised } from '@stolik/search/claims';
import { type Facts, playLively } from '@stolik/search/lively';
import { threadMilliseconds } from '../clocks.ts';
import { doAll } from '../threads.ts';
import { bookOf, type TableSpec, tableOf } from './table.ts';

/** A game that is to be played. */
export interface Task {
  readonly spec: TableSpec;
  readonly index: number;
}

export interface Played {
  readonly facts: Facts;
  /** What it took of its thread. */
  readonly milliseconds: number;
}

/** All games of one line of the report: the level's own and those against each rival, by rival. */
export interface Cell {
  readonly specs: readonly TableSpec[];
  readonly games: number;
}

export interface CellResult {
  /** By rival, `undefined` for games between bots; in the order of the games. */
  readonly facts: ReadonlyMap<string | undefined, readonly Facts[]>;
  readonly milliseconds: number;
}

export function playTask({ spec, index }: Task): Played {
  const began = threadMilliseconds();
  const table = tableOf(spec);
  const facts = spec.rival === ADVISED ? playAdvised(table, bookOf(spec), index) : playLively(table, index);
  return { facts, milliseconds: threadMilliseconds() - began };
}

/** Plays cells one after the other, all threads at the same one until its last games; tells each when it and all before it are done. */
export async function playCells(
  cells: readonly Cell[],
  threads: number,
  tell: { onGame(done: number, all: number): void; onCell(index: number, result: CellResult): void },
): Promise<void> {
  const gathered = cells.map((cell) => new Gathered(cell));
  const ownerOf = new Map<Task, Gathered>();
  for (const each of gathered) for (const task of each.tasks) ownerOf.set(task, each);
  const tasks = [...ownerOf.keys()];
  let done = 0;
  let told = 0;
  await doAll(tasks, threads, {
    here: playTask,
    worker: new URL('./worker.ts', import.meta.url),
    onResult(task, played) {
      ownerOf.get(task)!.put(task, played);
      tell.onGame(++done, tasks.length);
      for (; gathered[told]?.isComplete; told++) tell.onCell(told, gathered[told]!.result());
      return true;
    },
  });
}

/** Results come in any order; figures don't depend on it. */
class Gathered {
  readonly tasks: readonly Task[];
  private readonly facts: ReadonlyMap<string | undefined, Facts[]>;
  private milliseconds = 0;
  private left: number;

  constructor({ specs, games }: Cell) {
    this.tasks = specs.flatMap((spec) => Array.from({ length: games }, (_, index): Task => ({ spec, index })));
    this.facts = new Map(specs.map(({ rival }) => [rival, []]));
    this.left = this.tasks.length;
  }

  put({ spec, index }: Task, { facts, milliseconds }: Played): void {
    this.facts.get(spec.rival)![index] = facts;
    this.milliseconds += milliseconds;
    this.left--;
  }

  get isComplete(): boolean {
    return this.left === 0;
  }

  result(): CellResult {
    return { facts: this.facts, milliseconds: this.milliseconds };
  }
}
