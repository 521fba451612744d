/** A document of ours, taken apart: plain data without markup, so that it can be drawn anywhere. */
export type Block =
  | { readonly kind: 'heading'; readonly depth: number; readonly words: Words }
  | { readonly kind: 'paragraph'; readonly words: Words }
  /** What an item of a close list says: no paragraph of its own. */
  | { readonly kind: 'item'; readonly words: Words }
  /** `start` only where the items have numbers. */
  | { readonly kind: 'list'; readonly start?: number; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'table'; readonly head: readonly Words[]; readonly rows: readonly (readonly Words[])[] }
  | { readonly kind: 'code'; readonly text: string };

/** The contents of one line: plain words are texts. */
export type Words = readonly Inline[];

export type Inline =
  | string
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'em'; readonly words: Words }
  | { readonly kind: 'link'; readonly href: string; readonly words: Words };

/** The rules of one game in one language. */
export interface RuleBook {
  /** Without the id of the game. */
  readonly title: string;
  readonly intro: readonly Block[];
  readonly sections: readonly Section[];
}

export interface Section {
  /** `M4`. */
  readonly id: string;
  /** As it stands after the number, tags and all. */
  readonly heading: Words;
  readonly clauses: readonly Clause[];
}

export interface Clause {
  /** `M4.1`, or `M8` where a section is one clause. */
  readonly id: string;
  readonly blocks: readonly Block[];
}

/** All words of some blocks, for searching. */
export const plainText = (blocks: readonly Block[]): string => blocks.map(plainBlock).join(' ').replace(/\s+/g, ' ').trim();

function plainBlock(block: Block): string {
  if (block.kind === 'list') return block.items.map(plainText).join(' ');
  if (block.kind === 'table') return [block.head, ...block.rows].flat().map(plainWords).join(' ');
  return block.kind === 'code' ? block.text : plainWords(block.words);
}

export const plainWords = (words: Words): string => words.map(plainInline).join('');

function plainInline(inline: Inline): string {
  if (typeof inline === 'string') return inline;
  return inline.kind === 'code' ? inline.text : plainWords(inline.words);
}
