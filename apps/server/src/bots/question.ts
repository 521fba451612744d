import { randomBytes, randomInt } from 'node:crypto';
import { loadRecall } from '@stolik/games/games';
import type { Action, AnyGame, Seat } from '@stolik/kernel/game';
import { canonicalJson, parseCanonical } from '@stolik/kernel/json';
import { KeyedRng } from '@stolik/kernel/keyed';
import { SeededRng } from '@stolik/kernel/random';
import { memoryAfter } from '@stolik/search/memory';
import { stateAfter, type Table } from '@stolik/table/table';
import { loadBot } from './levels.ts';

/** A request to a bot. `world` is redealt: hidden facts never reach the search. */
export interface BotQuestion {
  readonly game: string;
  readonly level: string;
  readonly seat: Seat;
  readonly world: string;
  readonly seed: number;
  /** What its seat remembers of earlier rounds; left out where bots remember nothing. */
  readonly memory?: unknown;
}

export function questionFor(game: AnyGame, state: unknown, seat: Seat, level: string, memory?: unknown): BotQuestion {
  const world = canonicalJson(game.redeal(state, seat, new KeyedRng(randomBytes(32))));
  return { game: game.id, level, seat, world, seed: randomInt(2 ** 31), ...(memory !== undefined && { memory }) };
}

/** What a bot on this seat remembers of the table. */
export async function memoryAt(game: AnyGame, table: Table, seat: Seat): Promise<unknown> {
  return memoryAfter(game, await loadRecall(game.id), () => stateAfter(game, table, []), table.steps, seat);
}

/** `waited`: for how many milliseconds already, since it was asked. */
export async function answerQuestion({ game, level, seat, world, seed, memory }: BotQuestion, waited = 0): Promise<Action> {
  const bot = await loadBot(game, level);
  return bot(parseCanonical(world), seat, new SeededRng(seed), { waited, memory });
}
