import type { Action, GameEvent, Seat } from '@stolik/kernel/game';
import type { Language, Words } from '@stolik/kernel/language';
import type { Speech } from '@stolik/look/speech';

/** Whole turns or rounds, both ends included. */
export interface Span {
  readonly from: number;
  readonly to: number;
  /** From the first to the last of the game. */
  readonly isWhole: boolean;
}

/** The round that took most from those who lost, and what it took. */
export interface Decisive {
  readonly round: number;
  readonly seats: readonly Seat[];
  readonly points: number;
}

/** What a seat has at the end, and how much puts it out. */
interface Tally {
  readonly seat: Seat;
  readonly value: number;
  readonly limit: number | undefined;
}

/** The reader's count and the rivals' counts when the game is over. */
export interface Summed {
  readonly isWon: boolean;
  readonly own: Tally;
  readonly others: readonly Tally[];
}

/** The numbers that a game counts for each seat from turn to turn, for looking back at it. */
export interface Count<State> {
  /** `Points`, `Damage`. */
  readonly name: Words;
  /** What the drawing shows, where the name alone could be misread. */
  readonly caption?: Words;
  of(state: State): readonly number[];
  /** For each seat how much puts it out. */
  limits?(state: State): readonly number[];
  /** The less, the better. */
  readonly isLess?: true;
  /** Who plays together: a number for each seat. Left out: everybody alone. Partners' counts are added up. */
  sides?(state: State): readonly number[];
  /** Stays the same as long as nothing happens that people play for. */
  stir(state: State): number;
  /** A lead that is smaller than this is not worth a sentence. */
  readonly least: number;
  /** `3 points`. */
  amount(count: number, language: Language): string;
  /** That nothing happened in these turns or rounds. */
  quiet(span: Span, language: Language): string;
  /** That one decision in that time could have changed it. Left out where a decision alone never does. */
  could?(isYou: boolean, language: Language): string;
  /** That the one who reads it had no such chance in all that time. */
  readonly couldNot?: Words;
  /** Actions that only wait, and what somebody hears who did nothing else in a whole game. */
  readonly waiting?: { isWaiting(action: Action): boolean; readonly says: Words };
  /** That the counts were level and something else decided. */
  readonly tie?: Words;
  /** Kinds of events that say what a change came from. */
  readonly telling: readonly string[];
  /** What these events come to, summed up, the reader's own side last. Left out: every event has its own sentence. */
  told?(events: readonly GameEvent[], speech: Speech, limits: readonly number[] | undefined): readonly string[];
  /**
   * Which round decided the game, and how the last one, whose events and number these are, ended it; empty where that is not known. `most`
   * is left out where nothing was taken.
   */
  decided?(events: readonly GameEvent[], round: number, speech: Speech, most?: Decisive): string;
  /** What the counts at the end say of the reader's game, where it is worth a sentence; may be empty. */
  summary?(summed: Summed, speech: Speech): string;
  /** Whether a seat itself brought about what happened in its round. Left out: it always did. */
  earned?(events: readonly GameEvent[], seat: Seat): boolean;
  /** Who has been knocked out. */
  out?(state: State): readonly Seat[];
  /**
   * What another decision of `seat` would have come to against the same decisions of so many others, beside what really happened; may
   * be empty. Both are events of the round.
   */
  would?(events: readonly GameEvent[], real: readonly GameEvent[], seat: Seat, others: number, speech: Speech): string;
  /** What the counts are made of when the game is over, for the reader on this seat; may be empty. */
  parts?(state: State, seat: Seat, speech: Speech): string;
}

// biome-ignore lint/suspicious/noExplicitAny: the state of an unknown game
export type AnyCount = Count<any>;
