import type { Language } from '@stolik/kernel/language';
import type { Verdict } from '@stolik/search/statistics';
import { en } from '../words/en/arena.ts';
import { pl } from '../words/pl/arena.ts';
import { ru } from '../words/ru/arena.ts';

/** What the arena says. Numbers come ready-made. */
export interface ArenaWords {
  title(a: string, b: string, seats: number): string;
  alone(a: string): string;
  games: string;
  wins: string;
  share: string;
  interval: string;
  rating: string;
  points: string;
  longest: string;
  verdict(verdict: Verdict, llr: string): string;
  mistakes(count: number, first: string): string;
  progress(done: number, all: number): string;
  bot: string;
  finished: string;
}

export const ARENA_WORDS: Readonly<Record<Language, ArenaWords>> = { en, ru, pl };
