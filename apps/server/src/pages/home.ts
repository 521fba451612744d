import { GAMES } from '@stolik/games/games';
import type { Manifest } from '@stolik/search/manifest';
import { type Html, html } from '../html.ts';
import { type Frame, type Page, withCode } from './layout.ts';
import type { Reader } from './reader.ts';

export function homePage(frame: Frame, reader: Reader): Page {
  const { home, rules } = reader.words;
  const body = html`<div class="hero">
<h1>${home.title}</h1>
<p>${withCode(home.lead)}</p>
</div>
<section class="tables" aria-label="${home.games}">${GAMES.map((game) => tableCard(frame, reader, game))}</section>
<section class="strip" aria-label="${home.more}">
<div class="panel"><h2>${home.terminal}</h2><p>${home.terminalFolder}</p>
<pre class="scroll" tabindex="0"><code>npx stolik play micropul</code></pre>
<p>${home.terminalHint}</p></div>
<div class="panel"><h2>${home.lookUp}</h2>${searchForm(reader, '/rules', '', rules.searchAll)}
<p>${home.lookUpHint}</p></div>
<div class="panel"><h2>${home.show}</h2><p>${home.showHint} <a href="${reader.to('/cases')}">${home.howToWrite}</a></p></div>
</section>`;
  return { title: 'Stolik', here: 'games', body };
}

function tableCard(frame: Frame, reader: Reader, { id, title, invitation, players, fromAge }: Manifest): Html {
  const picture = frame.findUrl(`table-${id}.svg`);
  const { language, to } = reader;
  const { home } = reader.words;
  return html`<article class="table">
${picture ? html`<img src="${picture}" alt="" width="424" height="430">` : ''}
<h2>${title[language]}</h2>
<p>${invitation[language]}</p>
<p class="meta">${home.players(players.min === players.max ? undefined : players.min, players.max)} · ${home.fromAge(fromAge)}</p>
<p class="command"><code>npx stolik play ${id}</code></p>
<p class="act"><a class="button" href="${to(`/rules/${id}`)}" aria-label="${home.rulesOf(title[language])}">${home.rules}</a></p>
</article>`;
}

export function searchForm(reader: Reader, action: string, query: string, label: string): Html {
  // A form that asks by GET drops the query of its address: a chosen language goes along as a field.
  const kept = reader.to(action) === action ? '' : html`<input type="hidden" name="lang" value="${reader.language}">`;
  return html`<form class="search" role="search" action="${action}" method="get">${kept}
<label for="q">${label}</label>
<div class="row"><input id="q" name="q" type="search" value="${query}" maxlength="200" autocomplete="off"><button class="button" type="submit">${reader.words.rules.find}</button></div>
</form>`;
}
