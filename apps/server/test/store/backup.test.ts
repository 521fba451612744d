import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runBackup, runRestore, runWorker } from '../../src/commands.ts';
import { SqliteStore } from '../../src/store/sqlite.ts';
import { openHouse, openSeated } from '../online/house.ts';

const folder = mkdtempSync(join(tmpdir(), 'stolik-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (data: string) => ({ data, databaseUrl: undefined, natsUrl: undefined });

test('a backup of a running server brings tables, seats and all back in an empty place', async () => {
  const house = await openHouse({ data: join(folder, 'old') });
  const { table, tokens } = await openSeated(house.url, 'connect-four', 2);
  const file = join(folder, 'all.backup');
  expect(await runBackup(file, at(join(folder, 'old')))).toContain('1 tables are in');
  expect(statSync(file).mode & 0o077).toBe(0);
  await expect(runBackup(file, at(join(folder, 'old')))).rejects.toThrow('there already');
  await expect(runRestore(file, at(join(folder, 'old')))).rejects.toThrow('already');
  await house.close();
  expect(await runRestore(file, at(join(folder, 'new')))).toBe('1 tables are back.');
  const again = await openHouse({ data: join(folder, 'new') });
  const found = await again.online.tables.findPlace(tokens[1]!);
  expect(found?.table.session).toMatchObject({ id: table, phase: 'playing' });
  await again.close();
});

test('what is no backup is not taken for one', async () => {
  const data = join(folder, 'third');
  await expect(runRestore(import.meta.filename, at(data))).rejects.toThrow(/header|backup/);
  const store = new SqliteStore(join(data, 'stolik.sqlite'));
  expect(await store.countTables()).toBe(0);
  await store.close();
});

test('a worker without NATS says what it needs', async () => {
  await expect(runWorker(at(folder))).rejects.toThrow('NATS_URL');
});
