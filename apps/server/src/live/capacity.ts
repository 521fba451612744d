import type { Store } from '../store/store.ts';

/** What a whole installation may hold. */
export interface Storage {
  readonly tables: number;
  readonly classes: number;
  readonly bytes: number;
}

export const USUAL_STORAGE: Storage = { tables: 500_000, classes: 50_000, bytes: 20e9 };

/** What shares the room: each has a number of its own, so that neither fills the store for the other. */
export type Kind = 'tables' | 'classes';

/**
 * Up to which parts of the room something is opened, by number and by bytes, and written. Nobody opens anything in the last tenth: games and lessons that are under
 * way need it. Classes stop before tables do. A class writes as much as a thousand tables, and where anybody may open one nobody knows whose
 * it is.
 */
const PARTS: Readonly<Record<Kind, { readonly count: number; readonly opened: number; readonly written: number }>> = {
  tables: { count: 0.9, opened: 0.9, written: 1 },
  classes: { count: 1, opened: 0.75, written: 0.85 },
};
/** So much of the disk is never filled by us: without it the database can't even tidy up. */
const LEAST_FREE = 64 * 1024 * 1024;

/** How full the store is: counted from time to time, and carried on with what is written in between. */
export class Capacity {
  stored: Storage = { tables: 0, classes: 0, bytes: 0 };
  private free = Number.POSITIVE_INFINITY;
  private readonly most: Storage;

  constructor(most: Storage = USUAL_STORAGE) {
    this.most = most;
  }

  /** `freeBytes`: what is left on the disk of the store, where that is known. */
  async measure(
    store: Pick<Store, 'countTables' | 'countClasses' | 'size'>,
    freeBytes: () => Promise<number | undefined>,
  ): Promise<void> {
    const [all, classes, bytes] = [await store.countTables(), await store.countClasses(), await store.size()];
    this.stored = { tables: all - classes, classes, bytes };
    this.free = (await freeBytes()) ?? Number.POSITIVE_INFINITY;
  }

  /** Whether another one may be opened. */
  takesNew(kind: Kind): boolean {
    const { count, opened } = PARTS[kind];
    return this.stored[kind] < count * this.most[kind] && this.fills(opened, 0);
  }

  /** Whether so much more may be written to what there is. */
  hasRoom(bytes: number, kind: Kind = 'tables'): boolean {
    return this.fills(PARTS[kind].written, bytes);
  }

  private fills(part: number, bytes: number): boolean {
    const { bytes: stored } = this.stored;
    // A small disk is shared by the same parts as a large store.
    return stored + bytes <= part * Math.min(this.most.bytes, stored + this.free - LEAST_FREE);
  }

  add(bytes: number, opened: Partial<Record<Kind, number>> = {}): void {
    const { stored } = this;
    const { tables = 0, classes = 0 } = opened;
    this.stored = { tables: stored.tables + tables, classes: stored.classes + classes, bytes: stored.bytes + bytes };
    this.free -= bytes;
  }
}
