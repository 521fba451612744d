import type { Language } from '@stolik/kernel/language';
import { typesetAll } from '@stolik/look/typography';
import { en } from '../../words/en/tournament.ts';
import { pl } from '../../words/pl/tournament.ts';
import { ru } from '../../words/ru/tournament.ts';

/** Words of the tournament: its page and what the result card says of it. */
export interface TournamentWords {
  readonly title: string;
  /** The rulebook's story, in our own words. [G6.0.2] */
  readonly story: string;
  readonly participants: string;
  participant(number: number): string;
  readonly person: string;
  readonly bot: string;
  readonly more: string;
  /** Which golem somebody leads, and the choice of none: each field has its own. */
  readonly golem: string;
  readonly fieldsGolem: string;
  takeAway(name: string): string;
  readonly how: string;
  readonly modes: Readonly<Record<'all' | 'pairs', { readonly label: string; readonly hint: string }>>;
  /** Two participants have nothing to choose there. */
  readonly two: string;
  readonly battles: string;
  readonly legs: string;
  readonly start: string;
  /** So many battles, about so many minutes. */
  plan(battles: number, minutes: number): string;
  readonly standings: string;
  readonly columns: Readonly<Record<'place' | 'name' | 'points' | 'wins' | 'dealt' | 'taken', string>>;
  readonly points: string;
  readonly schedule: string;
  readonly wins: (name: string) => string;
  readonly draw: string;
  readonly toCome: string;
  readonly running: string;
  readonly begin: string;
  readonly next: string;
  nextSays(field: string, names: string): string;
  readonly goOn: string;
  readonly final: string;
  readonly table: string;
  winner(name: string): string;
  winners(names: string): string;
  readonly praise: string;
  readonly again: string;
  readonly gone: string;
  readonly forget: string;
  readonly offer: string;
}

export const TOURNAMENT: Readonly<Record<Language, TournamentWords>> = {
  en: typesetAll(en, 'en'),
  ru: typesetAll(ru, 'ru'),
  pl: typesetAll(pl, 'pl'),
};
