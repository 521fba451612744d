import type { Refusal } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import { type Speech, speechOf, type Telling } from '@stolik/kernel/telling';
import type { MicropulEvent } from './events.ts';
import type { RefusalCode } from './refuse.ts';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';
import { ru } from './text/ru.ts';
import type { Texts } from './text/texts.ts';

export const TEXTS: Readonly<Record<Language, Texts>> = { en, ru, pl };

export function tell(event: MicropulEvent, telling: Telling): string {
  // TypeScript can't see that the teller found by an event's kind takes that event.
  const teller = TEXTS[telling.language].tell[event.kind] as (event: MicropulEvent, speech: Speech) => string;
  return teller(event, speechOf(telling));
}

export function explain(refusal: Refusal, language: Language): string {
  return TEXTS[language].explain[refusal.code as RefusalCode](refusal.details ?? {});
}
