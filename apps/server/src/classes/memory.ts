import { mostInUse, mostLoading } from '../heap.ts';
import { customerOf } from '../limits/address.ts';
import { givingWay, outgrown, sumOf, tooMany, type Used, type Weighed } from './large.ts';

const MOST_IDLE = 100;

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
  /** Who is about to use a class: nobody is connected to it yet. */
  private readonly comers = new WeakMap<Room, string>();

  add(id: string, room: Room): void {
    this.rooms.set(id, room);
  }

  /** Whether this is the one that is in use: it may have been dropped, and loaded again, while somebody waited. */
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
    // Somebody may use one that rested before: it must stay, or its people would not hear of each other.
    for (const [other, { isIdle }] of this.idle) if (!isIdle) this.idle.delete(other);
    const left = mostInUse() - sumOf(this.used().map(({ room }) => room)) - loading;
    return tooMany(this.idle, MOST_IDLE, Math.min(mostInUse() / 2, Math.max(0, left)));
  }

  /**
   * A class of this weight is about to be loaded for somebody. Answers the classes in use that have to go before; undefined where there is
   * no memory for it. Usually none goes: loads have a part of the memory for themselves.
   */
  makeRoomToLoad(weight: number, address: string): readonly Room[] | undefined {
    const used = this.used();
    if (sumOf(used.map(({ room }) => room)) + weight <= mostInUse() + mostLoading()) return [];
    const wanted: Used<Weighed> = { room: { bytes: weight, isIdle: false }, customer: customerOf(address) };
    const gone = givingWay<Weighed>(used, wanted);
    return gone as readonly Room[] | undefined;
  }

  /** Somebody wants to use this class. Answers the classes that have to go for it; undefined where there is no memory for it. */
  makeRoom(room: Room, address: string): readonly Room[] | undefined {
    if (room.connections > 0) return [];
    const wanted = { room, customer: customerOf(address) };
    // It may be at work though nobody is connected to it.
    const others = this.used().filter((other) => other.room !== room);
    const gone = givingWay(others, wanted);
    if (gone) this.comers.set(room, address);
    return gone;
  }

  /** The classes that have to go because others have grown. */
  outgrown(): readonly Room[] {
    return outgrown(this.used());
  }

  private used(): readonly Used<Room>[] {
    const inUse = [...this.rooms.values()].filter(({ isIdle }) => !isIdle);
    return inUse.map((room) => ({ room, customer: customerOf(room.usedFrom ?? this.comers.get(room) ?? '') }));
  }
}
