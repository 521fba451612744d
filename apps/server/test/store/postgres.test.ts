import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PostgresStore } from '../../src/store/postgres.ts';
import { NewerStore } from '../../src/store/store.ts';
import { describeStore } from './contract.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

let server: TestPostgres;
let url: string;
beforeAll(async () => {
  server = await startPostgres();
  url = await server.database();
}, 60_000);
afterAll(() => server.stop());

describeStore('Postgres', () => PostgresStore.open(url));

test('two processes that start together migrate once', async () => {
  const fresh = await server.database();
  const stores = await Promise.all([PostgresStore.open(fresh), PostgresStore.open(fresh), PostgresStore.open(fresh)]);
  expect(await Promise.all(stores.map((store) => store.countTables()))).toEqual([0, 0, 0]);
  await Promise.all(stores.map((store) => store.close()));
});

test('data of a newer program are refused and left alone', async () => {
  const fresh = await server.database();
  await (await PostgresStore.open(fresh)).close();
  const sql = postgres(fresh, { max: 1 });
  await sql`UPDATE schema_version SET version = 999`;
  await expect(PostgresStore.open(fresh)).rejects.toThrow(NewerStore);
  expect([...(await sql`SELECT version FROM schema_version`)]).toEqual([{ version: 999 }]);
  await sql.end();
});

test('a server that starts locks nothing that others are writing', async () => {
  const fresh = await server.database();
  await (await PostgresStore.open(fresh)).close();
  const sql = postgres(fresh, { max: 1 });
  await sql.begin(async (writing) => {
    // As long as this is not written, nobody else gets a lock on the whole of these.
    await writing`LOCK TABLE tables, entries, subscriptions IN ROW EXCLUSIVE MODE`;
    const started = await PostgresStore.open(fresh);
    expect(await started.countTables()).toBe(0);
    await started.close();
  });
  await sql.end();
});
