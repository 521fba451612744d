import { findGame, GAMES } from '@stolik/games/games';
import type { Language } from '@stolik/kernel/language';
import { openBook, type PackedBook, type RuleBook } from './book.ts';

/** In the order of the home page. */
export const BOOK_IDS: readonly string[] = GAMES.map(({ id }) => id);

/** The English text is the law; the others say the same, clause by clause. The build reads them. */
const BOOKS = import.meta.glob<PackedBook>(
  [
    '../../../../../docs/rules/*.md',
    '../../../../../docs/rules/{ru,pl}/*.md',
    '!../../../../../docs/rules/README.md',
    '!../../../../../docs/rules/{ru,pl}/README.md',
  ],
  {
    query: '?book',
    import: 'default',
  },
);

const pathOf = (id: string, language: Language): string =>
  `../../../../../docs/rules/${language === 'en' ? '' : `${language}/`}${id}.md`;

const books = new Map<string, Promise<RuleBook>>();

export function loadBook(id: string, language: Language): Promise<RuleBook> | undefined {
  const path = pathOf(id, language);
  const load = findGame(id) ? BOOKS[path] : undefined;
  if (!load) return undefined;
  const known = books.get(path);
  if (known) return known;
  const loading = load().then((book) => openBook(id, language, book));
  books.set(path, loading);
  loading.catch(() => books.delete(path));
  return loading;
}

/** Sheets of all pieces, drawn from the same art as the boards. */
const SHEETS = import.meta.glob<string>('../../../../../docs/pictures/*-pieces.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

export const sheetOf = (id: string): string | undefined =>
  SHEETS[`../../../../../docs/pictures/${findGame(id)?.sheet}-pieces.svg`];
