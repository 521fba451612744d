import type { Language, Words } from '@stolik/kernel/language';
import { inEach } from '@stolik/look/catalog';
import { typesetAll } from '@stolik/look/typography';
import type { Colour } from '@stolik/micropul/faces';
import { en as enNames } from '../../../words/en/games/micropul/puzzle-names.ts';
import { en } from '../../../words/en/games/micropul/puzzles.ts';
import { pl as plNames } from '../../../words/pl/games/micropul/puzzle-names.ts';
import { pl } from '../../../words/pl/games/micropul/puzzles.ts';
import { ru as ruNames } from '../../../words/ru/games/micropul/puzzle-names.ts';
import { ru } from '../../../words/ru/games/micropul/puzzles.ts';

const WORDS = inEach({ en: enNames, ru: ruNames, pl: plNames });

interface Asked {
  readonly count: number;
  readonly colour: Colour;
  /** How large the group is. */
  readonly points: number;
}

interface Missed {
  readonly got: number;
  readonly wanted: number;
  /** Places that keep the group open. */
  readonly open: number;
}

export interface PuzzleWords {
  goal(kind: string, asked: Asked): string;
  readonly says: Readonly<Record<string, string>>;
  readonly look: Readonly<Record<string, string>>;
  /** Why an answer was right; undefined where the goal says it. */
  why(kind: string, done: { readonly got: number; readonly points: number }): readonly string[] | undefined;
  missed(kind: string, missed: Missed): { readonly title: string; readonly says: string };
}

/** How the puzzles of micropul are asked, and what is said of a wrong answer. */
export const PUZZLE_WORDS = {
  kinds: WORDS.kinds as Readonly<Record<string, Words>>,
  themes: WORDS.themes as Readonly<Record<string, Words>>,
  by: { en: typesetAll(en, 'en'), ru: typesetAll(ru, 'ru'), pl: typesetAll(pl, 'pl') } satisfies Readonly<
    Record<Language, PuzzleWords>
  >,
};
