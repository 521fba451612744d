import { oldSpace } from './old-space.ts';

/*
 * The parts of the heap that strangers can fill. Each has its own limit, so that all of them together leave an eighth for everything else.
 */

const FOR_CLASSES = 1 / 2;
const FOR_LOADS = 3 / 32;
const FOR_MESSAGES = 1 / 32;
const FOR_UNREAD = 1 / 8;
const FOR_CONNECTIONS = 1 / 16;
const FOR_FILMS = 1 / 16;

/** Upper bound of memory, in bytes per character of a log: facts, their result and views. The worst case measured was 48. */
export const GROWTH = 64;
/** A connection takes about so many bytes: 5.5 kB were measured before it has said anything. */
const CONNECTION = 8 * 1024;
/** What a message is read into takes at most so many bytes for each of its characters: 21 where it is full of empty objects. */
const GROWTH_OF_MESSAGES = 32;
/** The text of a snapshot is in memory beside the values it is read into: about ten bytes for each character. */
const GROWTH_OF_SNAPSHOTS = 10;

/** So many characters of logs may be in memory as classes. */
export const mostInUse = (): number => (oldSpace() * FOR_CLASSES) / GROWTH;

/** So many more may be loaded at the same time. */
export const mostLoading = (): number => (oldSpace() * FOR_LOADS) / GROWTH;

/** So many characters of messages may be worked on at the same time. */
export const mostHeard = (): number => (oldSpace() * FOR_MESSAGES) / GROWTH_OF_MESSAGES;

/** So many bytes may wait for clients to read them; with a large heap a quarter of a gigabyte is enough. */
export const mostUnread = (): number => Math.min(256 * 1024 * 1024, Math.floor(oldSpace() * FOR_UNREAD));

/** So many connections to tables and classes; with a large heap twenty thousand are enough. */
export const mostConnections = (): number => Math.min(20_000, Math.floor((oldSpace() * FOR_CONNECTIONS) / CONNECTION));

/** So many bytes of films are kept; with a large heap 48 MB are enough. */
export const mostFilms = (): number => Math.min(48 * 1024 * 1024, Math.floor(oldSpace() * FOR_FILMS));

/** The memory for loading this, in characters of a log. */
export const weightOf = ({ log, snapshot }: { readonly log: number; readonly snapshot: number }): number =>
  Math.max(log, (snapshot * GROWTH_OF_SNAPSHOTS) / GROWTH);
