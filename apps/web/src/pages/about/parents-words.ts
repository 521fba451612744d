import type { Language } from '@stolik/kernel/language';
import { typesetAll } from '@stolik/look/typography';
import { en } from '../../words/en/parents.ts';
import { pl } from '../../words/pl/parents.ts';
import { ru } from '../../words/ru/parents.ts';

/** The page for parents and teachers: the rulebook's advice for the youngest, in our own words. [G6.11] */
export interface ParentsWords {
  readonly title: string;
  readonly lead: string;
  /** Two teams at one device, and what they are called. */
  readonly playTogether: string;
  readonly teams: readonly [string, string];
  readonly playBot: string;
  readonly playAlone: string;
  readonly build: string;
  readonly plans: string;
  readonly rules: string;
  readonly sections: readonly {
    readonly title: string;
    readonly text?: string;
    readonly list?: readonly string[];
    readonly isOrdered?: true;
  }[];
}

export const PARENTS: Readonly<Record<Language, ParentsWords>> = {
  en: typesetAll(en, 'en'),
  ru: typesetAll(ru, 'ru'),
  pl: typesetAll(pl, 'pl'),
};
