import type { EditionId } from '@stolik/golems/editions';
import type { Language } from '@stolik/kernel/language';
import { spoken } from '../../../base/messages/spoken.ts';
import type { TableCatalog } from './catalog.ts';
import { makeWords } from './make.ts';
import type { Words } from './words.ts';

export type { Words } from './words.ts';

/** A language's catalog with every edition's words in it, so that what is put together is set as a whole. */
const madeOf =
  (language: Language) =>
  (catalog: TableCatalog) =>
  (edition: EditionId): Words =>
    makeWords(catalog, edition, language);

const WORDS = spoken<(edition: EditionId) => Words>({
  en: () => import('../../../words/en/games/golems/table.ts').then(({ en }) => en).then(madeOf('en')),
  ru: () => import('../../../words/ru/games/golems/table.ts').then(({ ru }) => ru).then(madeOf('ru')),
  pl: () => import('../../../words/pl/games/golems/table.ts').then(({ pl }) => pl).then(madeOf('pl')),
});
export const { load: loadWords, loadAll: loadAllWords } = WORDS;

/** By how they are made. */
const made = new Map<(edition: EditionId) => Words, Partial<Record<EditionId, Words>>>();

export function wordsOf(language: Language, edition: EditionId): Words {
  const make = WORDS.in(language);
  const known = made.get(make) ?? {};
  made.set(make, known);
  known[edition] ??= make(edition);
  return known[edition];
}
