import type { Words } from '@stolik/kernel/language';
import type { ClassWords } from '../../words/paper.ts';
import references from './references.json' with { type: 'json' };

/** A place in a curriculum that somebody has looked up. What could not be read is not here. */
export interface Reference {
  readonly id: string;
  readonly country: keyof ClassWords['plans']['countries'];
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
