import type { Language } from '@stolik/kernel/language';
import { en } from './words/en.ts';
import { pl } from './words/pl.ts';
import { ru } from './words/ru.ts';
import type { CircuitWords } from './words/words.ts';

const WORDS: Readonly<Record<Language, CircuitWords>> = { en, ru, pl };

export const wordsOf = (language: Language): CircuitWords => WORDS[language];
