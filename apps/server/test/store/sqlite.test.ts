import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { MIGRATIONS, SqliteStore } from '../../src/store/sqlite.ts';
import { NewerStore } from '../../src/store/store.ts';
import { describeStore } from './contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'stolik-store-'));
const file = join(folder, 'deep', 'stolik.sqlite');
afterAll(() => rmSync(folder, { recursive: true }));

describeStore('SQLite', async () => new SqliteStore(file));

test('the file is for its owner only', () => {
  expect(statSync(file).mode & 0o077).toBe(0);
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

test('data of the program before are taken over whole', async () => {
  const older = join(folder, 'older.sqlite');
  const db = new DatabaseSync(older);
  for (const migration of MIGRATIONS.slice(0, 2)) db.exec(migration);
  db.exec(`
    PRAGMA user_version = 2;
    INSERT INTO tables VALUES ('t1', 'ABCDEF', 'nim', 'ab', 2, 'gathering', 1, 1, 100, 1000, '{}');
    INSERT INTO entries VALUES ('t1', 0, 'a'), ('t1', 1, 'b');`);
  db.close();
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
