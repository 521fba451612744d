import type { Action, GameEvent, Seat } from '@stolik/kernel/game';
import type { Language, Words } from '@stolik/kernel/language';
import type { Count } from './count.ts';
import type { Effort, Player, Seer } from './player.ts';

/** A bot that people can choose. */
export interface BotEntry<State> {
  /** `1` to `6` for levels, `A0` to `A5` on the ladder, or a name. */
  readonly id: string;
  readonly label: Words;
  /** How it plays, honestly, in one sentence. */
  readonly says: Words;
  readonly player: Player<State>;
  readonly effort: Effort;
  /** What it remembers of a game. Left out: nothing, every position is new to it. */
  readonly recall?: Recall;
}

/** Extracts what is worth remembering from the events that a seat has seen, as plain JSON. It is the seat's only memory. */
export type Recall = (events: readonly GameEvent[]) => unknown;

/** A bot of the arena that is shown the truth. It has no `player`, so that no table can ask it. */
export interface SeerEntry<State> {
  readonly id: string;
  readonly label: Words;
  readonly says: Words;
  readonly seer: Seer<State>;
  readonly effort: Effort;
}

export type Rung<State> = BotEntry<State> | SeerEntry<State>;

/** The facts known at a table apart from the position. */
export interface Known {
  /** What the seat remembers, as the adviser's `recall` has put it. */
  readonly memory?: unknown;
  /** By seat the level of the bot that sits there; undefined for a person. All can see who they play against. */
  readonly levels?: readonly (string | undefined)[];
}

/** Thinks with a fixed number of iterations, so that the same position is always judged alike, on every machine. */
export interface Adviser<State> {
  readonly player: Player<State>;
  readonly iterations: number;
  readonly recall?: Recall;
  /** Actions with the same name are one idea: two stones on one group, a tile turned to the same effect. Without it each is its own. */
  ideas?(world: State, seat: Seat): (action: Action) => string;
  /** Of ideas that are about equal the one with more of this comes first: light at once, a way forward. */
  appeal?(world: State, seat: Seat): (action: Action) => number;
  /** How far apart two values may be and still pass for equal, where that is more than usual. */
  readonly margin?: number;
  /** What an action is for. Of ideas about equal, one of another purpose follows the first, and only that is called about equal. */
  purposes?(world: State, seat: Seat): (action: Action) => string;
  /** The purpose that shows its worth at once: nothing of another purpose is called about as good. */
  readonly prize?: string;
  /** What an action comes to on the whole: of ideas with the same plan only the best is shown. Left out: each is its own. */
  plans?(world: State, seat: Seat): (action: Action) => string;
  /** Actions that are never said first while anything else can be done. */
  idle?(world: State, seat: Seat): (action: Action) => boolean;
  /** Whether a game that looks lost may still turn, however low the values: then it is not called lost. Left out: never. */
  mayTurn?(world: State, seat: Seat): boolean;
}

/** The players of one game, by level. */
export interface Ladder<State> {
  readonly game: string;
  /** Weakest first, `1` to `6`: what the client offers. */
  readonly levels: readonly BotEntry<State>[];
  /** The frozen yardsticks, `A0` to `A6`. */
  readonly ladder: readonly Rung<State>[];
  /** Opponents for lessons and classes, by name: they play to be understood, not to win. */
  readonly sparring?: readonly BotEntry<State>[];
  /** Others by name, such as `greedy`. */
  readonly others?: readonly BotEntry<State>[];
}

/** Everything that plays one game and speaks about it. */
export interface BotBook<State> extends Ladder<State> {
  /** Who is asked for hints, and by whose judgement games are reviewed. */
  readonly adviser: Adviser<State>;
  /** Why this action is good or bad, in words; empty when there is nothing to say. */
  explainMove?(world: State, seat: Seat, action: Action, language: Language, known?: Known): string;
  /** Whether what `explainMove` says speaks for the action. Left out: it always does. */
  speaksFor?(world: State, seat: Seat, action: Action): boolean;
  /** What `explainMove` says of the action is a hope rather than a gain: too little to call it better than another. Left out: never. */
  isHope?(world: State, seat: Seat, action: Action): boolean;
  /** How likely this action is followed by losing at once, 0 to 1: where that is likely, a hint also shows a way out. */
  dangerOf?(world: State, seat: Seat, action: Action, known?: Known): number;
  /** The place on the board that this action is for, as notation names it; undefined where the action itself shows it. */
  placeOf?(world: State, seat: Seat, action: Action, known?: Known): string | undefined;
  /** What is counted at this table; undefined where only chances can be told. */
  count?(state: State): Count<State> | undefined;
  /** Children play at this table: reviews say no numbers. */
  isForKids?(state: State): boolean;
  /** Names of tempers that a level can be given: how a bot is inclined, at about the strength of its level. */
  readonly tempers?: readonly string[];
  /** The level with another temper than its own; undefined where there is no such level or temper. */
  tempered?(level: string, temper: string): BotEntry<State> | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: the state of an unknown game
export type AnyBook = BotBook<any>;
// biome-ignore lint/suspicious/noExplicitAny: the state of an unknown game
export type AnyAdviser = Adviser<any>;
// biome-ignore lint/suspicious/noExplicitAny: the state of an unknown game
export type AnyLadder = Ladder<any>;
// biome-ignore lint/suspicious/noExplicitAny: the state of an unknown game
export type AnyRung = Rung<any>;

export const isSeer = <State>(rung: Rung<State>): rung is SeerEntry<State> => 'seer' in rung;

export const rungsOf = (book: AnyLadder): readonly AnyRung[] => [
  ...book.levels,
  ...book.ladder,
  ...(book.sparring ?? []),
  ...(book.others ?? []),
];

/** Reads `5`, `A5`, `A5@50` (milliseconds), `A5@2000i` (iterations), `greedy`; undefined for an unknown name or a bad effort. */
export function findRung(book: AnyLadder, text: string): AnyRung | undefined {
  const [id, at, ...rest] = text.split('@');
  const rung = rungsOf(book).find((each) => each.id === id);
  if (!rung || rest.length > 0) return undefined;
  if (at === undefined) return rung;
  const match = /^([1-9][0-9]{0,6})(i?)$/.exec(at);
  if (!match) return undefined;
  const amount = Number(match[1]);
  return { ...rung, id: text, effort: match[2] ? { iterations: amount } : { milliseconds: amount } };
}
