import { ECDH } from 'node:crypto';
import { ok, problem, type Result } from '@stolik/kernel/result';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Limits } from '../limits/limits.ts';
import { isPushService } from '../notices/notices.ts';
import type { Vapid } from '../notices/vapid.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { isTooFast, refuse } from './api.ts';
import { readFields } from './read.ts';

export interface NoticesApiPlan {
  readonly tables: Tables;
  readonly store: Store;
  readonly limits: Limits;
  readonly vapid: Vapid;
}

/** Of one seat: each is called when it is that seat's turn. */
const MOST_DEVICES = 10;

/** Web Push: the key to subscribe with, and where to send "your turn" for a seat. */
export function addNoticesApi(app: FastifyInstance, { tables, store, limits, vapid }: NoticesApiPlan): void {
  app.get('/api/notices/key', async (request, reply) => {
    if (isTooFast(request, reply, limits.asking)) return reply;
    return { key: vapid.publicKey };
  });

  app.post('/api/notices', async (request, reply) => {
    if (isTooFast(request, reply, limits.asking)) return reply;
    const found = await tables.findPlace(tokenOf(request));
    if (!found) return refuse(reply, 403, { at: 'token', says: 'this seat is not yours' });
    const subscription = readSubscription(request.body);
    if (!subscription.ok) return refuse(reply, 400, subscription.problem);
    const { table, seat } = found.place;
    const others = (await store.subscriptions(table, seat)).filter(({ endpoint }) => endpoint !== subscription.value.endpoint);
    if (others.length >= MOST_DEVICES) return refuse(reply, 409, { at: 'endpoint', says: 'this seat has enough devices' });
    await store.subscribe({ table, seat, ...subscription.value });
    return reply.code(204).send();
  });

  app.delete('/api/notices', async (request, reply) => {
    if (isTooFast(request, reply, limits.asking)) return reply;
    const fields = readFields(request.body, ['endpoint']);
    const endpoint = fields.ok ? fields.value['endpoint'] : undefined;
    if (typeof endpoint !== 'string') return refuse(reply, 400, { at: 'endpoint', says: 'a text is expected' });
    await store.unsubscribe(endpoint);
    return reply.code(204).send();
  });
}

const tokenOf = (request: FastifyRequest): string => String(request.headers.authorization ?? '').replace(/^Bearer /, '');

const isBytes = (text: unknown, length: number): boolean =>
  typeof text === 'string' && /^[\w-]{1,100}={0,2}$/.test(text) && Buffer.from(text, 'base64url').length === length;

/** Whether it lies on the curve: nothing can be encrypted for anything else. */
function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** A `PushSubscription` as browsers write it. */
function readSubscription(body: unknown): Result<{ endpoint: string; keys: string }> {
  const fields = readFields(body, ['endpoint', 'keys', 'expirationTime']);
  if (!fields.ok) return fields;
  const { endpoint, keys } = fields.value;
  if (typeof endpoint !== 'string' || !/^[!-~]{1,1000}$/.test(endpoint) || !isPushService(endpoint)) {
    return problem('endpoint', 'the address of a known push service is expected');
  }
  const { p256dh, auth } = (keys ?? {}) as Record<string, unknown>;
  const areKeys = isBytes(p256dh, 65) && isPoint(p256dh as string) && isBytes(auth, 16);
  return areKeys ? ok({ endpoint, keys: JSON.stringify({ p256dh, auth }) }) : problem('keys', 'p256dh and auth are expected');
}
