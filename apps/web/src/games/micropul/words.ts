import type { Language } from '@stolik/kernel/language';
import { en } from './words/en.ts';
import { pl } from './words/pl.ts';
import { ru } from './words/ru.ts';
import type { MicropulWords } from './words/words.ts';

const WORDS: Readonly<Record<Language, MicropulWords>> = { en, ru, pl };

export const wordsOf = (language: Language): MicropulWords => WORDS[language];
