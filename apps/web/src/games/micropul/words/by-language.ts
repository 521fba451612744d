import type { Language } from '@stolik/kernel/language';
import { typesetAll } from '@stolik/kernel/typography';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { ru } from './ru.ts';
import type { MicropulWords } from './words.ts';

const WORDS: Readonly<Record<Language, MicropulWords>> = {
  en: typesetAll(en, 'en'),
  ru: typesetAll(ru, 'ru'),
  pl: typesetAll(pl, 'pl'),
};

export const wordsOf = (language: Language): MicropulWords => WORDS[language];
