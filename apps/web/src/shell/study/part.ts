import type { Language, Words } from '@stolik/kernel/language';
import type { Asked } from '@stolik/kernel/puzzles/asked';
import type { AnyPuzzleRules } from '@stolik/kernel/puzzles/prove';
import type { Goal, Puzzle } from '@stolik/kernel/puzzles/puzzle';
import type { GameClient, TableClient } from '../contract.ts';
import type { Attempt } from './attempt.ts';

/** A question as people read it. */
export interface Question {
  /** At most eight words. */
  readonly goal: string;
  /** What one must know to answer it, in one or two sentences. */
  readonly says: string;
  /** Where to look, without the answer. */
  readonly look: string;
  /** The clause behind it. */
  readonly clause: string;
  /** Inside a box of 100 by 100, with the game's own art. */
  readonly picture: string;
}

/** What came of an answer that did not reach the goal. */
export interface Missed {
  readonly wanted: number;
  readonly got: number;
  /** What is seen where the answer ended. */
  readonly view: unknown;
}

/** What a game brings so that its puzzles can be asked: `apps/web/src/games/<id>/puzzles.ts` exports one as `puzzles`. */
export interface PuzzlePart {
  readonly rules: AnyPuzzleRules;
  /** The files that are shipped, a puzzle a line. */
  lines(): Promise<string>;
  /** What is asked for and what an answer shows, by the words of docs/puzzles.md. */
  readonly kinds: Readonly<Record<string, Words>>;
  readonly themes: Readonly<Record<string, Words>>;
  /** `view`: what is seen where the question begins. */
  ask(goal: Goal, view: unknown, language: Language): Question;
  /** Shows on the board what the question is about, as long as it is asked. */
  point?(table: TableClient, goal: Goal): void;
  /** Why this was not it: a heading and a sentence. */
  missed(goal: Goal, missed: Missed, language: Language): { readonly title: string; readonly says: string };
}

/** A question, the game it is about, and where it leads. */
export interface StudyPlan {
  readonly client: GameClient;
  readonly part: PuzzlePart;
  readonly puzzle: Puzzle;
  readonly asked: Asked;
  /** Where the bar leads back to. */
  readonly back: string;
  readonly next: string;
  /** The question was solved, or its answer looked at. */
  onDone(attempt: Attempt): void;
}
