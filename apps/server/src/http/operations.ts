import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Online } from '../online.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** For whoever keeps the server running: is it alive, can it serve, how is it doing. */
export function addOperations(app: FastifyInstance, online: Online): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook('onClose', async () => {
    delay.disable();
  });

  app.get('/api/health', async () => ({ ok: true }));

  app.get('/api/ready', async (_, reply) => {
    try {
      if (online.isClosing) throw new Error('closing');
      await Promise.all([online.store.check(), online.bus.check()]);
      return { ok: true, store: online.store.kind, bus: online.bus.kind };
    } catch {
      return reply.code(503).send({ ok: false });
    }
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayMeasure(request)) return reply.code(403).send({ problem: { at: 'address', says: 'not from here' } });
    const text = measure(online, delay.percentile(99) / 1e9);
    delay.reset();
    return reply.type('text/plain; version=0.0.4').send(text);
  });
}

/** From this machine, or with the token of METRICS_TOKEN. */
function mayMeasure(request: FastifyRequest): boolean {
  const token = process.env['METRICS_TOKEN'];
  return token ? request.headers.authorization === `Bearer ${token}` : LOOPBACK.has(request.ip);
}

function measure({ tables, sockets, bots }: Online, lag: number): string {
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
  say('tables_loaded', 'gauge', 'Tables in memory', tables.loaded);
  say('bots_waiting', 'gauge', 'Questions that wait for a thread', bots.waiting);
  say('event_loop_lag_p99_seconds', 'gauge', 'Since the last time somebody asked', lag);
  say('process_cpu_seconds_total', 'counter', 'User and system', (user + system) / 1e6);
  say('process_resident_memory_bytes', 'gauge', 'Resident memory', rss);
  say('process_heap_bytes', 'gauge', 'Heap in use', heapUsed);
  return `${lines.join('\n')}\n`;
}
