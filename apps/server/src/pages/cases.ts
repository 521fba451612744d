import { readBlocks } from '@stolik/games/rules/read';
import { writeBlocks } from '../documents.ts';
import { html } from '../html.ts';
import type { Library } from '../rules/library.ts';
import { type Page, withCode } from './layout.ts';
import type { Reader } from './reader.ts';
import { siteWriting } from './rules.ts';

/** docs/cases.md as a page. A page in another language tells what it says; the list of keys is in English only. */
export function casesPage(library: Library, markdown: string, reader: Reader): Page {
  const [, ...blocks] = readBlocks(markdown);
  const { title, about, inEnglish } = reader.words.cases;
  return {
    title,
    here: 'cases',
    body: html`<div class="sheet"><h1>${title}</h1>
${about.map(
  (says) => html`<p>${withCode(says)}</p>
`,
)}${inEnglish && html`<p>${inEnglish}</p>`}
<div class="prose"${inEnglish && html` lang="en"`}>${writeBlocks(blocks, siteWriting(library, reader, []))}</div></div>`,
  };
}
