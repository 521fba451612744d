import { createSignal } from 'solid-js';
import type { KeptChance } from './chance.ts';

/**
 * A seat of this browser at a table on the server. The token is all there is of an account: it stays in this browser's storage, and is
 * never written into an address that stays, into a log or into the page.
 */
export interface Place {
  readonly table: string;
  readonly code: string;
  readonly game: string;
  /** From 0. */
  readonly seat: number;
  readonly token: string;
  readonly savedAt: number;
  /** The game there is over, as far as we have heard. */
  readonly isOver?: boolean;
  /** Missing for a seat that came from another device. */
  readonly chance?: KeptChance | undefined;
}

const HEAD = 'stolik.place.';
/** The server tells about so many at once. */
const MOST = 60;

const [places, setPlaces] = createSignal<readonly Place[]>(readAll());

/** All places of this browser, the latest first. */
export { places };

function readAll(): readonly Place[] {
  const found: Place[] = [];
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i);
      const place = key?.startsWith(HEAD) ? readPlace(key) : undefined;
      if (place) found.push(place);
    }
  } catch {
    return [];
  }
  return found.sort((a, b) => b.savedAt - a.savedAt);
}

function readPlace(key: string): Place | undefined {
  try {
    const raw = JSON.parse(localStorage.getItem(key) ?? '') as Partial<Place> | null;
    const isWhole =
      typeof raw?.table === 'string' &&
      typeof raw.token === 'string' &&
      typeof raw.code === 'string' &&
      typeof raw.game === 'string';
    return isWhole && Number.isInteger(raw.seat) ? { ...(raw as Place), savedAt: Number(raw.savedAt) || 0 } : undefined;
  } catch {
    return undefined;
  }
}

export const findPlace = (table: string): Place | undefined => places().find((place) => place.table === table);
export const findPlaceByCode = (code: string): Place | undefined => places().find((place) => place.code === code);

/** Answers whether it could be kept; where storage is full or forbidden, the seat lasts as long as this page. */
export function keepPlace(place: Omit<Place, 'savedAt'>): boolean {
  const whole: Place = { ...place, savedAt: Date.now() };
  let isKept = true;
  try {
    localStorage.setItem(HEAD + place.table, JSON.stringify(whole));
  } catch {
    isKept = false;
  }
  setPlaces([whole, ...places().filter(({ table }) => table !== place.table)]);
  for (const old of places().slice(MOST)) forgetPlace(old.table);
  return isKept;
}

/** Keeps a change of a place, where it stands in the list. */
function change(place: Place): void {
  try {
    localStorage.setItem(HEAD + place.table, JSON.stringify(place));
  } catch {
    // It lasts as long as this page.
  }
  setPlaces(places().map((each) => (each.table === place.table ? place : each)));
}

export function markOver(table: string): void {
  const place = findPlace(table);
  if (place && !place.isOver) change({ ...place, isOver: true });
}

/** The host may have let two change places. */
export function keepSeat(table: string, seat: number): void {
  const place = findPlace(table);
  if (place && place.seat !== seat) change({ ...place, seat });
}

export function keepChance(table: string, changes: Partial<KeptChance>): void {
  const place = findPlace(table);
  if (place?.chance) change({ ...place, chance: { ...place.chance, ...changes } });
}

/** Answers what brings it back. */
export function forgetPlace(table: string): () => void {
  const place = findPlace(table);
  try {
    localStorage.removeItem(HEAD + table);
  } catch {
    // Forbidden storage: it lives in this page only.
  }
  setPlaces(places().filter((other) => other.table !== table));
  return () => void (place && keepPlace(place));
}

// Another tab sits down or gets up.
addEventListener('storage', ({ key }) => {
  if (key === null || key.startsWith(HEAD)) setPlaces(readAll());
});
