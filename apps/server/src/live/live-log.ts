import { setTimeout as wait } from 'node:timers/promises';
import { ok, type Result } from '@stolik/kernel/result';
import type { ByeCode } from '@stolik/wire/messages';
import type { Bus, BusMessage } from '../bus/bus.ts';
import type { Head, Store, StoredTable } from '../store/store.ts';

/** The state folded from a log: a session, a classroom. */
export interface Logged {
  readonly id: string;
  /** How many entries it has. */
  readonly version: number;
}

/** A connection that receives updates. */
export interface Listener {
  send(text: string): void;
  /** Says why, and closes the connection. */
  bye(code: ByeCode): void;
}

/** What every live log needs from its process. */
export interface LogHouse {
  readonly store: Store;
  readonly bus: Bus;
  now(): number;
  /** Whether so much more may be written: the store is not full. */
  hasRoom(bytes: number): boolean;
  count(what: 'races' | 'written' | 'failures', by?: number): void;
}

/** A change that has been worked out and waits to be written. */
export interface Prepared {
  readonly entries: readonly string[];
  /** Undefined where lists and due times stay as they are. */
  readonly head: Head | undefined;
  /** Called once it is durable. */
  adopt(): void;
}

/** The store holds as much as it may. `broken`: it was not to be had. */
export type Unwritten = 'full' | 'broken';

/** A writer that loses so many races in a row is in trouble, not unlucky: when a class answers at once, each server has dozens to write. */
const MOST_TRIES = 60;
/** After so many lost races it waits a moment before each try. The winner has the present state and would win again. */
const HASTY_TRIES = 3;
const LONGEST_WAIT = 40;
/** Entries of this size and more are only written while there is room. */
const LARGE = 1024;

/**
 * A log in the memory of this process: a table or a class. The store holds the truth. This holds the folded state,
 * serializes changes, acknowledges durable ones, and notifies its listeners. Any process may write: the loser of a race
 * reads the new entries and retries. An exception in here closes only this log.
 */
export abstract class LiveLog<State extends Logged, Key, One extends Listener> {
  protected state: State;
  protected readonly logHouse: LogHouse;
  protected readonly listeners = new Map<Key, Set<One>>();
  private last: Promise<unknown> = Promise.resolve();
  private pending = 0;
  private unfollow: (() => void) | undefined;
  private hasFailed = false;
  /** It is not in the store any more. */
  isGone = false;

  constructor(house: LogHouse, state: State) {
    this.logHouse = house;
    this.state = state;
  }

  /** So many entries of others are read and taken at a time; undefined: all at once. */
  protected readonly page: number | undefined = undefined;

  /** Where changes may take long to work out, how to do that in turn with others; undefined: at once. */
  protected readonly inSlices: (<T>(work: () => T) => Promise<T>) | undefined = undefined;

  /** Takes entries that other processes have written. Throws on what this program does not know. */
  protected abstract take(stored: StoredTable): void | Promise<void>;
  /** What other processes say that is not in the store. */
  protected abstract hear(message: BusMessage): void;
  /** Nobody is connected and nothing is under way. */
  protected abstract onIdle(): void;
  /** Others have written what this process can't follow. */
  protected abstract onUnplayable(error: unknown): void;
  /** It was removed. */
  protected abstract onGone(): void;
  /** Something in here threw: it is to be closed and reported. */
  protected abstract onFailed(error: unknown): void;

  get isIdle(): boolean {
    return this.pending === 0 && this.listeners.size === 0;
  }

  /** Waits until what is under way is done. */
  async settled(): Promise<void> {
    await this.last.catch(() => {});
  }

  /** Reads what other processes have written. */
  async refresh(): Promise<void> {
    await this.inTurn(() => this.catchUp());
  }

  /** At once where nothing is under way, which is usual. */
  protected inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.pending++ === 0 ? work() : this.last.then(work, work);
    this.last = result;
    result.then(this.oneLess, this.oneLess);
    return result;
  }

  private readonly oneLess = (): void => {
    this.pending--;
    if (this.isIdle) this.guarded(() => this.onIdle());
  };

  /** Works a change out on the present state and writes it; the promise is kept when it is durable. */
  protected append<No>(prepare: () => Result<Prepared, No>): Promise<Result<number, No | Unwritten>> {
    return this.inTurn(() => this.write(prepare));
  }

  private async write<No>(prepare: () => Result<Prepared, No>): Promise<Result<number, No | Unwritten>> {
    const { store, bus } = this.logHouse;
    // What others have written may be on its way: nothing is refused on a state that may be behind.
    let isFresh = bus.kind === 'local';
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const prepared = this.inSlices ? await this.inSlices(prepare) : prepare();
      if (!prepared.ok) {
        const { version } = this.state;
        if (isFresh || !(await this.catchUp()) || this.state.version === version) return prepared;
        isFresh = true;
        continue;
      }
      const { entries, head, adopt } = prepared.value;
      const { id, version } = this.state;
      if (entries.length === 0) return ok(version);
      const size = sizeOf(entries);
      if (size >= LARGE && !this.logHouse.hasRoom(size)) return { ok: false, problem: 'full' };
      if (await store.append(id, version, entries, head)) {
        this.logHouse.count('written', size);
        this.guarded(adopt);
        if (bus.kind !== 'local') bus.publish(id, { kind: 'entries', version: version + entries.length, entries: [] });
        return ok(version + entries.length);
      }
      this.logHouse.count('races');
      if (tries >= HASTY_TRIES) await wait(Math.random() * Math.min(LONGEST_WAIT, 2 ** tries));
      if (!(await this.catchUp())) break;
    }
    return { ok: false, problem: 'broken' };
  }

  /**
   * Reads entries of other processes; returns false if this process cannot resume the log. Called in turn: nothing else
   * changes the state.
   */
  private async catchUp(): Promise<boolean> {
    for (;;) {
      const stored = await this.logHouse.store.load(this.state.id, this.state.version, this.page);
      if (!stored) {
        this.isGone = true;
        this.onGone();
        return false;
      }
      try {
        await this.take(stored);
      } catch (error) {
        this.onUnplayable(error);
        return false;
      }
      if (this.page === undefined || this.state.version >= stored.version || stored.entries.length === 0) return true;
    }
  }

  /** Runs what serves listeners: an exception closes this log instead of the process. */
  protected guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.fail(error);
    }
  }

  protected fail(error: unknown): void {
    if (this.hasFailed) return;
    this.hasFailed = true;
    this.logHouse.count('failures');
    this.onFailed(error);
  }

  /** A timer whose work can't take the process down. */
  protected later(milliseconds: number, work: () => void): NodeJS.Timeout {
    return setTimeout(() => this.guarded(work), milliseconds).unref();
  }

  /** Adds a listener of a role; above the limit the oldest one is dropped. */
  protected admit(key: Key, one: One, most: number, mayGo: (one: One) => boolean = () => true): void {
    const group = this.listeners.get(key) ?? new Set();
    this.listeners.set(key, group.add(one));
    for (const oldest of group) {
      if (group.size <= most) break;
      if (!mayGo(oldest)) continue;
      group.delete(oldest);
      oldest.bye('too-many');
    }
  }

  /** Answers whether it was there. */
  protected dropListener(key: Key, one: One): boolean {
    const group = this.listeners.get(key);
    if (!group?.delete(one)) return false;
    if (group.size === 0) this.listeners.delete(key);
    return true;
  }

  protected get isFollowing(): boolean {
    return this.unfollow !== undefined;
  }

  /** From here on nothing is missed; what was written before is read. */
  protected async startFollowing(): Promise<void> {
    if (this.unfollow) return;
    const { bus } = this.logHouse;
    this.unfollow = bus.follow(this.state.id, (message) => this.guarded(() => this.listen(message)));
    if (bus.kind !== 'local') await this.catchUp();
  }

  private listen(message: BusMessage): void {
    if (message.kind !== 'entries') this.hear(message);
    else if (message.version > this.state.version) void this.refresh().catch(() => {});
  }

  protected stopFollowing(): void {
    if (this.listeners.size > 0) return;
    this.unfollow?.();
    this.unfollow = undefined;
  }

  protected everyone(): readonly One[] {
    return [...this.listeners.values()].flatMap((group) => [...group]);
  }

  /** The log is gone, or not here: all clients are notified. */
  end(why: ByeCode): void {
    const all = this.everyone();
    this.listeners.clear();
    this.stopFollowing();
    for (const one of all) one.bye(why);
  }
}

const sizeOf = (entries: readonly string[]): number => entries.reduce((sum, { length }) => sum + length, 0);
