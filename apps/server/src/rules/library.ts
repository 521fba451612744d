import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@stolik/games/games';
import { type Clause, type RuleBook, readRuleBook } from './book.ts';

/** All rule books, and where each clause stands. */
export interface Library {
  readonly books: readonly RuleBook[];
  findBook(id: string): RuleBook | undefined;
  /** The address of a clause or section: `/rules/micropul#M4.1`. */
  findAddress(clause: string): string | undefined;
}

export interface Found {
  readonly book: RuleBook;
  readonly clauses: readonly Clause[];
}

/** In the order of the home page. */
export const BOOK_IDS: readonly string[] = GAMES.map(({ id }) => id);

export function openLibrary(docs: string): Library {
  const books = BOOK_IDS.map((id) => readRuleBook(id, readFileSync(join(docs, 'rules', `${id}.md`), 'utf8')));
  const addresses = new Map<string, string>();
  for (const book of books) {
    for (const section of book.sections) {
      addresses.set(section.id, `/rules/${book.id}#${section.id}`);
      for (const clause of section.clauses) addresses.set(clause.id, `/rules/${book.id}#${clause.id}`);
    }
  }
  return {
    books,
    findBook: (id) => books.find((book) => book.id === id),
    findAddress: (clause) => addresses.get(clause),
  };
}

/** The words of a query, in lower case; at most eight, so that nobody can make a search slow. */
export function wordsOf(query: string): string[] {
  return query.toLowerCase().slice(0, 200).split(/\s+/).filter(Boolean).slice(0, 8);
}

/** Clauses that hold all the words, book by book. */
export function search(books: readonly RuleBook[], words: readonly string[]): Found[] {
  return books
    .map((book) => ({
      book,
      clauses: book.sections
        .flatMap((section) => section.clauses)
        .filter(({ searched }) => words.every((word) => searched.includes(word))),
    }))
    .filter(({ clauses }) => clauses.length > 0);
}
