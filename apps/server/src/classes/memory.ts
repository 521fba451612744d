import { mostInUse, mostLoading } from '../heap.ts';
import { customerOf } from '../limits/address.ts';
import { givingWay, outgrown, sumOf, tooMany, type Used, type Weighed } from './large.ts';

const MOST_IDLE = 100;
/** The memory of all classes is checked whenever they have grown by so many characters together. */
const GROWN_BY = 64 * 1024;

interface Loaded extends Weighed {
  /** How many devices are connected to it. */
  readonly connections: number;
  /** The address it counts for; undefined where nobody is connected. */
  readonly usedFrom: string | undefined;
}

/** The classes in the memory of this process, and the customers they count for. It says which have to go; the caller closes them. */
export class ClassMemory<Room extends Loaded> {
  private readonly rooms = new Map<string, Room>();
  /** Classes that nobody uses, the longest unused first. */
  private readonly idle = new Map<string, Room>();
  /** Customers about to use a class that has no connection yet. */
  private readonly comers = new WeakMap<Room, string>();
  /** By how many characters classes have grown since the last check. */
  private growth = 0;

  add(id: string, room: Room): void {
    this.rooms.set(id, room);
  }

  /** Whether this instance is in use: it may have been dropped and loaded again during a wait. */
  has(id: string, room: Room): boolean {
    return this.rooms.get(id) === room;
  }

  find(id: string): Room | undefined {
    return this.rooms.get(id);
  }

  forget(id: string): void {
    this.rooms.delete(id);
    this.idle.delete(id);
  }

  /** Nobody uses this class now. Answers the ids of those that have to go. */
  rest(id: string, room: Room): readonly string[] {
    this.idle.delete(id);
    this.idle.set(id, room);
    return this.tooManyIdle(0);
  }

  /** The ids of classes that nobody uses and that have to go: they get only what those in use, and those being loaded, leave. */
  tooManyIdle(loading: number): readonly string[] {
    // A client may use an idle class again: it must stay, or its members would not see each other.
    for (const [other, { isIdle }] of this.idle) if (!isIdle) this.idle.delete(other);
    const left = mostInUse() - sumOf(this.used().map(({ room }) => room)) - loading;
    return tooMany(this.idle, MOST_IDLE, Math.min(mostInUse() / 2, Math.max(0, left)));
  }

  /**
   * Reserves memory for a class of this weight, opened at this time. Returns the active classes to drop first; undefined if
   * there is no memory. Usually none is dropped, because loads have a separate part of the memory.
   */
  makeRoomToLoad(weight: number, openedAt: number, address: string): readonly Room[] | undefined {
    const used = this.used();
    if (sumOf(used.map(({ room }) => room)) + weight <= mostInUse() + mostLoading()) return [];
    const wanted: Used<Weighed> = { room: { bytes: weight, isIdle: false, openedAt }, customer: customerOf(address) };
    return givingWay(used, wanted);
  }

  /** Reserves this class for use. Returns the classes to drop for it; undefined if there is no memory. */
  makeRoom(room: Room, address: string): readonly Room[] | undefined {
    if (room.connections > 0) return [];
    const wanted = { room, customer: customerOf(address) };
    // It may be at work though nobody is connected to it.
    const others = this.used().filter((other) => other.room !== room);
    const gone = givingWay(others, wanted);
    if (gone) this.comers.set(room, address);
    return gone;
  }

  /** Records the growth of a class in characters. Returns the classes to drop because their total has grown too much. */
  grown(by: number): readonly Room[] {
    this.growth += Math.max(0, by);
    if (this.growth < GROWN_BY) return [];
    this.growth = 0;
    return outgrown(this.used());
  }

  private used(): readonly Used<Room>[] {
    const inUse = [...this.rooms.values()].filter(({ isIdle }) => !isIdle);
    return inUse.map((room) => ({ room, customer: customerOf(room.usedFrom ?? this.comers.get(room) ?? '') }));
  }
}
