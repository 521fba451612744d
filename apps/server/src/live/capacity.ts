import type { Store } from '../store/store.ts';

/** What a whole installation may hold. */
export interface Storage {
  readonly tables: number;
  readonly bytes: number;
}

export const USUAL_STORAGE: Storage = { tables: 500_000, bytes: 20e9 };

/** Nobody opens anything in the last tenth: games and lessons that are under way need it. */
const FOR_NEW = 0.9;
/** So much of the disk is never filled by us: without it the database can't even tidy up. */
const LEAST_FREE = 64 * 1024 * 1024;

/** How full the store is: counted from time to time, and carried on with what is written in between. */
export class Capacity {
  stored: Storage = { tables: 0, bytes: 0 };
  private free = Number.POSITIVE_INFINITY;
  private readonly most: Storage;

  constructor(most: Storage = USUAL_STORAGE) {
    this.most = most;
  }

  /** `freeBytes`: what is left on the disk of the store, where that is known. */
  async measure(store: Pick<Store, 'countTables' | 'size'>, freeBytes: () => Promise<number | undefined>): Promise<void> {
    this.stored = { tables: await store.countTables(), bytes: await store.size() };
    this.free = (await freeBytes()) ?? Number.POSITIVE_INFINITY;
  }

  /** Whether another table or class may be opened. */
  get takesNew(): boolean {
    const { tables, bytes } = this.stored;
    return tables < FOR_NEW * this.most.tables && bytes < FOR_NEW * this.most.bytes && this.hasRoom(0);
  }

  /** Whether so much more may be written to what there is. */
  hasRoom(bytes: number): boolean {
    return this.stored.bytes + bytes <= this.most.bytes && this.free - bytes >= LEAST_FREE;
  }

  add(bytes: number, tables = 0): void {
    this.stored = { tables: this.stored.tables + tables, bytes: this.stored.bytes + bytes };
    this.free -= bytes;
  }
}
