import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BotPool } from './bots/pool.ts';
import type { BotQuestion } from './bots/question.ts';
import { OFFERS } from './games.ts';
import { Vapid } from './notices/vapid.ts';
import { keyOf, openBus, openStore } from './online.ts';
import { type AdminWords, runAdmin as runOrder } from './operator/admin.ts';
import { backUp, checkBackup, restore } from './store/backup.ts';
import { knownClaims } from './store/claims.ts';
import { lockFolder } from './store/lock.ts';
import type { Store } from './store/store.ts';

export interface Surroundings {
  readonly data: string;
  readonly databaseUrl: string | undefined;
  readonly natsUrl: string | undefined;
}

/** To open an empty place would make a store there, and all would seem well. */
function openExisting(around: Surroundings): Promise<Store> {
  if (!around.databaseUrl && !existsSync(join(around.data, 'stolik.sqlite')))
    throw new Error(`there are no tables in ${around.data}; say where the server keeps them: --data FOLDER, or STOLIK_DATA`);
  return openStore(around);
}

/** Servers look for orders every second. */
const SEEN_WITHIN = 2500;

/** `admin …`: what an operator wants to know or to have done, also while servers run. */
export async function runAdmin(words: AdminWords, around: Surroundings, seenWithin = SEEN_WITHIN): Promise<string> {
  const store = await openExisting(around);
  try {
    const wait = (): Promise<void> => new Promise((done) => setTimeout(done, seenWithin));
    const done = await runOrder({ store, offers: OFFERS, now: Date.now, wait }, words);
    if (!done.ok) throw new Error(`${done.problem.at}: ${done.problem.says}`);
    return done.value;
  } finally {
    await store.close();
  }
}

/** `backup FILE`: all tables into one file, while people play. */
export async function runBackup(file: string, around: Surroundings): Promise<string> {
  const store = await openExisting(around);
  try {
    const keys = { key: await keyOf(store, around.data), vapid: await store.keep('vapid', () => Vapid.fresh()) };
    const count = await backUp(store, keys, file);
    return `${tables(count)} in ${file}. It holds the key to all seats: keep it to yourself.`;
  } finally {
    await store.close();
  }
}

/** `restore FILE`: a backup into an empty place. One that can't be restored leaves that place as it was. */
export async function runRestore(file: string, around: Surroundings): Promise<string> {
  if (!around.databaseUrl && existsSync(join(around.data, 'key'))) {
    throw new Error(`there are data in ${around.data} already; restore into an empty folder (--data FOLDER)`);
  }
  await checkBackup(file, knownClaims(OFFERS.map(({ game }) => game)));
  const tidyUp = around.databaseUrl ? () => {} : tidierOf(around.data);
  try {
    return await restoreInto(around, file);
  } catch (error) {
    tidyUp();
    throw error;
  }
}

async function restoreInto(around: Surroundings, file: string): Promise<string> {
  const lock = around.databaseUrl ? undefined : lockFolder(around.data);
  try {
    const store = await openStore(around);
    try {
      const { count, key, vapid } = await restore(store, file);
      if (vapid !== undefined) await store.keep('vapid', () => vapid);
      await keyOf(store, around.data, key);
      return `${tables(count)} back.`;
    } finally {
      await store.close();
    }
  } finally {
    lock?.release();
  }
}

/** Answers what takes away every file that was not in this folder before, and the folder itself where there was none. */
function tidierOf(folder: string): () => void {
  const isNew = !existsSync(folder);
  const before = new Set(isNew ? [] : readdirSync(folder));
  return () => {
    if (!existsSync(folder)) return;
    for (const name of readdirSync(folder)) if (!before.has(name)) rmSync(join(folder, name), { force: true });
    if (isNew) rmdirSync(folder);
  };
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
