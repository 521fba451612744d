import { ok, problem, type Result } from '@stolik/kernel/result';
import { hostOf } from '@stolik/table/people';
import type { FastifyInstance } from 'fastify';
import { readName } from '../guests/names.ts';
import { readSeatCode, type Signer } from '../guests/tokens.ts';
import type { Limits } from '../limits/limits.ts';
import { TooMany } from '../limits/misses.ts';
import type { LiveTable } from '../tables/live.ts';
import type { Seated, Tables } from '../tables/tables.ts';
import { NOT_YOURS, seatedAs, tokenIn, within } from './api.ts';
import type { Callers } from './callers.ts';
import type { BySchema } from './checking.ts';
import { refuse, refuseGuessing } from './refusals.ts';
import { LIST_SEAT_CODES, TAKE_SEAT } from './routes.ts';

interface SeatApiPlan {
  readonly tables: Tables;
  readonly signer: Signer;
  readonly limits: Limits;
  readonly callers: Callers;
}

const NO_SEAT = { at: 'code', says: 'there is no such seat' };

/** Getting a seat back without its device: every seat has a short code. Its own person sees it, and the host of a game of friends all. */
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
      const isHost = hostOf(session) === place.seat && !session.opening.isOpen;
      return session.seats.flatMap(({ kind }, seat) =>
        seat === place.seat || (isHost && kind !== 'open') ? [{ seat: seat + 1, code: codeOf(table, seat) }] : [],
      );
    },
  });

  /** `{code, name?}`: a seat for whoever has its code. Without a name it is who sat there. */
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
      const seated = await resit(tables, table, seat, name);
      if (!seated.ok) return refuse(reply, seated.problem.at === 'name' ? 400 : 409, seated.problem);
      return reply.code(201).send({ ...seatedAs(seated.value), game: table.session.opening.game });
    },
  });
}

async function resit(tables: Tables, table: LiveTable, seat: number, raw: string): Promise<Result<Seated>> {
  const sitter = table.session.seats[seat];
  // Where a bot sits, or the host has freed the seat, somebody else comes, and says who they are.
  if (raw === '' && sitter?.kind === 'bot') return problem('name', 'who is to sit there?');
  const name = raw === '' ? ok('') : readName(raw, table.session.opening.isOpen);
  if (!name.ok) return name;
  const written = await table.change(() => ({ kind: 'resit', seat, name: name.value }));
  return written.ok ? ok({ table, seat, token: tables.tokenOf(table, seat) }) : problem('seat', "this seat can't be taken now");
}
