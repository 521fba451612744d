// `npm run load -- --tables 1000 --rate 500 --seconds 20`: so many tables at once, played at so many moves a second over all
// of them, each durable before it is acknowledged. One process on SQLite, or with `--processes 3` that many on a Postgres
// and a NATS of their own. `--watchers 20` adds 20 spectators to each table. Output is JSON lines; docs/scale.md has the
// results.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startNats } from '../test/bus/start-nats.ts';
import { startPostgres } from '../test/store/postgres.ts';
import type { ClientJob, ClientResult } from './clients.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '20' },
    games: { type: 'string', default: 'micropul,circuit,golems6,golems4' },
    processes: { type: 'string', default: '1' },
    watchers: { type: 'string', default: '0' },
  },
});

interface Usage {
  readonly cpu: number;
  readonly rss: number;
  readonly used: number;
  readonly moves: number;
  readonly races: number;
  readonly pushes: number;
}

interface Host {
  readonly child: ChildProcess;
  readonly url: string;
}

async function startHost(env: Readonly<Record<string, string>>): Promise<Host> {
  const child = fork(join(import.meta.dirname, 'host.ts'), { execArgv: ['--expose-gc'], env: { ...process.env, ...env } });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return { child, url };
}

async function usageOf(hosts: readonly Host[]): Promise<Usage> {
  const all = await Promise.all(
    hosts.map(async ({ child }) => {
      child.send('usage');
      return (await once(child, 'message'))[0] as Usage;
    }),
  );
  const sum = (key: keyof Usage): number => all.reduce((total, usage) => total + usage[key], 0);
  return { cpu: sum('cpu'), rss: sum('rss'), used: sum('used'), moves: sum('moves'), races: sum('races'), pushes: sum('pushes') };
}

const round = (value: number, digits = 0): number => Number(value.toFixed(digits));

async function measure(game: string, hosts: readonly Host[]): Promise<void> {
  const clients = fork(join(import.meta.dirname, 'clients.ts'));
  const [tables, rate, watchers] = [values.tables, values.rate, values.watchers].map(Number) as [number, number, number];
  const movesEach = Math.max(2, Math.round((rate * Number(values.seconds)) / tables));
  const before = await usageOf(hosts);
  clients.send({ url: hosts.map(({ url }) => url).join(','), game, tables, rate, movesEach, watchers } satisfies ClientJob);
  await once(clients, 'message');
  const seated = await usageOf(hosts);
  clients.send('go');
  const [result] = (await once(clients, 'message')) as [ClientResult];
  const after = await usageOf(hosts);
  const moves = after.moves - seated.moves;
  console.log(
    JSON.stringify({
      bench: 'load',
      game,
      tables,
      processes: hosts.length,
      watchers,
      moves,
      movesPerSecond: round(moves / result.seconds),
      ackedP50: round(result.acked.p50, 1),
      ackedP99: round(result.acked.p99, 1),
      ackedLongest: round(result.acked.longest),
      serverCpuMicrosecondsPerMove: round((after.cpu - seated.cpu) / moves),
      messagesPerMove: round((after.pushes - seated.pushes) / moves, 1),
      races: after.races - seated.races,
      bytesPerTable: round((seated.used - before.used) / tables),
      cpuMicrosecondsToOpenATable: round((seated.cpu - before.cpu) / tables),
      rssMegabytes: round(after.rss / 1e6),
    }),
  );
  clients.kill();
}

const processes = Number(values.processes);
const [postgres, nats] = processes > 1 ? [await startPostgres(), await startNats()] : [];
for (const game of values.games.split(',')) {
  const env: Record<string, string> = postgres && nats ? { DATABASE_URL: await postgres.database(), NATS_URL: nats.url } : {};
  const hosts: Host[] = [];
  for (let i = 0; i < processes; i++) hosts.push(await startHost(env));
  await measure(game, hosts);
  for (const { child } of hosts) {
    child.disconnect();
    await once(child, 'exit');
  }
}
await nats?.stop();
await postgres?.stop();
process.exit(0);
