import { plainWords } from '@stolik/games/rules/book';
import { readBlocks } from '@stolik/games/rules/read';
import { type Writing, writeBlocks } from '../documents.ts';
import { Html, html } from '../html.ts';
import { type Clause, type Library, type Section, search, wordsOf } from '../rules/library.ts';
import { writeRuleWords } from '../rules/words.ts';
import { searchForm } from './home.ts';
import type { Page } from './layout.ts';
import type { Reader } from './reader.ts';

/** All rule books, or what a search finds in them. `common` is docs/rules/README.md, or its translation. */
export function rulesPage(library: Library, common: string, query: string, reader: Reader): Page {
  const words = wordsOf(query);
  const t = reader.words.rules;
  const results =
    words.length > 0
      ? resultList(library, query, words, reader)
      : html`${bookList(library, reader)}${commonRules(library, common, reader)}${legend(reader)}`;
  const body = html`<div class="sheet">
<h1>${t.title}</h1>
${searchForm(reader, '/rules', query, t.searchAll)}
${results}
</div>`;
  return { title: words.length > 0 ? t.foundTitle(query) : t.title, here: 'rules', body };
}

function bookList(library: Library, { words, to }: Reader): Html {
  return html`<ul class="books">${library.books.map(
    ({ id, title, sections }) =>
      html`<li><a href="${to(`/rules/${id}`)}"><b>${title}</b><small>${words.rules.size(sections.length, countClauses(sections))}</small></a></li>`,
  )}</ul>`;
}

/** What stands under the last heading of the document: the rest of it is for those who write rule books. */
function commonRules(library: Library, common: string, reader: Reader): Html {
  const blocks = readBlocks(common);
  const from = blocks.findLastIndex(({ kind }) => kind === 'heading');
  return html`<div class="prose">${writeBlocks(blocks.slice(from), siteWriting(library, reader, []))}</div>`;
}

function resultList(library: Library, query: string, words: readonly string[], reader: Reader): Html {
  const found = search(library.books, words);
  const count = found.reduce((sum, { clauses }) => sum + clauses.length, 0);
  const writing = siteWriting(library, reader, words);
  const { to } = reader;
  return html`<p role="status">${reader.words.rules.found(count, query)}
<a href="${to('/rules')}">${reader.words.rules.all}</a></p>
${found.map(
  ({
    book,
    clauses,
  }) => html`<section aria-labelledby="in-${book.id}"><h2 id="in-${book.id}"><a href="${to(`/rules/${book.id}`)}">${book.title}</a></h2>
<div class="clauses">${clauses.map((clause) => clauseItem(clause, writing, to(`/rules/${book.id}#${clause.id}`), reader))}</div></section>`,
)}`;
}

/** One rule book; with a query only the clauses that have all its words. */
export function rulePage(library: Library, id: string, query: string, reader: Reader): Page {
  const book = library.findBook(id);
  if (!book) throw new Error(`there are no rules of ${id}`);
  const words = wordsOf(query);
  const t = reader.words.rules;
  const writing = siteWriting(library, reader, words);
  const sections = book.sections
    .map((section) => ({
      ...section,
      clauses: section.clauses.filter(({ searched }) => words.every((word) => searched.includes(word))),
    }))
    .filter(({ clauses }) => clauses.length > 0);
  const count = countClauses(sections);
  const body = html`<div class="with-contents">
<nav class="contents panel" aria-label="${t.sections}"><h2>${t.sections}</h2><ul>${book.sections.map(
    ({ id, title }) =>
      html`<li><a href="${reader.to(`/rules/${book.id}#${id}`)}"><span class="num">${id}</span> ${title}</a></li>`,
  )}</ul></nav>
<div class="sheet">
<h1>${book.title}</h1>
<div class="prose">${writeBlocks(book.intro, writing)}</div>
${t.translated && html`<p>${t.translated}</p>`}
${legend(reader)}
${searchForm(reader, `/rules/${book.id}`, query, t.searchOne)}
${
  words.length > 0
    ? html`<p role="status">${t.found(count, query)}
<a href="${reader.to(`/rules/${book.id}`)}">${t.allClauses}</a></p>`
    : ''
}
${sections.map((section) => sectionBlock(section, writing, reader))}
</div>
</div>`;
  return { title: book.title, here: 'rules', body };
}

function sectionBlock({ id, heading, clauses }: Section, writing: Writing, reader: Reader): Html {
  // A section that is one clause bears its address there, once.
  const address = isOneClause(id, clauses) ? '' : html` id="${id}"`;
  return html`<section aria-labelledby="${id}-title">
<h2${address} class="section"><span id="${id}-title"><span class="num">${id}</span> ${new Html(writing.words(plainWords(heading)))}</span></h2>
<div class="clauses">${clauses.map((clause) => clauseItem(clause, writing, `#${clause.id}`, reader))}</div>
</section>`;
}

function isOneClause(section: string, clauses: readonly Clause[]): boolean {
  return clauses.some(({ id }) => id === section);
}

function clauseItem(clause: Clause, writing: Writing, href: string, { words }: Reader): Html {
  return html`<div class="clause" id="${clause.id}"><a class="num" href="${href}" aria-label="${words.rules.clause(clause.id)}">${clause.id}</a>
<div class="prose">${writeBlocks(clause.blocks, writing)}</div></div>`;
}

function legend({ words }: Reader): Html {
  const entries = Object.entries(words.rules.origins).map(
    ([letter, says]) => html`<div><dt><span class="tag tag-${letter.toLowerCase()}">${letter}</span></dt><dd>${says}</dd></div>`,
  );
  return html`<dl class="legend" aria-label="${words.rules.origin}">${entries}</dl>`;
}

function countClauses(sections: readonly { readonly clauses: readonly Clause[] }[]): number {
  return sections.reduce((sum, { clauses }) => sum + clauses.length, 0);
}

/** Links of the documents in the repository lead to their pages here. */
export function siteWriting(library: Library, reader: Reader, marked: readonly string[]): Writing {
  return {
    words: writeRuleWords(library, reader, marked),
    table: reader.words.rules.table,
    link(href) {
      const name = /^(?:.*\/)?([\w-]+)\.md(#.*)?$/.exec(href);
      if (!name) return href.startsWith('#') ? href : undefined;
      if (name[1] === 'README') return reader.to('/rules');
      if (name[1] === 'cases') return reader.to(`/cases${name[2] ?? ''}`);
      return library.findBook(name[1] ?? '') ? reader.to(`/rules/${name[1]}${name[2] ?? ''}`) : undefined;
    },
  };
}
