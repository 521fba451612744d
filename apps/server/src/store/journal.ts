import type { StatementSync } from 'node:sqlite';

/** So many entries are moved at once. More would make the round in which it happens, and every reading before it, noticeably longer. */
const MOST = 4096;
/** Nor so many characters: sorting and moving long lists that classes were given would hold everybody up. */
const MOST_LENGTH = 512 * 1024;

/**
 * What was written last, one entry after the other whichever table it is of: the moves of many tables share a page, where each
 * would change one of its own in `log`. From time to time all of it is moved there, table by table. It has no index: how far the
 * tables in it have come is remembered here, for as long as nobody else writes into the file. Only to be called in a transaction.
 */
export class Journal {
  private readonly sql: (text: string) => StatementSync;
  private readonly versions = new Map<string, number>();
  private length = 0;
  private characters = 0;
  private seen = -1;

  constructor(sql: (text: string) => StatementSync) {
    this.sql = sql;
  }

  /** To be called when a transaction begins: another process may have written since the last. */
  begin(): void {
    const now = Number(this.sql('PRAGMA data_version').get()?.['data_version']);
    if (now === this.seen) return;
    this.seen = now;
    this.versions.clear();
    this.length = 0;
    this.characters = 0;
    const sums = 'SELECT table_id, max(seq) + 1 AS version, count(*) AS n, sum(length(body)) AS c FROM journal GROUP BY table_id';
    for (const row of this.sql(sums).all()) {
      this.versions.set(String(row['table_id']), Number(row['version']));
      this.length += Number(row['n']);
      this.characters += Number(row['c']);
    }
  }

  /** What was written in this transaction is not there after all. */
  undo(): void {
    this.seen = -1;
  }

  /** Writes after exactly this version, which must not be the first, or answers false. */
  append(id: string, version: number, entries: readonly string[]): boolean {
    if ((this.versions.get(id) ?? this.storedVersion(id)) !== version) return false;
    const statement = this.sql('INSERT INTO journal (table_id, seq, body) VALUES (?, ?, ?)');
    let next = version;
    for (const body of entries) {
      statement.run(id, next++, body);
      this.characters += body.length;
    }
    this.versions.set(id, next);
    this.length += entries.length;
    return true;
  }

  private storedVersion(id: string): unknown {
    return this.sql('SELECT max(seq) + 1 AS version FROM log WHERE table_id = ?').get(id)?.['version'];
  }

  foldWhenLong(): void {
    if (this.length >= MOST || this.characters >= MOST_LENGTH) this.fold();
  }

  fold(): void {
    if (this.length > 0) {
      this.sql('INSERT INTO log (table_id, seq, body) SELECT table_id, seq, body FROM journal ORDER BY table_id, seq').run();
      this.sql('DELETE FROM journal').run();
    }
    this.length = 0;
    this.characters = 0;
    this.versions.clear();
  }
}
