import { advance, type Classroom, openClass, openTables, pupilOf } from '@stolik/class/classroom';
import { type ClassNo, type Command, reduce, type Who } from '@stolik/class/commands';
import { readEntry, writeEntry } from '@stolik/class/entry';
import type { ClassTable, Doing, TableStand } from '@stolik/class/things';
import { type ClassView, deskView, type Live, pupilView, wallView } from '@stolik/class/views';
import { ok, type Result } from '@stolik/kernel/result';
import { changeOf, patched } from '@stolik/wire/delta';
import type { ByeCode } from '@stolik/wire/messages';
import { Packer, Unpacker } from '@stolik/wire/packing';
import type { Bus } from '../bus/bus.ts';
import type { Signer } from '../guests/tokens.ts';
import type { Head, Store, StoredTable } from '../store/store.ts';
import type { ClassCounts } from './counts.ts';

/** Somebody of a class who is connected. */
export interface ClassOnlooker {
  readonly who: Who;
  /** How often their secrets had been drawn when they came. */
  readonly drawn: number;
  /** How many shapes it has been told. */
  shapes: number;
  send(text: string): void;
  bye(code: ByeCode): void;
}

export interface ClassHouse {
  readonly store: Store;
  readonly bus: Bus;
  readonly signer: Signer;
  now(): number;
  onEmpty(room: LiveClass): void;
  readonly count: ClassCounts['count'];
}

const HOUR = 3_600_000;
const MOST_TRIES = 12;
/** What changes soon after each other is told together. */
const TELL_WITHIN = 40;
const MOST_DEVICES = 16;

/** A class lies in the store as tables do; only its phase tells it from them. */
export const CLASS_GAME = 'class';
export const headOfClass = (at: number): Head => ({
  phase: 'class',
  isOpen: false,
  free: 0,
  dueAt: undefined,
  at,
  summary: '',
});

/**
 * A class in the memory of this process. The log in the store is the truth; this holds what it comes to, does one thing after the other,
 * each durable before it is acknowledged, and tells those who are connected what they may know.
 */
export class LiveClass {
  room: Classroom;
  code: string;
  private readonly house: ClassHouse;
  private readonly onlookers = new Map<string, Set<ClassOnlooker>>();
  /** What everybody of a kind has been told last. */
  private readonly told = new Map<string, ClassView>();
  private readonly doing = new Map<number, Doing>();
  private readonly hints = new Map<number, number>();
  private readonly movedAt = new Map<number, number>();
  /** Tokens of seats, by table. */
  private readonly seats = new Map<string, readonly string[]>();
  private readonly stands = new Map<string, TableStand>();
  private last: Promise<unknown> = Promise.resolve();
  private pending = 0;
  private timer: NodeJS.Timeout | undefined;
  private unfollow: (() => void) | undefined;
  private readonly live: Live;
  private readonly packer = new Packer();
  /** What clients make of what they are sent: changes go by the order of fields, so theirs is kept here. */
  private readonly mirror = new Unpacker();

  constructor(house: ClassHouse, room: Classroom, code: string) {
    this.house = house;
    this.room = room;
    this.code = code;
    const { signer } = house;
    this.live = {
      code: () => this.code,
      isHere: (pupil) => this.onlookers.has(keyOf({ kind: 'pupil', pupil })),
      doing: (pupil) => this.doing.get(pupil),
      hints: (pupil) => this.hints.get(pupil) ?? 0,
      stand: (table) => this.stands.get(table),
      movedAt: (pupil) => this.movedAt.get(pupil) ?? 0,
      look: (table, seat) => signer.lookToken(table, seat),
      seat: (table, seat) => this.seats.get(table.id)?.[seat],
      wallKey: () => signer.classToken('wall', room.id, 0, this.room.wallKey),
    };
  }

  static from(house: ClassHouse, stored: StoredTable): LiveClass | undefined {
    const [first, ...rest] = stored.entries.map(readEntry);
    if (stored.game !== CLASS_GAME || first?.kind !== 'open') return undefined;
    return new LiveClass(house, rest.reduce(advance, openClass(stored.id, first)), stored.code);
  }

  get isIdle(): boolean {
    return this.pending === 0 && this.onlookers.size === 0;
  }

  isHere(pupil: number): boolean {
    return this.live.isHere(pupil);
  }

  async settled(): Promise<void> {
    await this.last.catch(() => {});
  }

  /** One after the other; the promise is kept when it is durable. */
  change(command: Command, who: Who, id?: string): Promise<Result<Classroom, ClassNo | 'broken'>> {
    return this.inTurn(() => this.write(command, who, id));
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.pending++ === 0 ? work() : this.last.then(work, work);
    this.last = result;
    const oneLess = (): void => {
      this.pending--;
      if (this.isIdle) this.house.onEmpty(this);
    };
    result.then(oneLess, oneLess);
    return result;
  }

  private async write(command: Command, who: Who, id?: string): Promise<Result<Classroom, ClassNo | 'broken'>> {
    const { store, bus } = this.house;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const before = this.room;
      const now = this.house.now();
      const reduced = reduce(before, command, who, now, id);
      if (!reduced.ok) return reduced;
      const { entries, after } = reduced.value;
      if (entries.length === 0) return ok(before);
      const isNewHour = Math.floor(before.lastAt / HOUR) !== Math.floor(now / HOUR);
      const head = isNewHour ? headOfClass(now) : undefined;
      const texts = entries.map(writeEntry);
      if (await store.append(after.id, before.version, texts, head)) {
        this.house.count('entries', texts.length);
        this.house.count(
          'bytes',
          texts.reduce((sum, text) => sum + text.length, 0),
        );
        this.adopt(after);
        if (bus.kind !== 'local') bus.publish(after.id, { kind: 'entries', version: after.version, entries: [] });
        return ok(after);
      }
      this.house.count('races');
      await this.catchUp();
    }
    return { ok: false, problem: 'broken' };
  }

  private async catchUp(): Promise<void> {
    const stored = await this.house.store.load(this.room.id, this.room.version);
    if (!stored) return;
    this.code = stored.code;
    this.adopt(stored.entries.map(readEntry).reduce(advance, this.room));
  }

  private adopt(room: Classroom): void {
    this.room = room;
    for (const group of [...this.onlookers.values()])
      for (const onlooker of [...group]) {
        if (this.isTheirs(onlooker)) continue;
        this.leave(onlooker);
        onlooker.bye('bad-token');
      }
    this.tellSoon();
  }

  /** Whether this is still one of the class, with secrets that are good. */
  isTheirs({ who, drawn }: Pick<ClassOnlooker, 'who' | 'drawn'>): boolean {
    if (who.kind === 'wall') return this.room.wallKey === drawn;
    return who.kind !== 'pupil' || pupilOf(this.room, who.pupil)?.drawn === drawn;
  }

  /** Another code for the list of animals. */
  recoded(code: string): void {
    this.code = code;
    this.tellSoon();
    const { bus } = this.house;
    if (bus.kind !== 'local') bus.publish(this.room.id, { kind: 'entries', version: this.room.version + 1, entries: [] });
  }

  /** Somebody has got on: moved at a table, solved, came. */
  moved(pupil: number): void {
    this.movedAt.set(pupil, this.house.now());
    this.tellSoon();
  }

  at(pupil: number, doing: Doing): void {
    if (doing.thing === '') this.doing.delete(pupil);
    else this.doing.set(pupil, doing);
    this.moved(pupil);
  }

  hint(whom: readonly number[]): void {
    for (const pupil of whom) this.hints.set(pupil, (this.hints.get(pupil) ?? 0) + 1);
    this.tellSoon();
  }

  /** The tokens of the seats of a table, and how it stands now. */
  seated(table: string, tokens: readonly string[], stand: TableStand): void {
    const isSame = this.seats.get(table)?.join() === tokens.join();
    if (isSame && JSON.stringify(this.stands.get(table)) === JSON.stringify(stand)) return;
    // Whose turn has just come was not slow before.
    const before = this.stands.get(table)?.asked ?? [];
    const seats = this.room.tables.find(({ id }) => id === table)?.seats ?? [];
    for (const seat of stand.asked) {
      const pupil = before.includes(seat) ? undefined : seats[seat];
      if (typeof pupil === 'number') this.movedAt.set(pupil, this.house.now());
    }
    this.seats.set(table, tokens);
    this.stands.set(table, stand);
    this.tellSoon();
  }

  tables(): readonly ClassTable[] {
    return openTables(this.room);
  }

  async join(onlooker: ClassOnlooker): Promise<void> {
    await this.inTurn(async () => {
      if (!this.unfollow) {
        this.unfollow = this.house.bus.follow(this.room.id, (message) => {
          if (message.kind === 'entries' && message.version > this.room.version)
            void this.inTurn(() => this.catchUp()).catch(() => {});
        });
        if (this.house.bus.kind !== 'local') await this.catchUp();
      }
    });
    if (!this.isTheirs(onlooker)) {
      onlooker.bye('bad-token');
      return;
    }
    const key = keyOf(onlooker.who);
    // What the others of this kind have not been told yet comes first: from here on all are told the same.
    this.tellNow();
    const group = this.onlookers.get(key) ?? new Set();
    this.onlookers.set(key, group.add(onlooker));
    for (const oldest of group) {
      if (group.size <= MOST_DEVICES) break;
      group.delete(oldest);
      oldest.bye('too-many');
    }
    if (onlooker.who.kind === 'pupil') this.moved(onlooker.who.pupil);
    const view = this.viewFor(onlooker.who);
    if (!view) return;
    const known = this.told.get(key);
    if (known) this.tellGroup(key, known, view, onlooker);
    const packed = this.packer.pack(this.told.get(key) ?? view);
    if (!known) this.told.set(key, this.mirrored().unpack(packed) as unknown as ClassView);
    this.send(onlooker, JSON.stringify(['view', this.house.now(), packed]));
  }

  leave(onlooker: ClassOnlooker): void {
    const key = keyOf(onlooker.who);
    const group = this.onlookers.get(key);
    if (!group?.delete(onlooker)) return;
    if (group.size === 0) {
      this.onlookers.delete(key);
      this.told.delete(key);
      if (onlooker.who.kind === 'pupil') this.doing.delete(onlooker.who.pupil);
    }
    if (this.onlookers.size === 0) {
      this.unfollow?.();
      this.unfollow = undefined;
    }
    this.tellSoon();
    if (this.isIdle) this.house.onEmpty(this);
  }

  /** The class is no more. */
  end(why: ByeCode = 'bad-token'): void {
    clearTimeout(this.timer);
    for (const group of this.onlookers.values()) for (const onlooker of group) onlooker.bye(why);
    this.onlookers.clear();
    this.told.clear();
    this.unfollow?.();
    this.unfollow = undefined;
  }

  private viewFor(who: Who): ClassView | undefined {
    if (who.kind === 'pupil') return pupilView(this.room, who.pupil, this.live);
    return who.kind === 'wall' ? wallView(this.room, this.live) : deskView(this.room, this.live);
  }

  private tellSoon(): void {
    this.timer ??= setTimeout(() => this.tellNow(), TELL_WITHIN).unref();
  }

  private tellNow(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const [key, group] of this.onlookers) {
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
    for (const onlooker of this.onlookers.get(key) ?? []) if (onlooker !== but) this.send(onlooker, text);
  }

  private mirrored(): Unpacker {
    this.mirror.learn(this.packer.shapes.slice(this.mirror.known));
    return this.mirror;
  }

  private send(onlooker: ClassOnlooker, text: string): void {
    const { shapes } = this.packer;
    if (onlooker.shapes < shapes.length) {
      onlooker.send(JSON.stringify(['#', ...shapes.slice(onlooker.shapes)]));
      onlooker.shapes = shapes.length;
    }
    onlooker.send(text);
  }
}

const keyOf = (who: Who): string => (who.kind === 'pupil' ? `pupil ${who.pupil}` : who.kind);
