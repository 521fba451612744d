import { ok, type Result } from '@stolik/kernel/result';
import type { GamesFile, SavedGame } from '@stolik/table/games-file';
import { api, type Trouble } from './api.ts';
import type { Place } from './places.ts';

/** So many games are asked for at once: a server that has much to do answers in between. */
const AT_ONCE = 10;
/** How long to wait where it is too much, and how often. */
const WAIT = 5000;
const TRIES = 12;

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, WAIT));

/** Every game of these seats in one file, with what this browser has kept to check them by. */
export async function collectGames(places: readonly Place[], wait = pause): Promise<Result<GamesFile, Trouble>> {
  const games: SavedGame[] = [];
  for (let from = 0; from < places.length; from += AT_ONCE) {
    const asked = places.slice(from, from + AT_ONCE);
    const told = await patiently(
      asked.map(({ token }) => token),
      wait,
    );
    if (!told.ok) return told;
    for (const game of told.value) {
      const kept = game.log && keptAt(asked.find(({ table }) => table === game.table));
      games.push({ ...game, ...(kept && { kept }) });
    }
  }
  return ok({ stolik: 'games', version: 1, games });
}

async function patiently(tokens: readonly string[], wait: () => Promise<void>): Promise<Result<readonly SavedGame[], Trouble>> {
  for (let tries = 1; ; tries++) {
    const told = await api.ownGames(tokens);
    if (told.ok || told.problem.kind !== 'too-fast' || tries === TRIES) return told;
    await wait();
  }
}

/** As `stolik verify --kept` reads it: seats are counted from 1 there. */
function keptAt(place: Place | undefined): object | undefined {
  if (!place?.chance) return undefined;
  const { isBent: _, ...kept } = place.chance;
  return { ...kept, seat: place.seat + 1 };
}
