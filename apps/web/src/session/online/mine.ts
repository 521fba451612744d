import { createRoot, createSignal } from 'solid-js';
import { api, type Trouble } from './api.ts';
import { forgetPlace, markOver, type Place, places } from './places.ts';
import type { Mine } from './read.ts';
import { whileSeen } from './while-seen.ts';

const EVERY = 15_000;

const [known, setKnown] = createSignal<ReadonlyMap<string, Mine>>(new Map());
const [trouble, setTrouble] = createSignal<Trouble>();

/** How my tables stand, by their id, as far as the server has told. */
export { known, trouble };

async function askServer(): Promise<void> {
  const asked = places().filter(({ isOver }) => !isOver);
  if (asked.length === 0) return;
  const told = await api.mine(asked.map(({ token }) => token));
  setTrouble(told.ok ? undefined : told.problem);
  if (!told.ok) return;
  const found = new Map<string, Mine>();
  for (const [index, place] of asked.entries()) {
    const mine = told.value[index];
    // The table is gone, or the seat has been left on another device.
    if (mine === null) forgetPlace(place.table);
    if (!mine) continue;
    found.set(place.table, mine);
    if (mine.room.phase === 'over') markOver(place.table);
  }
  setKnown(found);
}

/** Keeps asking while somebody looks; answers what ends it. */
export const followMine = (): (() => void) =>
  createRoot((dispose) => {
    const end = whileSeen(askServer, EVERY);
    return () => {
      end();
      dispose();
    };
  });

/** My turn first, then tables that wait for people, then those that wait for others; the latest of each first. */
export function inOrder(mine: readonly Place[], about: ReadonlyMap<string, Mine>): readonly Place[] {
  const rank = ({ table }: Place): number => {
    const now = about.get(table);
    if (now?.isAsked) return 0;
    return now?.room.phase === 'gathering' ? 1 : 2;
  };
  const at = ({ table, savedAt }: Place): number => about.get(table)?.at ?? savedAt;
  return [...mine].sort((a, b) => rank(a) - rank(b) || at(b) - at(a));
}

/** How many tables wait for me. */
export const askedCount = (): number => [...known().values()].filter(({ isAsked }) => isAsked).length;
