/** A class lies beside the tables, as a log like theirs. `empty-class`: it has never had a pupil. */
export const CLASS_PHASES = ['class', 'empty-class'] as const;
type ClassPhase = (typeof CLASS_PHASES)[number];

/** Begins the name of a note that a class has a lesson number; its value is the id of the class, with which it is removed. */
export const PIN_NOTE = 'pin ';

/** What a list needs to know of a table without reading its log. */
export interface Head {
  /** `empty`: nobody has ever sat there. */
  readonly phase: 'empty' | 'gathering' | 'playing' | 'over' | ClassPhase;
  /** Shown in the lobby while seats are free. */
  readonly isOpen: boolean;
  readonly free: number;
  /** The due time of this table: a bot's turn, a clock. Any process may claim it. */
  readonly dueAt: number | undefined;
  /** The last activity, to the hour: a head is not written for every move. Before the game: the last time with a waiting player. */
  readonly at: number;
  /** A few facts for the lobby, as JSON. */
  readonly summary: string;
}

export interface NewTable {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  /** Hexadecimal; shown only when the game is over. */
  readonly seed: string;
  readonly head: Head;
}

export interface WholeTable extends NewTable {
  readonly entries: readonly string[];
}

export interface StoredTable {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly seed: string;
  /** How many entries there are. */
  readonly version: number;
  /** Those after the version that was asked for. */
  readonly entries: readonly string[];
}

export interface OpenTable {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly free: number;
  readonly at: number;
  readonly summary: string;
}

/** A table of a class. */
export interface ClassTableHead extends Pick<Head, 'phase'> {
  readonly id: string;
}

/** A subscriber to "your turn". */
export interface Subscription {
  readonly table: string;
  readonly seat: number;
  readonly endpoint: string;
  readonly keys: string;
}

/** The sizes of what is read to load a table or a class, in bytes. */
export interface Sizes {
  readonly log: number;
  /** 0 where there is none. */
  readonly snapshot: number;
}

/** What something costs, and when it was used. */
export interface Weight extends Pick<Head, 'phase' | 'at'> {
  readonly id: string;
  readonly game: string;
  readonly entries: number;
  readonly bytes: number;
  /** Undefined where the first entry can't be read. */
  readonly openedAt: number | undefined;
}

/** The largest, the one with most entries, the oldest, the longest unused, or by phase and then the largest. */
export const WEIGH_BY = ['bytes', 'entries', 'opened', 'used', 'phase'] as const;
export type WeighBy = (typeof WEIGH_BY)[number];

export const WEIGH_ORDER: Readonly<Record<WeighBy, string>> = {
  bytes: 'bytes DESC, id',
  entries: 'entries DESC, id',
  opened: 'opened_at, id',
  used: 'at, id',
  phase: 'phase, bytes DESC, id',
};

export interface Note {
  readonly name: string;
  readonly value: string;
}

/**
 * Where tables live. A table is a list of entries that only grows: `append` writes after exactly the version that the writer has
 * seen, or not at all. A promise that is kept means that it is on disk.
 */
export interface Store {
  readonly kind: string;
  /** Writes that failed since the start, and when the last one did. */
  readonly failures: { readonly count: number; readonly at: number };
  /** Answers false when the id or the code is taken. */
  create(table: NewTable, entries: readonly string[]): Promise<boolean>;
  /** With a maximum number of entries: a long log is read page by page. */
  load(id: string, after?: number, limit?: number): Promise<StoredTable | undefined>;
  /** A snapshot of a long log at some version, so that it need not be read from the start; deleted with the log. */
  snapshot(id: string): Promise<string | undefined>;
  keepSnapshot(id: string, body: string): Promise<void>;
  /** How much `load` and `snapshot` would read. */
  sizes(id: string): Promise<Sizes | undefined>;
  /** Returns false, and writes nothing, if another process has written since `version`. Without a head the old one stays. */
  append(id: string, version: number, entries: readonly string[], head?: Head): Promise<boolean>;
  /** Replaces the bodies of existing entries, by number from 0: the only exception to an append-only log, for a deleted name. */
  amend(id: string, bodies: ReadonlyMap<number, string>): Promise<void>;
  findByCode(code: string): Promise<string | undefined>;
  /** All tables that say in their first entry that they belong to this class: those it has laid, and all rematches. */
  tablesOf(room: string, after?: string, limit?: number): Promise<readonly ClassTableHead[]>;
  /** Tables with a waiting player since then; latest first, after the first `offset`. */
  listOpen(limit: number, since?: number, offset?: number): Promise<readonly OpenTable[]>;
  /** Marks these tables as having a waiting player now. */
  touch(ids: readonly string[], at: number): Promise<void>;
  /** Tables that are due, moved on by `lease` milliseconds so that nobody else takes them meanwhile. */
  claimDue(now: number, lease: number, limit: number): Promise<readonly string[]>;
  /** Removes up to this number of tables of a phase that were unused since then; returns their number. */
  forget(phase: Head['phase'], before: number, limit: number): Promise<number>;
  /** Removes these tables with everything about them, all at once or none; kept when nothing of them can be read from the files. Returns how many there were. */
  remove(...ids: readonly string[]): Promise<number>;
  /** From time to time: work that waits until nobody plays. */
  tidy(): Promise<void>;
  /** A value of the installation itself, made once: the key that signs seats, for example. */
  keep(name: string, make: () => string): Promise<string>;
  /** The same for what changes; the last one counts. */
  note(name: string, value: string): Promise<void>;
  noted(name: string): Promise<string | undefined>;
  unnote(name: string): Promise<void>;
  /** All notes whose names begin so, in the order of their names. */
  notes(prefix: string): Promise<readonly Note[]>;
  /** Another code for this one; false where it is taken. */
  recode(id: string, code: string): Promise<boolean>;
  /** Keeps the larger of the number that is kept and this one; answers it. */
  raise(name: string, to: number): Promise<number>;
  /** Nothing for a table that is not there any more. */
  subscribe(subscription: Subscription): Promise<void>;
  subscriptions(table: string): Promise<readonly Subscription[]>;
  unsubscribe(endpoint: string): Promise<void>;
  /** This one alone; the same device may have others. */
  withdraw(subscription: Omit<Subscription, 'keys'>): Promise<void>;
  /** Of all tables, for backups. */
  allSubscriptions(): Promise<readonly Subscription[]>;
  /** Whole tables in the order of their ids, for backups. */
  page(after: string, limit: number): Promise<readonly WholeTable[]>;
  /** What tables and classes cost, the first of them by this order, or one alone. Reads through all of the store. */
  weigh(wanted: { readonly by: WeighBy; readonly limit: number; readonly id?: string }): Promise<readonly Weight[]>;
  /** Tables and classes. */
  countTables(): Promise<number>;
  /** Classes alone, each minute: both databases have an index for it. */
  countClasses(): Promise<number>;
  /** Bytes that are in use on disk; what was removed is room for what comes. */
  size(): Promise<number>;
  /** Throws when the store can't be reached. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** The store was written by a newer version of this program; nothing is touched then. */
export class NewerStore extends Error {
  constructor(found: number, known: number, what = 'the data are') {
    super(`${what} of version ${found}, this program knows up to ${known}: start a newer program, or give it other data`);
  }
}

/** A row of either database with its entries. */
export function wholeOf(row: Readonly<Record<string, unknown>>, entries: readonly string[]): WholeTable {
  const dueAt = row['due_at'] === null ? undefined : Number(row['due_at']);
  const head: Head = {
    phase: row['phase'] as Head['phase'],
    isOpen: row['is_open'] === true || row['is_open'] === 1,
    free: Number(row['free']),
    dueAt,
    at: Number(row['at']),
    summary: String(row['summary']),
  };
  return {
    id: String(row['id']),
    code: String(row['code']),
    game: String(row['game']),
    seed: String(row['seed']),
    head,
    entries,
  };
}

export const weightOf = (row: Readonly<Record<string, unknown>>): Weight => ({
  id: String(row['id']),
  game: String(row['game']),
  phase: row['phase'] as Head['phase'],
  at: Number(row['at']),
  entries: Number(row['entries']),
  bytes: Number(row['bytes']),
  openedAt: row['opened_at'] === null ? undefined : Number(row['opened_at']),
});

export const subscriptionOf = (row: Readonly<Record<string, unknown>>): Subscription => ({
  table: String(row['table_id']),
  seat: Number(row['seat']),
  endpoint: String(row['endpoint']),
  keys: String(row['keys']),
});
