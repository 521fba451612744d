import { mostInUse } from '../heap.ts';

/** What the memory budget has to know of a class. */
export interface Weighed {
  readonly isIdle: boolean;
  /** Characters of its log. */
  readonly bytes: number;
}

/** A class in use, and the customer it counts for. */
export interface Used<Room extends Weighed> {
  readonly room: Room;
  readonly customer: string;
}

export const sumOf = (rooms: readonly Pick<Weighed, 'bytes'>[]): number => rooms.reduce((sum, { bytes }) => sum + bytes, 0);

/** The largest class of the customer who uses most, and how much that customer uses. */
function largest<Room extends Weighed>(used: readonly Used<Room>[]): { readonly room: Room; readonly uses: number } | undefined {
  const own = [...Map.groupBy(used, ({ customer }) => customer).values()].map((all) => all.map(({ room }) => room));
  const [most] = own.toSorted((a, b) => sumOf(b) - sumOf(a));
  const [room] = (most ?? []).toSorted((a, b) => b.bytes - a.bytes);
  return room && { room, uses: sumOf(most ?? []) };
}

/**
 * The classes that are closed so that `wanted` fits into the memory; undefined where `wanted` has to wait instead. The customer who uses
 * most gives way, but only to somebody who still uses less than that. So where n customers use classes, a customer who uses no more than
 * one n-th of the memory never waits and never loses a class: if all others used no more than that either, everything would fit.
 */
export function givingWay<Room extends Weighed>(
  used: readonly Used<Room>[],
  wanted: Used<Room>,
  most = mostInUse(),
): readonly Room[] | undefined {
  const own = used.filter(({ customer }) => customer === wanted.customer).map(({ room }) => room);
  const uses = sumOf([...own, wanted.room]);
  const gone: Room[] = [];
  for (let others = used.filter(({ customer }) => customer !== wanted.customer); ; ) {
    if (sumOf(others.map(({ room }) => room)) + uses <= most) return gone;
    const next = largest(others);
    if (!next || next.uses <= uses) return undefined;
    gone.push(next.room);
    others = others.filter(({ room }) => room !== next.room);
  }
}

/** The classes that are closed because those in use have grown too large together: again of the customer who uses most. */
export function outgrown<Room extends Weighed>(used: readonly Used<Room>[], most = mostInUse()): readonly Room[] {
  const gone: Room[] = [];
  for (let left = used; sumOf(left.map(({ room }) => room)) > most; ) {
    const next = largest(left)!;
    gone.push(next.room);
    left = left.filter(({ room }) => room !== next.room);
  }
  return gone;
}

/**
 * Classes that nobody is connected to, by id: which of them have to go, the longest unused first. The last one always stays: somebody
 * may be about to use it.
 */
export function tooMany(
  idle: ReadonlyMap<string, Pick<Weighed, 'bytes'>>,
  mostClasses: number,
  most = mostInUse() / 2,
): readonly string[] {
  let [count, sum] = [idle.size, [...idle.values()].reduce((all, { bytes }) => all + bytes, 0)];
  const gone: string[] = [];
  for (const [id, { bytes }] of idle) {
    if (count === 1 || (count <= mostClasses && sum <= most)) break;
    gone.push(id);
    count--;
    sum -= bytes;
  }
  return gone;
}
