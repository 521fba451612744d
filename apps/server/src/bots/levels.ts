import { findGame, loadBots, loadRules } from '@stolik/games/games';
import type { Action, Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import { findRung, isSeer } from '@stolik/search/book';
import { levelNow } from '@stolik/search/manifest';
import { type Effort, withClock } from '@stolik/search/player';

/** Chooses in a world that its seat cannot tell from the real one. */
// biome-ignore lint/suspicious/noExplicitAny: the state of whichever game the bot belongs to
export type Bot = (world: any, seat: Seat, rng: Rng, asked?: Asked) => Action;

export interface Asked {
  /** For how many milliseconds the question has waited already. */
  readonly waited?: number;
  /** What its seat remembers of the game. */
  readonly memory?: unknown;
}

/** A level that is not known here plays at random: a bot of a newer process must not stop a table. */
export async function loadBot(game: string, level: string): Promise<Bot> {
  const manifest = findGame(game);
  if (!manifest) throw new Error(`no bot knows the game ${game}`);
  const [rules, book] = await Promise.all([loadRules(game), loadBots(game)]);
  const entry = findRung(book, levelNow(manifest, level));
  if (entry && !isSeer(entry))
    return (world, seat, rng, { waited = 0, memory } = {}) =>
      entry.player(world, seat, rng, { ...withClock(effortAfter(entry.effort, waited), () => performance.now()), memory }).action;
  return (world, seat, rng) => rules.sample(world, seat, rng);
}

/** People wait for the answer, not for the thinking: what a question has waited in a queue is taken from its time, but a quarter of that is left. */
export function effortAfter(effort: Effort, waited: number): Effort {
  if (!('milliseconds' in effort)) return effort;
  return { milliseconds: Math.max(effort.milliseconds / 4, effort.milliseconds - waited) };
}
