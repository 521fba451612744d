import { Marked, type MarkedToken, Parser, type Token, type TokensList } from 'marked';
import { escapeText, Html } from './html.ts';

/** How plain words inside Markdown become markup. It gets raw text and answers escaped markup. */
export type WriteWords = (text: string) => string;
/** Where a link of the repository's documents leads on the site; undefined leaves the words without a link. */
export type WriteLink = (href: string) => string | undefined;

const reader = new Marked({ gfm: true });

export function readMarkdown(source: string): TokensList {
  return reader.lexer(source);
}

export interface Writing {
  readonly words: WriteWords;
  readonly link: WriteLink;
}

/** Turns Markdown of our own documents into markup. Raw HTML in it is shown as text, never passed on. */
export function writeMarkdown(tokens: readonly Token[], { words, link }: Writing): Html {
  const marked = new Marked({
    renderer: {
      html: ({ text }) => escapeText(text),
      text(token) {
        return 'tokens' in token && token.tokens ? this.parser.parseInline(token.tokens) : words(decode(token.text));
      },
      link({ href, tokens: inner }) {
        const target = link(href);
        const text = this.parser.parseInline(inner);
        return target === undefined ? text : `<a href="${escapeText(target)}">${text}</a>`;
      },
      image: ({ text }) => escapeText(text),
      // A wide table scrolls by itself; the page does not. Whatever scrolls can be reached with the keyboard.
      table(token) {
        const cell = (tag: string, cells: typeof token.header): string =>
          cells.map(({ tokens: inner }) => `<${tag}>${this.parser.parseInline(inner)}</${tag}>`).join('');
        const rows = token.rows.map((row) => `<tr>${cell('td', row)}</tr>`).join('');
        const head = `<thead><tr>${cell('th scope="col"', token.header).replaceAll('</th scope="col">', '</th>')}</tr></thead>`;
        return `<div class="scroll" tabindex="0" role="group" aria-label="Table"><table>${head}<tbody>${rows}</tbody></table></div>`;
      },
      code: ({ text }) => `<pre class="scroll" tabindex="0"><code>${escapeText(text)}</code></pre>`,
    },
  });
  return new Html(Parser.parse([...tokens], marked.defaults));
}

/** The same without the paragraph around it, for headings. */
export function writeInline(tokens: readonly Token[], writing: Writing): Html {
  const { markup } = writeMarkdown(tokens, writing);
  return new Html(markup.trim().replace(/^<p>([\s\S]*)<\/p>$/, '$1'));
}

/** The words of some Markdown without its marks, for searching. */
export function plainText(tokens: readonly Token[]): string {
  return joinTexts(tokens).replace(/\s+/g, ' ').trim();
}

function joinTexts(tokens: readonly Token[]): string {
  return (tokens as readonly MarkedToken[]).map(textOf).join('');
}

function textOf(token: MarkedToken): string {
  if (token.type === 'list') return token.items.map(({ tokens }) => `${joinTexts(tokens)} `).join('');
  if (token.type === 'table')
    return [token.header, ...token.rows]
      .flat()
      .map(({ tokens }) => `${joinTexts(tokens)} `)
      .join('');
  if (token.type === 'paragraph' || token.type === 'heading') return `${joinTexts(token.tokens)} `;
  if ('tokens' in token && token.tokens) return joinTexts(token.tokens);
  return decode('text' in token ? token.text : token.raw);
}

/** marked leaves entities of the source as they are written; ours has none but may get these. */
function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
