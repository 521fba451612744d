import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { SendPage } from './app.ts';
import { BotPool } from './bots/pool.ts';
import type { Bus } from './bus/bus.ts';
import { LocalBus } from './bus/local.ts';
import { Classes } from './classes/classes.ts';
import type { WhoOpens } from './classes/who-opens.ts';
import { OFFERS, type Offer } from './games.ts';
import { type CodeLength, Signer } from './guests/tokens.ts';
import { freeBytes } from './health.ts';
import { addApi } from './http/api.ts';
import { Behind } from './http/behind.ts';
import { addBotPages } from './http/bot-pages.ts';
import { addBotApi } from './http/bots.ts';
import { addPassApi, Callers } from './http/callers.ts';
import { classesPlace } from './http/class-socket.ts';
import { addClassApi } from './http/classes.ts';
import { Door } from './http/door.ts';
import { ANYWHERE, isForeign, isMisled, type Reach } from './http/foreign.ts';
import { addNoticesApi } from './http/notices.ts';
import type { Operated } from './http/operated.ts';
import { addOperations } from './http/operations.ts';
import { addOperatorHooks } from './http/operator.ts';
import { addOwnApi } from './http/own.ts';
import { tablesPlace } from './http/play-socket.ts';
import { refuse } from './http/refusals.ts';
import { countReplies } from './http/replies.ts';
import { addSeatApi } from './http/seats.ts';
import { Sockets } from './http/sockets.ts';
import { addressKey } from './limits/address.ts';
import { type Limits, usualLimits } from './limits/limits.ts';
import { Capacity, type Storage } from './live/capacity.ts';
import { collectYoung } from './memory.ts';
import { RequestCounts } from './metrics/requests.ts';
import { Notices } from './notices/notices.ts';
import { Vapid } from './notices/vapid.ts';
import { Operator, type OperatorPlan } from './operator/operator.ts';
import { whose } from './slices.ts';
import { Standing } from './standing.ts';
import { claim, knownClaims } from './store/claims.ts';
import { lockFolder } from './store/lock.ts';
import { SqliteStore } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { keepForgetting, type Retention, USUAL_RETENTION } from './tables/retention.ts';
import { Tables } from './tables/tables.ts';

export interface OnlinePlan {
  /** Where the embedded store and the key live. */
  readonly data: string;
  /** Postgres instead of the embedded store. */
  readonly databaseUrl?: string | undefined;
  /** NATS between several processes. */
  readonly natsUrl?: string | undefined;
  /** An existing store and bus; the caller closes them. */
  readonly shared?: { readonly store: Store; readonly bus: Bus };
  readonly offers?: readonly Offer[];
  readonly limits?: Limits;
  /** Number of trusted proxies: that many addresses at the end of `X-Forwarded-For` are trusted. */
  readonly proxies?: number;
  readonly retention?: Retention;
  /** The most tables and bytes that are kept. */
  readonly storage?: Storage;
  readonly codeLength?: CodeLength | undefined;
  /** Who may open classes; anybody where nothing is said. */
  readonly whoOpens?: WhoOpens | undefined;
  /** Whom push services may write to. */
  readonly contact?: string | undefined;
  /** From where it is meant to be reached; anywhere where nothing is said. */
  readonly reach?: Reach;
  /** The clock and the way to push services, for tests. */
  now?(): number;
  readonly fetch?: typeof fetch;
  say?(what: string, facts: Readonly<Record<string, string | number | boolean>>): void;
  complain?(what: string, error: unknown): void;
}

/** Online play of one process: its store, its bus, its tables, and the way into them. */
export interface Online extends Operated {
  addTo(app: FastifyInstance, sendPage: SendPage): void;
  /** Where this server is found. */
  serves(address: string): void;
  /** Something threw that nobody caught. */
  failed(): void;
  /** Runs once; later calls wait for the same result. */
  close(): Promise<void>;
}

const UNCAUGHT = 'uncaught';
const CLOSING = { at: 'closing', says: 'this server is being restarted; try again in a moment' };
const OPERATIONS: ReadonlySet<string> = new Set(['/api/health', '/api/ready', '/metrics']);

export async function openOnline(plan: OnlinePlan): Promise<Online> {
  const { offers = OFFERS, limits = usualLimits(), say = () => {}, reach = ANYWHERE, proxies } = plan;
  const standing = new Standing();
  const complain = (what: string, error: unknown): void => {
    standing.complaints++;
    (plan.complain ?? console.error)(what, error);
  };
  collectYoung();
  const lock = plan.databaseUrl || plan.shared ? undefined : lockFolder(plan.data);
  const store = await openClaimed(plan, offers).catch((error: unknown) => {
    lock?.release();
    throw error;
  });
  if (store instanceof SqliteStore) store.shrink();
  const bus = plan.shared?.bus ?? (await openBus(plan));
  const key = await keyOf(store, plan.data);
  const signer = new Signer(key);
  const bots = new BotPool();
  const vapid = new Vapid(await store.keep('vapid', () => Vapid.fresh()), plan.contact);
  const notices = new Notices({ store, vapid, complain, ...(plan.fetch && { fetch: plan.fetch }) });
  const capacity = new Capacity(plan.storage);
  const tables = new Tables({
    store,
    bus,
    signer,
    offers,
    bots,
    complain,
    codeLength: plan.codeLength,
    capacity,
    freeBytes: async () => (store.kind === 'sqlite' ? freeBytes(plan.data) : undefined),
    onMoved: (table) => classes.onMoved(table),
    isDealOver: (deal) => classes.isDealOver(deal),
    ties: () => classes,
    onAsked: (table, seat) => void notices.onAsked(table, seat),
    ...(plan.now && { now: plan.now }),
  });
  const classes = new Classes({
    store,
    bus,
    signer,
    tables,
    capacity,
    isInHouse: reach.from !== 'anywhere',
    complain,
    ...(plan.now && { now: plan.now }),
  });
  const operator = obeying({ store, tables, classes, say, complain, countAt: (id) => sockets.countAt(id) });
  const behind = new Behind(limits.unread);
  const sockets = new Sockets([tablesPlace(tables), classesPlace(classes)], {
    limits,
    behind,
    reach,
    proxies,
    isBlocked: (address) => operator.isBlocked(address),
    complain,
  });
  operator.onBlocks(() => sockets.dismissBlocked());
  const door = new Door(limits);
  await operator.start();
  await tables.start();
  classes.start();
  const stopForgetting = keepForgetting(store, plan.retention ?? USUAL_RETENTION, complain, plan.now);
  standing.uncaught = Number((await store.noted(UNCAUGHT)) ?? 0);
  const close = async (): Promise<void> => {
    standing.isClosing = true;
    stopForgetting();
    await shutDown(online);
    if (!plan.shared) {
      await bus.close();
      await store.close();
    }
    lock?.release();
  };
  let closed: Promise<void> | undefined;
  const online: Online = {
    store,
    bus,
    tables,
    classes,
    capacity,
    sockets,
    door,
    bots,
    notices,
    operator,
    standing,
    requests: new RequestCounts(),
    data: plan.data,
    proxies: plan.proxies ?? 0,
    addTo(app, sendPage) {
      const callers = new Callers(signer, limits, plan.now ?? Date.now);
      countReplies(app, behind);
      addGate(app, standing, reach);
      addOperatorHooks(app, { operator, classes, sendPage });
      addPassApi(app, callers);
      addApi(app, { tables, limits, callers });
      addSeatApi(app, { tables, signer, limits, callers });
      addOwnApi(app, { tables, store, limits });
      addBotApi(app, { tables, signer, limits, callers, operator });
      addClassApi(app, { classes, limits, callers, whoOpens: plan.whoOpens ?? { who: 'anybody' } });
      addNoticesApi(app, { tables, store, limits, vapid });
      addBotPages(app, sendPage, signer, limits);
      addOperations(app, online, limits, (what) => complain(what, 'see docs/deploy.md'));
      if (!plan.proxies) door.attach(app.server);
      sockets.attach(app.server);
    },
    serves: (address) => lock?.serves(address),
    failed() {
      standing.isFailing = true;
      standing.uncaught++;
      // For those who watch: this process ends before they look the next time.
      store.note(UNCAUGHT, String(standing.uncaught)).catch(() => {});
    },
    close: () => (closed ??= close()),
  };
  return online;
}

/** Graceful: refuses new clients, asks the rest to reconnect, finishes in-flight work. */
async function shutDown({ operator, sockets, classes, tables, bots }: Online): Promise<void> {
  operator.close();
  sockets.close();
  classes.close();
  tables.close();
  await classes.settle();
  await tables.settle();
  await bots.close();
}

interface Obeying extends Pick<OperatorPlan, 'store' | 'say' | 'complain'> {
  readonly tables: Tables;
  readonly classes: Classes;
  /** Connections to a table or class. */
  countAt(id: string): number;
}

/** What the operator orders is done to these tables and classes. */
function obeying({ store, tables, classes, say, complain, countAt }: Obeying): Operator {
  const setEnded = (kind: 'table' | 'class', id: string, isEnded: boolean): Promise<void> =>
    (kind === 'class' ? classes : tables).setEnded(id, isEnded);
  return new Operator({
    store,
    process: tables.process,
    now: Date.now,
    onEnded: ({ id, kind }) => setEnded(kind, id, true),
    onReopened: ({ id, kind }) => void setEnded(kind, id, false),
    present: async (id) => ({ connections: countAt(id), seats: await tables.seatsHere(id) }),
    say,
    complain,
  });
}

/** What every request has to pass, whatever it asks for. */
function addGate(app: FastifyInstance, standing: Standing, reach: Reach): void {
  app.addHook('onRequest', async (request, reply) => {
    const { headers, method, url } = request.raw;
    // The store is about to close; `/api/ready` reports it.
    if (standing.isClosing && !OPERATIONS.has(url ?? '')) return refuse(reply.header('retry-after', '2'), 503, CLOSING);
    if (isMisled(headers, reach)) return refuse(reply, 421, { at: 'host', says: 'this server has another name' });
    // Pages may be linked to from anywhere, but a form elsewhere may not be sent here.
    const isLooking = method === 'GET' && !url?.startsWith('/api/');
    if (!isLooking && isForeign(headers, reach))
      return refuse(reply, 403, { at: 'origin', says: 'not from a page of another server' });
    return undefined;
  });
  // After the body has been read: what is asked from here on is asked by this address.
  app.addHook('preHandler', (request, _, done) => whose.run(addressKey(request.ip), done));
}

/** Where something newer than this program has written, nothing is opened. */
async function openClaimed(plan: OnlinePlan, offers: readonly Offer[]): Promise<Store> {
  const store = plan.shared?.store ?? (await openStore(plan));
  try {
    await claim(store, knownClaims(offers.map(({ game }) => game)));
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

export async function openStore({ data, databaseUrl }: Pick<OnlinePlan, 'data' | 'databaseUrl'>): Promise<Store> {
  if (!databaseUrl) return new SqliteStore(join(data, 'stolik.sqlite'));
  const { PostgresStore } = await import('./store/postgres.ts');
  return PostgresStore.open(databaseUrl);
}

export async function openBus({ natsUrl }: Pick<OnlinePlan, 'natsUrl'>): Promise<Bus> {
  if (!natsUrl) return new LocalBus();
  const { NatsBus } = await import('./bus/nats.ts');
  return NatsBus.open(natsUrl);
}

/** Beside the embedded store in a file of its own; where processes share a store, in it. */
export async function keyOf(store: Store, data: string, given?: string): Promise<string> {
  return store.kind === 'sqlite' ? keyInFolder(data, given) : store.keep('key', () => given ?? freshKey());
}

const freshKey = (): string => randomBytes(32).toString('base64url');

/** The key that signs seats. It gives access to every seat, so only this user may read it. */
function keyInFolder(data: string, given = freshKey()): string {
  const file = join(data, 'key');
  mkdirSync(data, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) writeFileSync(file, given, { mode: 0o600 });
  chmodSync(file, 0o600);
  return readFileSync(file, 'utf8').trim();
}
