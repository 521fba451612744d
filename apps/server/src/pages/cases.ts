import { html } from '../html.ts';
import { readMarkdown, writeMarkdown } from '../markdown.ts';
import type { Library } from '../rules/library.ts';
import type { Page } from './layout.ts';
import { siteWriting } from './rules.ts';

/** docs/cases.md as a page. */
export function casesPage(library: Library, markdown: string): Page {
  const [, ...tokens] = readMarkdown(markdown);
  return {
    title: 'Cases and notation',
    here: 'cases',
    body: html`<div class="sheet"><h1>Cases and notation</h1><div class="prose">${writeMarkdown(tokens, siteWriting(library, []))}</div></div>`,
  };
}
