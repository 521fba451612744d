import type { Language } from '@stolik/kernel/language';
import { typesetAll } from '@stolik/look/typography';
import type { Colour } from '@stolik/micropul/faces';
import { en } from '../../../words/en/games/micropul/ending.ts';
import { pl } from '../../../words/pl/games/micropul/ending.ts';
import { ru } from '../../../words/ru/games/micropul/ending.ts';
import type { Parts } from '../model/points.ts';

export type PointsPart = 'groups' | 'supply' | 'hand';

interface Who {
  readonly name: string;
  readonly isMe: boolean;
}

/** The words of the end. No verb tells whether a name is a man's or a woman's. */
export interface EndingWords {
  readonly bar: { groups(list: string): string; supply(points: number): string; hand(points: number): string };
  /** A seat's best moment. */
  readonly best: { group(colour: Colour, points: number): string; tiles(count: number): string };
  points(count: number): string;
  byGroups(who: Who, groups: number, points: number, against: number): string;
  byTiles(part: 'supply' | 'hand', who: Who, points: number, against: number): string;
  /** Several leads together; the bigger ones first. */
  several(ahead: readonly PointsPart[], own: Parts, other: Parts): string;
  stayedOpen(who: Who, colour: Colour, points: number, would: 'win' | 'draw'): string;
  moreTiles(tiles: number): string;
  level(points: number): string;
  readonly oneTile: string;
  forfeit(reason: string, who: Who): string;
  /** On points, whoever lost otherwise: ahead, or level. */
  ahead(who: Who): string;
  readonly even: string;
  coreLeft(tiles: number): string;
  nextStep(points: number, rank: string): string;
}

const WORDS: Readonly<Record<Language, EndingWords>> = {
  en: typesetAll(en, 'en'),
  ru: typesetAll(ru, 'ru'),
  pl: typesetAll(pl, 'pl'),
};
export const endingWords = (language: Language): EndingWords => WORDS[language];
