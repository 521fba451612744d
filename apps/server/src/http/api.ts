import { printLog } from '@stolik/kernel/log';
import { ok, type Problem, problem, type Result } from '@stolik/kernel/result';
import type { Guest } from '@stolik/table/commands';
import { hostOf, isLaidByClass, rememberedAt } from '@stolik/table/people';
import type { SeatHolder } from '@stolik/table/seats';
import type { Session } from '@stolik/table/session';
import type { Joining } from '@stolik/wire/requests';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { generateName, readName } from '../guests/names.ts';
import { isCode, readCode } from '../guests/tokens.ts';
import { addressKey } from '../limits/address.ts';
import type { Limiter } from '../limits/bucket.ts';
import type { Limits } from '../limits/limits.ts';
import { type Caller, type Misses, TooMany } from '../limits/misses.ts';
import type { LiveTable } from '../tables/live.ts';
import type { Seated } from '../tables/plan.ts';
import { seatsKeptUntil } from '../tables/room.ts';
import { seatAgain } from '../tables/seats-again.ts';
import type { Tables } from '../tables/tables.ts';
import type { SeatedAnswer } from './answers.ts';
import type { Callers } from './callers.ts';
import type { BySchema } from './checking.ts';
import { readChance, readLanguage, readOpenRequest } from './read.ts';
import { refuse, refuseFast, refuseGuessing } from './refusals.ts';
import {
  JOIN_TABLE,
  LIST_GAMES,
  LIST_TABLES,
  LOOK_AT_TABLE,
  OFFER_NAME,
  OPEN_TABLE,
  READ_LOG,
  REMOVE_TABLE,
  TELL_MINE,
} from './routes.ts';

export interface ApiPlan {
  readonly tables: Tables;
  readonly limits: Limits;
  readonly callers: Callers;
}

const MOST_LISTED = 60;

/** The interface for clients: opening and finding tables, sitting down. Playing is done over `/api/play`. */
export function addApi(server: FastifyInstance, { tables, limits, callers }: ApiPlan): void {
  const app = server.withTypeProvider<BySchema>();
  /** By its id, or by its code while people gather there. Answers the request itself where there is none. */
  const findTable = async (word: string, request: FastifyRequest, reply: FastifyReply): Promise<LiveTable | undefined> => {
    const code = readCode(word);
    if (isCode(code)) return findGathering(tables, limits.misses, code, callers.of(request), reply);
    const table = isId(word) ? await tables.findFresh(word) : undefined;
    if (!table) void refuseMissing(reply, tables, word);
    return table;
  };

  app.route({
    ...LIST_GAMES,
    onRequest: within(limits.asking),
    handler: async () => [...tables.offers.values()].map(({ game, levels }) => ({ id: game.id, seats: game.seats, levels })),
  });

  app.route({
    ...OFFER_NAME,
    onRequest: within(limits.asking),
    handler: async ({ query }) => ({ name: generateName(readLanguage(query.language)) }),
  });

  app.route({
    ...LIST_TABLES,
    onRequest: within(limits.asking),
    handler: async ({ query: { from = '' } }) => {
      const open = await tables.listOpen(MOST_LISTED, /^\d{1,5}$/.test(from) ? Number(from) : 0);
      return open.map(({ code, game, free, at, summary }) => ({ code, game, free, at, ...JSON.parse(summary || '{}') }));
    },
  });

  app.route({
    ...OPEN_TABLE,
    onRequest: within(limits.opening),
    handler: async (request, reply) => {
      const opening = readOpenRequest(request.body);
      if (!opening.ok) return refuse(reply, 400, opening.problem);
      if (opening.value.table.isOpen && isTooFast(request, reply, limits.listing)) return reply;
      const opened = await tables.open(opening.value.table, addressKey(request.ip));
      if (!opened.ok) return refuse(reply, STATUS_OF.get(opened.problem.at) ?? 400, opened.problem);
      const { seat, ...guest } = opening.value;
      if (seat === undefined) return reply.code(201).send({ room: tables.roomOf(opened.value) });
      const seated = await tables.sit(opened.value, seat, guest);
      return seated.ok ? reply.code(201).send(seatedAs(seated.value)) : refuse(reply, 409, seated.problem);
    },
  });

  app.route({
    ...LOOK_AT_TABLE,
    onRequest: callers.within(limits.joining),
    handler: async (request, reply) => {
      const table = await findTable(request.params.table, request, reply);
      if (table && isShutTo(table, await tables.findPlace(tokenIn(request)))) return refuse(reply, 403, SHUT);
      return table ? { room: tables.roomOf(table) } : reply;
    },
  });

  app.route({
    ...JOIN_TABLE,
    onRequest: callers.within(limits.joining),
    handler: async (request, reply) => {
      const table = await findTable(request.params.table, request, reply);
      if (!table) return reply;
      if (table.session.opening.isOpen && isTooFast(request, reply, limits.strangers)) return reply;
      const place = await readJoin(tables, table, request.body);
      if (!place.ok) return refuse(reply, 400, place.problem);
      const seated = await tables.sit(table, place.value.seat, place.value);
      return seated.ok ? reply.code(201).send(seatedAs(seated.value)) : refuse(reply, 409, seated.problem);
    },
  });

  app.route({
    ...TELL_MINE,
    onRequest: within(limits.asking),
    handler: async (request, reply) => {
      const { tokens } = request.body;
      // Each may be a table that has to be read and played through first.
      if (isTooFast(request, reply, limits.asking, tokens.length / 6)) return reply;
      // One after the other: sixty long tables are not to be read at the same time.
      const told: unknown[] = [];
      for (const token of tokens) told.push(await tellMine(tables, token));
      return told;
    },
  });

  app.route({
    ...READ_LOG,
    // As for any look at a table: this is no faster way to guess codes.
    onRequest: callers.within(limits.joining),
    handler: async (request, reply) => {
      const { table: id } = request.params;
      const table = isId(id) ? await tables.findFresh(id) : undefined;
      if (table && isShutTo(table, await tables.findPlace(tokenIn(request)))) return refuse(reply, 403, SHUT);
      if (!table && tables.unopened.find(id)) return refuseMissing(reply, tables, id);
      if (table?.session.phase === 'over' && (await tables.isWithheld(table))) return refuse(reply, 409, WITHHELD);
      const log = table && (await tables.logOf(table));
      if (!log) return refuse(reply, 404, { at: 'table', says: 'there is no finished game here' });
      return reply.type('application/json; charset=utf-8').send(printLog(log));
    },
  });

  /** The host may delete a table with all its data, but no game that others are playing. */
  app.route({
    ...REMOVE_TABLE,
    onRequest: within(limits.asking),
    handler: async (request, reply) => {
      const found = await tables.findPlace(tokenIn(request));
      if (found?.table.session.id !== request.params.table) return refuse(reply, 403, NOT_YOURS);
      if (isLaidByClass(found.table.session)) return refuse(reply, 403, OF_CLASS);
      const isLast = rememberedAt(found.table.session).length === 1;
      if (hostOf(found.table.session) !== found.place.seat && !isLast)
        return refuse(reply, 403, { at: 'token', says: 'only the host may' });
      if (found.table.session.phase === 'playing' && !isLast)
        return refuse(reply, 409, { at: 'table', says: 'others are playing here; it can be removed when the game is over' });
      await tables.remove(found.table.session.id);
      return reply.code(204).send();
    },
  });
}

export const NOT_YOURS: Problem = { at: 'token', says: 'this seat is not yours' };

const OF_CLASS: Problem = { at: 'class', says: 'this table belongs to a class; its teacher puts it away' };

const NO_TABLE: Problem = { at: 'table', says: 'there is no such table' };

const WITHHELD: Problem = {
  at: 'deal',
  says: 'other tables still play with the same seed; the log is shown when all of them are over or put away',
};

const SHUT: Problem = { at: 'door', says: 'the people at this table want no spectators' };

export const tokenIn = ({ headers }: FastifyRequest): string => String(headers.authorization ?? '').replace(/^Bearer /, '');

/** Before the game the room must be visible to join; later the players may have excluded spectators. */
const isShutTo = ({ session }: LiveTable, found: { readonly table: LiveTable } | undefined): boolean =>
  session.isShut && session.phase !== 'gathering' && found?.table.session.id !== session.id;

const BEGUN: Problem = { at: 'table', says: 'the game there has begun; its code opens nothing any more' };
/** What is nobody's fault but this server's, or the address's. */
const STATUS_OF: ReadonlyMap<string, number> = new Map([
  ['server', 503],
  ['address', 429],
]);

const isId = (word: string): boolean => /^[a-z0-9]{12}$/.test(word);

/** A code is short, so it opens a table only while people gather, and who guesses is stopped. Answers the request where there is none. */
export async function findGathering(
  tables: Tables,
  misses: Misses,
  code: string,
  caller: Caller,
  reply: FastifyReply,
): Promise<LiveTable | undefined> {
  let id: string | undefined;
  let table: LiveTable | undefined;
  const found = await misses.look(caller, async () => {
    id = await tables.findIdByCode(code);
    table = id === undefined ? undefined : await tables.findFresh(id);
    return table?.session.phase === 'gathering' ? table : undefined;
  });
  if (found instanceof TooMany) void refuseGuessing(reply, found);
  else if (!found) void (table ? refuse(reply, 410, BEGUN) : refuseMissing(reply, tables, id ?? ''));
  return found instanceof TooMany ? undefined : found;
}

/** There is no such table, or one that this server can't open: that is another thing, and is said. */
export function refuseMissing(reply: FastifyReply, tables: Tables, id: string): FastifyReply {
  const why = tables.unopened.find(id);
  if (!why) return refuse(reply, 404, NO_TABLE);
  if (why.reason === 'ended') return refuse(reply, 403, why.problem);
  return why.reason === 'newer' ? refuse(reply.header('retry-after', '5'), 503, why.problem) : refuse(reply, 409, why.problem);
}

export function isTooFast(request: FastifyRequest, reply: FastifyReply, limiter: Limiter, cost = 1): boolean {
  if (limiter.allows(addressKey(request.ip), cost)) return false;
  void refuseFast(reply);
  return true;
}

/** A hook that enforces a rate limit before the request is read. */
export const within =
  (limiter: Limiter) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> =>
    isTooFast(request, reply, limiter) ? reply : undefined;

export const seatedAs = ({ table, seat, token }: Seated): SeatedAnswer => ({
  table: table.session.id,
  code: table.session.opening.code,
  seat: seat + 1,
  token,
  commitment: table.session.opening.commitment,
  chance: table.session.opening.chance ?? 1,
});

interface Sitting extends Guest {
  readonly seat: number | undefined;
}

/** At the next table of the same people `{from: token, seal?}` gives the seat that is kept for them. */
async function readJoin(tables: Tables, table: LiveTable, body: Joining): Promise<Result<Sitting>> {
  const salt = readChance(body);
  if (!salt.ok) return salt;
  const { opening } = table.session;
  // Only those of the class, under the names they have there.
  if (opening.class !== undefined) return readReturn(tables, table, opening.previous ?? '', body.from, salt.value);
  const isKept = opening.previous !== undefined && tables.now() < seatsKeptUntil(table.session);
  if (opening.previous !== undefined && (isKept || body.from !== undefined))
    return readReturn(tables, table, opening.previous, body.from, salt.value);
  const name = readName(body.name, opening.isOpen);
  if (!name.ok) return name;
  const { seat, colour, lead } = body;
  return ok({ seat: seat === undefined ? undefined : seat - 1, name: name.value, ...salt.value, colour, lead });
}

/** The seat at the rematch for a token of the previous table. */
export async function readReturn(
  tables: Tables,
  { session }: LiveTable,
  previous: string,
  from: string | undefined,
  part: Pick<Guest, 'salt' | 'seal'>,
): Promise<Result<Sitting>> {
  const found = from === undefined ? undefined : await tables.findPlace(from);
  if (found?.place.table !== previous) return problem('from', 'this table is kept for those who played the game before');
  const of = await tables.classSeats(found.table);
  if (of && !of[found.place.seat]) return problem('class', 'this seat belongs to nobody of the class any more');
  const sitter = found.table.session.seats[found.place.seat];
  const name = sitter?.kind === 'person' ? sitter.name : '';
  const own = seatAgain(found.place.seat, session.seats.length);
  return ok({ seat: seatKept(session, own, name, tables.now()), name, ...part });
}

/** The seat that was theirs, wherever the host has moved it. The others are kept for the others; later any that is left. */
function seatKept(session: Session, own: number, name: string, now: number): number | undefined {
  const isTheirs = (sitter: SeatHolder | undefined): boolean => sitter?.kind === 'open' && sitter.keptFor === name;
  if (isTheirs(session.seats[own])) return own;
  const moved = session.seats.findIndex(isTheirs);
  if (moved >= 0) return moved;
  return now < seatsKeptUntil(session) || session.seats[own]?.kind === 'open' ? own : undefined;
}

async function tellMine(tables: Tables, token: string): Promise<unknown> {
  const found = await tables.findPlace(token);
  if (!found) {
    const why = tables.whyUnopened(token);
    return why ? { problem: why.problem } : null;
  }
  const { table, place } = found;
  const { session } = table;
  const isAsked = session.phase === 'playing' && session.next.seats.includes(place.seat);
  return { room: tables.roomOf(table), seat: place.seat + 1, isAsked, version: session.version, at: session.lastAt };
}
