import { CHANCE } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { advise } from '@stolik/search/advice';
import type { Adviser, AnyBook } from '@stolik/search/book';
import type { Effort, Player } from '@stolik/search/player';
import type { CircuitState } from './board/state.ts';
import type { BoxName } from './board/tiles.ts';
import { circuitBots } from './bot.ts';
import { circuit } from './game.ts';

// How a first game goes for somebody who does what the first hint says, against a low level. Pure: the same seed, the same game.

export interface FirstGame {
  readonly box: BoxName;
  readonly seed: string;
  /** Whom the newcomer plays against. */
  readonly rival: { readonly player: Player<CircuitState>; readonly effort: Effort };
  /** What is otherwise than with the hints at a table. */
  readonly adviser?: Partial<Pick<Adviser<CircuitState>, 'iterations' | 'margin'>>;
}

export interface FirstResult {
  /** Elements that the newcomer has lit, and the other. */
  readonly lit: readonly [number, number];
  readonly points: readonly [number, number];
  /** Somebody reached eight points. */
  readonly reached: boolean;
  readonly won: boolean;
}

const NEWCOMER = 0;

export function playFirstGame({ box, seed, rival, adviser = {} }: FirstGame): FirstResult {
  const book: AnyBook = { ...circuitBots, adviser: { ...circuitBots.adviser, ...adviser } };
  if (!('iterations' in rival.effort)) throw new Error('a rival that thinks for a time plays another game every time');
  const rng = new SeededRng(seed);
  const state = circuit.setup(unwrap(circuit.parseOptions({ box }, 2)), 2);
  for (let next = circuit.next(state); ; next = circuit.next(state)) {
    if (next.kind === 'over') {
      const [lit, points] = [state.lit, state.points];
      const won = next.outcome.winners.includes(NEWCOMER);
      return { lit: [lit[0]!, lit[1]!], points: [points[0]!, points[1]!], reached: state.last >= 0, won };
    }
    if (next.kind === 'chance') circuit.play(state, CHANCE, circuit.roll(state, rng));
    else if (next.seat === NEWCOMER)
      circuit.play(state, NEWCOMER, advise(circuit, book, circuit.clone(state), NEWCOMER).ideas[0]!.action);
    else {
      const world = circuit.redeal(state, next.seat, rng);
      circuit.play(state, next.seat, rival.player(world, next.seat, rng, rival.effort).action);
    }
  }
}
