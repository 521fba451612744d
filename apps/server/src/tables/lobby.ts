import { hostOf } from '@stolik/table/people';
import { customerOf } from '../limits/address.ts';
import type { LiveTable } from './live.ts';

/** How long a table stays in the lobby after its host was last seen. */
export const WAITS_FOR = 5 * 60_000;
/** So many tables of one address, or of one IPv6 network of 48 bits, stand in the lobby at a time. */
const MOST_EACH = 5;

/** Whether this table is in the lobby and its host waits at it. */
export const isHostWaiting = (table: LiveTable): boolean => {
  const { session } = table;
  return session.opening.isOpen && session.phase === 'gathering' && table.isWatchedBy(hostOf(session));
};

/**
 * Which tables of the lobby were opened from where: one address must not fill it. Addresses are never stored; this holds those of tables
 * that this process has opened and that still wait.
 */
export class Lobby {
  private readonly tables = new Map<string, Set<LiveTable>>();
  private readonly opening = new Map<string, number>();
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  /** Keeps a place while a table is being opened, until it is given back; undefined where enough of this address wait. */
  reserve(address: string): (() => void) | undefined {
    const from = customerOf(address);
    const opening = this.opening.get(from) ?? 0;
    if (this.waitingOf(from).size + opening >= MOST_EACH) return undefined;
    this.opening.set(from, opening + 1);
    return () => {
      const left = this.opening.get(from)! - 1;
      if (left > 0) this.opening.set(from, left);
      else this.opening.delete(from);
    };
  }

  add(address: string, table: LiveTable): void {
    const from = customerOf(address);
    this.tables.set(from, this.waitingOf(from).add(table));
  }

  private waitingOf(from: string): Set<LiveTable> {
    const all = this.tables.get(from) ?? new Set();
    for (const table of all) if (!this.isListed(table)) all.delete(table);
    if (all.size === 0) this.tables.delete(from);
    return all;
  }

  private isListed(table: LiveTable): boolean {
    const { phase, lastAt } = table.session;
    return phase === 'gathering' && (isHostWaiting(table) || this.now() - lastAt < WAITS_FOR);
  }

  /** Forgets those who have opened nothing for long. */
  tidy(): void {
    for (const from of [...this.tables.keys()]) this.waitingOf(from);
  }
}
