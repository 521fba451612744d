import type { Language } from '@stolik/kernel/language';
import type { Nickname } from './names.ts';
import type { ClassPace, ClassQuestion, ClassTable, Fact, Groups, PlanStep, Task, WallState } from './things.ts';

/** Everybody, those who will still come too, or these. */
export type Whom = 'all' | readonly number[];

/**
 * One line of the life of a class. The lines in order are the whole truth about it. Nothing in them was written by a pupil but moves, and
 * of secrets they hold hashes alone. `id` is that of the wish: the same wish is not done twice.
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
  /** Secrets drawn anew: a guest who gets some stays. */
  | { readonly kind: 'secrets'; readonly pupil: number; readonly card: string; readonly pictures: string }
  | { readonly kind: 'wallKey' }
  | { readonly kind: 'lesson' }
  | { readonly kind: 'pace'; readonly pace: ClassPace }
  | { readonly kind: 'eyes'; readonly on: boolean }
  | { readonly kind: 'wall'; readonly wall: WallState }
  | { readonly kind: 'task'; readonly whom: Whom; readonly task: Task }
  | { readonly kind: 'pairs'; readonly groups: Groups }
  | { readonly kind: 'table'; readonly table: Omit<ClassTable, 'openedAt' | 'isOver' | 'isAway'> }
  | { readonly kind: 'over'; readonly table: string }
  | { readonly kind: 'away'; readonly table: string }
  | { readonly kind: 'did'; readonly pupil: number; readonly facts: readonly Fact[] }
  | { readonly kind: 'ask'; readonly question: ClassQuestion; readonly solution: readonly string[]; readonly asked: string }
  | { readonly kind: 'answer'; readonly pupil: number; readonly asked: string; readonly answer: readonly string[] }
  | { readonly kind: 'close'; readonly asked: string }
  | { readonly kind: 'playOut'; readonly asked: string; readonly answer: readonly string[] }
  | { readonly kind: 'unask' }
  | { readonly kind: 'plan'; readonly plan: PlanStep | null }
  /** The number that lets anybody in for one lesson; empty: nobody any more. */
  | { readonly kind: 'pin'; readonly pin: string }
);

/** The vocabulary of a class's log, raised by the same rule as that of a table (engine/table/src/entry.ts). */
export const VOCABULARY = 1;

/** The vocabulary that each kind of entry came with. */
export const ENTRY_KINDS = {
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
export const readEntry = (text: string): Entry => JSON.parse(text);
