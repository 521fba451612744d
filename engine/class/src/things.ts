import type { Json } from '@stolik/kernel/json';
import type { ClosedQuestion } from '@stolik/kernel/puzzles/puzzle';
import type { Given } from './given.ts';
import type { Nickname } from './names.ts';

/* The things a class is made of, as they are kept, sent and shown. */

/** A device is shared by two, seldom by three; more would wait longer than they play. */
export const MOST_AT_DEVICE = 4;

/** The limit of a given list: nothing is open, everything up to and including an item (counted from 0), or everything. */
export type ClassPace =
  | { readonly kind: 'locked' }
  | { readonly kind: 'upTo'; readonly item: number }
  | { readonly kind: 'open' };

/** A pupil's task. */
export type Task =
  /** Levels of lessons or puzzles, by id, in this order. */
  | { readonly kind: 'lessons' | 'puzzles'; readonly game: string; readonly items: readonly string[] }
  | { readonly kind: 'game'; readonly game: string; readonly options: { readonly [key: string]: Json } }
  /** Building freely, from one of the bench's examples on. */
  | { readonly kind: 'bench'; readonly example: string }
  /** Whatever one likes. */
  | { readonly kind: 'free' };

/**
 * The state of the class screen. `board`: one table, large. `recap`: the achievements of the lesson; with names only if the
 * teacher wants it. `isOut`: every device lets its pupils out. `isLive`: answers show while others still think.
 */
export type WallState =
  | { readonly kind: 'gather' | 'boards' }
  | { readonly kind: 'question'; readonly isLive?: boolean | undefined }
  | { readonly kind: 'board'; readonly table: string }
  | { readonly kind: 'recap'; readonly isRanked: boolean; readonly isOut?: boolean | undefined };

/** The current step of a lesson plan; plans are data of the client. */
export interface PlanStep {
  readonly plan: string;
  readonly step: number;
}

/** How well one thing is done by one pupil: 0 stars is not solved yet; a puzzle has no stars but one. */
export interface Progress {
  readonly stars: 0 | 1 | 2 | 3;
  /** Tries that went wrong. */
  readonly misses: number;
  /** When it last became more, and when it was solved first. */
  readonly at: number;
  readonly solvedAt?: number | undefined;
}

/** One thing that a pupil's device knows of: the same fact told twice, or an older one later, changes nothing. */
export type Fact = readonly [thing: string, stars: 0 | 1 | 2 | 3, misses: number];

/** The question for everybody. Its solution stays with the teacher. */
export type ClassQuestion = Omit<ClosedQuestion, 'solution'>;

/** The pairs and larger groups: numbers of pupils, in the order of seats. */
export type Groups = readonly (readonly number[])[];

/** The settings with which tables for all groups are opened. */
export interface GamePlan {
  readonly game: string;
  readonly options: { readonly [key: string]: Json };
  /** Everybody gets the same chance. */
  readonly isSameDeal: boolean;
  /** Minutes each, and seconds more after every decision; missing: as long as they like. */
  readonly clock?: { readonly minutes: number; readonly seconds: number } | undefined;
  /** The bot for pupils without a partner. */
  readonly level: string;
}

/** The contents of a pupil's screen: the id of a level, a puzzle, a table or the bench, and its position. */
export interface Doing {
  readonly thing: string;
  /** Decisions in notation since the beginning; of the bench what its link holds. */
  readonly shows: readonly string[];
}

/** What a pupil's device cannot do: keep anything, make a sound, read aloud. */
export const LACKS = ['storage', 'sound', 'voice'] as const;
export type Lack = (typeof LACKS)[number];

/** The state of a table as its teacher needs it. */
export interface TableStand {
  /** Seats that a bot plays for their pupil. */
  readonly bots: readonly number[];
  /** Seats whose turn it is. */
  readonly asked: readonly number[];
  readonly hasClock: boolean;
}

/** Tables that were opened together with one seed. */
export interface Deal {
  readonly id: string;
  /** How many are laid at first; one that begins again with the same deal comes on top. */
  readonly tables: number;
}

/** A table that belongs to the class. */
export interface ClassTable {
  readonly id: string;
  readonly game: string;
  /** By seat the pupil who sits there, or null for a bot. */
  readonly seats: readonly (number | null)[];
  readonly isSameDeal: boolean;
  /** Missing where the seed is this table's own, and at tables laid before deals had names. */
  readonly deal?: Deal | undefined;
  readonly openedAt: number;
  readonly isOver: boolean;
  /** Put away by the teacher: nobody of the class plays there any more. */
  readonly isAway: boolean;
  /** Pupils who want to play there again. */
  readonly again: readonly number[];
}

/** A table at the moment it is opened. */
export type LaidTable = Omit<ClassTable, 'openedAt' | 'isOver' | 'isAway' | 'again'>;

/** All things of a pupil, or these. */
export type Things = 'all' | readonly string[];

export interface Pupil {
  readonly index: number;
  readonly name: Nickname;
  /** Came by the number on the wall, for one lesson. */
  readonly isGuest: boolean;
  /** How often the secrets were replaced: older ones are revoked. */
  readonly drawn: number;
  /** Who else uses the device of this pupil, as it says; true where theirs says the same (`sharersOf`). */
  readonly others: readonly number[];
  /** Hashes; empty where a guest has none. */
  readonly card: string;
  readonly pictures: string;
  /** Another task than everybody's. */
  readonly task: Task | undefined;
  /** When that was given to them. */
  readonly givenAt: number;
  /** When their animal was changed last; 0: never. */
  readonly renamedAt: number;
  /** How many entries they have written. */
  readonly wrote: number;
  readonly progress: Readonly<Record<string, Progress>>;
  /** What the teacher took back. */
  readonly taken: Readonly<Record<string, Progress>>;
  /** To this pupil, beside what all were given. */
  readonly given: Given;
  readonly isGone: boolean;
}

/** A question that was put to everybody. */
export interface Asked {
  readonly id: string;
  readonly question: ClassQuestion;
  readonly solution: readonly string[];
  readonly isOpen: boolean;
  /** By pupil, in notation. */
  readonly answers: Readonly<Record<number, readonly string[]>>;
  /** The answer that is being played out. */
  readonly played: readonly string[] | undefined;
}
