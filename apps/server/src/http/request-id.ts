import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** Ids of requests, for finding one in the log: which process it was, and the how many-th. They say nothing about who asked. */
export function requestIds(): () => string {
  const process = randomBytes(3).toString('hex');
  let count = 0;
  return () => `${process}-${(++count).toString(36)}`;
}

/** Says in an answer which request it was. */
export const withId = (reply: FastifyReply): FastifyReply => reply.header('x-request-id', reply.request.id);
