import { html } from '../html.ts';
import type { Page } from './layout.ts';

export function notFoundPage(): Page {
  return {
    title: 'Nothing here',
    here: undefined,
    body: html`<div class="sheet"><h1>Nothing here</h1>
<p>There is no page at this address. Perhaps a letter is missing, or the page has moved.</p>
<p><a class="button" href="/">To the tables</a> <a class="button quiet" href="/rules">To the rules</a></p></div>`,
  };
}

export function brokenPage(): Page {
  return {
    title: 'Something broke',
    here: undefined,
    body: html`<div class="sheet"><h1>Something broke</h1>
<p>The mistake is ours, not yours. It has been written to the server’s log. Please try once more.</p>
<p><a class="button" href="/">To the tables</a></p></div>`,
  };
}

export function busyPage(): Page {
  return {
    title: 'A little slower',
    here: undefined,
    body: html`<div class="sheet"><h1>A little slower</h1>
<p>Those were very many searches at once. Please wait a few seconds and try again.</p>
<p><a class="button" href="/rules">To the rules</a></p></div>`,
  };
}
