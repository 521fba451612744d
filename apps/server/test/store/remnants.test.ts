import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SeededRng } from '@stolik/kernel/random';
import { afterAll, expect, test } from 'vitest';
import { SqliteStore } from '../../src/store/sqlite.ts';

const root = mkdtempSync(join(tmpdir(), 'stolik-remnants-'));
afterAll(() => rmSync(root, { recursive: true }));

const HEAD = { phase: 'over', isOpen: false, free: 0, dueAt: undefined, at: 1, summary: '' } as const;
const SECRET = 'marked-secret';
const HOUR = 3_600_000;

const fileIn = (folder: string): string => join(root, folder, 'stolik.sqlite');

/** How often something stands in any file of a store. */
function hitsIn(folder: string, text = SECRET): number {
  const files = readdirSync(join(root, folder)).map((name) => readFileSync(join(root, folder, name)).toString('latin1'));
  return files.reduce((sum, bytes) => sum + bytes.split(text).length - 1, 0);
}

/** Many tables written in turns, so that rows move from page to page; every tenth holds what must not stay. */
async function fill(store: SqliteStore, entries = 9000): Promise<readonly string[]> {
  const rng = new SeededRng(7);
  const ids = Array.from({ length: 200 }, (_, index) => `${rng.below(1_000_000).toString(36)}x${index}`);
  const textOf = (index: number): string =>
    (index % 10 === 0 ? SECRET : 'somebody-else') + 'x'.repeat(rng.below(50) === 0 ? rng.below(9000) : rng.below(120));
  const versions = ids.map(() => 1);
  for (const [index, id] of ids.entries())
    await store.create({ id, code: `c${index}`, game: 'nim', seed: '', head: HEAD }, [textOf(index)]);
  for (let written = 0; written < entries; written += 30) {
    const batch = Array.from({ length: 30 }, () => {
      const index = rng.below(ids.length);
      return store.append(ids[index]!, versions[index]!++, [textOf(index)]);
    });
    await Promise.all(batch);
  }
  return ids.filter((_, index) => index % 10 === 0);
}

test('a removed table is in no file of the store when the removal is acknowledged', async () => {
  const store = new SqliteStore(fileIn('one'));
  for (const id of ['t1', 't2'])
    await store.create({ id, code: id, game: 'nim', seed: '', head: HEAD }, [id === 't1' ? SECRET : 'plain']);
  for (let version = 1; version < 40; version++) await store.append('t1', version, [`${SECRET} ${version}`]);
  await store.subscribe({ table: 't1', seat: 0, endpoint: `https://push.example/${SECRET}`, keys: SECRET });
  await store.note('pin 12345', SECRET);
  expect(hitsIn('one')).toBeGreaterThan(40);
  await store.unnote('pin 12345');
  await store.remove('t1');
  expect(hitsIn('one')).toBe(0);
  expect(statSync(`${fileIn('one')}-wal`).size).toBe(0);
  expect((await store.load('t2'))?.entries).toEqual(['plain']);
  await store.close();
});

test('copies that rows leave behind when pages split are gone after the next quiet hour, and tables that stay are whole', async () => {
  let now = HOUR;
  const store = new SqliteStore(fileIn('many'), () => now);
  const secret = await fill(store);
  const kept = new Map<string, unknown>();
  for (const { id } of await store.page('', 1000)) if (!secret.includes(id)) kept.set(id, await store.load(id));
  await store.remove(...secret);
  // While somebody plays nothing is rewritten.
  await store.tidy();
  const size = statSync(fileIn('many')).size;
  now += HOUR;
  await store.tidy();
  expect(hitsIn('many')).toBe(0);
  expect(statSync(fileIn('many')).size).toBeLessThan(size);
  for (const [id, table] of kept) expect(await store.load(id)).toEqual(table);
  await store.close();
});

test('a store that was closed before its quiet hour is rewritten when it is opened again', async () => {
  const store = new SqliteStore(fileIn('again'));
  await store.remove(...(await fill(store)));
  await store.close();
  const again = new SqliteStore(fileIn('again'));
  again.shrink();
  expect(hitsIn('again')).toBe(0);
  // It is clean now, and not rewritten for nothing.
  const { mtimeMs } = statSync(fileIn('again'));
  again.shrink();
  await again.tidy();
  expect(statSync(fileIn('again')).mtimeMs).toBe(mtimeMs);
  await again.close();
});

test('a file of an earlier program, which did not wipe, is cleaned once', async () => {
  const first = new SqliteStore(fileIn('old'));
  await fill(first, 300);
  await first.close();
  const older = new DatabaseSync(fileIn('old'));
  older.exec(
    `PRAGMA secure_delete = OFF; DELETE FROM log; DELETE FROM journal; DELETE FROM tables; DELETE FROM kept WHERE name = 'remnants'`,
  );
  older.close();
  expect(hitsIn('old')).toBeGreaterThan(0);
  const store = new SqliteStore(fileIn('old'));
  store.shrink();
  expect(hitsIn('old')).toBe(0);
  await store.close();
});

test('a reader holds nobody up: the log is wiped when it has gone', async () => {
  const store = new SqliteStore(fileIn('read'));
  await store.create({ id: 't1', code: 'c', game: 'nim', seed: '', head: HEAD }, [SECRET]);
  const reader = new DatabaseSync(fileIn('read'));
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM log').get();
  await store.remove('t1');
  expect(await store.load('t1')).toBeUndefined();
  expect(hitsIn('read')).toBeGreaterThan(0);
  reader.exec('COMMIT');
  reader.close();
  // The next removal, a timer or the quiet hour: whatever comes first.
  await store.remove('t2');
  expect(hitsIn('read')).toBe(0);
  await store.close();
});
