import { mostInUse } from '../heap.ts';

/** What the memory budget has to know of a class. */
export interface Weighed {
  readonly isIdle: boolean;
  /** Characters of its log and of what its screens show. */
  readonly bytes: number;
  readonly openedAt: number;
}

/** A class in use, and the customer it counts for. */
export interface Used<Room extends Weighed> {
  readonly room: Room;
  readonly customer: string;
}

export const sumOf = (rooms: readonly Pick<Weighed, 'bytes'>[]): number => rooms.reduce((sum, { bytes }) => sum + bytes, 0);

/** A class that takes more than this part of the memory has no right to it, however old it is. */
const LARGE = 1 / 4;

/** The lower, the longer a class stays: the one that was opened last goes first, and before it those that are large. */
const rankOf = ({ bytes, openedAt }: Weighed, most: number): number =>
  bytes > LARGE * most ? Number.POSITIVE_INFINITY : openedAt;

/**
 * The class of a customer that gives way first. Many people may share an address: opening many classes there must not
 * displace earlier ones.
 */
const firstToGo = <Room extends Weighed>(rooms: readonly Room[], most: number): Room | undefined =>
  // Between two infinite ranks the difference is no number.
  rooms.toSorted((a, b) => rankOf(b, most) - rankOf(a, most) || b.bytes - a.bytes)[0];

/** The class that goes first of the customer who uses most, and how much that customer uses. */
function ofMost<Room extends Weighed>(
  used: readonly Used<Room>[],
  most: number,
): { readonly room: Room; readonly uses: number } | undefined {
  const own = [...Map.groupBy(used, ({ customer }) => customer).values()].map((all) => all.map(({ room }) => room));
  const [rooms = []] = own.toSorted((a, b) => sumOf(b) - sumOf(a));
  const room = firstToGo(rooms, most);
  return room && { room, uses: sumOf(rooms) };
}

/**
 * The classes to close so that `wanted` fits into the memory; undefined if `wanted` must wait instead. The customer with the
 * largest share gives way, but only to one with less. Among n customers, one with at most one n-th of the memory therefore
 * never waits and never loses a class: if all others used no more, everything would fit. Among the classes of one customer,
 * the last opened give way first.
 */
export function givingWay<Room extends Weighed>(
  used: readonly Used<Room>[],
  wanted: Used<Weighed>,
  most = mostInUse(),
): readonly Room[] | undefined {
  const gone: Room[] = [];
  for (let left = used; ; left = left.filter(({ room }) => room !== gone.at(-1))) {
    const others = left.filter(({ customer }) => customer !== wanted.customer);
    const own = left.filter(({ customer }) => customer === wanted.customer).map(({ room }) => room);
    const uses = sumOf([...own, wanted.room]);
    if (sumOf(others.map(({ room }) => room)) + uses <= most) return gone;
    const next = ofMost(others, most);
    const later = own.filter((room) => rankOf(room, most) > rankOf(wanted.room, most));
    const room = next && next.uses > uses ? next.room : firstToGo(later, most);
    if (!room) return undefined;
    gone.push(room);
  }
}

/** The classes that are closed because those in use have grown too large together: again of the customer who uses most. */
export function outgrown<Room extends Weighed>(used: readonly Used<Room>[], most = mostInUse()): readonly Room[] {
  const gone: Room[] = [];
  for (let left = used; sumOf(left.map(({ room }) => room)) > most; ) {
    const next = ofMost(left, most)!;
    gone.push(next.room);
    left = left.filter(({ room }) => room !== next.room);
  }
  return gone;
}

/** The idle classes to drop, by id, least recently used first. The last one always stays: a client may be about to use it. */
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
