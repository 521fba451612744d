import { jsonAt, putText } from '../../base/kept/storage.ts';
import { tables } from '../../session/kept/shelf.ts';

/** Where a table comes from that tries another way of a game: its address here, and the moment of its review or recording. */
export interface Origin {
  readonly address: string;
  readonly step: number;
  readonly isReview: boolean;
}

const ORIGINS = 'stolik.origins';

function readAll(): { readonly [id: string]: Origin } {
  const found = jsonAt(ORIGINS);
  return typeof found === 'object' && found !== null ? (found as { [id: string]: Origin }) : {};
}

/** Undefined for a game of its own. */
export function originOf(id: string): Origin | undefined {
  const found = readAll()[id];
  return typeof found?.address === 'string' && found.address.startsWith('#/') ? found : undefined;
}

export function keepOrigin(id: string, origin: Origin): void {
  const isThere = new Set(tables().map((kept) => kept.id));
  const kept = Object.entries(readAll()).filter(([other]) => isThere.has(other));
  // Where it can't be kept the table is a game of its own.
  putText(ORIGINS, JSON.stringify({ ...Object.fromEntries(kept), [id]: origin }));
}

let left: { readonly code: string; readonly origin: Origin } | undefined;

/** Another way is looked at as a recording: as long as the page lives it knows where somebody came from. */
export function leaveFor(code: string, origin: Origin): void {
  left = { code, origin };
}

export const leftFor = (code: string): Origin | undefined => (left?.code === code ? left.origin : undefined);

let wanted: Origin | undefined;

/** On the way back: the moment that was left is opened again there. */
export function wantMoment(origin: Origin): void {
  wanted = origin;
}

/** The moment of the review that somebody comes back to, once. */
export function takeWanted(address: string): number | undefined {
  const found = wanted;
  wanted = undefined;
  return found?.isReview && found.address === address ? found.step : undefined;
}
