import type { Action, Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import type { Step } from '@stolik/kernel/steps';
import type { Table } from '@stolik/table/table';
import { openThread } from './thread.ts';

/** Where a table stands, and who is to decide. The bot itself is given a redealt world only: see bot-answer.ts. */
export interface BotQuestion {
  readonly id: number;
  readonly game: string;
  readonly level: string;
  readonly seat: Seat;
  readonly seats: number;
  readonly options: Table['options'];
  readonly steps: readonly Step[];
  readonly seed: number;
}

export type BotAnswer =
  | { readonly id: number; readonly ok: true; readonly action: Action }
  | { readonly id: number; readonly ok: false; readonly says: string };

interface Waiting {
  readonly done: (action: Action) => void;
  readonly fail: (error: Error) => void;
}

let worker: Worker | undefined;
let count = 0;
const waiting = new Map<number, Waiting>();

/** One worker thinks for all tables of the page. */
function openWorker(): Worker {
  const opened = openThread();
  opened.onmessage = ({ data }: MessageEvent<BotAnswer>) => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.ok) asker?.done(data.action);
    else asker?.fail(new Error(data.says));
  };
  // A worker that could not be loaded answers nobody: the next question opens a new one.
  opened.onerror = () => {
    worker = undefined;
    for (const { fail } of waiting.values()) fail(new Error('the bots could not be loaded'));
    waiting.clear();
  };
  return opened;
}

export function askBot(table: Table, seat: Seat, level: string, rng: Rng): Promise<Action> {
  worker ??= openWorker();
  const id = ++count;
  const { game, seats, options, steps } = table;
  const question: BotQuestion = { id, game, level, seat, seats, options, steps, seed: rng.below(2 ** 31) };
  return new Promise((done, fail) => {
    waiting.set(id, { done, fail });
    worker?.postMessage(question);
  });
}
