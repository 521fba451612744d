import type { Language } from '@stolik/kernel/language';
import { typesetAll } from '@stolik/look/typography';
import { en } from '../../../words/en/class/paper.ts';
import { pl } from '../../../words/pl/class/paper.ts';
import { ru } from '../../../words/ru/class/paper.ts';

/** What the class's pages say of their plans and on paper. */
export interface ClassWords {
  readonly plans: {
    readonly title: string;
    readonly lead: string;
    readonly facts: (minutes: number, age: number) => string;
    readonly minutes: (minutes: number) => string;
    readonly say: string;
    readonly runs: string;
    readonly look: string;
    readonly worksheet: string;
    readonly certificate: string;
    readonly print: string;
    readonly back: string;
    readonly nothing: string;
    readonly everybody: string;
    readonly lessons: (count: number) => string;
    readonly puzzles: (count: number) => string;
    readonly puzzle: (number: string) => string;
    readonly bench: string;
    readonly game: string;
    readonly seated: Readonly<Record<'alone' | 'pairs', string>>;
    readonly needed: (minutes: number, left: number) => string;
    readonly optional: string;
    readonly goals: string;
    readonly vocabulary: string;
    readonly misconceptions: string;
    readonly quick: string;
    readonly less: string;
    readonly exit: string;
    readonly hear: string;
    readonly curricula: string;
    readonly countries: Readonly<Record<'england' | 'poland' | 'russia' | 'usa', string>>;
    readonly source: (title: string) => string;
  };
  readonly paper: {
    readonly cardHow: string;
    readonly myName: string;
    readonly cut: string;
    readonly pageOf: (page: number, pages: number) => string;
    readonly cardQr: (nickname: string) => string;
    readonly recovery: string;
    readonly recoveryLead: (label: string) => string;
    readonly recoveryQr: string;
    readonly recoveryKey: string;
    readonly recoverySteps: readonly string[];
    readonly posterScan: string;
    readonly posterOr: string;
    readonly posterCode: string;
    readonly posterQr: string;
    readonly wellDone: string;
    readonly thisIsToSay: string;
    readonly date: (label: string | undefined) => string;
    readonly teacher: string;
    readonly myAnswer: string;
    readonly hand: string;
    readonly given: string;
    readonly name: string;
    readonly answers: string;
    readonly answersNote: string;
  };
}

export const CLASS_WORDS: Readonly<Record<Language, ClassWords>> = {
  en: typesetAll(en, 'en'),
  ru: typesetAll(ru, 'ru'),
  pl: typesetAll(pl, 'pl'),
};
