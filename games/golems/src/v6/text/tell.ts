import type { Language } from '@stolik/kernel/language';
import type { Event6 } from '../events.ts';
import { EN } from './tellEn.ts';
import { PL } from './tellPl.ts';
import { RU } from './tellRu.ts';

/** One sentence for each kind of event; empty where there is nothing to say. */
export type Teller = { readonly [Kind in Event6['kind']]: (event: Extract<Event6, { kind: Kind }>) => string };

const TELLERS: Readonly<Record<Language, Teller>> = { en: EN, ru: RU, pl: PL };

export function tell6(event: Event6, language: Language): string {
  const say = TELLERS[language][event.kind] as (event: Event6) => string;
  return say(event);
}
