import { ECDH } from 'node:crypto';
import { ok, problem, type Result } from '@stolik/kernel/result';
import type { SUBSCRIPTION } from '@stolik/wire/requests';
import type { From } from '@stolik/wire/schema';
import type { FastifyInstance } from 'fastify';
import type { Limits } from '../limits/limits.ts';
import type { PushKeys } from '../notices/encrypt.ts';
import { isFor, isPushService } from '../notices/notices.ts';
import type { Vapid } from '../notices/vapid.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { NOT_YOURS, tokenIn, within } from './api.ts';
import type { BySchema } from './checking.ts';
import { refuse } from './refusals.ts';
import { NOTICES_KEY, SUBSCRIBE, UNSUBSCRIBE } from './routes.ts';

export interface NoticesApiPlan {
  readonly tables: Tables;
  readonly store: Store;
  readonly limits: Limits;
  readonly vapid: Vapid;
}

/** Of one seat: each is called when it is that seat's turn. */
const MOST_DEVICES = 10;
/** With those of people who sat there before. */
const MOST_AT_TABLE = 100;

/** Web Push: the key to subscribe with, and where to send "your turn" for a seat. */
export function addNoticesApi(server: FastifyInstance, { tables, store, limits, vapid }: NoticesApiPlan): void {
  const app = server.withTypeProvider<BySchema>();

  app.route({ ...NOTICES_KEY, onRequest: within(limits.asking), handler: async () => ({ key: vapid.publicKey }) });

  app.route({
    ...SUBSCRIBE,
    onRequest: within(limits.asking),
    handler: async (request, reply) => {
      const found = await tables.findPlace(tokenIn(request));
      if (!found) return refuse(reply, 403, NOT_YOURS);
      const subscription = readSubscription(request.body);
      if (!subscription.ok) return refuse(reply, 400, subscription.problem);
      const { table, seat, satAt } = found.place;
      const { endpoint, keys } = subscription.value;
      const others = (await store.subscriptions(table)).filter((other) => other.endpoint !== endpoint);
      const own = others.filter((other) => isFor(other, found.table.session, seat));
      if (own.length >= MOST_DEVICES || others.length >= MOST_AT_TABLE)
        return refuse(reply, 409, { at: 'endpoint', says: 'this seat has enough devices' });
      await store.subscribe({ table, seat, endpoint, keys: JSON.stringify({ ...keys, satAt }) });
      return reply.code(204).send();
    },
  });

  app.route({
    ...UNSUBSCRIBE,
    onRequest: within(limits.asking),
    handler: async (request, reply) => {
      await store.unsubscribe(request.body.endpoint);
      return reply.code(204).send();
    },
  });
}

const isBytes = (text: string, length: number): boolean =>
  /^[\w-]{1,100}={0,2}$/.test(text) && Buffer.from(text, 'base64url').length === length;

/** Whether it lies on the curve: nothing can be encrypted for anything else. */
function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

function readSubscription({ endpoint, keys }: From<typeof SUBSCRIPTION>): Result<{ endpoint: string; keys: PushKeys }> {
  if (!isPushService(endpoint)) return problem('endpoint', 'the address of a known push service is expected');
  const { p256dh, auth } = keys;
  const areKeys = isBytes(p256dh, 65) && isPoint(p256dh) && isBytes(auth, 16);
  return areKeys ? ok({ endpoint, keys: { p256dh, auth } }) : problem('keys', 'p256dh and auth are expected');
}
