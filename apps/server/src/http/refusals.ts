import type { Problem } from '@stolik/kernel/result';
import type { FastifyReply } from 'fastify';
import type { TooMany } from '../limits/misses.ts';
import { withId } from './request-id.ts';

export function refuse(reply: FastifyReply, status: number, why: Problem): FastifyReply {
  return withId(reply).code(status).send({ problem: why });
}

/** `isShared`: others at the same address have used it up, and a pass would help. */
const refuseSlower = (reply: FastifyReply, seconds: number, problem: Problem, isShared: boolean): FastifyReply =>
  withId(reply)
    .code(429)
    .header('retry-after', String(seconds))
    .send({ problem, ...(isShared && { shared: true }) });

export const refuseFast = (reply: FastifyReply, isShared = false): FastifyReply =>
  refuseSlower(reply, 5, { at: 'address', says: 'too many requests; wait a little' }, isShared);

/** `seconds`: when it is worth trying again. */
export const refuseGuessing = (reply: FastifyReply, { isShared }: TooMany, seconds = 60): FastifyReply =>
  refuseSlower(reply, seconds, { at: 'address', says: 'too many codes that nobody has; wait a little' }, isShared);
