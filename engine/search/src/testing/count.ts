import { type AnyGame, CHANCE, type Seat } from '@stolik/kernel/game';
import { unwrap } from '@stolik/kernel/result';
import type { AnyLively, Facts } from '../lively.ts';

/** A game as a log writes it: `1: program F F A`, `chance: luck if`. */
export interface Written {
  readonly seats: number;
  readonly options: unknown;
  readonly steps: readonly string[];
}

/** The counts of a written game from start to end. */
export function countIn(game: AnyGame, lively: AnyLively, { seats, options, steps }: Written, rival?: Seat): Facts {
  const watch = lively.watch(seats, rival);
  const state: unknown = game.setup(unwrap(game.parseOptions(options, seats)), seats);
  for (const step of steps) {
    const [who = '', ...words] = step.split(': ');
    const actor = who === 'chance' ? CHANCE : Number(who) - 1;
    const action = game.read(state, actor, words.join(': '));
    if (!action.ok) throw new Error(`"${step}" is no step: ${JSON.stringify(action.problem)}`);
    game.play(state, actor, action.value, (event) => watch.see(event));
    watch.after?.(state);
  }
  const next = game.next(state);
  if (next.kind !== 'over') throw new Error('the game is not over');
  return watch.facts(next.outcome);
}
