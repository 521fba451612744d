import type { Refusal } from '@stolik/kernel/game';
import type { Language, Words } from '@stolik/kernel/language';
import { inEach } from '@stolik/look/catalog';
import { explainProgram } from '../../programs/text.ts';
import { en } from '../../words/en/explain4.ts';
import { pl } from '../../words/pl/explain4.ts';
import { ru } from '../../words/ru/explain4.ts';

const WORDS = inEach({ en, ru, pl });

const SENTENCES: Readonly<Record<string, Words>> = WORDS.refusals;
const QUESTIONS: Readonly<Record<string, Words>> = WORDS.questions;

/** All codes of this edition's own. */
export const REFUSALS4: readonly string[] = [...Object.keys(SENTENCES), 'asked-otherwise'];

export function explain4(refusal: Refusal, language: Language): string {
  const program = explainProgram(refusal, 'golems4', language);
  if (program !== undefined) return program;
  if (refusal.code !== 'asked-otherwise') return SENTENCES[refusal.code]![language];
  const question = QUESTIONS[String(refusal.details?.['asked'])];
  return question ? WORDS.askedOtherwise[language](question[language]) : SENTENCES['not-asked']![language];
}
