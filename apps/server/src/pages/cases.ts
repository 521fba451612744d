import { readBlocks } from '@stolik/games/rules/read';
import { writeBlocks } from '../documents.ts';
import { html } from '../html.ts';
import type { Library } from '../rules/library.ts';
import type { Page } from './layout.ts';
import { siteWriting } from './rules.ts';

/** docs/cases.md as a page. */
export function casesPage(library: Library, markdown: string): Page {
  const [, ...blocks] = readBlocks(markdown);
  return {
    title: 'Cases and notation',
    here: 'cases',
    body: html`<div class="sheet"><h1>Cases and notation</h1><div class="prose">${writeBlocks(blocks, siteWriting(library, []))}</div></div>`,
  };
}
