import type { PassThrough } from 'node:stream';
import type { Seat } from '@stolik/kernel/game';
import { ok, type Problem, type Result } from '@stolik/kernel/result';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Signer } from '../guests/tokens.ts';
import { isCode, readCode } from '../guests/tokens.ts';
import { addressKey } from '../limits/address.ts';
import type { Limits } from '../limits/limits.ts';
import type { Operator } from '../operator/operator.ts';
import type { LiveTable } from '../tables/live.ts';
import type { Tables } from '../tables/tables.ts';
import type { PlaceAnswer } from './answers.ts';
import { findGathering, isTooFast, readReturn, refuseMissing, tokenIn, within } from './api.ts';
import { stream } from './bot-stream.ts';
import type { Callers } from './callers.ts';
import type { BySchema } from './checking.ts';
import { refuse } from './refusals.ts';
import { AGAIN, ANSWER, JOIN_AS_BOT, MAKE_BOT, MOVE, NAME_BOT, RESIGN, STREAM } from './routes.ts';

export interface BotApiPlan {
  readonly tables: Tables;
  readonly signer: Signer;
  readonly limits: Limits;
  readonly callers: Callers;
  readonly operator: Pick<Operator, 'isBlocked' | 'onBlocks'>;
}

/** What is no move counts for so many. */
const NONSENSE = 5;
/** So does a stream: everything that may be done is listed at its beginning. */
const A_STREAM = 5;

/** The interface for other people's bots: HTTP, and a stream of JSON lines a table. docs/openapi.json describes it. */
export function addBotApi(app: FastifyInstance, plan: BotApiPlan): void {
  addAccounts(app, plan);
  addGathering(app, plan);
  addPlaying(app, plan);
}

const botIn = (request: FastifyRequest, signer: Signer): string | undefined => signer.readBotKey(tokenIn(request));

function addAccounts(app: FastifyInstance, { signer, limits }: BotApiPlan): void {
  app.route({
    ...MAKE_BOT,
    onRequest: within(limits.opening),
    handler: async (_, reply) => reply.code(201).send(signer.botKey()),
  });

  app.route({
    ...NAME_BOT,
    handler: async (request, reply) => {
      const bot = botIn(request, signer);
      return bot === undefined ? refuse(reply, 401, NO_KEY) : { bot };
    },
  });
}

/** Sitting down, and again after the end. */
function addGathering(server: FastifyInstance, plan: BotApiPlan): void {
  const { tables, signer, limits, callers } = plan;
  const app = server.withTypeProvider<BySchema>();

  app.route({
    ...JOIN_AS_BOT,
    onRequest: callers.within(limits.joining),
    handler: async (request, reply) => {
      const bot = botIn(request, signer);
      if (bot === undefined) return refuse(reply, 401, NO_KEY);
      const code = readCode(request.params.table);
      if (!isCode(code)) return refuse(reply, 404, { at: 'table', says: 'there is no table with this code' });
      const table = await findGathering(tables, limits.misses, code, callers.of(request), reply);
      if (!table) return reply;
      if (table.session.opening.isOpen && isTooFast(request, reply, limits.strangers)) return reply;
      const { previous } = table.session.opening;
      if (previous !== undefined)
        return sendPlace(reply, table, await sitAgain(tables, table, bot, await tables.findFresh(previous)));
      const wanted = request.body?.seat;
      const seated = await tables.sit(table, wanted === undefined ? undefined : wanted - 1, { name: bot, salt: '' });
      return sendPlace(reply, table, seated.ok ? ok(seated.value.seat) : seated);
    },
  });

  app.route({
    ...AGAIN,
    onRequest: withinBots(plan),
    handler: async (request, reply) => {
      const found = await seatOf(plan, request.params.table, request, reply);
      if (!found) return reply;
      const { table, seat, bot } = found;
      if (table.session.phase !== 'over') return refuse(reply, 409, { at: 'not-now', says: 'the game is not over' });
      if (table.session.rematch === undefined && isTooFast(request, reply, limits.opening)) return reply;
      const again = await tables.again(table, seat, `bot-again-${seat}`, addressKey(request.ip));
      if (!again.ok) return refuse(reply, 409, again.problem);
      const id = await tables.findIdByCode(again.value);
      const next = id === undefined ? undefined : await tables.findFresh(id);
      if (!next) return refuse(reply, 409, { at: 'table', says: 'the next table is gone' });
      return sendPlace(reply, next, await sitAgain(tables, next, bot, table));
    },
  });
}

function addPlaying(server: FastifyInstance, plan: BotApiPlan): void {
  const { limits, operator } = plan;
  const app = server.withTypeProvider<BySchema>();
  const onRequest = withinBots(plan);
  /** With the address that reads it. */
  const streams = new Map<PassThrough, string>();
  operator.onBlocks(() => {
    for (const [out, address] of streams) if (operator.isBlocked(address)) out.end();
  });

  app.route({
    ...STREAM,
    onRequest: withinBots(plan, A_STREAM),
    handler: async (request, reply) => {
      const found = await seatOf(plan, request.params.table, request, reply);
      if (!found) return reply;
      return stream(reply, found.table, found.seat, (out) => {
        streams.set(out, request.ip);
        out.on('close', () => streams.delete(out));
      });
    },
  });

  // They would keep a server from closing; readers reconnect.
  app.addHook('preClose', async () => {
    for (const out of streams.keys()) out.end();
  });

  app.route({
    ...MOVE,
    onRequest,
    handler: async (request, reply) => {
      const found = await seatOf(plan, request.params.table, request, reply);
      if (!found) return reply;
      const { table, seat, bot } = found;
      const { decision, move } = request.body;
      // The decision's own number is the id: the same move sent again is done once, unless the first was taken back.
      const { version, steps } = table.session.table;
      const done = await table.request(seat, ['act', `bot-${version - steps.length}-${decision}`, decision, move]);
      if (done.ok) return { version: done.value };
      const { code, refusal } = done.problem;
      if (code === 'unreadable') limits.bots.allows(bot, NONSENSE);
      const says = refusal ? `${table.session.game.explain(refusal, 'en')} [${refusal.clause}]` : code;
      return refuse(reply, code === 'stale' || code === 'not-now' ? 409 : 400, { at: code, says });
    },
  });

  app.route({
    ...ANSWER,
    onRequest,
    handler: async (request, reply) => {
      const found = await seatOf(plan, request.params.table, request, reply);
      if (!found) return reply;
      const { question, yes } = request.body;
      const done = await found.table.request(found.seat, ['answer', `bot-${question}`.slice(0, 24), question, yes ? 1 : 0]);
      return done.ok ? { version: done.value } : refuse(reply, 409, { at: done.problem.code, says: 'nobody asks this any more' });
    },
  });

  app.route({
    ...RESIGN,
    onRequest,
    handler: async (request, reply) => {
      const found = await seatOf(plan, request.params.table, request, reply);
      if (!found) return reply;
      const done = await found.table.request(found.seat, ['resign', 'bot-resign']);
      return done.ok ? { version: done.value } : refuse(reply, 409, { at: done.problem.code, says: 'not now' });
    },
  });
}

/** A hook that turns a bot away that asks too often. */
const withinBots =
  ({ signer, limits }: BotApiPlan, cost = 1) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const bot = botIn(request, signer);
    if (bot === undefined) return undefined;
    if (limits.bots.allows(bot, cost) && limits.botsEach.allows(addressKey(request.ip), cost)) return undefined;
    return refuse(reply.header('retry-after', '5'), 429, { at: 'authorization', says: 'too many requests; wait a little' });
  };

interface BotSeat {
  readonly table: LiveTable;
  readonly seat: Seat;
  readonly bot: string;
}

/** The seat of the bot that asks; answers the request itself where it has none. */
async function seatOf(
  { tables, signer }: BotApiPlan,
  id: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<BotSeat | undefined> {
  const bot = botIn(request, signer);
  const table = bot === undefined ? undefined : await tables.findFresh(id);
  const seat = table && bot !== undefined ? seatNamed(table, bot) : -1;
  if (table && bot !== undefined && seat >= 0) return { table, seat, bot };
  void (tables.unopened.find(id) ? refuseMissing(reply, tables, id) : refuse(reply, 403, NO_SEAT));
  return undefined;
}

const NO_KEY: Problem = { at: 'authorization', says: 'a key of a bot is expected: POST /api/bot/account gives one' };
const NO_SEAT: Problem = { at: 'authorization', says: 'this bot has no seat at this table' };

const seatNamed = ({ session }: LiveTable, bot: string): Seat =>
  session.seats.findIndex((sitter) => sitter.kind === 'person' && sitter.name === bot);

function sendPlace(reply: FastifyReply, { session }: LiveTable, seat: Result<Seat>): FastifyReply {
  if (!seat.ok) return refuse(reply, 409, seat.problem);
  const place: PlaceAnswer = { table: session.id, seat: seat.value + 1, game: session.opening.game };
  return reply.code(201).send(place);
}

/** At a rematch; a bot that already has a seat there receives its number. */
async function sitAgain(tables: Tables, table: LiveTable, bot: string, before: LiveTable | undefined): Promise<Result<Seat>> {
  const there = seatNamed(table, bot);
  if (there >= 0) return ok(there);
  const former = before ? seatNamed(before, bot) : -1;
  const from = before && former >= 0 ? tables.tokenOf(before, former) : '';
  const place = await readReturn(tables, table, table.session.opening.previous ?? '', from, { salt: '' });
  if (!place.ok) return place;
  const seated = await tables.sit(table, place.value.seat, { ...place.value, name: bot });
  return seated.ok ? ok(seated.value.seat) : seated;
}
