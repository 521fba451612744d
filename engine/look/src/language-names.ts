import type { Words } from '@stolik/kernel/language';
import { inEach } from './catalog.ts';
import { en } from './words/en/language.ts';
import { pl } from './words/pl/language.ts';
import { ru } from './words/ru/language.ts';

/** Each language by its own name. */
export const LANGUAGE_NAMES: Words = inEach({ en, ru, pl }).name;
