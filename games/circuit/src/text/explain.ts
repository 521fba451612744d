import type { Refusal } from '@stolik/kernel/game';
import type { Language, Words } from '@stolik/kernel/language';
import { inEach } from '@stolik/look/catalog';
import { en } from '../words/en/explain.ts';
import { fill, sidePlace, tokenName } from '../words/naming.ts';
import { pl } from '../words/pl/explain.ts';
import { ru } from '../words/ru/explain.ts';

const WORDS = inEach({ en, ru, pl });

const SENTENCES: Readonly<Record<string, Words>> = WORDS;

/** All codes that there are words for. */
export const REFUSALS: readonly string[] = Object.keys(SENTENCES);

/** A refusal as one sentence without the clause. */
export function explain(refusal: Refusal, language: Language): string {
  const sentence = SENTENCES[refusal.code];
  if (!sentence) return refusal.code;
  const details: Record<string, string | number> = { ...refusal.details };
  if (typeof details['token'] === 'string') details['token'] = tokenName(details['token'], language);
  if (typeof details['side'] === 'string') details['side'] = sidePlace(details['side'], language);
  return fill(sentence[language], details);
}
