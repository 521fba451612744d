import { GAMES } from '@stolik/games/games';
import type { Manifest } from '@stolik/search/manifest';
import { type Html, html } from '../html.ts';
import type { Frame, Page } from './layout.ts';

export function homePage(frame: Frame): Page {
  const body = html`<div class="hero">
<h1>Pull up a stool.</h1>
<p>Board games on one little table. The client has not been built here (<code>npm start</code> does it); until then they are played in the
terminal, and every rule can be read here, clause by clause.</p>
</div>
<section class="tables" aria-label="Games">${GAMES.map((game) => tableCard(frame, game))}</section>
<section class="strip" aria-label="More">
<div class="panel"><h2>Play in the terminal</h2><p>In the folder of Stolik:</p>
<pre class="scroll" tabindex="0"><code>npx stolik play micropul</code></pre>
<p>Against a bot or a person beside you. It shows the legal moves when asked, takes moves back and keeps a log.</p></div>
<div class="panel"><h2>Look it up</h2>${searchForm('/rules', '', 'Search all the rules')}
<p>Each clause says where it comes from: the source, its author, or a ruling of ours.</p></div>
<div class="panel"><h2>Show a position</h2><p>A case is a position written by hand, moves, and what must be true afterwards. It is how a rule is
shown, and how a mistake is reported. <a href="/cases">How to write one</a></p></div>
</section>`;
  return { title: 'Stolik', here: 'games', body };
}

function tableCard(frame: Frame, { id, title, invitation, players, fromAge }: Manifest): Html {
  const picture = frame.findUrl(`table-${id}.svg`);
  return html`<article class="table">
${picture ? html`<img src="${picture}" alt="" width="424" height="430">` : ''}
<h2>${title.en}</h2>
<p>${invitation.en}</p>
<p class="meta">${players.min === players.max ? players.max : `${players.min}–${players.max}`} players · from ${fromAge}</p>
<p class="command"><code>npx stolik play ${id}</code></p>
<p class="act"><a class="button" href="/rules/${id}"><span>Rules<span class="unseen"> of ${title.en}</span></span></a></p>
</article>`;
}

export function searchForm(action: string, query: string, label: string): Html {
  return html`<form class="search" role="search" action="${action}" method="get">
<label for="q">${label}</label>
<div class="row"><input id="q" name="q" type="search" value="${query}" maxlength="200" autocomplete="off"><button class="button" type="submit">Find</button></div>
</form>`;
}
