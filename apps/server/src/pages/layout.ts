import { creditsIn, GAMES } from '@stolik/games/games';
import { type Html, html } from '../html.ts';

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

const PLACES = [
  { id: 'games', href: '/', name: 'Games' },
  { id: 'rules', href: '/rules', name: 'Rules' },
  { id: 'cases', href: '/cases', name: 'Cases' },
] as const;

const CREDITS = creditsIn('en').join(' ');

/** The whole document around a page. No script: everything here works without one. */
export function layOut(frame: Frame, page: Page): string {
  const title = page.title === 'Stolik' ? page.title : `${page.title} · Stolik`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="A little table for board games: ${GAMES.map(({ title }) => title.en).join(', ')}">
<title>${title}</title>
<link rel="icon" href="${frame.urlOf('logo.svg')}" type="image/svg+xml">
<link rel="stylesheet" href="${frame.urlOf('fonts.css')}">
<link rel="stylesheet" href="${frame.urlOf('site.css')}">
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="head">
<a class="brand" href="/"><img src="${frame.urlOf('logo.svg')}" alt="" width="36" height="36"><span>Stolik</span></a>
<nav aria-label="Main"><ul>${PLACES.map(
    ({ id, href, name }) => html`<li><a href="${href}"${id === page.here ? html` aria-current="page"` : ''}>${name}</a></li>`,
  )}</ul></nav>
</header>
<main id="content" tabindex="-1">${page.body}</main>
<footer class="foot">
<p>${CREDITS} The games belong to their authors; the code is under the MIT licence.</p>
</footer>
</body>
</html>
`.markup;
}
