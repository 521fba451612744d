import type { AnyGame } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import { en } from '../words/en/mistakes.ts';
import { pl } from '../words/pl/mistakes.ts';
import { ru } from '../words/ru/mistakes.ts';
import type { Mistake, MistakeCode } from './mistake.ts';

/** The sentences about mistakes in one language. */
export interface MistakeSentences {
  line(number: number): string;
  likely(word: string): string;
  readonly says: Readonly<Record<MistakeCode, (of: { readonly word: string; readonly takes: number }) => string>>;
}

const SENTENCES: Readonly<Record<Language, MistakeSentences>> = { en, ru, pl };

/** A mistake in plain words: the line, the reason, the rule that was broken, and what was probably meant. */
export function sayMistake(mistake: Mistake, language: Language, game?: Pick<AnyGame, 'explain'>): string {
  const { line, says, likely } = SENTENCES[language];
  const { code, word = '', takes = 0, refusal } = mistake;
  const parts = [says[code]({ word, takes })];
  if (refusal && game) parts.push(game.explain(refusal, language));
  if (mistake.likely !== undefined) parts.push(likely(mistake.likely));
  return (mistake.line === undefined ? '' : line(mistake.line)) + parts.join(' ');
}
