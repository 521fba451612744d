import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BotPool } from './bots/pool.ts';
import type { BotQuestion } from './bots/question.ts';
import { Vapid } from './notices/vapid.ts';
import { keyOf, openBus, openStore } from './online.ts';
import { backUp, restore } from './store/backup.ts';
import { lockFolder } from './store/lock.ts';

export interface Surroundings {
  readonly data: string;
  readonly databaseUrl: string | undefined;
  readonly natsUrl: string | undefined;
}

/** `backup FILE`: all tables into one file, while people play. */
export async function runBackup(file: string, around: Surroundings): Promise<string> {
  // To open an empty place would make a store there, and all would seem well.
  if (!around.databaseUrl && !existsSync(join(around.data, 'stolik.sqlite')))
    throw new Error(`there are no tables in ${around.data}; say where the server keeps them: --data FOLDER, or STOLIK_DATA`);
  const store = await openStore(around);
  try {
    const keys = { key: await keyOf(store, around.data), vapid: await store.keep('vapid', () => Vapid.fresh()) };
    const count = await backUp(store, keys, file);
    return `${tables(count)} in ${file}. It holds the key to all seats: keep it to yourself.`;
  } finally {
    await store.close();
  }
}

/** `restore FILE`: a backup into an empty place. */
export async function runRestore(file: string, around: Surroundings): Promise<string> {
  if (!around.databaseUrl && existsSync(join(around.data, 'key'))) {
    throw new Error(`there are data in ${around.data} already; restore into an empty folder (--data FOLDER)`);
  }
  const unlock = around.databaseUrl ? () => {} : lockFolder(around.data);
  const store = await openStore(around);
  try {
    const { count, key, vapid } = await restore(store, file);
    if (vapid !== undefined) await store.keep('vapid', () => vapid);
    await keyOf(store, around.data, key);
    return `${tables(count)} back.`;
  } finally {
    await store.close();
    unlock();
  }
}

/** `worker`: thinks for the bots of other processes until it is stopped. */
export async function runWorker(around: Surroundings): Promise<() => Promise<void>> {
  if (!around.natsUrl) throw new Error('a worker takes its work over NATS: set NATS_URL');
  const bus = await openBus(around);
  const pool = new BotPool();
  const stop = bus.serve('bot', async (text) => {
    const { table = '', from = '', ...question } = JSON.parse(text) as BotQuestion & { table?: string; from?: string };
    return String(await pool.ask(question, { isAwaited: () => true, table, from }));
  });
  return async () => {
    stop();
    await pool.close();
    await bus.close();
  };
}

const tables = (count: number): string => (count === 1 ? 'One table is' : `${count} tables are`);
