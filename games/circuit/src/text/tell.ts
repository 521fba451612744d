import type { Language } from '@stolik/kernel/language';
import type { Telling } from '@stolik/kernel/telling';
import { type Speech, speechOf } from '@stolik/look/speech';
import type { CircuitEvent } from '../turn/events.ts';
import { en } from '../words/en/tell.ts';
import { pl } from '../words/pl/tell.ts';
import { ru } from '../words/ru/tell.ts';
import type { ByLanguage } from '../words/telling.ts';

const SENTENCES: ByLanguage = { en, ru, pl };

export const endWords = (reason: string, language: Language): string => SENTENCES[language].ends[reason] ?? reason;

/** A seen event as one sentence; a closed chain as its way and outcome. */
export function tell(event: CircuitEvent, telling: Telling): string {
  // TypeScript can't see that the teller found by an event's kind takes that event.
  const teller = SENTENCES[telling.language].tell[event.kind] as (event: CircuitEvent, speech: Speech) => string;
  return teller(event, speechOf(telling));
}
