import {
  type Action,
  type Actor,
  type AnyGame,
  CHANCE,
  type Emit,
  type GameEvent,
  type Outcome,
  type Seat,
} from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';

/** The participants of a game: the players, the dice and the observers. */
export interface Course {
  readonly chance: Rng;
  /** Asked once for every decision. `state` is the true one: whoever is asked is handed a redealt world of it. */
  decide(state: unknown, seat: Seat): Action;
  /** The order in which seats are asked that decide together; by seat where it is left out. Commits commute. */
  order?(seats: readonly Seat[]): readonly Seat[];
  readonly emit?: Emit<GameEvent>;
  /** Called after every decision and every roll. */
  after?(state: unknown): void;
}

/** Longer than any game: a game that gets here has a bug. */
const MOST_DECISIONS = 20_000;

/** Plays a game to its end on a state that the caller owns. An error names `where`, and everything that was played before it. */
export function playGame(game: AnyGame, state: unknown, course: Course, where: string): { outcome: Outcome; decisions: number } {
  const played: string[] = [];
  const play = (actor: Actor, action: Action): void => {
    game.play(state, actor, action, course.emit);
    played.push(`${actor}:${action}`);
    course.after?.(state);
  };
  try {
    for (let decisions = 0; decisions < MOST_DECISIONS; ) {
      const next = game.next(state);
      if (next.kind === 'over') return { outcome: next.outcome, decisions };
      if (next.kind === 'chance') {
        play(CHANCE, game.roll(state, course.chance));
        continue;
      }
      for (const seat of course.order?.(next.seats) ?? next.seats) {
        play(seat, course.decide(state, seat));
        decisions++;
      }
    }
    throw new Error('the game has no end');
  } catch (error) {
    throw broken(error, where, played);
  }
}

/** A bot with a clock does not play the same game twice: what it stumbled over is told with all that was played before. */
function broken(error: unknown, where: string, played: readonly string[]): Error {
  const what = error instanceof Error ? error.message : String(error);
  return new Error(`${where}: ${what}; played before (who:what): ${played.join(' ')}`, { cause: error });
}
