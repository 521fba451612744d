import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type Claims, claimsIn, refuseNewer } from './claims.ts';
import { type Note, PIN_NOTE, type Store, type Subscription, type WholeTable } from './store.ts';

/** 3: says which rules and entries it holds, and has notes. */
const FORMAT = 3;
const PAGE = 100;
/** Notes that are worth as much as tables: what the operator has ordered, and the numbers on the walls of classes. */
const NOTES = ['operator ', PIN_NOTE];

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
  const claims = await claimsIn(store);
  async function* lines(): AsyncGenerator<string> {
    yield `${JSON.stringify({ stolik: 'backup', format: FORMAT, claims, ...keys })}\n`;
    for (let after = ''; ; ) {
      const page = await store.page(after, PAGE);
      if (page.length === 0) break;
      for (const table of page) yield `${JSON.stringify(table)}\n`;
      count += page.length;
      after = page.at(-1)!.id;
    }
    for (const subscription of await store.allSubscriptions()) yield `${JSON.stringify({ subscription })}\n`;
    for (const prefix of NOTES) for (const note of await store.notes(prefix)) yield `${JSON.stringify({ note })}\n`;
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

/** Throws where a file can't be restored by a program that knows this much; nothing is written. */
export async function checkBackup(file: string, known: Claims): Promise<void> {
  const { claims } = await readBackup(file, async () => {});
  refuseNewer(claims, known);
}

/** Reads a backup that was checked into a store that holds no tables yet: all of it, or nothing. Answers how many tables came, and the keys. */
export async function restore(store: Store, file: string): Promise<{ readonly count: number } & Keys> {
  if ((await store.countTables()) > 0) throw new Error('there are tables here already; restore into an empty place');
  const created: string[] = [];
  const noted: string[] = [];
  try {
    const { key, vapid, claims } = await readBackup(file, async (line) => {
      if ('subscription' in line) return store.subscribe(line.subscription);
      if ('note' in line) {
        noted.push(line.note.name);
        return store.note(line.note.name, line.note.value);
      }
      const { entries, ...table } = line;
      if (!(await store.create(table, entries))) throw new Error(`table ${table.id} is in the backup twice`);
      created.push(table.id);
    });
    for (const [name, number] of Object.entries(claims)) await store.raise(name, number);
    return { count: created.length, key, vapid };
  } catch (error) {
    for (const id of created) await store.remove(id);
    for (const name of noted) await store.unnote(name);
    throw error;
  }
}

type Line = WholeTable | { readonly subscription: Subscription } | { readonly note: Note };

interface Header extends Keys {
  readonly format: number;
  readonly claims: Claims;
}

/** Line by line; throws for what is no backup, or not a whole one. */
async function readBackup(file: string, take: (line: Line) => Promise<void>): Promise<Header> {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`);
  let head: Header | undefined;
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
        if ('entries' in line) count++;
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
  return head;
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

function readHeader(line: string): Header {
  let header: Record<string, unknown>;
  try {
    header = JSON.parse(line) as Record<string, unknown>;
  } catch {
    throw new Error('this is no backup of Stolik');
  }
  const { stolik, format, key, vapid, claims = {} } = header;
  if (stolik !== 'backup' || typeof key !== 'string') throw new Error('this is no backup of Stolik');
  if (typeof format !== 'number' || format < 1 || format > FORMAT)
    throw new Error(`this program reads backups up to format ${FORMAT}, not ${String(format)}`);
  return { format, key, vapid: typeof vapid === 'string' ? vapid : undefined, claims: claims as Claims };
}
