import { atLeast, count, fits, words } from '@stolik/kernel/forms';
import { isRecord } from '@stolik/kernel/json';
import { createSignal } from 'solid-js';
import { ofJson, shelf } from '../../base/kept/shelf.ts';
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

const FORM = atLeast({ table: words, token: words, code: words, game: words, seat: count(0, 100) });

const kept = shelf<Place>(HEAD, ofJson(readPlace));
/** Where storage is full or forbidden a seat lasts as long as this page. */
const [unkept, setUnkept] = createSignal<readonly Place[]>([]);

/** All places of this browser, the latest first. */
export const places = (): readonly Place[] => [...unkept(), ...kept.all()];

function readPlace(raw: unknown): Place | undefined {
  if (!fits(FORM, raw)) return undefined;
  const { savedAt, chance } = raw as { readonly savedAt?: unknown; readonly chance?: unknown };
  const kept = { ...(raw as unknown as Place), chance: isRecord(chance) ? (chance as unknown as KeptChance) : undefined };
  return { ...kept, savedAt: Number(savedAt) || 0 };
}

export const findPlace = (table: string): Place | undefined => places().find((place) => place.table === table);
export const findPlaceByCode = (code: string): Place | undefined => places().find((place) => place.code === code);

/** Answers whether it could be kept. */
export function keepPlace(place: Omit<Place, 'savedAt'>): boolean {
  const isKept = change({ ...place, savedAt: Date.now() });
  for (const old of places().slice(MOST)) forgetPlace(old.table);
  return isKept;
}

/** Keeps a change of a place, where it stands in the list. */
function change(place: Place): boolean {
  const isKept = kept.put(place.table, place);
  const others = unkept().filter(({ table }) => table !== place.table);
  setUnkept(isKept ? others : [place, ...others]);
  return isKept;
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
  kept.remove(table);
  setUnkept(unkept().filter((other) => other.table !== table));
  return () => void (place && keepPlace(place));
}
