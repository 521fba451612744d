import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { MIGRATIONS, SqliteStore } from '../../src/store/sqlite.ts';
import { NewerStore } from '../../src/store/store.ts';
import { forgetOld } from '../../src/tables/retention.ts';
import { describeStore } from './contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'stolik-store-'));
const file = join(folder, 'deep', 'stolik.sqlite');
afterAll(() => rmSync(folder, { recursive: true }));

describeStore('SQLite', async () => new SqliteStore(file));

/** Everything is kept as long. */
const A_DAY = { empty: 1, gathering: 1, playing: 1, over: 1, class: 1, 'empty-class': 1 };
const HEAD = { phase: 'playing', isOpen: false, free: 0, dueAt: undefined, at: 1, summary: '' } as const;

/** A file as the program of that version left it, with one table and two entries. */
function makeOlder(path: string, version: number, table: string): DatabaseSync {
  const db = new DatabaseSync(path);
  for (const migration of MIGRATIONS.slice(0, version)) db.exec(migration);
  db.exec(`
    PRAGMA user_version = ${version};
    INSERT INTO tables VALUES (${table});
    INSERT INTO entries VALUES ('t1', 0, 'a'), ('t1', 1, 'b');`);
  return db;
}

test('the file is for its owner only', () => {
  expect(statSync(file).mode & 0o077).toBe(0);
});

test('what an amended entry held is gone from the file', async () => {
  const path = join(folder, 'amended.sqlite');
  const store = new SqliteStore(path);
  await store.create({ id: 't1', code: 'c1', game: 'nim', seed: '', head: HEAD }, ['open', 'sit Brunhilde the First']);
  await store.append('t1', 2, ['sit Brunhilde the Second', 'move']);
  await store.amend('t1', new Map([1, 2].map((seq) => [seq, `sit Guest ${seq}`])));
  await store.close();
  const bytes = readFileSync(path);
  expect(bytes.includes('Guest 1')).toBe(true);
  expect(bytes.includes('Brunhilde')).toBe(false);
});

test('a store that does not answer any more is not well', async () => {
  const store = new SqliteStore(join(folder, 'gone.sqlite'));
  await store.check();
  await store.close();
  await expect(store.check()).rejects.toThrow('finalized');
});

test('what was removed is room for what comes, and a file that is mostly empty becomes small again', async () => {
  const path = join(folder, 'large.sqlite');
  const store = new SqliteStore(path);
  const head = { ...HEAD, phase: 'over' } as const;
  const entry = 'x'.repeat(2000);
  for (let i = 0; i < 30; i++)
    await store.create(
      { id: `t${i}`, code: `c${i}`, game: 'nim', seed: '', head },
      Array.from({ length: 200 }, () => entry),
    );
  const full = await store.size();
  expect(full).toBeGreaterThan(12_000_000);
  expect(await forgetOld(store, A_DAY, Date.now())).toBe(30);
  expect(await store.size()).toBeLessThan(full / 100);
  store.shrink();
  await store.close();
  expect(statSync(path).size).toBeLessThan(full / 100);
});

test('classes are counted, and those to forget found, without a look at any table', async () => {
  const path = join(folder, 'indexed.sqlite');
  await new SqliteStore(path).close();
  const db = new DatabaseSync(path);
  const plan = (sql: string): string => JSON.stringify(db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all());
  expect(plan("SELECT count(*) FROM tables WHERE phase = 'class' OR phase = 'empty-class'")).toContain('tables_classes');
  expect(plan("SELECT id FROM tables WHERE phase = 'empty-class' AND at < ?")).toContain('tables_classes (phase=? AND at<?)');
  db.close();
});

test('old tables are forgotten all, a few at a time', async () => {
  const left = { empty: 0, gathering: 0, playing: 399, over: 1000, class: 201, 'empty-class': 0 };
  const forget = async (phase: keyof typeof left, _: number, limit: number): Promise<number> => {
    const gone = Math.min(limit, left[phase]);
    left[phase] -= gone;
    return gone;
  };
  expect(await forgetOld({ forget } as never, A_DAY, Date.now())).toBe(1600);
  expect(left).toEqual({ empty: 0, gathering: 0, playing: 0, over: 0, class: 0, 'empty-class': 0 });
});

test('data of a newer program are refused and left alone', () => {
  const newer = join(folder, 'newer.sqlite');
  const db = new DatabaseSync(newer);
  db.exec('PRAGMA user_version = 999; CREATE TABLE future (x)');
  db.close();
  expect(() => new SqliteStore(newer)).toThrow(NewerStore);
  const after = new DatabaseSync(newer);
  expect(after.prepare('PRAGMA user_version').get()).toEqual({ user_version: 999 });
  after.close();
});

test('data of the first program are taken over whole', async () => {
  const older = join(folder, 'older.sqlite');
  makeOlder(older, 2, `'t1', 'ABCDEF', 'nim', 'ab', 2, 'gathering', 1, 1, 100, 1000, '{}'`).close();
  const store = new SqliteStore(older);
  expect(await store.load('t1')).toEqual({
    id: 't1',
    code: 'ABCDEF',
    game: 'nim',
    seed: 'ab',
    version: 2,
    entries: ['a', 'b'],
  });
  expect(await store.append('t1', 2, ['c'])).toBe(true);
  expect(await store.listOpen(10)).toEqual([{ id: 't1', code: 'ABCDEF', game: 'nim', free: 1, at: 1000, summary: '{}' }]);
  expect(await store.claimDue(100, 1000, 10)).toEqual(['t1']);
  await store.close();
});

test('data of a program without a journal are taken over, and the journal is empty after every opening', async () => {
  const older = join(folder, 'no-journal.sqlite');
  const db = makeOlder(older, 3, `'t1', 'ABCDEF', 'nim', 'ab', 'playing', 0, 0, NULL, 1000, ''`);
  const store = new SqliteStore(older);
  // The older program is still running: what it writes would not be seen by who looks into the journal.
  expect(() => db.exec(`INSERT INTO entries VALUES ('t1', 2, 'x')`)).toThrow('no such table');
  db.close();
  expect(await store.append('t1', 1, ['x'])).toBe(false);
  expect(await store.append('t1', 2, ['c', 'd'])).toBe(true);
  expect(countIn(older, 'journal')).toBe(2);
  await store.close();
  const again = new SqliteStore(older);
  expect([countIn(older, 'log'), countIn(older, 'journal')]).toEqual([4, 0]);
  expect(await again.load('t1')).toMatchObject({ version: 4, entries: ['a', 'b', 'c', 'd'] });
  await again.close();
});

test('a journal that has grown long is moved, while others write into the same file', async () => {
  const long = join(folder, 'long.sqlite');
  const stores = [new SqliteStore(long), new SqliteStore(long)] as const;
  const ids = ['t1', 't2', 't3'];
  for (const [index, id] of ids.entries()) {
    await stores[0].create({ id, code: `CODE${index}`, game: 'nim', seed: 'ab', head: HEAD }, ['0']);
  }
  const version = new Map(ids.map((id) => [id, 1]));
  let most = 0;
  for (let round = 0; round < 30; round++) {
    const store = stores[round % 2]!;
    for (const id of ids) {
      const from = version.get(id)!;
      const entries = Array.from({ length: 100 + round }, (_, i) => String(from + i));
      // Whoever was not the last to write knows nothing of it yet, and must look.
      expect(await store.append(id, from - 1, ['late'])).toBe(false);
      expect(await store.append(id, from, entries)).toBe(true);
      version.set(id, from + entries.length);
    }
    most = Math.max(most, countIn(long, 'journal'));
  }
  const written = [...version.values()].reduce((sum, count) => sum + count);
  expect(most).toBeLessThan(written / 2);
  expect(countIn(long, 'log') + countIn(long, 'journal')).toBe(written);
  for (const id of ids) {
    const expected = Array.from({ length: version.get(id)! }, (_, i) => String(i));
    for (const store of stores) expect(await store.load(id)).toMatchObject({ version: expected.length, entries: expected });
    expect((await stores[1].page('', 10)).find((table) => table.id === id)?.entries).toEqual(expected);
  }
  await stores[0].remove('t2');
  expect(await stores[1].append('t2', version.get('t2')!, ['x'])).toBe(false);
  expect(await stores[1].load('t2')).toBeUndefined();
  for (const store of stores) await store.close();
});

test('what could not be written is not remembered as written', async () => {
  const store = new SqliteStore(join(folder, 'failing.sqlite'));
  await store.create({ id: 't1', code: 'ABCDEF', game: 'nim', seed: 'ab', head: HEAD }, ['0']);
  const wrong = { ...HEAD, phase: undefined } as never;
  const both = await Promise.allSettled([store.append('t1', 1, ['a']), store.append('t1', 2, ['b'], wrong)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await store.append('t1', 2, ['c'])).toBe(false);
  expect(await store.append('t1', 1, ['d'])).toBe(true);
  expect(await store.load('t1')).toMatchObject({ version: 2, entries: ['0', 'd'] });
  await store.close();
});

test('long entries don’t pile up in the journal: little is moved at a time', async () => {
  const path = join(folder, 'long-entries.sqlite');
  const store = new SqliteStore(path);
  const { id, code } = { id: 'longentries1', code: 'BCDFGH' };
  const head = { phase: 'class', isOpen: false, free: 0, dueAt: undefined, at: 0, summary: '' } as const;
  await store.create({ id, code, game: 'class', seed: '', head }, ['first']);
  let most = 0;
  for (let version = 1; version < 200; version++) {
    await store.append(id, version, ['x'.repeat(16_000)]);
    most = Math.max(most, countIn(path, 'journal'));
  }
  expect(most).toBeLessThan(40);
  expect((await store.load(id))?.entries).toHaveLength(200);
  await store.close();
});

function countIn(path: string, table: 'log' | 'journal'): number {
  const db = new DatabaseSync(path);
  const count = Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n']);
  db.close();
  return count;
}
