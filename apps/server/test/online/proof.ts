import { type Entry, readEntry } from '@stolik/table/entry';
import type { Store } from '../../src/store/store.ts';
import type { Player } from './house.ts';

export interface PlayedTable {
  readonly table: string;
  readonly players: readonly Pick<Player, 'acked'>[];
}

export interface Proof {
  /** Decisions that were acknowledged. */
  readonly acknowledged: number;
  /** What is not as it should be. */
  readonly wrong: readonly string[];
}

/**
 * Everything that was acknowledged is in the log once and in order: the n-th decision of a seat is the text that was acknowledged as
 * its n-th, no request stands there twice, and the game is over where it `mustEnd`.
 */
export async function proveLogs(store: Store, tables: readonly PlayedTable[], mustEnd = true): Promise<Proof> {
  let acknowledged = 0;
  const wrong: string[] = [];
  for (const { table, players } of tables) {
    const stored = await store.load(table);
    const entries = (stored?.entries ?? []).map(readEntry);
    if (entries.length !== stored?.version) wrong.push(`${table}: ${entries.length} entries, version ${stored?.version}`);
    // Whoever leaves a class may lose the seat after the last move.
    const last = entries.findLast(({ kind }) => kind !== 'resit')?.kind;
    if (mustEnd && last !== 'over') wrong.push(`${table}: not over, but ${last}`);
    const ids = entries.flatMap((entry) =>
      'id' in entry && entry.id !== undefined ? [`${'seat' in entry ? entry.seat : ''} ${entry.id}`] : [],
    );
    if (new Set(ids).size !== ids.length) wrong.push(`${table}: a request was granted twice`);
    for (const [seat, player] of players.entries()) {
      const plays = entries.filter(
        (entry): entry is Extract<Entry, { kind: 'play' }> => entry.kind === 'play' && entry.seat === seat,
      );
      for (const acked of player.acked) {
        const [decision = '', ...text] = acked.split(' ');
        const found = plays[Number(decision)]?.text;
        if (found !== text.join(' ')) wrong.push(`${table}: seat ${seat} had "${acked}" acknowledged, the log says "${found}"`);
        acknowledged++;
      }
    }
  }
  return { acknowledged, wrong };
}
