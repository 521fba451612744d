import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SendPage } from '../app.ts';
import type { Classes } from '../classes/classes.ts';
import type { Operator } from '../operator/operator.ts';
import { blockedPage } from '../pages/problem.ts';
import { refuse } from './refusals.ts';

const BLOCKED = { at: 'address', says: 'the operator of this server has blocked your network' };
const ENDED = { at: 'operator', says: 'the operator of this server has closed this class' };

interface OperatorHooksPlan {
  readonly operator: Operator;
  readonly classes: Classes;
  readonly sendPage: SendPage;
}

/** Visitors from a blocked network get this answer and nothing else. */
export function addOperatorHooks(app: FastifyInstance, { operator, classes, sendPage }: OperatorHooksPlan): void {
  // With callbacks: nearly everybody passes, and a promise for each would cost more than the look.
  app.addHook('onRequest', (request, reply, done) => {
    // What the page that says so looks like is no secret.
    if (!operator.isBlocked(request.ip) || request.url.startsWith('/assets/')) done();
    else void (request.url.startsWith('/api/') ? refuse(reply, 403, BLOCKED) : sendPage(reply, blockedPage, 403));
  });
  app.addHook('preHandler', (request, reply, done) => {
    if (!classes.hasEnded || !request.url.startsWith('/api/classes/')) done();
    else classes.isEnded(wayIn(request)).then((isEnded) => (isEnded ? refuse(reply, 403, ENDED) : done()), done);
  });
}

/** What a request to come into a class says of it. */
function wayIn({ body, params }: FastifyRequest): Parameters<Classes['isEnded']>[0] {
  const { class: id, code, pin } = { ...(params as object), ...(body as object | undefined) } as Record<string, unknown>;
  const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
  return { id: text(id), code: text(code), pin: text(pin) };
}
