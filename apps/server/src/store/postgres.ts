import postgres, { type Sql, type TransactionSql } from 'postgres';
import {
  CLASS_PHASES,
  type ClassTableHead,
  type Head,
  NewerStore,
  type NewTable,
  type Note,
  type OpenTable,
  PIN_NOTE,
  type Sizes,
  type Store,
  type StoredTable,
  type Subscription,
  subscriptionOf,
  WEIGH_ORDER,
  type WeighBy,
  type Weight,
  type WholeTable,
  weightOf,
  wholeOf,
} from './store.ts';

/** Only ever added to: a store of any age walks through those it has not seen. */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE tables (
     id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, game TEXT NOT NULL, seed TEXT NOT NULL, version INTEGER NOT NULL,
     phase TEXT NOT NULL, is_open BOOLEAN NOT NULL, free INTEGER NOT NULL, due_at BIGINT, at BIGINT NOT NULL, summary TEXT NOT NULL
   );
   CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;
   CREATE INDEX tables_lobby ON tables (at) WHERE is_open AND phase = 'gathering';
   CREATE TABLE entries (table_id TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (table_id, seq));
   CREATE TABLE kept (name TEXT PRIMARY KEY, value TEXT NOT NULL);`,
  `CREATE TABLE subscriptions (
     endpoint TEXT NOT NULL, table_id TEXT NOT NULL, seat INTEGER NOT NULL, keys TEXT NOT NULL, PRIMARY KEY (table_id, seat, endpoint)
   );`,
  'CREATE TABLE snapshots (table_id TEXT PRIMARY KEY, body TEXT NOT NULL);',
];

/**
 * The class in the first entry of a table. A pattern, because an entry that is no JSON must not stop anything; the last match, because
 * options come before it. Options of any table may hold the same words, so that what is found is read.
 */
const CLASS = `substring(body FROM '.*"class":"([a-z0-9]{12})"')`;

function classIn(body: string): unknown {
  try {
    return (JSON.parse(body) as { opening?: { class?: unknown } }).opening?.class;
  } catch {
    return undefined;
  }
}

/** One number for all processes: two that start together must not both migrate. */
const MIGRATION_LOCK = 857_110;

interface Append {
  readonly id: string;
  readonly version: number;
  readonly entries: readonly string[];
  readonly head: Head | undefined;
  done(won: boolean): void;
  fail(error: unknown): void;
}

/** Appends that wait while one batch is under way go together into the next. */
const MOST_IN_BATCH = 500;

/** One database for many processes. */
export class PostgresStore implements Store {
  readonly kind = 'postgres';
  private readonly sql: Sql;
  failures = { count: 0, at: 0 };
  private waiting: Append[] = [];
  private underWay = 0;

  private constructor(sql: Sql) {
    this.sql = sql;
  }

  static async open(url: string): Promise<PostgresStore> {
    const sql = postgres(url, {
      max: 10,
      onnotice: () => {},
      connect_timeout: 10,
      types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
    });
    try {
      await migrate(sql);
    } catch (error) {
      await sql.end({ timeout: 1 });
      throw error;
    }
    return new PostgresStore(sql);
  }

  async create({ id, code, game, seed, head }: NewTable, entries: readonly string[]): Promise<boolean> {
    const { phase, isOpen, free, dueAt = null, at, summary } = head;
    const rows = await this.sql`
      WITH won AS (
        INSERT INTO tables (id, code, game, seed, version, phase, is_open, free, due_at, at, summary)
        VALUES (${id}, ${code}, ${game}, ${seed}, ${entries.length}, ${phase}, ${isOpen}, ${free}, ${dueAt}, ${at}, ${summary})
        ON CONFLICT DO NOTHING RETURNING id
      )
      INSERT INTO entries (table_id, seq, body)
      SELECT won.id, e.n - 1, e.body FROM won, unnest(${entries as string[]}::text[]) WITH ORDINALITY AS e (body, n) RETURNING seq`;
    return rows.length > 0;
  }

  append(id: string, version: number, entries: readonly string[], head?: Head): Promise<boolean> {
    return new Promise((done, fail) => {
      this.waiting.push({ id, version, entries, head, done, fail });
      if (this.underWay === 0) setImmediate(() => this.flush());
    });
  }

  /** Two batches may be under way: while one is on its way to the disk the next is prepared. */
  private flush(): void {
    while (this.underWay < 2 && this.waiting.length > 0) {
      // Two writers of one table in one statement would both be told that they won.
      const batch: Append[] = [];
      const later: Append[] = [];
      const ids = new Set<string>();
      for (const write of this.waiting) {
        if (batch.length >= MOST_IN_BATCH || ids.has(write.id)) later.push(write);
        else batch.push(write);
        ids.add(write.id);
      }
      this.waiting = later;
      this.underWay++;
      void this.send(batch).finally(() => {
        this.underWay--;
        this.flush();
      });
    }
  }

  private async send(batch: readonly Append[]): Promise<void> {
    // One order of locking for all processes, or two batches could wait for each other.
    const sorted = [...batch].sort((a, b) => (a.id < b.id ? -1 : 1));
    try {
      const won = await this.appendAll(sorted);
      for (const { id, done } of sorted) done(won.has(id));
    } catch (error) {
      this.failures = { count: this.failures.count + sorted.length, at: Date.now() };
      for (const { fail } of sorted) fail(error);
    }
  }

  private async appendAll(batch: readonly Append[]): Promise<Set<string>> {
    const wanted = batch.map(({ id, version, entries, head }) => {
      const place = { id, version, next: version + entries.length };
      if (!head) return place;
      const { phase, isOpen, free, dueAt = null, at, summary } = head;
      return { ...place, phase, is_open: isOpen, free, due_at: dueAt, at, summary };
    });
    const lines = batch.flatMap(({ id, version, entries }) => entries.map((body, index) => ({ id, seq: version + index, body })));
    const rows = await this.sql`
      WITH wanted AS (
        SELECT * FROM json_to_recordset(${JSON.stringify(wanted)}::text::json) AS w (
          id text, version int, next int, phase text, is_open bool, free int, due_at bigint, at bigint, summary text
        )
      ), held AS (
        SELECT t.id, w.next, w.phase, w.is_open, w.free, w.due_at, w.at, w.summary
        FROM tables t JOIN wanted w ON t.id = w.id AND t.version = w.version ORDER BY t.id FOR UPDATE OF t
      ), won AS (
        UPDATE tables t SET version = h.next, phase = coalesce(h.phase, t.phase), is_open = coalesce(h.is_open, t.is_open),
          free = coalesce(h.free, t.free), due_at = CASE WHEN h.phase IS NULL THEN t.due_at ELSE h.due_at END,
          at = coalesce(h.at, t.at), summary = coalesce(h.summary, t.summary)
        FROM held h WHERE t.id = h.id RETURNING t.id
      ), written AS (
        INSERT INTO entries (table_id, seq, body)
        SELECT l.id, l.seq, l.body
        FROM json_to_recordset(${JSON.stringify(lines)}::text::json) AS l (id text, seq int, body text) JOIN won ON won.id = l.id
      )
      SELECT id FROM won`;
    return new Set(rows.map((row) => String(row['id'])));
  }

  async amend(id: string, bodies: ReadonlyMap<number, string>): Promise<void> {
    const [seqs, texts] = [[...bodies.keys()], [...bodies.values()]];
    await this.sql`
      UPDATE entries e SET body = b.body FROM unnest(${seqs}::int[], ${texts}::text[]) AS b (seq, body)
      WHERE e.table_id = ${id} AND e.seq = b.seq`;
  }

  async load(id: string, after = 0, limit?: number): Promise<StoredTable | undefined> {
    const rows = await this.sql`
      SELECT t.id, t.code, t.game, t.seed, t.version,
        ARRAY(SELECT body FROM entries e WHERE e.table_id = t.id AND e.seq >= ${after} ORDER BY e.seq LIMIT ${limit ?? null}) AS entries
      FROM tables t WHERE t.id = ${id}`;
    return rows[0] as unknown as StoredTable | undefined;
  }

  async snapshot(id: string): Promise<string | undefined> {
    const rows = await this.sql`SELECT body FROM snapshots WHERE table_id = ${id}`;
    return rows[0] && String(rows[0]['body']);
  }

  async keepSnapshot(id: string, body: string): Promise<void> {
    // Not for a removed one: either the removal waits, or this does.
    await this.sql`
      INSERT INTO snapshots (table_id, body) SELECT id, ${body} FROM tables WHERE id = ${id} FOR KEY SHARE
      ON CONFLICT (table_id) DO UPDATE SET body = EXCLUDED.body`;
  }

  async sizes(id: string): Promise<Sizes | undefined> {
    const [row] = await this.sql`
      SELECT (SELECT coalesce(sum(octet_length(body)), 0) FROM entries WHERE table_id = t.id) AS log,
        (SELECT coalesce(sum(octet_length(body)), 0) FROM snapshots WHERE table_id = t.id) AS snapshot
      FROM tables t WHERE t.id = ${id}`;
    return row && { log: Number(row['log']), snapshot: Number(row['snapshot']) };
  }

  async findByCode(code: string): Promise<string | undefined> {
    const rows = await this.sql`SELECT id FROM tables WHERE code = ${code}`;
    return rows[0] && String(rows[0]['id']);
  }

  async tablesOf(room: string, after = '', limit = Number.MAX_SAFE_INTEGER): Promise<readonly ClassTableHead[]> {
    const found: ClassTableHead[] = [];
    for (let from = after; ; ) {
      const rows = await this.sql`
        SELECT t.id, t.phase, e.body FROM tables t JOIN entries e ON e.table_id = t.id AND e.seq = 0
        WHERE ${this.sql.unsafe(CLASS)} = ${room} AND t.id COLLATE "C" > ${from}
        ORDER BY t.id COLLATE "C" LIMIT ${limit}`;
      for (const { id, phase, body } of rows) if (classIn(String(body)) === room) found.push({ id: String(id), phase });
      // Some only look as if they were of this class: a page that is short for them is not the last one.
      if (rows.length < limit || found.length >= limit) return found.slice(0, limit);
      from = String(rows.at(-1)?.['id']);
    }
  }

  async listOpen(limit: number, since = 0, offset = 0): Promise<readonly OpenTable[]> {
    const rows = await this.sql`
      SELECT id, code, game, free, at, summary FROM tables WHERE is_open AND phase = 'gathering' AND free > 0 AND at >= ${since}
      ORDER BY at DESC, id LIMIT ${limit} OFFSET ${offset}`;
    return [...rows] as unknown as OpenTable[];
  }

  async touch(ids: readonly string[], at: number): Promise<void> {
    await this.sql`UPDATE tables SET at = ${at} WHERE id = ANY(${ids as string[]}) AND phase = 'gathering'`;
  }

  async claimDue(now: number, lease: number, limit: number): Promise<readonly string[]> {
    const rows = await this.sql`
      UPDATE tables SET due_at = ${now + lease} WHERE id IN (
        SELECT id FROM tables WHERE due_at <= ${now} ORDER BY due_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
      ) RETURNING id`;
    return rows.map((row) => String(row['id']));
  }

  async forget(phase: Head['phase'], before: number, limit: number): Promise<number> {
    return this.sql.begin(async (sql) => {
      // A locked table is being written: it is no longer old.
      const rows = await sql`
        SELECT id FROM tables WHERE phase = ${phase} AND at < ${before} LIMIT ${limit} FOR UPDATE SKIP LOCKED`;
      await erase(
        sql,
        rows.map((row) => String(row['id'])),
      );
      return rows.length;
    });
  }

  async remove(...ids: readonly string[]): Promise<number> {
    return this.sql.begin(async (sql) => {
      await sql`SELECT id FROM tables WHERE id = ANY(${[...ids]}) ORDER BY id FOR UPDATE`;
      return erase(sql, ids);
    });
  }

  /** The database has its own (autovacuum); docs/deploy.md says when removed rows are gone from its files. */
  async tidy(): Promise<void> {}

  async keep(name: string, make: () => string): Promise<string> {
    await this.sql`INSERT INTO kept (name, value) VALUES (${name}, ${make()}) ON CONFLICT DO NOTHING`;
    const rows = await this.sql`SELECT value FROM kept WHERE name = ${name}`;
    return String(rows[0]?.['value']);
  }

  async note(name: string, value: string): Promise<void> {
    await this
      .sql`INSERT INTO kept (name, value) VALUES (${name}, ${value}) ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value`;
  }

  async noted(name: string): Promise<string | undefined> {
    const rows = await this.sql`SELECT value FROM kept WHERE name = ${name}`;
    return rows[0] && String(rows[0]['value']);
  }

  async unnote(name: string): Promise<void> {
    await this.sql`DELETE FROM kept WHERE name = ${name}`;
  }

  async notes(prefix: string): Promise<readonly Note[]> {
    const rows = await this.sql`SELECT name, value FROM kept WHERE starts_with(name, ${prefix}) ORDER BY name COLLATE "C"`;
    return rows.map((row) => ({ name: String(row['name']), value: String(row['value']) }));
  }

  async recode(id: string, code: string): Promise<boolean> {
    const rows = await this.sql`
      UPDATE tables SET code = ${code} WHERE id = ${id} AND NOT EXISTS (SELECT 1 FROM tables WHERE code = ${code}) RETURNING id`;
    return rows.length > 0;
  }

  async raise(name: string, to: number): Promise<number> {
    await this.sql`
      INSERT INTO kept (name, value) VALUES (${name}, ${String(to)})
      ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value WHERE kept.value::int < EXCLUDED.value::int`;
    const rows = await this.sql`SELECT value FROM kept WHERE name = ${name}`;
    return Number(rows[0]?.['value']);
  }

  async subscribe({ table, seat, endpoint, keys }: Subscription): Promise<void> {
    await this.sql`
      INSERT INTO subscriptions (endpoint, table_id, seat, keys)
      SELECT ${endpoint}, id, ${seat}::int, ${keys} FROM tables WHERE id = ${table} FOR KEY SHARE
      ON CONFLICT (table_id, seat, endpoint) DO UPDATE SET keys = EXCLUDED.keys`;
  }

  async subscriptions(table: string): Promise<readonly Subscription[]> {
    const rows = await this.sql`SELECT table_id, seat, endpoint, keys FROM subscriptions WHERE table_id = ${table}`;
    return rows.map((row) => subscriptionOf(row));
  }

  async withdraw({ table, seat, endpoint }: Omit<Subscription, 'keys'>): Promise<void> {
    await this.sql`DELETE FROM subscriptions WHERE table_id = ${table} AND seat = ${seat} AND endpoint = ${endpoint}`;
  }

  async unsubscribe(endpoint: string): Promise<void> {
    await this.sql`DELETE FROM subscriptions WHERE endpoint = ${endpoint}`;
  }

  async allSubscriptions(): Promise<readonly Subscription[]> {
    const rows = await this.sql`SELECT table_id, seat, endpoint, keys FROM subscriptions`;
    return rows.map((row) => subscriptionOf(row));
  }

  async page(after: string, limit: number): Promise<readonly WholeTable[]> {
    const rows = await this.sql`
      SELECT t.*, ARRAY(SELECT body FROM entries e WHERE e.table_id = t.id ORDER BY e.seq) AS entries
      FROM tables t WHERE t.id > ${after} ORDER BY t.id LIMIT ${limit}`;
    return rows.map((row) => wholeOf(row, row['entries'] as string[]));
  }

  async weigh({
    by,
    limit,
    id,
  }: {
    readonly by: WeighBy;
    readonly limit: number;
    readonly id?: string;
  }): Promise<readonly Weight[]> {
    const one = id === undefined ? this.sql`` : this.sql`WHERE table_id = ${id}`;
    const rows = await this.sql`
      SELECT t.id, t.game, t.phase, t.at, w.entries, w.bytes,
        (SELECT substring(body FROM '"at":([0-9]{1,15})')::bigint FROM entries WHERE table_id = t.id AND seq = 0) AS opened_at
      FROM tables t JOIN (
        SELECT table_id, count(*) AS entries, sum(octet_length(body)) AS bytes FROM entries ${one} GROUP BY table_id
      ) w ON w.table_id = t.id
      ORDER BY ${this.sql.unsafe(WEIGH_ORDER[by])} LIMIT ${limit}`;
    return rows.map(weightOf);
  }

  async countTables(): Promise<number> {
    const rows = await this.sql`SELECT count(*)::int AS n FROM tables`;
    return Number(rows[0]?.['n'] ?? 0);
  }

  async countClasses(): Promise<number> {
    const rows = await this.sql`SELECT count(*)::int AS n FROM tables WHERE ${this.sql.unsafe(IS_CLASS)}`;
    return Number(rows[0]?.['n'] ?? 0);
  }

  async size(): Promise<number> {
    const rows = await this.sql`SELECT pg_database_size(current_database()) AS size`;
    return Number(rows[0]?.['size'] ?? 0);
  }

  async check(): Promise<void> {
    await this.sql`SELECT 1`;
  }

  async close(): Promise<void> {
    await this.sql.end({ timeout: 5 });
  }
}

/**
 * Deletes all data of tables whose rows are locked here. Each statement sees everything written before the lock. An earlier
 * one would miss concurrent writes and leave them forever.
 */
async function erase(sql: TransactionSql, ids: readonly string[]): Promise<number> {
  const all = [...ids];
  await sql`DELETE FROM entries WHERE table_id = ANY(${all})`;
  await sql`DELETE FROM subscriptions WHERE table_id = ANY(${all})`;
  await sql`DELETE FROM snapshots WHERE table_id = ANY(${all})`;
  await sql`DELETE FROM kept WHERE starts_with(name, ${PIN_NOTE}) AND value = ANY(${all})`;
  return (await sql`DELETE FROM tables WHERE id = ANY(${all})`).count;
}

/** Where it is noted that no lines are left of what earlier programs have removed. */
const SWEPT = 'swept lines of removed tables';

/** Once for a store, for it reads all of it. */
async function sweep(sql: Sql): Promise<void> {
  const rows = await sql`SELECT 1 FROM kept WHERE name = ${SWEPT}`;
  if (rows.length > 0) return;
  for (const name of ['entries', 'subscriptions', 'snapshots'])
    await sql`DELETE FROM ${sql(name)} WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = table_id)`;
  await sql`INSERT INTO kept (name, value) VALUES (${SWEPT}, '1') ON CONFLICT DO NOTHING`;
}

async function migrate(sql: Sql): Promise<void> {
  await sql.begin(async (within) => {
    await within`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`;
    await within`CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)`;
    const rows = await within`SELECT version FROM schema_version`;
    const found = Number(rows[0]?.['version'] ?? 0);
    if (found > MIGRATIONS.length) throw new NewerStore(found, MIGRATIONS.length);
    for (const migration of MIGRATIONS.slice(found)) await within.unsafe(migration);
    await within`DELETE FROM schema_version`;
    await within`INSERT INTO schema_version (version) VALUES (${MIGRATIONS.length})`;
  });
  await index(sql);
  await sweep(sql);
}

const IS_CLASS = `phase IN (${CLASS_PHASES.map((phase) => `'${phase}'`).join(', ')})`;

/** No other form of the data, only quicker. */
const INDEXES: Readonly<Record<string, string>> = {
  // A client that takes a subscription back has nothing but its address.
  subscriptions_endpoint: 'subscriptions (endpoint)',
  entries_class: `entries ((${CLASS})) WHERE seq = 0 AND ${CLASS} IS NOT NULL`,
  // Looked through every minute.
  tables_empty: "tables (at) WHERE phase = 'empty'",
  tables_classes: `tables (phase, at) WHERE ${IS_CLASS}`,
};

/**
 * Even an index that is there already locks its table when it is asked for. So only missing ones are, each by itself: other servers write
 * while this one starts, and two locks at once would be a deadlock.
 */
async function index(sql: Sql): Promise<void> {
  const rows = await sql`SELECT indexname FROM pg_indexes WHERE schemaname = current_schema()`;
  const known = new Set(rows.map((row) => row['indexname']));
  for (const [name, of] of Object.entries(INDEXES)) {
    if (known.has(name)) continue;
    await sql.begin(async (within) => {
      await within`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`;
      await within.unsafe(`CREATE INDEX IF NOT EXISTS ${name} ON ${of}`);
    });
  }
}
