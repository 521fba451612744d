import { gameOfClause } from '@stolik/games/clauses';
import type { RuleBook } from '@stolik/games/rules/book';
import { blankComments, blankCommentsAndTexts } from './source-text.ts';

/** The clauses of one rules file, by name. */
export interface Clauses {
  /** Must be named by a test: `M1.1`, or `M8` for a section that is one clause. */
  readonly clauses: readonly string[];
  /** May be named as well: sections as a whole, and the zero section, which tells what the game is. */
  readonly others: readonly string[];
}

const ZERO = /(^[A-Z]|\.)0$/;
const CITATION = /\[([A-Z]\d+(?:\.\d+){0,2})\]/g;

export function clausesOf({ sections }: Pick<RuleBook, 'sections'>): Clauses {
  const clauses: string[] = [];
  const others: string[] = [];
  for (const section of sections) {
    const items = section.clauses.map(({ id }) => id).filter((id) => id !== section.id);
    if (ZERO.test(section.id)) others.push(section.id, ...items);
    else if (items.length === 0) clauses.push(section.id);
    else {
      clauses.push(...items);
      others.push(section.id);
    }
  }
  return { clauses, others };
}

/** Clauses that the texts of a test file name in brackets, as in `test('[M5.1] a dot …')`. Comments don't count. */
export function readCitations(source: string): string[] {
  const withTexts = blankComments(source);
  const code = blankCommentsAndTexts(source);
  const isInText = (at: number): boolean => code[at] === ' ' && withTexts[at] !== ' ';
  return [...withTexts.matchAll(CITATION)].filter((match) => isInText(match.index)).map((match) => match[1]!);
}

export interface Citation {
  readonly clause: string;
  /** Where it stands: a path. */
  readonly at: string;
}

/** What is wrong with the citations of one rules file: clauses without a test, and names of clauses that don't exist. */
export function judgeCitations(book: Clauses, cited: readonly Citation[]): { untested: string[]; unknown: Citation[] } {
  const named = new Set(cited.map(({ clause }) => clause));
  const known = new Set([...book.clauses, ...book.others]);
  const prefix = prefixOf(book);
  return {
    untested: book.clauses.filter((clause) => !named.has(clause)),
    unknown: cited.filter(({ clause }) => prefixOfClause(clause) === prefix && !known.has(clause)),
  };
}

/** `M` of M1.1, `C` of C4, `G6` of G6.5.7. */
export function prefixOfClause(clause: string): string {
  return gameOfClause(clause)?.clauses ?? clause.slice(0, 1);
}

function prefixOf(book: Clauses): string {
  return prefixOfClause(book.clauses[0] ?? '');
}
