import type { Action, Seat } from '@stolik/kernel/game';
import type { Words } from '@stolik/kernel/language';

/** What a program and the table tell each other: JSON. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

/** What a word takes. A seat is a number from 1 in programs and a `Seat` here; a move is a text in notation. */
export type Takes = 'seat' | 'text' | 'number';

/** A table that is asked: the state is redealt for the seat that decides, and belongs to nobody else. */
export interface Asked<State> {
  readonly state: State;
  /** The seat that decides. */
  readonly me: Seat;
  /** Kept from word to word, for this table and this decision: where a ghost stands, what has been looked at. */
  readonly kept: Kept;
}

export interface Kept {
  ghost?: unknown;
  seen?: unknown;
}

/** One word that programs can use, as a method of a table. */
export interface Word<State> {
  readonly takes: readonly Takes[];
  /** How many of these may be left out, counted from the last; a seat that is left out is the one that decides. */
  readonly optional?: number;
  /** In fuel; 1,000 where nothing is said. */
  readonly cost?: number;
  /** It also stands by itself: `ahead()` is `table.ahead()` of the table that is decided. */
  readonly isFree?: true;
  /** undefined: an argument makes no sense. */
  // biome-ignore lint/suspicious/noExplicitAny: what `takes` says
  answer(asked: Asked<State>, ...args: any[]): Plain | undefined;
  /** An expression that shows it, right in JavaScript and in Python. */
  readonly example: string;
}

/** The words that programs know about one game, beside those of every game (common.ts). */
export interface Vocabulary<State> {
  /** The game's id. */
  readonly game: string;
  readonly words: Readonly<Record<string, Word<State>>>;
  /** What each word means, by name, in every language. */
  readonly meanings: Readonly<Record<string, Words>>;
  /** How the seat stands now, in the game's points where it has some; the more the better. */
  points(state: State, seat: Seat): number;
  /** The text of a move for an answer that is none: a list of cards. undefined: it means nothing. */
  moveOf?(answer: Plain, state: State, seat: Seat): string | undefined;
  /** A small decision beside the main one: where a golem leaves the water. A program that says nothing to it makes no mistake. */
  isAside?(state: State, seat: Seat): boolean;
  /** What the others are taken to decide when they decide at the same time; left out: what is decided for a seat without time. */
  others?(state: State, seat: Seat): Action;
}

// biome-ignore lint/suspicious/noExplicitAny: the state of whichever game
export type AnyVocabulary = Vocabulary<any>;
/** For a game without words of its own: programs play it by the words of every game. */
export const wordless = (game: string): AnyVocabulary => ({ game, words: {}, meanings: {}, points: () => 0 });

/** Fetches the words of games, by id. */
export type Workshops = Readonly<Record<string, () => Promise<AnyVocabulary>>>;
