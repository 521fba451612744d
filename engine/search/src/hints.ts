import type { Action, AnyGame, Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import type { AnyBook } from './book.ts';
import type { Thought } from './player.ts';

/** An action worth doing, for people. */
export interface Hint {
  readonly action: Action;
  /** In notation. */
  readonly text: string;
  /** Expected result, 0 lost to 1 won. */
  readonly value: number;
  /** Why, in words; may be empty. */
  readonly reason: string;
}

/** The best few actions of a thought, with reasons. `world` is one the seat holds possible, never the hidden truth. */
export function hintsOf(
  game: AnyGame,
  book: AnyBook,
  world: unknown,
  seat: Seat,
  thought: Thought,
  language: Language,
  count = 3,
): Hint[] {
  return thought.candidates.slice(0, count).map(({ action, value }) => ({
    action,
    text: game.write(world, seat, action),
    value,
    reason: book.explainMove?.(world, seat, action, language) ?? '',
  }));
}
