import type { FastifyInstance, FastifyRequest } from 'fastify';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * The addresses of this server in its network, for invitations created at its own machine under `localhost`. Other clients,
 * and all behind a proxy, get an empty list.
 */
export function addAddresses(app: FastifyInstance, list: () => readonly string[]): void {
  app.get('/api/addresses', (request, reply) => reply.send(isOwnMachine(request) ? list() : []));
}

/** A proxy of this machine adds one of these: then the question comes from elsewhere. */
const PASSED_ON = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'] as const;

/** Asked by the machine that the server runs on, under one of its own names. */
export const isOwnMachine = ({ ip, hostname, headers }: Pick<FastifyRequest, 'ip' | 'hostname' | 'headers'>): boolean =>
  LOOPBACK.has(ip) &&
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname) &&
  PASSED_ON.every((name) => headers[name] === undefined);
