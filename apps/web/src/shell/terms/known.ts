import { type Accessor, createEffect, createSignal, on } from 'solid-js';
import { loadClient } from '../clients.ts';
import type { GameClient, SetupPart } from '../contract.ts';

/** What must be known of a game to say what is played at a table. */
export interface Known {
  readonly client: GameClient;
  readonly part: SetupPart;
}

const loaded = new Map<string, Known>();

/** Fetched without holding up the page: until it is there less is said. */
export function createKnown(game: () => string): Accessor<Known | undefined> {
  const [known, setKnown] = createSignal(loaded.get(game()));
  createEffect(
    on(game, async (id) => {
      if (loaded.has(id)) return setKnown(loaded.get(id));
      try {
        const client = await loadClient(id);
        if (!client) return;
        loaded.set(id, { client, part: await client.setup.part() });
        if (game() === id) setKnown(loaded.get(id));
      } catch {
        // No network: what is played is told by the game's name alone.
      }
    }),
  );
  return known;
}
