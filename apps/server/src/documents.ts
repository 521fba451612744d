import type { Block, Inline, Words } from '@stolik/games/rules/book';
import { escapeText, Html } from './html.ts';

/** How plain words of a document become markup. It gets raw text and answers escaped markup. */
export type WriteWords = (text: string) => string;
/** Where a link of the repository's documents leads on the site; undefined leaves the words without a link. */
export type WriteLink = (href: string) => string | undefined;

export interface Writing {
  readonly words: WriteWords;
  readonly link: WriteLink;
  /** What a table is called where it can only be heard. */
  readonly table: string;
}

/** Turns our own documents into markup. */
export const writeBlocks = (blocks: readonly Block[], writing: Writing): Html => new Html(markupOf(blocks, writing));

function markupOf(blocks: readonly Block[], writing: Writing): string {
  return blocks.map((block) => blockMarkup(block, writing)).join('\n');
}

function blockMarkup(block: Block, writing: Writing): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.depth}>${wordsMarkup(block.words, writing)}</h${block.depth}>`;
    case 'paragraph':
      return `<p>${wordsMarkup(block.words, writing)}</p>`;
    case 'item':
      return wordsMarkup(block.words, writing);
    case 'code':
      return `<pre class="scroll" tabindex="0"><code>${escapeText(block.text)}</code></pre>`;
    case 'list':
      return listMarkup(block, writing);
    case 'table':
      return tableMarkup(block, writing);
  }
}

function listMarkup({ start, items }: Extract<Block, { kind: 'list' }>, writing: Writing): string {
  const inner = items.map((item) => `<li>${markupOf(item, writing)}</li>`).join('\n');
  if (start === undefined) return `<ul>${inner}</ul>`;
  return start === 1 ? `<ol>${inner}</ol>` : `<ol start="${start}">${inner}</ol>`;
}

/** A wide table scrolls by itself; the page does not. Whatever scrolls can be reached with the keyboard. */
function tableMarkup({ head, rows }: Extract<Block, { kind: 'table' }>, writing: Writing): string {
  const heads = head.map((words) => `<th scope="col">${wordsMarkup(words, writing)}</th>`).join('');
  const cells = (row: readonly Words[]): string => row.map((words) => `<td>${wordsMarkup(words, writing)}</td>`).join('');
  const body = rows.map((row) => `<tr>${cells(row)}</tr>`).join('');
  return `<div class="scroll" tabindex="0" role="group" aria-label="${escapeText(writing.table)}"><table><thead><tr>${heads}</tr></thead><tbody>${body}</tbody></table></div>`;
}

function wordsMarkup(words: Words, writing: Writing): string {
  return words.map((part) => inlineMarkup(part, writing)).join('');
}

function inlineMarkup(inline: Inline, writing: Writing): string {
  if (typeof inline === 'string') return writing.words(inline);
  if (inline.kind === 'code') return `<code>${escapeText(inline.text)}</code>`;
  const inner = wordsMarkup(inline.words, writing);
  if (inline.kind !== 'link') return `<${inline.kind}>${inner}</${inline.kind}>`;
  const target = writing.link(inline.href);
  return target === undefined ? inner : `<a href="${escapeText(target)}">${inner}</a>`;
}
