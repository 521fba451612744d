import type { MarkedToken, Token, Tokens } from 'marked';
import { plainText, readMarkdown } from '../markdown.ts';

/** The rules of one game, taken apart into clauses that have an address each. */
export interface RuleBook {
  readonly id: string;
  readonly title: string;
  readonly intro: readonly Token[];
  readonly sections: readonly Section[];
}

export interface Section {
  /** `M4`. */
  readonly id: string;
  /** As it stands, tags and all. */
  readonly heading: readonly Token[];
  /** In a few words, for a list of sections: without a remark in brackets. */
  readonly title: string;
  readonly clauses: readonly Clause[];
}

export interface Clause {
  /** `M4.1`, or `M8` where a section is one clause. */
  readonly id: string;
  readonly tokens: readonly Token[];
  /** Without marks, in lower case: what a search looks at. */
  readonly searched: string;
}

const SECTION = /^([A-Z]\d+(?:\.\d+)?)\s+(.*)$/;

export function readRuleBook(id: string, markdown: string): RuleBook {
  const intro: Token[] = [];
  const sections: (Omit<Section, 'clauses'> & { clauses: Clause[] })[] = [];
  let title = id;
  for (const token of readMarkdown(markdown) as readonly MarkedToken[]) {
    const section = sections.at(-1);
    if (token.type === 'heading' && token.depth === 1) {
      title = plainText(token.tokens).replace(/\s*\([a-z0-9]+\)$/, '');
    } else if (token.type === 'heading') {
      const match = SECTION.exec(plainText(token.tokens));
      if (!match) throw new Error(`docs/rules/${id}.md: the heading "${token.text}" has no clause number`);
      const heading = readMarkdown(match[2]!);
      sections.push({ id: match[1]!, heading, title: match[2]!.replace(/\s*\(.*\)$/, ''), clauses: [] });
    } else if (!section) {
      intro.push(token);
    } else if (token.type === 'list' && token.ordered) {
      section.clauses.push(...token.items.map((item, index) => numberedClause(section.id, Number(token.start) + index, item)));
    } else if (token.type !== 'space') {
      addToSection(section, token);
    }
  }
  return { id, title, intro, sections };
}

function numberedClause(section: string, number: number, item: Tokens.ListItem): Clause {
  return clauseOf(`${section}.${number}`, item.tokens);
}

/** Words outside a numbered list: a section that is one clause, or more of its last clause. */
function addToSection(section: { id: string; clauses: Clause[] }, token: Token): void {
  const last = section.clauses.pop();
  section.clauses.push(last ? clauseOf(last.id, [...last.tokens, token]) : clauseOf(section.id, [token]));
}

function clauseOf(id: string, tokens: readonly Token[]): Clause {
  return { id, tokens, searched: `${id} ${plainText(tokens)}`.toLowerCase() };
}
