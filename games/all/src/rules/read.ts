import { Marked, type MarkedToken, type Token, type Tokens } from 'marked';
import { type Block, type Clause, type Inline, plainWords, type RuleBook, type Section, type Words } from './book.ts';

const reader = new Marked({ gfm: true });

/** Our own documents use little of Markdown; what no page could draw is refused. Raw HTML is text. */
export const readBlocks = (markdown: string): Block[] => blocksOf(reader.lexer(markdown));

const SECTION = /^([A-Z]\d+(?:\.\d+)?)\s+/;

/** A document of docs/rules as sections and clauses. */
export function readRuleBook(id: string, markdown: string): RuleBook {
  const intro: Block[] = [];
  const sections: (Omit<Section, 'clauses'> & { readonly clauses: Clause[] })[] = [];
  let title = id;
  for (const block of readBlocks(markdown)) {
    const section = sections.at(-1);
    if (block.kind === 'heading' && block.depth === 1) title = plainWords(block.words).replace(/\s*\([a-z0-9-]+\)$/, '');
    else if (block.kind === 'heading') sections.push({ ...headingOf(id, block.words), clauses: [] });
    else if (!section) intro.push(block);
    else if (block.kind === 'list' && block.start !== undefined) section.clauses.push(...numberedClauses(section.id, block));
    else addTo(section, block);
  }
  return { title, intro, sections };
}

function headingOf(book: string, [first = '', ...rest]: Words): { readonly id: string; readonly heading: Words } {
  const number = typeof first === 'string' ? SECTION.exec(first) : undefined;
  if (typeof first !== 'string' || !number)
    throw new Error(`docs/rules: ${book}: the heading "${plainWords([first, ...rest])}" has no clause number`);
  return { id: number[1]!, heading: [first.slice(number[0].length), ...rest].filter((part) => part !== '') };
}

function numberedClauses(section: string, { start = 1, items }: Extract<Block, { kind: 'list' }>): Clause[] {
  return items.map((blocks, index) => ({ id: `${section}.${start + index}`, blocks }));
}

/** Words outside a numbered list: a section that is one clause, or more of its last clause. */
function addTo(section: { readonly id: string; readonly clauses: Clause[] }, block: Block): void {
  const { id, blocks } = section.clauses.pop() ?? { id: section.id, blocks: [] };
  section.clauses.push({ id, blocks: [...blocks, block] });
}

function blocksOf(tokens: readonly Token[]): Block[] {
  return (tokens as readonly MarkedToken[]).filter(({ type }) => type !== 'space').map(blockOf);
}

function blockOf(token: MarkedToken): Block {
  switch (token.type) {
    case 'heading':
      return { kind: 'heading', depth: token.depth, words: wordsOf(token.tokens) };
    case 'paragraph':
      return { kind: 'paragraph', words: wordsOf(token.tokens) };
    case 'text':
      return { kind: 'item', words: wordsOf(token.tokens ?? [token]) };
    case 'html':
      return { kind: 'paragraph', words: [plain(token.text)] };
    case 'code':
      return { kind: 'code', text: token.text };
    case 'list':
      return { kind: 'list', ...(token.ordered && { start: Number(token.start) }), items: token.items.map(itemOf) };
    case 'table':
      return { kind: 'table', head: token.header.map(cellOf), rows: token.rows.map((row) => row.map(cellOf)) };
    default:
      throw new Error(`our documents have no ${token.type}: "${token.raw}"`);
  }
}

const itemOf = ({ tokens }: Tokens.ListItem): Block[] => blocksOf(tokens);
const cellOf = ({ tokens }: Tokens.TableCell): Words => wordsOf(tokens);

/** Plain words that stand beside each other become one text. */
function wordsOf(tokens: readonly Token[]): Words {
  const words: Inline[] = [];
  for (const token of tokens as readonly MarkedToken[]) {
    const inline = inlineOf(token);
    const last = words.at(-1);
    if (typeof inline === 'string' && typeof last === 'string') words[words.length - 1] = last + inline;
    else words.push(inline);
  }
  return words;
}

function inlineOf(token: MarkedToken): Inline {
  switch (token.type) {
    case 'text':
    case 'escape':
    case 'html':
    case 'image':
      return plain(token.text);
    case 'br':
      return ' ';
    case 'codespan':
      return { kind: 'code', text: plain(token.text) };
    case 'strong':
    case 'em':
      return { kind: token.type, words: wordsOf(token.tokens) };
    case 'link':
      return { kind: 'link', href: token.href, words: wordsOf(token.tokens) };
    default:
      throw new Error(`our documents have no ${token.type}: "${token.raw}"`);
  }
}

/** Lines run on; entities are what marked leaves of them. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
