import { randomBytes, randomInt } from 'node:crypto';
import type { Action, AnyGame, Seat } from '@stolik/kernel/game';
import { canonicalJson, parseCanonical } from '@stolik/kernel/json';
import { KeyedRng } from '@stolik/kernel/keyed';
import { SeededRng } from '@stolik/kernel/random';
import { loadBot } from './levels.ts';

/** What a bot is asked. `world` is redealt: what its seat may not know never reaches whoever thinks. */
export interface BotQuestion {
  readonly game: string;
  readonly level: string;
  readonly seat: Seat;
  readonly world: string;
  readonly seed: number;
}

export function questionFor(game: AnyGame, state: unknown, seat: Seat, level: string): BotQuestion {
  const world = canonicalJson(game.redeal(state, seat, new KeyedRng(randomBytes(32))));
  return { game: game.id, level, seat, world, seed: randomInt(2 ** 31) };
}

/** `waited`: for how many milliseconds already, since it was asked. */
export async function answerQuestion({ game, level, seat, world, seed }: BotQuestion, waited = 0): Promise<Action> {
  const bot = await loadBot(game, level);
  return bot(parseCanonical(world), seat, new SeededRng(seed), waited);
}
