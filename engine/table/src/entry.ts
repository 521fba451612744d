import type { Colour } from '@stolik/kernel/colours';
import type { Json } from '@stolik/kernel/json';
import { isRecord } from '@stolik/kernel/json';
import { type Bounds, MOST_DEPTH, readUntrusted } from '@stolik/kernel/untrusted';
import type { ChanceVersion } from './chance-version.ts';
import type { Pace } from './seats.ts';

/** A pupil of a class by number, and the count of their secrets: later secrets belong to another device. */
export interface ClassSeat {
  readonly pupil: number;
  readonly drawn: number;
}

/**
 * The seats of a new table. A bot without a name is called by its level. `keptFor`: the expected player. `of`: that player
 * in the class.
 */
export type SeatPlan = { readonly colour?: Colour | undefined } & (
  | { readonly kind: 'open'; readonly keptFor?: string; readonly of?: ClassSeat }
  | { readonly kind: 'bot'; readonly level: string; readonly name?: string }
);

/** A table as it was opened; never changes. */
export interface Opening {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: { readonly [key: string]: Json };
  readonly seats: readonly SeatPlan[];
  readonly pace: Pace;
  readonly isOpen: boolean;
  readonly code: string;
  readonly commitment: string;
  /** The version of the chance rule; missing at tables older than sealed salts. */
  readonly chance?: ChanceVersion;
  /** What each seat is to lead where the host has left it to chance: `random`, otherwise empty. */
  readonly leads?: readonly string[] | undefined;
  /** The seat that chooses first what it leads. */
  readonly first?: number | undefined;
  /** The table these people come from; its seats are theirs here too. */
  readonly previous?: string;
  /** No spectators. */
  readonly isShut?: true;
  /** Other tables of the same class have the same seed, so later players may have seen what comes. */
  readonly isSameDeal?: true;
  /** The class of this table; its teacher receives its standing. A rematch (`previous`) has it too, so players keep their class names. */
  readonly class?: string;
  /** The class that laid these tables, and its name for what they share: it knows when all of them are over. */
  readonly deal?: { readonly class: string; readonly id: string };
  /** Everybody sits at one device: nobody is asked whether a decision may be taken back, it is said across the table. */
  readonly isShared?: true;
}

/** The same opening with no seat kept for this name. */
export const openingWithout = (opening: Opening, name: string): Opening => ({
  ...opening,
  seats: opening.seats.map((plan): SeatPlan => {
    if (plan.kind !== 'open' || plan.keptFor !== name) return plan;
    const { keptFor: _, of: __, ...kept } = plan;
    return kept;
  }),
});
/**
 * Undo the last decision; let a bot play for an unresponsive player; pause; free a seat; move a seat to another device. The
 * last two are asked of that seat's player alone.
 */
export type QuestionKind = 'undo' | 'bot' | 'pause' | 'free' | 'carry';

type Changed = { readonly [key: string]: Json };

/**
 * One entry of a table's log. The entries in order are the whole truth about it: any process can read and continue them.
 * `by` with `id` identifies the request, so it is processed exactly once.
 */
export type Entry = { readonly at: number } & (
  | { readonly kind: 'open'; readonly opening: Opening }
  | {
      readonly kind: 'sit';
      readonly seat: number;
      readonly name: string;
      /** Empty if it is sealed, and revealed only when all have joined. */
      readonly salt: string;
      readonly seal?: string | undefined;
      readonly colour?: Colour | undefined;
    }
  /** `by`: the host has freed it. */
  | { readonly kind: 'free'; readonly by?: number; readonly seat: number; readonly id?: string | undefined }
  /** Two change places before the game. */
  | {
      readonly kind: 'swap';
      readonly by: number;
      readonly seat: number;
      readonly other: number;
      readonly id?: string | undefined;
    }
  /** The host has freed a seat in the game: a bot plays there until its person comes back. Nobody else is let to that hand. */
  | {
      readonly kind: 'release';
      readonly by: number;
      readonly seat: number;
      readonly level: string;
      readonly id?: string | undefined;
    }
  /** A seat has another device, of the same person or another; `isOut`: its time is over, a bot plays on. */
  | {
      readonly kind: 'resit';
      readonly seat: number;
      readonly name: string;
      readonly isOut: boolean;
      /** By its code: the device before may take it back. */
      readonly keeps?: true;
      /** It is taken back by who sat down with this entry. */
      readonly back?: number;
    }
  /**
   * A player has deleted their data of the game: the seat has this neutral name, and theirs is gone from earlier entries.
   * `level`: the bot that takes over in a running game. A free seat that was reserved for them is open to all.
   */
  | { readonly kind: 'forget'; readonly seat: number; readonly name: string; readonly level?: string }
  | { readonly kind: 'door'; readonly by: number; readonly isShut: boolean; readonly id?: string | undefined }
  /** Nobody could play in this time. */
  | { readonly kind: 'outage'; readonly from: number; readonly to: number }
  | { readonly kind: 'colour'; readonly seat: number; readonly colour: Colour; readonly id?: string | undefined }
  /** What a seat has chosen to lead, and what of the options is another by that. */
  | {
      readonly kind: 'lead';
      readonly seat: number;
      readonly lead: string;
      readonly change: Changed;
      readonly id?: string | undefined;
    }
  /** The seat that chooses first; all others choose again after it. -1: no order. */
  | { readonly kind: 'first'; readonly by: number; readonly seat: number; readonly id?: string | undefined }
  /** What was left to chance. */
  | { readonly kind: 'deal'; readonly change: Changed }
  /** The host has begun; only salts are waited for. */
  | { readonly kind: 'close' }
  /** All have sat down, and this one tells what was sealed. */
  | { readonly kind: 'salt'; readonly seat: number; readonly salt: string; readonly id?: string | undefined }
  | { readonly kind: 'start' }
  /** A decision, or with seat -1 a chance result; `action` saves reading the text again and is not stored. */
  | {
      readonly kind: 'play';
      readonly seat: number;
      readonly text: string;
      readonly id?: string | undefined;
      readonly action?: number;
    }
  | { readonly kind: 'resign'; readonly seat: number; readonly id?: string | undefined }
  /** `count` steps from this one on are taken back. */
  | {
      readonly kind: 'undo';
      readonly seat: number;
      readonly step: number;
      readonly count: number;
      readonly id?: string | undefined;
    }
  | {
      readonly kind: 'ask';
      readonly by: number;
      readonly what: QuestionKind;
      readonly seat: number;
      readonly level: string;
      readonly id: string;
      /** The seats that are asked; in older logs all players. */
      readonly whom?: readonly number[];
    }
  /** Nobody has answered. */
  | { readonly kind: 'lapse' }
  /** `by` who has asked: the question is taken back. */
  | { readonly kind: 'answer'; readonly by: number; readonly yes: boolean; readonly id?: string | undefined }
  /** A bot plays for a person, or (level empty) the person plays again. */
  | { readonly kind: 'standIn'; readonly seat: number; readonly level: string; readonly id?: string | undefined }
  /** A bot for good, in a seat that stayed free. */
  | { readonly kind: 'bot'; readonly seat: number; readonly level: string }
  | { readonly kind: 'pause'; readonly by: number; readonly on: boolean; readonly id?: string | undefined }
  /** The teacher wants everybody's eyes: nothing can be done here, and no clock runs. */
  | { readonly kind: 'eyes'; readonly on: boolean }
  /** The teacher gives a seat more time. */
  | { readonly kind: 'time'; readonly seat: number; readonly milliseconds: number }
  /** The game is over: the seed is shown. */
  | { readonly kind: 'over'; readonly seed: string }
  | {
      readonly kind: 'rematch';
      readonly by: number;
      readonly code: string;
      readonly table?: string | undefined;
      readonly id: string;
    }
);

/**
 * The vocabulary of a table's log. A store remembers the newest one that a program opened it with, and a program that knows an older one
 * refuses to start there. Raise it for a new kind of entry, and for a new field that an older program would misread.
 */
export const VOCABULARY = 2;

/** The vocabulary that each kind of entry came with. */
export const ENTRY_SINCE = {
  open: 1,
  sit: 1,
  free: 1,
  swap: 1,
  release: 1,
  resit: 1,
  door: 1,
  outage: 1,
  colour: 1,
  lead: 1,
  first: 1,
  deal: 1,
  close: 1,
  salt: 1,
  start: 1,
  play: 1,
  resign: 1,
  undo: 1,
  ask: 1,
  lapse: 1,
  answer: 1,
  standIn: 1,
  bot: 1,
  pause: 1,
  eyes: 1,
  time: 1,
  over: 1,
  rematch: 1,
  forget: 2,
} as const satisfies Readonly<Record<Entry['kind'], number>>;

export function writeEntry(entry: Entry): string {
  if (entry.kind !== 'play') return JSON.stringify(entry);
  const { kind, seat, text, id, at } = entry;
  return JSON.stringify({ kind, seat, text, id, at });
}

export const readEntry = (text: string): Entry => JSON.parse(text);

/** A custom scenario is the longest line. */
const BOUNDS: Bounds = { length: 256 * 1024, depth: 2 * MOST_DEPTH, values: 50_000 };

/** A stored entry, or undefined if it is unreadable: a table continues without it. */
export function findEntry(text: string): Entry | undefined {
  const read = readUntrusted(text, BOUNDS);
  const isEntry = read.ok && isRecord(read.value) && typeof read.value['kind'] === 'string';
  return isEntry ? (read.value as unknown as Entry) : undefined;
}
