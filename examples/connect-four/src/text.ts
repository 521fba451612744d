import type { Refusal } from '@stolik/kernel/game';
import type { Language, Words } from '@stolik/kernel/language';
import type { Telling } from '@stolik/kernel/telling';
import { inEach } from '@stolik/look/catalog';
import { speechOf } from '@stolik/look/speech';
import type { Event } from './state.ts';
import type { View } from './view.ts';
import { en } from './words/en/text.ts';
import { pl } from './words/pl/text.ts';
import { ru } from './words/ru/text.ts';

const WORDS = inEach({ en, ru, pl });

const LETTERS = 'abcdefg';

const REFUSALS: Readonly<Record<string, Words>> = WORDS.refusals;

export function describe(view: View, telling: Telling): string {
  const board = [...view.rows, LETTERS].map((row) => [...row].join(' ')).join('\n');
  return `${board}\n${status(view, telling)}`;
}

function status(view: View, { language, nameOf }: Telling): string {
  if (view.winner >= 0) return WORDS.won[language](nameOf(view.winner));
  return view.isOver ? WORDS.filled[language] : WORDS.turn[language](nameOf(view.turn));
}

/** Who does it, as "you" where that is who listens. */
export function tell(event: Event, telling: Telling): string {
  const { language } = telling;
  const speech = speechOf(telling);
  switch (event.kind) {
    case 'discDropped':
      return WORDS.dropped[language](speech, event.seat, LETTERS[event.column]!);
    case 'fourMade':
      return WORDS.four[language](speech, event.seat);
    case 'boardFilled':
      return WORDS.filled[language];
    default:
      return WORDS.resigned[language](speech, event.seat);
  }
}

export function explain(refusal: Refusal, language: Language): string {
  const words = REFUSALS[refusal.code];
  if (!words) throw new Error(`no words for the refusal ${refusal.code}`);
  return words[language];
}
