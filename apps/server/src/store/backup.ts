import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Store, WholeTable } from './store.ts';

const FORMAT = 1;
const PAGE = 100;

/**
 * Writes every table into one gzipped file of JSON lines, the same for every kind of store; people may go on playing meanwhile. The
 * first line holds the key that signs seats, so that everybody's seat is theirs again after a restore: keep the file to yourself.
 */
export async function backUp(store: Store, key: string, file: string): Promise<number> {
  if (existsSync(file)) throw new Error(`${file} is there already`);
  let count = 0;
  async function* lines(): AsyncGenerator<string> {
    yield `${JSON.stringify({ stolik: 'backup', format: FORMAT, key })}\n`;
    for (let after = ''; ; ) {
      const page = await store.page(after, PAGE);
      if (page.length === 0) return;
      for (const table of page) yield `${JSON.stringify(table)}\n`;
      count += page.length;
      after = page.at(-1)!.id;
    }
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file, { mode: 0o600 }));
  return count;
}

/** Reads a backup into a store that holds no tables yet. Answers how many tables came, and the key. */
export async function restore(store: Store, file: string): Promise<{ readonly count: number; readonly key: string }> {
  if ((await store.countTables()) > 0) throw new Error('there are tables here already; restore into an empty place');
  const input = createReadStream(file);
  const lines = createInterface({ input: input.pipe(createGunzip()) });
  let key: string | undefined;
  let count = 0;
  for await (const line of lines) {
    if (key === undefined) key = readHeader(line);
    else {
      const { entries, ...table } = JSON.parse(line) as WholeTable;
      if (!(await store.create(table, entries))) throw new Error(`table ${table.id} is in the backup twice`);
      count++;
    }
  }
  if (key === undefined) throw new Error(`${file} is empty`);
  return { count, key };
}

function readHeader(line: string): string {
  const header = JSON.parse(line) as { stolik?: unknown; format?: unknown; key?: unknown };
  if (header.stolik !== 'backup' || typeof header.key !== 'string') throw new Error('this is no backup of Stolik');
  if (header.format !== FORMAT) throw new Error(`this program reads backups of format ${FORMAT}, not ${String(header.format)}`);
  return header.key;
}
