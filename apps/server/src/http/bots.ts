import { PassThrough } from 'node:stream';
import { ActionList, type AnyGame, type Seat } from '@stolik/kernel/game';
import type { Session } from '@stolik/table/session';
import { seenBy } from '@stolik/table/sight';
import { decisionOf } from '@stolik/table/table';
import { MOST_TEXT } from '@stolik/wire/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Signer } from '../guests/tokens.ts';
import { isCode, readCode } from '../guests/tokens.ts';
import type { Limits } from '../limits/limits.ts';
import type { LiveTable, Onlooker } from '../tables/live.ts';
import type { Tables } from '../tables/tables.ts';
import type { News } from '../tables/telling.ts';
import { findGathering, isTooFast, refuse, refuseMissing } from './api.ts';
import { readFields, readSeat } from './read.ts';

export interface BotApiPlan {
  readonly tables: Tables;
  readonly signer: Signer;
  readonly limits: Limits;
}

/** More moves than this are not listed; a bot then makes its own. */
const MOST_LISTED = 2000;
/** What is no move counts for so many. */
const NONSENSE = 5;
const ALIVE_EVERY = 10_000;
const MOST_UNREAD = 1024 * 1024;

/** The interface for other people's bots: HTTP, and a stream of JSON lines a table. docs/openapi.json describes it. */
export function addBotApi(app: FastifyInstance, { tables, signer, limits }: BotApiPlan): void {
  const botOf = (request: FastifyRequest): string | undefined =>
    signer.readBotKey(String(request.headers.authorization ?? '').replace(/^Bearer /, ''));

  /** The seat of the bot that asks. */
  const findSeat = async (bot: string | undefined, request: FastifyRequest<AtTable>): Promise<BotSeat | undefined> => {
    const table = bot === undefined ? undefined : await tables.findFresh(request.params.table);
    const seat = table?.session.seats.findIndex((sitter) => sitter.kind === 'person' && sitter.name === bot) ?? -1;
    return table && seat >= 0 ? { table, seat } : undefined;
  };

  /** The same for what a bot may ask so often; answers the request itself where it has no seat or asks too fast. */
  const seatOf = async (request: FastifyRequest<AtTable>, reply: FastifyReply): Promise<BotSeat | undefined> => {
    const bot = botOf(request);
    if (bot !== undefined && !limits.bots.allows(bot)) {
      void refuse(reply.header('retry-after', '5'), 429, { at: 'authorization', says: 'too many requests; wait a little' });
      return undefined;
    }
    const found = await findSeat(bot, request);
    if (!found && tables.unopened.find(request.params.table)) void refuseMissing(reply, tables, request.params.table);
    else if (!found) void refuse(reply, 403, NO_SEAT);
    return found;
  };

  app.post('/api/bot/account', async (request, reply) => {
    if (isTooFast(request, reply, limits.opening)) return reply;
    return reply.code(201).send(signer.botKey());
  });

  app.get('/api/bot/account', async (request, reply) => {
    const bot = botOf(request);
    return bot === undefined ? refuse(reply, 401, NO_KEY) : { bot };
  });

  app.post<AtTable>('/api/bot/tables/:table/join', async (request, reply) => {
    if (isTooFast(request, reply, limits.joining)) return reply;
    const bot = botOf(request);
    if (bot === undefined) return refuse(reply, 401, NO_KEY);
    const fields = readFields(request.body ?? {}, ['seat']);
    const seat = fields.ok ? readSeat(fields.value['seat']) : fields;
    if (!seat.ok) return refuse(reply, 400, seat.problem);
    const code = readCode(request.params.table);
    if (!isCode(code)) return refuse(reply, 404, { at: 'table', says: 'there is no table with this code' });
    const table = await findGathering(tables, limits.misses, code, request, reply);
    if (!table) return reply;
    if (table.session.opening.isOpen && isTooFast(request, reply, limits.strangers)) return reply;
    if (table.session.opening.previous !== undefined) return refuse(reply, 409, KEPT);
    const seated = await tables.sit(table, seat.value, { name: bot, salt: '' });
    if (!seated.ok) return refuse(reply, 409, seated.problem);
    return reply.code(201).send({ table: table.session.id, seat: seated.value.seat + 1, game: table.session.opening.game });
  });

  app.get<AtTable>('/api/bot/tables/:table/stream', async (request, reply) => {
    const found = await seatOf(request, reply);
    if (!found) return reply;
    return stream(reply, found.table, found.seat);
  });

  app.post<AtTable>('/api/bot/tables/:table/move', async (request, reply) => {
    const found = await seatOf(request, reply);
    if (!found) return reply;
    const fields = readFields(request.body, ['decision', 'move']);
    if (!fields.ok) return refuse(reply, 400, fields.problem);
    const { decision, move } = fields.value;
    if (!Number.isInteger(decision) || typeof move !== 'string' || move.length > MOST_TEXT) {
      return refuse(reply, 400, { at: 'move', says: 'decision and move are expected' });
    }
    // The decision's own number is the id: the same move sent again is done once, unless the first was taken back.
    const { table, seat } = found;
    const { version, steps } = table.session.table;
    const id = `bot-${version - steps.length}-${String(decision)}`;
    const done = await table.wish(seat, ['act', id, decision as number, move]);
    if (done.ok) return { version: done.value };
    const { code, refusal } = done.problem;
    if (code === 'unreadable') limits.bots.allows(String(botOf(request)), NONSENSE);
    const says = refusal ? `${table.session.game.explain(refusal, 'en')} [${refusal.clause}]` : code;
    return refuse(reply, code === 'stale' || code === 'not-now' ? 409 : 400, { at: code, says });
  });

  app.post<AtTable>('/api/bot/tables/:table/resign', async (request, reply) => {
    const found = await seatOf(request, reply);
    if (!found) return reply;
    const done = await found.table.wish(found.seat, ['resign', 'bot-resign']);
    return done.ok ? { version: done.value } : refuse(reply, 409, { at: done.problem.code, says: 'not now' });
  });
}

interface AtTable {
  Params: { table: string };
}

interface BotSeat {
  readonly table: LiveTable;
  readonly seat: number;
}

const NO_KEY = { at: 'authorization', says: 'a key of a bot is expected: POST /api/bot/account gives one' };
const KEPT = { at: 'table', says: 'this table is kept for those who played the game before' };
const NO_SEAT = { at: 'authorization', says: 'this bot has no seat at this table' };

/** Sends what the bot may see, line by line, until it is over or the bot hangs up. */
async function stream(reply: FastifyReply, table: LiveTable, seat: number): Promise<FastifyReply> {
  const out = new PassThrough();
  const onlooker = new BotOnlooker(table, seat, out);
  const timer = setInterval(() => out.writableEnded || out.write('\n'), ALIVE_EVERY).unref();
  out.on('close', () => {
    clearInterval(timer);
    table.leave(onlooker);
  });
  reply.type('application/x-ndjson').header('cache-control', 'no-store');
  await table.watch(onlooker);
  onlooker.begin();
  return reply.send(out);
}

class BotOnlooker implements Onlooker {
  readonly viewer: Seat;
  readonly satAt: number;
  shapes = 0;
  private readonly table: LiveTable;
  private readonly out: PassThrough;
  private askedFor = -1;

  constructor(table: LiveTable, seat: Seat, out: PassThrough) {
    this.table = table;
    this.viewer = seat;
    this.satAt = table.session.satAt[seat] ?? -1;
    this.out = out;
  }

  begin(): void {
    const { session } = this.table;
    this.write({
      type: 'table',
      table: session.id,
      game: session.opening.game,
      options: session.table.options,
      seat: this.viewer + 1,
    });
    this.ask(session);
  }

  see({ after, made, undo }: News): void {
    const steps = made.map((one) => {
      const { actor, text, events } = seenBy(after.game, one, this.viewer);
      return { actor: actor < 0 ? 'chance' : actor + 1, move: text ?? null, events };
    });
    if (steps.length > 0) this.write({ type: 'steps', version: after.version, steps });
    if (undo) {
      this.askedFor = -1;
      this.write({ type: 'undone', version: after.version, seat: undo.seat + 1 });
    }
    this.ask(after);
  }

  /** Of the other messages only who is at the table concerns a bot. */
  send(text: string): void {
    const [kind, , room] = JSON.parse(text) as [string, unknown, unknown];
    if (kind === 'room') this.write({ type: 'room', room });
  }

  bye(): void {
    this.out.end();
  }

  private ask(session: Session): void {
    const { next, table, game } = session;
    if (next.kind === 'over') {
      this.write({ type: 'over', outcome: next.outcome, view: game.view(table.state, this.viewer) });
      this.out.end();
      return;
    }
    const decision = decisionOf(table, this.viewer);
    if (session.phase !== 'playing' || !next.seats.includes(this.viewer) || this.askedFor === decision) return;
    this.askedFor = decision;
    const view: unknown = game.view(table.state, this.viewer);
    this.write({ type: 'asked', version: session.version, decision, view, moves: listMoves(game, table.state, this.viewer) });
  }

  private write(line: object): void {
    // The end of the game ends the stream; who else is told something then is no longer its concern.
    if (this.out.writableEnded) return;
    if (this.out.writableLength > MOST_UNREAD) this.out.destroy();
    else this.out.write(`${JSON.stringify(line)}\n`);
  }
}

function listMoves(game: AnyGame, state: unknown, seat: Seat): string[] | null {
  if ((game.count?.(state, seat) ?? 0) > MOST_LISTED) return null;
  const list = new ActionList();
  game.legal(state, seat, list);
  return list.toArray().map((action) => game.write(state, seat, action));
}
