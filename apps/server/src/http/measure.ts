import { performance } from 'node:perf_hooks';
import type { Health } from '../health.ts';
import { Limiter } from '../limits/bucket.ts';
import type { Limits } from '../limits/limits.ts';
import type { LoopWatch } from '../metrics/loop.ts';
import { type Row, Sheet } from '../metrics/sheet.ts';
import type { Operated } from './operated.ts';

/** Everything that is counted, as Prometheus reads it. docs/deploy.md names what an operator looks at first. */
export function measure(online: Operated, limits: Limits, health: Health, { lag }: LoopWatch): string {
  const sheet = new Sheet();
  measureTables(sheet, online);
  measureClasses(sheet, online);
  measureConnections(sheet, online, limits);
  online.requests.writeTo(sheet);
  measureStore(sheet, online, health);
  sheet.counter('uncaught_total', 'Uncaught exceptions and rejections of all servers on this store', online.standing.uncaught);
  sheet.counter('complaints_total', 'Errors that this process has logged', online.standing.complaints);
  sheet.gauge('event_loop_lag_p99_seconds', 'The larger of the last minute and this one', lag.p99);
  sheet.gauge(
    'event_loop_longest_block_seconds',
    'The longest that everybody waited, in the last minute or this one',
    lag.longest,
  );
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  sheet.counter('process_cpu_seconds_total', 'User and system', (user + system) / 1e6);
  sheet.gauge('process_start_time_seconds', 'When this process was started', performance.timeOrigin / 1000);
  sheet.gauge('process_resident_memory_bytes', 'Resident memory', rss);
  sheet.gauge('process_heap_bytes', 'Heap in use', heapUsed);
  return sheet.text;
}

function measureTables(sheet: Sheet, { tables, bots, notices, operator }: Operated): void {
  sheet.counter('moves_total', 'Decisions written by this process', tables.counts.moves);
  sheet.counter('races_total', 'Writes that came too late and were tried again', tables.counts.races);
  sheet.counter('messages_total', 'Messages that tables sent to clients', tables.counts.pushes);
  sheet.counter('message_bytes_total', 'Characters of these messages', tables.counts.bytes);
  sheet.gauge('tables_loaded', 'Tables in memory', tables.loaded);
  sheet.counter('table_bytes_total', 'Characters written to tables by this process', tables.counts.written);
  sheet.counter('table_failures_total', 'Tables that were closed because something in them threw', tables.counts.failures);
  sheet.gauge('bots_waiting', 'Questions that wait for a thread', bots.waiting);
  sheet.gauge('bot_games', 'Games that only bots go on with', tables.alone.count);
  sheet.counter('notices_total', 'Notices to push services by what became of them', rows(notices.counts, 'outcome'));
  const { blocks, ended } = operator.counts;
  sheet.gauge('blocked_networks', 'Networks that the operator has blocked', blocks);
  sheet.gauge('ended_by_operator', 'Tables and classes that the operator has closed', ended);
}

function measureClasses(sheet: Sheet, { classes }: Operated): void {
  const { counts } = classes;
  sheet.gauge('classes_loaded', 'Classes in memory', classes.loaded);
  sheet.counter('class_bytes_total', 'Characters written to classes by this process', counts.written);
  sheet.counter('class_races_total', 'Writes to classes that came too late and were tried again', counts.races);
  sheet.counter('class_failures_total', 'Classes that were closed because something in them threw', counts.failures);
  sheet.counter(
    'class_wishes_total',
    'What teachers and pupils asked for, and what became of it',
    [...counts.requests].map(([key, count]): Row => {
      const [kind = '', outcome = ''] = key.split(' ');
      return [{ kind, outcome }, count];
    }),
  );
}

function measureConnections(sheet: Sheet, { sockets, door }: Operated, limits: Limits): void {
  const traffic = [...sockets.traffic];
  sheet.gauge('connections', 'Open WebSockets', sockets.connections);
  sheet.gauge(
    'socket_connections',
    'The same by path',
    traffic.map(([path, { open }]) => [{ path }, open]),
  );
  sheet.counter(
    'socket_messages_total',
    'Messages over WebSockets',
    traffic.flatMap(([path, { received, sent }]): Row[] => [
      [{ path, way: 'in' }, received],
      [{ path, way: 'out' }, sent],
    ]),
  );
  sheet.counter(
    'socket_byes_total',
    'WebSockets that the server closed, by reason',
    traffic.flatMap(([path, { byes }]) => [...byes].map(([code, count]): Row => [{ path, code }, count])),
  );
  sheet.counter(
    'socket_failures_total',
    'Connections and requests that ended because something threw',
    traffic.map(([path, { failures }]) => [{ path }, failures]),
  );
  sheet.counter('upgrades_refused_total', 'WebSockets that were not let in', sockets.refused);
  sheet.counter('knocks_refused_total', 'Connections that were closed unheard', door.refused);
  sheet.counter('code_misses_total', 'Codes that nobody has', limits.misses.count);
  sheet.counter(
    'refusals_total',
    'What was asked for too often',
    Object.entries(limits).flatMap(([limit, one]: [string, unknown]): Row[] =>
      one instanceof Limiter ? [[{ limit }, one.refused]] : [],
    ),
  );
}

function measureStore(sheet: Sheet, { capacity, store }: Operated, health: Health): void {
  sheet.gauge('tables_stored', 'Tables in the store, counted every minute', capacity.stored.tables);
  sheet.gauge('classes_stored', 'Classes in the store, counted every minute', capacity.stored.classes);
  sheet.gauge('store_bytes', 'Size of the store, measured every minute', capacity.stored.bytes);
  sheet.counter('store_write_failures_total', 'Writes that failed', store.failures.count);
  if (health.free !== undefined) sheet.gauge('disk_free_bytes', 'Free where the store lives', health.free);
  sheet.gauge('ready', '1 while people can be served', health.ok ? 1 : 0);
  sheet.gauge('problems', 'What /api/ready complains of', health.problems.length);
}

const rows = (counts: Readonly<Record<string, number>>, label: string): readonly Row[] =>
  Object.entries(counts).map(([name, count]) => [{ [label]: name }, count]);
