import type { GameEvent, Seat } from '@stolik/kernel/game';
import type { Language, Words } from '@stolik/kernel/language';
import type { LevelWords, Preview } from '@stolik/kernel/lessons/chapter';
import type { Asked } from '@stolik/kernel/puzzles/asked';
import type { AnyPuzzleRules } from '@stolik/kernel/puzzles/prove';
import type { ClosedQuestion, Goal, Puzzle } from '@stolik/kernel/puzzles/puzzle';
import type { Component } from 'solid-js';
import type { GameClient, Lit, TableClient } from '../contract.ts';
import type { Attempt } from './attempt.ts';

/** A question as people read it. */
export interface Question {
  /** At most eight words. */
  readonly goal: string;
  /** The move whose outcome is asked for, in a sentence: it lies nowhere on the board. */
  readonly move?: string;
  /** What one must know to answer it, in one or two sentences. */
  readonly says: string;
  /** Where to look, without the answer. */
  readonly look: string;
  /** The clause behind it. */
  readonly clause: string;
  /** Inside a box of 100 by 100, with the game's own art. */
  readonly picture: string;
}

/** What came of an answer. */
export interface Came<View = unknown, Event extends GameEvent = GameEvent> {
  readonly seat: Seat;
  readonly wanted: number;
  readonly got: number;
  /** What is seen where the answer ended. */
  readonly view: View;
  /** What was decided, in notation. */
  readonly answer: readonly string[];
  /** The decision by which it was missed. It takes long enough to ask only where it is told. */
  strayed?(): StrayedAt<View, Event> | undefined;
  story?(): Story<View, Event>;
  /** Of a question that is read: what was said, and what is so. */
  readonly said?: { readonly answer: string; readonly right: string };
}

/** What decisions have done: what was seen before them, and all that happened. */
export interface Story<View = unknown, Event extends GameEvent = GameEvent> {
  readonly view: View;
  readonly events: readonly Event[];
}

/** A decision that was wrong, in notation, with those that were right in its place. */
export interface StrayedAt<View = unknown, Event extends GameEvent = GameEvent> {
  /** What was seen before it. */
  readonly view: View;
  readonly played: string;
  readonly rights: readonly string[];
  /** What came of it. */
  readonly events: readonly Event[];
}

/** What a game brings so that its puzzles can be asked: `apps/web/src/games/<id>/puzzles.ts` exports one as `puzzles`. */
export interface PuzzlePart<View = unknown, Event extends GameEvent = GameEvent> {
  readonly rules: AnyPuzzleRules;
  /** The puzzles that are shipped, one a line. */
  lines(): Promise<string>;
  /** Those that nobody meets before their day. */
  dailies(): Promise<string>;
  /** What is asked for and what an answer shows, by the words of docs/puzzles.md. */
  readonly kinds: Readonly<Record<string, Words>>;
  readonly themes: Readonly<Record<string, Words>>;
  /** `view`: what is seen where the question begins. */
  ask(goal: Goal, view: View, language: Language, who: { readonly seat: Seat; nameOf(seat: Seat): string }): Question;
  /** Shows on the board what the question is about, as long as it is asked. */
  point?(table: TableClient<View, Event>, goal: Goal, position: ClosedQuestion['position']): void;
  /** Lays out what an answer begins with, as if the person had done it. */
  begin?(table: TableClient<View, Event>, goal: Goal): void;
  /** What is known of this question beside what lies on the table: programs that the others have laid. */
  readonly Known?: Component<{ readonly table: TableClient<View, Event>; readonly puzzle: ClosedQuestion }>;
  /** What children call whom they lead: they are told of by name. */
  readonly hero?: Words;
  /** Whether anything of that kind is known here. */
  knows?(question: ClosedQuestion): boolean;
  /** Questions that are read: the decision whose outcome is asked for, and how an answer is called. */
  readonly read?: {
    plays(goal: Goal): string;
    says(answer: string, language: Language): string;
    /** Inside a box of 100 by 100: the sign by which one of a few answers is known on the board. */
    picture?(goal: Goal, answer: string): string | undefined;
    /** The answer that was pressed on the board, or its cell where the way to face is still to be said. */
    pressed?(table: TableClient<View, Event>, answers: readonly string[]): string | undefined;
    /** Where an answer lies on the board. */
    lit?(answer: string): Lit | undefined;
  };
  /** Explains on paper what an answer did, where there is something to explain. */
  readonly Why?: Component<{ readonly table: TableClient<View, Event> }>;
  /** Leaves on the board what a missed answer did; undefined: it is taken away. */
  trail?(table: TableClient<View, Event>, missed: Came<View, Event> | undefined, goal: Goal): void;
  /** Why the right answer is right, in a few sentences. */
  why?(goal: Goal, came: Came<View, Event>, language: Language): readonly string[];
  /** Why this was not it: a heading and a sentence. */
  missed(goal: Goal, missed: Came<View, Event>, language: Language): { readonly title: string; readonly says: string };
}

/** What a lesson has besides its question. */
export interface Lesson {
  /** Among all lessons of the game; people count from 1. */
  readonly number: number;
  /** Understood without reading. */
  readonly isForChildren: boolean;
  readonly par: number;
  readonly preview: Preview;
  readonly clause: string;
  /** As far as its story has come. */
  readonly guide: { readonly picture: string } | undefined;
  words(): LevelWords;
  readonly chapter: {
    title(): string;
    /** All levels of the chapter. */
    levels(): readonly LessonStep[];
  };
  /** No lesson of this game comes after it. */
  readonly isLast: boolean;
}

/** A level in the list of its chapter. */
export interface LessonStep {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly stars: number;
  readonly href: string;
}

/** A question and the game it is about. */
export type StudyPlan = Asking & {
  readonly client: GameClient;
  readonly part: PuzzlePart;
  readonly asked: Asked;
};

/** A question and where it leads: a puzzle, or a level of a lesson. */
export type Asking = AskingPlan &
  ({ readonly puzzle: Puzzle; readonly lesson?: undefined } | { readonly puzzle: ClosedQuestion; readonly lesson: Lesson });

interface AskingPlan {
  /** Where the bar leads back to. */
  readonly back: string;
  readonly next: string;
  /** How its lesson calls it and asks it, where a question of a lesson is asked outside of it. */
  words?(): { readonly title: string; readonly goal: string } | undefined;
  /** The answer is somebody else's to judge: it is taken as it is given, in notation, and nothing helps on the way. */
  onAnswer?(answer: readonly string[]): void;
  /** What has been decided so far, in notation: whenever something more is, and when it is begun again. */
  onShown?(moves: readonly string[]): void;
  /** Grows whenever somebody else wants a hint to be shown. */
  nudges?(): number;
  /** A chapter ends here: sits down at a table of the game. */
  onPlay?(): void;
  /** An answer was wrong, and another may follow. */
  onTry?(attempt: Attempt): void;
  /** The question was solved, or its answer looked at. */
  onDone(attempt: Attempt): void;
  /** What that has done to somebody's place, once it is known. */
  placed?(): string | undefined;
}
