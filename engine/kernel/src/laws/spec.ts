import type { CaseRules } from '../cases.ts';
import type { Action, Actor, AnyGame, GameEvent } from '../game.ts';
import type { Json } from '../json.ts';
import type { Telling } from '../telling.ts';

/** The case files of a game, as they are read from JSON. */
export interface LawCases {
  readonly rules: CaseRules<unknown, unknown>;
  readonly files: readonly unknown[];
}

/** The facts about a game that the law suite needs. */
export interface LawSpec {
  readonly game: AnyGame;
  /** The position in words, as the terminal says it. */
  // biome-ignore lint/suspicious/noExplicitAny: the view of whichever game
  describe(view: any, telling: Telling): string;
  /** Options and seat counts to play random games with: every option and every number of seats should occur. */
  readonly tables: readonly LawTable[];
  /** No game may be longer than this many steps, chance included. */
  readonly longestGame: number;
  /** Lists longer than this are not listed but sampled (games with `count`). */
  readonly listAtMost?: number;
  /** What never changes while a game runs: how many pieces of each kind there are, wherever they lie. */
  conserved(state: unknown): Json;
  /**
   * Whether this step can lawfully show a viewer something hidden (a last commit that opens the programs, a strike that may
   * open a barrel). Then only "equal seen events, equal views" is asked of it. Default: never.
   */
  mayReveal?(state: unknown, actor: Actor): boolean;
  /** Symmetries: mirrored states have the mirrored actions and lead to mirrored states. */
  readonly mirrors?: readonly Mirror[];
  /**
   * The part of a view that follows from events. What is left out can't be shown between two events, only after a step. Default: all.
   */
  followed?(view: unknown): unknown;
  /** Played too, and watched: what is rare in random games happens there. */
  readonly cases?: LawCases;
  /** What the game says can happen: the random games and the cases must really meet it. */
  readonly census?: Census;
  /** Kinds of events told right after a player's action, without repeating the name. */
  readonly unnamed?: readonly string[];
  /** The same game with a hole in it; the secrecy laws must reject each. At least a view that shows too much and an event that does. */
  readonly leaks: readonly Leak[];
}

export interface Census {
  /** Throws `LawBroken` if a sentence about an event is wrong (`@stolik/look/law/telling` knows the languages). */
  readonly telling: (spec: LawSpec, event: GameEvent) => void;
  readonly events: Declared;
  readonly refusals: Declared;
}

export interface Declared {
  /** Kinds of events or codes of refusals that the game has words for. */
  readonly declared: readonly string[];
  /** Those so rare that a test of their own meets them by name. */
  readonly elsewhere: readonly string[];
}

export interface LawTable {
  readonly name: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** Builds the first state where options alone can't (a scenario); default is parseOptions + setup. */
  readonly start?: () => unknown;
}

export interface Mirror {
  readonly name: string;
  state(state: unknown): unknown;
  action(state: unknown, actor: Actor, action: Action): Action;
}

export interface Leak {
  readonly name: string;
  readonly game: AnyGame;
}
