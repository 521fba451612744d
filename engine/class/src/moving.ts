import { ok, problem, type Result } from '@stolik/kernel/result';
import { type Classroom, follow, openClass } from './classroom.ts';
import { type Entry, onlyKnown, readEntry, writeEntry } from './entry.ts';
import { isPictureSecret, type PictureSecret, picturesOf } from './secrets.ts';

/*
 * A class moves to another server as the lines of its log that last. Tables and questions stay behind, and so does what holds for one lesson
 * only. Servers keep pictures as hashes under keys of their own, so those travel as they are, and each server hashes them again.
 */

const LASTS: Readonly<Record<Entry['kind'], boolean>> = {
  open: true,
  label: true,
  pupil: true,
  rename: true,
  remove: true,
  secrets: true,
  wallKey: true,
  lesson: true,
  pace: true,
  task: true,
  did: true,
  unstar: true,
  restar: true,
  plan: true,
  eyes: false,
  wall: false,
  pairs: false,
  table: false,
  over: false,
  away: false,
  again: false,
  share: false,
  ask: false,
  answer: false,
  close: false,
  playOut: false,
  unask: false,
  pin: false,
};

/**
 * The entries of a log that move with a class. They need the teacher's key, because they reveal the pictures. Removed pupils
 * keep only their number.
 */
export function packed(id: string, lines: readonly string[], key: string): readonly string[] {
  const moved = movedClass(id, lines);
  if (!moved.ok) return [];
  const gone = new Set(moved.value.pupils.flatMap(({ index, isGone }) => (isGone ? [index] : [])));
  let room: Classroom | undefined;
  return lines.flatMap((text) => {
    const entry = readEntry(text);
    if (!entry || !LASTS[entry.kind]) return [];
    room = room ? follow(room, text) : begunBy(id, entry);
    const left = 'pupil' in entry && gone.has(entry.pupil) ? withoutTraces(entry) : entry;
    if (!left) return [];
    const pictures = (pupil: number): string => picturesOf(key, id, pupil, room?.pupils[pupil]?.drawn ?? 0).join(' ');
    return [writeEntry(withPictures(left, pictures))];
  });
}

/** One such line as this server would have written it, without fields that it does not know; undefined where it is none. */
export function unpacked(text: string, hash: (pupil: number, pictures: PictureSecret) => string): Entry | undefined {
  const read = readLine(text);
  if (!read || !LASTS[read.kind]) return undefined;
  const entry = onlyKnown(read);
  const pictures = 'pictures' in entry ? entry.pictures.split(' ').map(Number) : [];
  const isKnown = !('pictures' in entry) || entry.pictures === '' || isPictureSecret(pictures);
  return isKnown ? withPictures(entry, (pupil) => hash(pupil, pictures as unknown as PictureSecret)) : undefined;
}

/** A kind that only a newer server knows is no line here. */
function readLine(text: string): Entry | undefined {
  try {
    return readEntry(text);
  } catch {
    return undefined;
  }
}

/** The class folded from its entries. */
export function movedClass(id: string, lines: readonly string[]): Result<Classroom> {
  const room = begunBy(id, readEntry(lines[0] ?? ''));
  return room ? ok(lines.slice(1).reduce(follow, room)) : problem('lines', 'a class begins with its opening');
}

const begunBy = (id: string, entry: Entry | undefined): Classroom | undefined =>
  entry?.kind === 'open' ? openClass(id, entry) : undefined;

/** Guests have no pictures. */
const withPictures = (entry: Entry, write: (pupil: number) => string): Entry =>
  'pictures' in entry && entry.pictures !== '' ? { ...entry, pictures: write(entry.pupil) } : entry;

function withoutTraces(entry: Entry): Entry | undefined {
  if (entry.kind === 'remove') return entry;
  return entry.kind === 'pupil' ? { ...entry, card: '', pictures: '' } : undefined;
}
