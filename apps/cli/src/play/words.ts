import type { Language } from '@stolik/kernel/language';
import type { Decided } from '@stolik/search/advice';
import { en } from '../words/en/advice.ts';
import { pl } from '../words/pl/advice.ts';
import { ru } from '../words/ru/advice.ts';

/** What the terminal says around hints and reviews. The games give the reasons themselves. */
export interface AdviceWords {
  readonly thinking: string;
  idea(number: number, of: number, move: string): string;
  readonly aboutEqual: string;
  /** Whatever one does comes to the same in the end. */
  eitherWay(decided: Decided): string;
  noIdea(of: number): string;
  readonly whichIdea: string;
  /** Several people play, and nobody has said that hints are welcome. */
  readonly noHints: string;
  readonly looking: string;
  readonly nothingYet: string;
  round(number: number): string;
  turn(number: number): string;
  played(move: string): string;
  better(move: string): string;
  /** The same where nothing was wrong with what was played. */
  instead(move: string): string;
  again(times: number): string;
  /** A moment can be played again from there. */
  readonly tryIt: string;
  readonly tryWhat: string;
  /** The review has no moment that could be played again. */
  readonly tryNone: string;
  /** The prompt after the end, and what can be typed there. */
  readonly after: string;
  readonly afterHelp: string;
}

export const ADVICE_WORDS: Readonly<Record<Language, AdviceWords>> = { en, ru, pl };
