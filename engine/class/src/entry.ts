import { atLeast, count, either, type Form, fits, flag, list, text, word } from '@stolik/kernel/forms';
import { isRecord } from '@stolik/kernel/json';
import type { Language } from '@stolik/kernel/language';
import { type Bounds, MOST_DEPTH, readUntrusted } from '@stolik/kernel/untrusted';
import * as form from './forms.ts';
import type { Nickname } from './names.ts';
import type { ClassPace, ClassQuestion, Fact, Groups, LaidTable, PlanStep, Task, Things, WallState } from './things.ts';

/** Everybody, those who will still come too, or these. */
export type Whom = 'all' | readonly number[];

/**
 * One line of a class's log; the lines in order are the whole truth about it. Pupils write nothing in it but moves, and of
 * secrets it holds only hashes. `id` is the id of the request: the same request is not processed twice.
 */
export type Entry = { readonly at: number; readonly id?: string | undefined } & (
  | { readonly kind: 'open'; readonly label: string; readonly language: Language; readonly teacher: string }
  | { readonly kind: 'label'; readonly label: string }
  | {
      readonly kind: 'pupil';
      readonly pupil: number;
      readonly name: Nickname;
      readonly card: string;
      readonly pictures: string;
      readonly isGuest?: true;
    }
  | { readonly kind: 'rename'; readonly pupil: number; readonly name: Nickname }
  | { readonly kind: 'remove'; readonly pupil: number }
  /** New secrets; a guest who gets some stays. */
  | { readonly kind: 'secrets'; readonly pupil: number; readonly card: string; readonly pictures: string }
  | { readonly kind: 'wallKey' }
  | { readonly kind: 'lesson' }
  | { readonly kind: 'pace'; readonly pace: ClassPace }
  | { readonly kind: 'eyes'; readonly on: boolean }
  | { readonly kind: 'wall'; readonly wall: WallState }
  | { readonly kind: 'task'; readonly whom: Whom; readonly task: Task }
  | { readonly kind: 'pairs'; readonly groups: Groups }
  | { readonly kind: 'table'; readonly table: LaidTable }
  | { readonly kind: 'over'; readonly table: string }
  | { readonly kind: 'away'; readonly table: string }
  /** A pupil wants to play there again. */
  | { readonly kind: 'again'; readonly pupil: number; readonly table: string }
  /** Who uses the same device as this pupil, as that device says. */
  | { readonly kind: 'share'; readonly pupil: number; readonly others: readonly number[] }
  | { readonly kind: 'did'; readonly pupil: number; readonly facts: readonly Fact[] }
  /** The teacher takes stars back, or gives them back. */
  | { readonly kind: 'unstar'; readonly pupil: number; readonly things: Things }
  | { readonly kind: 'restar'; readonly pupil: number; readonly things: Things }
  | { readonly kind: 'ask'; readonly question: ClassQuestion; readonly solution: readonly string[]; readonly asked: string }
  | { readonly kind: 'answer'; readonly pupil: number; readonly asked: string; readonly answer: readonly string[] }
  | { readonly kind: 'close'; readonly asked: string }
  | { readonly kind: 'playOut'; readonly asked: string; readonly answer: readonly string[] }
  | { readonly kind: 'unask' }
  | { readonly kind: 'plan'; readonly plan: PlanStep | null }
  /** The number that lets anybody in for one lesson; empty: nobody any more. */
  | { readonly kind: 'pin'; readonly pin: string }
);

/** The vocabulary of a class's log, raised by the same rule as that of a table (engine/table/src/entry.ts). 4: six more animals. */
export const VOCABULARY = 4;

/** The vocabulary that each kind of entry came with. */
export const ENTRY_SINCE = {
  open: 1,
  label: 1,
  pupil: 1,
  rename: 1,
  remove: 1,
  secrets: 1,
  wallKey: 1,
  lesson: 1,
  pace: 1,
  eyes: 1,
  wall: 1,
  task: 1,
  pairs: 1,
  table: 1,
  over: 1,
  away: 1,
  again: 3,
  share: 3,
  unstar: 2,
  restar: 2,
  did: 1,
  ask: 1,
  answer: 1,
  close: 1,
  playOut: 1,
  unask: 1,
  plan: 1,
  pin: 1,
} as const satisfies Readonly<Record<Entry['kind'], number>>;

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type Line = Without<Entry, 'at'>;

export const writeEntry = (entry: Entry): string => JSON.stringify(entry);

const SECRETS = { card: text(/^([0-9a-f]{64})?$/, ''), pictures: text(/^.{0,100}$/, '') };
const ASKED = { asked: form.THING };

/** What each kind of entry says beside when it happened. */
const CONTENTS: Readonly<Record<Entry['kind'], form.Contents>> = {
  open: [{ label: form.LABEL, language: form.LANGUAGE, teacher: form.HASH }],
  label: [{ label: form.LABEL }],
  pupil: [{ pupil: form.PUPIL, name: form.NICKNAME, ...SECRETS }, { isGuest: flag }],
  rename: [{ pupil: form.PUPIL, name: form.NICKNAME }],
  remove: [{ pupil: form.PUPIL }],
  secrets: [{ pupil: form.PUPIL, ...SECRETS }],
  wallKey: [{}],
  lesson: [{}],
  pace: [{ pace: form.PACE }],
  eyes: [{ on: flag }],
  wall: [{ wall: form.WALL }],
  task: [{ whom: form.WHOM, task: form.TASK }],
  pairs: [{ groups: form.GROUPS }],
  table: [
    {
      table: atLeast(
        {
          id: form.THING,
          game: form.GAME,
          seats: list(either(word(null), form.PUPIL), 8, 1),
          isSameDeal: flag,
        },
        { deal: atLeast({ id: form.THING, tables: count(1, 100) }) },
      ),
    },
  ],
  over: [{ table: form.THING }],
  away: [{ table: form.THING }],
  again: [{ pupil: form.PUPIL, table: form.THING }],
  share: [{ pupil: form.PUPIL, others: form.SHARERS }],
  unstar: [{ pupil: form.PUPIL, things: form.THINGS }],
  restar: [{ pupil: form.PUPIL, things: form.THINGS }],
  did: [{ pupil: form.PUPIL, facts: form.FACTS }],
  ask: [{ question: form.QUESTION, solution: form.SOLUTION, ...ASKED }],
  answer: [{ pupil: form.PUPIL, answer: form.MOVES, ...ASKED }],
  close: [ASKED],
  playOut: [{ answer: form.MOVES, ...ASKED }],
  unask: [{}],
  plan: [{ plan: form.PLAN }],
  pin: [{ pin: text(/^\d{0,9}$/, '', '12345') }],
};

export const ENTRY_KINDS = Object.keys(CONTENTS) as readonly Entry['kind'][];

/** Fields that this program does not know are left alone: a later one may write more. */
export function entryForm(kind: Entry['kind']): Form {
  const [needed, optional] = CONTENTS[kind];
  const id = text(/^[\w -]{1,40}$/, 'w1', '3 w1');
  return atLeast({ kind: word(kind), at: count(0, Number.MAX_SAFE_INTEGER), ...needed }, { ...optional, id });
}

/** Without the fields that this program does not know: what comes from outside brings none. */
export function onlyKnown(entry: Entry): Entry {
  const [needed, optional] = CONTENTS[entry.kind];
  const known = new Set(['kind', 'at', 'id', ...Object.keys(needed), ...Object.keys(optional ?? {})]);
  return Object.fromEntries(Object.entries(entry).filter(([key]) => known.has(key))) as unknown as Entry;
}

const FORMS = new Map<unknown, Form>(ENTRY_KINDS.map((kind) => [kind, entryForm(kind)]));

/** Twice what a message may hold: more was never written. */
const BOUNDS: Bounds = { length: 64 * 1024, depth: MOST_DEPTH, values: 10_000 };

/** An unknown kind of entry: a newer program wrote it, and only a newer one can continue. */
export class UnknownEntry extends Error {
  constructor(kind: string) {
    super(`this program knows no entry "${kind.slice(0, 40)}" of a class`);
  }
}

/**
 * Reads a stored entry. Undefined if it is unreadable: the class continues without it. Throws `UnknownEntry` for an entry of
 * a newer program.
 */
export function readEntry(text: string): Entry | undefined {
  const read = readUntrusted(text, BOUNDS);
  if (!read.ok || !isRecord(read.value)) return undefined;
  const { kind } = read.value;
  const known = FORMS.get(kind);
  if (!known && typeof kind === 'string') throw new UnknownEntry(kind);
  return known && fits(known, read.value) ? (read.value as unknown as Entry) : undefined;
}
