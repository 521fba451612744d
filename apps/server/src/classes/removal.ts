import type { Tables } from '../tables/tables.ts';
import type { LiveClass } from './live-class.ts';

/** So many tables are removed at once. */
const AT_ONCE = 20;

/** A few at a time, so that others are served in between; and again, where a table was opened meanwhile. */
export async function removeTables(tables: Tables, room: LiveClass, gone: Set<string>): Promise<void> {
  for (;;) {
    const own = new Set((await tables.ofClass(room.room.id)).map(({ id }) => id));
    const left = [...new Set([...own, ...room.room.tables.map(({ id }) => id)])].filter((id) => !gone.has(id));
    if (left.length === 0) return;
    for (let at = 0; at < left.length; at += AT_ONCE) {
      const some = left.slice(at, at + AT_ONCE);
      const chains = await Promise.all(some.map(async (id) => (own.has(id) ? [id] : tables.withRematches(id))));
      await tables.remove(...chains.flat());
      for (const id of [...some, ...chains.flat()]) gone.add(id);
    }
  }
}
