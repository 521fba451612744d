import type { Action, Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import type { Recorded, When } from './course.ts';

/** A game to be looked through, or as much of it as has been played. */
export interface Played extends Recorded {
  /** Whose decisions are looked at: those of people; where none played, everybody's. */
  readonly of: readonly Seat[];
  /** The one who reads it, where one person played. */
  readonly you?: Seat | undefined;
  readonly names: readonly string[];
  /** First hints that were given at the table, by the step they were given for. */
  readonly advised?: Readonly<Record<number, Action>>;
  readonly language: Language;
}

/** How far a review has come. The first one brings what is known without thinking. */
export interface Progress {
  readonly done: number;
  readonly of: number;
  readonly early?: Pick<Review, 'says' | 'strip'> & { readonly decisive?: Stretch };
}

/** Steps of a game, from the first one on and before the last one; without that, to the end. */
export interface Stretch {
  readonly from: number;
  readonly to?: number;
  /** `The deciding round`. */
  readonly title: string;
}

/** `try`: no mistake, but a place to try something else. */
export type MomentKind = 'mistake' | 'best' | 'rival' | 'swing' | 'try';

/** A decision worth looking at again. */
export interface Moment {
  readonly kind: MomentKind;
  /** Which step of the game it was. */
  readonly step: number;
  readonly seat: Seat;
  readonly played: Action;
  /** In which round it was, or at which turn of the reader. */
  readonly when: When;
  readonly title: string;
  /** What the others played in the same round, where it takes both to understand it. */
  readonly also: readonly { readonly step: number; readonly seat: Seat; readonly played: Action }[];
  /** What came of what was played, where `says` is about something better; may be empty. */
  readonly came: string;
  /** Why the better one is better, or what came of what was played; may be empty. */
  readonly says: string;
  /** `0:1 → 3:1`; empty where nothing is counted or nothing changed. */
  readonly score: string;
  /** What would have been better, or another idea. */
  readonly best?: Action;
  /** Expected results of both, 0 to 1, where a mistake was found. */
  readonly chances?: { readonly best: number; readonly played: number };
  /** How often the same idea was missed later. */
  readonly again: number;
}

/** A swing of a round is everybody's: it shows what all of them played, and is headed by the round alone. */
export const isEverybodys = ({ kind, when }: Pick<Moment, 'kind' | 'when'>): boolean => kind === 'swing' && 'round' in when;

/** The counts or the chances over the whole game. */
export interface Strip {
  /** `Points`, `Damage`, `Chances`. */
  readonly name: string;
  readonly isLess: boolean;
  /** Values are chances, 0 to 1. */
  readonly isChance: boolean;
  /** One for each side; one value before the first turn, and one after each. */
  readonly lines: readonly { readonly seats: readonly Seat[]; readonly values: readonly number[] }[];
  readonly whens: readonly When[];
  /** The step of each turn's first decision. */
  readonly steps: readonly number[];
}

export interface Review {
  /** What happened, in a few sentences. */
  readonly says: readonly string[];
  readonly strip?: Strip;
  /** In the order of the game. */
  readonly moments: readonly Moment[];
  /** The step of the moment from which to try it again. */
  readonly tryAt?: number;
}
