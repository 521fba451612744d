import { type Html, html } from '../html.ts';
import type { Frame, Page } from './layout.ts';

interface Table {
  readonly id: string;
  readonly name: string;
  readonly says: string;
  readonly players: string;
  readonly picture: string;
}

const TABLES: readonly Table[] = [
  {
    id: 'micropul',
    name: 'micropul',
    says: 'Tiles earn tiles. Stones claim groups.',
    players: '1–2 players · from 7',
    picture: 'A wooden table with black and white tiles and stones on two groups.',
  },
  {
    id: 'circuit',
    name: 'Don’t Short the Circuit!',
    says: 'Close a chain from plus to minus. Burn nothing.',
    players: '2–6 players · from 8',
    picture: 'A wooden table with wires, lamps and LEDs between plus and minus contacts.',
  },
  {
    id: 'golems6',
    name: 'Golems 6.1',
    says: 'Write a program in secret. Watch it meet the others.',
    players: '1–4 players · from 6',
    picture: 'A wooden table with a field of grass and snow, three golems, barrels, walls and ladders.',
  },
  {
    id: 'golems4',
    name: 'Golems 4.0',
    says: 'The elder edition: robots that break and get repaired.',
    players: '1–4 players · from 8',
    picture: 'A wooden table with a field of sixteen cells, four robots, portals, water and barrels.',
  },
];

export function homePage(frame: Frame): Page {
  const body = html`<div class="hero">
<h1>Pull up a stool.</h1>
<p>Four board games on one little table. Today they are played in the terminal, and every rule can be read here, clause by clause.</p>
</div>
<section class="tables" aria-label="Games">${TABLES.map((table) => tableCard(frame, table))}</section>
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

function tableCard(frame: Frame, table: Table): Html {
  return html`<article class="table">
<img src="${frame.urlOf(`table-${table.id}.svg`)}" alt="${table.picture}" width="424" height="430">
<h2>${table.name}</h2>
<p>${table.says}</p>
<p class="meta">${table.players}</p>
<p class="command"><code>npx stolik play ${table.id}</code></p>
<p class="act"><a class="button" href="/rules/${table.id}"><span>Rules<span class="unseen"> of ${table.name}</span></span></a></p>
</article>`;
}

export function searchForm(action: string, query: string, label: string): Html {
  return html`<form class="search" role="search" action="${action}" method="get">
<label for="q">${label}</label>
<div class="row"><input id="q" name="q" type="search" value="${query}" maxlength="200" autocomplete="off"><button class="button" type="submit">Find</button></div>
</form>`;
}
