import { plainWords } from '@stolik/games/rules/book';
import { readBlocks } from '@stolik/games/rules/read';
import { type Writing, writeBlocks } from '../documents.ts';
import { Html, html } from '../html.ts';
import { type Clause, type Library, type RuleBook, type Section, search, wordsOf } from '../rules/library.ts';
import { TAGS, writeRuleWords } from '../rules/words.ts';
import { searchForm } from './home.ts';
import type { Page } from './layout.ts';

/** All rule books, or what a search finds in them. `readme` is docs/rules/README.md. */
export function rulesPage(library: Library, readme: string, query: string): Page {
  const words = wordsOf(query);
  const results = words.length > 0 ? resultList(library, query, words) : html`${bookList(library)}${aboutRules(library, readme)}`;
  const body = html`<div class="sheet">
<h1>The rules</h1>
${searchForm('/rules', query, 'Search all the rules')}
${results}
</div>`;
  return { title: words.length > 0 ? `“${query}” in the rules` : 'The rules', here: 'rules', body };
}

function bookList(library: Library): Html {
  return html`<ul class="books">${library.books.map(
    ({ id, title, sections }) =>
      html`<li><a href="/rules/${id}"><b>${title}</b><small>${sections.length} sections, ${countClauses(sections)} clauses</small></a></li>`,
  )}</ul>`;
}

function aboutRules(library: Library, readme: string): Html {
  const [, ...blocks] = readBlocks(readme);
  return html`<div class="prose">${writeBlocks(blocks, siteWriting(library, []))}</div>`;
}

function resultList(library: Library, query: string, words: readonly string[]): Html {
  const found = search(library.books, words);
  const count = found.reduce((sum, { clauses }) => sum + clauses.length, 0);
  const writing = siteWriting(library, words);
  return html`<p role="status">${count === 0 ? 'No clause has' : count === 1 ? 'One clause has' : `${count} clauses have`} “${query}”.
<a href="/rules">All rules</a></p>
${found.map(
  ({
    book,
    clauses,
  }) => html`<section aria-labelledby="in-${book.id}"><h2 id="in-${book.id}"><a href="/rules/${book.id}">${book.title}</a></h2>
<div class="clauses">${clauses.map((clause) => clauseItem(clause, writing, `/rules/${book.id}#${clause.id}`))}</div></section>`,
)}`;
}

/** One rule book; with a query only the clauses that have all its words. */
export function rulePage(library: Library, book: RuleBook, query: string): Page {
  const words = wordsOf(query);
  const writing = siteWriting(library, words);
  const sections = book.sections
    .map((section) => ({
      ...section,
      clauses: section.clauses.filter(({ searched }) => words.every((word) => searched.includes(word))),
    }))
    .filter(({ clauses }) => clauses.length > 0);
  const count = countClauses(sections);
  const body = html`<div class="with-contents">
<nav class="contents panel" aria-label="Sections"><h2>Sections</h2><ul>${book.sections.map(
    ({ id, title }) => html`<li><a href="/rules/${book.id}#${id}"><span class="num">${id}</span> ${title}</a></li>`,
  )}</ul></nav>
<div class="sheet">
<h1>${book.title}</h1>
<div class="prose">${writeBlocks(book.intro, writing)}</div>
${legend()}
${searchForm(`/rules/${book.id}`, query, 'Show only clauses with')}
${
  words.length > 0
    ? html`<p role="status">${count === 0 ? 'No clause has' : count === 1 ? 'One clause has' : `${count} clauses have`} “${query}”.
<a href="/rules/${book.id}">All clauses</a></p>`
    : ''
}
${sections.map((section) => sectionBlock(section, writing))}
</div>
</div>`;
  return { title: book.title, here: 'rules', body };
}

function sectionBlock({ id, heading, clauses }: Section, writing: Writing): Html {
  // A section that is one clause bears its address there, once.
  const address = isOneClause(id, clauses) ? '' : html` id="${id}"`;
  return html`<section aria-labelledby="${id}-title">
<h2${address} class="section"><span id="${id}-title"><span class="num">${id}</span> ${new Html(writing.words(plainWords(heading)))}</span></h2>
<div class="clauses">${clauses.map((clause) => clauseItem(clause, writing, `#${clause.id}`))}</div>
</section>`;
}

function isOneClause(section: string, clauses: readonly Clause[]): boolean {
  return clauses.some(({ id }) => id === section);
}

function clauseItem(clause: Clause, writing: Writing, href: string): Html {
  return html`<div class="clause" id="${clause.id}"><a class="num" href="${href}" aria-label="Clause ${clause.id}">${clause.id}</a>
<div class="prose">${writeBlocks(clause.blocks, writing)}</div></div>`;
}

function legend(): Html {
  const entries = Object.entries(TAGS).map(
    ([letter, says]) => html`<div><dt><span class="tag tag-${letter.toLowerCase()}">${letter}</span></dt><dd>${says}</dd></div>`,
  );
  return html`<dl class="legend" aria-label="Where a clause comes from">${entries}</dl>`;
}

function countClauses(sections: readonly { readonly clauses: readonly Clause[] }[]): number {
  return sections.reduce((sum, { clauses }) => sum + clauses.length, 0);
}

/** Links of the documents in the repository lead to their pages here. */
export function siteWriting(library: Library, marked: readonly string[]): Writing {
  return {
    words: writeRuleWords(library, marked),
    link(href) {
      const name = /^(?:.*\/)?([\w-]+)\.md(#.*)?$/.exec(href);
      if (!name) return href.startsWith('#') ? href : undefined;
      if (name[1] === 'README') return '/rules';
      if (name[1] === 'cases') return `/cases${name[2] ?? ''}`;
      return library.findBook(name[1] ?? '') ? `/rules/${name[1]}${name[2] ?? ''}` : undefined;
    },
  };
}
