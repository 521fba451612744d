import { preferences } from '../base/preferences.ts';
import { askForFonts } from '../base/ui/fonts.ts';
import type { GameClient } from './contract.ts';

type Load = () => Promise<GameClient>;

let loaders: Readonly<Record<string, Load>> = {};
const loaded = new Map<string, Promise<GameClient>>();

/** Said once by the app: which games can be sat down at, and how their rules and boards are fetched. */
export function bringClients(all: Readonly<Record<string, Load>>): void {
  loaders = all;
}

/** Whether a game has a board here; one without is shown as coming. */
export const isAtTheTable = (id: string): boolean => Object.hasOwn(loaders, id);

/** A game's client, loaded once. A failed load (no network yet) is tried again the next time. */
export function loadClient(id: string): Promise<GameClient> | undefined {
  if (!isAtTheTable(id)) return undefined;
  const known = loaded.get(id);
  if (known) return known;
  askForFonts();
  const loading = loaders[id]!().then(async (client) => {
    await client.loadWords?.(preferences.language);
    return client;
  });
  loaded.set(id, loading);
  loading.catch(() => loaded.delete(id));
  return loading;
}
