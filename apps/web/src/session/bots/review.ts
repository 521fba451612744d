import type { Action, Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import type { Step } from '@stolik/kernel/steps';
import type { Lesson } from '@stolik/search/review';
import type { Table } from '@stolik/table/table';
import { openThread } from './thread.ts';

/** A decision that changed the game, and what would have been better. */
export interface TurningPoint extends Lesson {
  /** Why the better one is better; may be empty. */
  readonly says: string;
  /** In which round it was, or at which of their turns, counted from 1. */
  readonly when: { readonly round: number } | { readonly turn: number };
}

/** A whole game, to be looked through. */
export interface ReviewOrder {
  readonly kind: 'review';
  readonly game: string;
  readonly options: Table['options'];
  readonly seats: number;
  readonly steps: readonly Step[];
  /** Whose decisions are looked at. */
  readonly of: readonly Seat[];
  /** First hints that were given here, by the step they were given for. */
  readonly advised?: Readonly<Record<number, Action>>;
  readonly language: Language;
}

export type ReviewNews =
  | { readonly done: number; readonly of: number }
  | { readonly points: readonly TurningPoint[] }
  | { readonly says: string };

/** Looks through a game in a thread of its own. The answer stops it. */
export function startReview(order: ReviewOrder, hear: (news: ReviewNews) => void): () => void {
  const worker = openThread();
  worker.onmessage = ({ data }: MessageEvent<ReviewNews>) => hear(data);
  worker.onerror = (event) => {
    event.preventDefault();
    hear({ says: 'the bots could not be loaded' });
  };
  worker.postMessage(order);
  return () => worker.terminate();
}
