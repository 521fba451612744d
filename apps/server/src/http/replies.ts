import type { FastifyInstance } from 'fastify';
import { addressKey } from '../limits/address.ts';
import type { Behind, Held } from './behind.ts';

/** A reply that waits takes about so many bytes beside its text: the request, the headers, a socket. */
const WAITING_TAKES = 4096;

/**
 * Replies stay in memory until their clients have read them, up to sixteen on a connection. They count as what is not read from sockets does.
 * Files are in memory anyway, and streams have limits of their own. Who reads nothing for a minute is dropped by `READ_WITHIN` in app.ts.
 */
export function countReplies(app: FastifyInstance, behind: Behind): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const held: Held & { held: number } = {
      address: addressKey(request.ip),
      held: WAITING_TAKES + (typeof payload === 'string' ? Buffer.byteLength(payload) : 0),
      drop: () => request.raw.destroy(),
    };
    reply.raw.once('close', () => {
      held.held = 0;
      behind.forget(held);
    });
    behind.add(held);
    done();
  });
}
