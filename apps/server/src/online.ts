import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { BotPool } from './bots/pool.ts';
import type { Bus } from './bus/bus.ts';
import { LocalBus } from './bus/local.ts';
import { OFFERS, type Offer } from './games.ts';
import { Signer } from './guests/tokens.ts';
import { addApi } from './http/api.ts';
import { PlaySockets } from './http/socket.ts';
import { type Limits, usualLimits } from './limits/limits.ts';
import { SqliteStore } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { Tables } from './tables/tables.ts';

export interface OnlinePlan {
  /** Where the embedded store and the key live. */
  readonly data: string;
  /** Postgres instead of the embedded store. */
  readonly databaseUrl?: string | undefined;
  /** NATS between several processes. */
  readonly natsUrl?: string | undefined;
  readonly offers?: readonly Offer[];
  readonly limits?: Limits;
  /** The clock, for tests. */
  now?(): number;
  complain?(what: string, error: unknown): void;
}

/** Online play of one process: its store, its bus, its tables, and the way into them. */
export interface Online {
  readonly store: Store;
  readonly bus: Bus;
  readonly tables: Tables;
  readonly sockets: PlaySockets;
  readonly bots: BotPool;
  addTo(app: FastifyInstance): void;
  close(): Promise<void>;
}

export async function openOnline(plan: OnlinePlan): Promise<Online> {
  const { offers = OFFERS, limits = usualLimits(), complain = (what, error) => console.error(what, error) } = plan;
  const store = await openStore(plan);
  const bus = await openBus(plan);
  const key = store.kind === 'sqlite' ? keyInFolder(plan.data) : await store.keep('key', freshKey);
  const bots = new BotPool();
  const tables = new Tables({ store, bus, signer: new Signer(key), offers, bots, complain, ...(plan.now && { now: plan.now }) });
  const sockets = new PlaySockets(tables, limits);
  tables.start();
  return {
    store,
    bus,
    tables,
    sockets,
    bots,
    addTo(app) {
      addApi(app, { tables, store, limits });
      sockets.attach(app.server);
    },
    async close() {
      sockets.close();
      tables.close();
      await bots.close();
      await bus.close();
      await store.close();
    },
  };
}

async function openStore({ data, databaseUrl }: OnlinePlan): Promise<Store> {
  if (!databaseUrl) return new SqliteStore(join(data, 'stolik.sqlite'));
  const { PostgresStore } = await import('./store/postgres.ts');
  return PostgresStore.open(databaseUrl);
}

async function openBus({ natsUrl }: OnlinePlan): Promise<Bus> {
  if (!natsUrl) return new LocalBus();
  const { NatsBus } = await import('./bus/nats.ts');
  return NatsBus.open(natsUrl);
}

const freshKey = (): string => randomBytes(32).toString('base64url');

/** The key that signs seats. Whoever has it can sit anywhere, so it is for this user's eyes only. */
function keyInFolder(data: string): string {
  const file = join(data, 'key');
  mkdirSync(data, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, freshKey(), { mode: 0o600 });
  chmodSync(file, 0o600);
  return readFileSync(file, 'utf8').trim();
}
