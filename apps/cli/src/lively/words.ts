import type { Language } from '@stolik/kernel/language';
import { en } from '../words/en/lively.ts';
import { pl } from '../words/pl/lively.ts';
import { ru } from '../words/ru/lively.ts';

/** What the report on liveliness says. The games name their own figures. */
export interface LivelyWords {
  title(game: string, players: number, games: number, seed: number): string;
  against(level: number): string;
  readonly level: string;
  progress(done: number, all: number): string;
  /** How long the games of a level took, added up over all threads. */
  spent(level: number, games: number, seconds: string): string;
  whichLevel(levels: string): string;
  noLevel(given: string, levels: string): string;
  readonly oneGame: string;
  readonly oneOfBoth: string;
  readonly noClaims: string;
}

export const LIVELY_WORDS: Readonly<Record<Language, LivelyWords>> = { en, ru, pl };
