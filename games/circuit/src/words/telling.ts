import type { Language } from '@stolik/kernel/language';
import type { Speech } from '@stolik/look/speech';
import type { CircuitEvent } from '../turn/events.ts';

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
export const isLeft = (side: string): boolean => side.startsWith('left');
export const rowOf = (side: string): string => side.slice(-1);

/** Whether a number of missing tiles is worth saying. One is an open gap, which has its own sentence; many are no reason. */
export const isCounted = (missing: number): boolean => missing > 1 && missing < 4;

/** One part's points are the whole sum: they are not said twice. */
export const shared = <Part extends { readonly points: number }>(
  parts: readonly Part[],
  says: (part: Part) => string,
): readonly string[] => parts.map((part) => (parts.length === 1 ? says(part) : `${says(part)} (${part.points})`));
