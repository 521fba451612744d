import type { Language, Words } from '@stolik/kernel/language';

/** What a game counts for each seat from turn to turn: for those who look back at it. */
export interface Count<State> {
  /** `Points`, `Damage`. */
  readonly name: Words;
  of(state: State): readonly number[];
  /** For each seat how much puts it out, where that is not the same for all. */
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
  /** That nothing happened for so many turns or rounds; `isWhole`: from the first to the last. */
  quiet(length: number, isWhole: boolean, language: Language): string;
  /** That one decision in that time could have changed it. Left out where a decision alone never does. */
  could?(isYou: boolean, language: Language): string;
  /** That the one who reads it had no such chance in all that time. */
  readonly couldNot?: Words;
  /** That the counts were level and something else decided. */
  readonly tie?: Words;
  /** Kinds of events that say what a change came from. */
  readonly telling: readonly string[];
}

// biome-ignore lint/suspicious/noExplicitAny: the state of an unknown game
export type AnyCount = Count<any>;
