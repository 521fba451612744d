import type { Refusal } from '@stolik/kernel/game';
import type { Language, Words } from '@stolik/kernel/language';
import { inEach } from '@stolik/look/catalog';
import { explainProgram } from '../../programs/text.ts';
import { en } from '../../words/en/explain6.ts';
import { pl } from '../../words/pl/explain6.ts';
import { ru } from '../../words/ru/explain6.ts';

const SENTENCES: Readonly<Record<string, Words>> = inEach({ en, ru, pl });

/** All codes of this edition's own. */
export const REFUSALS6: readonly string[] = Object.keys(SENTENCES);

export function explain6(refusal: Refusal, language: Language): string {
  const own = SENTENCES[refusal.code];
  return own ? own[language] : (explainProgram(refusal, 'golems6', language) ?? refusal.code);
}
