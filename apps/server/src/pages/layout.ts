import { creditsIn, GAMES } from '@stolik/games/games';
import { LANGUAGES, type Language } from '@stolik/kernel/language';
import { LANGUAGE_NAMES } from '@stolik/look/language-names';
import { type Html, html } from '../html.ts';
import type { Reader } from './reader.ts';

export interface Frame {
  /** The address of a file of our own. */
  urlOf(name: string): string;
  /** The same for a file that need not be there. */
  findUrl(name: string): string | undefined;
}

export interface Page {
  readonly title: string;
  /** Which entry of the navigation is the current one. */
  readonly here: 'games' | 'rules' | 'cases' | undefined;
  readonly body: Html;
}

/** A page for its reader. */
export type MakePage = (reader: Reader) => Page;

const PLACES = [
  { id: 'games', href: '/' },
  { id: 'rules', href: '/rules' },
  { id: 'cases', href: '/cases' },
] as const;

/** The whole document around a page. No script: everything here works without one. */
export function layOut(frame: Frame, page: Page, reader: Reader): string {
  const { words, language, to } = reader;
  const title = page.title === 'Stolik' ? page.title : `${page.title} · Stolik`;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${words.description}: ${GAMES.map((game) => (game.fullTitle ?? game.title)[language]).join(', ')}">
<title>${title}</title>
<link rel="icon" href="${frame.urlOf('logo.svg')}" type="image/svg+xml">
<link rel="stylesheet" href="${frame.urlOf('fonts.css')}">
<link rel="stylesheet" href="${frame.urlOf('site.css')}">
</head>
<body>
<a class="skip" href="#content">${words.skip}</a>
<header class="head">
<a class="brand" href="${to('/')}"><img src="${frame.urlOf('logo.svg')}" alt="" width="36" height="36"><span>Stolik</span></a>
<nav aria-label="${words.main}"><ul>${PLACES.map(
    ({ id, href }) =>
      html`<li><a href="${to(href)}"${id === page.here ? html` aria-current="page"` : ''}>${words.places[id]}</a></li>`,
  )}</ul></nav>
</header>
<main id="content" tabindex="-1">${page.body}</main>
<footer class="foot">
<p>${creditsIn(language).join(' ')} ${words.licence}</p>
<nav aria-label="${words.languages}"><ul>${LANGUAGES.map((other) => languageLink(other, reader))}</ul></nav>
</footer>
</body>
</html>
`.markup;
}

function languageLink(language: Language, reader: Reader): Html {
  const name = LANGUAGE_NAMES[language];
  if (language === reader.language) return html`<li lang="${language}" aria-current="true">${name}</li>`;
  return html`<li><a href="${reader.inLanguage(language)}" lang="${language}" hreflang="${language}">${name}</a></li>`;
}

/** What stands between backticks looks like code. */
export function withCode(text: string): Html[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}
