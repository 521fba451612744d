import type { Answer, RequestWithoutId, Scene } from '@stolik/wire/client';
import { afterSeeing, type Seen } from './chance.ts';
import { findPlace, keepChance } from './places.ts';

/** Follows a table for its chance: tells the salt when all have sat down, and keeps what is seen. */
export function followChance(table: string, request: (request: RequestWithoutId) => Promise<Answer>): (scene: Scene) => void {
  let hasTold = false;
  let last: Seen | undefined;
  const tell = async (salt: string, seals: readonly string[]): Promise<void> => {
    keepChance(table, { seals });
    const answer = await request(['salt', salt]);
    // Too late: the game has begun without it.
    if (!answer.ok) keepChance(table, { seals: undefined });
  };
  return ({ room, seen, version }) => {
    const place = findPlace(table);
    const kept = place?.chance;
    if (!place || !kept) return;
    const isOldRule = room.seals === undefined;
    if ((room.commitment !== kept.commitment || (kept.version === 2 && isOldRule)) && !kept.isBent)
      keepChance(table, { isBent: true });
    if (!hasTold && room.untold?.includes(place.seat)) {
      hasTold = true;
      void tell(kept.salt, room.seals ?? []);
    }
    // What was seen is compared under the new rule alone, and proves that it was promised.
    if (!seen || room.phase === 'gathering' || isOldRule) return;
    const now: Seen = { version, ...seen };
    const after = afterSeeing(kept.seen, last, now);
    last = now;
    if (after.seen !== kept.seen || after.isBent)
      keepChance(table, { seen: after.seen, ...(after.isBent && { isBent: true as const }) });
  };
}
