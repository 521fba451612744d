import type { Seat } from '@stolik/kernel/game';
import type { BotEntry } from '@stolik/search/book';
import { foregone, type Player } from '@stolik/search/player';
import { type Bot, type Decision, decideBot } from './bot.ts';

/** Told of every decision, for what is shown beside the board. */
export type Hear = (decision: Decision, seat: Seat) => void;

/** Iterations of a stand-in that thinks for a time: a game with a program must not depend on a clock. */
const ITERATIONS = 50;

/**
 * A program as a player of the arena and of tables. `standIn`, usually level 1, decides where the program gives no legal answer:
 * the game goes on, and `hear` learns why.
 */
export function botPlayer(bot: Bot, standIn: Pick<BotEntry<unknown>, 'player' | 'effort'>, hear?: Hear): Player<unknown> {
  const budget = 'iterations' in standIn.effort ? standIn.effort : { iterations: ITERATIONS };
  return (world, seat, rng) => {
    const seed = rng.below(2 ** 31);
    const decision = decideBot(bot, bot.game.clone(world), seat, seed);
    hear?.(decision, seat);
    return decision.action === undefined ? standIn.player(world, seat, rng, budget) : foregone(decision.action);
  };
}
