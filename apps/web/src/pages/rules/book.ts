import { gameOfClause } from '@stolik/games/clauses';
import type { Language } from '@stolik/kernel/language';
import { type Block, plainText, readBlocks } from './markdown.ts';

/** The rules of one game, taken apart into clauses that have an address each. */
export interface RuleBook {
  readonly id: string;
  readonly language: Language;
  readonly intro: readonly Block[];
  readonly sections: readonly Section[];
}

export interface Section {
  /** `M4`. */
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly Clause[];
}

export interface Clause {
  /** `M4.1`, or `M8` where a section is one clause. */
  readonly id: string;
  readonly blocks: readonly Block[];
  /** Without marks, in lower case: what a search looks at. */
  readonly searched: string;
}

const SECTION = /^([A-Z]\d+(?:\.\d+)?)\s+(.*)$/;

export function readBook(id: string, source: string, language: Language): RuleBook {
  const intro: Block[] = [];
  const sections: { id: string; title: string; clauses: Clause[] }[] = [];
  for (const block of readBlocks(source)) {
    const section = sections.at(-1);
    if (block.kind === 'heading' && block.depth === 1) continue;
    if (block.kind === 'heading') {
      const [, number = '', title = block.text] = SECTION.exec(block.text) ?? [];
      sections.push({ id: number, title: title.replace(/\s*\[[SAR]\]/g, ''), clauses: [] });
    } else if (!section) intro.push(withoutLegend(block));
    else if (block.kind === 'list' && block.isOrdered) {
      section.clauses.push(...block.items.map((item, index) => clauseOf(`${section.id}.${block.start + index}`, item)));
    } else addTo(section, block);
  }
  return { id, language, intro, sections };
}

/** The page has a legend of its own, in the reader's language. */
function withoutLegend(block: Block): Block {
  return block.kind === 'paragraph' ? { ...block, text: block.text.replace(/\s*[^.:]+: \[S\] .*$/, '') } : block;
}

/** Words outside a numbered list: a section that is one clause, or more of its last clause. */
function addTo(section: { id: string; clauses: Clause[] }, block: Block): void {
  const last = section.clauses.pop();
  section.clauses.push(last ? clauseOf(last.id, [...last.blocks, block]) : clauseOf(section.id, [block]));
}

/** Words of the tables for what the clauses call by another: a search finds both. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/catalyst/, 'brass sign'],
  [/катализатор/, 'латунный знак'],
  [/katalizator/, 'mosiężny znak'],
  [/\bload/, 'part'],
  [/glow token/, 'light'],
];

function clauseOf(id: string, blocks: readonly Block[]): Clause {
  const text = `${id} ${plainText(blocks)}`.toLowerCase();
  const also = SAME.flatMap(([law, table]) => (law.test(text) ? [table] : []));
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
