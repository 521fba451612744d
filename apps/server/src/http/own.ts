import type { GamesFile, SavedGame } from '@stolik/table/games-file';
import type { FastifyInstance } from 'fastify';
import type { Limits } from '../limits/limits.ts';
import type { Store } from '../store/store.ts';
import { OwnGames } from '../tables/own.ts';
import type { Tables } from '../tables/tables.ts';
import { isTooFast, NOT_YOURS, tokenIn, within } from './api.ts';
import type { BySchema } from './checking.ts';
import { refuse } from './refusals.ts';
import { FORGET_ME, SAVE_GAMES } from './routes.ts';

interface OwnApiPlan {
  readonly tables: Tables;
  readonly store: Store;
  readonly limits: Limits;
}

/** So many entries of a game count for one: what a seat has seen is made step by step, a log is nearly there. */
const ENTRIES_FOR_ONE = { film: 50, log: 500 };
const MOST_FOR_ONE_GAME = 50;

const NOT_NOW = { at: 'table', says: 'not in this moment; try again in a few seconds' };

/** Guests take their games along and take themselves out, without asking the host. */
export function addOwnApi(server: FastifyInstance, { tables, store, limits }: OwnApiPlan): void {
  const app = server.withTypeProvider<BySchema>();
  const own = new OwnGames(tables, store);

  app.route({
    ...SAVE_GAMES,
    onRequest: within(limits.asking),
    handler: async (request, reply) => {
      const { tokens } = request.body;
      if (isTooFast(request, reply, limits.asking, tokens.length / 6)) return reply;
      const games: SavedGame[] = [];
      // One after the other: sixty long tables are not to be read at the same time.
      for (const token of tokens) {
        const found = await tables.findPlace(token);
        if (!found) continue;
        const { phase, version } = found.table.session;
        const cost = Math.min(MOST_FOR_ONE_GAME, 1 + version / (phase === 'over' ? ENTRIES_FOR_ONE.log : ENTRIES_FOR_ONE.film));
        if (isTooFast(request, reply, limits.films, cost)) return reply;
        const game = await own.save(found);
        if (game) games.push(game);
      }
      const file: GamesFile = { stolik: 'games', version: 1, games };
      return file;
    },
  });

  app.route({
    ...FORGET_ME,
    onRequest: within(limits.asking),
    handler: async (request, reply) => {
      const found = await tables.findPlace(tokenIn(request));
      if (found?.table.session.id !== request.params.table) return refuse(reply, 403, NOT_YOURS);
      const done = await own.forget(found);
      if (done.ok) return reply.code(204).send();
      return done.problem.code === 'not-yours' ? refuse(reply, 403, NOT_YOURS) : refuse(reply, 409, NOT_NOW);
    },
  });
}
