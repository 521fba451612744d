import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { SqliteStore } from '../../src/store/sqlite.ts';
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
