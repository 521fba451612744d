import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { runBackup, runRestore, runWorker } from '../../src/commands.ts';
import { backUp } from '../../src/store/backup.ts';
import { SqliteStore } from '../../src/store/sqlite.ts';
import { openHouse, openSeated } from '../online/house.ts';

const folder = mkdtempSync(join(tmpdir(), 'stolik-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (data: string) => ({ data, databaseUrl: undefined, natsUrl: undefined });

test('a backup of a running server brings tables, seats and all back in an empty place', async () => {
  const house = await openHouse({ data: join(folder, 'old') });
  const { table, tokens } = await openSeated(house.url, 'connect-four', 2);
  const file = join(folder, 'all.backup');
  expect(await runBackup(file, at(join(folder, 'old')))).toContain('One table is in');
  expect(statSync(file).mode & 0o077).toBe(0);
  await expect(runBackup(file, at(join(folder, 'old')))).rejects.toThrow('there already');
  await expect(runRestore(file, at(join(folder, 'old')))).rejects.toThrow('already');
  await house.close();
  expect(await runRestore(file, at(join(folder, 'new')))).toBe('One table is back.');
  const again = await openHouse({ data: join(folder, 'new') });
  const found = await again.online.tables.findPlace(tokens[1]!);
  expect(found?.table.session).toMatchObject({ id: table, phase: 'playing' });
  await again.close();
});

test('a backup of a folder without tables fails and makes none; one that can’t be finished leaves nothing', async () => {
  const nowhere = join(folder, 'nowhere');
  await expect(runBackup(join(folder, 'none.backup'), at(nowhere))).rejects.toThrow(`there are no tables in ${nowhere}`);
  expect([existsSync(nowhere), existsSync(join(folder, 'none.backup'))]).toEqual([false, false]);
  const store = new SqliteStore(join(folder, 'failing', 'stolik.sqlite'));
  store.page = () => Promise.reject(new Error('the disk is gone'));
  const file = join(folder, 'failing.backup');
  await expect(backUp(store, { key: 'k' }, file)).rejects.toThrow('the disk is gone');
  expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false]);
  await store.close();
});

test('what is no backup is not taken for one', async () => {
  const data = join(folder, 'third');
  await expect(runRestore(import.meta.filename, at(data))).rejects.toThrow(/header|backup/);
  const store = new SqliteStore(join(data, 'stolik.sqlite'));
  expect(await store.countTables()).toBe(0);
  await store.close();
});

test('keys of notices and who wants them come along; half a file brings nothing, and a second try with a whole one everything', async () => {
  const [old, fresh] = [join(folder, 'full'), join(folder, 'fresh')];
  const house = await openHouse({ data: old });
  const { table } = await openSeated(house.url, 'connect-four', 2);
  await openSeated(house.url, 'connect-four', 2);
  const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
  await house.online.store.subscribe({ table, seat: 1, endpoint, keys: '{}' });
  const vapid = await house.online.store.keep('vapid', () => 'none');
  const file = join(folder, 'full.backup');
  await runBackup(file, at(old));
  await house.close();
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
  const cut = join(folder, 'cut.backup');
  writeFileSync(cut, readFileSync(file).subarray(0, -20));
  await expect(runRestore(cut, at(fresh))).rejects.toThrow('as a whole');
  const short = join(folder, 'short.backup');
  writeFileSync(short, gzipSync(`${lines.slice(0, -1).join('\n')}\n`));
  await expect(runRestore(short, at(fresh))).rejects.toThrow('not whole');
  const twice = join(folder, 'twice.backup');
  writeFileSync(twice, gzipSync([lines[0], lines[1], lines[1], JSON.stringify({ end: 2 })].join('\n')));
  await expect(runRestore(twice, at(fresh))).rejects.toThrow('twice');
  await expect(runRestore(join(folder, 'none'), at(fresh))).rejects.toThrow('there is no file');
  expect(await runRestore(file, at(fresh))).toBe('2 tables are back.');
  const store = new SqliteStore(join(fresh, 'stolik.sqlite'));
  expect(await store.keep('vapid', () => 'other')).toBe(vapid);
  expect(await store.allSubscriptions()).toEqual([{ table, seat: 1, endpoint, keys: '{}' }]);
  await store.close();
});

test('one server a folder', async () => {
  const data = join(folder, 'locked');
  const house = await openHouse({ data });
  await expect(openHouse({ data })).rejects.toThrow(`another server keeps its tables in ${data}`);
  expect(statSync(data).mode & 0o077).toBe(0);
  await house.close();
  await (await openHouse({ data })).close();
});

test('a worker without NATS says what it needs', async () => {
  await expect(runWorker(at(folder))).rejects.toThrow('NATS_URL');
});
