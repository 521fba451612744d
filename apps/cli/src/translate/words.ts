import type { Language } from '@stolik/kernel/language';
import { en } from '../words/en/translate.ts';
import { pl } from '../words/pl/translate.ts';
import { ru } from '../words/ru/translate.ts';

export type TranslateWords = typeof en;
export const TRANSLATE_WORDS: Readonly<Record<Language, TranslateWords>> = { en, ru, pl };
