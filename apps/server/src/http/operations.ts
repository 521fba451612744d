import { timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { examine, type Health } from '../health.ts';
import type { Limits } from '../limits/limits.ts';
import { LoopWatch } from '../metrics/loop.ts';
import { ROOT } from '../root.ts';
import { isMisled } from './foreign.ts';
import { measure } from './measure.ts';
import type { Operated } from './operated.ts';
import { HEALTH, READINESS } from './routes.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

const { version: VERSION } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };

/** Answers are cached for this time, because each one queries the store. */
const EXAMINED_FOR = 1000;

/** For operators: liveness, readiness and metrics. */
export function addOperations(app: FastifyInstance, online: Operated, limits: Limits, complain: (what: string) => void): void {
  const loop = LoopWatch.start();
  app.addHook('onClose', async () => loop.stop());
  app.addHook('onResponse', (request, reply, done) => {
    // The pattern and not the address: that may hold a code.
    online.requests.count(request.method, request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime);
    done();
  });
  const proxy = new UnknownProxy(online.proxies, complain);
  app.addHook('onRequest', async (request) => proxy.look(request));

  let last: { readonly health: Promise<Health>; readonly at: number } | undefined;
  const health = (): Promise<Health> => {
    const now = Date.now();
    if (!last || now - last.at > EXAMINED_FOR || online.standing.isLeaving || online.standing.isFailing)
      last = { health: examine(online), at: now };
    return last.health;
  };

  app.route({ ...HEALTH, handler: async () => ({ ok: true, version: VERSION }) });

  app.route({
    ...READINESS,
    handler: async (_, reply) => {
      const { ok, problems } = await health();
      return reply.code(ok ? 200 : 503).send({ ok, version: VERSION, store: online.store.kind, bus: online.bus.kind, problems });
    },
  });

  app.get('/metrics', async (request, reply) => {
    if (proxy.isThere || !mayMeasure(request)) return reply.code(403).send({ problem: { at: 'address', says: 'not from here' } });
    return reply.type('text/plain; version=0.0.4').send(measure(online, limits, await health(), loop.watch));
  });
}

/** A proxy stands in front and nobody has said so: everybody seems to be this machine. */
class UnknownProxy {
  isThere = false;
  private readonly proxies: number;
  private readonly complain: (what: string) => void;

  constructor(proxies: number, complain: (what: string) => void) {
    this.proxies = proxies;
    this.complain = complain;
  }

  look({ headers, ip }: FastifyRequest): void {
    if (this.isThere || this.proxies > 0 || headers['x-forwarded-for'] === undefined || !LOOPBACK.has(ip)) return;
    this.isThere = true;
    this.complain(
      'Requests come through a proxy on this machine, but TRUST_PROXY is not set: all people share one limit. ' +
        'Set TRUST_PROXY=1. Until then /metrics is shut.',
    );
  }
}

/** From this machine under a name of its own, or with the token of METRICS_TOKEN. */
function mayMeasure(request: FastifyRequest): boolean {
  const token = process.env['METRICS_TOKEN'];
  if (!token) return LOOPBACK.has(request.ip) && !isMisled(request.headers, { from: 'machine', names: [], proxies: 0 });
  const [given, right] = [Buffer.from(String(request.headers.authorization)), Buffer.from(`Bearer ${token}`)];
  return given.length === right.length && timingSafeEqual(given, right);
}
