import type { Language } from '@stolik/kernel/language';
import { type Speech, speechOf, type Telling } from '@stolik/kernel/telling';
import type { CircuitEvent } from '../turn/events.ts';
import { en } from './tell/en.ts';
import { pl } from './tell/pl.ts';
import { ru } from './tell/ru.ts';
import type { ByLanguage } from './tell/telling.ts';

const SENTENCES: ByLanguage = { en, ru, pl };

export const endWords = (reason: string, language: Language): string => SENTENCES[language].ends[reason] ?? reason;

/** A seen event as one sentence; a closed chain as its way and outcome. */
export function tell(event: CircuitEvent, telling: Telling): string {
  // TypeScript can't see that the teller found by an event's kind takes that event.
  const teller = SENTENCES[telling.language].tell[event.kind] as (event: CircuitEvent, speech: Speech) => string;
  return teller(event, speechOf(telling));
}
