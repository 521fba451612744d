import type { GameClient, TableClient } from '../contract.ts';
import { hasCard } from './card-place.ts';

/** What the frame of a table must know of what is on it, for style sheets: see "No `.shell:has(…)`" in docs/client.md. */
export const shellClasses = (now: {
  readonly client: Pick<GameClient, 'film' | 'Actions' | 'frame'>;
  readonly table: TableClient;
  readonly isPast: boolean;
  readonly isWatched?: boolean;
  readonly isTimed?: boolean;
  readonly hasLamp: boolean;
  /** How many cards of seats there are, with those that nobody plays. */
  readonly seats: number;
  readonly evening: 'dusk' | 'card' | undefined;
}): Readonly<Record<string, boolean>> => ({
  'past-now': now.isPast,
  'wide-side': now.client.film !== undefined,
  acts: now.client.Actions !== undefined && !now.isWatched,
  watched: now.isWatched === true,
  asks: now.table.isAsked(),
  lamped: now.hasLamp,
  timed: now.isTimed === true,
  stacked: now.client.frame?.isStacked === true,
  bare: now.client.frame?.isBare?.(now.table) ?? false,
  carded: hasCard(),
  'seats-3': now.seats >= 3,
  'seats-4': now.seats >= 4,
  'seats-5': now.seats >= 5,
  dusk: now.evening !== undefined,
  ended: now.evening === 'card',
});
