import { randomInt } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { ActionList, type AnyGame, type Seat } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import type { Session } from '@stolik/table/session';
import { seenBy } from '@stolik/table/sight';
import { decisionOf } from '@stolik/table/table';
import { MOST_TEXT, type ServerMessage } from '@stolik/wire/messages';
import type { Room } from '@stolik/wire/room';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Signer } from '../guests/tokens.ts';
import { isCode, readCode } from '../guests/tokens.ts';
import { addressKey } from '../limits/address.ts';
import type { Limits } from '../limits/limits.ts';
import type { LiveTable, Onlooker } from '../tables/live.ts';
import { roomOf } from '../tables/room.ts';
import type { Tables } from '../tables/tables.ts';
import type { News } from '../tables/telling.ts';
import { findGathering, isTooFast, readReturn, refuse, refuseMissing } from './api.ts';
import { readFields, readIndex } from './read.ts';

export interface BotApiPlan {
  readonly tables: Tables;
  readonly signer: Signer;
  readonly limits: Limits;
}

/** More moves than this are not listed; a bot then makes its own, or takes one of some that are. */
const MOST_LISTED = 2000;
const SOME = 20;
/** What is no move counts for so many. */
const NONSENSE = 5;
/** So does a stream: everything that may be done is listed at its beginning. */
const A_STREAM = 5;
const ALIVE_EVERY = 10_000;
const MOST_UNREAD = 1024 * 1024;

/** The interface for other people's bots: HTTP, and a stream of JSON lines a table. docs/openapi.json describes it. */
export function addBotApi(app: FastifyInstance, { tables, signer, limits }: BotApiPlan): void {
  const streams = new Set<PassThrough>();
  const botOf = (request: FastifyRequest): string | undefined =>
    signer.readBotKey(String(request.headers.authorization ?? '').replace(/^Bearer /, ''));

  /** The seat of the bot that asks. */
  const findSeat = async (bot: string | undefined, request: FastifyRequest<AtTable>): Promise<BotSeat | undefined> => {
    const table = bot === undefined ? undefined : await tables.findFresh(request.params.table);
    const seat = table && bot !== undefined ? seatNamed(table, bot) : -1;
    return table && seat >= 0 ? { table, seat } : undefined;
  };

  /** The same for what a bot may ask so often; answers the request itself where it has no seat or asks too fast. */
  const seatOf = async (request: FastifyRequest<AtTable>, reply: FastifyReply, cost = 1): Promise<BotSeat | undefined> => {
    const bot = botOf(request);
    const isAllowed =
      bot === undefined || (limits.bots.allows(bot, cost) && limits.botsEach.allows(addressKey(request.ip), cost));
    if (!isAllowed) {
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
    const seat = fields.ok ? readIndex(fields.value['seat']) : fields;
    if (!seat.ok) return refuse(reply, 400, seat.problem);
    const code = readCode(request.params.table);
    if (!isCode(code)) return refuse(reply, 404, { at: 'table', says: 'there is no table with this code' });
    const table = await findGathering(tables, limits.misses, code, request, reply);
    if (!table) return reply;
    if (table.session.opening.isOpen && isTooFast(request, reply, limits.strangers)) return reply;
    const { previous } = table.session.opening;
    if (previous !== undefined) return sitAgain(reply, table, bot, await tables.findFresh(previous));
    const seated = await tables.sit(table, seat.value, { name: bot, salt: '' });
    if (!seated.ok) return refuse(reply, 409, seated.problem);
    return reply.code(201).send(placeOf(table, seated.value.seat));
  });

  /** At the next table of the same people; a bot that sits there already is told where. */
  const sitAgain = async (
    reply: FastifyReply,
    table: LiveTable,
    bot: string,
    before: LiveTable | undefined,
  ): Promise<FastifyReply> => {
    const there = seatNamed(table, bot);
    if (there >= 0) return reply.code(201).send(placeOf(table, there));
    const former = before ? seatNamed(before, bot) : -1;
    const from = before && former >= 0 ? tables.tokenOf(before, former) : '';
    const place = await readReturn(tables, table, table.session.opening.previous ?? '', from, { salt: '' });
    if (!place.ok) return refuse(reply, 409, place.problem);
    const seated = await tables.sit(table, place.value.seat, { ...place.value, name: bot });
    return seated.ok ? reply.code(201).send(placeOf(table, seated.value.seat)) : refuse(reply, 409, seated.problem);
  };

  app.post<AtTable>('/api/bot/tables/:table/again', async (request, reply) => {
    const found = await seatOf(request, reply);
    if (!found) return reply;
    const { table, seat } = found;
    if (table.session.phase !== 'over') return refuse(reply, 409, { at: 'not-now', says: 'the game is not over' });
    if (table.session.rematch === undefined && isTooFast(request, reply, limits.opening)) return reply;
    const again = await tables.again(table, seat, `bot-again-${seat}`, addressKey(request.ip));
    if (!again.ok) return refuse(reply, 409, again.problem);
    const id = await tables.findIdByCode(again.value);
    const next = id === undefined ? undefined : await tables.findFresh(id);
    if (!next) return refuse(reply, 409, { at: 'table', says: 'the next table is gone' });
    return sitAgain(reply, next, String(botOf(request)), table);
  });

  app.post<AtTable>('/api/bot/tables/:table/answer', async (request, reply) => {
    const found = await seatOf(request, reply);
    if (!found) return reply;
    const fields = readFields(request.body, ['question', 'yes']);
    if (!fields.ok) return refuse(reply, 400, fields.problem);
    const { question, yes } = fields.value;
    if (typeof question !== 'string' || !/^[\w-]{1,24}$/.test(question) || typeof yes !== 'boolean')
      return refuse(reply, 400, { at: 'question', says: 'the id of a question, and yes: true or false, are expected' });
    const done = await found.table.wish(found.seat, ['answer', `bot-${question}`.slice(0, 24), question, yes ? 1 : 0]);
    return done.ok ? { version: done.value } : refuse(reply, 409, { at: done.problem.code, says: 'nobody asks this any more' });
  });

  app.get<AtTable>('/api/bot/tables/:table/stream', async (request, reply) => {
    const found = await seatOf(request, reply, A_STREAM);
    if (!found) return reply;
    return stream(reply, found.table, found.seat, streams);
  });

  // They would keep a server from closing; who reads on comes again.
  app.addHook('preClose', async () => {
    for (const out of streams) out.end();
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

const placeOf = ({ session }: LiveTable, seat: Seat): Readonly<Record<string, string | number>> => ({
  table: session.id,
  seat,
  game: session.opening.game,
});

const seatNamed = ({ session }: LiveTable, bot: string): Seat =>
  session.seats.findIndex((sitter) => sitter.kind === 'person' && sitter.name === bot);
const NO_SEAT = { at: 'authorization', says: 'this bot has no seat at this table' };

/** Sends what the bot may see, line by line, until it is over or the bot hangs up. */
async function stream(reply: FastifyReply, table: LiveTable, seat: number, all: Set<PassThrough>): Promise<FastifyReply> {
  const out = new PassThrough();
  all.add(out);
  const onlooker = new BotOnlooker(table, seat, out);
  const timer = setInterval(() => out.writableEnded || out.write('\n'), ALIVE_EVERY).unref();
  out.on('close', () => {
    clearInterval(timer);
    all.delete(out);
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
  private question = '';

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
      seat: this.viewer,
    });
    const room = roomOf(session, Date.now());
    this.write({ type: 'room', room });
    this.tellQuestion(room);
    this.ask(session);
  }

  see({ after, made, undo }: News): void {
    const steps = made.map((one) => {
      const { actor, text, events } = seenBy(after.game, one, this.viewer);
      return { actor: actor < 0 ? 'chance' : actor, move: text ?? null, events };
    });
    if (steps.length > 0) this.write({ type: 'steps', version: after.version, steps });
    if (undo) {
      this.askedFor = -1;
      this.write({ type: 'undone', version: after.version, seat: undo.seat });
    }
    this.ask(after);
  }

  /** Of the other messages only who is at the table, what they ask and the clock concern a bot. */
  send(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message[0] === 'clock') this.write({ type: 'clock', left: message[1], running: message[2] });
    if (message[0] !== 'room') return;
    this.write({ type: 'room', room: message[2] });
    this.tellQuestion(message[2]);
  }

  /** What the others are asked, once. */
  private tellQuestion({ question }: Room): void {
    if (!question || question.id === this.question) return;
    this.question = question.id;
    const { id, kind, by, seat } = question;
    if (by !== this.viewer) this.write({ type: 'question', question: id, kind, by, seat });
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
    const sitter = session.seats[this.viewer];
    const isMine = sitter?.kind === 'person' && sitter.standIn === undefined && next.seats.includes(this.viewer);
    // Not now; when it goes on, or the seat is one's own again, the same is asked again.
    if (session.phase !== 'playing' || session.isPaused || !isMine) this.askedFor = -1;
    else if (this.askedFor !== decision) {
      this.askedFor = decision;
      const view: unknown = game.view(table.state, this.viewer);
      this.write({ type: 'asked', version: session.version, decision, view, ...offered(game, table.state, this.viewer) });
    }
  }

  private write(line: object): void {
    // The end of the game ends the stream; who else is told something then is no longer its concern.
    if (this.out.writableEnded) return;
    if (this.out.writableLength > MOST_UNREAD) this.out.destroy();
    else this.out.write(`${JSON.stringify(line)}\n`);
  }
}

/** All moves, or where there are too many a few of them at random. */
function offered(
  game: AnyGame,
  state: unknown,
  seat: Seat,
): { readonly moves: readonly string[] | null; readonly some?: readonly string[] } {
  if ((game.count?.(state, seat) ?? 0) > MOST_LISTED) {
    const rng = new SeededRng(randomInt(2 ** 31));
    const some = Array.from({ length: SOME }, () => game.write(state, seat, game.sample(state, seat, rng)));
    return { moves: null, some: [...new Set(some)] };
  }
  const list = new ActionList();
  game.legal(state, seat, list);
  return { moves: list.toArray().map((action) => game.write(state, seat, action)) };
}
