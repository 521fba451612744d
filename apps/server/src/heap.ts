import { getHeapStatistics } from 'node:v8';

/*
 * The parts of the heap that strangers can fill. Each has its own limit, so that all of them together leave a quarter for everything else.
 */

const FOR_CLASSES = 1 / 2;
const FOR_LOADS = 1 / 8;
const FOR_UNREAD = 1 / 8;

/** A log takes about so many bytes of memory for each of its characters: facts, their result, and the views that were told. */
const GROWTH = 20;
/** The text of a snapshot is in memory beside the values it is read into: about ten bytes for each character. */
const GROWTH_OF_SNAPSHOTS = 10;

const heap = (): number => getHeapStatistics().heap_size_limit;

/** So many characters of logs may be in memory as classes. */
export const mostInUse = (): number => (heap() * FOR_CLASSES) / GROWTH;

/** So many more may be loaded at the same time. */
export const mostLoading = (): number => (heap() * FOR_LOADS) / GROWTH;

/** So many bytes may wait for clients to read them; with a large heap a quarter of a gigabyte is enough. */
export const mostUnread = (): number => Math.min(256 * 1024 * 1024, Math.floor(heap() * FOR_UNREAD));

/** The memory for loading this, in characters of a log. */
export const weightOf = ({ log, snapshot }: { readonly log: number; readonly snapshot: number }): number =>
  Math.max(log, (snapshot * GROWTH_OF_SNAPSHOTS) / GROWTH);
