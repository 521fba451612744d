import type { FastifyInstance, FastifyRequest } from 'fastify';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Where others in the same network find this server, for invitations made at its own machine under `localhost`. Only that machine is told:
 * behind a proxy or from elsewhere the list is empty.
 */
export function addAddresses(app: FastifyInstance, list: () => readonly string[]): void {
  app.get('/api/addresses', (request, reply) => reply.send(isOwnMachine(request) ? list() : []));
}

const isOwnMachine = ({ ip, hostname }: FastifyRequest): boolean =>
  LOOPBACK.has(ip) && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
