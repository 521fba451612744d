import type { Action, Seat } from '../game.ts';
import type { Json } from '../json.ts';
import type { Rng } from '../random.ts';
import type { PuzzleRules, Question } from './prove.ts';
import type { ClosedQuestion, Goal, Puzzle } from './puzzle.ts';

/** How a game makes its puzzles, for the terminal alone: a table that asks one needs only how it is judged. */
export interface PuzzleMaking<State> extends PuzzleRules<State> {
  /** Where puzzles come from: positions of games, or a generator of the game's own. */
  readonly source: FromGames<State> | Invented;
  /** The decisions of a player who tries things out with this goal in mind, since `start`; by default random legal actions. */
  draw?(state: State, seat: Seat, rng: Rng, goal: Goal, start: State): Action;
  /** How large the question is that this answers, for who guesses how hard it is. */
  size?(line: readonly Action[]): { readonly choices: number; readonly right: number; readonly length: number };
  /** Somebody who knows next to nothing of the rules is right: good for a first puzzle, and rated as one. */
  isGlance?(start: State, puzzle: ClosedQuestion): boolean;
  /** Why this is a poor puzzle although it is proved, if it is one: something in it misleads, or is there for nothing. */
  weakness?(start: State, puzzle: ClosedQuestion): string | undefined;
  /** What has to be found, however the table lies: no file asks for the same twice. */
  idea(start: State, puzzle: ClosedQuestion): string;
  /** What an answer shows, in words that stay. */
  themes(start: State, seat: Seat, line: readonly Action[]): readonly string[];
}

/** A question made up by a game: a line of a file without what is found out about it. */
export interface Invention extends Pick<Puzzle, 'players' | 'options' | 'position' | 'seat' | 'goal'> {
  readonly moves?: readonly string[];
}

export interface FromGames<State> {
  /** Tables whose games puzzles are looked for in. */
  readonly tables: readonly { readonly players: number; readonly options: { readonly [key: string]: Json } }[];
  /** Whether a puzzle can begin here: in the middle of a turn it cannot. */
  isBeginning(state: State): boolean;
  /** Whether so much has happened since an earlier puzzle of the game that this is another table to a player. */
  isFresh(state: State, earlier: State): boolean;
  /** What can be asked of this seat here. */
  questions(start: State, seat: Seat): readonly Question<State>[];
  /** The position as a case file has it, and nothing that `seat` does not know. */
  write(state: State, seat: Seat): { readonly [key: string]: Json };
}

export interface Invented {
  readonly kinds: readonly string[];
  /** Questions of this kind, one after the other until one is worth a puzzle. */
  invent(kind: string, rng: Rng): Iterable<Invention>;
}

// biome-ignore lint/suspicious/noExplicitAny: the state of an unknown game
export type AnyPuzzleMaking = PuzzleMaking<any>;
