import { getHeapStatistics } from 'node:v8';

/** What the memory budget has to know of a class. */
interface Weighed {
  readonly isIdle: boolean;
  /** Characters of its log. */
  readonly bytes: number;
}

/** A class takes about so many bytes of memory for each character of its log: facts, what they come to, and what was told of them. */
const GROWTH = 20;
/** Smaller ones are not counted: a lesson of thirty-five takes less. */
const SMALL = 100 * 1024;

/** So many characters of large classes may be in memory: half of it is for everything else. */
const mostOfLarge = (): number => getHeapStatistics().heap_size_limit / 2 / GROWTH;

/** Whether a class needs no room: it is in use, or of usual size. */
export const isLight = ({ isIdle, bytes }: Weighed): boolean => !isIdle || bytes < SMALL;

/** Whether a class may be used besides those that are in use. */
export function fitsBeside(room: Weighed, others: readonly Weighed[], most = mostOfLarge()): boolean {
  const large = others.filter((other) => other !== room && !other.isIdle && other.bytes >= SMALL);
  return isLight(room) || large.reduce((sum, { bytes }) => sum + bytes, room.bytes) <= most;
}

/**
 * Classes that nobody is connected to, by id and the characters of their logs: which of them have to go, the longest unused first; never the last, which was just
 * used: it may be about to be. */
export function tooMany(idle: ReadonlyMap<string, number>, mostClasses: number, most = mostOfLarge() / 2): readonly string[] {
  let [count, sum] = [idle.size, [...idle.values()].reduce((all, bytes) => all + bytes, 0)];
  const gone: string[] = [];
  for (const [id, bytes] of idle) {
    if (count === 1 || (count <= mostClasses && sum <= most)) break;
    gone.push(id);
    count--;
    sum -= bytes;
  }
  return gone;
}
