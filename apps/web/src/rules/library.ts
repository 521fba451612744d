import { type RuleBook, readBook } from './book.ts';

const SOURCES: Readonly<Record<string, () => Promise<string>>> = {
  micropul: () => import('../../../../docs/rules/micropul.md?raw').then((module) => module.default),
  circuit: () => import('../../../../docs/rules/circuit.md?raw').then((module) => module.default),
  golems6: () => import('../../../../docs/rules/golems6.md?raw').then((module) => module.default),
  golems4: () => import('../../../../docs/rules/golems4.md?raw').then((module) => module.default),
};

export const BOOK_IDS = Object.keys(SOURCES);

const books = new Map<string, Promise<RuleBook>>();

export function loadBook(id: string): Promise<RuleBook> | undefined {
  const load = SOURCES[id];
  if (!load) return undefined;
  const known = books.get(id);
  if (known) return known;
  const loading = load().then((source) => readBook(id, source));
  books.set(id, loading);
  loading.catch(() => books.delete(id));
  return loading;
}

/** Sheets of all pieces, drawn from the same art as the boards. */
const SHEETS = import.meta.glob<string>('../../../../docs/pictures/*-pieces.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

export const sheetOf = (id: string): string | undefined =>
  SHEETS[`../../../../docs/pictures/${id}-pieces.svg`] ?? SHEETS[`../../../../docs/pictures/${id.replace(/\d$/, '')}-pieces.svg`];
