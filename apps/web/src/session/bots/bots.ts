import type { Action, Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import type { Rng } from '@stolik/kernel/random';
import type { Step } from '@stolik/kernel/steps';
import type { Hints } from '@stolik/search/hints';
import type { Table } from '@stolik/table/table';
import { levelsAt } from './levels.ts';
import { openThread } from './thread.ts';

/** Where a table stands, and who is to decide. The bot itself is given a redealt world only: see bot-answer.ts. */
export interface BotQuestion {
  readonly id: number;
  readonly game: string;
  readonly wants: { readonly level: string } | { readonly hintsIn: Language };
  readonly seat: Seat;
  readonly seats: number;
  readonly options: Table['options'];
  readonly steps: readonly Step[];
  /** By seat the level of its bot; undefined for a person. */
  readonly levels: readonly (string | undefined)[];
  readonly seed: number;
}

export type BotAnswer =
  | { readonly id: number; readonly ok: true; readonly action: Action; readonly hints?: Hints }
  | { readonly id: number; readonly ok: false; readonly says: string };

type Answered = Extract<BotAnswer, { readonly ok: true }>;

interface Waiting {
  readonly done: (answer: Answered) => void;
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
    if (data.ok) asker?.done(data);
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

function ask(table: Table, seat: Seat, seed: number, wants: BotQuestion['wants']): Promise<Answered> {
  worker ??= openWorker();
  const id = ++count;
  const { game, seats, options, steps, sitters } = table;
  const question: BotQuestion = { id, game, seat, seats, options, steps, levels: levelsAt(game, sitters), seed, wants };
  return new Promise((done, fail) => {
    waiting.set(id, { done, fail });
    worker?.postMessage(question);
  });
}

export const askBot = async (table: Table, seat: Seat, level: string, rng: Rng): Promise<Action> =>
  (await ask(table, seat, rng.below(2 ** 31), { level })).action;

/** The best few ideas of a seat, with reasons. The same position is always answered alike: its seed is what the seat sees. */
export async function askHints(table: Table, seat: Seat, language: Language): Promise<Hints> {
  const { hints } = await ask(table, seat, 0, { hintsIn: language });
  if (!hints) throw new Error('the adviser said nothing');
  return hints;
}
