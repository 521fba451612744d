import { timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { examine, type Health } from '../health.ts';
import { Limiter } from '../limits/bucket.ts';
import type { Limits } from '../limits/limits.ts';
import type { Online } from '../online.ts';
import { isMisled } from './foreign.ts';
import { HEALTH, READINESS } from './routes.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

const { version: VERSION } = JSON.parse(
  readFileSync(join(resolve(import.meta.dirname, '../../../..'), 'package.json'), 'utf8'),
) as { version: string };

/** Whoever asks again within this gets the same answer: it costs a look into the store. */
const EXAMINED_FOR = 1000;

/** For whoever keeps the server running: is it alive, can it serve, how is it doing. */
export function addOperations(app: FastifyInstance, online: Online, limits: Limits, complain: (what: string) => void): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook('onClose', async () => {
    delay.disable();
  });
  const proxy = new UnknownProxy(online.proxies, complain);
  app.addHook('onRequest', async (request) => proxy.look(request));

  let last: { readonly health: Promise<Health>; readonly at: number } | undefined;
  const health = (): Promise<Health> => {
    const now = Date.now();
    if (!last || now - last.at > EXAMINED_FOR || online.isClosing) last = { health: examine(online), at: now };
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
    const text = measure(online, limits, await health(), { p99: delay.percentile(99) / 1e9, longest: delay.max / 1e9 });
    delay.reset();
    return reply.type('text/plain; version=0.0.4').send(text);
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

interface Lag {
  readonly p99: number;
  readonly longest: number;
}

function measure({ tables, capacity, sockets, door, bots, store }: Online, limits: Limits, health: Health, lag: Lag): string {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const lines: string[] = [];
  const say = (name: string, kind: 'counter' | 'gauge', help: string, value: number): void => {
    lines.push(`# HELP stolik_${name} ${help}`, `# TYPE stolik_${name} ${kind}`, `stolik_${name} ${value}`);
  };
  say('moves_total', 'counter', 'Decisions written by this process', tables.counts.moves);
  say('races_total', 'counter', 'Writes that came too late and were tried again', tables.counts.races);
  say('messages_total', 'counter', 'Messages sent to clients', tables.counts.pushes);
  say('message_bytes_total', 'counter', 'Characters of these messages', tables.counts.bytes);
  say('connections', 'gauge', 'Open WebSockets', sockets.connections);
  say('upgrades_refused_total', 'counter', 'WebSockets that were not let in', sockets.refused);
  say('knocks_refused_total', 'counter', 'Connections that were closed unheard', door.refused);
  say('tables_loaded', 'gauge', 'Tables in memory', tables.loaded);
  say('tables_stored', 'gauge', 'Tables in the store, counted every minute', capacity.stored.tables);
  say('store_bytes', 'gauge', 'Size of the store, measured every minute', capacity.stored.bytes);
  say('store_write_failures_total', 'counter', 'Writes that failed', store.failures.count);
  if (health.free !== undefined) say('disk_free_bytes', 'gauge', 'Free where the store lives', health.free);
  say('ready', 'gauge', '1 while people can be served', health.ok ? 1 : 0);
  say('problems', 'gauge', 'What /api/ready complains of', health.problems.length);
  say('bots_waiting', 'gauge', 'Questions that wait for a thread', bots.waiting);
  say('bot_games', 'gauge', 'Games that only bots go on with', tables.alone.count);
  say('code_misses_total', 'counter', 'Codes that nobody has', limits.misses.count);
  lines.push('# HELP stolik_refusals_total What was asked for too often', '# TYPE stolik_refusals_total counter');
  for (const [name, limiter] of Object.entries(limits))
    if (limiter instanceof Limiter) lines.push(`stolik_refusals_total{limit="${name}"} ${limiter.refused}`);
  say('event_loop_lag_p99_seconds', 'gauge', 'Since the last time somebody asked', lag.p99);
  say(
    'event_loop_longest_block_seconds',
    'gauge',
    'The longest that everybody waited since the last time somebody asked',
    lag.longest,
  );
  say('process_cpu_seconds_total', 'counter', 'User and system', (user + system) / 1e6);
  say('process_resident_memory_bytes', 'gauge', 'Resident memory', rss);
  say('process_heap_bytes', 'gauge', 'Heap in use', heapUsed);
  return `${lines.join('\n')}\n`;
}
