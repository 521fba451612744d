import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@nats-io/transport-node';
import { SqliteStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { startNats } from '../test/bus/start-nats.ts';
import { freePort } from '../test/free-port.ts';
import { Mortal } from '../test/online/mortal.ts';
import { startPostgres } from '../test/store/postgres.ts';
import { measured } from './soak-stage.ts';

/** Where a device is connected now, or tries to be: each time at the next server. */
export class Way {
  url = '';
  private readonly servers: readonly Mortal[];
  private turn: number;

  constructor(servers: readonly Mortal[], first: number) {
    this.servers = servers;
    this.turn = first;
  }

  readonly next = (): string => {
    this.url = this.servers[this.turn++ % this.servers.length]!.url;
    return this.url;
  };
}

/** What servers have told each other. */
export interface BusCounts {
  readonly messages: number;
  readonly bytes: number;
}

export interface ClassServers {
  readonly servers: readonly Mortal[];
  /** CPU of all of them since each was started, in milliseconds. */
  cpu(): Promise<number>;
  bus(): BusCounts;
  store(): Promise<Store>;
  /** Ends what the servers needed; they are dead already. */
  close(): Promise<void>;
}

/** One server on SQLite, or several on a Postgres and a NATS of their own; limits as usual. */
export async function startServers(processes: number): Promise<ClassServers> {
  const data = mkdtempSync(join(tmpdir(), 'stolik-bench-class-'));
  const cluster = processes > 1 ? await startCluster() : undefined;
  const servers: Mortal[] = [];
  for (let i = 0; i < processes; i++) servers.push(new Mortal(await freePort(), data, { TEST_LIMITS: 'usual', ...cluster?.env }));
  await Promise.all(servers.map((server) => server.live()));
  return {
    servers,
    async cpu() {
      const all = await Promise.all(servers.map(({ url }) => measured(url, 'process_cpu_seconds_total')));
      return all.reduce<number>((sum, seconds = 0) => sum + seconds * 1000, 0);
    },
    bus: () => cluster?.counts() ?? { messages: 0, bytes: 0 },
    store: async () => cluster?.store() ?? new SqliteStore(join(data, 'stolik.sqlite')),
    async close() {
      await cluster?.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function startCluster() {
  const [postgres, nats] = [await startPostgres(), await startNats()];
  const url = await postgres.database();
  const listener = await connect({ servers: nats.url.replace('nats://', '') });
  let [messages, bytes] = [0, 0];
  listener.subscribe('stolik.>', {
    callback: (_, message) => {
      messages++;
      bytes += message.data.length;
    },
  });
  return {
    env: { DATABASE_URL: url, NATS_URL: nats.url },
    counts: (): BusCounts => ({ messages, bytes }),
    async store(): Promise<Store> {
      const { PostgresStore } = await import('../src/store/postgres.ts');
      return PostgresStore.open(url);
    },
    async stop(): Promise<void> {
      await listener.close();
      await nats.stop();
      await postgres.stop();
    },
  };
}
