import type { Language } from '@stolik/kernel/language';
import type { Speech } from '@stolik/kernel/telling';
import type { CircuitEvent } from '../../turn/events.ts';

type Kind = CircuitEvent['kind'];

/** One sentence for each kind of event; empty where another event of the same step says it. */
export type Tellers = { readonly [K in Kind]: (event: Extract<CircuitEvent, { kind: K }>, speech: Speech) => string };

/** How it ended, by the reason of the rules. */
export type Ends = Readonly<Record<string, string>>;

export interface Sentences {
  readonly tell: Tellers;
  readonly ends: Ends;
}

export type ByLanguage = Readonly<Record<Language, Sentences>>;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const isSide = (place: string): boolean => place.startsWith('left') || place.startsWith('right');
