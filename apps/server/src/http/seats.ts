import { ok, problem, type Result } from '@stolik/kernel/result';
import { hostOf } from '@stolik/table/people';
import { questionEndsAt } from '@stolik/table/questions';
import type { Session } from '@stolik/table/session';
import type { FastifyInstance } from 'fastify';
import { readName } from '../guests/names.ts';
import { readSeatCode, type Signer } from '../guests/tokens.ts';
import type { Limits } from '../limits/limits.ts';
import { TooMany } from '../limits/misses.ts';
import type { LiveTable } from '../tables/live.ts';
import type { Tables } from '../tables/tables.ts';
import { NOT_YOURS, seatedAs, tokenIn, within } from './api.ts';
import type { Callers } from './callers.ts';
import type { BySchema } from './checking.ts';
import { refuse, refuseGuessing } from './refusals.ts';
import { LIST_SEAT_CODES, TAKE_BACK, TAKE_SEAT } from './routes.ts';

interface SeatApiPlan {
  readonly tables: Tables;
  readonly signer: Signer;
  readonly limits: Limits;
  readonly callers: Callers;
}

const NO_SEAT = { at: 'code', says: 'there is no such seat' };

/**
 * Getting a seat back without its device: every seat has a short code. Its own person sees it; the host of a game of friends those of bots,
 * but not at a table of a class.
 */
export function addSeatApi(server: FastifyInstance, { tables, signer, limits, callers }: SeatApiPlan): void {
  const app = server.withTypeProvider<BySchema>();
  const codeOf = ({ session }: LiveTable, seat: number): string =>
    session.opening.code + signer.seatCode({ table: session.id, seat, satAt: session.satAt[seat] ?? -1 });

  app.route({
    ...LIST_SEAT_CODES,
    onRequest: within(limits.asking),
    handler: async (request, reply) => {
      const found = await tables.findPlace(tokenIn(request));
      if (found?.table.session.id !== request.params.table) return refuse(reply, 403, NOT_YOURS);
      const { table, place } = found;
      const { session } = table;
      const { isOpen, class: room } = session.opening;
      const isHost = hostOf(session) === place.seat && !isOpen && room === undefined;
      // Never another person's: the code grants access to the hand.
      return session.seats.flatMap(({ kind }, seat) =>
        seat === place.seat || (isHost && kind === 'bot') ? [{ seat: seat + 1, code: codeOf(table, seat) }] : [],
      );
    },
  });

  /** `{code, name?}`: a seat for a client with its code. Without a name it is the same person. */
  app.route({
    ...TAKE_SEAT,
    onRequest: callers.within(limits.joining),
    handler: async (request, reply) => {
      const { code, name = '' } = request.body;
      const parts = code.length <= 40 ? readSeatCode(code) : undefined;
      const caller = callers.of(request);
      const found = await limits.misses.look(caller, async () => {
        const id = parts && (await tables.findIdByCode(parts.table));
        const table = id === undefined ? undefined : await tables.findFresh(id);
        if (!parts || !table) return undefined;
        const { id: known } = table.session;
        const why = limits.seatMisses.whyNot(known, caller);
        if (why) return { why };
        const seat = table.session.seats.findIndex((_, each) => codeOf(table, each) === parts.table + parts.seat);
        if (seat < 0) limits.seatMisses.missed(known, caller);
        return seat < 0 ? undefined : { table, seat };
      });
      if (found instanceof TooMany) return refuseGuessing(reply, found);
      if (!found) return refuse(reply, 404, NO_SEAT);
      if ('why' in found) return refuseGuessing(reply, found.why, 600);
      const { table, seat } = found;
      const wanted = readCarry(table, seat, name);
      if (!wanted.ok) return refuse(reply, 400, wanted.problem);
      const id = signer.carryId(codeOf(table, seat), wanted.value);
      const satAt = table.session.satAt[seat];
      // Another client may have moved it since its code was looked up.
      const written = await table.change((session) =>
        session.satAt[seat] === satAt ? { kind: 'carry', seat, name: wanted.value, id } : { code: 'not-now' },
      );
      const ends = written.ok || written.problem.code === 'asked' ? endsOf(table, id, tables.now()) : undefined;
      if (ends !== undefined) return reply.code(202).send({ ends });
      if (!written.ok) return refuse(reply, 409, written.problem.code === 'refused' ? KEPT : NOT_NOW);
      return reply.code(201).send(carriedAs(tables, table, seat));
    },
  });

  /** The device that had a seat before shows the token it had. */
  app.route({
    ...TAKE_BACK,
    onRequest: within(limits.joining),
    handler: async (request, reply) => {
      const place = signer.readToken(tokenIn(request));
      const table = place && (await tables.findFresh(place.table));
      if (!place || !table) return refuse(reply, 403, NOT_YOURS);
      const { satAt } = place;
      let seat = -1;
      const written = await table.change((session) => {
        seat = session.former.findIndex((all) => all.some((former) => former.satAt === satAt));
        return { kind: 'reclaim', satAt };
      });
      if (!written.ok) return refuse(reply, 403, NOT_YOURS);
      return reply.code(201).send(carriedAs(tables, table, seat));
    },
  });
}

const KEPT = { at: 'refused', says: 'the person at this seat wants to keep it where it is' };
const NOT_NOW = { at: 'seat', says: "this seat can't be taken now" };

const carriedAs = (tables: Tables, table: LiveTable, seat: number) => ({
  ...seatedAs({ table, seat, token: tables.tokenOf(table, seat) }),
  game: table.session.opening.game,
});

/** How long its person still has to answer; undefined where nobody is asked. */
function endsOf({ session }: LiveTable, id: string, now: number): number | undefined {
  const ends = session.question?.id === id ? questionEndsAt(session) : undefined;
  return ends === undefined ? undefined : Math.max(0, ends - now);
}

/** The name of the joining person; empty: the same person. */
function readCarry({ session }: LiveTable, seat: number, raw: string): Result<string> {
  if (session.opening.class !== undefined) return readCarryInClass(session, seat, raw);
  if (raw === '' && session.seats[seat]?.kind === 'bot') return problem('name', 'who is to sit there?');
  return raw === '' ? ok('') : readName(raw, session.opening.isOpen);
}

function readCarryInClass({ seats }: Session, seat: number, raw: string): Result<string> {
  const sitter = seats[seat];
  if (sitter?.kind !== 'person') return problem('class', 'nobody takes the seat of a bot at a table of a class');
  if (raw === '' || raw === sitter.name) return ok('');
  return problem('class', 'at a table of a class everybody keeps the name that the class has given them; send no name');
}
