import type { Words } from '@stolik/kernel/language';
import references from './references.json' with { type: 'json' };

export type Country = 'england' | 'poland' | 'russia' | 'usa';

/** A place in a curriculum that somebody has looked up. What could not be read is not here. */
export interface Reference {
  readonly id: string;
  readonly country: Country;
  /** As the source writes it. */
  readonly code: string;
  /** Its sense, in short; not a quotation. */
  readonly says: Words;
  readonly title: string;
  /** Where it was read. It is printed; the page asks nothing there. */
  readonly address: string;
}

export const REFERENCES = references as readonly Reference[];

export const findReference = (id: unknown): Reference | undefined => REFERENCES.find((reference) => reference.id === id);
