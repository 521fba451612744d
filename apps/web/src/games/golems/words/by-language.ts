import type { Edition } from '@stolik/golems/programs/program';
import type { Language } from '@stolik/kernel/language';
import { spoken } from '../../../base/messages/spoken.ts';
import type { Words } from './words.ts';

export type { Words } from './words.ts';

const WORDS = spoken<(edition: Edition) => Words>({
  en: () => import('./en.ts').then(({ en }) => en),
  ru: () => import('./ru.ts').then(({ ru }) => ru),
  pl: () => import('./pl.ts').then(({ pl }) => pl),
});
export const { load: loadWords, loadAll: loadAllWords } = WORDS;

/** By how they are made. */
const made = new Map<(edition: Edition) => Words, Partial<Record<Edition, Words>>>();

export function wordsOf(language: Language, edition: Edition): Words {
  const make = WORDS.in(language);
  const known = made.get(make) ?? {};
  made.set(make, known);
  known[edition] ??= make(edition);
  return known[edition];
}
