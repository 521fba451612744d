import { renderSVG } from 'uqr';
import { Html, html } from '../html.ts';
import type { HostWords } from './host-words.ts';
import { HOST_WORDS } from './host-words.ts';
import type { MakePage, Page } from './layout.ts';
import type { Reader } from './reader.ts';

export interface Hosting {
  /** Where others in the network find this machine, the most likely first. */
  readonly addresses: readonly string[];
  /** As Node names it. */
  readonly platform: string;
  /** The folder with all tables and classes. */
  readonly data: string;
}

/** For the person at the machine that serves: where the others come in, what to do when they do not, and how to stop. */
export const hostPage =
  ({ addresses, platform, data }: Hosting): MakePage =>
  (reader) => {
    const t = HOST_WORDS[reader.language];
    const [first, ...others] = addresses;
    const { port } = new URL(first ?? 'http://localhost');
    return pageOf(
      t.title,
      html`<p>${t.lead}</p>
<p><a class="button" href="${reader.to('/')}">${t.play}</a></p>
<h2>${t.others}</h2>
${first === undefined ? html`<p>${t.alone}</p>` : invitation(t, first, others)}
<h2>${t.trouble}</h2>
<ul>${[t.sameNetwork, t.firewall(platform, port || '80')].map((says) => html`<li>${says}</li>`)}</ul>
<h2>${t.end}</h2>
<p>${t.keeps}</p>
<p><code>${data}</code></p>
<form method="post" action="${reader.to('/host/stop')}"><p><button type="submit" class="button">${t.stop}</button></p></form>`,
    );
  };

export const stoppedPage = (reader: Reader): Page => {
  const t = HOST_WORDS[reader.language];
  return pageOf(t.stopped, html`<p>${t.stoppedHint}</p>`);
};

const invitation = (t: HostWords, first: string, others: readonly string[]): Html => html`<p>${t.scan}</p>
<p class="invitation"><span aria-hidden="true">${new Html(renderSVG(first, { ecc: 'M', border: 4 }))}</span><b>${withoutScheme(first)}</b></p>
${others.length > 0 && html`<p>${t.elsewhere} ${others.map((address, index) => html`${index > 0 && ', '}<b>${withoutScheme(address)}</b>`)}</p>`}`;

const withoutScheme = (address: string): string => address.replace(/^http:\/\/|\/$/g, '');

const pageOf = (title: string, body: Html): Page => ({
  title,
  here: undefined,
  body: html`<div class="sheet"><h1>${title}</h1><div class="prose">
${body}
</div></div>`,
});
