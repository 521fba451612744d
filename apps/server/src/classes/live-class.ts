import { type Classroom, openTables, pupilOf } from '@stolik/class/classroom';
import { type ClassNo, type Command, reduce, type Who } from '@stolik/class/commands';
import { UnknownEntry, writeEntry } from '@stolik/class/entry';
import type { ClassTable, Doing, Lack } from '@stolik/class/things';
import { type ClassView, deskView, type Live, pupilView, wallView } from '@stolik/class/views';
import { ok, type Result } from '@stolik/kernel/result';
import type { ByeCode } from '@stolik/wire/messages';
import type { BusMessage } from '../bus/bus.ts';
import { Askers } from '../fair-queue.ts';
import type { Signer } from '../guests/tokens.ts';
import { mostInUse } from '../heap.ts';
import { type Listener, LiveLog, type LogHouse, type Prepared, type Unwritten } from '../live/live-log.ts';
import { type Here, Presence } from '../live/presence.ts';
import { Unplayable } from '../live/unplayable.ts';
import type { Slices } from '../slices.ts';
import type { Head, StoredTable } from '../store/store.ts';
import { folding, type LoadedClass, PAGE } from './loading.ts';
import { lengthOf, Observed } from './observed.ts';
import { writingSnapshot } from './snapshots.ts';
import { Told } from './told.ts';

/** A connected member of a class. */
export interface ClassSubscriber extends Listener {
  readonly who: Who;
  readonly address: string;
  /** How often their secrets had been drawn when they connected. */
  readonly drawn: number;
  /** How many shapes it has been told. */
  shapes: number;
  /** Whether it lags behind (backpressure), so that a change of this length should be skipped. */
  lags(length: number): boolean;
}

export interface ClassHouse extends LogHouse {
  readonly signer: Signer;
  readonly process: string;
  readonly slices: Slices;
  /** For what can wait a moment: see `Tables.asides`. */
  readonly asides: Slices;
  onEmpty(room: LiveClass): void;
  /** A class has grown by this number of characters. */
  onGrown(by: number): void;
  /** The class has other tables than before: their seats are to be found. */
  onTables(room: LiveClass): void;
  /** Another process says how a table stands. */
  onStand(room: LiveClass, message: Extract<BusMessage, { kind: 'stand' }>): void;
  onUnplayable(room: LiveClass, why: Unplayable): void;
  onGone(room: LiveClass): void;
  onFailed(room: LiveClass, error: unknown): void;
}

const HOUR = 3_600_000;
/** Changes in quick succession are sent together. */
const TELL_WITHIN = 40;
const MOST_DEVICES = 16;
/**
 * A class that has written so much in its life writes no more; a lesson of thirty-five takes some hundred kilobytes. Where the memory is
 * small it stops earlier: nobody could open it again.
 */
const MOST_BYTES = 32 * 1024 * 1024;
const most = (): number => Math.min(MOST_BYTES, mostInUse());
/** Pupils write only so much of it: the teacher always can. Guests write less: nothing that strangers do is in the way of the class. */
const SHARE_OF_PUPILS = 0.8;
const SHARE_OF_GUESTS = 0.4;
/** After so many entries a snapshot is kept, so that nobody reads them again. */
const SNAPSHOT_EVERY = 500;

/** Pictures shown for no pupil count under this. */
const NOBODY = 'nobody';

/** Pupils and guests who have left count: their facts are still there. */
const hadPupils = ({ pupils }: Classroom): boolean => pupils.length > 0;

export const headOfClass = (at: number, hasPupils: boolean): Head => ({
  phase: hasPupils ? 'class' : 'empty-class',
  isOpen: false,
  free: 0,
  dueAt: undefined,
  at,
  summary: '',
});

/**
 * A class in the memory of this process: its state and its local connections. Devices of one class may be connected to
 * several processes; facts outside the log are shared over the bus.
 */
export class LiveClass extends LiveLog<Classroom, string, ClassSubscriber> {
  code: string;
  readonly observed: Observed;
  private readonly house: ClassHouse;
  protected override readonly page = PAGE;
  private readonly told = new Told();
  /** Those whose whole view is being worked out: changes go into it. */
  private readonly coming = new Set<ClassSubscriber>();
  /** Those who were not told a change because they read slowly: they get a whole view when they have read the rest. */
  private readonly behind = new Set<ClassSubscriber>();
  private readonly presence: Presence;
  private written: number;
  private keptAt: number;
  private timer: NodeJS.Timeout | undefined;
  private isTelling = false;
  /** Something changed while it was told. */
  private isToldAgain = false;
  private readonly live: Live;

  constructor(house: ClassHouse, { room, code, bytes, keptAt }: LoadedClass) {
    super(house, room);
    this.house = house;
    this.code = code;
    this.written = bytes;
    this.keptAt = keptAt;
    this.observed = new Observed(() => house.now());
    this.presence = new Presence({ house, log: room.id, here: () => this.hereNow(), onChange: () => this.tellSoon() });
    const { signer } = house;
    this.live = {
      code: () => this.code,
      isHere: (pupil) => this.isHere(pupil),
      // Nothing is shown of a removed pupil, at any process.
      doing: (pupil) => (this.isHere(pupil) ? this.observed.doing(pupil) : undefined),
      lacks: (pupil) => (this.isHere(pupil) ? this.observed.lacks(pupil) : undefined),
      hints: (pupil) => this.observed.hints(pupil),
      stand: (table) => this.observed.stand(table),
      movedAt: (pupil) => this.observed.movedAt(pupil),
      look: (table, seat) => signer.lookToken(table, seat, this.room.wallKey),
      seat: (table, seat) => this.observed.token(table.id, seat),
      wallKey: () => signer.classToken('wall', room.id, 0, this.room.wallKey),
      tried: (pupil) => this.observed.tried(this.secretsOf(pupil)),
      triedNobody: () => this.observed.tried(NOBODY),
    };
  }

  get room(): Classroom {
    return this.state;
  }

  /** Whether a pupil is connected, to whichever process. */
  isHere(pupil: number): boolean {
    return this.listeners.has(keyOf({ kind: 'pupil', pupil })) || this.presence.isElsewhere(pupil);
  }

  /** Characters of its log and of what its screens show: what it takes in memory goes by that. */
  get bytes(): number {
    return this.written + this.observed.characters;
  }

  /** Where it is used from: where its teacher is connected, or else the device that has been connected longest. */
  get usedFrom(): string | undefined {
    const [teacher] = this.listeners.get('teacher') ?? [];
    return (teacher ?? this.everyone()[0])?.address;
  }

  /** Everybody who is connected: what is done for the class is done in the turn of whichever of them comes first. */
  get askers(): Askers {
    return new Askers(this.everyone().map(({ address }) => address));
  }

  get connections(): number {
    return this.everyone().length;
  }

  get openedAt(): number {
    return this.room.openedAt;
  }

  /** How long ago it was opened. */
  get age(): number {
    return this.house.now() - this.openedAt;
  }

  /** Serialized; the promise resolves when the change is durable. `onWritten` receives the number of characters written, if any. */
  async change(
    command: Command,
    who: Who,
    id?: string,
    onWritten?: (size: number) => void,
  ): Promise<Result<Classroom, ClassNo | Unwritten>> {
    let changed = this.room;
    const written = await this.append(() => {
      const prepared = this.prepare(command, who, id, onWritten);
      if (prepared.ok) changed = prepared.value.after;
      return prepared;
    });
    return written.ok ? ok(changed) : written;
  }

  /** Giving long lists to everybody takes a while: a hundred desks that do so at once are served one by one. */
  protected override readonly inSlices = <T>(work: () => T): Promise<T> => this.house.slices.once(work, this.askers);

  private prepare(
    command: Command,
    who: Who,
    id: string | undefined,
    onWritten?: (size: number) => void,
  ): Result<Prepared & { readonly after: Classroom }, ClassNo> {
    const before = this.room;
    const now = this.house.now();
    const reduced = reduce(before, command, who, now, id);
    if (!reduced.ok) return reduced;
    const { after } = reduced.value;
    const entries = reduced.value.entries.map(writeEntry);
    const size = entries.reduce((sum, { length }) => sum + length, 0);
    if (this.written + size > most() * shareOf(before, who)) return { ok: false, problem: 'full' };
    const isNewHead = Math.floor(before.lastAt / HOUR) !== Math.floor(now / HOUR) || hadPupils(before) !== hadPupils(after);
    const adopt = (): void => {
      this.adopt(after);
      this.grow(size);
      onWritten?.(size);
      this.keepSnapshot();
    };
    return ok({ entries, head: isNewHead ? headOfClass(now, hadPupils(after)) : undefined, adopt, after });
  }

  /** Where there is much after the last one. */
  keepSnapshot(): void {
    const { id, version } = this.room;
    if (version - this.keptAt < SNAPSHOT_EVERY) return;
    this.keptAt = version;
    this.house.asides
      .run(writingSnapshot({ room: this.room, bytes: this.written }), this.askers)
      .then(async (body) => {
        if (body !== undefined) await this.house.store.keepSnapshot(id, body);
      })
      // Only a shortcut: without it the log is read from further back.
      .catch(() => {});
  }

  /** In slices: another server may have written thousands of entries, and one request is enough to make this one read them. */
  protected async take({ code, entries }: StoredTable): Promise<void> {
    const room = await this.house.slices.run(folding(this.room.id, this.room, entries), this.askers);
    this.code = code;
    this.adopt(room);
    this.grow(entries.reduce((sum, { length }) => sum + length, 0));
  }

  private grow(size: number): void {
    this.growing(() => {
      this.written += size;
    });
  }

  private growing(work: () => void): void {
    const before = this.bytes;
    work();
    this.house.onGrown(this.bytes - before);
  }

  private shows(pupil: number, doing: Doing): void {
    // A class whose log alone fills the memory would be closed for its screens, again and again.
    const fits = this.bytes + lengthOf(doing) <= most();
    this.growing(() => this.observed.shows(pupil, fits ? doing : { thing: '', shows: [] }));
  }

  /** Of those who are connected nowhere any more no screen is kept; of nobody where this process does not hear of the others. */
  private forgetGone(): void {
    this.observed.keepScreensOf((pupil) => this.isFollowing && this.isHere(pupil));
  }

  protected hear(message: BusMessage): void {
    if (message.kind === 'here') {
      if (this.presence.hear(message)) this.tellObserved();
      this.forgetGone();
    } else if (message.kind === 'stand') this.house.onStand(this, message);
    else if (message.kind === 'doing') this.shows(message.pupil, { thing: message.thing, shows: message.shows });
    else if (message.kind === 'device') this.observed.device(message.pupil, message.lacks);
    else if (message.kind === 'hint') this.observed.hint(message.whom, message.at ?? this.house.now());
    else if (message.kind === 'tried') this.observed.tries(this.secretsOf(message.pupil), message.by);
    this.tellSoon();
  }

  /** For a process that has just begun to follow. */
  private tellObserved(): void {
    const { seats } = this.hereNow();
    for (const [at, whom] of this.observed.hintsSent()) this.tellOthers({ kind: 'hint', whom, at });
    for (const [pupil, doing] of this.observed.screensOf(seats)) this.tellOthers({ kind: 'doing', pupil, ...doing });
    for (const pupil of seats) {
      const lacks = this.observed.lacks(pupil);
      if (lacks) this.tellOthers({ kind: 'device', pupil, lacks });
    }
  }

  private tellOthers(message: BusMessage): void {
    const { bus } = this.house;
    if (bus.kind !== 'local') bus.publish(this.room.id, message);
  }

  /** Tells the other processes who is connected to this one; from time to time, and whenever it changes. */
  tellHere(): void {
    this.presence.publish();
    // A process that has gone silent takes its pupils along.
    this.forgetGone();
    this.tellSoon();
  }

  protected onIdle(): void {
    this.house.onEmpty(this);
  }

  protected onUnplayable(error: unknown): void {
    const why = error instanceof UnknownEntry ? 'newer' : 'broken';
    this.house.onUnplayable(this, new Unplayable(why, "this server can't go on with this class", error));
  }

  protected onGone(): void {
    this.house.onGone(this);
  }

  protected onFailed(error: unknown): void {
    this.house.onFailed(this, error);
  }

  private adopt(room: Classroom): void {
    const before = this.room;
    this.state = room;
    for (const subscriber of this.everyone()) {
      if (this.isTheirs(subscriber)) continue;
      this.leave(subscriber);
      subscriber.bye('bad-token');
    }
    for (const { index, drawn, isGone } of room.pupils === before.pupils ? [] : before.pupils) {
      const now = room.pupils[index];
      if (now?.drawn !== drawn || now.isGone !== isGone) this.observed.forget(index);
    }
    if (room.tables !== before.tables) {
      this.observed.keepOnly(this.tables());
      this.house.onTables(this);
    }
    this.tellSoon();
  }

  /** Whether this is still one of the class, with secrets that are good. */
  isTheirs({ who, drawn }: Pick<ClassSubscriber, 'who' | 'drawn'>): boolean {
    if (this.isGone) return false;
    if (who.kind === 'wall') return this.room.wallKey === drawn;
    return who.kind !== 'pupil' || pupilOf(this.room, who.pupil)?.drawn === drawn;
  }

  /** Another code for the list of animals. */
  recoded(code: string): void {
    this.code = code;
    this.tellSoon();
    // No entry says so: the others find it beside the log.
    this.tellOthers({ kind: 'entries', version: this.room.version + 1, entries: [] });
  }

  /** What the screen of a pupil shows. */
  at(pupil: number, doing: Doing): void {
    // Their last word may come after they have gone.
    if (!this.isHere(pupil)) return;
    this.shows(pupil, doing);
    this.tellOthers({ kind: 'doing', pupil, ...doing });
    this.tellSoon();
  }

  /** What the device of a pupil cannot do. */
  device(pupil: number, lacks: readonly Lack[]): void {
    if (!this.isHere(pupil)) return;
    this.observed.device(pupil, lacks);
    this.tellOthers({ kind: 'device', pupil, lacks });
    this.tellSoon();
  }

  /**
   * Wrong pictures for a pupil, or for a number without a pupil; negative: those of a child who then knew the right ones.
   * The desk is notified.
   */
  tried(pupil: number | undefined, by: number): void {
    if (by !== 0) this.toAll({ kind: 'tried', ...(pupil !== undefined && { pupil }), by });
  }

  /** The secrets a pupil has now: what was tried with earlier ones is nobody's worry. */
  private secretsOf(pupil: number | undefined): string {
    return pupil === undefined ? NOBODY : `${pupil} ${this.room.pupils[pupil]?.drawn}`;
  }

  hint(whom: readonly number[]): void {
    this.toAll({ kind: 'hint', whom, at: this.observed.nextHint(whom) });
  }

  /** Over the bus also to ourselves where there is one; otherwise straight. */
  private toAll(message: BusMessage): void {
    if (this.house.bus.kind === 'local') this.hear(message);
    else this.tellOthers(message);
  }

  moved(pupil: number): void {
    this.observed.moved(pupil);
    this.tellSoon();
  }

  tables(): readonly ClassTable[] {
    return openTables(this.room);
  }

  /** Answers how many characters they were told. */
  async join(subscriber: ClassSubscriber): Promise<number> {
    const isFirst = !this.isFollowing;
    // A reconnecting client may come from a server that died before it shared what it had acknowledged.
    if (isFirst || this.house.bus.kind === 'local') await this.inTurn(() => this.startFollowing());
    else await this.refresh();
    if (!this.isTheirs(subscriber)) {
      subscriber.bye('bad-token');
      this.stopFollowing();
      return 0;
    }
    const key = keyOf(subscriber.who);
    this.admit(key, subscriber, MOST_DEVICES);
    if (subscriber.who.kind === 'pupil') this.moved(subscriber.who.pupil);
    this.presence.publish(isFirst);
    try {
      return await this.tellWhole(subscriber);
    } catch (error) {
      this.leave(subscriber);
      throw error;
    }
  }

  /** In turn with others: a class of some years has a megabyte, and many desks may come at once. */
  private tellWhole(subscriber: ClassSubscriber): Promise<number> {
    this.coming.add(subscriber);
    return this.house.slices.run(this.tellingWhole(subscriber), subscriber.address);
  }

  private *tellingWhole(subscriber: ClassSubscriber): Generator<void, number, void> {
    const { who } = subscriber;
    const key = keyOf(who);
    try {
      if (who.kind !== 'pupil') yield* this.told.preparing(this.room);
      const view = this.listeners.get(key)?.has(subscriber) ? this.viewFor(who) : undefined;
      if (!view) return 0;
      // First the others of this role receive their pending changes.
      this.tellGroup(key, view);
      return this.send(subscriber, `["view",${this.house.now()},${this.told.whole(key, view)}]`);
    } finally {
      this.coming.delete(subscriber);
    }
  }

  /** A client has drained: the changes it missed are sent as one snapshot. */
  caughtUp(subscriber: ClassSubscriber): void {
    const isHere = this.listeners.get(keyOf(subscriber.who))?.has(subscriber);
    if (this.behind.delete(subscriber) && isHere) this.tellWhole(subscriber).catch((error: unknown) => this.fail(error));
  }

  leave(subscriber: ClassSubscriber): void {
    const key = keyOf(subscriber.who);
    this.behind.delete(subscriber);
    if (!this.dropListener(key, subscriber)) return;
    if (this.listeners.size === 0) this.told.clear();
    else if (!this.listeners.has(key)) this.told.forget(key);
    this.presence.publish();
    this.stopFollowing();
    this.forgetGone();
    this.tellSoon();
    if (this.isIdle) this.house.onEmpty(this);
  }

  override end(why: ByeCode): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.told.clear();
    this.behind.clear();
    super.end(why);
  }

  private hereNow(): Here {
    const pupils = [...this.listeners.values()].flatMap(([one]) => (one?.who.kind === 'pupil' ? [one.who.pupil] : []));
    return { seats: pupils, watchers: this.listeners.size - pupils.length };
  }

  private viewFor(who: Who, room = this.room): ClassView | undefined {
    if (who.kind === 'pupil') return pupilView(room, who.pupil, this.live);
    return who.kind === 'wall' ? wallView(room, this.live) : deskView(room, this.live);
  }

  tellSoon(): void {
    if (this.listeners.size > 0) this.timer ??= this.later(TELL_WITHIN, () => this.tellAside());
  }

  /** Serialized and in the background: a busy or large class is updated less often and delays no other. */
  private tellAside(): void {
    this.timer = undefined;
    this.isToldAgain = this.isTelling;
    if (this.isTelling) return;
    this.isTelling = true;
    const end = (): void => {
      this.isTelling = false;
      if (this.isToldAgain) this.tellSoon();
    };
    this.house.asides.run(this.telling(), this.askers).then(end, (error: unknown) => {
      end();
      this.fail(error);
    });
  }

  private *telling(): Generator<void, void, void> {
    for (const key of [...this.listeners.keys()]) {
      const [first] = this.listeners.get(key) ?? [];
      // The prepared change is sent even if the class has changed since; the next update covers that.
      const { room } = this;
      if (first && first.who.kind !== 'pupil') yield* this.told.preparing(room);
      const [one] = this.listeners.get(key) ?? [];
      const view = one && this.told.has(key) && this.viewFor(one.who, room);
      if (view) this.tellGroup(key, view);
      yield;
    }
  }

  private tellGroup(key: string, view: ClassView): void {
    const text = this.told.change(key, view);
    if (text === undefined) return;
    for (const subscriber of this.listeners.get(key) ?? []) {
      if (this.coming.has(subscriber) || this.behind.has(subscriber)) continue;
      if (subscriber.lags(text.length)) this.behind.add(subscriber);
      else this.send(subscriber, text);
    }
  }

  /** Answers how many characters were sent. Shapes count: names of fields may come from the teacher. */
  private send(subscriber: ClassSubscriber, text: string): number {
    const { shapes } = this.told;
    const names = subscriber.shapes < shapes.length ? JSON.stringify(['#', ...shapes.slice(subscriber.shapes)]) : '';
    if (names !== '') subscriber.send(names);
    subscriber.shapes = shapes.length;
    subscriber.send(text);
    return names.length + text.length;
  }
}

const keyOf = (who: Who): string => (who.kind === 'pupil' ? `pupil ${who.pupil}` : who.kind);

function shareOf(room: Classroom, who: Who): number {
  if (who.kind !== 'pupil') return 1;
  return pupilOf(room, who.pupil)?.isGuest ? SHARE_OF_GUESTS : SHARE_OF_PUPILS;
}
