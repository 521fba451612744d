import type { Language } from '@stolik/kernel/language';
import type { Problem } from '@stolik/kernel/result';
import type { Checked } from '@stolik/table/fair';
import { en } from './words/en/verify.ts';
import { pl } from './words/pl/verify.ts';
import { ru } from './words/ru/verify.ts';

/** What `stolik verify` says of a log. */
export interface VerifyWords {
  readonly step: string;
  readonly right: string;
  readonly wrong: string;
  readonly goesOn: string;
  steps(count: number, state: string): string;
  chance(checked: Pick<Checked, 'rolls' | 'undone' | 'isCompared'>): string;
  readonly saltThere: string;
  readonly saltMissing: string;
  readonly oldRule: string;
  readonly nothingKept: string;
  readonly whichFile: string;
  readonly keptExpected: string;
  readonly keptDamaged: string;
  /** What does not fit, by the place in the log. Readers of English get the engine's own sentence, which says more. */
  readonly reasons: Readonly<Record<string, string>>;
}

export const VERIFY_WORDS: Readonly<Record<Language, VerifyWords>> = { en, ru, pl };

/** What is wrong with a log, in the reader's language: the place it is found at is the same for everybody. */
export function wrongWords({ at, says }: Problem, language: Language): string {
  if (language === 'en') return `${at}: ${says}`;
  const { reasons, step } = VERIFY_WORDS[language];
  const reason = reasons[at] ?? (at.startsWith('steps') ? step : says);
  return `${at}: ${reason}`;
}
