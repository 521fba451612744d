import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { SendPage } from '../app.ts';
import type { Signer } from '../guests/tokens.ts';
import { html } from '../html.ts';
import type { Limits } from '../limits/limits.ts';
import type { Page } from '../pages/layout.ts';
import { isTooFast } from './api.ts';

const OPENAPI = readFileSync(join(resolve(import.meta.dirname, '../../../..'), 'docs', 'openapi.json'), 'utf8');

/** `/bots`: what the interface for bots is, and a key at the press of a button; `/api/openapi.json` for tools. */
export function addBotPages(app: FastifyInstance, sendPage: SendPage, signer: Signer, limits: Limits): void {
  app.get('/api/openapi.json', async (_, reply) => reply.type('application/json; charset=utf-8').send(OPENAPI));
  app.get('/bots', async (_, reply) => sendPage(reply, botsPage()));
  void app.register(async (scope) => {
    // The form has no fields: whatever comes with it is not looked at.
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_, payload, done) => {
      payload.resume();
      done(null, undefined);
    });
    scope.post('/bots', async (request, reply) => {
      if (isTooFast(request, reply, limits.opening)) return reply;
      return sendPage(reply.header('cache-control', 'no-store'), botsPage(signer.botKey()));
    });
  });
}

function botsPage(made?: { readonly bot: string; readonly key: string }): Page {
  const key =
    made &&
    html`<p>This is the key of <b>${made.bot}</b>. It is shown once and stored nowhere: keep it.</p><pre><code>${made.key}</code></pre>`;
  return {
    title: 'Bots',
    here: undefined,
    body: html`<div class="sheet"><h1>Bots</h1><div class="prose">
<p>Write a bot in any language: it sits down at a table by its code, reads a stream of JSON lines, and sends its moves in notation.
It sees what its seat may see, nothing more.</p>
${key}
<form method="post" action="/bots"><p><button type="submit" class="button">Make a key</button></p></form>
<ol>
<li>Open a table in the browser with a free seat; note its code.</li>
<li><code>POST /api/bot/tables/CODE/join</code> with <code>Authorization: Bearer KEY</code></li>
<li><code>GET /api/bot/tables/TABLE/stream</code>: every line with <code>"type": "asked"</code> holds the view and the moves</li>
<li><code>POST /api/bot/tables/TABLE/move</code> with <code>{"decision": …, "move": …}</code></li>
</ol>
<p>Seats are counted from 0. What is in a view, game by game, and all lines are told in <code>docs/bots.md</code>.</p>
<p>All of it is described in <a href="/api/openapi.json">OpenAPI</a>. Whole bots of forty lines in Python and TypeScript are in the folder
<code>examples/bots</code>.</p>
</div></div>`,
  };
}
