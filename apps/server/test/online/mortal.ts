import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Entry } from '@stolik/table/entry';
import { readEntry } from '@stolik/table/entry';
import { expect } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import type { Player } from './house.ts';

/** A server process that can be killed and comes again at the same address. */
export class Mortal {
  readonly url: string;
  deaths = 0;
  private readonly port: number;
  private readonly data: string;
  private readonly env: Readonly<Record<string, string>>;
  private child: ChildProcess | undefined;

  constructor(port: number, data: string, env: Readonly<Record<string, string>> = {}) {
    this.port = port;
    this.data = data;
    this.env = env;
    this.url = `http://127.0.0.1:${port}`;
  }

  async live(): Promise<void> {
    this.child = fork(join(import.meta.dirname, 'serve.ts'), [String(this.port), this.data], {
      env: { ...process.env, ...this.env },
    });
    await once(this.child, 'message');
  }

  /** Without a word, at once. */
  async die(): Promise<void> {
    if (!this.child) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
    this.deaths++;
    this.child = undefined;
  }
}

export interface PlayedTable {
  readonly table: string;
  readonly players: readonly Player[];
}

/**
 * Everything that was acknowledged is in the log once and in order: the n-th decision of a seat is the text that was acknowledged as
 * its n-th, no wish stands there twice, and the game is over.
 */
export async function expectWholeLogs(store: Store, tables: readonly PlayedTable[]): Promise<number> {
  let acknowledged = 0;
  for (const { table, players } of tables) {
    const stored = await store.load(table);
    const entries = (stored?.entries ?? []).map(readEntry);
    expect(entries).toHaveLength(stored?.version ?? -1);
    expect(entries.at(-1)?.kind).toBe('over');
    const ids = entries.flatMap((entry) =>
      'id' in entry && entry.id !== undefined ? [`${'seat' in entry ? entry.seat : ''} ${entry.id}`] : [],
    );
    expect(new Set(ids).size).toBe(ids.length);
    for (const [seat, player] of players.entries()) {
      const plays = entries.filter(
        (entry): entry is Extract<Entry, { kind: 'play' }> => entry.kind === 'play' && entry.seat === seat,
      );
      for (const acked of player.acked) {
        const [decision = '', ...text] = acked.split(' ');
        expect(plays[Number(decision)]?.text).toBe(text.join(' '));
        acknowledged++;
      }
    }
  }
  return acknowledged;
}
