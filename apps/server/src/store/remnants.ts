import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** Where it is noted whether the file may hold bytes of removed rows; a file without the note was written before they were wiped. */
const NOTE = 'remnants';
/** The write-ahead log is busy while another program reads, a backup for example. */
const TRY_AGAIN = 5000;
/** Files up to this size are rewritten when the server starts: about half a second on a fast disk. */
const MOST_AT_START = 64 * 1024 * 1024;
/** The same while nobody plays. */
const MOST_WHEN_QUIET = 1024 * 1024 * 1024;
/** Nobody plays when nothing was written for so long. */
const QUIET_AFTER = 300_000;

/**
 * Sees to it that removed rows are gone from the disk, and not only from the tables. `secure_delete` overwrites them; the write-ahead
 * log, which still holds the pages as they were, is truncated before the removal is acknowledged. SQLite may leave a copy of a row in
 * the unused part of a page where the row once was, before the page was split: only a rewrite of the file (VACUUM) is sure to remove
 * that. It takes about 8 ms a megabyte during which nobody is served, so it waits until the server starts or nobody plays.
 */
export class Remnants {
  private readonly db: DatabaseSync;
  private readonly sql: (text: string) => StatementSync;
  private readonly now: () => number;
  private isLogStale = false;
  private timer: NodeJS.Timeout | undefined;
  /** The time of the last play. */
  private usedAt = 0;

  constructor(db: DatabaseSync, sql: (text: string) => StatementSync, now: () => number) {
    this.db = db;
    this.sql = sql;
    this.now = now;
    db.exec('PRAGMA secure_delete = ON');
  }

  /** The file is new: nothing was ever removed from it. */
  none(): void {
    this.note('no');
  }

  used(): void {
    this.usedAt = this.now();
  }

  /** Rows are removed in the present transaction. */
  removed(): void {
    this.note('yes');
    this.isLogStale = true;
  }

  /** After a transaction: what was removed is wiped from the write-ahead log, too. Never throws: the transaction is done. */
  wipeLog(): void {
    if (!this.isLogStale || !this.db.isOpen) return;
    clearTimeout(this.timer);
    try {
      // Do not wait for readers: everybody else would wait, too.
      this.db.exec('PRAGMA busy_timeout = 0');
      const row = this.sql('PRAGMA wal_checkpoint(TRUNCATE)').get();
      this.isLogStale = row?.['busy'] !== 0;
    } catch {
      this.isLogStale = true;
    } finally {
      this.db.exec('PRAGMA busy_timeout = 5000');
    }
    if (this.isLogStale) this.timer = setTimeout(() => this.wipeLog(), TRY_AGAIN).unref();
  }

  /** Whether a rewrite is due that takes no longer than people would notice now. */
  isRewriteDue(): boolean {
    const most = this.usedAt === 0 ? MOST_AT_START : MOST_WHEN_QUIET;
    if (this.now() - this.usedAt < QUIET_AFTER || this.sql('SELECT value FROM kept WHERE name = ?').get(NOTE)?.['value'] === 'no')
      return false;
    const { bytes } = this.sql('SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()').get()!;
    return Number(bytes) <= most;
  }

  /** Rewrites the file; throws if there is no space for the copy. */
  rewrite(): void {
    this.db.exec('VACUUM');
    this.note('no');
    this.isLogStale = true;
    this.wipeLog();
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private note(hasSome: 'yes' | 'no'): void {
    this.sql('INSERT OR REPLACE INTO kept (name, value) VALUES (?, ?)').run(NOTE, hasSome);
  }
}
