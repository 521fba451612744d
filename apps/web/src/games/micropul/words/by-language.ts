import type { Language } from '@stolik/kernel/language';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { ru } from './ru.ts';
import type { MicropulWords } from './words.ts';

const WORDS: Readonly<Record<Language, MicropulWords>> = { en, ru, pl };

export const wordsOf = (language: Language): MicropulWords => WORDS[language];
