import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Store, Subscription, WholeTable } from './store.ts';

const FORMAT = 2;
const PAGE = 100;

/** What is secret of an installation: the key that signs seats, and the one that push services know it by. */
export interface Keys {
  readonly key: string;
  readonly vapid?: string | undefined;
}

/**
 * Writes every table into one gzipped file of JSON lines, the same for every kind of store; people may go on playing meanwhile. The
 * first line holds the keys, so that everybody's seat is theirs again after a restore: keep the file to yourself. The last one says how
 * much there is, so that half a file is not taken for a whole.
 */
export async function backUp(store: Store, keys: Keys, file: string): Promise<number> {
  if (existsSync(file)) throw new Error(`${file} is there already`);
  let count = 0;
  async function* lines(): AsyncGenerator<string> {
    yield `${JSON.stringify({ stolik: 'backup', format: FORMAT, ...keys })}\n`;
    for (let after = ''; ; ) {
      const page = await store.page(after, PAGE);
      if (page.length === 0) break;
      for (const table of page) yield `${JSON.stringify(table)}\n`;
      count += page.length;
      after = page.at(-1)!.id;
    }
    for (const subscription of await store.allSubscriptions()) yield `${JSON.stringify({ subscription })}\n`;
    yield `${JSON.stringify({ end: count })}\n`;
  }
  const unfinished = `${file}.part`;
  try {
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(unfinished, { mode: 0o600, flush: true }));
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
  return count;
}

/** Reads a backup into a store that holds no tables yet: all of it, or nothing. Answers how many tables came, and the keys. */
export async function restore(store: Store, file: string): Promise<{ readonly count: number } & Keys> {
  if ((await store.countTables()) > 0) throw new Error('there are tables here already; restore into an empty place');
  // Once through before anything is written: what is cut or damaged is found out here.
  const keys = await readBackup(file, async () => {});
  const created: string[] = [];
  try {
    await readBackup(file, async (line) => {
      if ('subscription' in line) return store.subscribe(line.subscription);
      const { entries, ...table } = line;
      if (!(await store.create(table, entries))) throw new Error(`table ${table.id} is in the backup twice`);
      created.push(table.id);
    });
  } catch (error) {
    for (const id of created) await store.remove(id);
    throw error;
  }
  return { count: created.length, ...keys };
}

type Line = WholeTable | { readonly subscription: Subscription };

/** Line by line; throws for what is no backup, or not a whole one. */
async function readBackup(file: string, take: (line: Line) => Promise<void>): Promise<Keys> {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`);
  let head: (Keys & { readonly format: number }) | undefined;
  let count = 0;
  let end: number | undefined;
  await pipeline(createReadStream(file), createGunzip(), async (bytes: AsyncIterable<Buffer>) => {
    for await (const text of linesOf(bytes)) {
      if (!head) {
        head = readHeader(text);
        continue;
      }
      const line = JSON.parse(text) as Line | { readonly end: number };
      if ('end' in line) end = line.end;
      else {
        if (!('subscription' in line)) count++;
        await take(line);
      }
    }
  }).catch((error: unknown) => {
    throw new Error(`${file} can't be read as a whole: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  });
  if (!head) throw new Error(`${file} is empty`);
  if (head.format > 1 && end !== count) throw new Error(`${file} is not whole: ${count} of ${end ?? 'more'} tables are in it`);
  const { key, vapid } = head;
  return { key, vapid };
}

async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function readHeader(line: string): Keys & { readonly format: number } {
  let header: Record<string, unknown>;
  try {
    header = JSON.parse(line) as Record<string, unknown>;
  } catch {
    throw new Error('this is no backup of Stolik');
  }
  const { stolik, format, key, vapid } = header;
  if (stolik !== 'backup' || typeof key !== 'string') throw new Error('this is no backup of Stolik');
  if (format !== 1 && format !== FORMAT)
    throw new Error(`this program reads backups up to format ${FORMAT}, not ${String(format)}`);
  return { format, key, vapid: typeof vapid === 'string' ? vapid : undefined };
}
