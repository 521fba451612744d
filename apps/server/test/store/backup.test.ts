import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
  expect(existsSync(data)).toBe(false);
});

test('a backup of a newer program is refused, and nothing is made; one that says nothing of its entries is older', async () => {
  const write = (name: string, header: object): string => {
    const file = join(folder, name);
    writeFileSync(file, gzipSync(`${JSON.stringify({ stolik: 'backup', key: 'k', ...header })}\n{"end":0}\n`));
    return file;
  };
  const data = join(folder, 'newer');
  const newer = write('newer.backup', { format: 3, claims: { 'entries table': 999 } });
  await expect(runRestore(newer, at(data))).rejects.toThrow('the log of a table here may hold entries of version 999');
  await expect(runRestore(write('kind.backup', { format: 3, claims: { 'entries dream': 1 } }), at(data))).rejects.toThrow(
    'this program knows up to 0',
  );
  await expect(runRestore(write('form.backup', { format: 4 }), at(data))).rejects.toThrow('up to format 3');
  expect(existsSync(data)).toBe(false);
  const older = write('older.backup', { format: 2, claims: undefined });
  expect(await runRestore(older, at(data))).toBe('0 tables are back.');
});

test('a backup carries the numbers on walls, the orders of the operator, and what a program must know to read it', async () => {
  const [old, fresh] = [join(folder, 'notes'), join(folder, 'notes-again')];
  const store = new SqliteStore(join(old, 'stolik.sqlite'));
  for (const name of ['operator x', 'pin 12345', 'alive']) await store.note(name, '7');
  await store.raise('entries table', 1);
  await store.raise('rules nim', 5);
  await store.close();
  const file = join(folder, 'notes.backup');
  await runBackup(file, at(old));
  await runRestore(file, at(fresh));
  const again = new SqliteStore(join(fresh, 'stolik.sqlite'));
  const found = await Promise.all(
    ['operator x', 'pin 12345', 'alive', 'entries table', 'rules nim'].map((name) => again.noted(name)),
  );
  expect(found).toEqual(['7', '7', undefined, '1', '5']);
  await again.close();
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
  expect(existsSync(fresh)).toBe(false);
  // Somebody else's file in the target stays, and is all that does.
  mkdirSync(fresh);
  writeFileSync(join(fresh, 'notes.txt'), 'mine');
  await expect(runRestore(twice, at(fresh))).rejects.toThrow('twice');
  expect(readdirSync(fresh)).toEqual(['notes.txt']);
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
  house.online.serves('http://localhost:8099/');
  await expect(openHouse({ data })).rejects.toThrow(`another server, at http://localhost:8099/, keeps its tables in ${data}`);
  expect(statSync(data).mode & 0o077).toBe(0);
  for (const file of readdirSync(data)) expect([file, statSync(join(data, file)).mode & 0o077]).toEqual([file, 0]);
  await house.close();
  expect(readdirSync(data)).not.toContain('lock.holder');
  // One that was killed has left its address: it is nobody's any more.
  writeFileSync(join(data, 'lock.holder'), 'http://localhost:1/');
  const next = await openHouse({ data });
  await expect(openHouse({ data })).rejects.toThrow(`another server keeps its tables in ${data}`);
  await next.close();
});

test('a worker without NATS says what it needs', async () => {
  await expect(runWorker(at(folder))).rejects.toThrow('NATS_URL');
});
