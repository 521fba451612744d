import type { Language, Words } from '@stolik/kernel/language';
import { inEach } from '@stolik/look/catalog';
import { typesetAll } from '@stolik/look/typography';
import { en as enNames } from '../../../words/en/games/circuit/puzzle-names.ts';
import { en } from '../../../words/en/games/circuit/puzzles.ts';
import { pl as plNames } from '../../../words/pl/games/circuit/puzzle-names.ts';
import { pl } from '../../../words/pl/games/circuit/puzzles.ts';
import { ru as ruNames } from '../../../words/ru/games/circuit/puzzle-names.ts';
import { ru } from '../../../words/ru/games/circuit/puzzles.ts';

const WORDS = inEach({ en: enNames, ru: ruNames, pl: plNames });

export interface PuzzleWords {
  goal(kind: string, asked: { readonly count: number; readonly place: string }): string;
  /** The move that a question is about. */
  move(move: string): string;
  readonly says: Readonly<Record<string, string>>;
  readonly look: Readonly<Record<string, string>>;
  missed(kind: string, got: number, wanted: number): { readonly title: string; readonly says: string };
  wrong(right: string): { readonly title: string; readonly says: string };
}

/** How the puzzles of the circuit game are asked, and what is said of a wrong answer. */
export const PUZZLE_WORDS: Readonly<Record<Language, PuzzleWords>> = {
  en: typesetAll(en, 'en'),
  ru: typesetAll(ru, 'ru'),
  pl: typesetAll(pl, 'pl'),
};

export const PUZZLE_KINDS: Readonly<Record<string, Words>> = WORDS.kinds;

export const PUZZLE_THEMES: Readonly<Record<string, Words>> = WORDS.themes;
