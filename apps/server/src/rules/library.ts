import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@stolik/games/games';
import {
  plainText,
  plainWords,
  type RuleBook as ReadBook,
  type Clause as ReadClause,
  type Section as ReadSection,
} from '@stolik/games/rules/book';
import { readRuleBook } from '@stolik/games/rules/read';
import type { Language } from '@stolik/kernel/language';

/** The rules of one game, in clauses that have an address each. */
export interface RuleBook extends ReadBook {
  readonly id: string;
  readonly sections: readonly Section[];
}

export interface Section extends ReadSection {
  /** In a few words, for a list of sections: without a remark in brackets. */
  readonly title: string;
  readonly clauses: readonly Clause[];
}

export interface Clause extends ReadClause {
  /** Without marks, in lower case: what a search looks at. */
  readonly searched: string;
}

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

/** A file of the rules in one language; `docs` is the folder of the documents. */
export const readRules = (docs: string, name: string, language: Language): string =>
  readFileSync(join(docs, 'rules', language === 'en' ? '' : language, `${name}.md`), 'utf8');

export function openLibrary(docs: string, language: Language = 'en'): Library {
  const books = GAMES.map(({ id, title }) => openBook(id, title[language], readRules(docs, id, language)));
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

function openBook(id: string, title: string, markdown: string): RuleBook {
  const book = readRuleBook(id, markdown);
  const sections = book.sections.map((section) => ({
    ...section,
    title: plainWords(section.heading).replace(/\s*\(.*\)$/, ''),
    clauses: section.clauses.map(searchable),
  }));
  return { ...book, id, title, sections };
}

const searchable = (clause: ReadClause): Clause => ({
  ...clause,
  searched: `${clause.id} ${plainText(clause.blocks)}`.toLowerCase(),
});

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
