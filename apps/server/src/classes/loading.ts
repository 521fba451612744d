import { type Classroom, follow, openClass } from '@stolik/class/classroom';
import { readEntry, UnknownEntry } from '@stolik/class/entry';
import { teacherHash } from '@stolik/class/secrets';
import { Askers } from '../fair-queue.ts';
import { isEqual } from '../guests/tokens.ts';
import { broken, Unplayable } from '../live/unplayable.ts';
import type { Slices } from '../slices.ts';
import type { Store } from '../store/store.ts';
import { readingSnapshot } from './snapshots.ts';

/** A class is in the store as tables are; only its phase tells it from them. */
export const CLASS_GAME = 'class';
/** So many entries are read at a time: reading them holds everybody else up. */
export const PAGE = 250;

export interface LoadedClass {
  readonly room: Classroom;
  readonly code: string;
  /** How many characters its log has. */
  readonly bytes: number;
  /** The version of the last snapshot; 0: there is none. */
  readonly keptAt: number;
}

/** Reads a class from its last snapshot on, in chunks. Throws `Unplayable` if this program cannot resume it. */
export async function loadClass(
  store: Store,
  slices: Slices,
  id: string,
  askers = new Askers(['']),
): Promise<LoadedClass | undefined> {
  const snapshot = await slices.run(readingSnapshot(await store.snapshot(id)), askers);
  let room = snapshot?.room;
  let bytes = snapshot?.bytes ?? 0;
  const keptAt = room?.version ?? 0;
  for (;;) {
    const from = room?.version ?? 0;
    const stored = await store.load(id, from, PAGE);
    if (stored?.game !== CLASS_GAME) return undefined;
    const { entries, version, code } = stored;
    bytes += entries.reduce((sum, { length }) => sum + length, 0);
    room = await slices.run(folding(id, room, entries), askers).catch((error: unknown) => {
      const isNewer = error instanceof UnknownEntry;
      throw isNewer ? new Unplayable('newer', "this server can't go on with this class", error) : broken(error);
    });
    if (room.version >= version || entries.length === 0) return { room, code, bytes, keptAt };
  }
}

/** When it was opened, before it is loaded; where that can't be read nothing else gives way to it. */
export async function openedAtOf(store: Store, id: string): Promise<number> {
  const stored = await store.load(id, 0, 1);
  try {
    return readEntry(stored?.entries[0] ?? '')?.at ?? Number.POSITIVE_INFINITY;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/**
 * Whether this may be the key of the teacher: the first entry has its hash, and nothing ever changes it. So a wrong key costs one row, and
 * not the whole class. True where that entry can't be read: then loading says why.
 */
export async function mayBeTeachers(store: Store, id: string, key: string): Promise<boolean> {
  const stored = await store.load(id, 0, 1);
  if (stored?.game !== CLASS_GAME) return false;
  try {
    const first = readEntry(stored.entries[0] ?? '');
    return first?.kind !== 'open' || isEqual(teacherHash(key), first.teacher);
  } catch {
    return true;
  }
}

/** The class after these entries, one step an entry. */
export function* folding(id: string, from: Classroom | undefined, entries: readonly string[]): Generator<void, Classroom, void> {
  let room = from;
  for (const text of entries) {
    room = room ? follow(room, text) : begun(id, text);
    yield;
  }
  if (!room) throw new Error(`class ${id} has no entries`);
  return room;
}

function begun(id: string, text: string): Classroom {
  const first = readEntry(text);
  if (first?.kind !== 'open') throw new Error(`class ${id} does not begin with its opening`);
  return openClass(id, first);
}
