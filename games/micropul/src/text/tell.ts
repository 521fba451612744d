import type { Refusal } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import type { Telling } from '@stolik/kernel/telling';
import { type Speech, speechOf } from '@stolik/look/speech';
import type { MicropulEvent } from '../turn/events.ts';
import type { RefusalCode } from '../turn/refuse.ts';
import { en } from '../words/en/tell.ts';
import { pl } from '../words/pl/tell.ts';
import { ru } from '../words/ru/tell.ts';
import type { Texts } from './texts.ts';

export const TEXTS: Readonly<Record<Language, Texts>> = { en, ru, pl };

export function tell(event: MicropulEvent, telling: Telling): string {
  // TypeScript can't see that the teller found by an event's kind takes that event.
  const teller = TEXTS[telling.language].tell[event.kind] as (event: MicropulEvent, speech: Speech) => string;
  return teller(event, speechOf(telling));
}

export function explain(refusal: Refusal, language: Language): string {
  return TEXTS[language].explain[refusal.code as RefusalCode](refusal.details ?? {});
}
