import { DatabaseSync } from 'node:sqlite';
import { connectFour } from '@stolik/connect-four/game';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { NewerStore } from '../../src/store/store.ts';
import { troubleOf, whyNotOpened } from '../../src/store/trouble.ts';
import { call, openHouse, openSeated, Player, salt, type TestHouse } from './house.ts';
import { Lesson } from './lesson.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse({ complain: () => {} });
});
afterAll(() => house.close());

/** SQLite then answers as on a disk without room. */
function fill(isFull: boolean): void {
  const { db } = house.online.store as unknown as { db: DatabaseSync };
  db.exec(`PRAGMA max_page_count = ${isFull ? 1 : 1_000_000_000}`);
}

const REQUEST = { game: 'connect-four', seats: ['me', 'open'], name: 'Anna', salt: salt() };

test('a full disk: requests get 503 and the reason, requests are not done and say so, and all goes on when there is room', async () => {
  const { table, tokens } = await openSeated(house.url, 'connect-four', 2);
  const players = tokens.map((token, seat) => new Player(house.url, connectFour, table, token, seat));
  for (const player of players) player.plays = false;
  await Promise.all(players.map((player) => player.until(() => player.scene.isPresent)));
  const mover = players.find((player) => player.isAsked())!;
  const lesson = await Lesson.open(house.url, 1);
  const text = mover.choose();
  const [act, label] = [['act', 0, text], { kind: 'label', label: '7C' }] as const;
  fill(true);
  // Some room is left in pages that are there already.
  let last = await call(house.url, '/api/tables', REQUEST);
  for (let tries = 0; last.status === 201 && tries < 200; tries++) last = await call(house.url, '/api/tables', REQUEST);
  expect(last).toEqual({
    status: 503,
    body: { problem: { at: 'store', says: 'the server can’t save anything now: its disk is full' }, request: expect.any(String) },
  });
  const { store } = house.online;
  await vi.waitUntil(async () => (await Promise.allSettled([store.note('x', 'y'.repeat(1e5))]))[0]!.status === 'rejected', {
    timeout: 60_000,
  });
  vi.spyOn(store, 'append').mockImplementation(() => store.note('x', 'y'.repeat(1e5)).then(() => true));
  expect(await mover.connection.request(act)).toMatchObject({ ok: false, code: 'unsaved' });
  expect(await lesson.desk.request(label)).toEqual({ ok: false, code: 'unsaved' });
  expect(await call(house.url, '/api/ready')).toMatchObject({ status: 503, body: { problems: ['writes'] } });
  vi.mocked(store.append).mockRestore();
  fill(false);
  expect((await call(house.url, '/api/tables', REQUEST)).status).toBe(201);
  expect(await mover.connection.request(act)).toMatchObject({ ok: true });
  await lesson.desk.does(label);
  lesson.close();
  for (const player of players) player.close();
});

const failed = (more: object, message = 'raw'): Error => Object.assign(new Error(message), more);
const sqlite = (errcode: number): Error => failed({ code: 'ERR_SQLITE_ERROR', errcode });

test.each([
  [failed({ code: 'EROFS' }), 'the disk of /data is read-only. Choose a folder that can be written to'],
  [sqlite(8), 'the disk of /data is read-only'],
  // 1032: READONLY_DBMOVED, one of the extended codes.
  [sqlite(1032), 'the disk of /data is read-only'],
  [failed({ code: 'EACCES' }), 'this user may not write to /data. Give the folder to this user'],
  [failed({ code: 'EPERM' }), 'this user may not write to /data'],
  [sqlite(14), 'this user may not write to /data'],
  [failed({ code: 'ENOSPC' }), 'the disk of /data is full. Make room'],
  [sqlite(13), 'the disk of /data is full'],
  [sqlite(26), '/data/stolik.sqlite is damaged, or is no store of Stolik. Restore a backup'],
  [failed({ code: 'ENOTDIR' }), '/data is no folder'],
  [failed({ code: 'ENOENT' }), "the folder /data can't be made there"],
  [new NewerStore(9, 5), 'the data are of version 9'],
  [new Error('something else'), 'something else'],
])('%s is a sentence for the operator', (error, says) => {
  expect(whyNotOpened(error, { data: '/data', databaseUrl: undefined })).toContain(says);
});

test('Postgres that is away is named, and its password is not', () => {
  const around = { data: '/data', databaseUrl: 'postgres://stolik:secret@db:5432/stolik' };
  const refused = new AggregateError([failed({ code: 'ECONNREFUSED' })], '');
  for (const error of [refused, failed({ code: 'CONNECT_TIMEOUT' }, 'write CONNECT_TIMEOUT db:5432')]) {
    const says = whyNotOpened(error, around);
    expect(says).toContain("Postgres can't be reached");
    expect(says).not.toContain('secret');
  }
  expect(troubleOf(failed({ code: '53100' }))).toBe('full');
  expect(troubleOf(failed({ code: '23505' }))).toBeUndefined();
});

test('a damaged file is told apart from a full disk by SQLite itself', () => {
  const db = new DatabaseSync(':memory:');
  db.exec('PRAGMA max_page_count = 2; CREATE TABLE t (a)');
  const write = (): unknown => db.prepare('INSERT INTO t VALUES (?)').run('x'.repeat(1e5));
  const found = expect.toSatisfy((error: unknown) => troubleOf(error) === 'full');
  expect(write).toThrow(found);
  db.close();
});
