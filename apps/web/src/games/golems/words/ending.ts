import type { EditionId } from '@stolik/golems/editions';
import type { Language } from '@stolik/kernel/language';
import { typesetAll } from '@stolik/look/typography';
import { en } from '../../../words/en/games/golems/ending.ts';
import { pl } from '../../../words/pl/games/golems/ending.ts';
import { ru } from '../../../words/ru/games/golems/ending.ts';

/** What an edition counts at its end. */
interface EditionEnding {
  readonly golem: string;
  /** Cracks, or broken parts. */
  unit(count: number): string;
  /** What would have put the winner out, too. */
  left(count: number): string;
  /** The winner has none. */
  readonly whole: string;
}

export interface EndingWords {
  readonly of: Readonly<Record<EditionId, EditionEnding>>;
  /** Alone: with so many cards of so many; or not. */
  madeIt(used: number, all: number): string;
  readonly cardsOver: string;
  readonly again: string;
  /** `golem`: what an edition calls it; `hasBots`: bots without a player are still there. */
  last(name: string, isMe: boolean, golem: string, hasBots: boolean): string;
  /** Everybody else has. */
  gaveUp(names: readonly string[], isMe: boolean): string;
  nobodyLeft(unit: string): string;
  fewest(unit: string, against: number): string;
  /** `areStrikesCounted`: where cracks are level, strikes decide. */
  fewer(unit: string, areStrikesCounted: boolean): string;
  equal(unit: string): string;
  oneMore(unit: string): string;
  onWinner(unit: string): string;
  dealt(points: number, against: number): string;
  items(count: number, against: number): string;
}

const WORDS: Readonly<Record<Language, EndingWords>> = {
  en: typesetAll(en, 'en'),
  ru: typesetAll(ru, 'ru'),
  pl: typesetAll(pl, 'pl'),
};
export const endingWords = (language: Language): EndingWords => WORDS[language];
