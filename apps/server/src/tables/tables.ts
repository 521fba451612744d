import { randomUUID } from 'node:crypto';
import { fillColours } from '@stolik/kernel/colours';
import { type AnyGame, type Viewer, WATCHER } from '@stolik/kernel/game';
import type { GameLog } from '@stolik/kernel/log';
import { ok, problem, type Result } from '@stolik/kernel/result';
import { PROMISED } from '@stolik/table/chance';
import { isSalting } from '@stolik/table/choices';
import { findDeadline } from '@stolik/table/clock';
import type { Guest } from '@stolik/table/commands';
import { type Entry, findEntry, writeEntry } from '@stolik/table/entry';
import { publicLogOf } from '@stolik/table/log';
import { questionEndsAt } from '@stolik/table/questions';
import { commitmentOf } from '@stolik/table/seal';
import { openSession } from '@stolik/table/session';
import { openTable } from '@stolik/table/table';
import type { ByeCode } from '@stolik/wire/messages';
import type { Room } from '@stolik/wire/room';
import type { BusMessage } from '../bus/bus.ts';
import type { Askers } from '../fair-queue.ts';
import { type Offer, takenLevels } from '../games.ts';
import { freshCode, freshId, freshSeed, type Place } from '../guests/tokens.ts';
import { weightOf } from '../heap.ts';
import { customerOf } from '../limits/address.ts';
import { every } from '../live/every.ts';
import { InHand } from '../live/in-hand.ts';
import { Loads } from '../live/loads.ts';
import { Unopened, Unplayable } from '../live/unplayable.ts';
import { Slices, whose } from '../slices.ts';
import type { ClassTableHead, Store } from '../store/store.ts';
import type { AloneGames } from './alone.ts';
import { Attendant } from './attendant.ts';
import { Films } from './films.ts';
import { dueAtOf, headOf } from './head.ts';
import { Heartbeat } from './heartbeat.ts';
import { type House, LiveTable } from './live.ts';
import { isHostWaiting, Lobby, WAITS_FOR } from './lobby.ts';
import type { Seated, TableRequest, TablesPlan } from './plan.ts';
import { Rematches, withRematches } from './rematches.ts';
import { roomOf } from './room.ts';
import type { ClassSeats } from './seats-again.ts';
import type { News } from './telling.ts';

/** Of so many tables it is remembered where they were opened. */
const MOST_OPENERS = 50_000;
/** Followers of the table read the store, and find nothing. */
const GONE: BusMessage = { kind: 'entries', version: Number.MAX_SAFE_INTEGER, entries: [] };
/** Tables that share a seed and were opened before deals had names don't know each other: a day is longer than any lesson. */
const NAMELESS_DEAL_LASTS = 24 * 3_600_000;
const LEASE = 15_000;
const MOST_DUE = 50;
/** Tables that nobody looks at stay in memory while there are fewer. */
const MOST_IDLE = 200;
/** So many tables of a class are listed at a time. */
const CLASS_PAGE = 500;
/** How long a table that was found is sure to stay in memory. */
const IN_USE = 2000;

/** Of the time of the loop. */
const SHARE_OF_ASIDES = 1 / 10;
/** Milliseconds that this thread has worked: what other programs took of a busy machine is not counted. */
function ownTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** All tables, as far as this process has to do with them. Nothing here can't be made again from the store. */
export class Tables {
  readonly process = randomUUID().slice(0, 8);
  readonly counts = { moves: 0, races: 0, pushes: 0, bytes: 0, written: 0, failures: 0 };
  readonly offers: ReadonlyMap<string, Offer>;
  private readonly plan: TablesPlan;
  private readonly house: House;
  readonly slices = new Slices();
  /** Background work of classes: updates and snapshots. Any number of them leaves time for tables. */
  readonly asides = new Slices(ownTime, SHARE_OF_ASIDES);
  /** What is being loaded, classes too. */
  readonly loads = new Loads();
  readonly films: Films;
  private readonly live = new Map<string, Promise<LiveTable | undefined>>();
  private readonly idle = new Map<string, LiveTable>();
  private readonly inHand = new InHand<LiveTable>();
  readonly unopened: Unopened;
  private readonly attendant: Attendant;
  private readonly lobby: Lobby;
  /** Where tables were opened, in memory only: bots are shared by that. */
  private readonly openers = new Map<string, string>();
  readonly rematches: Rematches;
  private endings: (() => void)[] = [];
  private readonly heartbeat: Heartbeat;

  constructor(plan: TablesPlan) {
    this.plan = plan;
    this.films = new Films(plan.store, this.slices);
    this.offers = new Map(plan.offers.map((offer) => [offer.game.id, offer]));
    this.house = {
      store: plan.store,
      bus: plan.bus,
      process: this.process,
      slices: this.slices,
      films: this.films,
      now: plan.now ?? Date.now,
      levelsOf: (game) => {
        const offer = this.offers.get(game);
        return offer ? takenLevels(offer) : [];
      },
      onWritten: (table, news) => this.afterWriting(table, news),
      hasRoom: (bytes) => plan.capacity.hasRoom(bytes),
      onEmpty: (table) => this.rest(table),
      onUnplayable: (table, why) => this.giveUp(table, why),
      onGone: (table) => this.drop(table, 'unknown-table'),
      onFailed: (table, error) => {
        plan.complain(`table ${table.session.id} failed and was closed`, error);
        this.drop(table, 'closing');
      },
      onCome: (table) => {
        this.keep(table);
        this.attendant.attend(table);
      },
      count: (what, by = 1) => {
        this.counts[what] += by;
        if (what === 'written') plan.capacity.add(by);
      },
    };
    this.attendant = new Attendant({
      bots: plan.bots,
      bus: plan.bus,
      now: this.house.now,
      openerOf: this.openerOf,
      isAwaited: (id) => this.live.has(id) && !this.idle.has(id),
      present: (id) => this.live.get(id),
      complain: plan.complain,
    });
    this.lobby = new Lobby(this.house.now);
    this.unopened = new Unopened(this.house.now);
    this.heartbeat = new Heartbeat(plan.store, this.house.now);
    this.rematches = new Rematches({
      now: this.house.now,
      open: (request, from) => this.open(request, from),
      remove: (id) => this.remove(id),
      ofClass: (room, who) => this.ofClass(room, who),
      classSeats: (table) => this.classSeats(table),
      adopt: async (table) => (await plan.ties?.().adopt(table)) ?? true,
    });
    plan.bus.onGap(
      () => void this.refreshAll().catch((error: unknown) => plan.complain('tables could not be read again', error)),
    );
  }

  /** Looks after what is due until `close`. */
  async start(): Promise<void> {
    await this.heartbeat.begin();
    this.every(1000, () => this.doDue());
    this.every(20_000, () => this.tellHere());
    this.every(5000, () => this.attendAlone());
    this.every(60_000, () => this.takeStock());
    this.takeStock().catch((error: unknown) => this.plan.complain('the tables could not be counted', error));
  }

  private every(milliseconds: number, work: () => Promise<void>): void {
    this.endings.push(every(milliseconds, work, this.plan.complain));
  }

  close(): void {
    for (const end of this.endings.splice(0)) end();
  }

  /** Waits until what is being written is written. */
  async settle(): Promise<void> {
    await this.heartbeat.live();
    for (const loading of this.live.values()) await (await loading.catch(() => undefined))?.settled();
  }

  now(): number {
    return this.house.now();
  }

  /** Games among bots. */
  get alone(): AloneGames {
    return this.attendant.alone;
  }

  /** How long a bot seems to think at least. */
  set hesitation(milliseconds: number) {
    this.attendant.hesitation = milliseconds;
  }

  get loaded(): number {
    return this.live.size;
  }

  findGame(id: string): AnyGame | undefined {
    return this.offers.get(id)?.game;
  }

  find(id: string): Promise<LiveTable | undefined> {
    const known = this.live.get(id);
    if (known) {
      this.loads.also(id, whose.getStore() ?? '');
      // In use for a moment; a mere lookup must not keep it in memory.
      const restAgain = (): void => void known.then((table) => table && this.rest(table)).catch(() => {});
      if (this.idle.delete(id)) setTimeout(restAgain, IN_USE).unref();
      return known;
    }
    if (this.unopened.find(id)) return Promise.resolve(undefined);
    const inHand = this.inHand.take(id);
    const loading = inHand ? Promise.resolve(inHand) : this.load(id).then((table) => this.heartbeat.credit(table));
    this.live.set(id, loading);
    loading.then(
      (table) => (table ? this.rest(table) : this.live.delete(id)),
      () => this.live.delete(id),
    );
    return loading;
  }

  private async load(id: string): Promise<LiveTable | undefined> {
    const sizes = await this.plan.store.sizes(id);
    if (!sizes) return undefined;
    try {
      return await this.loads.run(id, weightOf(sizes), whose.getStore() ?? '', (askers) =>
        LiveTable.load(this.house, id, (game) => this.findGame(game), askers),
      );
    } catch (error) {
      if (!(error instanceof Unplayable)) throw error;
      this.unopened.add(id, error);
      this.plan.complain(`table ${id} can't be opened: ${error.message}`, error.cause ?? error.reason);
      return undefined;
    }
  }

  /** Clients reconnect, and may reach a process that can. */
  private giveUp(table: LiveTable, why: Unplayable): void {
    const { id } = table.session;
    this.unopened.add(id, why);
    this.plan.complain(`table ${id} can't be gone on with`, why.cause);
    this.drop(table, 'closing');
  }

  /** This process gives it up; connected clients are notified. */
  private drop(table: LiveTable, why: ByeCode): void {
    const { id } = table.session;
    this.films.forget(id);
    this.forget(id);
    table.end(why);
  }

  findIdByCode(code: string): Promise<string | undefined> {
    return this.plan.store.findByCode(code);
  }

  /** The same, as it is in the store now: where other processes write too, an idle table may be behind. */
  async findFresh(id: string): Promise<LiveTable | undefined> {
    const table = await this.find(id);
    if (table && this.plan.bus.kind !== 'local') await table.refresh();
    return this.unopened.find(id) || table?.isGone ? undefined : table;
  }

  /** Tables that nobody looks at are dropped, the longest unused first: they are in the store. */
  private rest(table: LiveTable): void {
    if (!table.isIdle) return;
    // It may have been removed meanwhile.
    if (!this.live.has(table.session.id)) return;
    const { id } = table.session;
    this.idle.delete(id);
    this.idle.set(id, table);
    for (const [oldest, dropped] of this.idle) {
      if (this.idle.size <= MOST_IDLE) break;
      this.idle.delete(oldest);
      // A client may use an idle one again.
      if (!dropped.isIdle) continue;
      this.live.delete(oldest);
      this.inHand.add(oldest, dropped);
    }
  }

  /** A client has connected to a table that was dropped after the lookup. */
  private keep(table: LiveTable): void {
    const { id } = table.session;
    if (!this.live.has(id) && this.inHand.take(id)) this.live.set(id, Promise.resolve(table));
  }

  private forget(id: string): void {
    this.live.delete(id);
    this.idle.delete(id);
    this.inHand.take(id);
  }

  /** Counts stored data, and marks the tables of the lobby whose host is connected here. */
  async takeStock(): Promise<void> {
    const { store } = this.plan;
    await this.plan.capacity.measure(store, this.plan.freeBytes);
    this.lobby.tidy();
    const waiting: string[] = [];
    for (const loading of [...this.live.values()]) {
      const table = await loading.catch(() => undefined);
      if (table && isHostWaiting(table)) waiting.push(table.session.id);
    }
    if (waiting.length > 0) await store.touch(waiting, this.house.now());
  }

  /** Tables of the lobby with a waiting player. */
  async listOpen(limit: number, offset: number): ReturnType<Store['listOpen']> {
    const open = await this.plan.store.listOpen(limit, this.house.now() - WAITS_FOR, offset);
    return open.filter(({ id }) => !this.unopened.find(id));
  }

  /** Opens a table with bots only. `from`: the address of the client; `seed`: for tables that share one. */
  async open(request: TableRequest, from = '', seed = freshSeed): Promise<Result<LiveTable>> {
    if (!this.plan.capacity.takesNew('tables')) return problem('server', 'there is no room for another table');
    const giveBack = request.isOpen ? this.lobby.reserve(from) : () => {};
    if (!giveBack) return problem('address', 'enough tables of yours wait in the lobby');
    return this.openChecked(request, from, seed).finally(giveBack);
  }

  private async openChecked(request: TableRequest, from: string, seed: () => string): Promise<Result<LiveTable>> {
    const offer = this.offers.get(request.game);
    if (!offer) return problem('game', 'there is no such game');
    const { game } = offer;
    const unknown = request.seats.find((seat) => seat.kind === 'bot' && !takenLevels(offer).includes(seat.level));
    if (unknown) return problem('seats', 'there is no bot of that level');
    const possible = openTable(
      game,
      request.options,
      request.seats.map(() => ({ kind: 'person', name: '' })),
    );
    if (!possible.ok) return possible;
    for (let tries = 0; tries < 5; tries++) {
      const table = await this.tryOpen(game, request, seed());
      if (!table) continue;
      this.plan.capacity.add(0, { tables: 1 });
      this.openers.set(table.session.id, customerOf(from));
      if (this.openers.size > MOST_OPENERS) this.openers.delete(this.openers.keys().next().value!);
      if (request.isOpen) this.lobby.add(from, table);
      return ok(table);
    }
    throw new Error('no free code was found in five tries');
  }

  private async tryOpen(game: AnyGame, request: TableRequest, seed: string): Promise<LiveTable | undefined> {
    const { store } = this.plan;
    const [id, code, at] = [freshId(), freshCode(this.plan.codeLength ?? 6), this.house.now()];
    const colours = fillColours(request.seats.map(({ colour }) => colour));
    const seats = request.seats.map((plan, seat) => ({ ...plan, colour: colours[seat] }));
    const opening = {
      ...request,
      seats,
      rulesVersion: game.rulesVersion,
      code,
      commitment: commitmentOf(seed),
      chance: 2,
    } as const;
    const entry: Extract<Entry, { kind: 'open' }> = { kind: 'open', at, opening };
    const session = openSession({ id, game, seed, chance: PROMISED }, entry);
    const isNew = await store.create({ id, code, game: game.id, seed, head: headOf(session, at) }, [writeEntry(entry)]);
    if (!isNew) return undefined;
    const table = new LiveTable(this.house, session);
    this.live.set(id, Promise.resolve(table));
    this.rest(table);
    return table;
  }

  /** Seats a player here, or in the first free seat. */
  async sit(table: LiveTable, wanted: number | undefined, guest: Guest): Promise<Result<Seated>> {
    let seat = -1;
    const written = await table.change((session) => {
      seat = wanted ?? session.seats.findIndex(({ kind }) => kind === 'open');
      return { ...guest, kind: 'sit', seat };
    });
    if (!written.ok && written.problem.code === 'stale') return problem('choice', 'somebody has that colour or figure already');
    if (!written.ok) return problem('seat', 'that seat is taken');
    return ok({ table, seat, token: this.tokenOf(table, seat) });
  }

  tokenOf(table: LiveTable, seat: number): string {
    return this.plan.signer.tokenOf({ table: table.session.id, seat, satAt: table.session.satAt[seat] ?? -1 });
  }

  /** The table and the seat a token is good for now. */
  async findPlace(token: string): Promise<{ readonly table: LiveTable; readonly place: Place } | undefined> {
    const place = this.plan.signer.readToken(token);
    const table = place && (await this.find(place.table));
    if (!place || !table) return undefined;
    // Another process may have sat them down a moment ago.
    if (!table.session.satAt.includes(place.satAt)) await table.refresh();
    // Since they sat down they may have changed places.
    const seat = table.session.satAt.indexOf(place.satAt);
    return table.session.seats[seat]?.kind === 'person' ? { table, place: { ...place, seat } } : undefined;
  }

  /** The table that this token may observe silently, and the seat whose view it shows. */
  async findLook(token: string): Promise<{ readonly table: LiveTable; readonly viewer: Viewer } | undefined> {
    const look = this.plan.signer.readLook(token);
    const table = look && (await this.find(look.table));
    if (!look || !table || !(await this.plan.ties?.().mayLook(table, look))) return undefined;
    return { table, viewer: look.seat in table.session.seats ? look.seat : WATCHER };
  }

  /** Why the table of a good token can't be opened here. */
  whyUnopened(token: string): Unplayable | undefined {
    const place = this.plan.signer.readToken(token);
    return place && this.unopened.find(place.table);
  }

  /**
   * The pupils of a class at a table, by seat. Undefined if it is no table of a class. A former member opens no rematch with
   * the others, and joins none.
   */
  async classSeats(table: LiveTable): Promise<ClassSeats | undefined> {
    return table.session.opening.class === undefined ? undefined : this.plan.ties?.().seatsAt(table);
  }

  /** A rematch for the same players; the first request opens it, the others receive its code. */
  again(table: LiveTable, seat: number, id: string, from = ''): Promise<Result<string>> {
    return this.rematches.again(table, seat, id, from);
  }

  /** Removes tables for good, all of them or none. */
  async remove(...ids: readonly string[]): Promise<void> {
    const { store, capacity } = this.plan;
    capacity.add(0, { tables: -(await store.remove(...ids)) });
    for (const id of ids) {
      const table = await this.live.get(id);
      if (table) this.drop(table, 'unknown-table');
      // Also of a table that is not in memory any more.
      this.films.forget(id);
      this.inHand.take(id);
      // Other processes may still hold it: they find nothing in the store.
      if (this.plan.bus.kind !== 'local') this.plan.bus.publish(id, GONE);
    }
  }

  /** The connected seats, here or at another process. */
  async seatsHere(id: string): Promise<readonly number[]> {
    const table = await this.live.get(id);
    return table ? table.session.seats.flatMap((_, seat) => (table.isWatchedBy(seat) ? [seat] : [])) : [];
  }

  /** The operator has closed a table: its clients are notified, and nobody can open it until it is reopened. */
  async setEnded(id: string, isEnded: boolean): Promise<void> {
    this.unopened.end(id, isEnded);
    const known = isEnded ? this.live.get(id) : undefined;
    if (isEnded) this.forget(id);
    if (!known) return;
    this.films.forget(id);
    // One that is just being loaded may fail to.
    (await known.catch(() => undefined))?.end('ended');
  }

  /** All tables that belong to a class and say so: those it has laid, and all rematches. */
  async ofClass(room: string, who?: string | Askers): Promise<readonly ClassTableHead[]> {
    const found: ClassTableHead[] = [];
    for (let after = ''; ; ) {
      // A page at a time: their people may have opened thousands.
      const page = await this.slices.once(() => this.plan.store.tablesOf(room, after, CLASS_PAGE), who);
      if (page.length === 0) return found;
      found.push(...page);
      after = page.at(-1)!.id;
    }
  }

  /** Only for tables of an earlier program, which do not say whose they are. */
  withRematches(first: string): Promise<readonly string[]> {
    return withRematches(this.plan.store, first);
  }

  /**
   * Whether the log of a finished game must wait: other tables still play with the same seed. Without the seed it would tell as much,
   * because they will draw what was drawn here.
   */
  async isWithheld({ session }: LiveTable): Promise<boolean> {
    const { isSameDeal, deal } = session.opening;
    if (!isSameDeal) return false;
    if (!deal) return this.house.now() - session.openedAt < NAMELESS_DEAL_LASTS;
    return !(await this.plan.isDealOver?.(deal));
  }

  /** The log of a finished game, once nobody plays with the same seed any more. */
  async logOf(table: LiveTable): Promise<GameLog | undefined> {
    const { session } = table;
    if (session.phase !== 'over' || (await this.isWithheld(table))) return undefined;
    const stored = await this.plan.store.load(session.id);
    return (
      stored &&
      publicLogOf(
        session,
        stored.entries.flatMap((text) => findEntry(text) ?? []),
      )
    );
  }

  roomOf(table: LiveTable): Room {
    return roomOf(table.session, this.house.now());
  }

  private afterWriting(table: LiveTable, { before, after }: News): void {
    this.attendant.attend(table);
    this.plan.onMoved?.(table);
    const { onAsked } = this.plan;
    if (!onAsked || after.phase !== 'playing') return;
    for (const seat of after.next.seats) {
      if (!before.next.seats.includes(seat) || before.phase !== 'playing') onAsked(table, seat);
    }
  }

  private readonly openerOf = (id: string): string => this.openers.get(id) ?? id;

  private async attendAlone(): Promise<void> {
    for (const loading of [...this.live.values()]) {
      const table = await loading.catch(() => undefined);
      if (table) this.attendant.attendAlone(table);
    }
  }

  private async doDue(): Promise<void> {
    if (await this.heartbeat.look())
      for (const loading of [...this.live.values()]) await this.heartbeat.credit(await loading.catch(() => undefined));
    const due = await this.plan.store.claimDue(this.house.now(), LEASE, MOST_DUE);
    for (const id of due) {
      const table = await this.find(id);
      if (!table) continue;
      await table.refresh();
      if (isSalting(table.session)) await table.change(() => ({ kind: 'unsalted' }));
      const ends = questionEndsAt(table.session);
      if (ends !== undefined && ends <= this.house.now()) await table.change(() => ({ kind: 'lapse' }));
      const deadline = findDeadline(table.session);
      if (deadline && deadline.at <= this.house.now()) {
        await table.change(() => ({ kind: 'overtime' }));
      }
      // What was due by an older program's reckoning, or by one of which nothing is left to do, is not due again and again.
      const { session } = table;
      if (dueAtOf(session, this.house.now()) === undefined)
        await this.plan.store.append(id, session.version, [], headOf(session, session.lastAt));
      this.attendant.attend(table);
    }
  }

  private async tellHere(): Promise<void> {
    for (const loading of this.live.values()) {
      const table = await loading.catch(() => undefined);
      if (!table || table.isIdle) continue;
      table.tellHere();
      if (this.plan.bus.kind !== 'local') await table.refresh();
    }
  }

  /** Messages may have been lost: tables with viewers are compared with the store. */
  private async refreshAll(): Promise<void> {
    for (const loading of [...this.live.values()]) await (await loading.catch(() => undefined))?.refresh();
  }
}
