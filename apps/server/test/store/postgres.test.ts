import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
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
afterAll(() => server.stop(), 60_000);

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

describe('somebody writes while a table is removed', () => {
  const [id, at] = ['abcdefghjkmn', 10];
  const head = { phase: 'over', isOpen: false, free: 0, dueAt: undefined, at, summary: '' } as const;
  let store: PostgresStore;
  let sql: ReturnType<typeof postgres>;
  beforeAll(async () => {
    const fresh = await server.database();
    store = await PostgresStore.open(fresh);
    sql = postgres(fresh, { max: 3 });
  });
  afterAll(async () => {
    await store.close();
    await sql.end();
  });

  /** Until this is done or waits for what somebody else holds. */
  const held = (work: Promise<unknown>): Promise<unknown> => {
    const waits = async (): Promise<boolean> => {
      const [row] = await sql`SELECT count(*)::int AS n FROM pg_locks WHERE NOT granted`;
      return row!['n'] > 0;
    };
    return Promise.race([work, vi.waitUntil(waits, { timeout: 60_000, interval: 5 })]);
  };
  const left = async (): Promise<readonly number[]> => {
    const [row] = await sql`
      SELECT (SELECT count(*)::int FROM tables) AS t, (SELECT count(*)::int FROM entries) AS e, (SELECT count(*)::int FROM snapshots) AS s`;
    return [row!['t'], row!['e'], row!['s']];
  };
  /** As an append does, in its order: the row, then the lines. */
  const appending = (work: () => Promise<unknown>): Promise<readonly [Promise<unknown>]> =>
    sql.begin(async (writing) => {
      await writing`UPDATE tables SET version = 2, at = ${at + 90} WHERE id = ${id}`;
      const under = work();
      await held(under);
      await writing`INSERT INTO entries (table_id, seq, body) VALUES (${id}, 1, 'b')`;
      return [under] as const;
    }) as Promise<readonly [Promise<unknown>]>;

  test('what is being written goes with it', async () => {
    await store.create({ id, code: 'BCDFGH', game: 'nim', seed: '', head }, ['a']);
    const [removing] = await appending(() => store.remove(id));
    await removing;
    expect(await left()).toEqual([0, 0, 0]);
  });

  test('what is written to is not old', async () => {
    await store.create({ id, code: 'BCDFGH', game: 'nim', seed: '', head }, ['a']);
    const [forgetting] = await appending(() => store.forget('over', at + 50, 10));
    expect(await forgetting).toBe(0);
    expect((await store.load(id))?.entries).toEqual(['a', 'b']);
    expect(await store.forget('over', at + 100, 10)).toBe(1);
    expect(await left()).toEqual([0, 0, 0]);
  });

  test('a snapshot that comes meanwhile is not kept', async () => {
    await store.create({ id, code: 'BCDFGH', game: 'nim', seed: '', head }, ['a']);
    const [keeping] = (await sql.begin(async (removing) => {
      await removing`DELETE FROM entries WHERE table_id = ${id}`;
      await removing`DELETE FROM tables WHERE id = ${id}`;
      const under = store.keepSnapshot(id, 's');
      await held(under);
      return [under] as const;
    })) as readonly [Promise<void>];
    await keeping;
    expect(await left()).toEqual([0, 0, 0]);
  });
});

test('lines that an earlier program has left are removed once', async () => {
  const fresh = await server.database();
  await (await PostgresStore.open(fresh)).close();
  const sql = postgres(fresh, { max: 1 });
  const leave = async (): Promise<number> => {
    await sql`INSERT INTO entries (table_id, seq, body) VALUES ('gone', 0, 'a')`;
    await (await PostgresStore.open(fresh)).close();
    return (await sql`SELECT 1 FROM entries`).length;
  };
  await sql`DELETE FROM kept`;
  expect(await leave()).toBe(0);
  expect(await leave()).toBe(1);
  await sql.end();
});
