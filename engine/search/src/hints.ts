import type { Action, AnyGame, Seat } from '@stolik/kernel/game';
import { parseCanonical } from '@stolik/kernel/json';
import type { Language } from '@stolik/kernel/language';
import { type Advice, advise, type Decided } from './advice.ts';
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

/** The adviser's ideas for a position, and how sure it is. */
export interface Hints {
  /** Best first; at least one. */
  readonly ideas: readonly Hint[];
  /** The first is hardly better than the second. */
  readonly isClose: boolean;
  /** Set where it makes no difference any more: both lead to the same result. */
  readonly decided?: Decided | undefined;
  /** Time ran out before everything was thought through. */
  readonly isHasty: boolean;
}

/** From here on a danger is likely; and below that an action gets away from it. */
const [LIKELY, AWAY] = [0.45, 0.2];
/** So many other actions are asked whether they get away, the best first. */
const LOOKED_AT = 40;

/** The actions of the ideas; where the first is likely to lose at once, the last one gets away if anything does. */
function withWayOut(book: AnyBook, { ideas, thought, world }: Advice, seat: Seat, known: Known | undefined): readonly Action[] {
  const actions = ideas.map(({ action }) => action);
  const dangerOf = (action: Action): number => book.dangerOf?.(parseCanonical(world), seat, action, known) ?? 0;
  if (dangerOf(actions[0]!) < LIKELY || actions.some((action) => dangerOf(action) < AWAY)) return actions;
  const others = thought.candidates.toSorted((a, b) => b.value - a.value).slice(0, LOOKED_AT);
  const away = others.find(({ action }) => !actions.includes(action) && dangerOf(action) < AWAY);
  return away ? [...actions.slice(0, Math.max(1, actions.length - 1)), away.action] : actions;
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
  const advice = advise(game, book, state, seat, deadline, known?.memory);
  const { world, isClose, decided, isHasty } = advice;
  const told = withWayOut(book, advice, seat, known).map((action): Hint => {
    // A reason may try things out in its world: every idea gets a fresh one.
    const says = book.explainMove?.(parseCanonical(world), seat, action, language, known) ?? '';
    const place = book.placeOf?.(parseCanonical(world), seat, action, known);
    return { action, says, ...(place !== undefined && { place }) };
  });
  return { ideas: told, isClose, decided, isHasty };
}
