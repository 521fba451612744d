import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Journal } from './journal.ts';
import { Remnants } from './remnants.ts';
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
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE tables (
     id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, game TEXT NOT NULL, seed TEXT NOT NULL, version INTEGER NOT NULL,
     phase TEXT NOT NULL, is_open INTEGER NOT NULL, free INTEGER NOT NULL, due_at INTEGER, at INTEGER NOT NULL, summary TEXT NOT NULL
   ) WITHOUT ROWID;
   CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;
   CREATE INDEX tables_lobby ON tables (at) WHERE is_open = 1 AND phase = 'gathering';
   CREATE TABLE entries (table_id TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (table_id, seq)) WITHOUT ROWID;
   CREATE TABLE kept (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;`,
  `CREATE TABLE subscriptions (
     endpoint TEXT NOT NULL, table_id TEXT NOT NULL, seat INTEGER NOT NULL, keys TEXT NOT NULL, PRIMARY KEY (table_id, seat, endpoint)
   ) WITHOUT ROWID;`,
  // How many entries there are is known from the entries alone: a move then changes one page instead of two.
  'ALTER TABLE tables DROP COLUMN version;',
  // The moves of many tables in one page, until they are moved to `log`. The new name keeps out an older program that is still running.
  `ALTER TABLE entries RENAME TO log;
   CREATE TABLE journal (table_id TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL);`,
  'CREATE TABLE snapshots (table_id TEXT PRIMARY KEY, body TEXT NOT NULL);',
];

/** Less space than this is not worth a rewrite. */
const WORTH_SHRINKING = 8 * 1024 * 1024;

/** The class in the first entry of a table. */
const CLASS = "iif(json_valid(body), json_extract(body, '$.opening.class'), NULL)";
const OF_CLASS = `seq = 0 AND ${CLASS} IS NOT NULL`;

/** With `OR`: from `IN` SQLite does not see that one of the phases is enough. */
const IS_CLASS = CLASS_PHASES.map((phase) => `phase = '${phase}'`).join(' OR ');

/**
 * No other form of the data, only quicker: a client that takes a subscription back has nothing but its address, tables at which nobody has sat
 * are looked for every minute, a class finds its tables by itself, and classes are counted and removed apart from tables. An older program keeps these indexes up to date too.
 */
const INDEXES = `CREATE INDEX IF NOT EXISTS log_class ON log (${CLASS}) WHERE ${OF_CLASS};
   CREATE INDEX IF NOT EXISTS subscriptions_endpoint ON subscriptions (endpoint);
   CREATE INDEX IF NOT EXISTS tables_empty ON tables (at) WHERE phase = 'empty';
   CREATE INDEX IF NOT EXISTS tables_classes ON tables (phase, at) WHERE ${IS_CLASS};`;

/** Everything of a table, in one statement: entries may be moved between two. */
const ENTRIES = `SELECT seq, body FROM log WHERE table_id = ?1 AND seq >= ?2
   UNION ALL SELECT seq, body FROM journal WHERE table_id = ?1 AND seq >= ?2 ORDER BY seq LIMIT ?3`;
const ALL = -1;

interface Write {
  run(): boolean;
  done(result: boolean): void;
  fail(error: unknown): void;
}

/**
 * One file, in this process. All writes of one round of the event loop share one transaction and are acknowledged after it
 * is on disk: many tables share one fsync.
 */
export class SqliteStore implements Store {
  readonly kind = 'sqlite';
  private readonly db: DatabaseSync;
  private readonly statements = new Map<string, StatementSync>();
  private readonly journal = new Journal((text) => this.sql(text));
  private readonly remnants: Remnants;
  failures = { count: 0, at: 0 };
  private waiting: Write[] = [];

  constructor(path: string, now: () => number = Date.now) {
    const isFile = path !== ':memory:';
    if (isFile) mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    this.db = new DatabaseSync(path, { timeout: 5000 });
    if (isFile && existsSync(path)) chmodSync(path, 0o600);
    this.db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 1000;');
    this.remnants = new Remnants(this.db, (text) => this.sql(text), now);
    this.migrate();
  }

  private migrate(): void {
    this.db.exec('BEGIN IMMEDIATE');
    try {
      const found = Number(this.db.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
      if (found > MIGRATIONS.length) throw new NewerStore(found, MIGRATIONS.length);
      for (const migration of MIGRATIONS.slice(found)) this.db.exec(migration);
      this.db.exec(INDEXES);
      if (found === 0) this.remnants.none();
      this.db.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
      this.journal.begin();
      this.journal.fold();
      this.db.exec('COMMIT');
    } catch (error) {
      this.db.exec('ROLLBACK');
      this.db.close();
      throw error;
    }
  }

  private sql(text: string): StatementSync {
    let statement = this.statements.get(text);
    if (!statement) {
      statement = this.db.prepare(text);
      this.statements.set(text, statement);
    }
    return statement;
  }

  private write(run: () => boolean): Promise<boolean> {
    return new Promise((done, fail) => {
      this.waiting.push({ run, done, fail });
      if (this.waiting.length === 1) setImmediate(() => this.flush());
    });
  }

  private flush(): void {
    const writes = this.waiting;
    this.waiting = [];
    if (writes.length === 0) return;
    const results: boolean[] = [];
    try {
      this.sql('BEGIN IMMEDIATE').run();
      this.journal.begin();
      for (const { run } of writes) results.push(run());
      this.journal.foldWhenLong();
      this.sql('COMMIT').run();
      this.remnants.wipeLog();
    } catch (error) {
      this.rollBack();
      this.journal.undo();
      this.failures = { count: this.failures.count + writes.length, at: Date.now() };
      for (const { fail } of writes) fail(error);
      return;
    }
    for (const [index, { done }] of writes.entries()) done(results[index]!);
  }

  /** A failing disk may fail here, too; the writer gets the first failure. */
  private rollBack(): void {
    try {
      if (this.db.isOpen && this.db.isTransaction) this.db.exec('ROLLBACK');
    } catch {
      // The next transaction fails as well, and says so.
    }
  }

  create({ id, code, game, seed, head }: NewTable, entries: readonly string[]): Promise<boolean> {
    return this.write(() => {
      const { phase, isOpen, free, dueAt, at, summary } = head;
      const { changes } = this.sql(
        `INSERT INTO tables (id, code, game, seed, phase, is_open, free, due_at, at, summary)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
      ).run(id, code, game, seed, phase, isOpen ? 1 : 0, free, dueAt ?? null, at, summary);
      if (changes === 0) return false;
      this.remnants.used();
      const statement = this.sql('INSERT INTO log (table_id, seq, body) VALUES (?, ?, ?)');
      for (const [seq, body] of entries.entries()) statement.run(id, seq, body);
      return true;
    });
  }

  append(id: string, version: number, entries: readonly string[], head?: Head): Promise<boolean> {
    return this.write(() => {
      if (!this.journal.append(id, version, entries)) return false;
      this.remnants.used();
      if (head) this.updateHead(id, head);
      return true;
    });
  }

  async amend(id: string, bodies: ReadonlyMap<number, string>): Promise<void> {
    await this.write(() => {
      // In one place then: an entry may be in the journal still.
      this.journal.fold();
      for (const [seq, body] of bodies) this.sql('UPDATE log SET body = ? WHERE table_id = ? AND seq = ?').run(body, id, seq);
      this.remnants.removed();
      return true;
    });
  }

  private updateHead(id: string, { phase, isOpen, free, dueAt, at, summary }: Head): void {
    this.sql('UPDATE tables SET phase = ?, is_open = ?, free = ?, due_at = ?, at = ?, summary = ? WHERE id = ?').run(
      phase,
      isOpen ? 1 : 0,
      free,
      dueAt ?? null,
      at,
      summary,
      id,
    );
  }

  async load(id: string, after = 0, limit = ALL): Promise<StoredTable | undefined> {
    const row = this.sql(
      `SELECT id, code, game, seed, 1 + max(
         (SELECT max(seq) FROM log WHERE table_id = tables.id),
         coalesce((SELECT max(seq) FROM journal WHERE table_id = tables.id), 0)) AS version
       FROM tables WHERE id = ?`,
    ).get(id);
    return row && { ...(row as unknown as Omit<StoredTable, 'entries'>), entries: this.entriesOf(id, after, limit) };
  }

  private entriesOf(id: string, after: number, limit = ALL): readonly string[] {
    return this.sql(ENTRIES)
      .all(id, after, limit)
      .map((row) => String(row['body']));
  }

  async snapshot(id: string): Promise<string | undefined> {
    const body = this.sql('SELECT body FROM snapshots WHERE table_id = ?').get(id)?.['body'];
    return body === undefined ? undefined : String(body);
  }

  async keepSnapshot(id: string, body: string): Promise<void> {
    await this.write(() => {
      // Not of what was removed meanwhile.
      this.sql('INSERT OR REPLACE INTO snapshots (table_id, body) SELECT id, ? FROM tables WHERE id = ?').run(body, id);
      return true;
    });
  }

  async sizes(id: string): Promise<Sizes | undefined> {
    const sum = (from: string): string => `(SELECT coalesce(sum(octet_length(body)), 0) FROM ${from} WHERE table_id = ?1)`;
    return this.sql(
      `SELECT ${sum('log')} + ${sum('journal')} AS log, ${sum('snapshots')} AS snapshot FROM tables WHERE id = ?1`,
    ).get(id) as Sizes | undefined;
  }

  async findByCode(code: string): Promise<string | undefined> {
    const row = this.sql('SELECT id FROM tables WHERE code = ?').get(code);
    return row && String(row['id']);
  }

  async tablesOf(room: string, after = '', limit = ALL): Promise<readonly ClassTableHead[]> {
    return this.sql(
      `SELECT id, phase FROM tables WHERE id IN (
         SELECT table_id FROM log WHERE ${OF_CLASS} AND ${CLASS} = ? AND table_id > ? ORDER BY table_id LIMIT ?
       ) ORDER BY id`,
    ).all(room, after, limit) as unknown as ClassTableHead[];
  }

  async listOpen(limit: number, since = 0, offset = 0): Promise<readonly OpenTable[]> {
    return this.sql(
      `SELECT id, code, game, free, at, summary FROM tables WHERE is_open = 1 AND phase = 'gathering' AND free > 0 AND at >= ?
       ORDER BY at DESC, id LIMIT ? OFFSET ?`,
    ).all(since, limit, offset) as unknown as OpenTable[];
  }

  async touch(ids: readonly string[], at: number): Promise<void> {
    await this.write(() => {
      for (const id of ids) this.sql("UPDATE tables SET at = ? WHERE id = ? AND phase = 'gathering'").run(at, id);
      return true;
    });
  }

  async claimDue(now: number, lease: number, limit: number): Promise<readonly string[]> {
    const due = this.sql('SELECT id FROM tables WHERE due_at <= ? ORDER BY due_at LIMIT ?').all(now, limit);
    const ids = due.map((row) => String(row['id']));
    if (ids.length === 0) return [];
    const claimed: string[] = [];
    await this.write(() => {
      for (const id of ids) {
        const { changes } = this.sql('UPDATE tables SET due_at = ? WHERE id = ? AND due_at <= ?').run(now + lease, id, now);
        if (changes > 0) claimed.push(id);
      }
      return true;
    });
    return claimed;
  }

  async forget(phase: Head['phase'], before: number, limit: number): Promise<number> {
    let count = 0;
    await this.write(() => {
      // A phase in the text and not as a parameter: only then can an index of that phase be used.
      const old = this.sql(`SELECT id FROM tables WHERE phase = '${phase}' AND at < ? LIMIT ?`).all(before, limit);
      this.removeNow(old.map((row) => String(row['id'])));
      count = old.length;
      return true;
    });
    return count;
  }

  async remove(...ids: readonly string[]): Promise<number> {
    let count = 0;
    await this.write(() => {
      count = this.removeNow(ids);
      return true;
    });
    return count;
  }

  private removeNow(ids: readonly string[]): number {
    if (ids.length === 0) return 0;
    let count = 0;
    // Nothing of the tables is left in the journal then.
    this.journal.fold();
    for (const id of ids) {
      this.sql('DELETE FROM log WHERE table_id = ?').run(id);
      this.sql('DELETE FROM subscriptions WHERE table_id = ?').run(id);
      this.sql('DELETE FROM snapshots WHERE table_id = ?').run(id);
      count += Number(this.sql('DELETE FROM tables WHERE id = ?').run(id).changes);
    }
    this.sql(
      `DELETE FROM kept WHERE name BETWEEN '${PIN_NOTE}' AND '${PIN_NOTE}~' AND value IN (SELECT value FROM json_each(?))`,
    ).run(JSON.stringify(ids));
    this.remnants.removed();
    return count;
  }

  async keep(name: string, make: () => string): Promise<string> {
    await this.write(() => {
      this.sql('INSERT INTO kept (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING').run(name, make());
      return true;
    });
    return String(this.sql('SELECT value FROM kept WHERE name = ?').get(name)?.['value']);
  }

  async note(name: string, value: string): Promise<void> {
    await this.write(() => {
      this.sql('INSERT OR REPLACE INTO kept (name, value) VALUES (?, ?)').run(name, value);
      return true;
    });
  }

  async noted(name: string): Promise<string | undefined> {
    const value = this.sql('SELECT value FROM kept WHERE name = ?').get(name)?.['value'];
    return value === undefined ? undefined : String(value);
  }

  async unnote(name: string): Promise<void> {
    await this.write(() => {
      if (this.sql('DELETE FROM kept WHERE name = ?').run(name).changes > 0) this.remnants.removed();
      return true;
    });
  }

  async notes(prefix: string): Promise<readonly Note[]> {
    const rows = this.sql('SELECT name, value FROM kept WHERE substr(name, 1, length(?1)) = ?1 ORDER BY name').all(prefix);
    return rows.map((row) => ({ name: String(row['name']), value: String(row['value']) }));
  }

  recode(id: string, code: string): Promise<boolean> {
    return this.write(() => this.sql('UPDATE OR IGNORE tables SET code = ? WHERE id = ?').run(code, id).changes > 0);
  }

  async raise(name: string, to: number): Promise<number> {
    await this.write(() => {
      this.sql(
        `INSERT INTO kept (name, value) VALUES (?1, ?2)
         ON CONFLICT DO UPDATE SET value = ?2 WHERE CAST(value AS INTEGER) < CAST(?2 AS INTEGER)`,
      ).run(name, String(to));
      return true;
    });
    return Number(this.sql('SELECT value FROM kept WHERE name = ?').get(name)?.['value']);
  }

  async subscribe({ table, seat, endpoint, keys }: Subscription): Promise<void> {
    await this.write(() => {
      this.sql(
        'INSERT OR REPLACE INTO subscriptions (endpoint, table_id, seat, keys) SELECT ?, id, ?, ? FROM tables WHERE id = ?',
      ).run(endpoint, seat, keys, table);
      return true;
    });
  }

  async subscriptions(table: string): Promise<readonly Subscription[]> {
    const rows = this.sql('SELECT table_id, seat, endpoint, keys FROM subscriptions WHERE table_id = ?').all(table);
    return rows.map((row) => subscriptionOf(row));
  }

  async withdraw({ table, seat, endpoint }: Omit<Subscription, 'keys'>): Promise<void> {
    await this.write(() => {
      this.sql('DELETE FROM subscriptions WHERE table_id = ? AND seat = ? AND endpoint = ?').run(table, seat, endpoint);
      this.remnants.removed();
      return true;
    });
  }

  async unsubscribe(endpoint: string): Promise<void> {
    await this.write(() => {
      if (this.sql('DELETE FROM subscriptions WHERE endpoint = ?').run(endpoint).changes > 0) this.remnants.removed();
      return true;
    });
  }

  async allSubscriptions(): Promise<readonly Subscription[]> {
    const rows = this.sql('SELECT table_id, seat, endpoint, keys FROM subscriptions').all();
    return rows.map((row) => subscriptionOf(row));
  }

  async page(after: string, limit: number): Promise<readonly WholeTable[]> {
    const rows = this.sql('SELECT * FROM tables WHERE id > ? ORDER BY id LIMIT ?').all(after, limit);
    return rows.map((row) => wholeOf(row, this.entriesOf(String(row['id']), 0)));
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
    // Each summed up by itself: to put the bodies of both together first would copy the whole store.
    const sums = (from: string): string =>
      `SELECT table_id, count(*) AS entries, sum(octet_length(body)) AS bytes FROM ${from} ${id === undefined ? '' : 'WHERE table_id = ?2'} GROUP BY table_id`;
    const rows = this.db
      .prepare(
        `SELECT id, game, phase, at, sum(w.entries) AS entries, sum(w.bytes) AS bytes,
           (SELECT iif(json_valid(body), json_extract(body, '$.at'), NULL) FROM log WHERE table_id = id AND seq = 0) AS opened_at
         FROM tables JOIN (${sums('log')} UNION ALL ${sums('journal')}) w ON w.table_id = id
         GROUP BY id ORDER BY ${WEIGH_ORDER[by]} LIMIT ?1`,
      )
      .all(...(id === undefined ? [limit] : [limit, id]));
    return rows.map(weightOf);
  }

  async countTables(): Promise<number> {
    return Number(this.sql('SELECT count(*) AS n FROM tables').get()?.['n'] ?? 0);
  }

  async countClasses(): Promise<number> {
    return Number(this.sql(`SELECT count(*) AS n FROM tables WHERE ${IS_CLASS}`).get()?.['n'] ?? 0);
  }

  async size(): Promise<number> {
    const { pages, free, size } = this.pages();
    return (pages - free) * size;
  }

  private pages(): { readonly pages: number; readonly free: number; readonly size: number } {
    const row = this.sql(
      `SELECT page_count AS pages, freelist_count AS free, page_size AS size
       FROM pragma_page_count(), pragma_freelist_count(), pragma_page_size()`,
    ).get()!;
    return { pages: Number(row['pages']), free: Number(row['free']), size: Number(row['size']) };
  }

  /**
   * Rewrites a file that is mostly empty, because it keeps the size it once had, or that may hold remnants of removed rows. Nobody is
   * served meanwhile.
   */
  shrink(): void {
    const { pages, free, size } = this.pages();
    const isMostlyEmpty = free * 2 >= pages && free * size >= WORTH_SHRINKING;
    if (!isMostlyEmpty && !this.remnants.isRewriteDue()) return;
    try {
      this.remnants.rewrite();
    } catch {
      // No room for the copy: it stays as large as it is.
    }
  }

  async tidy(): Promise<void> {
    if (this.remnants.isRewriteDue()) this.shrink();
  }

  async check(): Promise<void> {
    this.sql('SELECT 1').get();
  }

  async close(): Promise<void> {
    this.flush();
    this.remnants.close();
    this.db.close();
  }
}
