import type { Action, AnyGame, Seat } from '@stolik/kernel/game';
import { canonicalJson } from '@stolik/kernel/json';
import type { Rng } from '@stolik/kernel/random';
import { openThread } from './thread.ts';

/** `world` is a redealt state: what a bot may not know never reaches the worker. */
export interface BotQuestion {
  readonly id: number;
  readonly game: string;
  readonly level: string;
  readonly seat: Seat;
  readonly world: string;
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

export function askBot(game: AnyGame, state: unknown, seat: Seat, level: string, rng: Rng): Promise<Action> {
  worker ??= openWorker();
  const id = ++count;
  const world = canonicalJson(game.redeal(state, seat, rng));
  const question: BotQuestion = { id, game: game.id, level, seat, world, seed: rng.below(2 ** 31) };
  return new Promise((done, fail) => {
    waiting.set(id, { done, fail });
    worker?.postMessage(question);
  });
}
