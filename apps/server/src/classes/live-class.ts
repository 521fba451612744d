import { type Classroom, openTables, pupilOf } from '@stolik/class/classroom';
import { type ClassNo, type Command, reduce, type Who } from '@stolik/class/commands';
import { UnknownEntry, writeEntry } from '@stolik/class/entry';
import type { ClassTable, Doing } from '@stolik/class/things';
import { type ClassView, deskView, type Live, pupilView, wallView } from '@stolik/class/views';
import { ok, type Result } from '@stolik/kernel/result';
import { changeOf, patched } from '@stolik/wire/delta';
import type { ByeCode } from '@stolik/wire/messages';
import { Packer, Unpacker } from '@stolik/wire/packing';
import type { BusMessage } from '../bus/bus.ts';
import type { Signer } from '../guests/tokens.ts';
import { mostInUse } from '../heap.ts';
import { customerOf } from '../limits/address.ts';
import { type Listener, LiveLog, type LogHouse, type Prepared, type Unwritten } from '../live/live-log.ts';
import { type Here, Presence } from '../live/presence.ts';
import { Unplayable } from '../live/unplayable.ts';
import type { Slices } from '../slices.ts';
import type { Head, StoredTable } from '../store/store.ts';
import { folding, type LoadedClass, PAGE } from './loading.ts';
import { Observed } from './observed.ts';
import { snapshotOf } from './snapshots.ts';
import type { TellCosts } from './telling.ts';

/** Somebody of a class who is connected. */
export interface ClassOnlooker extends Listener {
  readonly who: Who;
  readonly address: string;
  /** How often their secrets had been drawn when they connected. */
  readonly drawn: number;
  /** How many shapes it has been told. */
  shapes: number;
  /** Whether it reads more slowly than it is told, so that a change of this length is better left out. */
  lags(length: number): boolean;
}

export interface ClassHouse extends LogHouse {
  readonly signer: Signer;
  readonly process: string;
  readonly slices: Slices;
  readonly tellCosts: TellCosts;
  onEmpty(room: LiveClass): void;
  /** The log of a class has grown by some more. */
  onGrown(): void;
  /** The class has other tables than before: their seats are to be found. */
  onTables(room: LiveClass): void;
  /** Another process says how a table stands. */
  onStand(room: LiveClass, message: Extract<BusMessage, { kind: 'stand' }>): void;
  onUnplayable(room: LiveClass, why: Unplayable): void;
  onGone(room: LiveClass): void;
  onFailed(room: LiveClass, error: unknown): void;
}

const HOUR = 3_600_000;
/** What changes soon after each other is told together. */
const TELL_WITHIN = 40;
/**
 * Of the server's time one class takes at most one part in so many by telling what changed, and all classes of a customer together one
 * part in so many; none waits longer than this.
 */
const TELL_SHARE = 20;
const TELL_SHARE_OF_ALL = 4;
const TELL_AT_LAST = 4000;
const MOST_DEVICES = 16;
/**
 * A class that has written so much in its life writes no more; a lesson of thirty-five takes some hundred kilobytes. Where the memory is
 * small it stops earlier: nobody could open it again.
 */
const MOST_BYTES = 32 * 1024 * 1024;
/** Pupils write only so much of it: the teacher always can. Guests write less: nothing that strangers do is in the way of the class. */
const SHARE_OF_PUPILS = 0.8;
const SHARE_OF_GUESTS = 0.4;
/** The memory of all classes is looked at whenever the log of one has grown by so much. */
const GROWN_BY = 64 * 1024;
/** After so many entries a snapshot is kept, so that nobody reads them again. */
const SNAPSHOT_EVERY = 500;

/** Pictures shown for no pupil count under this. */
const NOBODY = 'nobody';

export const headOfClass = (at: number): Head => ({
  phase: 'class',
  isOpen: false,
  free: 0,
  dueAt: undefined,
  at,
  summary: '',
});

/**
 * A class in the memory of this process: what its log comes to, and who of it is connected here. Devices of one class may be connected to
 * several processes: what the log does not hold is told over the bus.
 */
export class LiveClass extends LiveLog<Classroom, string, ClassOnlooker> {
  code: string;
  readonly observed: Observed;
  private readonly house: ClassHouse;
  protected override readonly page = PAGE;
  /** What everybody of a kind has been told last. */
  private readonly told = new Map<string, ClassView>();
  /** The same, packed: a large class is packed once, however many people connect. */
  private readonly packed = new WeakMap<ClassView, string>();
  /** Those who were not told a change because they read slowly: they get a whole view when they have read the rest. */
  private readonly behind = new Set<ClassOnlooker>();
  private readonly presence: Presence;
  private written: number;
  private keptAt: number;
  private timer: NodeJS.Timeout | undefined;
  private tellWithin = TELL_WITHIN;
  private readonly live: Live;
  private readonly packer = new Packer();
  /** What clients make of what they are sent: changes go by the order of fields, so theirs is kept here. */
  private readonly mirror = new Unpacker();

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
      // Of somebody who has gone nothing is shown, wherever they were connected.
      doing: (pupil) => (this.isHere(pupil) ? this.observed.doing(pupil) : undefined),
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

  /** Characters of its log: what it takes in memory goes by that. */
  get bytes(): number {
    return this.written;
  }

  /** Where it is used from: where its teacher is connected, or else the device that has been connected longest. */
  get usedFrom(): string | undefined {
    const [teacher] = this.listeners.get('teacher') ?? [];
    return (teacher ?? this.everyone()[0])?.address;
  }

  get connections(): number {
    return this.everyone().length;
  }

  /** How long ago it was opened. */
  get age(): number {
    return this.house.now() - this.room.openedAt;
  }

  /** One after the other; the promise is kept when it is durable. `onWritten` is told how many characters were written, if any. */
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
    if (this.written + size > Math.min(MOST_BYTES, mostInUse()) * shareOf(before, who)) return { ok: false, problem: 'full' };
    const isNewHour = Math.floor(before.lastAt / HOUR) !== Math.floor(now / HOUR);
    const adopt = (): void => {
      this.adopt(after);
      this.grow(size);
      onWritten?.(size);
      if (after.version - this.keptAt >= SNAPSHOT_EVERY) this.keepSnapshot();
    };
    return ok({ entries, head: isNewHour ? headOfClass(now) : undefined, adopt, after });
  }

  private keepSnapshot(): void {
    this.keptAt = this.room.version;
    const body = snapshotOf({ room: this.room, bytes: this.written });
    // Only a shortcut: without it the log is read from further back.
    if (body !== undefined) this.house.store.keepSnapshot(this.room.id, body).catch(() => {});
  }

  /** In slices: another server may have written thousands of entries, and one request is enough to make this one read them. */
  protected async take({ code, entries }: StoredTable): Promise<void> {
    const room = await this.house.slices.run(folding(this.room.id, this.room, entries));
    this.code = code;
    this.adopt(room);
    this.grow(entries.reduce((sum, { length }) => sum + length, 0));
  }

  private grow(size: number): void {
    const before = Math.floor(this.written / GROWN_BY);
    this.written += size;
    if (Math.floor(this.written / GROWN_BY) > before) this.house.onGrown();
  }

  protected hear(message: BusMessage): void {
    if (message.kind === 'here') {
      if (this.presence.hear(message)) this.tellObserved();
    } else if (message.kind === 'stand') this.house.onStand(this, message);
    else if (message.kind === 'doing') this.observed.shows(message.pupil, { thing: message.thing, shows: message.shows });
    else if (message.kind === 'hint') this.observed.hint(message.whom, message.at ?? this.house.now());
    else if (message.kind === 'tried') this.observed.tries(this.secretsOf(message.pupil), message.by);
    this.tellSoon();
  }

  /** For a process that has just begun to follow. */
  private tellObserved(): void {
    const { seats } = this.hereNow();
    for (const [at, whom] of this.observed.hintsSent()) this.tellOthers({ kind: 'hint', whom, at });
    for (const [pupil, doing] of this.observed.screensOf(seats)) this.tellOthers({ kind: 'doing', pupil, ...doing });
  }

  private tellOthers(message: BusMessage): void {
    const { bus } = this.house;
    if (bus.kind !== 'local') bus.publish(this.room.id, message);
  }

  /** Tells the other processes who is connected to this one; from time to time, and whenever it changes. */
  tellHere(): void {
    this.presence.publish();
    // A process that has gone silent takes its pupils along.
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
    for (const onlooker of this.everyone()) {
      if (this.isTheirs(onlooker)) continue;
      this.leave(onlooker);
      onlooker.bye('bad-token');
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
  isTheirs({ who, drawn }: Pick<ClassOnlooker, 'who' | 'drawn'>): boolean {
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
    this.observed.shows(pupil, doing);
    this.tellOthers({ kind: 'doing', pupil, ...doing });
    this.tellSoon();
  }

  /**
   * Wrong pictures were shown for a pupil, or for a number that is no pupil's; negative: they were those of a child who then knew the right
   * ones. The desk is told.
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
  async join(onlooker: ClassOnlooker): Promise<number> {
    const isFirst = !this.isFollowing;
    // Whoever reconnects may come from a server that died before it told this one what it had acknowledged.
    if (isFirst || this.house.bus.kind === 'local') await this.inTurn(() => this.startFollowing());
    else await this.refresh();
    if (!this.isTheirs(onlooker)) {
      onlooker.bye('bad-token');
      this.stopFollowing();
      return 0;
    }
    const key = keyOf(onlooker.who);
    this.admit(key, onlooker, MOST_DEVICES);
    if (onlooker.who.kind === 'pupil') this.moved(onlooker.who.pupil);
    this.presence.publish(isFirst);
    return this.tellWhole(onlooker);
  }

  private tellWhole(onlooker: ClassOnlooker): number {
    const text = this.textFor(keyOf(onlooker.who), onlooker);
    if (text === undefined) return 0;
    return this.send(onlooker, `["view",${this.house.now()},${text}]`);
  }

  /** Somebody has read everything: changes that they were not told meanwhile are in one view now. */
  caughtUp(onlooker: ClassOnlooker): void {
    const isHere = this.listeners.get(keyOf(onlooker.who))?.has(onlooker);
    if (this.behind.delete(onlooker) && isHere) this.guarded(() => this.tellWhole(onlooker));
  }

  /** What all of this kind have been told by now, in full; first the others of the kind are told what they have not been told yet. */
  private textFor(key: string, onlooker: ClassOnlooker): string | undefined {
    const view = this.viewFor(onlooker.who);
    if (!view) return undefined;
    const known = this.told.get(key);
    if (known) this.tellGroup(key, known, view, onlooker);
    const told = this.told.get(key);
    const text = told && this.packed.get(told);
    if (text !== undefined) return text;
    const packed = this.packer.pack(told ?? view);
    const shown = told ?? (this.mirrored().unpack(packed) as unknown as ClassView);
    this.told.set(key, shown);
    const fresh = JSON.stringify(packed);
    this.packed.set(shown, fresh);
    return fresh;
  }

  leave(onlooker: ClassOnlooker): void {
    const key = keyOf(onlooker.who);
    this.behind.delete(onlooker);
    if (!this.dropListener(key, onlooker)) return;
    if (!this.listeners.has(key)) this.told.delete(key);
    this.presence.publish();
    this.stopFollowing();
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

  private viewFor(who: Who): ClassView | undefined {
    if (who.kind === 'pupil') return pupilView(this.room, who.pupil, this.live);
    return who.kind === 'wall' ? wallView(this.room, this.live) : deskView(this.room, this.live);
  }

  tellSoon(): void {
    if (this.listeners.size > 0) this.timer ??= this.later(this.tellWithin, () => this.tellInTime());
  }

  /** A class whose views take long to make is told less often: it must not hold everybody else up. */
  private tellInTime(): void {
    const before = performance.now();
    this.tellNow();
    const cost = performance.now() - before;
    const together = this.house.tellCosts.note(this, customerOf(this.usedFrom ?? ''), cost);
    this.tellWithin = Math.min(TELL_AT_LAST, Math.max(TELL_WITHIN, TELL_SHARE * cost, TELL_SHARE_OF_ALL * together));
  }

  private tellNow(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const [key, group] of this.listeners) {
      const [one] = group;
      const known = this.told.get(key);
      const view = one && this.viewFor(one.who);
      if (!view || !known) continue;
      this.tellGroup(key, known, view);
    }
  }

  private tellGroup(key: string, before: ClassView, after: ClassView, but?: ClassOnlooker): void {
    const change = changeOf(this.packer, before, after);
    if (change === undefined) return;
    this.told.set(key, patched(this.mirrored(), before, change) as ClassView);
    const text = JSON.stringify(['+', change]);
    for (const onlooker of this.listeners.get(key) ?? []) {
      if (onlooker === but || this.behind.has(onlooker)) continue;
      if (onlooker.lags(text.length)) this.behind.add(onlooker);
      else this.send(onlooker, text);
    }
  }

  private mirrored(): Unpacker {
    this.mirror.learn(this.packer.shapes.slice(this.mirror.known));
    return this.mirror;
  }

  /** Answers how many characters were sent. Shapes count: names of fields may come from the teacher. */
  private send(onlooker: ClassOnlooker, text: string): number {
    const { shapes } = this.packer;
    const names = onlooker.shapes < shapes.length ? JSON.stringify(['#', ...shapes.slice(onlooker.shapes)]) : '';
    if (names !== '') onlooker.send(names);
    onlooker.shapes = shapes.length;
    onlooker.send(text);
    return names.length + text.length;
  }
}

const keyOf = (who: Who): string => (who.kind === 'pupil' ? `pupil ${who.pupil}` : who.kind);

function shareOf(room: Classroom, who: Who): number {
  if (who.kind !== 'pupil') return 1;
  return pupilOf(room, who.pupil)?.isGuest ? SHARE_OF_GUESTS : SHARE_OF_PUPILS;
}
