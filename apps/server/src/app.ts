import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@stolik/kernel/language';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Asset, fillClientShelf, fillShelf } from './assets.ts';
import { accepts } from './compression.ts';
import { isHouseAddress, SECURITY_HEADERS } from './headers.ts';
import { addBodyReader, MOST_BODY } from './http/bodies.ts';
import { CHECKING, type Finding, problemOf } from './http/checking.ts';
import { refuse } from './http/refusals.ts';
import { refuseRaw } from './http/refuse-raw.ts';
import { requestIds, withId } from './http/request-id.ts';
import { isForSockets } from './http/sockets.ts';
import { addressKey } from './limits/address.ts';
import { AddressLimiter, type Limiter } from './limits/bucket.ts';
import { Busy } from './live/loads.ts';
import { casesPage } from './pages/cases.ts';
import { homePage } from './pages/home.ts';
import { layOut, type MakePage, type Page } from './pages/layout.ts';
import { brokenPage, busyPage, notFoundPage } from './pages/problem.ts';
import { type Reader, readerOf } from './pages/reader.ts';
import { rulePage, rulesPage } from './pages/rules.ts';
import { ROOT } from './root.ts';
import { openLibrary, readRules } from './rules/library.ts';
import { SAYS, type Trouble, troubleOf } from './store/trouble.ts';

export interface Places {
  /** The folder of the documents: `docs/`. */
  readonly docs: string;
  /** Our own styles and pictures. */
  readonly assets: string;
  /** The built web client; where it is missing the server's own home page is shown. */
  readonly client: string;
}

/** Seconds after which a disk may have room again. */
const SAVED_AGAIN = '30';

/** A request that dribbles in for longer holds a connection for nothing. */
const REQUEST_WITHIN = 30_000;

/** Who asks and reads nothing of the answer for so long does not want it any more. */
const READ_WITHIN = 60_000;

/** A connection that nobody uses is closed after this; a proxy keeps its own for longer, and must not find them closed. */
const IDLE_FOR = 10_000;
const IDLE_FOR_A_PROXY = 150_000;

export const PLACES: Places = {
  docs: join(ROOT, 'docs'),
  assets: join(ROOT, 'apps/server/assets'),
  client: join(ROOT, 'apps/web/dist'),
};

/** Renders a page in the visitor's language, and sends it. */
export type SendPage = (reply: FastifyReply, make: MakePage, status?: number) => FastifyReply;

/** The server, not yet listening. Everything it hands out is read now, so a broken document stops it here and not a reader later. */
export function buildApp(
  places: Places = PLACES,
  complain: (error: unknown, request: string) => void = console.error,
  extend: (app: FastifyInstance, sendPage: SendPage) => void = () => {},
  proxies = 0,
  searching: Limiter = new AddressLimiter(60, 4),
): FastifyInstance {
  const shelf = fillShelf(places.assets);
  const client = fillClientShelf(places.client);
  const libraries = inEveryLanguage((language) => openLibrary(places.docs, language));
  const common = inEveryLanguage((language) => readRules(places.docs, 'README', language));
  const cases = readFileSync(join(places.docs, 'cases.md'), 'utf8');

  const sendPage: SendPage = (reply, make, status = 200) => {
    const { request } = reply;
    const reader = readerOf(request.url, request.headers['accept-language']);
    return (status < 400 ? reply : withId(reply))
      .code(status)
      .headers({ 'cache-control': 'no-cache', 'content-language': reader.language, vary: 'accept-language' })
      .type('text/html; charset=utf-8')
      .send(layOut(shelf, make(reader), reader));
  };

  /** Rendering a rule book is slow: whole ones are cached, and searches have a rate limit per address. */
  const whole = new Map<string, Page>();
  const sendSearched = (
    request: FastifyRequest<Query>,
    reply: FastifyReply,
    make: (query: string, reader: Reader) => Page,
    id = '',
  ): FastifyReply => {
    const query = queryOf(request);
    if (query !== '') {
      const isAllowed = searching.allows(addressKey(request.ip));
      if (isAllowed) return sendPage(reply, (reader) => make(query, reader));
      return sendPage(reply.header('retry-after', '5'), busyPage, 429);
    }
    return sendPage(reply, (reader) => {
      const key = `${reader.to(`/rules/${id}`)} ${reader.language}`;
      const page = whole.get(key) ?? make('', reader);
      whole.set(key, page);
      return page;
    });
  };

  const app = Fastify({
    bodyLimit: MOST_BODY,
    requestTimeout: REQUEST_WITHIN,
    genReqId: requestIds(),
    connectionTimeout: READ_WITHIN,
    keepAliveTimeout: proxies > 0 ? IDLE_FOR_A_PROXY : IDLE_FOR,
    trustProxy: proxies > 0 && ((_, hop) => hop < proxies),
    routerOptions: { maxParamLength: 100 },
    ajv: CHECKING,
    http: { shouldUpgradeCallback: isForSockets },
    clientErrorHandler: refuseRaw,
    // An address that can't be decoded never reaches a route or a hook.
    frameworkErrors: (error, _, reply) => {
      reply.headers(SECURITY_HEADERS);
      void sendPage(reply, notFoundPage, error.statusCode ?? 400);
    },
  });

  app.addHook('onRequest', async (request, reply) => {
    const { hostname } = request;
    reply.headers(SECURITY_HEADERS);
    // Names, codes and tokens: no shared computer or proxy may cache them.
    if (isForMachines(request)) reply.header('cache-control', 'no-store');
    // At a plain address of the house browsers do not know this one, and complain on every page.
    if (isHouseAddress(hostname)) reply.removeHeader('cross-origin-opener-policy');
  });

  addBodyReader(app);
  extend(app, sendPage);

  app.get('/', (request, reply) => {
    const built = client.get('/');
    return built ? sendAsset(request, reply, built) : sendPage(reply, (reader) => homePage(shelf, reader));
  });
  // The address on a class screen: short enough to be typed, it opens the keypad for codes.
  for (const path of ['/c', '/c/', '/C']) app.get(path, (_, reply) => reply.redirect('/#/class'));
  app.get<Query>('/rules', (request, reply) =>
    sendSearched(request, reply, (query, reader) =>
      rulesPage(libraries[reader.language], common[reader.language], query, reader),
    ),
  );
  app.get<Query & { Params: { id: string } }>('/rules/:id', (request, reply) => {
    const { id } = request.params;
    if (libraries.en.findBook(id))
      return sendSearched(request, reply, (query, reader) => rulePage(libraries[reader.language], id, query, reader), id);
    // `/rules/M4.1` is the short address of a clause.
    const address = libraries.en.findAddress(id);
    return address ? reply.redirect(readerOf(request.url, undefined).to(address)) : sendPage(reply, notFoundPage, 404);
  });
  app.get('/cases', (_, reply) => sendPage(reply, (reader) => casesPage(libraries.en, cases, reader)));
  app.get('/*', (request, reply) => {
    const path = pathOf(request);
    if (isForMachines(request)) return sendProblem(reply, 404, 'there is no such address');
    const asset = shelf.find(path) ?? client.get(path);
    return asset ? sendAsset(request, reply, asset) : sendPage(reply, notFoundPage, 404);
  });

  app.setNotFoundHandler((request, reply) =>
    isForMachines(request) ? sendProblem(reply, 404, 'there is no such address') : sendPage(reply, notFoundPage, 404),
  );
  answerFailures(app, sendPage, complain);
  return app;
}

function answerFailures(app: FastifyInstance, sendPage: SendPage, complain: (error: unknown, request: string) => void): void {
  app.setErrorHandler((error: Failure, request, reply) => {
    const { validation, validationContext = 'body' } = error;
    if (validation)
      return withId(reply)
        .code(400)
        .send({ problem: problemOf(validation, request.routeOptions.schema?.[validationContext]) });
    if (error instanceof Busy) return refuse(reply.header('retry-after', '2'), 503, { at: 'closing', says: error.says });
    // Who hangs up while sending has a status already, and is no trouble of the store.
    const trouble = error.statusCode === undefined ? troubleOf(error) : undefined;
    // A request that makes no sense (a broken % in the address) is nobody's page; the rest is our mistake, or the disk's.
    const status = trouble ? 503 : (error.statusCode ?? 500);
    const isPage = !isForMachines(request);
    if (status < 500)
      return isPage ? sendPage(reply, notFoundPage, status) : sendProblem(reply, status, 'this request makes no sense');
    complain(error, request.id);
    if (trouble) reply.header('retry-after', SAVED_AGAIN);
    return isPage ? sendPage(reply, (reader) => brokenPage(reader, request.id), status) : sendFailure(reply, status, trouble);
  });
}

const inEveryLanguage = <Thing>(make: (language: Language) => Thing): Readonly<Record<Language, Thing>> => ({
  en: make('en'),
  ru: make('ru'),
  pl: make('pl'),
});

const isForMachines = (request: FastifyRequest): boolean => request.url.startsWith('/api/');

function sendProblem(reply: FastifyReply, status: number, says: string): FastifyReply {
  return withId(reply)
    .code(status)
    .send({ problem: { at: 'request', says } });
}

/** With the id of the request, by which an operator finds it in the log. */
function sendFailure(reply: FastifyReply, status: number, trouble: Trouble | undefined): FastifyReply {
  const problem = trouble ? { at: 'store', says: SAYS[trouble] } : { at: 'request', says: 'our mistake' };
  return withId(reply).code(status).send({ problem, request: reply.request.id });
}

/** An error of ours, or what Fastify found in a request. */
interface Failure {
  readonly statusCode?: number;
  readonly validation?: readonly Finding[];
  readonly validationContext?: 'body' | 'querystring' | 'params';
}

interface Query {
  Querystring: { q?: string | string[] };
}

function queryOf(request: FastifyRequest<Query>): string {
  const { q = '' } = request.query;
  return (Array.isArray(q) ? (q[0] ?? '') : q).trim().slice(0, 200);
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '/';
}

function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset): FastifyReply {
  const encoded = encodedFor(request.headers['accept-encoding'], asset);
  const etag = encoded ? `"${asset.etag}-${encoded.name}"` : `"${asset.etag}"`;
  reply.header('etag', etag);
  reply.header('cache-control', asset.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (asset.gzip || asset.brotli) reply.header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (encoded) reply.header('content-encoding', encoded.name);
  return reply.type(asset.type).send(encoded?.body ?? asset.body);
}

/** The smallest form of it that the browser takes; undefined: as it is. */
function encodedFor(header: string | undefined, { gzip, brotli }: Asset): { name: 'br' | 'gzip'; body: Buffer } | undefined {
  if (brotli && accepts(header, 'br')) return { name: 'br', body: brotli };
  return gzip && accepts(header, 'gzip') ? { name: 'gzip', body: gzip } : undefined;
}
