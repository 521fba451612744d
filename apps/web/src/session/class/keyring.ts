import { isKey } from '@stolik/class/secrets';
import type { DeskPupil } from '@stolik/class/views';
import { atLeast, fits, words } from '@stolik/kernel/forms';
import { isRecord } from '@stolik/kernel/json';

/** A class of this teacher: its key is made in this browser and never leaves it but on paper. */
export interface KeptClass {
  readonly room: string;
  readonly key: string;
  readonly label: string;
  /** The address that its cards were last printed for. */
  readonly printedFor?: string | undefined;
}

/** The teacher's own: the keys of classes, and who is who in them. Nothing of it is ever sent anywhere. */
export interface Keyring {
  readonly classes: readonly KeptClass[];
  /** By class and `nameKey`. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export const NO_KEYS: Keyring = { classes: [], names: {} };

const MOST_NAME = 60;

/** A class and its key as they are printed, to be typed. */
export const recoveryText = (room: string, key: string): string => `${room}${key}`;

/** What was typed from a recovery sheet, with spaces wherever they stand, or its whole address; undefined where it is none. */
export function readRecovery(text: string): Pick<KeptClass, 'room' | 'key'> | undefined {
  const found = /(?:^|\/)([a-z0-9]{12})\/?([\w-]{22})$/.exec(text.replace(/\s/gu, ''));
  return found ? { room: found[1]!, key: found[2]! } : undefined;
}

/** The class that was opened last comes first. */
export const withClass = (ring: Keyring, kept: KeptClass): Keyring => ({
  ...ring,
  classes: [
    { ...ring.classes.find(({ room }) => room === kept.room), ...kept },
    ...ring.classes.filter(({ room }) => room !== kept.room),
  ],
});

/** Its cards are printed: they lead to this address. */
export const printedFor = (ring: Keyring, room: string, address: string): Keyring => ({
  ...ring,
  classes: ring.classes.map((kept) => (kept.room === room ? { ...kept, printedFor: address } : kept)),
});

/** Whether its cards were ever printed. */
export const isPrinted = ({ classes }: Keyring, room: string): boolean =>
  classes.find((kept) => kept.room === room)?.printedFor !== undefined;

/** The address that printed cards lead to, where it is another one than now. */
export function movedFrom({ classes }: Keyring, room: string, now: string): string | undefined {
  const printed = classes.find((kept) => kept.room === room)?.printedFor;
  return printed === now ? undefined : printed;
}

/** The key is forgotten here, and with it who is who. */
export function withoutClass({ classes, names }: Keyring, room: string): Keyring {
  const { [room]: _, ...others } = names;
  return { classes: classes.filter((kept) => kept.room !== room), names: others };
}

/** A pupil as names go by: the number of a guest is used again for another guest, with another `drawn`. */
export type Numbered = Pick<DeskPupil, 'pupil' | 'drawn' | 'isGuest'>;

export const nameKey = ({ pupil, drawn, isGuest }: Numbered): string => (isGuest ? `${pupil}.${drawn}` : String(pupil));

/** `key`: what `nameKey` gives; for a pupil of the class their number. */
export function named(ring: Keyring, room: string, key: string | number, name: string): Keyring {
  const { [key]: _, ...others } = ring.names[room] ?? {};
  const text = name.trim().slice(0, MOST_NAME);
  return { ...ring, names: { ...ring.names, [room]: text === '' ? others : { ...others, [key]: text } } };
}

export const nameOf = ({ names }: Keyring, room: string, key: string | number): string | undefined => names[room]?.[key];

/** A guest becomes one of the class, and keeps the name. */
export const madePupil = (ring: Keyring, room: string, guest: Numbered): Keyring =>
  named(named(ring, room, guest.pupil, nameOf(ring, room, nameKey(guest)) ?? ''), room, nameKey(guest), '');

/** Names as they are pasted: one on each line, with numbers or bullets before them where a list had some. */
export const namesIn = (text: string): readonly string[] =>
  text
    .split(/\r?\n/)
    .map((line) =>
      line
        .replace(/^\s*(?:\d+[.)]|[-*•–])?\s*/u, '')
        .replace(/\s+/gu, ' ')
        .trim()
        .slice(0, MOST_NAME),
    )
    .filter((name) => name !== '');

/** The list of a class as a file the teacher may save. */
export const writeNames = (ring: Keyring, room: string): string =>
  `${JSON.stringify({ stolik: 'class-names', class: room, names: ring.names[room] ?? {} }, undefined, 2)}\n`;

/** The names in such a file; undefined when it is none of this class. */
export function readNames(text: string, room: string): Readonly<Record<string, string>> | undefined {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(raw) || raw['stolik'] !== 'class-names' || raw['class'] !== room || !isRecord(raw['names'])) return undefined;
  return onlyNames(raw['names']);
}

export function readKeyring(raw: unknown): Keyring {
  if (!isRecord(raw)) return NO_KEYS;
  const classes = Array.isArray(raw['classes']) ? raw['classes'].filter(isKept) : [];
  const names = isRecord(raw['names']) ? raw['names'] : {};
  return {
    classes,
    names: Object.fromEntries(Object.entries(names).flatMap(([room, list]) => (isRecord(list) ? [[room, onlyNames(list)]] : []))),
  };
}

const onlyNames = (raw: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(raw).flatMap(([pupil, name]) =>
      /^\d{1,4}(?:\.\d{1,6})?$/.test(pupil) && typeof name === 'string' ? [[pupil, name.slice(0, MOST_NAME)]] : [],
    ),
  );

const CLASS = atLeast({ room: words, label: words, key: words }, { printedFor: words });
const isKept = (raw: unknown): raw is KeptClass => fits(CLASS, raw) && isKey(raw.key);
