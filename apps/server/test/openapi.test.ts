import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BOT_JOINING, BOT_MOVE, JOINING, OPENING, SUBSCRIPTION, TOKENS } from '@stolik/wire/requests';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { CHECKING, type Finding, problemOf } from '../src/http/checking.ts';
import { openApi } from '../src/http/openapi.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

test('docs/openapi.json is what the schemas of the server say', () => {
  const written = readFileSync(join(ROOT, 'docs/openapi.json'), 'utf8');
  expect(written === `${JSON.stringify(openApi(), undefined, 2)}\n`, 'run: node tools/openapi.ts').toBe(true);
});

test('whatever the document refers to stands in it', () => {
  const text = JSON.stringify(openApi());
  const { components } = openApi() as { components: { schemas: Record<string, unknown> } };
  const used = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name));
  expect([...used].toSorted()).toEqual(Object.keys(components.schemas).toSorted());
});

const app = Fastify({ ajv: CHECKING });
for (const [name, body] of Object.entries({ OPENING, JOINING, TOKENS, SUBSCRIPTION, BOT_MOVE })) {
  app.post(`/${name}`, { schema: { body } }, async () => 'taken');
}
app.post('/BOT_JOINING', { schema: { body: { anyOf: [{ type: 'null' }, BOT_JOINING] } } }, async () => 'taken');
app.setErrorHandler((error: { validation: readonly Finding[] }, request, reply) => {
  const { at, says } = problemOf(error.validation, request.routeOptions.schema?.body);
  return reply.code(400).send(`${at}: ${says}`);
});

const table = (more: object): object => ({ game: 'circuit', seats: ['me', 'open'], ...more });
const keys = { p256dh: 'a', auth: 'b' };

test.each<readonly [schema: string, body: object | undefined, says: string]>([
  ['OPENING', table({}), 'taken'],
  ['OPENING', table({ pace: { minutes: 10 }, colours: ['red', null], leads: ['random', ''], first: 2 }), 'taken'],
  ['OPENING', table({ pace: { days: 3 }, salt: 'ab', options: { box: 'lively' }, isOpen: true }), 'taken'],
  ['OPENING', undefined, 'body: a JSON object is expected'],
  ['OPENING', [], 'body: a JSON object is expected'],
  ['OPENING', { seats: ['me'] }, 'game: the id of a game is expected'],
  ['OPENING', table({ game: 7 }), 'game: the id of a game is expected'],
  ['OPENING', table({ colour: 'red' }), 'colour: unknown key'],
  ['OPENING', table({ seats: [] }), 'seats: a list of 1 to 8 seats is expected'],
  ['OPENING', table({ seats: ['you'] }), 'seats: "me", "open" or {"bot": level} is expected'],
  ['OPENING', table({ seats: ['me', { bot: 'a b' }] }), 'seats: "me", "open" or {"bot": level} is expected'],
  ['OPENING', table({ colours: ['mauve'] }), 'colours: a list of colours is expected'],
  ['OPENING', table({ leads: ['a b'] }), 'leads: a list of words is expected, one for each seat'],
  ['OPENING', table({ first: 0 }), 'first: a seat is a number from 1'],
  ['OPENING', table({ isOpen: 'true' }), 'isOpen: true or false is expected'],
  ['OPENING', table({ options: [] }), 'options: a small object is expected'],
  ['OPENING', table({ pace: 'slow' }), 'pace: "free", {"minutes", "seconds"} or {"days"} is expected'],
  ['OPENING', table({ pace: { minutes: 500 } }), 'pace: 1 to 180 minutes and 0 to 300 seconds a move'],
  ['OPENING', table({ pace: { minutes: 5, seconds: 301 } }), 'pace: 1 to 180 minutes and 0 to 300 seconds a move'],
  ['OPENING', table({ pace: { days: 2 } }), 'pace: 1, 3 or 7 days a move'],
  ['OPENING', table({ pace: { days: 2, minutes: 5 } }), 'pace: 1, 3 or 7 days a move'],
  ['OPENING', table({ salt: 'xyz' }), 'salt: up to 64 hexadecimal digits'],
  ['OPENING', table({ seal: 'ab' }), 'seal: 64 hexadecimal digits, and no salt beside them'],
  ['JOINING', { name: 'Ola', seat: 2, colour: 'teal', lead: 'random' }, 'taken'],
  ['JOINING', { name: 7 }, 'name: a text is expected'],
  ['JOINING', { seat: '2' }, 'seat: a seat is a number from 1'],
  ['JOINING', { colour: 'mauve' }, 'colour: a colour is expected'],
  ['JOINING', { lead: 'two words' }, 'lead: a word is expected'],
  ['TOKENS', { tokens: ['a'] }, 'taken'],
  ['TOKENS', {}, 'tokens: up to 60 tokens are expected'],
  ['TOKENS', { tokens: Array(61).fill('a') }, 'tokens: up to 60 tokens are expected'],
  ['TOKENS', { tokens: [7] }, 'tokens: up to 60 tokens are expected'],
  ['SUBSCRIPTION', { endpoint: 'https://push.example/1', keys, expirationTime: null }, 'taken'],
  ['SUBSCRIPTION', { endpoint: 'a b', keys }, 'endpoint: the address of a known push service is expected'],
  ['SUBSCRIPTION', { endpoint: 'https://push.example/1', keys: { auth: 'b' } }, 'keys: p256dh and auth are expected'],
  ['BOT_MOVE', { decision: 0, move: 'drop a' }, 'taken'],
  ['BOT_MOVE', { decision: 0.5, move: 'drop a' }, 'decision: decision and move are expected'],
  ['BOT_MOVE', { decision: 0, move: 'a'.repeat(201) }, 'move: decision and move are expected'],
  ['BOT_JOINING', undefined, 'taken'],
  ['BOT_JOINING', { seat: 7 }, 'taken'],
  ['BOT_JOINING', { seat: 0 }, 'seat: a seat is a number from 1'],
  ['BOT_JOINING', { chair: 1 }, 'chair: unknown key'],
])('%s %j: %s', async (schema, body, says) => {
  const answer = await app.inject({ method: 'POST', url: `/${schema}`, ...(body && { payload: body }) });
  expect(answer.body).toBe(says);
});
