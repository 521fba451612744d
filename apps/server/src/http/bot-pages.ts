import type { FastifyInstance } from 'fastify';
import type { SendPage } from '../app.ts';
import type { Signer } from '../guests/tokens.ts';
import { type Html, html } from '../html.ts';
import type { Limits } from '../limits/limits.ts';
import { type MakePage, withCode } from '../pages/layout.ts';
import { isTooFast } from './api.ts';
import { openApi } from './openapi.ts';
import { DESCRIBE } from './routes.ts';

const OPENAPI = JSON.stringify(openApi());

/** `/bots`: what the interface for bots is, and a key at the press of a button; `/api/openapi.json` for tools. */
export function addBotPages(app: FastifyInstance, sendPage: SendPage, signer: Signer, limits: Limits): void {
  app.route({ ...DESCRIBE, handler: async (_, reply) => reply.type('application/json; charset=utf-8').send(OPENAPI) });
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

const botsPage =
  (made?: { readonly bot: string; readonly key: string }): MakePage =>
  ({ words, to }) => {
    const t = words.bots;
    return {
      title: t.title,
      here: undefined,
      body: html`<div class="sheet"><h1>${t.title}</h1><div class="prose">
<p>${t.lead}</p>
${made && html`<p>${put(t.key, 'BOT', html`<b>${made.bot}</b>`)}</p><pre><code>${made.key}</code></pre>`}
<form method="post" action="${to('/bots')}"><p><button type="submit" class="button">${t.make}</button></p></form>
<ol>${t.steps.map((step) => html`<li>${withCode(step)}</li>`)}</ol>
<p>${put(t.more, 'OPENAPI', html`<a href="/api/openapi.json">OpenAPI</a>`)}</p>
</div></div>`,
    };
  };

function put(sentence: string, word: string, thing: Html): Html {
  const [before = '', after = ''] = sentence.split(word);
  return html`${withCode(before)}${thing}${withCode(after)}`;
}
