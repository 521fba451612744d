import type { Language } from '@stolik/kernel/language';
import { typesetAll } from '@stolik/look/typography';
import { en } from '../../../words/en/games/circuit/ending.ts';
import { pl } from '../../../words/pl/games/circuit/ending.ts';
import { ru } from '../../../words/ru/games/circuit/ending.ts';

/** A team, or one who plays alone, as the end speaks of it. */
export interface SideTold {
  readonly names: readonly string[];
  readonly isMine: boolean;
  readonly light: number;
  readonly penalties: number;
  readonly lit: number;
}

/** The words of the end. No verb tells whether a name is a man's or a woman's. */
export interface EndingWords {
  readonly bar: { light(points: number): string; penalties(points: number): string };
  /** A seat's best turn: what it gave, and where. */
  best(points: number, cells: readonly string[]): string;
  byLight(first: SideTold, second: SideTold): string;
  byCare(first: SideTold, second: SideTold): string;
  byBoth(first: SideTold, second: SideTold): string;
  byLit(first: SideTold, second: SideTold): string;
  alike(side: SideTold, isTeams: boolean): string;
  level(points: number, isTeams: boolean): string;
  readonly oneLamp: string;
  withoutPenalties(side: SideTold): string;
  withoutAnyPenalties(first: SideTold, second: SideTold): string;
  moreLight(points: number): string;
  gaveUp(side: SideTold): string;
  /** Of a side that gave up with more points than the side that won. */
  ahead(side: SideTold, score: number, against: number): string;
  readonly oneLeft: string;
}

const WORDS: Readonly<Record<Language, EndingWords>> = {
  en: typesetAll(en, 'en'),
  ru: typesetAll(ru, 'ru'),
  pl: typesetAll(pl, 'pl'),
};
export const endingWords = (language: Language): EndingWords => WORDS[language];
