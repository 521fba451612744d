import type { Action, AnyGame, Seat } from '@stolik/kernel/game';
import { parseCanonical } from '@stolik/kernel/json';
import type { Language } from '@stolik/kernel/language';
import { advise } from './advice.ts';
import type { AnyBook, Known } from './book.ts';
import type { Deadline } from './player.ts';

/** One of the best actions, and why. */
export interface Hint {
  readonly action: Action;
  /** Empty when there is nothing to say. */
  readonly says: string;
  /** The place that it is for, where the action itself does not show it. */
  readonly place?: string;
}

/** What the adviser says of a position, and how sure it is. */
export interface Hints {
  /** Best first; at least one. */
  readonly ideas: readonly Hint[];
  /** The first is hardly better than the second. */
  readonly isClose: boolean;
  /** Time ran out before everything was thought through. */
  readonly isHasty: boolean;
}

/** The ideas of a seat with a reason for each. Without a deadline they depend on what the seat sees and knows, and on nothing else. */
export function hintsFor(
  game: AnyGame,
  book: AnyBook,
  state: unknown,
  seat: Seat,
  language: Language,
  deadline?: Deadline,
  known?: Known,
): Hints {
  const { ideas, world, isClose, isHasty } = advise(game, book, state, seat, deadline, known?.memory);
  const told = ideas.map(({ action }): Hint => {
    // A reason may try things out in its world: every idea gets a fresh one.
    const says = book.explainMove?.(parseCanonical(world), seat, action, language, known) ?? '';
    const place = book.placeOf?.(parseCanonical(world), seat, action, known);
    return { action, says, ...(place !== undefined && { place }) };
  });
  return { ideas: told, isClose, isHasty };
}
