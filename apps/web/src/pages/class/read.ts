import type { Language } from '@stolik/kernel/language';
import { preferences } from '../../base/preferences.ts';
import { CLASS_WORDS, type ClassWords } from './words/paper.ts';

/** The class's words in the reader's language; they are typeset where they stand. */
export const w = (): ClassWords => CLASS_WORDS[preferences.language];

/** The same of a plan or of one of its steps. */
export const read = <Words>(all: Readonly<Record<Language, Words>>): Words => all[preferences.language];
