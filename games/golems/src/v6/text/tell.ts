import type { Language } from '@stolik/kernel/language';
import type { Event6 } from '../events.ts';
import { EN } from './tell-en.ts';
import { PL } from './tell-pl.ts';
import { RU } from './tell-ru.ts';

/** One sentence for each kind of event; empty where there is nothing to say. */
export type Teller = { readonly [Kind in Event6['kind']]: (event: Extract<Event6, { kind: Kind }>) => string };

const TELLERS: Readonly<Record<Language, Teller>> = { en: EN, ru: RU, pl: PL };

export function tell6(event: Event6, language: Language): string {
  const say = TELLERS[language][event.kind] as (event: Event6) => string;
  return say(event);
}
