import { gameOfClause } from '@stolik/games/clauses';
import {
  type Block,
  plainText,
  type RuleBook as ReadBook,
  type Clause as ReadClause,
  type Section as ReadSection,
} from '@stolik/games/rules/book';
import type { Language } from '@stolik/kernel/language';
import { en } from '../../words/en/rules-search.ts';
import { pl } from '../../words/pl/rules-search.ts';
import { ru } from '../../words/ru/rules-search.ts';

/** The rules of one game as a page shows them: every clause has an address and can be searched. */
export interface RuleBook extends Pick<ReadBook, 'intro'> {
  readonly id: string;
  readonly language: Language;
  readonly sections: readonly Section[];
}

export interface Section extends Pick<ReadSection, 'id' | 'heading'> {
  readonly clauses: readonly Clause[];
}

export interface Clause extends ReadClause {
  /** Without marks, in lower case: what a search looks at. */
  readonly searched: string;
}

/** A book as the build makes it (`build/rules.ts`): clauses stand without their numbers, which are counted from 1. */
export interface PackedBook {
  readonly intro: readonly Block[];
  readonly sections: readonly PackedSection[];
}

export interface PackedSection extends Pick<Section, 'id' | 'heading'> {
  /** The section is one clause and bears its number. */
  readonly isOne?: true;
  readonly clauses: readonly (readonly Block[])[];
}

export function openBook(id: string, language: Language, { intro, sections }: PackedBook): RuleBook {
  return { id, language, intro, sections: sections.map(openSection) };
}

export function openSection({ id, heading, isOne, clauses }: PackedSection): Section {
  return { id, heading, clauses: clauses.map((blocks, index) => clauseOf(isOne ? id : `${id}.${index + 1}`, blocks)) };
}

const SAME = [en, ru, pl].flatMap(({ same }) => same.map(({ law, table }) => ({ law: new RegExp(law), table })));

function clauseOf(id: string, blocks: readonly Block[]): Clause {
  const text = `${id} ${plainText(blocks)}`.toLowerCase();
  const also = SAME.flatMap(({ law, table }) => (law.test(text) ? [table] : []));
  return { id, blocks, searched: [text, ...also].join(' ') };
}

/** Which book a clause is in, by its first letters: `M4.1`, `C2`, `G6.6.3`. */
export const bookOf = (clause: string): string | undefined => gameOfClause(clause)?.id;

export const wordsOf = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);

/** The book with only those clauses that have all the words. */
export function sift(book: RuleBook, words: readonly string[]): RuleBook {
  if (words.length === 0) return book;
  const sections = book.sections
    .map((section) => ({
      ...section,
      clauses: section.clauses.filter(({ searched }) => words.every((word) => searched.includes(word))),
    }))
    .filter(({ clauses }) => clauses.length > 0);
  return { ...book, intro: [], sections };
}

export const countClauses = (book: RuleBook): number => book.sections.reduce((sum, { clauses }) => sum + clauses.length, 0);
