import { randomInt } from 'node:crypto';
import { isDealOver, pupilOf } from '@stolik/class/classroom';
import { opening, type Who } from '@stolik/class/commands';
import { writeEntry } from '@stolik/class/entry';
import { cardHash, teacherHash } from '@stolik/class/secrets';
import type { Language } from '@stolik/kernel/language';
import { ok, problem, type Result } from '@stolik/kernel/result';
import type { Opening } from '@stolik/table/entry';
import type { ClassRequest } from '@stolik/wire/class';
import type { ByeCode } from '@stolik/wire/messages';
import { HOUSE } from '../bus/bus.ts';
import type { Askers } from '../fair-queue.ts';
import type { Been } from '../guests/passes.ts';
import { freshClassCode, freshId, isEqual, type Look, readCode } from '../guests/tokens.ts';
import { weightOf } from '../heap.ts';
import type { Caller } from '../limits/misses.ts';
import { every } from '../live/every.ts';
import { InHand } from '../live/in-hand.ts';
import { Busy } from '../live/loads.ts';
import { Unopened, Unplayable } from '../live/unplayable.ts';
import { type Slices, whose } from '../slices.ts';
import type { LiveTable } from '../tables/live.ts';
import type { ClassTies } from '../tables/plan.ts';
import type { Rematches } from '../tables/rematches.ts';
import type { ClassSeats } from '../tables/seats-again.ts';
import { ClassCounts } from './counts.ts';
import type { Granted } from './granted.ts';
import { type ClassHouse, type ClassSubscriber, headOfClass, LiveClass } from './live-class.ts';
import { CLASS_GAME, loadClass, mayBeTeachers, openedAtOf } from './loading.ts';
import { ClassMemory } from './memory.ts';
import { type Brought, Moving } from './moving.ts';
import { PictureGuard, type Wait, type Wanted } from './picture-guard.ts';
import { Pins } from './pins.ts';
import type { ClassesPlan, WayIn } from './plan.ts';
import { classSeatAt } from './rematches.ts';
import { removeTables } from './removal.ts';
import { Requests } from './requests.ts';
import { ClassTables, standMessage } from './tables.ts';

/** A member with a valid token. */
export interface Member {
  readonly room: LiveClass;
  readonly who: Who;
  readonly drawn: number;
}

/** An admitted member, with the token to reconnect. */
export interface Entered {
  readonly room: LiveClass;
  readonly been: Been;
  readonly token: string;
}

const SERVER: Who = { kind: 'house' };

/** The tables of a class that were not found are looked for again after so long, twice as long, and so on. */
const FIRST_AGAIN = 1000;
const LAST_AGAIN = 60_000;

const isClassCode = (code: string): boolean => /^(\d{4}|[BCDFGHJKLMNPQRSTVWXZ]{6})$/.test(code);

/** All classes, as far as this process has to do with them. Nothing here can't be made again from the store, but who is connected. */
export class Classes implements ClassTies {
  private readonly plan: ClassesPlan;
  private readonly house: ClassHouse;
  private readonly live = new Map<string, Promise<LiveClass | undefined>>();
  private readonly memory = new ClassMemory<LiveClass>();
  private readonly inHand = new InHand<LiveClass>();
  readonly counts = new ClassCounts();
  private readonly ended = new Set<string>();
  private readonly unopened: Unopened;
  /** Classes whose tables are to be put right in a while. */
  private readonly wrong = new WeakSet<LiveClass>();
  private stop: () => void = () => {};
  /** Classes of tables that do not say themselves whose they are: an earlier program has opened them. */
  private readonly owners = new Map<string, string>();
  /** Classes that are being removed: deleting again waits for the same. */
  private readonly removals = new Map<string, Promise<void>>();
  private readonly laying: ClassTables;
  private readonly guard: PictureGuard;
  private readonly pins: Pins;
  /** By address the classes whose teacher is connected from there, once for every connection. */
  private readonly desks = new Map<string, readonly LiveClass[]>();
  private readonly requests: Requests;
  readonly moving: Moving;

  constructor(plan: ClassesPlan) {
    this.plan = plan;
    const { store, bus, signer, tables, capacity, complain, now = Date.now } = plan;
    this.house = {
      store,
      bus,
      signer,
      now,
      process: tables.process,
      slices: tables.slices,
      asides: tables.asides,
      hasRoom: (bytes) => capacity.hasRoom(bytes, 'classes'),
      count: (what, by = 1) => {
        this.counts.count(what, by);
        if (what === 'written') capacity.add(by);
      },
      onEmpty: (room) => this.rest(room),
      onGrown: (by) => {
        for (const large of this.memory.grown(by)) this.giveWay(large.room.id);
      },
      onTables: (room) => this.setRight(room, () => this.laying.findSeats(room)),
      onStand: (room, stand) => this.setRight(room, () => this.laying.stands(room, stand)),
      onUnplayable: (room, why) => {
        this.unopened.add(room.room.id, why);
        this.drop(room, 'closing');
      },
      onGone: (room) => this.drop(room, 'bad-token'),
      onFailed: (room, error) => {
        complain(`class ${room.room.id} failed and was closed`, error);
        this.drop(room, 'closing');
      },
    };
    this.unopened = new Unopened(now);
    this.laying = new ClassTables(tables);
    this.pins = new Pins(store, plan.isInHouse);
    this.requests = new Requests(plan, this.laying, this.pins);
    this.moving = new Moving(plan);
    this.guard = new PictureGuard(now, (guess) => {
      if (bus.kind !== 'local') bus.publish(HOUSE, { kind: 'guessed', process: tables.process, ...guess });
    });
  }

  /** In turn with everything else that takes long. */
  get slices(): Slices {
    return this.plan.tables.slices;
  }

  /** Games that pupils begin again. */
  get rematches(): Rematches {
    return this.plan.tables.rematches;
  }

  /** A new class. `teacher`: the hash of a key that the server never sees before it is used. */
  async open(label: string, language: Language, teacher: string): Promise<Result<LiveClass>> {
    if (!this.plan.capacity.takesNew('classes')) return problem('server', 'there is no room for another class');
    const at = this.house.now();
    for (let tries = 0; tries < 20; tries++) {
      const [id, code] = [freshId(), freshClassCode(this.plan.isInHouse, tries)];
      const head = headOfClass(at, false);
      const entry = opening(label, language, teacher, at);
      if (!(await this.plan.store.create({ id, code, game: CLASS_GAME, seed: '', head }, [writeEntry(entry)]))) continue;
      this.plan.capacity.add(0, { classes: 1 });
      const room = await this.find(id);
      if (room) return ok(room);
    }
    return problem('server', 'no free code was found');
  }

  /** A class with connections is complete here: no more chunks are accepted. */
  async bring(piece: Brought): Promise<Result<number>> {
    const live = await this.live.get(piece.id)?.catch(() => undefined);
    if (live && !live.isIdle) return problem('class', 'somebody is in this class now');
    const brought = await this.moving.bring(piece);
    // What was read before the piece came is read again.
    if (brought.ok) this.forget(piece.id);
    return brought;
  }

  find(id: string): Promise<LiveClass | undefined> {
    const known = this.live.get(id);
    if (known) {
      this.plan.tables.loads.also(id, whose.getStore() ?? '');
      return known;
    }
    if (this.ended.has(id) || this.unopened.find(id)) return Promise.resolve(undefined);
    const inHand = this.inHand.take(id);
    if (inHand) this.own(inHand);
    const loading = inHand ? Promise.resolve(inHand) : this.load(id);
    this.live.set(id, loading);
    loading.then(
      (room) => {
        // The operator may have closed it meanwhile.
        if (this.live.get(id) !== loading) return;
        if (!room) this.live.delete(id);
        else {
          this.memory.add(id, room);
          this.rest(room);
        }
      },
      () => this.live.delete(id),
    );
    return loading;
  }

  /** The same, as it is in the store now: where other processes write too, one that nobody is connected to here may be behind. */
  private async findFresh(id: string): Promise<LiveClass | undefined> {
    const room = await this.find(id);
    if (room && this.plan.bus.kind !== 'local') await room.refresh();
    return this.live.has(id) ? room : undefined;
  }

  private async load(id: string): Promise<LiveClass | undefined> {
    if (!/^[a-z0-9]{12}$/.test(id)) return undefined;
    const sizes = await this.plan.store.sizes(id);
    if (!sizes) return undefined;
    const [weight, address] = [weightOf(sizes), whose.getStore() ?? ''];
    const { loads } = this.plan.tables;
    return loads.run(id, weight, address, async (askers) => {
      for (const idle of this.memory.tooManyIdle(loads.weight)) this.giveWay(idle);
      const gone = this.memory.makeRoomToLoad(weight, await openedAtOf(this.plan.store, id), address);
      if (!gone) throw new Busy();
      for (const large of gone) this.giveWay(large.room.id);
      return this.loadNow(id, askers);
    });
  }

  private async loadNow(id: string, askers: Askers): Promise<LiveClass | undefined> {
    try {
      const loaded = await loadClass(this.plan.store, this.plan.tables.slices, id, askers);
      if (!loaded) return undefined;
      const room = new LiveClass(this.house, loaded);
      this.own(room);
      // What took long to read is not read again.
      room.keepSnapshot();
      // A server that died in the middle of it: what is held, over or seated is put right, while people come in.
      this.setRight(room);
      return room;
    } catch (error) {
      if (!(error instanceof Unplayable)) throw error;
      this.unopened.add(id, error);
      this.plan.complain(`class ${id} can't be opened: ${error.message}`, error.cause ?? error.reason);
      return undefined;
    }
  }

  /**
   * Does something for the tables of a class. Where that fails (the store is away, too much is being loaded) they are put right a little
   * later: nobody else would do it, and pupils would wait for their seats, or the desk for the end of a game.
   */
  private setRight(room: LiveClass, work = () => this.laying.putRight(room), again = FIRST_AGAIN): void {
    work().catch((error: unknown) => {
      this.plan.complain('the tables of a class were not found', error);
      if (this.wrong.has(room)) return;
      this.wrong.add(room);
      const goOn = (): void => {
        this.wrong.delete(room);
        if (this.memory.has(room.room.id, room)) this.setRight(room, undefined, Math.min(LAST_AGAIN, 2 * again));
      };
      setTimeout(goOn, again).unref();
    });
  }

  private own(room: LiveClass): void {
    for (const { id } of room.tables()) this.owners.set(id, room.room.id);
  }

  /** Why the class of this token can't be opened here. */
  whyUnopened(token: string): Unplayable | undefined {
    const [, id = ''] = token.split('.');
    return this.unopened.find(id);
  }

  /** Classes that nobody is connected to are dropped, the longest unused first. */
  private rest(room: LiveClass): void {
    const { id } = room.room;
    if (!room.isIdle || !this.memory.has(id, room)) return;
    for (const oldest of this.memory.rest(id, room)) this.giveWay(oldest);
  }

  /** There is no memory for it now; nothing is wrong with it. */
  private giveWay(id: string): void {
    const room = this.memory.find(id);
    this.forget(id);
    if (!room) return;
    this.inHand.add(id, room);
    room.end('closing');
  }

  private forget(id: string): void {
    this.memory.forget(id);
    this.inHand.take(id);
    this.live.delete(id);
    for (const [table, owner] of this.owners) if (owner === id) this.owners.delete(table);
  }

  /** This process gives it up; connected clients are notified. */
  private drop(room: LiveClass, why: ByeCode): void {
    this.forget(room.room.id);
    room.end(why);
  }

  get loaded(): number {
    return this.live.size;
  }

  /**
   * Connects a client to its class and returns the length of its snapshot in characters; undefined if there is no memory for
   * the class now.
   */
  async join(room: LiveClass, subscriber: ClassSubscriber): Promise<number | undefined> {
    const { id } = room.room;
    if (!this.memory.has(id, room)) return undefined;
    const gone = this.memory.makeRoom(room, subscriber.address);
    if (!gone) return undefined;
    for (const large of gone) this.giveWay(large.room.id);
    // From here on it is in use: nothing is awaited before.
    const told = await room.join(subscriber);
    if (this.memory.has(id, room)) return told;
    room.leave(subscriber);
    return undefined;
  }

  /** Who a token is for. A teacher's is the key itself, and no other token is ever a teacher's. */
  async findMember(token: string): Promise<Member | undefined> {
    const own = /^teacher\.([a-z0-9]{12})\.([\w-]{22})$/.exec(token);
    if (own) {
      const [, id = '', key = ''] = own;
      if (!this.live.has(id) && !(await mayBeTeachers(this.plan.store, id, key))) return undefined;
      const room = await this.findFresh(id);
      const isRight = room && isEqual(teacherHash(key), room.room.teacher);
      return isRight ? { room, who: { kind: 'teacher' }, drawn: 0 } : undefined;
    }
    const place = this.plan.signer.readClassToken(token);
    const room = place && (await this.findFresh(place.room));
    if (!place || !room) return undefined;
    const who: Who = place.kind === 'wall' ? { kind: 'wall' } : { kind: 'pupil', pupil: place.pupil };
    const member = { room, who, drawn: place.drawn };
    // Another process may have let them in a moment ago.
    if (!room.isTheirs(member)) await room.refresh();
    return room.isTheirs(member) ? member : undefined;
  }

  /** The class with this code: it opens the list of animals and nothing else. */
  async findByCode(raw: string): Promise<LiveClass | undefined> {
    const code = readCode(raw);
    if (!isClassCode(code)) return undefined;
    const id = await this.plan.store.findByCode(code);
    const room = id === undefined ? undefined : await this.findFresh(id);
    return room?.code === code ? room : undefined;
  }

  async enterByCard(id: string, pupil: number, card: string): Promise<Entered | undefined> {
    const room = await this.findFresh(id);
    const known = room && pupilOf(room.room, pupil);
    return room && known?.card && isEqual(cardHash(card), known.card) ? this.entered(room, pupil) : undefined;
  }

  /** A teacher's desk is at this address: a right code of that class is accepted there, despite the guesses of others. */
  vouch(address: string, room: LiveClass): () => void {
    this.desks.set(address, [...(this.desks.get(address) ?? []), room]);
    return () => {
      const all = this.desks.get(address) ?? [];
      const left = all.toSpliced(all.lastIndexOf(room), 1);
      if (left.length > 0) this.desks.set(address, left);
      else this.desks.delete(address);
    };
  }

  /**
   * A class that needs no guess from here: this device was in it before, or its teacher is connected from the same address. Only such
   * classes are looked at, so that nobody learns of others by it.
   */
  async findKnown({ address, pass }: Caller, isIt: (room: LiveClass) => boolean): Promise<LiveClass | undefined> {
    const vouched = this.desks.get(address)?.find(isIt);
    if (vouched) return vouched;
    for (const been of pass?.been ?? []) {
      const room = await this.findFresh(been.room);
      if (room && isIt(room) && pupilOf(room.room, been.pupil)?.drawn === been.drawn) return room;
    }
    return undefined;
  }

  /** The identity that a client claims. */
  private whom({ room: { id, pupils } }: LiveClass, pupil: number): Been {
    return { room: id, pupil, drawn: pupils[pupil]?.drawn ?? 0 };
  }

  private wanted(room: LiveClass, pupil: number, { address }: Caller): Wanted {
    return {
      ...this.whom(room, pupil),
      isReal: Boolean(pupilOf(room.room, pupil)?.pictures),
      isAtDesk: this.isAtDesk(room, address),
    };
  }

  /** Whether the teacher of the class is connected from this address. */
  isAtDesk({ room }: LiveClass, address: string): boolean {
    return this.desks.get(address)?.some((each) => each.room.id === room.id) ?? false;
  }

  /** The wait before the next attempt with pictures. */
  waitFor(room: LiveClass, pupil: number, caller: Caller): Wait {
    return this.guard.waitFor(this.wanted(room, pupil, caller), caller);
  }

  enterByPictures(room: LiveClass, pupil: number, pictures: readonly number[], caller: Caller): Entered | undefined {
    const known = pupilOf(room.room, pupil);
    const wanted = this.wanted(room, pupil, caller);
    const shown = this.plan.signer.pictureHash(room.room.id, pupil, pictures);
    if (!known?.pictures || !isEqual(shown, known.pictures)) {
      this.guard.missed(wanted, caller);
      room.tried(wanted.isReal ? pupil : undefined, 1);
      return undefined;
    }
    room.tried(pupil, -this.guard.forgive(wanted, caller));
    return this.entered(room, pupil);
  }

  /** The class whose number of this lesson it is. */
  async findByPin(pin: string): Promise<LiveClass | undefined> {
    const id = await this.pins.owner(pin);
    const room = id === undefined ? undefined : await this.findFresh(id);
    // Of a class that is no more. One that can't be opened now, or that the operator has closed, keeps its number.
    if (id !== undefined && !room && !(await this.plan.store.load(id, 0, 1))) await this.pins.giveBack(pin);
    return room?.room.pin === pin ? room : undefined;
  }

  /** Anybody, for one lesson, under a name that is made up here. */
  async addGuest(room: LiveClass): Promise<Result<Entered, 'unknown' | 'full'>> {
    const changed = await room.change({ kind: 'guest', dice: randomInt(2 ** 40) }, SERVER);
    if (!changed.ok) return { ok: false, problem: changed.problem === 'full' ? 'full' : 'unknown' };
    // Others may have come in the same moment: this is the class as this change has left it.
    return ok(this.entered(room, changed.value.newest));
  }

  private entered(room: LiveClass, pupil: number): Entered {
    const been = this.whom(room, pupil);
    return { room, been, token: this.plan.signer.classToken('pupil', been.room, pupil, been.drawn) };
  }

  /**
   * Everything of it: the log, the number on the wall, all tables that ever were its own, and those that their people opened from
   * there. The log goes after the tables: where a server dies in the middle, the teacher deletes again.
   */
  remove(room: LiveClass): Promise<void> {
    const { id } = room.room;
    const under = this.removals.get(id) ?? this.removeAll(room).finally(() => this.removals.delete(id));
    this.removals.set(id, under);
    return under;
  }

  private async removeAll(room: LiveClass): Promise<void> {
    const { store, bus, tables, capacity } = this.plan;
    const gone = new Set<string>();
    await removeTables(tables, room, gone);
    const { id } = room.room;
    // Its number goes with it.
    capacity.add(0, { classes: -(await store.remove(id)) });
    this.drop(room, 'bad-token');
    if (bus.kind !== 'local') bus.publish(id, { kind: 'entries', version: Number.MAX_SAFE_INTEGER, entries: [] });
    // Tables that were opened meanwhile. From here on a process that opens another one finds no class, and removes it.
    await removeTables(tables, room, gone);
    // A number that another process drew meanwhile. From here on nobody writes one to the class.
    await this.pins.giveBackAll(id);
  }

  /** Whether all tables of a deal are over or put away; so it is where the class is no more. */
  async isDealOver({ class: id, id: deal }: NonNullable<Opening['deal']>): Promise<boolean> {
    const room = await this.find(id);
    // One that can't be opened here, or that the operator has closed, is still there.
    if (!room) return !this.ended.has(id) && !this.unopened.find(id);
    if (isDealOver(room.room, deal)) return true;
    // Another process may have written since. A game that was over still is.
    if (this.plan.bus.kind !== 'local') await room.refresh();
    return room.isGone || isDealOver(room.room, deal);
  }

  /** Whom of their class the people at a table are; nobody where the class is gone, or can't be opened. */
  async seatsAt({ session }: LiveTable): Promise<ClassSeats> {
    const room = session.opening.class === undefined ? undefined : await this.findFresh(session.opening.class);
    return room ? session.seats.map((_, seat) => classSeatAt(room.room, session, seat)) : [];
  }

  /** Whether this token may observe a table: while the class shows it, and until the wall's key is replaced. */
  async mayLook({ session }: LiveTable, { drawn }: Look): Promise<boolean> {
    const id = session.opening.class ?? this.owners.get(session.id);
    const room = id === undefined ? undefined : await this.findFresh(id);
    return room?.room.wallKey === drawn && room.tables().some((table) => table.id === session.id);
  }

  /** A rematch stands still where its class does. Answers false where there is no class any more. */
  async adopt(table: LiveTable): Promise<boolean> {
    const { class: id } = table.session.opening;
    const room = id === undefined ? undefined : await this.findFresh(id);
    if (room) await this.laying.putRematchRight(room, table);
    return room !== undefined;
  }

  /** The operator has closed a class: its clients are notified, and nobody can connect until it is reopened. */
  async setEnded(id: string, isEnded: boolean): Promise<void> {
    if (isEnded) this.ended.add(id);
    else this.ended.delete(id);
    if (!isEnded) return;
    const known = this.live.get(id);
    this.forget(id);
    // One that is just being loaded may fail to.
    (await known?.catch(() => undefined))?.end('ended');
  }

  /** Whether the operator has closed any. */
  get hasEnded(): boolean {
    return this.ended.size > 0;
  }

  /** Whether the operator has closed the class that a token, a code or a number on the wall is for. */
  async isEnded({ id, token, code, pin }: WayIn): Promise<boolean> {
    if (!this.hasEnded) return false;
    const { store } = this.plan;
    const room =
      id ??
      token?.split('.')[1] ??
      (code !== undefined ? await store.findByCode(readCode(code)) : pin && (await this.pins.owner(pin)));
    return room !== undefined && this.ended.has(room);
  }

  /** Something has happened at a table; it may be one of a class, whose people may be connected to other processes. */
  onMoved(table: LiveTable): void {
    const { id, opening } = table.session;
    const owner = opening.class ?? this.owners.get(id);
    if (owner === undefined) return;
    const stand = standMessage(table);
    const own = this.live.get(owner);
    own
      ?.then((room) => room && this.setRight(room, () => this.laying.stands(room, stand)))
      .catch((error: unknown) => this.plan.complain('a class', error));
    if (this.plan.bus.kind !== 'local') this.plan.bus.publish(owner, stand);
  }

  /** Tells who is connected here, and reads from the store what lost messages would have said. */
  async tellHere(): Promise<void> {
    for (const loading of [...this.live.values()]) {
      const room = await loading.catch(() => undefined);
      if (!room || room.isIdle) continue;
      room.tellHere();
      await room.refresh();
      await this.laying.putRight(room);
    }
  }

  /** Tells the other processes who is connected here until `close`. */
  start(): void {
    if (this.plan.bus.kind === 'local') return;
    const stopTelling = every(20_000, () => this.tellHere(), this.plan.complain);
    const unfollow = this.plan.bus.follow(HOUSE, (message) => {
      if (message.kind !== 'guessed' || message.process === this.house.process) return;
      const { kind: _, process: __, place = message.device, isReal = true, isAtDesk = false, ...guess } = message;
      this.guard.hear({ ...guess, place, isReal, isAtDesk });
    });
    this.stop = () => {
      stopTelling();
      unfollow();
    };
    this.plan.bus.onGap(() => void this.tellHere().catch(() => {}));
  }

  close(): void {
    this.stop();
    for (const loading of this.live.values()) void loading.then((room) => room?.end('closing')).catch(() => {});
  }

  async settle(): Promise<void> {
    for (const loading of this.live.values()) await (await loading.catch(() => undefined))?.settled();
  }

  /**
   * `onWritten` receives the number of characters written for a pupil (0 for known or rejected facts), and at tables that
   * the class does not know.
   */
  async request({ room, who }: Member, request: ClassRequest, id: string, onWritten?: (size: number) => void): Promise<Granted> {
    const granted = await this.requests.grant({ room, who, id, onWritten }, request);
    // Its class may have failed and been opened again meanwhile: what was written here is read there.
    if (!this.memory.has(room.room.id, room)) await this.memory.find(room.room.id)?.refresh();
    return granted;
  }
}
