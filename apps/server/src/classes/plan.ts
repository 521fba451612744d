import type { Bus } from '../bus/bus.ts';
import type { Signer } from '../guests/tokens.ts';
import type { Capacity } from '../live/capacity.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';

export interface ClassesPlan {
  readonly store: Store;
  readonly bus: Bus;
  readonly signer: Signer;
  readonly tables: Tables;
  readonly capacity: Capacity;
  /** People in the same house say codes aloud: four digits, while there are enough of them. */
  readonly isInHouse: boolean;
  now?(): number;
  complain(what: string, error: unknown): void;
}

/** The credentials of a client that wants to join a class. */
export interface WayIn {
  readonly id?: string | undefined;
  readonly token?: string | undefined;
  readonly code?: string | undefined;
  readonly pin?: string | undefined;
}
