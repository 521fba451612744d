import { type Html, html } from '../html.ts';
import type { Page } from './layout.ts';
import type { Reader } from './reader.ts';

export const notFoundPage = (reader: Reader): Page =>
  problemPage(reader.words.problem.nothing, [toTables(reader), toRules(reader, 'quiet')]);

export const brokenPage = (reader: Reader, request: string): Page =>
  problemPage(reader.words.problem.broken, [toTables(reader)], reader.words.problem.request(request));

export const busyPage = (reader: Reader): Page => problemPage(reader.words.problem.busy, [toRules(reader)]);

/** Nothing else here is for them, so no link leads anywhere. */
export const blockedPage = (reader: Reader): Page => problemPage(reader.words.problem.blocked, []);

function problemPage({ title, says }: { readonly title: string; readonly says: string }, ways: readonly Html[], note = ''): Page {
  return {
    title,
    here: undefined,
    body: html`<div class="sheet"><h1>${title}</h1>
<p>${says}</p>
<p>${ways}</p>${note && html`<p><small>${note}</small></p>`}</div>`,
  };
}

const toTables = ({ words, to }: Reader): Html => html`<a class="button" href="${to('/')}">${words.problem.toTables}</a> `;

const toRules = ({ words, to }: Reader, look = ''): Html =>
  html`<a class="button${look && ` ${look}`}" href="${to('/rules')}">${words.problem.toRules}</a>`;
