import type { Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import type { Telling } from '@stolik/kernel/telling';
import { type Speech, speechOf } from '@stolik/look/speech';
import { en } from '../words/en/cause.ts';
import { pl } from '../words/pl/cause.ts';
import { ru } from '../words/ru/cause.ts';

/** One cause that several events share. */
export type Cause =
  /** Several wanted to the same cell, and nobody went. */
  | { readonly kind: 'claim'; readonly seats: readonly Seat[]; readonly cell: string }
  /** Somebody is hurt, and these have struck. */
  | { readonly kind: 'struck'; readonly seat: Seat; readonly points: number; readonly by: readonly Seat[] };

/** A sentence for each kind, in one language. */
export type CauseTellers = {
  readonly [K in Cause['kind']]: (cause: Extract<Cause, { kind: K }>, speech: Speech) => string;
};

const TELLERS: Readonly<Record<Language, CauseTellers>> = { en, ru, pl };

/** Tells the result of several events in one sentence, cause first. */
export function tellCause(cause: Cause, telling: Telling): string {
  const tellers = TELLERS[telling.language];
  const speech = speechOf(telling);
  return cause.kind === 'claim' ? tellers.claim(cause, speech) : tellers.struck(cause, speech);
}
