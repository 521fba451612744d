import type { Language } from '@stolik/kernel/language';
import { en } from '../words/en/bots.ts';
import { pl } from '../words/pl/bots.ts';
import { ru } from '../words/ru/bots.ts';

/** What is said about programs that play. */
export interface BotWords {
  readonly whichFile: string;
  readonly badEnding: string;
  readonly whichWord: string;
  fine(file: string, game: string): string;
  wrong(file: string, game: string, says: string): string;
  atMove(move: number, says: string): string;
  said(move: number, says: string): string;
  /** The most fuel of a move, in percent. */
  result(won: number, games: number, level: string, fuel: number): string;
}

export const BOT_WORDS: Readonly<Record<Language, BotWords>> = { en, ru, pl };
