import { LACKING, PUPIL, SEAT, SHOWN, THING } from '@stolik/class/forms';
import type { Lack, TableStand } from '@stolik/class/things';
import { count, either, type Form, fits, flag, atLeast as form, list, text, word } from '@stolik/kernel/forms';
import { type Bounds, readUntrusted } from '@stolik/kernel/untrusted';

/** What processes tell each other. Nothing here is the truth: a message may be lost or forged, and the store knows better. */
export type BusMessage =
  /** Something was written: who follows reads it from the store. Entries themselves are never believed, and no longer sent. */
  | { readonly kind: 'entries'; readonly version: number; readonly entries: readonly string[] }
  | { readonly kind: 'said'; readonly seat: number; readonly phrase: string }
  /** Presence at the sending process: seats of a table, pupils of a class. */
  | {
      readonly kind: 'here';
      readonly process: string;
      readonly seats: readonly number[];
      readonly watchers: number;
      /** It has just begun to follow, and wants to know the same of the others. */
      readonly asks?: boolean;
    }
  /** What the screen of a pupil shows. */
  | { readonly kind: 'doing'; readonly pupil: number; readonly thing: string; readonly shows: readonly string[] }
  /** What the device of a pupil cannot do. */
  | { readonly kind: 'device'; readonly pupil: number; readonly lacks: readonly Lack[] }
  /** The teacher has sent a hint to these pupils; when, so that hearing it twice is no second hint. Older servers don't say. */
  | { readonly kind: 'hint'; readonly whom: readonly number[]; readonly at?: number }
  /** Wrong pictures for a pupil, or for a number without a pupil: the change of the count. */
  | { readonly kind: 'tried'; readonly pupil?: number | undefined; readonly by: number }
  /**
   * Wrong pictures were shown for a pupil by this device (hashes, no address), or (`isRight`) the right ones. To all processes, on `HOUSE`.
   * Older servers don't say the last three.
   */
  | {
      readonly kind: 'guessed';
      readonly process: string;
      readonly room: string;
      readonly pupil: number;
      readonly drawn: number;
      readonly device: string;
      readonly isShared: boolean;
      readonly isRight: boolean;
      readonly place?: string;
      readonly isReal?: boolean;
      readonly isAtDesk?: boolean;
    }
  /** How a table of a class stands now, and whose decision it was (-1: nobody's). `satAt` tells when a seat changed hands. */
  | {
      readonly kind: 'stand';
      readonly table: string;
      readonly satAt: readonly number[];
      readonly stand: TableStand;
      readonly by: number;
      readonly isOver: boolean;
      readonly isHeld?: boolean;
    };

export interface Bus {
  readonly kind: string;
  /** To every process that follows this table, this one included. */
  publish(table: string, message: BusMessage): void;
  /** Answers what ends it. */
  follow(table: string, hear: (message: BusMessage) => void): () => void;
  /** Called when messages may have been lost: followers of a table should read the store. */
  onGap(call: () => void): void;
  /** One of those who serve this kind of work does it; undefined when nobody serves. */
  ask(work: string, question: string, timeout: number): Promise<string | undefined>;
  serve(work: string, answer: (question: string) => Promise<string>): () => void;
  /** Throws while others can't be reached. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** The subject that every process follows; no table or class is called so. */
export const HOUSE = 'house';

const VERSION = count(0, Number.MAX_SAFE_INTEGER);
const SEATS = list(SEAT, 8);
const HASH = text(/^[0-9a-f]{1,32}$/, '0123456789abcd');

/** What each kind says; a later version may say more. */
export const BUS_FORMS: Readonly<Record<BusMessage['kind'], Form>> = {
  // Older servers send the entries and the version before them.
  entries: form({ kind: word('entries'), version: VERSION, entries: list(text(/^[\s\S]*$/, ''), 10_000) }),
  said: form({ kind: word('said'), seat: SEAT, phrase: text(/^[\w-]{1,40}$/, 'hello') }),
  here: form(
    { kind: word('here'), process: text(/^[\w-]{1,40}$/, 'p1'), seats: list(PUPIL, 400), watchers: count(0, 1e6) },
    { asks: flag },
  ),
  doing: form({ kind: word('doing'), pupil: PUPIL, thing: either(word(''), THING), shows: list(SHOWN, 40) }),
  device: form({ kind: word('device'), pupil: PUPIL, lacks: LACKING }),
  hint: form({ kind: word('hint'), whom: list(PUPIL, 1001) }, { at: VERSION }),
  tried: form({ kind: word('tried'), by: count(-1000, 1000) }, { pupil: PUPIL }),
  guessed: form(
    {
      kind: word('guessed'),
      process: text(/^[\w-]{1,40}$/, 'p1'),
      room: THING,
      pupil: PUPIL,
      drawn: count(0, 1e6),
      device: HASH,
      isShared: flag,
      isRight: flag,
    },
    { place: HASH, isReal: flag, isAtDesk: flag },
  ),
  stand: form(
    {
      kind: word('stand'),
      table: THING,
      satAt: list(count(-1, Number.MAX_SAFE_INTEGER), 8),
      stand: form({ bots: SEATS, asked: SEATS, hasClock: flag }),
      by: count(-1, 7),
      isOver: flag,
    },
    { isHeld: flag },
  ),
};
const FORMS = new Map<unknown, Form>(Object.entries(BUS_FORMS));

/** Older servers may send entries along. */
const BOUNDS: Bounds = { length: 1024 * 1024, depth: 6, values: 20_000 };

/** What came over a wire, or undefined: a kind of a later version, or nonsense. Never throws. */
export function readBusMessage(line: string): BusMessage | undefined {
  const read = readUntrusted(line, BOUNDS);
  const raw = read.ok ? (read.value as { readonly kind?: unknown } | null) : undefined;
  const known = FORMS.get(raw?.kind);
  if (!known || !fits(known, raw)) return undefined;
  const message = raw as BusMessage;
  return message.kind === 'entries'
    ? { kind: 'entries', version: message.version + message.entries.length, entries: [] }
    : message;
}
